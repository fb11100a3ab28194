import { defineLoader, grouped } from '../../core/loader.ts';
import { money, type Money } from '../../core/money.types.ts';
import type { UserOrder, UserPurchases } from './user-orders.types.ts';

/** Condition on `users u`. */
export const HAS_ORDERED = 'EXISTS (SELECT FROM orders o WHERE o.customer_id = u.id)';

const PURCHASES = `
  SELECT customer_id AS id, count(*)::int AS count, coalesce(sum(total_minor - refunded_minor)
    FILTER (WHERE payment_status IN ('PAID', 'PARTIALLY_REFUNDED') AND gift_card_wish IS NULL), 0)::float8 AS spent
  FROM orders WHERE customer_id = ANY($1::uuid[]) GROUP BY customer_id`;

/** How many orders accounts have placed, and what they paid less what was refunded; a gift card counts when it is spent. */
export const purchasesOf = defineLoader<string, UserPurchases>(async (ctx, ids) => {
  const rows = await ctx.sql<{ id: string; count: number; spent: number }>(PURCHASES, [ids]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => ({ orders: byId.get(id)?.count ?? 0, spent: money(byId.get(id)?.spent ?? 0) }));
});

const LATEST = `
  SELECT o.* FROM unnest($1::uuid[]) AS wanted(id) CROSS JOIN LATERAL (
    SELECT id, customer_id AS "userId", order_number AS "orderNumber", order_date AS "orderDate", status,
      payment_status AS "paymentStatus",
      fulfilment_status AS "fulfilmentStatus", total_minor::float8 AS minor, currency
    FROM orders WHERE customer_id = wanted.id ORDER BY id DESC LIMIT 10) o`;

type OrderRow = Omit<UserOrder, 'totalAmount'> & { userId: string; minor: number; currency: string };

const totalOf = ({ minor, currency }: OrderRow): Money => money(minor, currency);

/** The ten latest orders of accounts. */
export const latestOrdersOfUser = defineLoader<string, UserOrder[]>(async (ctx, ids) => {
  const rows = await ctx.sql<OrderRow>(LATEST, [ids]);
  return grouped(ids, rows, ({ userId }) => userId).map((orders) =>
    orders.map((row) => ({ ...row, totalAmount: totalOf(row) })),
  );
});
