import * as z from 'zod';
import type { Ctx } from '../../core/context.ts';
import { defineJob, enqueue } from '../../core/jobs/jobs.ts';
import { deliver, requestedMail } from '../../invoices/mail/order-mail-dispatch.service.ts';
import { OrderMailKind, type OrderMail } from '../../invoices/mail/order-mail.entity.ts';
import { unpaidMailParts } from '../../invoices/mail/unpaid-mail-parts.queries.ts';
import { composeMail } from '../../mails/mail-composition.queries.ts';
import { OrderStatus } from '../../orders/order-states.ts';
import { Order } from '../../orders/order.entity.ts';
import { CASH_MAIL } from './cash-mail.ts';

const mailOf = (ctx: Ctx, orderId: string): Promise<OrderMail> =>
  requestedMail(ctx, { orderId, kind: OrderMailKind.CASH_ON_DELIVERY, key: `cash-${orderId}` });

const send = async (ctx: Ctx, mail: OrderMail, order: Order): Promise<void> => {
  const { locale, facts, withdrawal } = await unpaidMailParts(ctx, order);
  const written = await composeMail(ctx, CASH_MAIL, locale, { ...facts, withdrawal });
  await deliver(ctx, mail, { ...written, to: order.userEmail, attachments: [] });
};

/** Tells a buyer what is to be paid at the door, once, unless the order ended meanwhile. */
export const cashMailJob = defineJob({
  name: 'payments.cash-mail',
  lane: 'mail',
  payload: z.object({ orderId: z.uuid() }),
  run: async (ctx, { orderId }) => {
    const mail = await mailOf(ctx, orderId);
    const order = await ctx.repo(Order).findOneByOrFail({ id: orderId });
    if (!mail.sentAt && order.status !== OrderStatus.CANCELLED) await send(ctx, mail, order);
  },
});

/** Asks for that mail in the transaction that places the order. It is due by law; how many orders there are is limited. */
export const requestCashMail = async (ctx: Ctx, { id: orderId }: Order): Promise<void> => {
  await mailOf(ctx, orderId);
  await enqueue(ctx, cashMailJob, { orderId }, { key: `cash-mail:${orderId}` });
};
