import type { ReactNode } from 'react';
import type { Permission } from '../../codegen/schema.gen.ts';
import { POLLING } from '../../lib/timing/polling.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { BestSellers } from './best-sellers.tsx';
import { CountryBars } from './country-bars.tsx';
import { useDashboardQuery } from './Dashboard.gen.ts';
import { Figures } from './figures.tsx';
import { VisitsPanel } from './visits-panel.tsx';
import { WeekBars } from './week-bars.tsx';

const Waiting = () => (
  <div className="adm__stack" aria-busy>
    <div className="dsh__kpis-sk">
      <Skeleton height="100%" />
    </div>
    <div className="dsh__chart-sk">
      <Skeleton height="100%" />
    </div>
    <div className="adm__two">
      <Skeleton height="420px" />
      <Skeleton height="420px" />
    </div>
  </div>
);

interface SalesAndVisitsProps {
  days: number;
  permissions: readonly Permission[];
  /** Beside the figures of the right column. */
  children: ReactNode;
}

/** The figures of the period. Those of another period stay until the new ones are here. */
export const SalesAndVisits = ({ days, permissions, children }: SalesAndVisitsProps) => {
  const { data, previousData, error, loading, refetch } = useDashboardQuery({
    variables: { days },
    ...POLLING,
  });
  const dashboard = (data ?? previousData)?.adminDashboard;
  if (!dashboard) {
    return error ? <LoadFailure error={error} busy={loading} onRetry={() => void refetch()} /> : <Waiting />;
  }
  const { visits, weeks, bestSellers } = dashboard;
  const shown = visits?.days.length ?? days;
  return (
    <div className="adm__stack" aria-busy={!data}>
      {error && <LoadFailure error={error} busy={loading} onRetry={() => void refetch()} />}
      <Figures dashboard={dashboard} days={shown} orders={permissions.includes('ORDERS')} />
      <VisitsPanel days={visits?.days ?? null} period={shown} />
      <div className="adm__two">
        <div className="adm__stack">
          {children}
          <BestSellers products={bestSellers} linked={permissions.includes('CATALOGUE')} />
        </div>
        <div className="adm__stack">
          {visits && <CountryBars countries={visits.countries} />}
          <WeekBars weeks={weeks} />
        </div>
      </div>
    </div>
  );
};
