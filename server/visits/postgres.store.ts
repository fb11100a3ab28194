import { randomBytes } from 'node:crypto';
import { createCtx, transaction, type Ctx } from '../core/context.ts';
import type { Shop } from '../core/shop.ts';
import { postgresHistory } from './postgres-history.service.ts';
import { dropPartitions, makePartitions, withPartitions } from './postgres-partitions.service.ts';
import { readPostgresStatus } from './postgres-status.queries.ts';
import type { CountryCount, DayCount, VisitCount, VisitFigures, VisitStore } from './visit-store.ts';

/** Counts only what it really inserts, in one statement. Rows are taken in key order, so that batches do not deadlock. */
const ADD = `
  WITH given AS (
    SELECT DISTINCT ON (id) * FROM jsonb_to_recordset($1::jsonb) AS g (
      id uuid, at timestamptz, day date, visitor text, "countryCode" text, device text, referrer text, language text,
      "screenResolution" text, timezone text)
  ), kept AS (
    INSERT INTO visit (at, id, country_code, device, referrer, language, screen_resolution, timezone)
    SELECT at, id, "countryCode", device, referrer, language, "screenResolution", timezone FROM given
    ON CONFLICT DO NOTHING RETURNING id
  ), fresh AS (
    SELECT day, visitor, "countryCode" FROM given JOIN kept USING (id)
  ), met AS (
    INSERT INTO visit_visitor (day, hash) SELECT DISTINCT day, visitor FROM fresh ORDER BY day, visitor
    ON CONFLICT DO NOTHING RETURNING day
  ), countries AS (
    INSERT INTO visit_country AS c (day, country_code, visits)
    SELECT day, "countryCode", count(*) FROM fresh GROUP BY day, "countryCode" ORDER BY day, "countryCode"
    ON CONFLICT (day, country_code) DO UPDATE SET visits = c.visits + excluded.visits
  )
  INSERT INTO visit_day AS d (day, visits, visitors)
  SELECT day, count(*), (SELECT count(*) FROM met WHERE met.day = fresh.day) FROM fresh GROUP BY day ORDER BY day
  ON CONFLICT (day) DO UPDATE SET visits = d.visits + excluded.visits, visitors = d.visitors + excluded.visitors`;

const COUNT = `
  SELECT coalesce(sum(visits + taken_visits), 0)::int AS "totalCount",
         coalesce(sum(visits + taken_visits) FILTER (WHERE day = $1), 0)::int AS "todayCount" FROM visit_day`;

const DAYS = `
  SELECT day::text AS date, visits + taken_visits AS count, visitors + taken_visitors AS "uniqueCount"
  FROM visit_day WHERE day BETWEEN $1 AND $2`;

const COUNTRIES = `
  SELECT country_code AS "countryCode", sum(visits + taken_visits)::int AS count FROM visit_country
  WHERE day BETWEEN coalesce($1::date, '-infinity') AND coalesce($2::date, 'infinity') GROUP BY country_code`;

const figuresOf = (ctx: Ctx): VisitFigures => ({
  count: async (today) => (await ctx.sql<VisitCount>(COUNT, [today], 'visits.count'))[0]!,
  days: (first, last) => ctx.sql<DayCount>(DAYS, [first, last], 'visits.days'),
  countries: (first, last) => ctx.sql<CountryCount>(COUNTRIES, [first, last ?? null], 'visits.countries'),
});

/** Visits in the shop's own database. */
export const createPostgresStore = (shop: Shop): VisitStore => {
  const ctx = createCtx(shop);
  const readSalt = (day: string) =>
    ctx.sql<{ salt: string }>('SELECT salt FROM visit_salt WHERE day = $1', [day], 'visits.salt');
  return {
    ...postgresHistory(ctx),
    ...figuresOf(ctx),
    figuresFor: figuresOf,
    saltOf: async (day) => {
      const [known] = await readSalt(day);
      if (known) return known.salt;
      const salt = randomBytes(32).toString('base64url');
      await ctx.sql('INSERT INTO visit_salt (day, salt) VALUES ($1, $2) ON CONFLICT DO NOTHING', [day, salt]);
      return (await readSalt(day))[0]!.salt;
    },
    add: async (visits) => {
      const write = () => transaction(ctx, (tx) => tx.sql(ADD, [JSON.stringify(visits)], 'visits.add'));
      const moments = visits.map(({ at }) => at);
      await withPartitions(ctx, moments, async () => void (await write()));
    },
    prepare: async (now) => {
      const nextMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 15));
      await makePartitions(ctx, [now, nextMonth]);
    },
    sweep: async (today, since) => {
      await ctx.sql('DELETE FROM visit_salt WHERE day < $1', [today]);
      await ctx.sql('DELETE FROM visit_visitor WHERE day < $1', [today]);
      await dropPartitions(ctx, since);
      await ctx.sql('DELETE FROM visit WHERE at < $1', [since]);
    },
    status: () => readPostgresStatus(ctx),
    close: () => Promise.resolve(),
  };
};
