import { FormattedMessage, useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { GiftCardSums } from '../../../intl/gift-card-sums.tsx';
import { formatDelivery, formatMoney } from '../../../intl/money.ts';
import { promotionRows } from '../../../intl/promotions.ts';
import { useShopInfo } from '../../../lib/shop-info.ts';
import type { Summary } from './summary.ts';

const deliveryLabel = (intl: IntlShape, { shippingName }: Summary): string =>
  shippingName
    ? intl.formatMessage({ id: 'checkout.deliveryBy' }, { method: shippingName })
    : intl.formatMessage({ id: 'checkout.delivery' });

const DeliveryRow = ({ summary }: { summary: Summary }) => {
  const intl = useIntl();
  if (!summary.requiresShipping) return null;
  return (
    <div className="kv">
      <dt className="muted">{deliveryLabel(intl, summary)}</dt>
      <dd className="nowrap">
        {summary.shipping ? formatDelivery(intl, summary.shipping) : <FormattedMessage id="checkout.deliveryUnknown" />}
      </dd>
    </div>
  );
};

/**
 * Subtotal, promotions, delivery, the VAT inside and the total: what is paid and why. A company pays a seller who is no payer of
 * VAT what everybody pays, so nothing is said of VAT there.
 */
export const SummaryTotals = ({ summary }: { summary: Summary }) => {
  const intl = useIntl();
  const { chargesVat } = useShopInfo();
  const isWithoutVat = summary.withoutVat && chargesVat;
  const percent = (rate: number) => intl.formatNumber(rate / 100, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <dl>
      <div className="kv">
        <dt className="muted">
          <FormattedMessage id="checkout.subtotal" />
        </dt>
        <dd className="nowrap">{formatMoney(intl, summary.subtotal)}</dd>
      </div>
      {promotionRows(intl, summary.promotions).map(({ label, text }) => (
        <div className="kv" key={label}>
          <dt className="muted">{label}</dt>
          <dd className="nowrap">{text}</dd>
        </div>
      ))}
      <DeliveryRow summary={summary} />
      {summary.taxes.map(({ ratePercent, tax }) => (
        <div className="kv" key={ratePercent}>
          <dt className="muted">
            <FormattedMessage id="checkout.vat" values={{ rate: percent(ratePercent) }} />
          </dt>
          <dd className="nowrap">{formatMoney(intl, tax)}</dd>
        </div>
      ))}
      <div className="kv kv--total">
        <dt>
          <FormattedMessage id={isWithoutVat ? 'checkout.totalWithoutVat' : 'checkout.total'} />
        </dt>
        <dd className="price nowrap">{formatMoney(intl, summary.total)}</dd>
      </div>
      <GiftCardSums giftCards={summary.giftCards} due={summary.due} />
    </dl>
  );
};
