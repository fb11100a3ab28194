import { useIntl } from 'react-intl';
import { useText } from '../../intl/use-text.ts';
import { formatMoney } from '../../intl/money.ts';
import type { DashboardQuery } from './Dashboard.gen.ts';

const THOUSAND = 100_000;

/** Revenue of the last weeks; the highest stands as tall as there is room, the present week is marked. */
export const WeekBars = ({ weeks }: { weeks: DashboardQuery['adminDashboard']['weeks'] }) => {
  const t = useText();
  const intl = useIntl();
  const highest = Math.max(...weeks.map(({ revenue }) => revenue.minor), 1);
  const unit = highest >= THOUSAND ? THOUSAND : 100;
  const label = (minor: number): string =>
    intl.formatNumber(minor / unit, { maximumFractionDigits: unit === THOUSAND ? 1 : 0 });
  return (
    <section className="panel" aria-labelledby="dashboard-weeks">
      <div className="row between dsh__head">
        <h2 className="h3" id="dashboard-weeks">
          {t('dashboard.weeks.title')}
        </h2>
        <span className="faint" aria-hidden>
          {t(unit === THOUSAND ? 'dashboard.weeks.thousands' : 'dashboard.weeks.euros')}
        </span>
      </div>
      <ol className="weeks">
        {weeks.map(({ week, start, revenue }) => (
          <li key={start}>
            <span className="sr">{t('dashboard.weeks.week', { week, revenue: formatMoney(intl, revenue) })}</span>
            <span className="num" aria-hidden>
              {label(revenue.minor)}
            </span>
            <i aria-hidden style={{ blockSize: `${(Math.max(0, revenue.minor) / highest) * 84}px` }} />
            <span className="num faint" aria-hidden>
              {week}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};
