import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { findProduct } from '../../catalog/catalog.service.ts';
import { matches } from '../../catalog/media/media.rest.ts';
import { etagOf } from '../../catalog/media/media-variants.ts';
import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { wholeNumber, type ApiCaller, type ApiOperation } from '../../core/http/api-operation.ts';
import { ctxOf, parse } from '../../core/http/rest.ts';
import { modelOf } from '../models.loaders.ts';
import type { LayerView } from './layer-details.ts';
import { layersOfPart, type PartLayers, type ShownPart } from './layers.service.ts';

export const layerParams = z.object({
  productId: wholeNumber(1, 2_147_483_647),
  partId: z.string().regex(/^[\w-]{1,64}$/),
});

/** What a route that answers the layers of a part takes, and how it fails. */
export const layersOperation = (summary: string, caller: ApiCaller): ApiOperation => ({
  summary,
  caller,
  params: layerParams,
  answers: {
    200: {
      description: 'Figures and lines of the layers, as the viewer reads them.',
      bytes: 'application/octet-stream',
    },
    304: { description: 'Nothing changed since the answer with this ETag.' },
  },
  errors: [
    ErrorCode.PRODUCT_NOT_FOUND,
    ErrorCode.PRODUCT_INACTIVE,
    ErrorCode.PART_NOT_SLICED,
    ErrorCode.FILE_NOT_AVAILABLE,
    ErrorCode.MESH_TOO_LARGE,
    ErrorCode.MESH_TOO_LONG,
    ErrorCode.RATE_LIMITED,
  ],
});

/** The part in an address. Throws PRODUCT_NOT_FOUND, PRODUCT_INACTIVE. */
export const shownPart = async (ctx: Ctx, { productId, partId }: z.infer<typeof layerParams>): Promise<ShownPart> => {
  const isOnSale = (await findProduct(ctx, productId)) !== null;
  const model = isOnSale ? await modelOf(ctx).load({ productId, full: true }) : null;
  if (!model?.manifest) throw new AppError(ErrorCode.PRODUCT_NOT_FOUND);
  return { versionId: model.versionId, manifest: model.manifest, partId };
};

const sent = async (request: FastifyRequest, reply: FastifyReply, { key, read }: PartLayers) => {
  const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  const etag = etagOf(key, takesBrotli ? 'br' : 'plain');
  if (matches(request, etag)) return reply.code(304).header('etag', etag).send();
  const file = await read();
  reply.header('etag', etag).header('vary', 'accept-encoding').header('x-content-type-options', 'nosniff');
  reply.type('application/octet-stream');
  if (takesBrotli) return reply.header('content-encoding', 'br').send(file);
  return reply.send(await promisify(brotliDecompress)(file));
};

/** Sends the layers of the part in the address. Who asks again within the `freshness` is not answered anew. */
export const sendLayers = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { view, freshness }: { readonly view: LayerView; readonly freshness: string },
): Promise<FastifyReply> => {
  const ctx = ctxOf(request);
  const layers = await layersOfPart(ctx, await shownPart(ctx, parse(layerParams, request.params)), view);
  return sent(request, reply.header('cache-control', freshness), layers);
};

const readLayers = layersOperation('The layers of a part as it is sliced, as coarse as its preview.', 'anyone');

/** `GET /api/part-layers/{productId}/{partId}`: of a product on sale, for anyone. */
export const layerRoutes = (http: FastifyInstance): void => {
  http.get('/api/part-layers/:productId/:partId', { config: { api: readLayers, momentOld: true } }, (request, reply) =>
    sendLayers(request, reply, { view: 'public', freshness: 'public, max-age=300' }),
  );
};
