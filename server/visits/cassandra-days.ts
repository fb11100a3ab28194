import type { types } from 'cassandra-driver';
import type { CassandraSession } from './cassandra-session.ts';
import type { CountryCount, DayHistory } from './visit-store.ts';

/** Partition of all days: one row each, so some thousands in ten years. */
const LIST = 'all';

/** Counts of a day as this store has counted them. */
export interface Totals {
  readonly visits: number | null;
  readonly visitors: number;
  readonly countries: Readonly<Record<string, number>>;
}

/** A day as figures read it. */
export interface Day {
  readonly date: string;
  readonly open: boolean;
  readonly emptied: boolean;
  readonly own: Totals;
  readonly taken: Totals;
}

export interface DayList {
  /** The days from `first` to `last`, both included, null for no end; oldest first. */
  read(first?: string | null, last?: string | null): Promise<Day[]>;
  /** Counts of one day. `serial` also waits for compare-and-sets under way, and settles what one of them left behind. */
  totals(day: string, serial?: boolean): Promise<Totals>;
  /** Called before anything is written to a day: its counts are read from `visit` then, and the sweep looks at it. */
  open(day: string): Promise<void>;
  /** Copies the counts of a day and closes it, unless it was opened again since `before`. */
  shut(day: string, before: Date): Promise<void>;
  markEmptied(day: string): Promise<void>;
  takeOver(day: DayHistory): Promise<void>;
}

const totalsOf = (row: types.Row | undefined, prefix = ''): Totals => ({
  visits: (row?.[`${prefix}visits`] as number | null) ?? null,
  visitors: (row?.[`${prefix}visitors`] as number | null) ?? 0,
  countries: (row?.[`${prefix}countries`] as Record<string, number> | null) ?? {},
});

export const countriesOf = (counts: Readonly<Record<string, number>>): CountryCount[] =>
  Object.entries(counts).map(([countryCode, count]) => ({ countryCode, count }));

const MICROSECONDS = 1000;

/** The list of days and their counts. */
export const createDayList = (session: CassandraSession): DayList => {
  const { keyspace, run } = session;
  const set = (what: string) => `UPDATE ${keyspace}.visit_day ${what} WHERE list = '${LIST}' AND day = ?`;

  const totals = async (day: string, serial = false): Promise<Totals> => {
    const { consistencies } = (await session.open()).driver.types;
    const query = `SELECT visits, visitors, countries FROM ${keyspace}.visit WHERE day = ? LIMIT 1`;
    const consistency = serial ? consistencies.serial : consistencies.quorum;
    return totalsOf((await run(query, [day], { consistency })).first() ?? undefined);
  };

  const dayOf = async (row: types.Row): Promise<Day> => {
    const [date, open] = [String(row.day), row.open === true];
    const own = open ? await totals(date) : totalsOf(row);
    return { date, open, emptied: row.emptied === true, own, taken: totalsOf(row, 'taken_') };
  };

  return {
    totals,
    read: async (first = null, last = null) => {
      const query = `SELECT * FROM ${keyspace}.visit_day WHERE list = '${LIST}' AND day >= ? AND day <= ?`;
      const { rows } = await run(query, [first ?? '1970-01-01', last ?? '9999-12-31'], { fetchSize: 50_000 });
      return Promise.all(rows.map(dayOf));
    },
    open: async (day) => void (await run(set('SET open = true, emptied = false'), [day])),
    shut: async (day, before) => {
      const { driver } = await session.open();
      const { visits, visitors, countries } = await totals(day, true);
      // Counts only grow: with their number as timestamp, an older copy never replaces a newer one.
      const copy = set('USING TIMESTAMP ? SET visits = ?, visitors = ?, countries = ?');
      if (visits !== null) {
        await run(copy, [driver.types.Long.fromNumber(visits), visits, visitors, countries, day]);
      }
      const at = driver.types.Long.fromNumber(before.getTime() * MICROSECONDS);
      await run(set('USING TIMESTAMP ? SET open = false'), [at, day]);
    },
    markEmptied: async (day) => void (await run(set('SET emptied = true'), [day])),
    takeOver: async ({ date, count, uniqueCount, countries }) => {
      const counts = Object.fromEntries(countries.map((each) => [each.countryCode, each.count]));
      const query = set('SET taken_visits = ?, taken_visitors = ?, taken_countries = ?');
      await run(query, [count, uniqueCount, counts, date]);
    },
  };
};
