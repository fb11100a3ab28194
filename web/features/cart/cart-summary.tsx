import { useIntl } from 'react-intl';
import { formatMoney } from '../../intl/money.ts';
import { promotionRows } from '../../intl/promotions.ts';
import { useText } from '../../intl/use-text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import type { Quote } from './use-cart-quote.ts';

interface CartSummaryProps {
  quote: Quote | undefined;
  busy: boolean;
  onLeave: () => void;
}

/** What sending costs at least, beside the ways that cost nothing. */
const useDelivery = (quote: Quote | undefined) => {
  const t = useText();
  const intl = useIntl();
  if (!quote) return null;
  if (!quote.requiresShipping) return t('cart.noDelivery');
  const prices = quote.shippingMethods.map(({ price }) => price).sort((a, b) => a.minor - b.minor);
  const [least] = prices;
  const paid = prices.find(({ minor }) => minor > 0);
  if (!least) return t('cart.deliveryLater');
  if (!paid) return t('cart.deliveryFree');
  return t(least === paid ? 'cart.deliveryFrom' : 'cart.deliveryFreeOrFrom', { price: formatMoney(intl, paid) });
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
        {promotionRows(intl, quote?.promotions ?? []).map(({ label, text }) => (
          <div className="kv" key={label}>
            <dt className="muted">{label}</dt>
            <dd className="nowrap">{text}</dd>
          </div>
        ))}
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
