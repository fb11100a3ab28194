import type { Ctx } from '../core/context.ts';

const OWN = `
  SELECT 1 FROM withdrawal w JOIN orders o ON o.id = w.order_id LEFT JOIN users u ON u.id = o.customer_id
  WHERE w.id = $1 AND o.payment_date IS NOT NULL
    AND (lower(o.user_email) = w.email OR (u.email = w.email AND u.email_confirmed_at IS NOT NULL))`;

/**
 * Whether the address of a statement is that of the paid order which it is about, or of its account. Anybody can write
 * anything into a statement with any address, and place an order for it.
 */
export const isOfOwnOrder = async (ctx: Ctx, withdrawalId: string): Promise<boolean> =>
  (await ctx.sql(OWN, [withdrawalId], 'withdrawals.own-order')).length > 0;
