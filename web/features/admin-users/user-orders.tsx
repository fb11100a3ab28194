import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { formatDate } from '../../intl/dates.ts';
import { formatMoney } from '../../intl/money.ts';
import { useText } from '../../intl/use-text.ts';
import type { AdminUserQuery } from './AdminUser.gen.ts';

type User = AdminUserQuery['adminUser'];
type Order = NonNullable<User['latestOrders']>[number];

/** Shows where an order stands; the application hands it in. */
export type OrderStateOf = (order: Order) => ReactNode;

interface UserOrdersProps {
  orders: readonly Order[];
  email: string;
  stateOf: OrderStateOf;
}

/** The latest orders of an account, and the way to all of them. */
export const UserOrders = ({ orders, email, stateOf }: UserOrdersProps) => {
  const t = useText();
  const intl = useIntl();
  return (
    <section className="panel">
      <div className="row between">
        <h2 className="h3">{t('people.latestOrders')}</h2>
        <Link className="link" to={`/admin/orders?${new URLSearchParams({ q: email })}`}>
          {t('people.allOrders')}
        </Link>
      </div>
      {orders.length === 0 && <p className="muted">{t('people.noOrders')}</p>}
      {orders.length > 0 && (
        <table className="tbl tbl--cards people-orders">
          <caption className="sr">{t('people.latestOrders')}</caption>
          <thead>
            <tr>
              <th>{t('people.order')}</th>
              <th>{t('people.placed')}</th>
              <th>{t('people.state')}</th>
              <th className="r">{t('people.total')}</th>
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <tr key={order.id}>
                <td className="num">
                  <Link className="link" to={`/admin/orders/${order.id}`}>
                    {order.orderNumber}
                  </Link>
                </td>
                <td>{formatDate(intl, order.orderDate)}</td>
                <td>{stateOf(order)}</td>
                <td className="r num">{formatMoney(intl, order.totalAmount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};
