import './dashboard.css';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { POLLING } from '../../lib/timing/polling.ts';
import { AdminTop } from '../../ui/admin-top.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Seg } from '../../ui/seg.tsx';
import { LatestOrders, type OrderStateOf } from './latest-orders.tsx';
import { SalesAndVisits } from './sales-and-visits.tsx';
import { TurnoverLimits } from './turnover-limits.tsx';
import { UnionThreshold } from './union-threshold.tsx';
import { useWaitingQuery } from './Waiting.gen.ts';
import { WaitingStrip } from './waiting-strip.tsx';

const PERIODS = ['7', '30', '90', '366'] as const;
type Period = (typeof PERIODS)[number];
const USUAL: Period = '30';

/** The period stands in the address, so that links and Back keep it. */
const usePeriod = (): [Period, (period: Period) => void] => {
  const [search, setSearch] = useSearchParams();
  const period = PERIODS.find((one) => one === search.get('days')) ?? USUAL;
  const change = (next: Period) =>
    setSearch(next === USUAL ? {} : { days: next }, { replace: true, preventScrollReset: true });
  return [period, change];
};

const SecondFactorAdvice = () => {
  const t = useText();
  return (
    <Notice
      kind="warn"
      icon="lock"
      action={
        <ButtonLink variant="line" small to="/account/security">
          {t('dashboard.secondFactor.set')}
        </ButtonLink>
      }
    >
      <p>{t('dashboard.secondFactor.advice')}</p>
    </Notice>
  );
};

/** Where an admin begins: what waits, and for those with ANALYTICS how the shop does. */
export const DashboardPage = ({ orderStateOf }: { orderStateOf: OrderStateOf }) => {
  const t = useText();
  const [period, setPeriod] = usePeriod();
  const { data, error, loading, refetch } = useWaitingQuery({
    ...POLLING,
  });
  const permissions = data?.me?.permissions ?? [];
  const limits = data?.adminLimits;
  const latest = permissions.includes('ORDERS') && <LatestOrders stateOf={orderStateOf} />;
  const options = PERIODS.map((value) => ({ value, content: t('dashboard.days', { days: Number(value) }) }));
  return (
    <>
      <AdminTop title={t('dashboard.title')}>
        {(!data || permissions.includes('ANALYTICS')) && (
          <Seg label={t('dashboard.period')} value={period} options={options} onChange={setPeriod} />
        )}
      </AdminTop>
      <div className="adm__stack">
        {data?.me && !data.me.secondFactor.enabled && <SecondFactorAdvice />}
        {limits?.crossBorderSales && <UnionThreshold sales={limits.crossBorderSales} />}
        {limits?.turnover && <TurnoverLimits turnover={limits.turnover} />}
        {data && <WaitingStrip counts={data.adminCounts} />}
        {!data && !error && <Skeleton height="74px" />}
        {!data && error && <LoadFailure error={error} busy={loading} onRetry={() => void refetch()} />}
        {permissions.includes('ANALYTICS') ? (
          <SalesAndVisits days={Number(period)} permissions={permissions}>
            {latest}
          </SalesAndVisits>
        ) : (
          latest
        )}
      </div>
    </>
  );
};
