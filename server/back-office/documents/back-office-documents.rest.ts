import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { MONTH } from '../../accounting/period.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { moment, opaqueId, price, text, type ApiOperation } from '../../core/http/api-operation.ts';
import { parse } from '../../core/http/rest.ts';
import { BackOfficeScope } from '../../core/permissions.ts';
import { InvoiceKind, type Invoice } from '../../invoices/invoice.entity.ts';
import { readUbl as ublOfDocument } from '../../invoices/sending/sendings.queries.ts';
import { invoicePdf } from '../../invoices/pdf/invoice-pdf.job.ts';
import { asItems, backOfficeCtx, listQuery, pageOfItems, V1 } from '../http/back-office-calls.ts';
import { documentByNumber, listBackOfficeDocuments, type BackOfficeDocument } from './back-office-documents.queries.ts';

const document = z
  .object({
    id: opaqueId,
    number: z.string().meta({ examples: ['FA2026000123'] }),
    kind: z.enum(InvoiceKind),
    orderNumber: z.string(),
    issuedAt: moment,
    taxableOn: z.iso.date().meta({ description: 'Day of supply.' }),
    originalNumber: z.string().nullable().meta({ description: 'Of a credit note: the invoice that it corrects.' }),
    net: price,
    tax: price,
    total: price.meta({ description: 'VAT included; negative on a credit note.' }),
    currency: z.string(),
    pdf: z.string().meta({ description: 'Path, for the same key.' }),
    ubl: z.string().meta({ description: 'Path of the same as UBL 2.1 (EN 16931).' }),
  })
  .meta({ id: 'BackOfficeDocument' });

const monthQuery = listQuery.extend({
  month: z
    .string()
    .regex(MONTH)
    .meta({ description: 'Of the day of supply.', examples: ['2026-11'] }),
});
const params = z.object({ number: text(50).meta({ description: 'Of the document.' }) });

const reading = { caller: 'admin', keyScope: BackOfficeScope.DOCUMENTS_READ } as const;

const listDocuments: ApiOperation = {
  ...reading,
  summary: 'Invoices and credit notes of a month, the last issued first.',
  query: monthQuery,
  answers: { 200: { description: 'A page.', json: pageOfItems(document) } },
  errors: [ErrorCode.CURSOR_INVALID],
};

const readPdf: ApiOperation = {
  ...reading,
  summary: 'One of them as PDF.',
  params,
  answers: { 200: { description: 'The document.', bytes: 'application/pdf' } },
  errors: [ErrorCode.INVOICE_NOT_FOUND],
};

const readUbl: ApiOperation = {
  ...readPdf,
  summary: 'The same for accounting software: UBL 2.1 by the core rules of EN 16931.',
  answers: { 200: { description: 'The document.', bytes: 'application/xml' } },
};

const bodyOf = ({ amounts: [net, tax, total], issuedAt, ...row }: BackOfficeDocument) => {
  const path = `${V1}/documents/${row.number}`;
  return {
    ...row,
    issuedAt: issuedAt.toISOString(),
    net: net / 100,
    tax: tax / 100,
    total: total / 100,
    pdf: `${path}/pdf`,
    ubl: `${path}/ubl`,
  };
};

const asFile = (reply: FastifyReply, name: string): FastifyReply =>
  reply.headers({
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });

/** Documents of a month, and each of them as a file. The month as one file is `/api/admin/documents/bundle.zip`. */
export const backOfficeDocumentRoutes = (http: FastifyInstance): void => {
  http.get(`${V1}/documents`, { config: { api: listDocuments } }, async (request, reply) => {
    const page = await listBackOfficeDocuments(backOfficeCtx(request), parse(monthQuery, request.query));
    return reply.header('cache-control', 'no-store').send(asItems(page, bodyOf));
  });

  const found = (request: Parameters<typeof backOfficeCtx>[0]): Promise<Invoice> =>
    documentByNumber(backOfficeCtx(request), parse(params, request.params).number);

  http.get(`${V1}/documents/:number/pdf`, { config: { api: readPdf } }, async (request, reply) => {
    const invoice = await found(request);
    const pdf = await invoicePdf(backOfficeCtx(request), invoice);
    return asFile(reply, `${invoice.number}.pdf`).type('application/pdf').send(pdf);
  });

  http.get(`${V1}/documents/:number/ubl`, { config: { api: readUbl } }, async (request, reply) => {
    const invoice = await found(request);
    const ubl = await ublOfDocument(backOfficeCtx(request), invoice);
    return asFile(reply, `${invoice.number}.xml`).type('application/xml').send(ubl);
  });
};
