import * as z from 'zod';
import type { Ctx } from '../../core/context.ts';
import { defineJob, enqueue } from '../../core/jobs/jobs.ts';
import { DEFAULT_LOCALE, isLocale } from '../../core/locale.ts';
import { dayOf, formatDay, formatMoney } from '../../core/text/format.ts';
import { orderBlocks, type OrderMailInput } from '../../invoices/mail/order-mail-blocks.ts';
import { deliver, orderUrl, requestedMail } from '../../invoices/mail/order-mail-dispatch.service.ts';
import { OrderMailKind, type OrderMail } from '../../invoices/mail/order-mail.entity.ts';
import { composeMail } from '../../mails/mail-composition.queries.ts';
import { OrderStatus } from '../../orders/order-states.ts';
import { Order } from '../../orders/order.entity.ts';
import { orderLines } from '../../orders/orders.queries.ts';
import { readSettings } from '../../settings/settings.queries.ts';
import { CASH_MAIL } from './cash-mail.ts';

const mailOf = (ctx: Ctx, orderId: string): Promise<OrderMail> =>
  requestedMail(ctx, { orderId, kind: OrderMailKind.CASH_ON_DELIVERY, key: `cash-${orderId}` });

const confirmationBlocks = (input: OrderMailInput) => {
  const { orderLines: rows, withdrawal } = orderBlocks(input);
  return { orderLines: rows, withdrawal };
};

const send = async (ctx: Ctx, mail: OrderMail, order: Order): Promise<void> => {
  const { seller } = await readSettings(ctx);
  const locale = isLocale(order.locale) ? order.locale : DEFAULT_LOCALE;
  const lines = await orderLines(ctx, order.id);
  const link = orderUrl(ctx, order);
  const input = { order, lines, locale, news: { kind: 'UNPAID' }, orderUrl: link, attached: false, seller } as const;
  const written = await composeMail(ctx, CASH_MAIL, locale, {
    orderNumber: order.orderNumber,
    orderDate: formatDay(dayOf(order.orderDate), locale),
    amount: formatMoney(order.totalMinor, locale, order.currency),
    link,
    ...confirmationBlocks(input),
  });
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
