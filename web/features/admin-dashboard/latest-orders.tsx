import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { formatShortMoment } from '../../intl/dates.ts';
import { formatMoney } from '../../intl/money.ts';
import { useText } from '../../intl/use-text.ts';
import { POLLING } from '../../lib/timing/polling.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { useLatestOrdersQuery, type LatestOrdersQuery } from './LatestOrders.gen.ts';

type Order = LatestOrdersQuery['adminOrders']['items'][number];

/** Shows where an order stands; the application hands it in. */
export type OrderStateOf = (order: Pick<Order, 'status' | 'paymentStatus' | 'fulfilmentStatus'>) => ReactNode;

const Row = ({ order, stateOf }: { order: Order; stateOf: OrderStateOf }) => {
  const intl = useIntl();
  return (
    <tr>
      <td className="num">
        <Link className="link" to={`/admin/orders/${order.id}`}>
          {order.orderNumber}
        </Link>
      </td>
      <td>{order.customerName}</td>
      <td className="num muted">{formatShortMoment(intl, order.orderDate)}</td>
      <td className="num latest__items">{intl.formatNumber(order.itemCount)}</td>
      <td>{stateOf(order)}</td>
      <td className="r num">{formatMoney(intl, order.totalAmount)}</td>
    </tr>
  );
};

const OrdersTable = ({ orders, stateOf }: { orders: readonly Order[]; stateOf: OrderStateOf }) => {
  const t = useText();
  return (
    <table className="tbl tbl--cards latest" aria-labelledby="dashboard-latest">
      <thead>
        <tr>
          <th scope="col">{t('dashboard.latest.order')}</th>
          <th scope="col">{t('dashboard.latest.customer')}</th>
          <th scope="col">{t('dashboard.latest.placed')}</th>
          <th scope="col">{t('dashboard.latest.items')}</th>
          <th scope="col">{t('dashboard.latest.status')}</th>
          <th scope="col" className="r">
            {t('dashboard.latest.total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <Row key={order.id} order={order} stateOf={stateOf} />
        ))}
      </tbody>
    </table>
  );
};

/** The orders that were placed last, paid or not. */
export const LatestOrders = ({ stateOf }: { stateOf: OrderStateOf }) => {
  const t = useText();
  const { data, error, loading, refetch } = useLatestOrdersQuery({
    ...POLLING,
  });
  const orders = data?.adminOrders.items;
  return (
    <section className="panel" aria-labelledby="dashboard-latest" aria-busy={!data && !error}>
      <div className="row between">
        <h2 className="h3" id="dashboard-latest">
          {t('dashboard.latest.title')}
        </h2>
        <Link className="link" to="/admin/orders">
          {t('dashboard.latest.all')}
        </Link>
      </div>
      {orders && orders.length > 0 && <OrdersTable orders={orders} stateOf={stateOf} />}
      {orders?.length === 0 && <p className="muted">{t('dashboard.latest.none')}</p>}
      {!orders && !error && <Skeleton height="400px" />}
      {!orders && error && <LoadFailure error={error} busy={loading} onRetry={() => void refetch()} />}
    </section>
  );
};
