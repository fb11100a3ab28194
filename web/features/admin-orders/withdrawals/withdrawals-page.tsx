import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { WithdrawalFilter } from '../../../codegen/schema.gen.ts';
import { formatMoment } from '../../../intl/dates.ts';
import { useText } from '../../../intl/use-text.ts';
import { POLLING } from '../../../lib/timing/polling.ts';
import { AdminTop } from '../../../ui/admin-top.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Price } from '../../../ui/price.tsx';
import { buyerColumn, OrderCell, Show } from '../cases/case-list.tsx';
import { WithdrawalClock, WithdrawalTag } from './withdrawal-state.tsx';
import { useAdminWithdrawalsQuery, type AdminWithdrawalsQuery } from './Withdrawals.gen.ts';

type Row = AdminWithdrawalsQuery['adminWithdrawals'][number];

const FILTERS: readonly WithdrawalFilter[] = ['OPEN', 'WAITING', 'TO_REFUND', 'OVERDUE', 'DONE'];

const useColumns = (): Column<Row>[] => {
  const t = useText();
  const intl = useIntl();
  return [
    {
      key: 'order',
      header: t('orders.withdrawals.column.order'),
      fixed: true,
      phone: 'title',
      cell: (row) => <OrderCell orderId={row.orderId ?? null} orderNumber={row.orderNumber} />,
    },
    buyerColumn<Row>(t('orders.withdrawals.column.buyer')),
    {
      key: 'received',
      header: t('orders.withdrawals.column.received'),
      cell: ({ receivedAt }) => formatMoment(intl, receivedAt),
    },
    { key: 'state', header: t('orders.withdrawals.column.state'), cell: (row) => <WithdrawalTag {...row} /> },
    {
      key: 'due',
      header: t('orders.withdrawals.column.due'),
      phone: 'title',
      cell: (row) => <WithdrawalClock standing={row} />,
    },
    {
      key: 'sum',
      header: t('orders.withdrawals.column.sum'),
      end: true,
      cell: ({ sum }) => sum && <Price value={sum} />,
    },
  ];
};

/** Withdrawals of all orders: whose money is overdue first. */
export const WithdrawalsPage = () => {
  const t = useText();
  const [address, setAddress] = useSearchParams();
  const asked = address.get('show')?.toUpperCase();
  const filter = FILTERS.find((name) => name === asked) ?? 'OPEN';
  const { data, previousData, error, loading, refetch } = useAdminWithdrawalsQuery({
    variables: { filter },
    ...POLLING,
  });
  const rows = (data ?? previousData)?.adminWithdrawals;
  const show = (next: WithdrawalFilter) =>
    setAddress(next === 'OPEN' ? {} : { show: next.toLowerCase() }, { replace: true });
  const tools = (
    <Show
      label={t('orders.withdrawals.filter')}
      filters={FILTERS}
      filter={filter}
      words={(name) => t(`orders.withdrawals.filter.${name}`)}
      onShow={show}
    />
  );
  return (
    <>
      <AdminTop
        title={t('orders.withdrawals')}
        count={rows?.length ?? null}
        back={{ to: '/admin/orders', text: t('orders.title') }}
      />
      <DataTable
        error={error}
        loading={loading}
        onRetry={() => void refetch()}
        name="withdrawals"
        caption={t('orders.withdrawals')}
        columns={useColumns()}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ orderNumber }) => orderNumber}
        tools={tools}
        empty={<EmptyState art="paper" title={t('orders.withdrawals.none')} />}
      />
    </>
  );
};
