import type { Ctx } from '../core/context.ts';
import type { Holding } from './holding-limit.service.ts';
import type { Orderer } from './order-snapshot.ts';
import { buyerMarks, HOLDERS, kindOf, unpaidSince, type Placed, type Waiting } from './unpaid-orders.ts';

/** What is known of a buyer when an order is asked for. */
export interface BuyerHistory {
  /** The order that was placed under the same key. */
  readonly earlierId: string | null;
  readonly placed: readonly Placed[];
  /** Orders of this buyer that keep goods, or files, for money that comes later, or were sent without, by mark. */
  readonly waiting: readonly Waiting[];
  readonly held: readonly Holding[];
}

const LOCK = 'SELECT pg_advisory_xact_lock(hashtextextended(name, 0)) FROM unnest($1::text[]) AS name';

/** Their number is bounded: orders are refused beyond it. */
const UNPAID = `
  SELECT id, order_date, placed_by, payment_way, placed_by && $4::text[] AND status = 'PLACED' AND reserved_until IS NOT NULL AS holds,
    status IN ('CONFIRMED', 'COMPLETED') AS owes
  FROM orders WHERE placed_by && $3::text[] AND payment_status IN ('UNPAID', 'FAILED')`;

const PLACED = `
  SELECT m.mark, count(*)::int AS orders, min(o.order_date) AS since
  FROM unpaid o CROSS JOIN unnest(o.placed_by) AS m (mark)
  WHERE o.order_date > $2 AND m.mark = ANY($3::text[])
  GROUP BY m.mark`;

const WAITING = `
  SELECT m.mark, count(*)::int AS orders
  FROM unpaid o CROSS JOIN unnest(o.placed_by) AS m (mark)
  WHERE (o.holds AND o.payment_way IS NOT NULL AND m.mark = ANY($4::text[])) OR (o.owes AND m.mark = ANY($3::text[]) AND m.mark NOT LIKE 'neighbourhood:%')
  GROUP BY m.mark`;

const HELD = `
  SELECT l.product_id AS id, sum(l.quantity)::int AS units, s.on_hand AS "onHand"
  FROM unpaid o JOIN order_line l ON l.order_id = o.id JOIN stock_level s ON s.product_id = l.product_id
  WHERE o.holds AND l.product_type = 'PHYSICAL'
  GROUP BY l.product_id, s.on_hand`;

/** What `lockBuyerHistory` reads; parameters: key, since when, marks, and those of them by which goods are held. */
export const BUYER_BEFORE = `
  WITH unpaid AS MATERIALIZED (${UNPAID})
  SELECT (SELECT id FROM orders WHERE idempotency_key = $1) AS "earlierId",
    (SELECT coalesce(json_agg(p), '[]') FROM (${PLACED}) p) AS placed,
    (SELECT coalesce(json_agg(w), '[]') FROM (${WAITING}) w) AS waiting,
    (SELECT coalesce(json_agg(h), '[]') FROM (${HELD}) h) AS held`;

/**
 * What a buyer has placed and holds. Locks the key and the buyer until the transaction ends: two requests with one key wait
 * for each other here, and two orders of one buyer count one after the other, whatever they are for.
 */
export const lockBuyerHistory = async (ctx: Ctx, input: Orderer): Promise<BuyerHistory> => {
  const { idempotencyKey } = input;
  const marks = buyerMarks(ctx, input);
  await ctx.sql(LOCK, [[idempotencyKey, ...marks].map((name) => `orders.place:${name}`)], 'orders.lock-buyer');
  const holders = marks.filter((mark) => HOLDERS.has(kindOf(mark)));
  const params = [idempotencyKey, unpaidSince(ctx), marks, holders];
  const [row] = await ctx.sql<BuyerHistory>(BUYER_BEFORE, params, 'orders.buyer-before');
  return row!;
};
