import './orders.css';
import { useIntl } from 'react-intl';
import { formatMoney } from '../../intl/money.ts';
import type { MoneyValue } from '../../intl/money.ts';
import { useText } from '../../intl/use-text.ts';
import { Picture } from '../../ui/picture.tsx';
import type { PictureSource } from '../../ui/picture.tsx';

interface OrderPanelProps {
  order: {
    orderNumber: string;
    totalAmount: MoneyValue;
    lines: readonly {
      id: string;
      productName: string;
      quantity: number;
      subtotal: MoneyValue;
      image: PictureSource | null;
    }[];
  };
}

/** Number, items and total of an order on a sheet beside the page. */
export const OrderPanel = ({ order }: OrderPanelProps) => {
  const t = useText();
  const intl = useIntl();
  return (
    <aside className="panel order-panel" aria-labelledby="order-panel-title">
      <h2 className="h3" id="order-panel-title">
        {order.orderNumber}
      </h2>
      <ul>
        {order.lines.map((item) => (
          <li className="order-row" key={item.id}>
            <span className="order-row__pic">{item.image && <Picture image={item.image} sizes="72px" alt="" />}</span>
            <span className="order-row__name">
              {item.productName}
              {item.quantity > 1 && (
                <span className="faint num order-row__sub">{t('checkout.times', { count: item.quantity })}</span>
              )}
            </span>
            <span className="num nowrap">{formatMoney(intl, item.subtotal)}</span>
          </li>
        ))}
      </ul>
      <dl>
        <div className="kv order-panel__total">
          <dt>{t('checkout.total')}</dt>
          <dd className="price nowrap">{formatMoney(intl, order.totalAmount)}</dd>
        </div>
      </dl>
    </aside>
  );
};
