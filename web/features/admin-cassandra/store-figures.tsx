import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { formatSeconds } from '../../intl/dates.ts';
import { useText } from '../../intl/use-text.ts';
import { POLLING } from '../../lib/timing/polling.ts';
import { millisecondsText } from './units.ts';
import { useVisitTotalsQuery, type VisitStoreQuery } from './VisitStore.gen.ts';

type Store = VisitStoreQuery['visitStore'];

const Figure = ({ name, value, children }: { name: string; value: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <span className="vst__v">{value}</span>
      <small>{children}</small>
    </dd>
  </div>
);

const Speed = ({ name, latency }: { name: string; latency: Store['reads'] }) => {
  const t = useText();
  const intl = useIntl();
  return (
    <Figure name={name} value={millisecondsText(intl, latency.p95Ms)}>
      {latency.count === 0
        ? t('cassandra.speed.none')
        : t('cassandra.speed.half', { time: millisecondsText(intl, latency.p50Ms), count: latency.count })}
    </Figure>
  );
};

/** How fast this process writes and reads, what waits in it, and how many visits there are. */
export const StoreFigures = ({ store: { reads, writes, buffer } }: { store: Store }) => {
  const t = useText();
  const intl = useIntl();
  const { data } = useVisitTotalsQuery(POLLING);
  const totals = data?.visitCount;
  return (
    <dl className="vst__figures">
      <Speed name={t('cassandra.writes')} latency={writes} />
      <Speed name={t('cassandra.reads')} latency={reads} />
      <Figure name={t('cassandra.buffer')} value={intl.formatNumber(buffer.waiting)}>
        {t('cassandra.buffer.of', { capacity: buffer.capacity })}
        {buffer.lastWrite && `, ${t('cassandra.buffer.last', { time: formatSeconds(intl, buffer.lastWrite) })}`}
      </Figure>
      <Figure name={t('cassandra.today')} value={totals ? intl.formatNumber(totals.todayCount) : '–'}>
        {totals && t('cassandra.today.all', { count: totals.totalCount })}
      </Figure>
    </dl>
  );
};
