import type { Ctx } from '../../core/context.ts';
import type { Order } from '../../orders/order.entity.ts';
import type { Dispute } from './dispute.entity.ts';

/** The parcel and its number are the answer to this one: it asks for shipping. */
const NOT_RECEIVED = 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED';

/**
 * Whether a dispute keeps goods in the house: it is open, no admin has let them go, and shipping would not answer it. Who says
 * that a stranger paid gets no goods by itself: PayPal's seller protection covers an unauthorised payment only with proof that
 * the goods left no later than two days after PayPal's notice, so it is for a person to decide; of goods that did not arrive it
 * asks for proof of delivery (PayPal user agreement, "Seller Protection program", as quoted by lawinsider.com, read 2026-11-23).
 */
export const stopsShipping = ({
  closedAt,
  releasedAt,
  reason,
}: Pick<Dispute, 'closedAt' | 'releasedAt' | 'reason'>): boolean =>
  closedAt === null && releasedAt === null && reason !== NOT_RECEIVED;

/** The same as a condition of SQL on the order `o`. */
export const STOPPED_BY_DISPUTE = `EXISTS (
  SELECT FROM payment_dispute s WHERE s.order_id = o.id AND s.closed_at IS NULL AND s.released_at IS NULL
    AND s.reason <> '${NOT_RECEIVED}')`;

/** Whether a dispute keeps the goods of the order in the house. Exact under the order's lock. */
export const isStoppedByDispute = async (ctx: Ctx, { id }: Pick<Order, 'id'>): Promise<boolean> => {
  const rows = await ctx.sql(`SELECT FROM orders o WHERE o.id = $1 AND ${STOPPED_BY_DISPUTE}`, [id]);
  return rows.length > 0;
};
