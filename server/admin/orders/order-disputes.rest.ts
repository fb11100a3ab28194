import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { requirePermission } from '../../accounts/sessions.service.ts';
import { opaqueId, type ApiOperation } from '../../core/http/api-operation.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { Permission } from '../../core/permissions.ts';
import { ctxOf, parse } from '../../core/http/rest.ts';
import { setProofFile } from './order-disputes.service.ts';

/** What PayPal takes as proof, and how such a file begins. */
const TYPES: Readonly<Record<string, readonly number[]>> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47],
};
const MOST_BYTES = 10 * 1024 * 1024;

const params = z.object({ id: opaqueId });
const query = z.object({
  name: z
    .string()
    .regex(/^[ -.0-[\]-~\u00a0-\uffff]{1,100}$/)
    .meta({ description: 'What the file is called at PayPal.' }),
});

const putProof: ApiOperation = {
  summary: 'Lays a file ready for the next proof in a dispute: PDF, JPEG or PNG, 10 MB at most.',
  caller: 'admin',
  params,
  query,
  bytes: Object.keys(TYPES),
  answers: { 204: { description: 'Laid ready.' } },
  errors: [ErrorCode.NOT_FOUND, ErrorCode.DISPUTE_CLOSED, ErrorCode.PHOTO_NOT_RECOGNISED],
};

/** Files for proofs in disputes, for admins who may manage orders. */
export const disputeRoutes = (http: FastifyInstance): void => {
  void http.register((own, _options, done) => {
    own.removeAllContentTypeParsers();
    const kept = { parseAs: 'buffer' as const, bodyLimit: MOST_BYTES };
    own.addContentTypeParser(Object.keys(TYPES), kept, (_request, body, parsed) => parsed(null, body));
    own.put<{ Body: Buffer | undefined }>(
      '/api/admin/disputes/:id/proof',
      {
        config: { longBody: true, api: putProof },
        onRequest: (request, _reply, next) => {
          requirePermission(ctxOf(request), Permission.ORDERS);
          next();
        },
      },
      async (request, reply) => {
        const ctx = ctxOf(request);
        const { id } = parse(params, request.params);
        const { name } = parse(query, request.query);
        const type = (request.headers['content-type'] ?? '').split(';', 1)[0]!.trim().toLowerCase();
        const { body } = request;
        if (!body || !TYPES[type]?.every((byte, i) => body[i] === byte))
          throw new AppError(ErrorCode.PHOTO_NOT_RECOGNISED);
        const { sha256 } = await ctx.shop.files.put(body);
        await setProofFile(ctx, id, { sha256, name, type });
        return reply.code(204).send();
      },
    );
    done();
  });
};
