import * as z from 'zod';
import { mayMail } from '../../accounts/mail-limits.ts';
import type { Ctx } from '../../core/context.ts';
import { defineJob, enqueue } from '../../core/jobs/jobs.ts';
import { DEFAULT_LOCALE, isLocale } from '../../core/locale.ts';
import { dayOf, formatDay, formatMoney } from '../../core/text/format.ts';
import { orderBlocks } from '../../invoices/mail/order-mail-blocks.ts';
import { deliver, orderUrl, requestedMail } from '../../invoices/mail/order-mail-dispatch.service.ts';
import { OrderMailKind, type OrderMail } from '../../invoices/mail/order-mail.entity.ts';
import { composeMail } from '../../mails/mail-composition.queries.ts';
import { Order } from '../../orders/order.entity.ts';
import { orderLines } from '../../orders/orders.queries.ts';
import { readSettings } from '../../settings/settings.queries.ts';
import { TRANSFER_MAIL, transferBlocks, transferPictures } from './transfer-mail.ts';
import { awaitsTransfer, transferOf } from './transfer.ts';

const send = async (ctx: Ctx, mail: OrderMail, order: Order): Promise<void> => {
  const { seller, transfer: setting } = await readSettings(ctx);
  const transfer = transferOf(order, setting);
  if (!transfer) return;
  const locale = isLocale(order.locale) ? order.locale : DEFAULT_LOCALE;
  const lines = await orderLines(ctx, order.id);
  const link = orderUrl(ctx, order);
  const input = { order, lines, locale, news: { kind: 'UNPAID' }, orderUrl: link, attached: false, seller } as const;
  const written = await composeMail(ctx, TRANSFER_MAIL, locale, {
    orderNumber: order.orderNumber,
    orderDate: formatDay(dayOf(order.orderDate), locale),
    amount: formatMoney(order.totalMinor, locale, order.currency),
    link,
    transfer: transferBlocks(transfer, locale),
    orderLines: orderBlocks(input).orderLines,
  });
  await deliver(ctx, mail, { ...written, to: order.userEmail, attachments: await transferPictures(transfer) });
};

/** Tells a buyer where to send the money, once, unless the order was paid or ended meanwhile. */
export const transferMailJob = defineJob({
  name: 'payments.transfer-mail',
  lane: 'mail',
  payload: z.object({ orderId: z.uuid() }),
  run: async (ctx, { orderId }) => {
    const mail = await requestedMail(ctx, { orderId, kind: OrderMailKind.TRANSFER, key: `transfer-${orderId}` });
    const order = await ctx.repo(Order).findOneByOrFail({ id: orderId });
    if (!mail.sentAt && awaitsTransfer(order)) await send(ctx, mail, order);
  },
});

/**
 * Asks for that mail in the transaction that places the order. Anybody may order in any name: it counts as a letter to the
 * address, and beyond that limit none is sent.
 */
export const requestTransferMail = async (ctx: Ctx, { id: orderId, userEmail }: Order): Promise<void> => {
  if (!(await mayMail(ctx, userEmail))) return;
  await requestedMail(ctx, { orderId, kind: OrderMailKind.TRANSFER, key: `transfer-${orderId}` });
  await enqueue(ctx, transferMailJob, { orderId }, { key: `transfer-mail:${orderId}` });
};
