import '../admin-orders.css';
import type { ApolloCache } from '@apollo/client';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { formatMoment } from '../../../intl/dates.ts';
import { useText } from '../../../intl/use-text.ts';
import { byText, knownList, type Change } from '../../../lib/graphql/known-list.ts';
import { POLLING } from '../../../lib/timing/polling.ts';
import { AdminTop } from '../../../ui/admin-top.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useUndo } from '../../../ui/undo.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { PaymentMovements } from './payment-movements.tsx';
import {
  PaymentDifferencesDocument,
  usePaymentDifferencesQuery,
  useSetPaymentDifferenceAsideMutation,
  type PaymentDifferencesQuery,
} from './PaymentDifferences.gen.ts';

type Compared = PaymentDifferencesQuery['paymentDifferences'];
type Difference = Compared['differences'][number];

const knownDifferences = knownList(
  PaymentDifferencesDocument,
  ({ paymentDifferences }, change: Change<Difference>) => ({
    paymentDifferences: { ...paymentDifferences, differences: change(paymentDifferences.differences) },
  }),
  byText(({ happenedAt }) => happenedAt),
);

const useSetAside = () => {
  const t = useText();
  const offerUndo = useUndo();
  const { busy, problem, run } = useAction();
  const [aside] = useSetPaymentDifferenceAsideMutation();
  const putAway = async (difference: Difference) => {
    const { id, paypalId: name } = difference;
    const optimisticResponse = { setPaymentDifferenceAside: difference };
    const update = (cache: ApolloCache) => knownDifferences.drop(cache, id);
    if (await run(() => aside({ variables: { id, aside: true }, optimisticResponse, update })))
      offerUndo(t('orders.differences.isAside', { name }), () =>
        aside({ variables: { id, aside: false }, update: (cache) => knownDifferences.put(cache, difference) }),
      );
  };
  return { busy, problem, putAway };
};

const Sums = ({ difference: { atPayPal, booked, fee } }: { difference: Difference }) => {
  const t = useText();
  return (
    <div className="num">
      <div>{t('orders.differences.atPayPal', { sum: atPayPal ?? '–' })}</div>
      <div>{t('orders.differences.booked', { sum: booked ?? '–' })}</div>
      {fee && <div className="muted">{t('orders.differences.fee', { sum: fee })}</div>}
    </div>
  );
};

const What = ({ difference: { kind } }: { difference: Difference }) => {
  const t = useText();
  return (
    <div>
      <b>{t(`orders.differences.kind.${kind}`)}</b>
      <div className="muted">{t(`orders.differences.do.${kind}`)}</div>
    </div>
  );
};

const OrderCell = ({ difference: { orderId, orderNumber } }: { difference: Difference }) =>
  orderId ? (
    <Link className="link num nowrap" to={`/admin/orders/${orderId}`}>
      {orderNumber}
    </Link>
  ) : (
    '–'
  );

const useColumns = ({ busy, putAway }: Pick<ReturnType<typeof useSetAside>, 'busy' | 'putAway'>) => {
  const t = useText();
  const intl = useIntl();
  const columns: Column<Difference>[] = [
    {
      key: 'what',
      header: t('orders.differences.column.what'),
      fixed: true,
      phone: 'title',
      cell: (difference) => <What difference={difference} />,
    },
    {
      key: 'sums',
      header: t('orders.differences.column.sums'),
      cell: (difference) => <Sums difference={difference} />,
    },
    {
      key: 'order',
      header: t('orders.differences.column.order'),
      cell: (difference) => <OrderCell difference={difference} />,
    },
    {
      key: 'id',
      header: t('orders.differences.column.id'),
      cell: ({ paypalId }) => <span className="num">{paypalId}</span>,
    },
    {
      key: 'at',
      header: t('orders.differences.column.at'),
      cell: ({ happenedAt }) => <span className="num">{formatMoment(intl, happenedAt)}</span>,
    },
    {
      key: 'steps',
      header: t('orders.events.column.steps'),
      fixed: true,
      cell: (difference) => (
        <Button variant="quiet" small busy={busy} onClick={() => void putAway(difference)}>
          <span>
            {t('orders.events.aside')} <span className="sr">{difference.paypalId}</span>
          </span>
        </Button>
      ),
    },
  ];
  return columns;
};

/** When the comparison was made, and whether the last one failed. */
const LastRun = ({ compared: { comparedAt, coveredUntil, failedAt, error } }: { compared: Compared }) => {
  const t = useText();
  const intl = useIntl();
  return (
    <>
      {failedAt && (
        <Notice kind="warn">
          {t('orders.differences.failed', { at: formatMoment(intl, failedAt), error: error ?? '–' })}
        </Notice>
      )}
      <p className="muted ao-compared">
        {comparedAt && coveredUntil
          ? t('orders.differences.compared', {
              at: formatMoment(intl, comparedAt),
              until: formatMoment(intl, coveredUntil),
            })
          : t('orders.differences.never')}
      </p>
    </>
  );
};

/** Where PayPal's transactions and the books disagree, each with what to do, to be set aside when it is done. */
export const PaymentDifferencesPage = () => {
  const t = useText();
  const { data, previousData, error, loading, refetch } = usePaymentDifferencesQuery(POLLING);
  const { problem, ...steps } = useSetAside();
  const columns = useColumns(steps);
  const compared = (data ?? previousData)?.paymentDifferences;
  const none = compared?.comparedAt ? t('orders.differences.none') : t('orders.differences.never');
  return (
    <>
      <AdminTop title={t('orders.differences')} count={compared?.differences.length ?? null} />
      <p className="muted ao-lead">{t('orders.differences.lead')}</p>
      {problem && <Notice kind="error">{problem}</Notice>}
      {/* What was compared last stands above the table, which must not move. */}
      {compared ? <LastRun compared={compared} /> : !error && <Skeleton height="480px" />}
      {(compared ?? error) && (
        <DataTable
          name="payment-differences"
          caption={t('orders.differences')}
          columns={columns}
          rows={compared?.differences}
          rowKey={({ id }) => id}
          rowName={({ paypalId }) => paypalId}
          error={error}
          onRetry={() => void refetch()}
          loading={loading}
          empty={<EmptyState art="paper" title={none} />}
        />
      )}
      {compared && <PaymentMovements movements={compared.movements} />}
    </>
  );
};
