import type { Ctx } from '../core/context.ts';
import type { Holding } from './holding-limit.service.ts';
import type { CheckedOrder } from './order-input.ts';
import { buyerMarks, networkMark, unpaidSince, type Placed } from './unpaid-orders.ts';

/** What is known of a buyer when an order is asked for. */
export interface BuyerHistory {
  /** The order that was placed under the same key. */
  readonly earlierId: string | null;
  readonly placed: readonly Placed[];
  readonly held: readonly Holding[];
}

const LOCK = 'SELECT pg_advisory_xact_lock(hashtextextended(name, 0)) FROM unnest($1::text[]) AS name';

const PLACED = `
  SELECT m.mark, count(*)::int AS orders, min(o.order_date) AS since
  FROM orders o CROSS JOIN unnest(o.placed_by) AS m (mark)
  WHERE o.order_date > $2 AND o.placed_by && $3::text[] AND o.payment_status IN ('UNPAID', 'FAILED')
    AND m.mark = ANY($3::text[])
  GROUP BY m.mark`;

/** Each of the three by its own index. Materialised, as the planner would begin with the lines of all orders otherwise. */
const HOLDING = `
  SELECT id FROM (
    SELECT id, status, payment_status FROM orders WHERE reserved_by = $4 AND reserved_until IS NOT NULL
    UNION SELECT id, status, payment_status FROM orders WHERE lower(user_email) = lower($5) AND reserved_until IS NOT NULL
    UNION SELECT id, status, payment_status FROM orders WHERE customer_id = $6 AND reserved_until IS NOT NULL) reserved
  WHERE status = 'PLACED' AND payment_status IN ('UNPAID', 'FAILED')`;

const HELD = `
  WITH holding AS MATERIALIZED (${HOLDING})
  SELECT l.product_id AS id, sum(l.quantity)::int AS units, s.on_hand AS "onHand"
  FROM holding o JOIN order_line l ON l.order_id = o.id JOIN stock_level s ON s.product_id = l.product_id
  WHERE l.product_type = 'PHYSICAL'
  GROUP BY l.product_id, s.on_hand`;

/** What `lockBuyerHistory` reads; parameters: key, since when, marks, network, e-mail address, account. */
export const BUYER_BEFORE = `
  SELECT (SELECT id FROM orders WHERE idempotency_key = $1) AS "earlierId",
    (SELECT coalesce(json_agg(p), '[]') FROM (${PLACED}) p) AS placed,
    (SELECT coalesce(json_agg(h), '[]') FROM (${HELD}) h) AS held`;

/**
 * What a buyer has placed and holds. Locks the key and the buyer until the transaction ends: two requests with one key wait
 * for each other here, and two orders of one buyer count one after the other, whatever they are for.
 */
export const lockBuyerHistory = async (ctx: Ctx, input: CheckedOrder): Promise<BuyerHistory> => {
  const { idempotencyKey, email } = input;
  const marks = buyerMarks(ctx, input);
  await ctx.sql(LOCK, [[idempotencyKey, ...marks].map((name) => `orders.place:${name}`)], 'orders.lock-buyer');
  const who = [networkMark(ctx), email, ctx.viewer?.userId ?? null];
  const [row] = await ctx.sql<BuyerHistory>(
    BUYER_BEFORE,
    [idempotencyKey, unpaidSince(ctx), marks, ...who],
    'orders.buyer-before',
  );
  return row!;
};
