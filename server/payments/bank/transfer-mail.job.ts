import * as z from 'zod';
import { mayMail } from '../../accounts/mail-limits.ts';
import type { Ctx } from '../../core/context.ts';
import { defineJob, enqueue } from '../../core/jobs/jobs.ts';
import { deliver, requestedMail } from '../../invoices/mail/order-mail-dispatch.service.ts';
import { OrderMailKind, type OrderMail } from '../../invoices/mail/order-mail.entity.ts';
import { unpaidMailParts } from '../../invoices/mail/unpaid-mail-parts.queries.ts';
import { composeMail } from '../../mails/mail-composition.queries.ts';
import { Order } from '../../orders/order.entity.ts';
import { readSettings } from '../../settings/settings.queries.ts';
import { TRANSFER_MAIL, transferBlocks, transferPictures } from './transfer-mail.ts';
import { awaitsTransfer, transferOf } from './transfer.ts';

const send = async (ctx: Ctx, mail: OrderMail, order: Order): Promise<void> => {
  const transfer = transferOf(order, (await readSettings(ctx)).transfer);
  if (!transfer) return;
  const { locale, facts } = await unpaidMailParts(ctx, order);
  const given = { ...facts, transfer: transferBlocks(transfer, locale) };
  const written = await composeMail(ctx, TRANSFER_MAIL, locale, given);
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
