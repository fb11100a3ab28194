import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { ctxOf, parse } from '../core/rest.ts';
import type { OrderAccess } from '../orders/orders.reading.ts';
import { invoicePdf } from './invoice-pdf.job.ts';
import { findInvoice } from './invoices.service.ts';
import { resendOrderMail } from './order-mail.resending.ts';

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const accessOf = (request: FastifyRequest): OrderAccess => ({
  id: (request.params as { id: string }).id,
  accessToken: text((request.query as { accessToken?: unknown }).accessToken),
});

const mailBody = z.object({ email: z.string().nullish() }).nullish();

/** The PDF of an invoice or credit note, and the order mail once more. */
export const invoiceRoutes = (http: FastifyInstance): void => {
  http.get('/api/orders/:id/invoice', async (request, reply) => {
    const number = text((request.query as { number?: unknown }).number);
    const ctx = ctxOf(request);
    const invoice = await findInvoice(ctx, accessOf(request), number);
    const pdf = await invoicePdf(ctx, invoice);
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${invoice.number}.pdf"`)
      .header('cache-control', 'private, no-cache')
      .header('x-content-type-options', 'nosniff')
      .send(pdf);
  });

  http.post('/api/orders/:id/email', async (request, reply) => {
    const ctx = ctxOf(request);
    await resendOrderMail(ctx, accessOf(request), parse(mailBody, request.body)?.email);
    return reply.code(202).send();
  });
};
