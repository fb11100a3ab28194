import type { QueryDeepPartialEntity } from 'typeorm';
import type { Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { isUuid } from '../core/text/text.ts';
import { announceMove } from './order-announcement.ts';
import { OrderEvent } from './order-event.entity.ts';
import { firstAllowed, statesAfter, TRANSITIONS, type OrderStates, type TransitionName } from './order-states.ts';
import { Order } from './order.entity.ts';

/**
 * Reads the order and holds its row lock until the transaction ends: the one order in which everything about an order
 * is decided. Locks the order before anything that belongs to it. Throws ORDER_NOT_FOUND; needs an open transaction.
 */
export const lockOrder = async (ctx: Ctx, id: string): Promise<Order> => {
  const order = isUuid(id)
    ? await ctx.repo(Order).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } })
    : null;
  if (!order) throw new AppError(ErrorCode.ORDER_NOT_FOUND);
  return order;
};

const refuse = (
  { status, paymentStatus, fulfilmentStatus }: OrderStates,
  wanted: readonly TransitionName[],
): AppError =>
  new AppError(ErrorCode.ORDER_STATE_CONFLICT, { status, paymentStatus, fulfilmentStatus, wanted: wanted.join('|') });

/** Which of the moves the table allows for the locked order; throws ORDER_STATE_CONFLICT when none. */
export const pickMove = (order: Order, names: readonly TransitionName[]): TransitionName => {
  const name = firstAllowed(order, names);
  if (!name) throw refuse(order, names);
  return name;
};

export interface MoveInput {
  /** Columns that change together with the states. */
  changes?: QueryDeepPartialEntity<Order>;
  /** Goes into the event row. */
  data?: Record<string, unknown>;
}

/**
 * Moves a locked order by one entry of the table: new states, `version` + 1, exactly one event row, and word to webhooks.
 * Changes `order` in place. Throws ORDER_STATE_CONFLICT when the table does not allow the move.
 */
export const moveOrder = async (
  ctx: Ctx,
  order: Order,
  name: TransitionName,
  { changes = {}, data = {} }: MoveInput = {},
): Promise<Order> => {
  const states = statesAfter(order, name);
  if (!states) throw refuse(order, [name]);
  const next = { ...changes, ...states, version: order.version + 1 };
  await ctx.repo(Order).update({ id: order.id }, next);
  await ctx.repo(OrderEvent).insert({
    orderId: order.id,
    at: ctx.shop.clock.now(),
    kind: TRANSITIONS[name].event,
    data: data as QueryDeepPartialEntity<Record<string, unknown>>,
  });
  Object.assign(order, next);
  await announceMove(ctx, order, TRANSITIONS[name].event);
  return order;
};
