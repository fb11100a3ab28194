import { Link } from 'react-router-dom';
import { useText } from '../../../intl/use-text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { CheckoutQuote } from '../quote/quote.ts';

/** Says which files of the cart the customer has bought already, before they are bought twice. */
export const OwnedFiles = ({ quote }: { quote: CheckoutQuote }) => {
  const t = useText();
  const names = quote.lines.flatMap(({ product }) => (product?.ownedCopy ? [product.name] : []));
  if (names.length === 0) return null;
  return (
    <div className="owned-files">
      <Notice
        action={
          <ButtonLink variant="quiet" small to="/cart">
            {t('checkout.changeCart')}
          </ButtonLink>
        }
      >
        <p>
          {t('checkout.owned', { names: names.join(', ') })}{' '}
          <Link className="link" to="/account/downloads">
            {t('cart.ownedDownload')}
          </Link>
        </p>
      </Notice>
    </div>
  );
};
