import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useText } from '../../intl/use-text.ts';
import { Pager } from '../../ui/data-table/pager.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { useVisitDayListQuery } from './VisitDays.gen.ts';

const FIRST = 30;

const Days = () => {
  const t = useText();
  const intl = useIntl();
  const [page, setPage] = useState(1);
  const { data, previousData, error, loading, refetch } = useVisitDayListQuery({
    variables: { first: FIRST, page },
  });
  const list = (data ?? previousData)?.visitStore.rowsPerDay;
  if (!list) return error && <LoadFailure error={error} busy={loading} onRetry={() => void refetch()} />;
  return (
    <>
      <table className="tbl">
        <caption className="sr">{t('cassandra.days')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('cassandra.day')}</th>
            <th scope="col" className="r">
              {t('cassandra.days.visits')}
            </th>
            <th scope="col" className="r">
              {t('cassandra.days.visitors')}
            </th>
          </tr>
        </thead>
        <tbody>
          {list.items.map(({ date, count, uniqueCount }) => (
            <tr key={date}>
              <td className="num">
                <Link to={`?day=${date}`} preventScrollReset>
                  {date}
                </Link>
              </td>
              <td className="r num">{intl.formatNumber(count)}</td>
              <td className="r num">{intl.formatNumber(uniqueCount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Pager page={page} first={FIRST} total={list.totalCount} onPage={setPage} />
    </>
  );
};

/** All days in a list that is asked for only when it is opened; a day leads to its visits in the explorer. */
export const DayList = () => {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <details className="vst__list" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('cassandra.days.list')}</summary>
      {open && <Days />}
    </details>
  );
};
