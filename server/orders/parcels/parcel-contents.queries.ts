import type { Ctx } from '../../core/context.ts';

/** Units of a line, under the name by which it was bought. */
export interface NamedUnits {
  readonly productName: string;
  readonly quantity: number;
}

/** What is in a parcel, in the order of the cart. */
export const contentsOf = (ctx: Ctx, parcelId: string): Promise<NamedUnits[]> =>
  ctx.sql<NamedUnits>(
    `SELECT l.product_name AS "productName", i.quantity FROM parcel_item i JOIN order_line l ON l.id = i.order_line_id
     WHERE i.parcel_id = $1 ORDER BY l.position`,
    [parcelId],
  );

/** What of an order has not left the house and is still to be sent, in the order of the cart. */
export const stillToCome = (ctx: Ctx, orderId: string): Promise<NamedUnits[]> =>
  ctx.sql<NamedUnits>(
    `SELECT * FROM (
       SELECT l.product_name AS "productName", l.position, (l.quantity - coalesce((
           SELECT sum(i.quantity) FROM parcel p JOIN parcel_item i ON i.parcel_id = p.id
           WHERE p.order_id = l.order_id AND NOT p.is_return AND p.state NOT IN ('PACKED', 'CANCELLED')
             AND i.order_line_id = l.id), 0) - coalesce((
           SELECT sum((r ->> 'quantity')::int) FROM order_event e CROSS JOIN jsonb_array_elements(e.data -> 'items') r
           WHERE e.order_id = l.order_id AND e.kind = 'PARTIALLY_REFUNDED' AND r ->> 'itemId' = l.id::text), 0))::int
         AS quantity
       FROM order_line l WHERE l.order_id = $1 AND l.product_type = 'PHYSICAL') lines
     WHERE quantity > 0 ORDER BY position`,
    [orderId],
  );
