import type { Ctx } from '../core/context.ts';
import type { CartLine } from './cart-lines.ts';

const LOCK_FILLED = `
  SELECT 1 FROM users u WHERE u.id = $1 AND EXISTS (SELECT FROM cart_line c WHERE c.user_id = u.id)
  FOR NO KEY UPDATE`;

const REMOVE = `
  WITH bought AS (
    SELECT product_id, sum(quantity)::int AS n FROM unnest($2::int[], $3::int[]) b (product_id, quantity) GROUP BY product_id
  ), gone AS (
    DELETE FROM cart_line c USING bought b
    WHERE c.user_id = $1 AND c.product_id = b.product_id AND c.quantity <= b.n
  )
  UPDATE cart_line c SET quantity = c.quantity - b.n FROM bought b
  WHERE c.user_id = $1 AND c.product_id = b.product_id AND c.quantity > b.n`;

/**
 * Takes what was bought out of the cart of an account: as many units as were bought, so that what was put in since stays.
 * Call it once per purchase, in the transaction that books it. Locks the account, where its cart holds anything.
 */
export const removeBought = async (ctx: Ctx, userId: string, lines: readonly CartLine[]): Promise<void> => {
  const filled = await ctx.sql(LOCK_FILLED, [userId], 'cart.lock-filled');
  if (filled.length === 0) return;
  const ids = lines.map(({ productId }) => productId);
  await ctx.sql(REMOVE, [userId, ids, lines.map(({ quantity }) => quantity)], 'cart.remove-bought');
};
