import type { Ctx } from '../../core/context.ts';

const GONE = `p.state IN ('HANDED_OVER', 'READY', 'DELIVERED', 'RETURNED') AND NOT p.is_return`;

/** SQL condition: a parcel of the order `o` has left the house. */
export const HAS_SENT = `EXISTS (SELECT FROM parcel p WHERE p.order_id = o.id AND ${GONE})`;

/** Units of each line of these orders that left the house in parcels; none of what was sent before there were any. */
export const unitsSent = async (ctx: Ctx, orderIds: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const rows = await ctx.sql<{ id: string; units: number }>(
    `SELECT i.order_line_id AS id, sum(i.quantity)::int AS units FROM parcel p JOIN parcel_item i ON i.parcel_id = p.id
     WHERE p.order_id = ANY($1::uuid[]) AND ${GONE} GROUP BY 1`,
    [orderIds],
    'orders.sent-units',
  );
  return new Map(rows.map(({ id, units }) => [id, units]));
};

/** The same of one order. */
export const sentUnits = (ctx: Ctx, orderId: string): Promise<ReadonlyMap<string, number>> => unitsSent(ctx, [orderId]);
