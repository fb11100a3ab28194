import type { Ctx } from '../core/context.ts';
import { DAY_MS } from '../core/time.ts';
import { printedName } from '../printing/printed-line.texts.ts';

/** What was booked on one day, in minor units. */
export interface SalesOfDay {
  /** ISO day in the shop's time zone. */
  readonly day: string;
  readonly orders: number;
  readonly paidMinor: number;
  readonly refundedMinor: number;
  readonly kitsMinor: number;
  readonly filesMinor: number;
}

const DAYS = `
  SELECT day::text, orders, paid_minor::float8 AS "paidMinor", refunded_minor::float8 AS "refundedMinor",
    kits_minor::float8 AS "kitsMinor", files_minor::float8 AS "filesMinor"
  FROM sales_day WHERE day BETWEEN $1 AND $2 ORDER BY day`;

/** Days with sales or refunds from `first` to `last`, both included, oldest first. */
export const salesByDay = (ctx: Ctx, first: string, last: string): Promise<SalesOfDay[]> =>
  ctx.sql<SalesOfDay>(DAYS, [first, last], 'sales.days');

export interface SoldProduct {
  /** Of what is printed or made for one buyer: that it is made of. */
  readonly productId: number;
  /** In the language of the caller, else in English. */
  readonly name: string;
  readonly units: number;
  readonly revenueMinor: number;
}

/**
 * Whole months of the period ($4 to before $5) are read as such, what is before and behind them by the day. `only` is a
 * condition on `product_id`.
 */
const sold = (only = 'true'): string => `
  SELECT product_id, units, revenue_minor FROM sales_product_day
  WHERE day BETWEEN $2 AND least($3, $4::date - 1) AND ${only}
  UNION ALL
  SELECT product_id, units, revenue_minor FROM sales_product_month WHERE month >= $4 AND month < $5 AND ${only}
  UNION ALL
  SELECT product_id, units, revenue_minor FROM sales_product_day
  WHERE day BETWEEN greatest($4::date, $5::date) AND $3 AND ${only}`;

/** Units decide; the revenue is summed up for those alone that may be among the first. */
const MOST_SOLD = `
  WITH most AS MATERIALIZED (
    SELECT product_id, sum(units)::int AS units FROM (${sold()}) AS s GROUP BY product_id HAVING sum(units) > 0
    ORDER BY sum(units) DESC FETCH FIRST $6 ROWS WITH TIES
  ), top AS (
    SELECT product_id, sum(units)::int AS units, sum(revenue_minor)::float8 AS revenue
    FROM (${sold('product_id = ANY (ARRAY(SELECT product_id FROM most))')}) AS s GROUP BY product_id
    ORDER BY units DESC, revenue DESC, product_id LIMIT $6
  )
  SELECT coalesce(j.product_id, c.product_id, top.product_id) AS "productId", j.id IS NOT NULL AS "isPrint",
    coalesce(t.name, e.name, '#' || top.product_id) AS name, units, revenue AS "revenueMinor"
  FROM top
  LEFT JOIN print_job j ON j.id = top.product_id
  LEFT JOIN tailored_choice c ON c.id = top.product_id
  LEFT JOIN product_translation t
    ON t.product_id = coalesce(j.product_id, c.product_id, top.product_id) AND t.locale = $1
  LEFT JOIN product_translation e
    ON e.product_id = coalesce(j.product_id, c.product_id, top.product_id) AND e.locale = 'en'
  ORDER BY units DESC, revenue DESC, top.product_id`;

interface Period {
  /** ISO days. */
  readonly first: string;
  readonly last: string;
}

/** The first day of the month that a day is in, `months` later. */
const monthOf = (day: number, months = 0): string => {
  const date = new Date(day);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months)).toISOString().slice(0, 10);
};

/** The products of which most units were sold from `first` to `last`, both included, most first. */
export const mostSold = async (ctx: Ctx, { first, last }: Period, limit: number): Promise<SoldProduct[]> => {
  const whole = [monthOf(Date.parse(first) - DAY_MS, 1), monthOf(Date.parse(last) + DAY_MS)];
  const rows = await ctx.sql<SoldProduct & { isPrint: boolean }>(
    MOST_SOLD,
    [ctx.locale, first, last, ...whole, limit],
    'sales.most-sold',
  );
  return rows.map(({ isPrint, ...row }) => (isPrint ? { ...row, name: printedName(row.name, ctx.locale) } : row));
};
