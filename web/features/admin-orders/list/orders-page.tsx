import '../admin-orders.css';
import { useState } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { POLLING } from '../../../lib/timing/polling.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { AdminTop } from '../../../ui/admin-top.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { ListSearch } from '../../../ui/data-table/list-search.tsx';
import { Pager } from '../../../ui/data-table/pager.tsx';
import { useListState, type ListState } from '../../../ui/data-table/use-list-state.ts';
import { useSelection } from '../../../ui/data-table/use-selection.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useAdminOrdersQuery } from './AdminOrders.gen.ts';
import { BulkActions } from './bulk-actions.tsx';
import { ListFilters } from './list-filters.tsx';
import { useOrderColumns } from './order-columns.tsx';
import { FILTERS, filterOf, filterQuery, NEWEST_FIRST, sortOf, type FilterName } from './order-filter.ts';
import { useStableRows } from './use-stable-rows.ts';

const ROWS = 50;

const useOrders = (state: ListState<FilterName>) => {
  const filter = filterOf(state);
  const variables = { filter, sort: sortOf(state.sort), first: ROWS, page: state.page };
  const answer = useAdminOrdersQuery({
    variables,
    ...POLLING,
  });
  const page = (answer.data ?? answer.previousData)?.adminOrders;
  const newestFirst = variables.sort === NEWEST_FIRST && state.page === 1;
  const quiet = useStableRows(answer.data?.adminOrders.items, JSON.stringify(variables), newestFirst);
  return { ...answer, page, filter, quiet, rows: quiet.rows ?? page?.items };
};

const NoOrders = ({ state }: { state: ListState<FilterName> }) => {
  const t = useText();
  return state.narrowed ? (
    <EmptyState
      art="search"
      title={t('orders.none.match')}
      action={
        <Button variant="line" small onClick={state.clear}>
          {t('orders.none.clear')}
        </Button>
      }
    />
  ) : (
    <EmptyState art="paper" title={t('orders.none')} />
  );
};

/** All orders of the shop: search, filters, and what can be done with many at once. */
export const OrdersPage = () => {
  const t = useText();
  const state = useListState({ filters: FILTERS, sort: NEWEST_FIRST });
  const { page, rows, filter, quiet, error, loading, refetch } = useOrders(state);
  const columns = useOrderColumns();
  const selection = useSelection();
  const csv = useAction();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const saveCsv = () => csv.run(() => saveFile(`/api/admin/orders.csv?${filterQuery(filter)}`, 'orders.csv'));
  const retry = () => refetch();
  const refusals = csv.problem ? [csv.problem, ...problems] : problems;
  return (
    <>
      <AdminTop title={t('orders.title')} count={page?.hasMore ? null : (page?.totalCount ?? null)}>
        <ListSearch
          label={t('orders.search')}
          placeholder={t('orders.search.hint')}
          value={state.q}
          onSearch={state.setQ}
        />
        <ButtonLink variant="line" small icon="box" to="/admin/packing">
          {t('orders.pack.title')}
        </ButtonLink>
        <ButtonLink variant="line" small to="/admin/complaints">
          {t('orders.complaints')}
        </ButtonLink>
        <ButtonLink variant="line" small to="/admin/withdrawals">
          {t('orders.withdrawals')}
        </ButtonLink>
        <Button variant="line" small icon="down" busy={csv.busy} onClick={() => void saveCsv()}>
          {t('orders.csv')}
        </Button>
      </AdminTop>
      <div className="adm__stack">
        {refusals.length > 0 && (
          <Notice kind="error">
            {refusals.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Notice>
        )}
        {quiet.waiting > 0 && (
          <p className="ao-new" role="status">
            <button type="button" className="link" onClick={quiet.show}>
              {t('orders.new', { count: quiet.waiting })}
            </button>
          </p>
        )}
        <DataTable
          name="orders"
          caption={t('orders.title')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          rowName={({ orderNumber }) => orderNumber}
          sort={state.sort}
          onSort={state.setSort}
          selection={selection}
          tools={<ListFilters state={state} />}
          bulk={<BulkActions selection={selection} rows={rows ?? []} onProblems={setProblems} onDone={retry} />}
          error={error}
          onRetry={() => void retry()}
          loading={loading}
          empty={<NoOrders state={state} />}
          footer={
            <Pager
              page={state.page}
              first={ROWS}
              total={page?.totalCount ?? 0}
              more={page?.hasMore}
              onPage={state.setPage}
            />
          }
        />
      </div>
    </>
  );
};
