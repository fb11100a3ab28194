import type { types } from 'cassandra-driver';
import { insertRow } from './cassandra-inserts.ts';
import { countriesOf, type DayList } from './cassandra-days.ts';
import type { CassandraSession } from './cassandra-session.ts';
import type { RowsQuery, VisitRow, VisitStore } from './visit-store.ts';

const BATCH = 500;
/** Written at a time: a batch of one partition is one mutation. */
const KEPT_AT_ONCE = 100;

const rowOf = (row: types.Row): VisitRow => ({
  id: row.id as string,
  at: row.at as Date,
  countryCode: row.country_code as string,
  device: row.device as string,
  referrer: row.referrer as string,
  language: row.language as string,
  screenResolution: row.screen_resolution as string,
  timezone: row.timezone as string,
});

const readRows = async ({ keyspace, run }: CassandraSession, { day, countryCode, limit, offset }: RowsQuery) => {
  const where = `FROM ${keyspace}.visit WHERE day = ? AND kind = 'visit' ${countryCode ? 'AND country_code = ?' : ''}`;
  const filtering = countryCode ? 'ALLOW FILTERING' : '';
  const params = countryCode ? [day, countryCode] : [day];
  const [counted, found] = await Promise.all([
    run(`SELECT count(*) AS total ${where} ${filtering}`, params),
    run(`SELECT * ${where} LIMIT ? ${filtering}`, [...params, offset + limit], { fetchSize: 1000 }),
  ]);
  const rows: VisitRow[] = [];
  let seen = 0;
  for await (const row of found) if ((seen += 1) > offset) rows.push(rowOf(row));
  return { rows, total: Number(counted.first().total) };
};

async function* batchesOf({ keyspace, run }: CassandraSession, day: string): AsyncGenerator<VisitRow[]> {
  const query = `SELECT * FROM ${keyspace}.visit WHERE day = ? AND kind = 'visit'`;
  let batch: VisitRow[] = [];
  for await (const row of await run(query, [day], { fetchSize: BATCH })) {
    batch.push(rowOf(row));
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

type History = Pick<VisitStore, 'rows' | 'ownDays' | 'rowsOf' | 'takeOver' | 'keepRows'>;

/**
 * Single visits and whole days, to look at and to copy. Cassandra knows no offset: a page reads what lies before it in its
 * day, too.
 */
export const cassandraHistory = (session: CassandraSession, days: DayList): History => ({
  rows: (query) => readRows(session, query),
  ownDays: async () =>
    (await days.read())
      .filter(({ own }) => own.visits)
      .map(({ date, own }) => ({
        date,
        count: own.visits!,
        uniqueCount: own.visitors,
        countries: countriesOf(own.countries),
      })),
  rowsOf: (day) => batchesOf(session, day),
  takeOver: (day) => days.takeOver(day),
  keepRows: async (day, rows) => {
    await days.open(day);
    for (let from = 0; from < rows.length; from += KEPT_AT_ONCE) {
      const some = rows.slice(from, from + KEPT_AT_ONCE);
      await session.write(some.map((row) => insertRow(session.keyspace, day, row)));
    }
  },
});
