import { columnsOf } from '../core/database/columns.ts';
import type { Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { isUuid } from '../core/text/text.ts';
import { listenersSql } from '../webhooks/announcement.service.ts';
import { announcedAs, announceMove } from './order-announcement.ts';
import {
  firstAllowed,
  statesAfter,
  TRANSITIONS,
  type OrderEventKind,
  type OrderStates,
  type TransitionName,
} from './order-states.ts';
import { Order } from './order.entity.ts';
import { orderForReader, type OrderAccess } from './orders.queries.ts';

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

/** The same for its owner or the holder of its link; throws as `findOrder`. */
export const lockOwnOrder = async (ctx: Ctx, { id, accessToken }: OrderAccess): Promise<Order> =>
  orderForReader(ctx, await lockOrder(ctx, id), accessToken);

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
  changes?: Partial<Order>;
  /** Goes into the event row. */
  data?: Record<string, unknown>;
}

/** Names of the statements by the columns that they set: each is prepared under its own. */
const names = new Map<string, string>();

const nameOf = (columns: string): string => {
  const name = names.get(columns) ?? `orders.move-${names.size}`;
  names.set(columns, name);
  return name;
};

/** Writes columns and the event, and answers who listens to it. */
const MOVE = (columns: readonly string[]): string => `
  WITH moved AS (
    UPDATE orders SET ${columns.map((column, place) => `${column} = $${place + 6}`).join()} WHERE id = $1
  ), noted AS (
    INSERT INTO order_event (order_id, at, kind, data) VALUES ($1, $2, $3, $4::jsonb)
  )
  SELECT ${listenersSql('$5::text')} AS endpoints`;

interface Move {
  readonly kind: OrderEventKind;
  readonly changes: Partial<Order>;
  readonly data: Record<string, unknown>;
}

const write = async (ctx: Ctx, { id }: Order, { kind, changes, data }: Move): Promise<string[]> => {
  const set = columnsOf(ctx, Order, changes);
  const columns = Object.keys(set);
  const params = [id, ctx.shop.clock.now(), kind, JSON.stringify(data), announcedAs(kind), ...Object.values(set)];
  const [row] = await ctx.sql<{ endpoints: string[] }>(MOVE(columns), params, nameOf(columns.join()));
  return row!.endpoints;
};

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
  const kind = TRANSITIONS[name].event;
  const endpoints = await write(ctx, order, { kind, changes: next, data });
  Object.assign(order, next);
  const event = announcedAs(kind);
  if (event) await announceMove(ctx, order, event, endpoints);
  return order;
};
