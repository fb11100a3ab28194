import { Not } from 'typeorm';
import * as z from 'zod';
import { mayMail } from '../../accounts/mail-limits.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { defineJob, enqueue } from '../../core/jobs/jobs.ts';
import { mayMove } from '../../orders/order-states.ts';
import { lockOrder } from '../../orders/order-transition.service.ts';
import { OrderMail, OrderMailKind } from './order-mail.entity.ts';
import { requestedMail, sendOnce } from './order-mail-dispatch.service.ts';

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
    if (!(await mails.existsBy({ key })) && !(await mayMail(tx, order.userEmail))) return null;
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

const DUE = `
  SELECT o.id FROM orders o
  WHERE o.reserved_until > $1 AND o.order_date <= $2 AND o.customer_id IS NULL
    AND o.status = 'PLACED' AND o.payment_status IN ('UNPAID', 'FAILED')
    AND NOT EXISTS (SELECT FROM order_mail m WHERE m.order_id = o.id)
  ORDER BY o.order_date LIMIT 500`;

/** Finds, each minute, the guests who have not paid within two minutes: placing an order waits for none of this. */
export const unpaidMailsJob = defineJob({
  name: 'invoices.unpaid-mails',
  payload: z.object({}).loose(),
  cron: '* * * * *',
  run: async (ctx) => {
    const now = ctx.shop.clock.now();
    const orders = await ctx.sql<{ id: string }>(DUE, [now, new Date(now.getTime() - PAYING_MS)]);
    for (const { id } of orders) await enqueue(ctx, unpaidMailJob, { orderId: id }, { key: `unpaid-mail:${id}` });
  },
});
