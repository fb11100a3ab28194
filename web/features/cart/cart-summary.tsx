import { useIntl } from 'react-intl';
import { formatMoney } from '../../intl/money.ts';
import { useText } from '../../intl/use-text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import type { Quote } from './use-cart-quote.ts';

interface CartSummaryProps {
  quote: Quote | undefined;
  busy: boolean;
  onLeave: () => void;
}

const cheapest = ({ shippingMethods }: Quote) =>
  shippingMethods.map(({ price }) => price).reduce((least, price) => (price.minor < least.minor ? price : least));

const useDelivery = (quote: Quote | undefined) => {
  const t = useText();
  const intl = useIntl();
  if (!quote) return null;
  if (!quote.requiresShipping || quote.shippingMethods.length === 0) return t('cart.noDelivery');
  return t('cart.deliveryFrom', { price: formatMoney(intl, cheapest(quote)) });
};

/** Sums below the lines and the two ways on. */
export const CartSummary = ({ quote, busy, onLeave }: CartSummaryProps) => {
  const t = useText();
  const intl = useIntl();
  const delivery = useDelivery(quote);
  return (
    <>
      <dl aria-busy={busy || undefined}>
        <div className="kv">
          <dt className="muted">{t('cart.subtotal')}</dt>
          <dd>{quote ? formatMoney(intl, quote.subtotal) : <Skeleton width="72px" height="20px" />}</dd>
        </div>
        <div className="kv">
          <dt className="muted">{t('cart.delivery')}</dt>
          <dd>{delivery ?? <Skeleton width="72px" height="20px" />}</dd>
        </div>
      </dl>
      <ButtonLink variant="signal" block className="cart-checkout" to="/checkout" onClick={onLeave}>
        {t('cart.checkout')}
      </ButtonLink>
      <ButtonLink variant="quiet" block to="/cart" onClick={onLeave}>
        {t('cart.open')}
      </ButtonLink>
    </>
  );
};
