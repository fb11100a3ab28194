import '../order-list.css';
import { useState, type ReactNode } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton, Spinner } from '../../../ui/loading.tsx';
import { useMyOrdersQuery } from './MyOrders.gen.ts';
import type { MyOrdersQuery } from './MyOrders.gen.ts';
import { OrderCard } from './order-card.tsx';
import { renewedFrom } from '../downloads/renewed-links.ts';
import type { FileLink } from '../downloads/renewed-links.ts';

/** More orders are read in steps of this size, up to the most that the server hands out at once. */
const STEP = 20;
const MOST = 100;

type Me = MyOrdersQuery['me'];

const linksOf = (me: Me | undefined): FileLink[] =>
  (me?.orders.nodes ?? []).flatMap(({ lines }) =>
    lines.flatMap(({ id, download }) => (download ? [{ file: id, url: download.zipUrl }] : [])),
  );

/** What stands there until the orders come. */
export const OrdersSkeleton = () => {
  const t = useText();
  return (
    <div aria-busy>
      <Spinner label={t('common.loading')} />
      {[1, 2].map((card) => (
        <div className="ord" key={card}>
          <div className="ord__h">
            <Skeleton height="36px" />
            <Skeleton height="36px" />
            <Skeleton height="36px" />
            <Skeleton height="24px" />
            <span />
          </div>
          <ul className="ord__items">
            <li>
              <Skeleton height="54px" />
              <Skeleton height="40px" />
              <span />
              <Skeleton height="20px" width="70px" />
            </li>
          </ul>
        </div>
      ))}
    </div>
  );
};

const NoOrders = () => {
  const t = useText();
  return (
    <EmptyState
      art="paper"
      title={t('checkout.orders.empty.title')}
      action={
        <ButtonLink small to="/products">
          {t('checkout.result.toProducts')}
        </ButtonLink>
      }
    >
      {t('checkout.orders.empty.text')}
    </EmptyState>
  );
};

interface OrderListProps {
  /** What stands above the orders, of those that wait to join the account. */
  waiting: (count: number, email: string) => ReactNode;
}

/** The orders of the account, newest first. */
export const OrderList = ({ waiting }: OrderListProps) => {
  const t = useText();
  const [first, setFirst] = useState(STEP);
  const query = useMyOrdersQuery({ variables: { first } });
  const { data = query.previousData, error, loading, refetch } = query;
  const me = data?.me;
  const failure = error && (
    <LoadFailure error={error} busy={loading} onRetry={() => void refetch().catch(() => undefined)} />
  );
  if (!me) return failure ?? <OrdersSkeleton />;
  const renew = renewedFrom(linksOf(me), async () => linksOf((await refetch()).data?.me));
  const full = me.orders.nodes.length >= first;
  return (
    <>
      {failure}
      {waiting(me.guestOrdersWaiting, me.email)}
      {me.orders.nodes.length === 0 && <NoOrders />}
      {me.orders.nodes.map((order) => (
        <OrderCard key={order.id} order={order} ownEmail={me.emailConfirmed ? me.email : null} renew={renew} />
      ))}
      {full && first < MOST && (
        <Button variant="line" busy={loading} onClick={() => setFirst(first + STEP)}>
          {t('checkout.orders.more')}
        </Button>
      )}
      {full && first >= MOST && <p className="muted">{t('checkout.orders.most', { count: MOST })}</p>}
    </>
  );
};
