import * as z from 'zod';
import { releaseStock, restock } from '../catalog/stock/stock.service.ts';
import { transaction, type Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { MINUTE_MS } from '../core/time.ts';
import { defineJob, enqueue } from '../core/jobs/jobs.ts';
import { returnToCards } from '../gift-cards/gift-card-uses.service.ts';
import { releasePromotions } from '../promotions/redemptions.service.ts';
import { firstAllowed, mayMove, OrderStatus, TRANSITIONS, type TransitionName } from './order-states.ts';
import type { Order } from './order.entity.ts';
import { lockOrder, moveOrder } from './order-transition.service.ts';
import { findOrder, stockLines, type OrderAccess } from './orders.queries.ts';
import { sentUnits } from './parcels/sent-units.queries.ts';
import { unpaidSince } from './unpaid-orders.ts';

const end = async (ctx: Ctx, order: Order, name: TransitionName): Promise<Order> => {
  const ended = await moveOrder(ctx, order, name, { changes: { reservedUntil: null, reservedBy: null } });
  const giveBack = TRANSITIONS[name].stock === 'restock' ? restock : releaseStock;
  await giveBack(ctx, await stockLines(ctx, order.id));
  if (order.promotions) await releasePromotions(ctx, order.id);
  if (order.giftCards) await returnToCards(ctx, order.id);
  return ended;
};

/**
 * Cancels an order that is not paid, whoever asks, and gives its goods back to the shelf, once: cancelling a cancelled order
 * changes nothing. Throws ORDER_NOT_FOUND, ORDER_NOT_CANCELLABLE (paid, payment in flight, expired, sent). Locks the order.
 */
export const cancelUnpaid = (ctx: Ctx, id: string): Promise<Order> =>
  transaction(ctx, async (tx) => {
    const order = await lockOrder(tx, id);
    if (order.status === OrderStatus.CANCELLED) return order;
    const name = firstAllowed(order, ['cancel', 'callOff']);
    if (!name || (await sentUnits(tx, id)).size > 0)
      throw new AppError(ErrorCode.ORDER_NOT_CANCELLABLE, { status: order.status });
    return end(tx, order, name);
  });

/** The same for its owner or the holder of its link. Throws as `cancelUnpaid`. */
export const cancelOrder = async (ctx: Ctx, access: OrderAccess): Promise<Order> =>
  cancelUnpaid(ctx, (await findOrder(ctx, access)).id);

/**
 * Cancels an order whose parcel came back unpaid and puts its goods back on the shelf. Throws ORDER_STATE_CONFLICT unless it
 * was sent to be paid on delivery. Needs the order's lock.
 */
export const cancelReturned = (ctx: Ctx, order: Order): Promise<Order> => end(ctx, order, 'refused');

/**
 * Ends an unpaid order whose reservation ran out and releases its goods once. Leaves alone what is paid, ended, has a
 * payment in flight or is still reserved. Returns whether the order expired now. Locks the order.
 */
export const expireOrder = (ctx: Ctx, orderId: string): Promise<boolean> =>
  transaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!mayMove(order, 'expire') || !order.reservedUntil) return false;
    if (order.reservedUntil > tx.shop.clock.now()) return false;
    await end(tx, order, 'expire');
    return true;
  });

/** Ends one order at the moment when its time is over. */
export const expireOrderJob = defineJob({
  name: 'orders.expire',
  payload: z.object({ orderId: z.uuid() }),
  run: async (ctx, { orderId }) => {
    await expireOrder(ctx, orderId);
  },
});

const scheduleExpiry = (ctx: Ctx, { id: orderId, reservedUntil: runAt }: Ending): Promise<void> =>
  enqueue(ctx, expireOrderJob, { orderId }, { key: `orders.expire:${orderId}`, runAt });

/** Forgets by whom orders were placed that count no longer. */
const forgetBuyers = async (ctx: Ctx): Promise<void> => {
  await ctx.sql(
    `UPDATE orders SET placed_by = NULL WHERE placed_by IS NOT NULL AND reserved_until IS NULL AND order_date <= $1
       AND NOT (status IN ('CONFIRMED', 'COMPLETED') AND payment_status = 'UNPAID')`,
    [unpaidSince(ctx)],
  );
};

interface Ending {
  readonly id: string;
  readonly reservedUntil: Date;
}

/** Longer than from one run to the next. */
const AHEAD_MS = 2 * MINUTE_MS;

/**
 * Ends, each minute, the orders whose time is over, gives those that are next an appointment to the second, and forgets who
 * placed old orders. Most orders are paid by then: placing one needs no appointment.
 */
export const sweepExpiredJob = defineJob({
  name: 'orders.sweep-expired',
  payload: z.object({}).loose(),
  cron: '* * * * *',
  run: async (ctx) => {
    const now = ctx.shop.clock.now();
    const rows = await ctx.sql<Ending>(
      `SELECT id, reserved_until AS "reservedUntil" FROM orders
       WHERE reserved_until <= $1 AND status = 'PLACED' AND payment_status IN ('UNPAID', 'FAILED')
       ORDER BY reserved_until LIMIT 500`,
      [new Date(now.getTime() + AHEAD_MS)],
    );
    for (const order of rows) {
      if (order.reservedUntil <= now) await expireOrder(ctx, order.id);
      else await scheduleExpiry(ctx, order);
    }
    await forgetBuyers(ctx);
  },
});
