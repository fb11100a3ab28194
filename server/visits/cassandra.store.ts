import { randomBytes } from 'node:crypto';
import { createCtx, transaction } from '../core/context.ts';
import { dayOf } from '../core/text/format.ts';
import type { Shop } from '../core/shop.ts';
import { MINUTE_MS } from '../core/time.ts';
import { addToDay } from './cassandra-inserts.ts';
import { createDayList, type Day, type DayList } from './cassandra-days.ts';
import { cassandraHistory } from './cassandra-history.ts';
import { createCassandraSession, type CassandraSession } from './cassandra-session.ts';
import { readCassandraStatus } from './cassandra-status.ts';
import type { CountryCount, VisitStore } from './visit-store.ts';

/** Any number, the same in every process. */
const SCHEMA_LOCK = 7_264_011;

/** Longer than a write may take: a day that was opened within this time is left open. */
const WRITING_MS = MINUTE_MS;

const countOf = ({ own, taken }: Day): number => (own.visits ?? 0) + (taken.visits ?? 0);

const sumOf = (days: readonly Day[]): number => days.reduce((sum, day) => sum + countOf(day), 0);

const countriesOf = (days: readonly Day[]): CountryCount[] => {
  const sums = new Map<string, number>();
  for (const [code, count] of days.flatMap(({ own, taken }) => [
    ...Object.entries(own.countries),
    ...Object.entries(taken.countries),
  ])) {
    sums.set(code, (sums.get(code) ?? 0) + count);
  }
  return [...sums].map(([countryCode, count]) => ({ countryCode, count }));
};

/** A plain read may miss a salt that is just being agreed on; the conditional insert does not. */
const saltOf = async ({ keyspace, run }: CassandraSession, days: DayList, day: string): Promise<string> => {
  const known = (await run(`SELECT salt FROM ${keyspace}.visit_salt WHERE day = ?`, [day])).first();
  if (known) return known.salt as string;
  await days.open(day);
  const salt = randomBytes(32).toString('base64url');
  const insert = `INSERT INTO ${keyspace}.visit_salt (day, salt) VALUES (?, ?) IF NOT EXISTS`;
  const result = await run(insert, [day, salt]);
  return result.wasApplied() ? salt : (result.first().salt as string);
};

const sweep = async ({ keyspace, run }: CassandraSession, list: DayList, today: string, since: Date): Promise<void> => {
  const days = await list.read(null, today);
  for (const { date } of days.filter(({ open, date }) => open && date < today)) {
    await run(`DELETE FROM ${keyspace}.visit_salt WHERE day = ? IF EXISTS`, [date]);
    await run(`DELETE FROM ${keyspace}.visit WHERE day = ? AND kind = 'visitor'`, [date]);
    await list.shut(date, new Date(Date.now() - WRITING_MS));
  }
  const oldest = dayOf(since);
  for (const { date } of days.filter(({ emptied, date }) => !emptied && date <= oldest)) {
    const rows = `DELETE FROM ${keyspace}.visit WHERE day = ? AND kind = 'visit'`;
    if (date === oldest) await run(`${rows} AND at < ?`, [date, since]);
    else await run(rows, [date]).then(() => list.markEmptied(date));
  }
};

/**
 * Visits in Apache Cassandra, 4.1 or newer. Every statement asks a QUORUM, compare-and-sets and the reads before them are
 * SERIAL: with three copies two nodes acknowledge each write and two answer each read, so what was acknowledged is read
 * and outlives the loss of any one node, and the shop writes on while one is away. Clocks of the nodes and the shop may
 * differ by less than a minute.
 */
export const createCassandraStore = (shop: Shop): VisitStore => {
  const ctx = createCtx(shop, { background: true });
  const session = createCassandraSession({
    config: shop.config.cassandra!,
    logger: shop.logger,
    exclusively: (work) =>
      transaction(ctx, async (tx) => {
        await tx.sql('SELECT pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
        return work();
      }),
  });
  const list = createDayList(session);
  return {
    ...cassandraHistory(session, list),
    saltOf: (day) => saltOf(session, list, day),
    add: async (visits) => {
      for (const day of new Set(visits.map((visit) => visit.day))) {
        const given = visits.filter((visit) => visit.day === day);
        await addToDay(session, list, day, given);
      }
    },
    count: async (today) => {
      const days = await list.read();
      return { totalCount: sumOf(days), todayCount: sumOf(days.filter(({ date }) => date === today)) };
    },
    days: async (first, last) =>
      (await list.read(first, last))
        .map((day) => ({ date: day.date, count: countOf(day), uniqueCount: day.own.visitors + day.taken.visitors }))
        .filter(({ count }) => count > 0),
    countries: async (first, last) => countriesOf(await list.read(first, last)),
    prepare: () => Promise.resolve(),
    sweep: (today, since) => sweep(session, list, today, since),
    status: () => readCassandraStatus(session, list, shop.config.cassandra!),
    close: session.close,
  };
};
