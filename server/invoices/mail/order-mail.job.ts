import * as z from 'zod';
import { defineJob } from '../../core/jobs/jobs.ts';
import { Invoice, InvoiceKind } from '../invoice.entity.ts';
import { OrderMailKind } from './order-mail.entity.ts';
import { requestedMail, sendOnce } from './order-mail-dispatch.service.ts';

/**
 * Confirms a paid order to its buyer: items, VAT, link, downloads, consent and withdrawal, with the invoice attached. Enqueue
 * it in the transaction that books the payment, after the invoice, with the key `order-mail:{orderId}`.
 */
export const orderMailJob = defineJob({
  name: 'invoices.order-mail',
  lane: 'mail',
  payload: z.object({ orderId: z.uuid() }),
  run: async (ctx, { orderId }) => {
    const mail = await requestedMail(ctx, { orderId, kind: OrderMailKind.ORDER, key: `order-${orderId}` });
    const invoice = await ctx.repo(Invoice).findOneByOrFail({ orderId, kind: InvoiceKind.INVOICE });
    await sendOnce(ctx, mail, { kind: 'ORDER' }, { invoice });
  },
});
