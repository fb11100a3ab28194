import { In } from 'typeorm';
import { defineLoader, grouped } from '../core/loader.ts';
import { OrderEvent } from './order-event.entity.ts';
import { OrderLine } from './order-line.entity.ts';

/** The lines of an order in the order of the cart. */
export const linesByOrder = defineLoader(async (ctx, orderIds: readonly string[]) => {
  const lines = await ctx.repo(OrderLine).find({ where: { orderId: In([...orderIds]) }, order: { position: 'ASC' } });
  return grouped(orderIds, lines, ({ orderId }) => orderId);
});

/** What happened to an order, oldest first. */
export const eventsByOrder = defineLoader(async (ctx, orderIds: readonly string[]) => {
  const events = await ctx
    .repo(OrderEvent)
    .find({ where: { orderId: In([...orderIds]) }, order: { at: 'ASC', id: 'ASC' } });
  return grouped(orderIds, events, ({ orderId }) => orderId);
});
