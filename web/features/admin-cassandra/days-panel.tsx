import { useState } from 'react';
import { useIntl } from 'react-intl';
import { formatDate } from '../../intl/dates.ts';
import { useText } from '../../intl/use-text.ts';
import { POLLING } from '../../lib/timing/polling.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { Seg } from '../../ui/seg.tsx';
import { DayList } from './day-list.tsx';
import { useVisitDaysQuery, type VisitDaysQuery } from './VisitDays.gen.ts';

const PERIODS = ['30', '366'] as const;
type Period = (typeof PERIODS)[number];

const Bars = ({ days }: { days: VisitDaysQuery['visitsDaily'] }) => {
  const t = useText();
  const intl = useIntl();
  const highest = Math.max(...days.map(({ count }) => count), 1);
  const peak = days.findLast(({ count }) => count === highest);
  const dayText = (date: string): string => formatDate(intl, `${date}T12:00:00Z`);
  const label = peak
    ? t('cassandra.days.label', { days: days.length, most: highest, day: dayText(peak.date) })
    : t('cassandra.days.empty', { days: days.length });
  return (
    <>
      <p className="vst__peak num" aria-hidden>
        {peak && `${intl.formatNumber(highest)} · ${dayText(peak.date)}`}
      </p>
      <div className={days.length > 60 ? 'vst__bars vst__bars--thin' : 'vst__bars'} role="img" aria-label={label}>
        {days.map((day) => (
          <i
            key={day.date}
            className={day === peak ? 'vst__most' : undefined}
            style={{ blockSize: `${(day.count / highest) * 100}%` }}
          />
        ))}
      </div>
      <p className="row between num faint vst__ends" aria-hidden>
        <span>{dayText(days[0]!.date)}</span>
        <span>{dayText(days.at(-1)!.date)}</span>
      </p>
    </>
  );
};

/** How many visits were written on each day: as bars, and in a list that reaches back to the first. */
export const DaysPanel = () => {
  const t = useText();
  const [period, setPeriod] = useState<Period>('30');
  const { data, previousData, error, loading, refetch } = useVisitDaysQuery({
    variables: { days: Number(period) },
    ...POLLING,
  });
  const days = (data ?? previousData)?.visitsDaily;
  const options = PERIODS.map((value) => ({ value, content: t('cassandra.days.period', { days: Number(value) }) }));
  return (
    <section className="panel" aria-labelledby="vst-days">
      <div className="row between">
        <h2 className="h3" id="vst-days">
          {t('cassandra.days')}
        </h2>
        <Seg label={t('cassandra.days.choose')} value={period} options={options} onChange={setPeriod} />
      </div>
      {days && <Bars days={days} />}
      {!days && !error && <Skeleton height="200px" />}
      {!days && error && <LoadFailure error={error} busy={loading} onRetry={() => void refetch()} />}
      <DayList />
    </section>
  );
};
