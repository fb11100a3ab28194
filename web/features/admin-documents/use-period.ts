import { useSearchParams } from 'react-router-dom';
import { monthBefore, PERIOD } from './months.ts';

/** The period stands in the address; without one it is the month that is over. */
export const usePeriod = () => {
  const [search, setSearch] = useSearchParams();
  const given = search.get('period') ?? '';
  const period = PERIOD.test(given) ? given : monthBefore(1);
  return { period, choose: (next: string) => setSearch({ period: next }, { replace: true, preventScrollReset: true }) };
};
