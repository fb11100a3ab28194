import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { emailInput } from '../accounts/accounts-operations.ts';
import { opaqueId, orderQuery, text, type ApiOperation } from '../core/http/api-operation.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { ctxOf, parse } from '../core/http/rest.ts';
import { invoicePdf } from './pdf/invoice-pdf.job.ts';
import type { Invoice } from './invoice.entity.ts';
import { findInvoice } from './invoices.service.ts';
import { findReceipt } from './receipt/receipt.queries.ts';
import { readUbl } from './sending/sendings.queries.ts';
import { resendOrderMail } from './mail/order-mail-resend.service.ts';

const params = z.object({ id: opaqueId });
const invoiceQuery = orderQuery.extend({
  number: text(100).optional().meta({ description: 'Of a credit note; absent: the invoice.' }),
  link: z
    .string()
    .optional()
    .catch(undefined)
    .meta({ description: 'Of a link that opens only the document with this number, until it dies.' }),
});
const mailBody = z
  .object({
    email: z
      .union([emailInput, z.literal('')])
      .nullish()
      .meta({ description: "The caller's own, confirmed; absent: the order's." }),
  })
  .nullish();

const readInvoice: ApiOperation = {
  summary: 'An invoice or credit note of an order.',
  caller: 'buyer',
  params,
  query: invoiceQuery,
  answers: { 200: { description: 'The document.', bytes: 'application/pdf' } },
  errors: [ErrorCode.ORDER_NOT_FOUND, ErrorCode.INVOICE_NOT_FOUND, ErrorCode.DOWNLOAD_LINK_EXPIRED],
};

const readInvoiceData: ApiOperation = {
  ...readInvoice,
  summary: 'The same invoice or credit note for accounting software: UBL 2.1 by the core rules of EN 16931.',
  answers: { 200: { description: 'The document.', bytes: 'application/xml' } },
};

const receiptQuery = orderQuery.extend({
  number: z.string().optional().meta({ description: 'As in the link.' }),
  link: z
    .string()
    .optional()
    .catch(undefined)
    .meta({ description: 'Of a link that opens only the receipt, until it dies.' }),
});

const readReceipt: ApiOperation = {
  ...readInvoice,
  summary: 'The receipt of a gift card that was bought: no tax document, which is made when the card is spent.',
  query: receiptQuery,
};

const mailOrder: ApiOperation = {
  summary: 'Sends the order mail with its invoice or receipt once more, three times an hour at most.',
  caller: 'buyer',
  params,
  query: orderQuery,
  body: mailBody,
  answers: { 202: { description: 'On its way.' } },
  errors: [ErrorCode.ORDER_NOT_FOUND, ErrorCode.FORBIDDEN, ErrorCode.ORDER_STATE_CONFLICT, ErrorCode.RATE_LIMITED],
};

const asked = (request: FastifyRequest): Promise<Invoice> =>
  findInvoice(ctxOf(request), { ...parse(params, request.params), ...parse(invoiceQuery, request.query) });

const privately = (reply: FastifyReply, name: string): FastifyReply =>
  reply
    .header('content-disposition', `inline; filename="${name}"`)
    .header('cache-control', 'private, no-cache')
    .header('x-content-type-options', 'nosniff');

/** An invoice or credit note as PDF and as data, and the order mail once more. */
export const invoiceRoutes = (http: FastifyInstance): void => {
  http.get('/api/orders/:id/invoice', { config: { api: readInvoice } }, async (request, reply) => {
    const invoice = await asked(request);
    const pdf = await invoicePdf(ctxOf(request), invoice);
    return privately(reply, `${invoice.number}.pdf`).type('application/pdf').send(pdf);
  });

  http.get('/api/orders/:id/invoice.xml', { config: { api: readInvoiceData } }, async (request, reply) => {
    const invoice = await asked(request);
    const ubl = await readUbl(ctxOf(request), invoice);
    return privately(reply, `${invoice.number}.xml`).type('application/xml').send(ubl);
  });

  http.get('/api/orders/:id/receipt', { config: { api: readReceipt } }, async (request, reply) => {
    const access = { ...parse(params, request.params), ...parse(receiptQuery, request.query) };
    const { filename, content } = await findReceipt(ctxOf(request), access);
    return privately(reply, filename).type('application/pdf').send(content);
  });

  http.post('/api/orders/:id/email', { config: { api: mailOrder } }, async (request, reply) => {
    const access = { ...parse(params, request.params), ...parse(orderQuery, request.query) };
    await resendOrderMail(ctxOf(request), access, parse(mailBody, request.body)?.email);
    return reply.code(202).send();
  });
};
