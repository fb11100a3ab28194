import type { FastifyInstance } from 'fastify';
import { matches } from '../../catalog/media/media.rest.ts';
import { etagOf } from '../../catalog/media/media-variants.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import type { ApiOperation } from '../../core/http/api-operation.ts';
import { ctxOf, parse } from '../../core/http/rest.ts';
import { layerParams, shownPart } from '../layers/layers.rest.ts';
import { heatMapOfPart } from './part-heat.ts';

const readHeatMap: ApiOperation = {
  summary: 'A part of a product on sale in the colours of what printing it takes, no finer than its preview.',
  caller: 'anyone',
  params: layerParams,
  answers: {
    200: { description: 'Its shape, a node for each kind of surface.', bytes: 'model/gltf-binary' },
    304: { description: 'Nothing changed since the answer with this ETag.' },
  },
  errors: [
    ErrorCode.PRODUCT_NOT_FOUND,
    ErrorCode.PRODUCT_INACTIVE,
    ErrorCode.FILE_NOT_AVAILABLE,
    ErrorCode.MESH_TOO_LARGE,
    ErrorCode.MESH_TOO_LONG,
    ErrorCode.RATE_LIMITED,
  ],
};

/** `GET /api/part-heat/{productId}/{partId}`: for anyone. */
export const heatMapRoutes = (http: FastifyInstance): void => {
  const config = { api: readHeatMap, momentOld: true };
  http.get('/api/part-heat/:productId/:partId', { config }, async (request, reply) => {
    const ctx = ctxOf(request);
    const { sha256, read } = await heatMapOfPart(ctx, await shownPart(ctx, parse(layerParams, request.params)));
    const etag = etagOf(sha256, 'heat');
    reply
      .header('etag', etag)
      .header('cache-control', 'public, max-age=300')
      .header('x-content-type-options', 'nosniff');
    if (matches(request, etag)) return reply.code(304).send();
    return reply.type('model/gltf-binary').send(await read());
  });
};
