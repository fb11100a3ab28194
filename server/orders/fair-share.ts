import type { StockCount } from '../catalog/stock.service.ts';
import type { Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { sign } from '../core/signature.ts';
import type { Order } from './order.entity.ts';

/** Units of a product that one buyer may hold unpaid, however few there are. */
const ALWAYS = 20;

const fairShareOf = ({ onHand }: StockCount): number => Math.max(ALWAYS, Math.floor(onHand / 2));

/** The network that an order comes from, in a form that tells nobody where it is; null for calls of the shop itself. */
export const networkMark = (ctx: Ctx): string | null =>
  ctx.client.network === 'internal' ? null : sign(ctx.shop, 'reservation', ctx.client.network);

type Buyer = Pick<Order, 'reservedBy' | 'userEmail' | 'customerId'>;

const HELD = `
  SELECT l.product_id AS id, sum(l.quantity)::int AS units
  FROM orders o JOIN order_line l ON l.order_id = o.id
  WHERE o.reserved_until IS NOT NULL AND o.status = 'PLACED' AND o.payment_status IN ('UNPAID', 'FAILED')
    AND l.product_id = ANY($1::int[])
    AND (o.reserved_by = $2 OR lower(o.user_email) = lower($3) OR o.customer_id = $4)
  GROUP BY 1`;

/**
 * Refuses an order whose buyer (account, e-mail address or network) would hold more than a fair share of a product
 * without having paid: half of what is in the house, 20 units at least. Call it in the transaction that has reserved, with
 * what `reserveStock` gave; it asks nothing while no product is that scarce. Throws RESERVATION_LIMIT (args.productIds, and
 * args.most units of the first of them).
 */
export const refuseMoreThanShare = async (ctx: Ctx, buyer: Buyer, stock: readonly StockCount[]): Promise<void> => {
  const scarce = stock.filter((count) => count.reserved > fairShareOf(count));
  if (scarce.length === 0) return;
  const ids = scarce.map(({ productId }) => productId);
  const rows = await ctx.sql<{ id: number; units: number }>(
    HELD,
    [ids, buyer.reservedBy, buyer.userEmail, buyer.customerId],
    'orders.held',
  );
  const held = new Map(rows.map(({ id, units }) => [id, units]));
  const beyond = scarce.filter((count) => (held.get(count.productId) ?? 0) > fairShareOf(count));
  if (beyond.length === 0) return;
  throw new AppError(ErrorCode.RESERVATION_LIMIT, {
    productIds: beyond.map(({ productId }) => productId),
    most: fairShareOf(beyond[0]!),
  });
};
