import type { Ctx } from '../../core/context.ts';
import { dayOf } from '../../core/text/format.ts';
import { money } from '../../core/money.types.ts';
import { mostSold, salesByDay, type SalesOfDay } from '../../orders/sales.queries.ts';
import type { DayCount } from '../../visits/visit-store.ts';
import { countVisits, dailyVisits, topLocations } from '../../visits/visits.service.ts';
import type { AdminDashboard, DashboardVisits, SalesFigures } from './dashboard.types.ts';
import { figuresOf, firstMonday, shiftDay, weeksOf } from './sales-figures.ts';

const WEEKS = 8;
const BEST = 5;

interface KnownVisits extends DashboardVisits {
  readonly visitors: number;
  readonly visitorsBefore: number;
}

const sum = (days: readonly DayCount[], of: (day: DayCount) => number): number =>
  days.reduce((total, day) => total + of(day), 0);

const readVisits = async (ctx: Ctx, days: number): Promise<KnownVisits> => {
  const [counts, both, countries] = await Promise.all([
    countVisits(ctx),
    dailyVisits(ctx, 2 * days),
    topLocations(ctx, days),
  ]);
  const [before, period] = [both.slice(0, days), both.slice(days)];
  return {
    today: counts.todayCount,
    total: counts.totalCount,
    count: sum(period, ({ count }) => count),
    countBefore: sum(before, ({ count }) => count),
    visitors: sum(period, ({ uniqueCount }) => uniqueCount),
    visitorsBefore: sum(before, ({ uniqueCount }) => uniqueCount),
    days: period,
    countries,
  };
};

/** The store of visits may be another database: sales are shown without it. */
const visitsOrNull = (ctx: Ctx, days: number): Promise<KnownVisits | null> =>
  readVisits(ctx, days).catch((error: unknown) => {
    ctx.shop.logger.error({ err: error }, 'the dashboard is shown without visits');
    return null;
  });

const salesOf = (days: readonly SalesOfDay[], visitors = 0): SalesFigures => {
  const { orders, revenueMinor, averageMinor, kitsShare } = figuresOf(days);
  return {
    orders,
    revenue: money(revenueMinor),
    averageOrder: averageMinor === null ? null : money(averageMinor),
    kitsShare,
    conversion: visitors === 0 ? null : orders / visitors,
  };
};

/** The figures of the last `days` days, today included, in five statements whatever the shop has sold. */
export const readDashboard = async (ctx: Ctx, days: number): Promise<AdminDashboard> => {
  const today = dayOf(ctx.shop.clock.now());
  const first = shiftDay(today, 1 - days);
  const firstBefore = shiftDay(first, -days);
  const weeksBegin = firstMonday(today, WEEKS);
  const [visits, sold, best] = await Promise.all([
    visitsOrNull(ctx, days),
    salesByDay(ctx, weeksBegin < firstBefore ? weeksBegin : firstBefore, today),
    mostSold(ctx, { first, last: today }, BEST),
  ]);
  const before = sold.filter(({ day }) => day >= firstBefore && day < first);
  return {
    visits,
    sales: salesOf(
      sold.filter(({ day }) => day >= first),
      visits?.visitors,
    ),
    salesBefore: salesOf(before, visits?.visitorsBefore),
    weeks: weeksOf(sold, today, WEEKS).map(({ revenueMinor, ...week }) => ({ ...week, revenue: money(revenueMinor) })),
    bestSellers: best.map(({ revenueMinor, ...product }) => ({ ...product, revenue: money(revenueMinor) })),
  };
};
