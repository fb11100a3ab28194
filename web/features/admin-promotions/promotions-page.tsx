import './promotions.css';
import type { PromotionState } from '../../codegen/schema.gen.ts';
import { useText } from '../../intl/use-text.ts';
import { POLLING } from '../../lib/timing/polling.ts';
import { AdminTop } from '../../ui/admin-top.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { ListSearch } from '../../ui/data-table/list-search.tsx';
import { Pager } from '../../ui/data-table/pager.tsx';
import { useListState, type ListState } from '../../ui/data-table/use-list-state.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { usePromotionColumns } from './promotion-columns.tsx';
import { usePromotionsQuery } from './Promotions.gen.ts';

const FIRST = 50;
const STATES: readonly PromotionState[] = ['RUNNING', 'PLANNED', 'ENDED', 'USED_UP', 'OFF'];

const Tools = ({ list }: { list: ListState<'state'> }) => {
  const t = useText();
  return (
    <>
      <ListSearch label={t('promotions.search')} value={list.q} onSearch={list.setQ} />
      <select
        className="in promo-choice"
        aria-label={t('promotions.stands')}
        value={list.filters.state}
        onChange={({ target }) => list.setFilter('state', target.value)}
      >
        <option value="">{t('promotions.anyState')}</option>
        {STATES.map((state) => (
          <option key={state} value={state}>
            {t(`promotions.state.${state}`)}
          </option>
        ))}
      </select>
    </>
  );
};

const None = ({ list }: { list: ListState<'state'> }) => {
  const t = useText();
  if (!list.narrowed) {
    return (
      <EmptyState art="paper" title={t('promotions.none')}>
        {t('promotions.none.text')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      art="search"
      title={t('promotions.noMatch')}
      action={
        <Button variant="line" small onClick={list.clear}>
          {t('promotions.clear')}
        </Button>
      }
    />
  );
};

/** What takes something off prices: codes, and what applies by itself. */
export const PromotionsPage = () => {
  const t = useText();
  const list = useListState<'state'>({ filters: ['state'], sort: 'NEWEST' });
  const state = STATES.find((one) => one === list.filters.state) ?? null;
  const { data, previousData, error, loading, refetch } = usePromotionsQuery({
    variables: { search: list.q.slice(0, 200) || null, state, first: FIRST, page: list.page },
    ...POLLING,
  });
  const shown = (data ?? previousData)?.promotions;
  return (
    <>
      <AdminTop title={t('promotions.title')} count={shown?.totalCount ?? null}>
        <ButtonLink small icon="plus" to="/admin/promotions/new">
          {t('promotions.new')}
        </ButtonLink>
      </AdminTop>
      <DataTable
        name="promotions"
        caption={t('promotions.title')}
        columns={usePromotionColumns()}
        rows={shown?.items}
        rowKey={({ id }) => id}
        rowName={({ code, names }) => code ?? names.en}
        sort={list.sort}
        onSort={list.setSort}
        tools={<Tools list={list} />}
        error={error}
        onRetry={() => void refetch()}
        loading={loading}
        empty={<None list={list} />}
        footer={
          shown &&
          shown.totalCount > FIRST && (
            <Pager page={list.page} first={FIRST} total={shown.totalCount} onPage={list.setPage} />
          )
        }
      />
    </>
  );
};
