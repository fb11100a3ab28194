import type { Ctx } from '../core/context.ts';
import { standingOf, yearOf, type StandingRow } from './cross-border-sales.queries.ts';
import type { Standing } from './union-threshold.ts';

const LOCK = `
  INSERT INTO cross_border_sales AS s (year) VALUES ($1)
  ON CONFLICT (year) DO UPDATE SET net_minor = s.net_minor
  RETURNING s.net_minor AS net, s.passed_at AS "passedAt",
    EXISTS (SELECT FROM cross_border_sales b WHERE b.year = $1 - 1 AND b.passed_at IS NOT NULL) AS "passedBefore"`;

/**
 * Where the sales across borders stand, for a sale that is about to be counted by `countSale`: until the transaction ends no other one is, so that of two
 * payments at the threshold the second knows of the first. Locks the sum of the year.
 */
export const lockCrossBorder = async (ctx: Ctx, day: string): Promise<Standing> => {
  const [row] = await ctx.sql<StandingRow>(LOCK, [yearOf(day)], 'cross-border.lock');
  return standingOf(row);
};

/** Adds a paid sale to the year of its day; `exceeds`: with it the year exceeds the threshold. After `lockCrossBorder`. */
export const countSale = async (
  ctx: Ctx,
  { day, netMinor, exceeds }: { day: string; netMinor: number; exceeds: boolean },
): Promise<void> => {
  await ctx.sql(
    `UPDATE cross_border_sales SET net_minor = net_minor + $2,
       passed_at = coalesce(passed_at, CASE WHEN $3 THEN $4::timestamptz END) WHERE year = $1`,
    [yearOf(day), netMinor, exceeds, ctx.shop.clock.now()],
    'cross-border.count',
  );
};

/** Takes what was credited (negative) out of the year in which the sale was counted. Locks the sum of the year. */
export const countCredit = async (ctx: Ctx, { day, netMinor }: { day: string; netMinor: number }): Promise<void> => {
  await ctx.sql(
    'UPDATE cross_border_sales SET net_minor = net_minor + $2 WHERE year = $1',
    [yearOf(day), netMinor],
    'cross-border.credit',
  );
};
