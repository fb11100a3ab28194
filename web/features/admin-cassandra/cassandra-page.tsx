import './cassandra.css';
import { useIntl } from 'react-intl';
import { formatSeconds } from '../../intl/dates.ts';
import { useText } from '../../intl/use-text.ts';
import { POLLING } from '../../lib/timing/polling.ts';
import { AdminTop } from '../../ui/admin-top.tsx';
import { Button } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { DaysPanel } from './days-panel.tsx';
import { Explorer } from './explorer.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { NodesPanel } from './nodes-panel.tsx';
import { StoreFigures } from './store-figures.tsx';
import { StoreNotices } from './store-notices.tsx';
import { useVisitStoreQuery, type VisitStoreQuery } from './VisitStore.gen.ts';

/** An operator watches this while something is wrong: oftener than other lists. */
const REFRESH_MS = 10_000;

const useLead = (store: VisitStoreQuery['visitStore'] | undefined): string => {
  const t = useText();
  if (!store) return t('cassandra.lead.none');
  if (store.kind === 'POSTGRESQL') return t('cassandra.lead.postgresql');
  if (store.replication === 0) return t('cassandra.lead.away');
  const { replication } = store;
  return t('cassandra.lead.cassandra', { copies: replication, nodes: Math.floor(replication / 2) + 1 });
};

const Panels = ({ store }: { store: VisitStoreQuery['visitStore'] }) => (
  <>
    <StoreNotices store={store} />
    <StoreFigures store={store} />
    <div className="vst__two">
      <NodesPanel store={store} />
      <div className="adm__stack">
        <DaysPanel />
        <HistoryPanel store={store} />
      </div>
    </div>
  </>
);

/** The visit store's console: which store serves, how it is, what it holds. */
export const CassandraPage = () => {
  const t = useText();
  const intl = useIntl();
  const { data, error, loading, refetch } = useVisitStoreQuery({
    ...POLLING,
    pollInterval: REFRESH_MS,
  });
  const store = data?.visitStore;
  return (
    <>
      <AdminTop title={t('cassandra.title')}>
        <span className={store ? 'faint vst__read' : 'faint vst__read vst__read--waiting'}>
          {t('cassandra.read', { time: formatSeconds(intl, new Date().toISOString()) })}
        </span>
        <Button variant="line" small icon="rot" busy={loading} onClick={() => void refetch()}>
          {t('cassandra.refresh')}
        </Button>
      </AdminTop>
      <p className="muted vst__lead">{useLead(store)}</p>
      <div className="adm__stack">
        {!store && error && <LoadFailure error={error} busy={loading} onRetry={() => void refetch()} />}
        {!store && !error && <Skeleton height="640px" />}
        {store && <Panels store={store} />}
        {(store || error) && <Explorer />}
      </div>
    </>
  );
};
