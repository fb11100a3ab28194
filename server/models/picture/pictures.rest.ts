import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { epochMs, type ApiOperation } from '../../core/http/api-operation.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { ctxOf, parse } from '../../core/http/rest.ts';
import { mayOpen, PICTURE_TYPES, readPicture } from './private-pictures.ts';

const params = z.object({ file: z.string().regex(/^[0-9a-f]{64}\.(?:webp|svg)$/) });
const query = z.object({ until: epochMs, signature: z.string() });

const readModelPicture: ApiOperation = {
  summary: 'A photograph or drawing of a part that is not published, by an address that the shop signed.',
  caller: 'anyone',
  params,
  query,
  answers: { 200: { description: 'The picture.', bytes: 'image/*' } },
  errors: [ErrorCode.FILE_NOT_AVAILABLE],
};

/** `GET /api/model-pictures/{file}`, for admins while a model is no version yet. */
export const pictureRoutes = (http: FastifyInstance): void => {
  http.get('/api/model-pictures/:file', { config: { api: readModelPicture } }, async (request, reply) => {
    const ctx = ctxOf(request);
    const asked = { ...parse(params, request.params), ...parse(query, request.query) };
    if (!mayOpen(ctx.shop, asked)) throw new AppError(ErrorCode.NOT_FOUND);
    const [sha256 = '', format = ''] = asked.file.split('.');
    return reply
      .header('cache-control', 'private, max-age=3600')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .type(PICTURE_TYPES[format as keyof typeof PICTURE_TYPES])
      .send(await readPicture(ctx, sha256));
  });
};
