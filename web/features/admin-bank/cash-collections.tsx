import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { formatDate } from '../../intl/dates.ts';
import { formatMoney } from '../../intl/money.ts';
import { useText } from '../../intl/use-text.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useUndo } from '../../ui/undo.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useCashColumns } from './cash-columns.tsx';
import { CashListPanel } from './cash-list-panel.tsx';
import { nameOf, type AwaitedOrder, type CashSteps } from './cash-steps.tsx';
import {
  useAssignCashCollectionMutation,
  type useCashCollectionsQuery,
  useSetCashCollectionAsideMutation,
  type CashCollectionPartsFragment,
} from './CashCollections.gen.ts';

type Collection = CashCollectionPartsFragment;

const AwaitedRow = ({ order }: { order: AwaitedOrder }) => {
  const t = useText();
  const intl = useIntl();
  const { deliveredDay, sentDay, carrier, parcelNumber } = order;
  const moment = deliveredDay ?? sentDay;
  const day = moment ? formatDate(intl, `${moment}T12:00:00Z`) : '';
  return (
    <li className="bank-waiting">
      <div className="bank-waiting__head">
        <span>
          <Link className="link num nowrap" to={`/admin/orders/${order.id}`}>
            {order.orderNumber}
          </Link>{' '}
          {order.name}
        </span>
        <span className="num nowrap">{formatMoney(intl, order.due)}</span>
        <span className="muted">
          {carrier && t(`orders.carrier.${carrier}`)} <span className="num bank-iban">{parcelNumber}</span>
        </span>
        <span className={order.late ? 'nowrap' : 'muted nowrap'}>
          {moment && t(deliveredDay ? 'orders.cashList.delivered' : 'orders.cashList.sent', { day })}
          {order.late && <b> {t('orders.cashList.late')}</b>}
        </span>
      </div>
    </li>
  );
};

const AwaitedOrders = ({ orders }: { orders: readonly AwaitedOrder[] }) => {
  const t = useText();
  return (
    <section className="bank-list" aria-labelledby="cash-awaited">
      <h2 className="h3" id="cash-awaited">
        {t('orders.cashList.awaited')}
      </h2>
      {orders.length === 0 ? (
        <p className="muted">{t('orders.cashList.awaited.none')}</p>
      ) : (
        <ul className="panel">
          {orders.map((order) => (
            <AwaitedRow key={order.id} order={order} />
          ))}
        </ul>
      )}
    </section>
  );
};

interface CollectionsProps {
  readonly part: 'open' | 'done';
  readonly rows: readonly Collection[];
  readonly steps?: CashSteps;
}

/** The overview leads here, before there is anything to scroll to. */
const useAnchor = (id: string) => {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${id}`) document.getElementById(id)?.scrollIntoView();
  }, [hash, id]);
};

const Collections = ({ part, rows, steps }: CollectionsProps) => {
  const t = useText();
  const id = `cash-${part}`;
  useAnchor(id);
  return (
    <section className="bank-list" aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {t(`orders.cashList.${part}`)}
      </h2>
      <DataTable
        name={id}
        caption={t(`orders.cashList.${part}`)}
        columns={useCashColumns(steps)}
        rows={rows}
        rowKey={({ id: key }) => key}
        rowName={nameOf}
        empty={<EmptyState art="paper" title={t(`orders.cashList.${part}.none`)} />}
      />
    </section>
  );
};

export type AskedCollections = ReturnType<typeof useCashCollectionsQuery>;

/** What carriers collected at doors; nothing where no order was ever sent to be paid there. */
export const CashCollections = ({ asked }: { asked: AskedCollections }) => {
  const t = useText();
  const { data, previousData, refetch } = asked;
  const offerUndo = useUndo();
  const { busy, problem, run } = useAction();
  const [assign] = useAssignCashCollectionMutation();
  const [setAside] = useSetCashCollectionAsideMutation();
  const shown = (data ?? previousData)?.cashCollections;
  if (!shown || shown.open.length + shown.awaited.length + shown.done.length === 0) return null;
  const putAway = async (collection: Collection) => {
    const say = async (aside: boolean) => {
      await setAside({ variables: { id: collection.id, aside } });
      await refetch();
    };
    if (await run(() => say(true)))
      offerUndo(t('orders.cashList.putAway', { name: nameOf(collection) }), () => say(false));
  };
  const steps: CashSteps = {
    busy,
    awaited: shown.awaited,
    assign: ({ id }, orderId) =>
      void run(async () => {
        await assign({ variables: { id, orderId } }).finally(refetch);
      }),
    setAside: (one) => void putAway(one),
  };
  return (
    <>
      <CashListPanel likely={shown.awaited[0]?.carrier ?? null} onImported={() => void refetch()} />
      {problem && <Notice kind="error">{problem}</Notice>}
      <Collections part="open" rows={shown.open} steps={steps} />
      <AwaitedOrders orders={shown.awaited} />
      <Collections part="done" rows={shown.done} />
    </>
  );
};
