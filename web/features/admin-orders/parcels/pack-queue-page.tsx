import '../admin-orders.css';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { formatShortMoment } from '../../../intl/dates.ts';
import { useText } from '../../../intl/use-text.ts';
import { POLLING } from '../../../lib/timing/polling.ts';
import { AdminTop } from '../../../ui/admin-top.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useAdminOrdersQuery, type AdminOrderListRowFragment } from '../list/AdminOrders.gen.ts';
import { OrderStage } from '../order-stage.tsx';
import { ManifestsPanel } from './manifests-panel.tsx';
import { ScanField } from './scan-field.tsx';
import { signalSound } from './signal-sound.ts';
import { useOpenOrder } from './use-open-order.ts';

const ROWS = 100;
const variables = { filter: { todo: 'PACK' }, sort: 'PLACED_ASC', first: ROWS, page: 1 } as const;

const Waiting = ({ order }: { order: AdminOrderListRowFragment }) => {
  const t = useText();
  const intl = useIntl();
  return (
    <li>
      <Link className="link num" to={`/admin/orders/${order.id}/packing`}>
        {order.orderNumber}
      </Link>
      <time className="num muted" dateTime={order.orderDate}>
        {formatShortMoment(intl, order.orderDate)}
      </time>
      <span>{order.customerName}</span>
      <span className="muted">{t('orders.pack.pieces', { count: order.itemCount })}</span>
      <OrderStage order={order} />
    </li>
  );
};

/** What waits to be packed, oldest first; a scanned number opens its order. */
export const PackQueuePage = () => {
  const t = useText();
  const open = useOpenOrder();
  const [unknown, setUnknown] = useState<string | null>(null);
  const { data, error, loading, refetch } = useAdminOrdersQuery({ variables, ...POLLING });
  const orders = data?.adminOrders;
  const miss = (code: string) => {
    signalSound(false);
    setUnknown(code);
  };
  const take = (code: string) =>
    void open(code).then(
      (found) => found || miss(code),
      () => miss(code),
    );
  return (
    <>
      <AdminTop
        title={t('orders.pack.title')}
        count={orders?.totalCount ?? null}
        back={{ to: '/admin/orders', text: t('orders.title') }}
      />
      <div className="adm__stack">
        <section className="panel ao-form">
          <ScanField label={t('orders.scan.order')} onCode={take} />
          {unknown && <Notice kind="error">{t('orders.scan.noOrder', { code: unknown })}</Notice>}
        </section>
        <ManifestsPanel />
        {!orders && error && <LoadFailure error={error} busy={loading} onRetry={() => void refetch()} />}
        {!orders && !error && <Skeleton height="320px" />}
        {orders?.items.length === 0 && <EmptyState art="paper" title={t('orders.pack.nothing')} />}
        {orders && orders.items.length > 0 && (
          <ol className="panel ao-queue" aria-label={t('orders.pack.title')}>
            {orders.items.map((order) => (
              <Waiting key={order.id} order={order} />
            ))}
          </ol>
        )}
      </div>
    </>
  );
};
