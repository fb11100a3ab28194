import { setTimeout as pause } from 'node:timers/promises';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import type { DayList, Totals } from './cassandra-days.ts';
import { isContention } from './cassandra-errors.ts';
import type { CassandraSession, Statement } from './cassandra-session.ts';
import type { Visit } from './visit.ts';
import type { VisitRow } from './visit-store.ts';

/** Others may write to the same day; so long it is tried again. */
const CONTENTION_MS = 10_000;
const MOST_PAUSE_MS = 60;

/** Moment of the rows that stand for visitors. */
const NO_MOMENT = new Date(0);

const ROW = 'country_code, device, referrer, language, screen_resolution, timezone';

export const insertRow = (keyspace: string, day: string, row: VisitRow): Statement => ({
  query: `INSERT INTO ${keyspace}.visit (day, kind, at, id, ${ROW}) VALUES (?, 'visit', ?, ?, ?, ?, ?, ?, ?, ?)`,
  params: [
    day,
    row.at,
    row.id,
    row.countryCode,
    row.device,
    row.referrer,
    row.language,
    row.screenResolution,
    row.timezone,
  ],
});

const insertVisitor = (keyspace: string, day: string, hash: string): Statement => ({
  query: `INSERT INTO ${keyspace}.visit (day, kind, at, id) VALUES (?, 'visitor', ?, ?)`,
  params: [day, NO_MOMENT, hash],
});

/** Takes effect only if nobody has counted since `before` was read: each change makes `visits` larger. */
const setTotals = (keyspace: string, day: string, before: Totals, after: Totals): Statement => ({
  query: `UPDATE ${keyspace}.visit SET visits = ?, visitors = ?, countries = ? WHERE day = ? IF visits = ?`,
  params: [after.visits, after.visitors, after.countries, day, before.visits],
});

/** Those of the visits and visitors that the day does not know yet. */
const unknownOf = async (session: CassandraSession, day: string, visits: readonly Visit[]) => {
  const { Tuple } = (await session.open()).driver.types;
  const given = new Map(visits.map((visit) => [visit.id, visit]));
  const hashes = new Set(visits.map(({ visitor }) => visitor));
  const keys = [
    ...[...given.values()].map(({ at, id }) => Tuple.fromArray(['visit', at, id])),
    ...[...hashes].map((hash) => Tuple.fromArray(['visitor', NO_MOMENT, hash])),
  ];
  const query = `SELECT kind, id FROM ${session.keyspace}.visit WHERE day = ? AND (kind, at, id) IN ?`;
  const known = await session.run(query, [day, keys], { fetchSize: keys.length });
  for (const { kind, id } of known.rows) {
    if (kind === 'visit') given.delete(id as string);
    else hashes.delete(id as string);
  }
  const fresh = [...given.values()];
  return { visits: fresh, visitors: [...new Set(fresh.map(({ visitor }) => visitor))].filter((v) => hashes.has(v)) };
};

const increased = (before: Totals, visits: readonly Visit[], visitors: number): Totals => {
  const countries = { ...before.countries };
  for (const { countryCode } of visits) countries[countryCode] = (countries[countryCode] ?? 0) + 1;
  return { visits: (before.visits ?? 0) + visits.length, visitors: before.visitors + visitors, countries };
};

/** One try: false when somebody else was faster. */
const tryToAdd = async (session: CassandraSession, days: DayList, day: string, given: readonly Visit[]) => {
  const before = await days.totals(day, true);
  const { visits, visitors } = await unknownOf(session, day, given);
  if (visits.length === 0) return true;
  const { keyspace } = session;
  return session.write([
    setTotals(keyspace, day, before, increased(before, visits, visitors.length)),
    ...visits.map((visit) => insertRow(keyspace, day, visit)),
    ...visitors.map((hash) => insertVisitor(keyspace, day, hash)),
  ]);
};

/**
 * Adds visits of one day and their counts by a compare-and-set on the day's partition: all of it or nothing, and once,
 * however often it is sent. A try whose answer was lost is followed by a serial read, which settles it; visits that are
 * there already are left out then. Throws SERVICE_UNAVAILABLE when too few nodes answer, or others are faster for ten
 * seconds.
 */
export const addToDay = async (
  session: CassandraSession,
  days: DayList,
  day: string,
  visits: readonly Visit[],
): Promise<void> => {
  await days.open(day);
  for (const deadline = Date.now() + CONTENTION_MS; Date.now() < deadline;) {
    try {
      if (await tryToAdd(session, days, day, visits)) return;
    } catch (error) {
      if (!isContention(error)) throw error;
    }
    await pause(Math.random() * MOST_PAUSE_MS);
  }
  throw new AppError(ErrorCode.SERVICE_UNAVAILABLE);
};
