import type { Ctx } from '../core/context.ts';
import { money } from '../core/money.types.ts';
import { dayOf } from '../core/text/format.ts';
import { readSettings } from '../settings/settings.queries.ts';
import type { CrossBorderSalesView } from './cross-border-sales.types.ts';
import { UNION_THRESHOLD_MINOR, WARN_FROM_MINOR, type Standing } from './union-threshold.ts';
import { needsThreshold } from './vat-rates.ts';

/** A reading of the sums. */
export interface StandingRow {
  readonly net: string;
  readonly passedAt: Date | null;
  readonly passedBefore: boolean;
}

export const standingOf = (row: StandingRow | undefined): Standing => ({
  netMinor: Number(row?.net ?? 0),
  passed: row !== undefined && (row.passedAt !== null || row.passedBefore),
});

const STANDING = `
  SELECT coalesce(sum(net_minor) FILTER (WHERE year = $1), 0) AS net,
    max(passed_at) FILTER (WHERE year = $1) AS "passedAt",
    coalesce(bool_or(passed_at IS NOT NULL) FILTER (WHERE year = $1 - 1), false) AS "passedBefore"
  FROM cross_border_sales WHERE year IN ($1, $1 - 1)`;

/** The calendar year of an ISO day. */
export const yearOf = (day: string): number => Number(day.slice(0, 4));

/** Where the sales across borders stand on a day (ISO, in the shop's time zone). Locks nothing. */
export const crossBorderStanding = async (ctx: Ctx, day: string): Promise<Standing> => {
  const [row] = await ctx.sql<StandingRow>(STANDING, [yearOf(day)], 'cross-border.standing');
  return standingOf(row);
};

/** Where they stand today, and what follows. */
export const readCrossBorderSales = async (ctx: Ctx): Promise<CrossBorderSalesView> => {
  const day = dayOf(ctx.shop.clock.now());
  const { vat } = await readSettings(ctx);
  const { netMinor, passed } = await crossBorderStanding(ctx, day);
  return {
    year: yearOf(day),
    net: money(netMinor),
    threshold: money(UNION_THRESHOLD_MINOR),
    near: !passed && netMinor >= WARN_FROM_MINOR,
    passed,
    chosen: !needsThreshold({ vat, day }, 'AT'),
  };
};
