import type { Ctx } from './context.ts';
import type { Deleted, Receipt } from './payload.types.ts';

/** A receipt once the work is done. */
export const receiptFor = async (ctx: Ctx, work: Promise<unknown>): Promise<Receipt> => {
  await work;
  return { receivedAt: ctx.shop.clock.now() };
};

/** What was deleted, once it is. */
export const deletedBy = async (id: string, work: Promise<unknown>): Promise<Deleted> => {
  await work;
  return { id };
};
