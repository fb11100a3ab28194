import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { ApiOperation } from '../../core/http/api-operation.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { ctxOf, parse } from '../../core/http/rest.ts';
import { BackOfficeScope } from '../../core/permissions.ts';
import { MONTH } from '../period.ts';
import { openBundle } from './bundle.service.ts';

const query = z.object({
  month: z
    .string()
    .regex(MONTH)
    .meta({ description: 'Of the day of supply.', examples: ['2026-11'] }),
});

const readBundle: ApiOperation = {
  summary: 'Every invoice and credit note of a month as PDF and UBL, with lists of documents, orders and lines.',
  caller: 'admin',
  keyScope: BackOfficeScope.DOCUMENTS_READ,
  query,
  answers: {
    200: { description: 'Made while it is read; SHA-256 of each file in invoices.csv.', bytes: 'application/zip' },
  },
  errors: [ErrorCode.RATE_LIMITED],
};

/** The documents of a month as one file. */
export const bundleRoutes = (http: FastifyInstance): void => {
  http.route({
    method: 'GET',
    url: '/api/admin/documents/bundle.zip',
    exposeHeadRoute: false,
    config: { api: readBundle },
    handler: async (request, reply) => {
      const { month } = parse(query, request.query);
      const zip = await openBundle(ctxOf(request), month);
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="martyx-${month}.zip"`)
        .header('cache-control', 'no-store')
        .header('x-content-type-options', 'nosniff')
        .send(zip);
    },
  });
};
