import type { User } from '../../accounts/user.entity.ts';
import { validationFailed } from '../../core/errors.ts';
import type { Ctx } from '../../core/context.ts';
import { MAX_PAGE } from '../../core/page.ts';
import { Order } from '../order.entity.ts';

const ALL = 1000;

/** The orders of an account, newest first, at most a thousand. */
export const ordersOf = (ctx: Ctx, userId: string, first = ALL): Promise<Order[]> =>
  ctx.repo(Order).find({ where: { customerId: userId }, order: { orderDate: 'DESC', id: 'DESC' }, take: first });

/** The same for a list of 1 to 100. Throws VALIDATION_FAILED. */
export const latestOrdersOf = (ctx: Ctx, userId: string, first: number): Promise<Order[]> => {
  if (first < 1 || first > MAX_PAGE) throw validationFailed({ first: 'INVALID' });
  return ordersOf(ctx, userId, first);
};

/** How many orders bought as a guest with this address would join the account once its password is set by a mail to it. */
export const guestOrdersWaiting = async (ctx: Ctx, { email, passwordProven }: User): Promise<number> => {
  if (passwordProven) return 0;
  const [row] = await ctx.sql<{ waiting: number }>(
    'SELECT count(*)::int AS waiting FROM orders WHERE customer_id IS NULL AND lower(user_email) = $1',
    [email],
    'orders.guest-waiting',
  );
  return row!.waiting;
};

/**
 * Gives the orders that were bought as a guest with this address to its account. Only for an owner who has proven the
 * address and set the password after that: otherwise whoever registered it first would read them.
 */
export const joinGuestOrders = async (ctx: Ctx, { id, email }: Pick<User, 'id' | 'email'>): Promise<void> => {
  await ctx.sql('UPDATE orders SET customer_id = $1 WHERE customer_id IS NULL AND lower(user_email) = $2', [id, email]);
};
