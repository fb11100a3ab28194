import type { Ctx } from '../core/context.ts';

interface Units {
  readonly itemId: string;
  readonly quantity: number;
}

const unitsIn = (items: string): string => `
  SELECT sum((i ->> 'quantity')::int) FROM ${items} i WHERE i ->> 'itemId' = l.id::text`;

const SENT = `
  SELECT sum(i.quantity) FROM parcel p JOIN parcel_item i ON i.parcel_id = p.id
  WHERE p.order_id = $1 AND NOT p.is_return AND p.state NOT IN ('PACKED', 'CANCELLED') AND i.order_line_id = l.id`;

const EARLIER = `order_event e CROSS JOIN jsonb_array_elements(e.data -> 'items')`;

/**
 * Whether any goods of an order still have to be sent once the money of these units, too, has gone back. Units whose money
 * goes back are first those that are still in the house.
 */
export const hasGoodsToShip = async (ctx: Ctx, orderId: string, items: readonly Units[]): Promise<boolean> => {
  const [row] = await ctx.sql<{ left: boolean }>(
    `SELECT EXISTS (
       SELECT FROM order_line l WHERE l.order_id = $1 AND l.product_type = 'PHYSICAL' AND l.quantity >
         coalesce((${unitsIn(EARLIER)} AND e.order_id = $1 AND e.kind = 'PARTIALLY_REFUNDED'), 0)
         + coalesce((${unitsIn('jsonb_array_elements($2::jsonb)')}), 0)
         + coalesce((${SENT}), 0)) AS left`,
    [orderId, JSON.stringify(items)],
    'orders.goods-left',
  );
  return row!.left;
};
