import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { opaqueId, orderQuery, type ApiOperation } from '../core/api-operation.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { ctxOf, parse } from '../core/rest.ts';
import { invoicePdf } from './invoice-pdf.job.ts';
import { findInvoice } from './invoices.service.ts';
import { resendOrderMail } from './order-mail.resending.ts';

const params = z.object({ id: opaqueId });
const invoiceQuery = orderQuery.extend({
  number: z
    .string()
    .max(100)
    .regex(/^[^\0]*$/)
    .optional()
    .meta({ description: 'Of a credit note; absent: the invoice.' }),
});
const mailBody = z
  .object({ email: z.string().nullish().meta({ description: "The caller's own, confirmed; absent: the order's." }) })
  .nullish();

const readInvoice: ApiOperation = {
  summary: 'An invoice or credit note of an order.',
  caller: 'buyer',
  params,
  query: invoiceQuery,
  answers: { 200: { description: 'The document.', bytes: 'application/pdf' } },
  errors: [ErrorCode.ORDER_NOT_FOUND, ErrorCode.INVOICE_NOT_FOUND],
};

const mailOrder: ApiOperation = {
  summary: 'Sends the order mail with its invoice once more, three times an hour at most.',
  caller: 'buyer',
  params,
  query: orderQuery,
  body: mailBody,
  answers: { 202: { description: 'On its way.' } },
  errors: [ErrorCode.ORDER_NOT_FOUND, ErrorCode.FORBIDDEN, ErrorCode.ORDER_STATE_CONFLICT, ErrorCode.RATE_LIMITED],
};

/** The PDF of an invoice or credit note, and the order mail once more. */
export const invoiceRoutes = (http: FastifyInstance): void => {
  http.get('/api/orders/:id/invoice', { config: { api: readInvoice } }, async (request, reply) => {
    const { accessToken, number } = parse(invoiceQuery, request.query);
    const ctx = ctxOf(request);
    const invoice = await findInvoice(ctx, { ...parse(params, request.params), accessToken }, number);
    const pdf = await invoicePdf(ctx, invoice);
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${invoice.number}.pdf"`)
      .header('cache-control', 'private, no-cache')
      .header('x-content-type-options', 'nosniff')
      .send(pdf);
  });

  http.post('/api/orders/:id/email', { config: { api: mailOrder } }, async (request, reply) => {
    const access = { ...parse(params, request.params), ...parse(orderQuery, request.query) };
    await resendOrderMail(ctxOf(request), access, parse(mailBody, request.body)?.email);
    return reply.code(202).send();
  });
};
