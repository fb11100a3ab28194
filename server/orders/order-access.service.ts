import { randomBytes } from 'node:crypto';
import type { Ctx } from '../core/context.ts';
import { OrderEvent } from './order-event.entity.ts';
import { Order } from './order.entity.ts';

/** A value that nobody can guess, for the secret link of an order. */
export const newAccessNonce = (): string => randomBytes(16).toString('hex');

/**
 * Gives a locked order a new secret: every link handed out so far, those that were made from it among them, is dead from
 * the commit on. Notes it in the order's history. Changes `order` in place.
 */
export const renewAccess = async (ctx: Ctx, order: Order): Promise<Order> => {
  const next = { accessNonce: newAccessNonce(), version: order.version + 1 };
  await ctx.repo(Order).update({ id: order.id }, next);
  await ctx.repo(OrderEvent).insert({ orderId: order.id, at: ctx.shop.clock.now(), kind: 'LINK_RENEWED' });
  return Object.assign(order, next);
};

/** When the order got its present secret by `renewAccess`; null: it has its first. */
export const accessRenewedAt = async (ctx: Ctx, orderId: string): Promise<Date | null> => {
  const event = await ctx.repo(OrderEvent).findOne({ where: { orderId, kind: 'LINK_RENEWED' }, order: { id: 'DESC' } });
  return event?.at ?? null;
};
