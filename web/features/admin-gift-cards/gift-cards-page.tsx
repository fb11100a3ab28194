import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { GiftCardState } from '../../codegen/schema.gen.ts';
import { formatMoney } from '../../intl/money.ts';
import { useText } from '../../intl/use-text.ts';
import { saveFile } from '../../lib/files/save-file.ts';
import { POLLING } from '../../lib/timing/polling.ts';
import { AdminTop } from '../../ui/admin-top.tsx';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { ListSearch } from '../../ui/data-table/list-search.tsx';
import { Pager } from '../../ui/data-table/pager.tsx';
import { useListState, type ListState } from '../../ui/data-table/use-list-state.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorLine } from '../../ui/form/error-line.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useAdminGiftCardsQuery, type AdminGiftCardsQuery } from './AdminGiftCards.gen.ts';
import { useCardName, useGiftCardColumns } from './gift-card-columns.tsx';
import { IssueForm } from './issue-form.tsx';

const FIRST = 50;
const STATES: readonly GiftCardState[] = ['WAITING', 'ACTIVE', 'SPENT', 'EXPIRED', 'FROZEN', 'VOIDED'];

const Tools = ({ list }: { list: ListState<'state'> }) => {
  const t = useText();
  return (
    <>
      <ListSearch label={t('orders.giftCards.search')} value={list.q} onSearch={list.setQ} />
      <select
        className="in"
        aria-label={t('orders.giftCards.stands')}
        value={list.filters.state}
        onChange={({ target }) => list.setFilter('state', target.value)}
      >
        <option value="">{t('orders.giftCards.anyState')}</option>
        {STATES.map((state) => (
          <option key={state} value={state}>
            {t(`orders.giftCards.state.${state}`)}
          </option>
        ))}
      </select>
    </>
  );
};

const Liability = ({ liability }: { liability: AdminGiftCardsQuery['giftCardLiability'] }) => {
  const t = useText();
  const intl = useIntl();
  const { busy, problem, run } = useAction();
  const save = () => run(() => saveFile('/api/admin/gift-cards.csv', 'gift-cards.csv'));
  return (
    <>
      <p className="muted">
        {t('orders.giftCards.liability', {
          open: formatMoney(intl, liability.open),
          cards: liability.cards,
          expired: formatMoney(intl, liability.expired),
        })}{' '}
        <Button variant="quiet" small icon="down" busy={busy} onClick={() => void save()}>
          CSV
        </Button>
      </p>
      <ErrorLine>{problem}</ErrorLine>
    </>
  );
};

/** Every gift card, what the shop owes by them, and the way to give one. */
export const GiftCardsPage = () => {
  const t = useText();
  const nameOf = useCardName();
  const [issuing, setIssuing] = useState(false);
  const list = useListState<'state'>({ filters: ['state'], sort: 'NEWEST' });
  const state = STATES.find((one) => one === list.filters.state) ?? null;
  const { data, previousData, error, loading, refetch } = useAdminGiftCardsQuery({
    variables: { search: list.q.slice(0, 200) || null, state, first: FIRST, page: list.page },
    ...POLLING,
  });
  const known = data ?? previousData;
  const shown = known?.adminGiftCards;
  const onDone = () => {
    setIssuing(false);
    void refetch();
  };
  return (
    <>
      <AdminTop
        title={t('orders.giftCards.title')}
        count={shown?.totalCount ?? null}
        back={{ to: '/admin/orders', text: t('orders.title') }}
      >
        <Button small icon="plus" onClick={() => setIssuing(true)}>
          {t('orders.giftCards.new')}
        </Button>
      </AdminTop>
      <div className="adm__stack">
        {issuing && <IssueForm onDone={onDone} onClose={() => setIssuing(false)} />}
        <DataTable
          name="gift-cards"
          caption={t('orders.giftCards.title')}
          columns={useGiftCardColumns()}
          rows={shown?.items}
          rowKey={({ id }) => id}
          rowName={nameOf}
          sort={list.sort}
          onSort={list.setSort}
          tools={<Tools list={list} />}
          error={error}
          onRetry={() => void refetch()}
          loading={loading}
          empty={<EmptyState art="paper" title={t('orders.giftCards.none')} />}
          footer={
            shown &&
            shown.totalCount > FIRST && (
              <Pager page={list.page} first={FIRST} total={shown.totalCount} onPage={list.setPage} />
            )
          }
        />
        {known && <Liability liability={known.giftCardLiability} />}
      </div>
    </>
  );
};
