import type { Ctx } from '../core/context.ts';
import { sidesOf, type Sides } from './parcel-size.ts';

/** Where the units of a line of goods are. */
export interface PackingUnits {
  readonly lineId: string;
  readonly quantity: number;
  /** Their money went back, or is on its way. */
  readonly refunded: number;
  /** In parcels, wherever these are. */
  readonly packed: number;
  /** In parcels that left the house. */
  readonly sent: number;
  /** One piece, as the product says it now, or as it was sliced; null: it does not, or is gone. */
  readonly weightGrams: number | null;
  /** One piece, the longest side first; null: the product does not say, or is gone. */
  readonly sizeMm: Sides | null;
}

const IN_PARCELS = `
  SELECT coalesce(sum(i.quantity), 0)::int FROM parcel p JOIN parcel_item i ON i.parcel_id = p.id
  WHERE p.order_id = l.order_id AND NOT p.is_return AND i.order_line_id = l.id`;

const REFUNDED = `
  SELECT coalesce(sum((i ->> 'quantity')::int), 0)::int FROM payment_refund r
  JOIN payment_capture c ON c.id = r.capture_id JOIN payment_attempt a ON a.id = c.attempt_id
  CROSS JOIN jsonb_array_elements(r.items) i
  WHERE a.order_id = l.order_id AND r.items IS NOT NULL AND r.status <> 'FAILED' AND i ->> 'itemId' = l.id::text`;

/** The goods of an order, in the order of the cart. */
export const packingUnits = async (ctx: Ctx, orderId: string): Promise<PackingUnits[]> => {
  const rows = await ctx.sql<Omit<PackingUnits, 'sizeMm'> & { packedSize: string | null }>(
    `SELECT l.id AS "lineId", l.quantity, (${REFUNDED}) AS refunded,
       (${IN_PARCELS} AND p.state <> 'CANCELLED') AS packed,
       (${IN_PARCELS} AND p.state NOT IN ('PACKED', 'CANCELLED')) AS sent,
       coalesce(ceil((l.print ->> 'grams')::numeric)::int, g.weight_grams) AS "weightGrams", g.packed_size AS "packedSize"
     FROM order_line l LEFT JOIN product g ON g.id = l.product_id
     WHERE l.order_id = $1 AND l.product_type = 'PHYSICAL' ORDER BY l.position`,
    [orderId],
    'parcels.units',
  );
  return rows.map(({ packedSize, ...units }) => ({ ...units, sizeMm: sidesOf(packedSize) }));
};

/** Units that may still go into a parcel. Of units whose money goes back, those that are in no parcel come first. */
export const leftToPack = ({ quantity, refunded, packed }: PackingUnits): number =>
  Math.max(0, quantity - refunded - packed);
