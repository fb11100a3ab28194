import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { formatSeconds } from '../../intl/dates.ts';
import { useText } from '../../intl/use-text.ts';
import { shopDay } from '../../lib/shop-day.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { Pager } from '../../ui/data-table/pager.tsx';
import { useListState, type ListState } from '../../ui/data-table/use-list-state.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { millisecondsText } from './units.ts';
import { useVisitRowsQuery, type VisitRowsQuery } from './VisitRows.gen.ts';

const FIRST = 20;
const FILTERS = ['day', 'country'] as const;
type Filter = (typeof FILTERS)[number];
type Row = VisitRowsQuery['visitRows']['items'][number];

const UNKNOWN_COUNTRY = 'XX';
/** ICU's own code for a region that nobody knows. */
const ICU_UNKNOWN = 'ZZ';

const useCountryName = () => {
  const intl = useIntl();
  return (code: string): string =>
    intl.formatDisplayName(code === UNKNOWN_COUNTRY ? ICU_UNKNOWN : code, { type: 'region' }) ?? code;
};

const useColumns = (): Column<Row>[] => {
  const t = useText();
  const intl = useIntl();
  const nameOf = useCountryName();
  const text = (key: 'device' | 'referrer' | 'language' | 'screenResolution' | 'timezone', off = false) => ({
    key,
    off,
    header: t(`cassandra.row.${key}`),
    cell: (row: Row) => <span className="vst__wrap">{row[key] || '–'}</span>,
  });
  return [
    {
      key: 'at',
      header: t('cassandra.row.at'),
      fixed: true,
      phone: 'title',
      cell: ({ at }) => <time dateTime={at}>{formatSeconds(intl, at)}</time>,
    },
    { key: 'country', header: t('cassandra.row.country'), cell: ({ countryCode }) => nameOf(countryCode) },
    text('device'),
    text('referrer'),
    text('language'),
    text('screenResolution'),
    text('timezone'),
  ];
};

const Choices = ({ list, day, countries }: { list: ListState<Filter>; day: string; countries: readonly string[] }) => {
  const t = useText();
  const nameOf = useCountryName();
  const { country } = list.filters;
  const known = country && !countries.includes(country) ? [...countries, country] : countries;
  return (
    <>
      <input
        type="date"
        className="in vst__choice"
        aria-label={t('cassandra.day')}
        value={day}
        max={shopDay()}
        onChange={({ target }) => target.value && list.setFilter('day', target.value)}
      />
      <select
        className="in vst__choice"
        aria-label={t('cassandra.row.country')}
        value={country}
        onChange={({ target }) => list.setFilter('country', target.value)}
      >
        <option value="">{t('cassandra.explorer.everywhere')}</option>
        {known.map((code) => (
          <option key={code} value={code}>
            {nameOf(code)}
          </option>
        ))}
      </select>
    </>
  );
};

/** The list comes after the answer of the store: an address that names it is followed then. */
const useShownByAddress = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (window.location.hash === `#${heading.current?.id}`) heading.current?.scrollIntoView();
  }, []);
  return heading;
};

/** Single visits of a day, by country: all that is kept of them. The address names day, country and page. */
export const Explorer = () => {
  const t = useText();
  const intl = useIntl();
  const list = useListState<Filter>({ filters: FILTERS, sort: '' });
  const day = list.filters.day || shopDay();
  const heading = useShownByAddress();
  const { data, previousData, error, loading, refetch } = useVisitRowsQuery({
    variables: { day, countryCode: list.filters.country || null, first: FIRST, page: list.page },
  });
  const shown = (data ?? previousData)?.visitRows;
  return (
    <section aria-labelledby="vst-explorer">
      <div className="row between vst__head">
        <h2 className="h3" id="vst-explorer" ref={heading}>
          {t('cassandra.explorer')}
        </h2>
        {shown && (
          <span className="muted num">
            {t('cassandra.explorer.read', { time: millisecondsText(intl, shown.readMs) })}
          </span>
        )}
      </div>
      <DataTable
        name="visit-rows"
        caption={t('cassandra.explorer.caption', { day })}
        columns={useColumns()}
        rows={shown?.items}
        rowKey={({ id }) => id}
        rowName={({ at }) => formatSeconds(intl, at)}
        tools={<Choices list={list} day={day} countries={shown?.countries ?? []} />}
        error={error}
        onRetry={() => void refetch()}
        loading={loading}
        empty={
          <EmptyState art="paper" title={t('cassandra.explorer.none')}>
            {t('cassandra.explorer.kept')}
          </EmptyState>
        }
        footer={
          shown && (
            <Pager page={list.page} first={FIRST} total={shown.totalCount} more={shown.hasMore} onPage={list.setPage} />
          )
        }
      />
    </section>
  );
};
