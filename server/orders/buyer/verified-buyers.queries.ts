import { defineLoader } from '../../core/loader.ts';

interface Purchase {
  readonly userId: string;
  readonly productId: number;
}

const BOUGHT = `
  SELECT w.place::int AS place
  FROM unnest($1::uuid[], $2::int[]) WITH ORDINALITY AS w (user_id, product_id, place)
  JOIN product p ON p.id = w.product_id
  WHERE EXISTS (
    SELECT FROM orders o JOIN order_line l ON l.order_id = o.id
    WHERE o.customer_id = w.user_id AND l.product_id IN (p.id, p.counterpart_id)
      AND o.payment_status IN ('PAID', 'PARTIALLY_REFUNDED'))`;

/** Whether an account has paid for a product, or for the kit or the files of the same model, and not got all money back. */
export const hasBought = defineLoader<Purchase, boolean>(async (ctx, wanted) => {
  const rows = await ctx.sql<{ place: number }>(BOUGHT, [
    wanted.map(({ userId }) => userId),
    wanted.map(({ productId }) => productId),
  ]);
  const places = new Set(rows.map(({ place }) => place));
  return wanted.map((_, index) => places.has(index + 1));
});
