import { memo } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { useDayText } from './use-day-text.ts';
import { VisitsChart, type VisitDays } from './visits-chart.tsx';

/** The chart's values for those who cannot see it. */
const VisitsTable = memo(function VisitsTable({ days }: { days: VisitDays }) {
  const t = useText();
  const intl = useIntl();
  const { long } = useDayText();
  return (
    <div className="sr">
      <table>
        <caption>{t('dashboard.visits.byDay')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('dashboard.visits.day')}</th>
            <th scope="col">{t('dashboard.visits.all')}</th>
            <th scope="col">{t('dashboard.visits.unique')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, count, uniqueCount }) => (
            <tr key={date}>
              <th scope="row">{long(date)}</th>
              <td>{intl.formatNumber(count)}</td>
              <td>{intl.formatNumber(uniqueCount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});

interface VisitsPanelProps {
  /** Null while the store of visits is away. */
  days: VisitDays | null;
  period: number;
}

/** Visits per day of the period. */
export const VisitsPanel = ({ days, period }: VisitsPanelProps) => {
  const t = useText();
  const some = days?.some(({ count }) => count > 0);
  return (
    <section className="panel" aria-labelledby="dashboard-visits">
      <div className="row between dsh__head">
        <h2 className="h3" id="dashboard-visits">
          {t('dashboard.visits.title', { days: period })}
        </h2>
        <div className="vch__legend" aria-hidden>
          <span>{t('dashboard.visits.all')}</span>
          <span>{t('dashboard.visits.unique')}</span>
        </div>
        <Link className="link" to="/admin/cassandra">
          {t('dashboard.visits.explore')}
        </Link>
      </div>
      {days && some ? (
        <>
          <VisitsChart key={period} days={days} />
          <VisitsTable days={days} />
        </>
      ) : (
        <p className="vch vch--none muted">
          {!days && <Icon name="warn" />}
          {t(days ? 'dashboard.visits.none' : 'dashboard.visits.away')}
        </p>
      )}
    </section>
  );
};
