import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { ErrorCode } from '../../core/error-codes.ts';
import { opaqueId, type ApiOperation } from '../../core/http/api-operation.ts';
import { ctxOf, parse } from '../../core/http/rest.ts';
import { BackOfficeScope } from '../../core/permissions.ts';
import { readReceipt } from './sendings.queries.ts';

const params = z.object({ id: opaqueId });

const readReceiptFile: ApiOperation = {
  summary: 'What proves that an invoice or credit note was delivered or refused in the Peppol network.',
  caller: 'admin',
  keyScope: BackOfficeScope.DOCUMENTS_READ,
  params,
  answers: {
    200: {
      description: 'Its message, recipient and time, and the evidence of the access point.',
      bytes: 'application/json',
    },
  },
  errors: [ErrorCode.NOT_FOUND],
};

/** The receipts of documents sent through the Peppol network. */
export const sendingRoutes = (http: FastifyInstance): void => {
  http.route({
    method: 'GET',
    url: '/api/admin/documents/:id/receipt.json',
    exposeHeadRoute: false,
    config: { api: readReceiptFile },
    handler: async (request, reply) => {
      const receipt = await readReceipt(ctxOf(request), parse(params, request.params).id);
      return reply
        .type('application/json')
        .header('content-disposition', `attachment; filename="${receipt.document}-receipt.json"`)
        .header('cache-control', 'no-store')
        .header('x-content-type-options', 'nosniff')
        .send(JSON.stringify(receipt, null, 2));
    },
  });
};
