import * as z from 'zod';
import { defineJob } from '../../core/jobs/jobs.ts';
import { OrderMailKind } from './order-mail.entity.ts';
import { requestedMail, sendOnce } from './order-mail-dispatch.service.ts';
import { confirmation } from './order-confirmation.queries.ts';

/**
 * Confirms a paid order to its buyer: items, VAT, link, downloads, consent and withdrawal, with the invoice attached; of a gift card
 * with its receipt. Enqueue it in the transaction that books the payment, after the invoice, with the key `order-mail:{orderId}`.
 */
export const orderMailJob = defineJob({
  name: 'invoices.order-mail',
  lane: 'mail',
  payload: z.object({ orderId: z.uuid() }),
  run: async (ctx, { orderId }) => {
    const mail = await requestedMail(ctx, { orderId, kind: OrderMailKind.ORDER, key: `order-${orderId}` });
    const { news, ...parts } = (await confirmation(ctx, orderId))!;
    await sendOnce(ctx, mail, news, parts);
  },
});
