import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { ComplaintFilter } from '../../../codegen/schema.gen.ts';
import { formatMoment } from '../../../intl/dates.ts';
import { useText } from '../../../intl/use-text.ts';
import { POLLING } from '../../../lib/timing/polling.ts';
import { AdminTop } from '../../../ui/admin-top.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { buyerColumn, OrderCell, Show } from '../cases/case-list.tsx';
import { ComplaintClock, ComplaintTag } from './complaint-state.tsx';
import { useAdminComplaintsQuery, type AdminComplaintsQuery } from './Complaints.gen.ts';

type Row = AdminComplaintsQuery['adminComplaints'][number];

const FILTERS: readonly ComplaintFilter[] = ['OPEN', 'UNCONFIRMED', 'OVERDUE', 'DONE'];

const useColumns = (): Column<Row>[] => {
  const t = useText();
  const intl = useIntl();
  return [
    {
      key: 'order',
      header: t('orders.withdrawals.column.order'),
      fixed: true,
      phone: 'title',
      cell: (row) => <OrderCell {...row} />,
    },
    buyerColumn<Row>(t('orders.withdrawals.column.buyer')),
    {
      key: 'product',
      header: t('orders.complaints.column.product'),
      cell: ({ productName: name, units }) => t('orders.complaint.line', { units, name }),
    },
    {
      key: 'received',
      header: t('orders.withdrawals.column.received'),
      cell: ({ receivedAt }) => formatMoment(intl, receivedAt),
    },
    { key: 'state', header: t('orders.withdrawals.column.state'), cell: (row) => <ComplaintTag {...row} /> },
    {
      key: 'due',
      header: t('orders.complaints.column.due'),
      phone: 'title',
      cell: (row) => <ComplaintClock standing={row} />,
    },
  ];
};

/** Complaints about all orders: what is due soonest first. */
export const ComplaintsPage = () => {
  const t = useText();
  const [address, setAddress] = useSearchParams();
  const asked = address.get('show')?.toUpperCase();
  const filter = FILTERS.find((name) => name === asked) ?? 'OPEN';
  const { data, previousData, error, loading, refetch } = useAdminComplaintsQuery({
    variables: { filter },
    ...POLLING,
  });
  const rows = (data ?? previousData)?.adminComplaints;
  const show = (next: ComplaintFilter) =>
    setAddress(next === 'OPEN' ? {} : { show: next.toLowerCase() }, { replace: true });
  const tools = (
    <Show
      label={t('orders.complaints.filter')}
      filters={FILTERS}
      filter={filter}
      words={(name) => t(`orders.complaints.filter.${name}`)}
      onShow={show}
    />
  );
  return (
    <>
      <AdminTop
        title={t('orders.complaints')}
        count={rows?.length ?? null}
        back={{ to: '/admin/orders', text: t('orders.title') }}
      />
      <DataTable
        error={error}
        loading={loading}
        onRetry={() => void refetch()}
        name="complaints"
        caption={t('orders.complaints')}
        columns={useColumns()}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ orderNumber }) => orderNumber}
        tools={tools}
        empty={<EmptyState art="paper" title={t('orders.complaints.none')} />}
      />
    </>
  );
};
