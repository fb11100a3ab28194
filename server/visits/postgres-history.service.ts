import { transaction, type Ctx } from '../core/context.ts';
import { TIME_ZONE } from '../core/text/format.ts';
import { withPartitions } from './postgres-partitions.service.ts';
import type { DayHistory, RowsQuery, VisitRow, VisitStore } from './visit-store.ts';

const BATCH = 1000;

const ROW = `at, id, country_code AS "countryCode", device, referrer, language,
  screen_resolution AS "screenResolution", timezone`;

/** A range of the primary key: the day's first moment in the shop's time zone to that of the next. */
const ON_DAY = `at >= ($1::date)::timestamp AT TIME ZONE '${TIME_ZONE}'
  AND at < ($1::date + 1)::timestamp AT TIME ZONE '${TIME_ZONE}'`;
const CHOSEN = `${ON_DAY} AND ($2::text IS NULL OR country_code = $2)`;

const OWN_DAYS = `
  SELECT day::text AS date, visits AS count, visitors AS "uniqueCount", coalesce(countries, '[]') AS countries
  FROM visit_day LEFT JOIN (
    SELECT day, jsonb_agg(jsonb_build_object('countryCode', country_code, 'count', visits)) AS countries
    FROM visit_country WHERE visits > 0 GROUP BY day
  ) AS c USING (day) WHERE visits > 0 ORDER BY day`;

const KEEP = `
  INSERT INTO visit (at, id, country_code, device, referrer, language, screen_resolution, timezone)
  SELECT at, id, "countryCode", device, referrer, language, "screenResolution", timezone
  FROM jsonb_to_recordset($1::jsonb) AS g (
    id uuid, at timestamptz, "countryCode" text, device text, referrer text, language text, "screenResolution" text,
    timezone text)
  ON CONFLICT DO NOTHING`;

const TAKE_DAY = `
  INSERT INTO visit_day (day, visits, visitors, taken_visits, taken_visitors) VALUES ($1, 0, 0, $2, $3)
  ON CONFLICT (day) DO UPDATE SET taken_visits = excluded.taken_visits, taken_visitors = excluded.taken_visitors`;

const TAKE_COUNTRIES = `
  INSERT INTO visit_country (day, country_code, visits, taken_visits)
  SELECT $1, "countryCode", 0, count FROM jsonb_to_recordset($2::jsonb) AS g ("countryCode" text, count int)
  ORDER BY "countryCode"
  ON CONFLICT (day, country_code) DO UPDATE SET taken_visits = excluded.taken_visits`;

const readRows = async (ctx: Ctx, { day, countryCode, limit, offset, most }: RowsQuery) => {
  const counted = `SELECT count(*)::int AS total FROM (SELECT FROM visit WHERE ${CHOSEN} LIMIT $3) AS chosen`;
  const [[count], rows] = await Promise.all([
    ctx.sql<{ total: number }>(counted, [day, countryCode, most]),
    ctx.sql<VisitRow>(`SELECT ${ROW} FROM visit WHERE ${CHOSEN} ORDER BY at DESC, id LIMIT $3 OFFSET $4`, [
      day,
      countryCode,
      limit,
      offset,
    ]),
  ]);
  return { rows, total: count!.total };
};

async function* batchesOf(ctx: Ctx, day: string): AsyncGenerator<VisitRow[]> {
  let after: readonly [Date, string] = [new Date(0), '00000000-0000-0000-0000-000000000000'];
  for (;;) {
    const rows = await ctx.sql<VisitRow>(
      `SELECT ${ROW} FROM visit WHERE ${ON_DAY} AND (at, id) > ($2, $3) ORDER BY at, id LIMIT ${BATCH}`,
      [day, ...after],
    );
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
    const { at, id } = rows.at(-1)!;
    after = [at, id];
  }
}

const takeOver = (ctx: Ctx, { date, count, uniqueCount, countries }: DayHistory): Promise<void> =>
  transaction(ctx, async (tx) => {
    await tx.sql(TAKE_DAY, [date, count, uniqueCount]);
    await tx.sql('UPDATE visit_country SET taken_visits = 0 WHERE day = $1', [date]);
    await tx.sql(TAKE_COUNTRIES, [date, JSON.stringify(countries)]);
  });

type History = Pick<VisitStore, 'rows' | 'ownDays' | 'rowsOf' | 'takeOver' | 'keepRows'>;

/** Single visits and whole days, to look at and to copy. */
export const postgresHistory = (ctx: Ctx): History => ({
  rows: (query) => readRows(ctx, query),
  ownDays: () => ctx.sql<DayHistory>(OWN_DAYS),
  rowsOf: (day) => batchesOf(ctx, day),
  takeOver: (day) => takeOver(ctx, day),
  keepRows: (_day, rows) => {
    const moments = rows.map(({ at }) => at);
    return withPartitions(ctx, moments, async () => void (await ctx.sql(KEEP, [JSON.stringify(rows)])));
  },
});
