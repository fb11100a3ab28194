import type { User } from '../../accounts/user.entity.ts';
import { askedPart, pageOf, placeOf, type Part } from '../../core/connection.ts';
import { checked } from '../../core/faults.ts';
import type { Ctx } from '../../core/context.ts';
import { Order } from '../order.entity.ts';
import type { OrderConnection } from './customer-orders.types.ts';

const ALL = 1000;

/** The orders of an account, newest first, at most a thousand. */
export const ordersOf = (ctx: Ctx, userId: string, first = ALL): Promise<Order[]> =>
  ctx.repo(Order).find({ where: { customerId: userId }, order: { orderDate: 'DESC', id: 'DESC' }, take: first });

/** A page of them. Throws VALIDATION_FAILED, CURSOR_INVALID. */
export const ordersAfter = async (
  ctx: Ctx,
  userId: string,
  part: Part,
): Promise<Omit<OrderConnection, 'totalCount'>> => {
  const { first } = checked(askedPart, part);
  const [at, id] = placeOf(part.after);
  const query = ctx.repo(Order).createQueryBuilder('o').where('o.customerId = :userId', { userId });
  if (at) query.andWhere('(o.orderDate, o.id) < (:at, :id)', { at, id });
  const rows = await query
    .orderBy('o.orderDate', 'DESC')
    .addOrderBy('o.id', 'DESC')
    .take(first + 1)
    .getMany();
  return { ...pageOf(rows, part, (order) => ({ at: order.orderDate, id: order.id })), customerId: userId };
};

/** How many orders an account has. */
export const countOrders = (ctx: Ctx, customerId: string): Promise<number> => ctx.repo(Order).countBy({ customerId });

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
