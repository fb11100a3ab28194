import { In } from 'typeorm';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { defineLoader, grouped, inOrder } from '../core/loader.ts';
import { OrderEvent } from './order-event.entity.ts';
import { OrderLine } from './order-line.entity.ts';

/** A page of them; each may have a hundred lines. */
const ORDERS_AT_ONCE = 20;

/** The lines of an order in the order of the cart. */
export const linesByOrder = defineLoader(async (ctx, orderIds: readonly string[]) => {
  const lines = await ctx.repo(OrderLine).find({ where: { orderId: In([...orderIds]) }, order: { position: 'ASC' } });
  return grouped(orderIds, lines, ({ orderId }) => orderId);
}, ORDERS_AT_ONCE);

/** A line that is known to exist. */
export const lineById = defineLoader<string, OrderLine>(async (ctx, ids) => {
  const lines = await ctx.repo(OrderLine).findBy({ id: In([...ids]) });
  return inOrder(ids, lines, ({ id }) => id).map((line) => line ?? new AppError(ErrorCode.ORDER_NOT_FOUND));
});

/** What happened to an order, oldest first. */
export const eventsByOrder = defineLoader(async (ctx, orderIds: readonly string[]) => {
  const events = await ctx
    .repo(OrderEvent)
    .find({ where: { orderId: In([...orderIds]) }, order: { at: 'ASC', id: 'ASC' } });
  return grouped(orderIds, events, ({ orderId }) => orderId);
});
