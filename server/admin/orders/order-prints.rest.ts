import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { requirePermission } from '../../accounts/sessions.service.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { opaqueId, type ApiOperation } from '../../core/http/api-operation.ts';
import { ctxOf, parse } from '../../core/http/rest.ts';
import { Permission } from '../../core/permissions.ts';
import { contentDisposition } from '../../delivery/package/file-names.ts';
import { readPieces } from '../../delivery/package/pieces.ts';
import { printFilesOf } from './order-prints.queries.ts';

const params = z.object({ lineId: opaqueId });

const readFiles: ApiOperation = {
  summary: 'The files to be printed for a line of an order, with a list of how often and of what.',
  caller: 'admin',
  params,
  answers: { 200: { description: 'A zip of an STL for each part.', bytes: 'application/zip' } },
  errors: [ErrorCode.NOT_FOUND, ErrorCode.FILE_NOT_AVAILABLE],
};

/** What the shop prints for buyers, as files for admins who may manage orders. */
export const printRoutes = (http: FastifyInstance): void => {
  http.get('/api/admin/prints/:lineId', { config: { api: readFiles } }, async (request, reply) => {
    const ctx = ctxOf(request);
    requirePermission(ctx, Permission.ORDERS);
    const { fileName, bytes, pieces } = await printFilesOf(ctx, parse(params, request.params).lineId);
    return reply
      .type('application/zip')
      .header('content-disposition', contentDisposition(fileName))
      .header('content-length', bytes)
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .send(readPieces(ctx.shop.files, pieces));
  });
};
