import { Not } from 'typeorm';
import * as z from 'zod';
import { mayWriteTo } from '../accounts/letters.ts';
import { transaction, type Ctx } from '../core/context.ts';
import { defineJob, enqueue } from '../core/jobs.ts';
import { mayMove } from '../orders/order-states.ts';
import type { Order } from '../orders/order.entity.ts';
import { lockOrder } from '../orders/orders.moving.ts';
import { OrderMail, OrderMailKind } from './order-mail.entity.ts';
import { requestedMail, sendOnce } from './order-mail.sending.ts';

/** Whoever pays at once, as most do, has paid by then. */
export const PAYING_MS = 120_000;

/**
 * The mail about an order that a guest may still pay or cancel; null when it is paid, ended, in an account by now, or
 * when another mail has brought its link. Anybody may order in any name, so it counts as a letter to the address, once.
 */
const claim = (ctx: Ctx, orderId: string): Promise<OrderMail | null> =>
  transaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order.customerId !== null || !mayMove(order, 'cancel')) return null;
    const key = `unpaid-${orderId}`;
    const mails = tx.repo(OrderMail);
    if (await mails.existsBy({ orderId, key: Not(key) })) return null;
    if (!(await mails.existsBy({ key })) && !(await mayWriteTo(tx, order.userEmail))) return null;
    return requestedMail(tx, { orderId, kind: OrderMailKind.UNPAID, key });
  });

/** Tells a guest how an order that is not paid can be found again, once. */
export const unpaidMailJob = defineJob({
  name: 'invoices.unpaid-mail',
  lane: 'mail',
  payload: z.object({ orderId: z.uuid() }),
  run: async (ctx, { orderId }) => {
    const mail = await claim(ctx, orderId);
    if (mail) await sendOnce(ctx, mail, { kind: 'UNPAID' }, { invoice: null });
  },
});

/** Asks, in the transaction that places an order, for the mail to a guest, two minutes from now. */
export const requestUnpaidMail = async (ctx: Ctx, order: Pick<Order, 'id' | 'customerId'>): Promise<void> => {
  if (order.customerId !== null) return;
  const runAt = new Date(Date.now() + PAYING_MS);
  await enqueue(ctx, unpaidMailJob, { orderId: order.id }, { key: `unpaid-mail:${order.id}`, runAt });
};
