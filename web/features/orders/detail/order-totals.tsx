import { useIntl } from 'react-intl';
import { GiftCardSums } from '../../../intl/gift-card-sums.tsx';
import { formatDelivery, formatMoney } from '../../../intl/money.ts';
import type { MoneyValue } from '../../../intl/money.ts';
import { promotionRows } from '../../../intl/promotions.ts';
import { useText } from '../../../intl/use-text.ts';
import type { OrderPagePartsFragment } from './Order.gen.ts';

interface RowProps {
  label: string;
  value: MoneyValue;
  format?: typeof formatMoney;
}

const Row = ({ label, value, format = formatMoney }: RowProps) => {
  const intl = useIntl();
  return (
    <div className="kv">
      <dt className="muted">{label}</dt>
      <dd className="nowrap">{format(intl, value)}</dd>
    </div>
  );
};

const VatTable = ({ taxes }: { taxes: OrderPagePartsFragment['taxes'] }) => {
  const t = useText();
  const intl = useIntl();
  const rate = (percent: number) => intl.formatNumber(percent / 100, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <table className="tbl vat">
      <caption className="sr">{t('checkout.order.vatTable')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('checkout.order.rate')}</th>
          <th scope="col" className="r">
            {t('checkout.order.net')}
          </th>
          <th scope="col" className="r">
            {t('checkout.order.tax')}
          </th>
          <th scope="col" className="r">
            {t('checkout.order.gross')}
          </th>
        </tr>
      </thead>
      <tbody>
        {taxes.map(({ ratePercent, net, tax, gross }) => (
          <tr key={ratePercent}>
            <td className="num">{rate(ratePercent)}</td>
            <td className="r num">{formatMoney(intl, net)}</td>
            <td className="r num">{formatMoney(intl, tax)}</td>
            <td className="r num">{formatMoney(intl, gross)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The sums of an order and the VAT inside them, rate by rate. */
export const OrderTotals = ({ order }: { order: OrderPagePartsFragment }) => {
  const t = useText();
  const intl = useIntl();
  const { shippingMethodName } = order;
  const physical = order.lines.some(({ productType }) => productType === 'PHYSICAL');
  return (
    <div className="order-totals">
      <dl>
        <Row label={t('checkout.subtotal')} value={order.subtotal} />
        {promotionRows(intl, order.promotions).map(({ label, text }) => (
          <div className="kv" key={label}>
            <dt className="muted">{label}</dt>
            <dd className="nowrap">{text}</dd>
          </div>
        ))}
        {physical && (
          <Row
            label={
              shippingMethodName ? t('checkout.deliveryBy', { method: shippingMethodName }) : t('checkout.delivery')
            }
            value={order.shipping}
            format={formatDelivery}
          />
        )}
        <div className="kv order-panel__total">
          <dt>{t('checkout.total')}</dt>
          <dd className="price nowrap">{formatMoney(intl, order.totalAmount)}</dd>
        </div>
        <GiftCardSums giftCards={order.giftCards} due={order.due} />
      </dl>
      {order.taxes.some(({ ratePercent }) => ratePercent > 0) && <VatTable taxes={order.taxes} />}
    </div>
  );
};
