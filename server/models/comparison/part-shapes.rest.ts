import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { epochMs, type ApiOperation } from '../../core/http/api-operation.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { ctxOf, parse } from '../../core/http/rest.ts';
import { mayOpen } from '../picture/private-pictures.ts';
import { partShape, SHAPE_ROUTE } from './part-shapes.ts';

const params = z.object({ file: z.string().regex(/^[0-9a-f]{64}\.glb$/) });
const query = z.object({ until: epochMs, signature: z.string() });

const readShape: ApiOperation = {
  summary: 'The shape of a part of a comparison, as coarse as a preview, by an address that the shop signed.',
  caller: 'anyone',
  params,
  query,
  answers: { 200: { description: 'The shape.', bytes: 'model/gltf-binary' } },
  errors: [ErrorCode.FILE_NOT_AVAILABLE, ErrorCode.MESH_TOO_LARGE, ErrorCode.MESH_TOO_LONG, ErrorCode.RATE_LIMITED],
};

/** `GET /api/part-shapes/{file}`, for whom a comparison was shown. */
export const shapeRoutes = (http: FastifyInstance): void => {
  http.get(`${SHAPE_ROUTE}/:file`, { config: { api: readShape } }, async (request, reply) => {
    const ctx = ctxOf(request);
    const asked = { ...parse(params, request.params), ...parse(query, request.query) };
    if (!mayOpen(ctx.shop, asked)) throw new AppError(ErrorCode.NOT_FOUND);
    return reply
      .header('cache-control', 'private, max-age=3600')
      .header('x-content-type-options', 'nosniff')
      .type('model/gltf-binary')
      .send(await partShape(ctx, asked.file.slice(0, 64)));
  });
};
