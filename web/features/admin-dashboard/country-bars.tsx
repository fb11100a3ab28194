import { useIntl } from 'react-intl';
import { useText } from '../../intl/use-text.ts';
import type { DashboardQuery } from './Dashboard.gen.ts';

type Countries = NonNullable<DashboardQuery['adminDashboard']['visits']>['countries'];

/** Where most visits came from. */
export const CountryBars = ({ countries }: { countries: Countries }) => {
  const t = useText();
  const intl = useIntl();
  const most = countries[0]?.count ?? 1;
  return (
    <section className="panel" aria-labelledby="dashboard-countries">
      <h2 className="h3" id="dashboard-countries">
        {t('dashboard.countries.title')}
      </h2>
      {countries.length === 0 && <p className="muted">{t('dashboard.visits.none')}</p>}
      <ol className="bars">
        {countries.map(({ countryCode, country, count }) => (
          <li key={countryCode}>
            <span className="pn" aria-hidden>
              {countryCode}
            </span>
            <span>{country}</span>
            <i style={{ inlineSize: `${(count / most) * 100}%` }} />
            <span className="num">{intl.formatNumber(count)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};
