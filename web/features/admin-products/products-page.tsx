import './admin-products.css';
import { useEffect, useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { POLLING } from '../../lib/timing/polling.ts';
import { AdminTop } from '../../ui/admin-top.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { Pager } from '../../ui/data-table/pager.tsx';
import { useListState } from '../../ui/data-table/use-list-state.ts';
import { useSelection } from '../../ui/data-table/use-selection.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useAdminProductsQuery } from './AdminProducts.gen.ts';
import { BulkBar, BulkProblems } from './bulk-bar.tsx';
import { ExportButton } from './export-button.tsx';
import { ListTools } from './list-tools.tsx';
import { useProductColumns } from './product-columns.tsx';
import { FILTERS, filterOf, sortOf, type FilterName } from './product-filter.ts';
import { StockDrawer } from './stock-drawer.tsx';
import { useBulkChange } from './use-bulk-change.ts';

const FIRST = 50;

const useProducts = () => {
  const list = useListState<FilterName>({ filters: FILTERS, sort: 'NEWEST' });
  const filter = filterOf(list);
  const sort = sortOf(list.sort);
  const query = useAdminProductsQuery({
    variables: { filter, sort, first: FIRST, page: list.page },
    ...POLLING,
  });
  const shown = (query.data ?? query.previousData)?.adminProducts;
  return { list, filter, sort, query, rows: shown?.items, total: shown?.totalCount, more: shown?.hasMore };
};

const NoProducts = ({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) => {
  const t = useText();
  return (
    <EmptyState
      art="search"
      title={t(narrowed ? 'catalogue.list.noMatch' : 'catalogue.list.empty')}
      action={
        narrowed && (
          <Button variant="line" small onClick={onClear}>
            {t('catalogue.list.clear')}
          </Button>
        )
      }
    />
  );
};

/** All products of the shop: prices, stock and what is on sale, changed in the table or many at once. */
export const ProductsPage = () => {
  const t = useText();
  const { list, filter, sort, query, rows, total, more } = useProducts();
  const selection = useSelection();
  const [openId, setOpenId] = useState<number | null>(null);
  const columns = useProductColumns(setOpenId);
  const change = useBulkChange(() => selection.set([]));
  const place = JSON.stringify([filter, sort, list.page]);
  const { set: tick } = selection;
  // Ticks belong to the rows in sight.
  // oxlint-disable-next-line react/exhaustive-deps -- only another place of the list takes the ticks away
  useEffect(() => tick([]), [place]);
  const ticked = (rows ?? []).filter(({ id }) => selection.has(String(id)));
  return (
    <>
      <AdminTop title={t('catalogue.list.title')} count={more ? null : (total ?? null)}>
        <ButtonLink variant="line" small to="/admin/categories">
          {t('catalogue.categories.title')}
        </ButtonLink>
        <ExportButton filter={filter} />
        <ButtonLink variant="line" small to="/admin/products/import">
          {t('catalogue.list.import')}
        </ButtonLink>
        <ButtonLink small icon="plus" to="/admin/products/new">
          {t('catalogue.list.new')}
        </ButtonLink>
      </AdminTop>
      <BulkProblems change={change} />
      <DataTable
        name="products"
        caption={t('catalogue.list.title')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => String(id)}
        rowName={({ name }) => name}
        sort={sort}
        onSort={list.setSort}
        selection={selection}
        tools={<ListTools list={list} />}
        bulk={<BulkBar products={ticked} change={change} />}
        error={query.error}
        onRetry={() => void query.refetch()}
        loading={query.loading}
        empty={<NoProducts narrowed={list.narrowed} onClear={list.clear} />}
        footer={
          total !== undefined &&
          total > 0 && <Pager page={list.page} first={FIRST} total={total} more={more} onPage={list.setPage} />
        }
      />
      <StockDrawer product={rows?.find(({ id }) => id === openId)} onClose={() => setOpenId(null)} />
    </>
  );
};
