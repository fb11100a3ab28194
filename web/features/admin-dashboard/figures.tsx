import type { ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { Link } from 'react-router-dom';
import { formatMoney, type MoneyValue } from '../../intl/money.ts';
import { useText, type TextValues } from '../../intl/use-text.ts';
import { shopDay } from '../../lib/shop-day.ts';
import type { DashboardQuery } from './Dashboard.gen.ts';

type Dashboard = DashboardQuery['adminDashboard'];

const percent = (intl: IntlShape, share: number, digits = 0): string =>
  intl.formatNumber(share, { style: 'percent', maximumFractionDigits: digits });

/** How much more or less than before, such as `+11 %`; null where there was nothing before. */
const changeText = (intl: IntlShape, now: number, before: number): string | null =>
  before <= 0
    ? null
    : intl.formatNumber(now / before - 1, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 });

/** From a thousand up the cents only take room. */
const roughMoney = (intl: IntlShape, value: MoneyValue): string =>
  Math.abs(value.minor) < 100_000
    ? formatMoney(intl, value)
    : intl.formatNumber(value.minor / 100, { style: 'currency', currency: value.currency, maximumFractionDigits: 0 });

interface FigureProps {
  name: string;
  value: string;
  /** The list behind the figure; without it the figure is not a link. */
  to?: string;
  children?: ReactNode;
}

const Figure = ({ name, value, to, children }: FigureProps) => (
  <div>
    <dt>{to ? <Link to={to}>{name}</Link> : name}</dt>
    <dd>
      <span className="kpis__v">{value}</span>
      <small>{children}</small>
    </dd>
  </div>
);

type Text = (id: MessageId, values?: TextValues) => string;

const salesNotes = (t: Text, intl: IntlShape, { sales, salesBefore }: Dashboard, days: number) => {
  const change = changeText(intl, sales.revenue.minor, salesBefore.revenue.minor);
  return {
    orders: t('dashboard.orders.before', { count: salesBefore.orders, days }),
    revenue: change ? t('dashboard.revenue.change', { change, days }) : t('dashboard.revenue.first', { days }),
    average:
      sales.kitsShare === null
        ? t('dashboard.average.none')
        : t('dashboard.average.shares', {
            kits: percent(intl, sales.kitsShare),
            files: percent(intl, 1 - sales.kitsShare),
          }),
    conversion:
      salesBefore.conversion === null
        ? t('dashboard.conversion.of')
        : t('dashboard.conversion.before', { share: percent(intl, salesBefore.conversion, 2), days }),
  };
};

interface FiguresProps {
  dashboard: Dashboard;
  days: number;
  /** Whether the lists of orders are open to the admin. */
  orders: boolean;
}

/** Visits, orders, revenue, average order and conversion of the period, each with what it is measured against. */
export const Figures = ({ dashboard, days, orders }: FiguresProps) => {
  const t = useText();
  const intl = useIntl();
  const { visits, sales } = dashboard;
  const notes = salesNotes(t, intl, dashboard, days);
  const paid = `/admin/orders?by=paid&from=${shopDay(days - 1)}&to=${shopDay()}`;
  const list = orders ? paid : undefined;
  const none = '–';
  return (
    <dl className="kpis">
      <Figure
        name={t('dashboard.visitsToday')}
        value={visits ? intl.formatNumber(visits.today) : none}
        to={`/admin/cassandra?day=${shopDay()}#vst-explorer`}
      >
        {visits && t('dashboard.visitsToday.total', { count: visits.count, days, total: visits.total })}
      </Figure>
      <Figure name={t('dashboard.orders')} value={intl.formatNumber(sales.orders)} to={list}>
        {notes.orders}
      </Figure>
      <Figure name={t('dashboard.revenue')} value={roughMoney(intl, sales.revenue)} to={list}>
        {notes.revenue}
      </Figure>
      <Figure
        name={t('dashboard.average')}
        value={sales.averageOrder ? formatMoney(intl, sales.averageOrder) : none}
        to={list}
      >
        {notes.average}
      </Figure>
      <Figure
        name={t('dashboard.conversion')}
        value={sales.conversion === null ? none : percent(intl, sales.conversion, 2)}
        to="/admin/cassandra"
      >
        {notes.conversion}
      </Figure>
    </dl>
  );
};
