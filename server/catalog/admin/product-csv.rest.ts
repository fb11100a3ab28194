import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { requirePermission } from '../../accounts/sessions.service.ts';
import { text, type ApiOperation } from '../../core/http/api-operation.ts';
import { sendCsv } from '../../core/text/csv.ts';
import { Permission } from '../../core/permissions.ts';
import { ctxOf, parse } from '../../core/http/rest.ts';
import { ProductState, StockShortage } from './admin-products.types.ts';
import { BulkOutcome, ErrorPolicy } from './bulk.types.ts';
import { CSV_COLUMNS } from './product-csv-columns.ts';
import { exportProducts } from './product-csv-export.queries.ts';
import { importProducts } from './product-csv-import.service.ts';
import { receiveText } from './product-csv-rows.ts';
import { ProductType } from '../product/product-type.ts';
import { MAX_SEARCH_LENGTH } from '../search/search-text.ts';

const URL = '/api/admin/products.csv';

const yesOrNo = z.enum(['true', 'false']);

const exportQuery = z.object({
  search: text(MAX_SEARCH_LENGTH).optional(),
  type: z.enum(ProductType).optional(),
  category: text(100).optional(),
  state: z.enum(ProductState).optional(),
  stock: z.enum(StockShortage).optional(),
  missingTranslations: yesOrNo.optional(),
});

const exportOperation: ApiOperation = {
  summary:
    'Products as CSV, off sale too. In sk and de with semicolons and a decimal comma, as spreadsheets there expect.',
  caller: 'admin',
  query: exportQuery,
  answers: { 200: { description: 'UTF-8 with a byte order mark.', bytes: 'text/csv' } },
};

const importQuery = z.object({
  dryRun: yesOrNo.optional().meta({ description: 'Absent: true, nothing is saved.' }),
  policy: z.enum(ErrorPolicy).optional().meta({ description: 'Absent: REJECT_EVERYTHING.' }),
});

const report = z
  .object({
    dryRun: z.boolean(),
    saved: z.boolean(),
    unknownColumns: z.array(z.string()),
    counts: z.record(z.enum(BulkOutcome), z.int()),
    rows: z
      .array(
        z.object({
          row: z.int().meta({ description: 'As a spreadsheet counts: the header is row 1.' }),
          sku: z.string(),
          outcome: z.enum(BulkOutcome),
          errors: z.array(z.object({ field: z.string(), code: z.string() })),
          changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string() })),
        }),
      )
      .meta({ description: 'Those with something to tell; at most a thousand with errors and a thousand without.' }),
    truncated: z.boolean(),
  })
  .meta({ id: 'ImportReport' });

const importOperation: ApiOperation = {
  summary: 'Creates and changes products by a CSV file as the export writes it, of at most 10 MB and 10,000 rows.',
  caller: 'admin',
  query: importQuery,
  bytes: ['text/csv'],
  answers: { 200: { description: 'What became of each row, or would.', json: report } },
};

const importRoute = (http: FastifyInstance): void => {
  http.removeAllContentTypeParsers();
  // Browsers give the file of a spreadsheet many types; what it is, is told by its content.
  http.addContentTypeParser('*', (_request, body, done) => done(null, body));
  http.post<{ Body: Readable | undefined }>(
    URL,
    {
      config: { longBody: true, api: importOperation },
      onRequest: (request, _reply, done) => {
        requirePermission(ctxOf(request), Permission.CATALOGUE);
        done();
      },
    },
    async (request, reply) => {
      const { dryRun, policy = ErrorPolicy.REJECT_EVERYTHING } = parse(importQuery, request.query);
      const text = await receiveText(request.body ?? Readable.from([])).finally(() => {
        // Nobody waits for the rest of a body that is refused.
        if (!request.raw.complete) reply.header('connection', 'close');
      });
      const told = await importProducts(ctxOf(request), text, { dryRun: dryRun !== 'false', policy });
      return reply.header('cache-control', 'no-store').send(told);
    },
  );
};

/** `/api/admin/products.csv`: GET writes the products of a filter, POST takes them back, changed. */
export const productCsvRoutes = (http: FastifyInstance): void => {
  http.get(URL, { exposeHeadRoute: false, config: { api: exportOperation } }, (request, reply) => {
    const ctx = ctxOf(request);
    requirePermission(ctx, Permission.CATALOGUE);
    const { missingTranslations, ...filter } = parse(exportQuery, request.query);
    const day = ctx.shop.clock.now().toISOString().slice(0, 10);
    const file = { name: `products-${day}.csv`, separator: ctx.locale === 'en' ? (',' as const) : (';' as const) };
    const rows = exportProducts(ctx, { ...filter, missingTranslations: missingTranslations === 'true' });
    return sendCsv(
      reply,
      file,
      CSV_COLUMNS.map(({ name }) => name),
      rows,
    );
  });
  void http.register((own, _options, done) => {
    importRoute(own);
    done();
  });
};
