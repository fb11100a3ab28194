import './moderation.css';
import type { ReactNode } from 'react';
import { useText } from '../../intl/use-text.ts';
import { AdminTop } from '../../ui/admin-top.tsx';
import { ListSearch } from '../../ui/data-table/list-search.tsx';
import { Pager } from '../../ui/data-table/pager.tsx';
import type { ListState } from '../../ui/data-table/use-list-state.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useQueueKeys } from './use-queue-keys.ts';

interface QueuePageProps<Row> {
  title: string;
  list: ListState<'queue'>;
  queue: string;
  queues: readonly { id: string; label: string; count?: number }[];
  /** Absent while the first answer is on its way. */
  rows: readonly Row[] | undefined;
  keyOf: (row: Row) => string;
  item: (row: Row) => ReactNode;
  total: number;
  first: number;
  error: unknown;
  busy: boolean;
  onRetry: () => void;
}

const Items = <Row,>({ rows, keyOf, item }: Pick<QueuePageProps<Row>, 'keyOf' | 'item'> & { rows: readonly Row[] }) => {
  const ref = useQueueKeys(rows.map(keyOf));
  return (
    <ul className="mod-list" ref={ref}>
      {rows.map(item)}
    </ul>
  );
};

/** What customers want to show, in queues by its state. */
export const QueuePage = <Row,>(props: QueuePageProps<Row>) => {
  const { title, list, queue, queues, rows, total, first, error, busy } = props;
  const t = useText();
  const hrefOf = (id: string) => `?${new URLSearchParams({ queue: id })}`;
  const tabs = queues.map(({ id, label, count }) => ({
    id,
    href: hrefOf(id),
    label: count ? (
      <>
        {label} <span className="num faint mod-count">{count}</span>
      </>
    ) : (
      label
    ),
  }));
  return (
    <>
      <AdminTop title={title}>
        <ListSearch label={t('moderation.search')} value={list.q} onSearch={list.setQ} />
      </AdminTop>
      <Tabs label={title} tabs={tabs} selected={queue} onSelect={(id) => list.setFilter('queue', id)}>
        <p className="muted mod-keys">{t('moderation.keys')}</p>
        {error !== undefined && error !== null && <LoadFailure error={error} busy={busy} onRetry={props.onRetry} />}
        {!rows && !error && <Skeleton height="360px" />}
        {rows && <Items rows={rows} keyOf={props.keyOf} item={props.item} />}
        {rows?.length === 0 && <EmptyState art="paper" title={t(list.q ? 'moderation.noMatch' : 'moderation.none')} />}
        {total > first && <Pager page={list.page} first={first} total={total} onPage={list.setPage} />}
      </Tabs>
    </>
  );
};
