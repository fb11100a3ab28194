import type { Ctx } from '../core/context.ts';

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
  readonly productId: number;
  /** In the language of the caller, else in English. */
  readonly name: string;
  readonly units: number;
  readonly revenueMinor: number;
}

const MOST_SOLD = `
  WITH top AS (
    SELECT product_id, sum(units)::int AS units, sum(revenue_minor)::float8 AS revenue FROM sales_product_day
    WHERE day BETWEEN $2 AND $3 GROUP BY product_id HAVING sum(units) > 0
    ORDER BY sum(units) DESC, sum(revenue_minor) DESC, product_id LIMIT $4
  )
  SELECT top.product_id AS "productId", coalesce(t.name, e.name, '#' || top.product_id) AS name, units,
    revenue AS "revenueMinor"
  FROM top
  LEFT JOIN product_translation t ON t.product_id = top.product_id AND t.locale = $1
  LEFT JOIN product_translation e ON e.product_id = top.product_id AND e.locale = 'en'
  ORDER BY units DESC, revenue DESC, top.product_id`;

interface Period {
  readonly first: string;
  readonly last: string;
}

/** The products of which most units were sold from `first` to `last`, both included, most first. */
export const mostSold = (ctx: Ctx, { first, last }: Period, limit: number): Promise<SoldProduct[]> =>
  ctx.sql<SoldProduct>(MOST_SOLD, [ctx.locale, first, last, limit], 'sales.most-sold');
