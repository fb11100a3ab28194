import { VISIBLE } from '../../gallery/build-rows.ts';
import { defineLoader, inOrder } from '../../core/loader.ts';
import type { MeasuredPrint } from './measured-print.resolver.ts';

/** Fewer say little of a model, and something of a person. */
const LEAST_BUILDERS = 5;

/** The latest build of each buyer that says how long it printed, as kit or as files of the same model. */
const MEASURED = `
  SELECT p.id AS "productId", count(*)::int AS builders,
    percentile_cont(0.5) WITHIN GROUP (ORDER BY told.hours) AS "medianHours",
    min(told.hours) AS "minHours", max(told.hours) AS "maxHours"
  FROM product p CROSS JOIN LATERAL (
    SELECT DISTINCT ON (b.user_id) b.hours::float8 AS hours FROM build b JOIN users u ON u.id = b.user_id
    WHERE b.product_id IN (p.id, p.counterpart_id) AND ${VISIBLE} AND b.hours > 0 AND EXISTS (
      SELECT FROM orders o JOIN order_line l ON l.order_id = o.id
      WHERE o.customer_id = b.user_id AND l.product_id IN (p.id, p.counterpart_id)
        AND o.payment_status IN ('PAID', 'PARTIALLY_REFUNDED'))
    ORDER BY b.user_id, b.published_at DESC
  ) told
  WHERE p.id = ANY($1::int[]) GROUP BY p.id HAVING count(*) >= ${LEAST_BUILDERS}`;

/** What buyers measured, by product; null where fewer than five did. One statement. */
export const measuredPrintOf = defineLoader<number, MeasuredPrint | null>(async (ctx, productIds) => {
  const rows = await ctx.sql<MeasuredPrint & { productId: number }>(MEASURED, [productIds], 'orders.measured-print');
  return inOrder(productIds, rows, ({ productId }) => productId);
});
