import type { Ctx } from '../core/context.ts';
import type { Order } from './order.entity.ts';

type Listener = (ctx: Ctx, order: Pick<Order, 'id' | 'customerId'>) => Promise<void>;

const listeners: Listener[] = [];

/** Registers what later modules do about a new order, in the transaction that places it; what throws undoes it. */
export const onOrderPlaced = (listener: Listener): void => {
  listeners.push(listener);
};

/** Tells them, once for each order. */
export const orderPlaced: Listener = async (ctx, order) => {
  for (const listener of listeners) await listener(ctx, order);
};
