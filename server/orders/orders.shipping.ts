import { transaction, type Ctx } from '../core/context.ts';
import type { Order } from './order.entity.ts';
import { lockOrder, moveOrder } from './orders.moving.ts';

/** Notes that the goods left the house. Throws ORDER_STATE_CONFLICT unless they are paid and waiting. Locks the order. */
export const markShipped = (ctx: Ctx, { id }: Pick<Order, 'id'>, tracking: string | null = null): Promise<Order> =>
  transaction(ctx, async (tx) =>
    moveOrder(tx, await lockOrder(tx, id), 'shipped', { data: tracking === null ? {} : { tracking } }),
  );

/** Notes that the goods arrived, which completes the order. Throws ORDER_STATE_CONFLICT unless they are on the way. Locks the order. */
export const markDelivered = (ctx: Ctx, { id }: Pick<Order, 'id'>): Promise<Order> =>
  transaction(ctx, async (tx) => moveOrder(tx, await lockOrder(tx, id), 'delivered'));
