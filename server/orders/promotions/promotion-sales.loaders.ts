import { defineLoader } from '../../core/loader.ts';
import { money } from '../../core/money.types.ts';
import type { PromotionSales } from './promotion-sales.types.ts';

const SALES = `
  SELECT r.promotion_id AS id, count(*)::int AS orders,
    sum(o.total_minor - o.refunded_minor)::float8 AS revenue, sum(r.reduction_minor)::float8 AS reduction
  FROM promotion_redemption r JOIN orders o ON o.id = r.order_id
  WHERE r.promotion_id = ANY($1::uuid[]) AND o.payment_status IN ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED')
  GROUP BY r.promotion_id`;

interface SalesRow {
  readonly id: string;
  readonly orders: number;
  readonly revenue: number;
  readonly reduction: number;
}

/** What was sold with each promotion, in one statement. */
export const salesOfPromotion = defineLoader<string, PromotionSales>(async (ctx, ids) => {
  const rows = await ctx.sql<SalesRow>(SALES, [ids]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const { orders = 0, revenue = 0, reduction = 0 } = byId.get(id) ?? {};
    return { orders, revenue: money(revenue), reduction: money(reduction) };
  });
});
