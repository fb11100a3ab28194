import { transaction, type Ctx } from '../../core/context.ts';
import type { Behaviour } from './behaviours.ts';
import { approveOrder, isExpired } from './checkout.service.ts';
import { findOrder, type SimulatedOrder } from './store.queries.ts';

/** An order that the payer may still decide about. */
export const decidable = async (ctx: Ctx, id: string): Promise<SimulatedOrder | null> => {
  const order = await findOrder(ctx, id);
  return order && order.state !== 'COMPLETED' && !isExpired(ctx, order) ? order : null;
};

/** What the payer chose on the page; null when the order is no longer to be decided. */
export const choose = (ctx: Ctx, token: string, choice: Behaviour | 'cancel'): Promise<SimulatedOrder | null> =>
  transaction(ctx, async (tx) => {
    const order = await decidable(tx, token);
    if (order && choice !== 'cancel') await approveOrder(tx, order, choice);
    return order;
  });
