import type { FastifyInstance } from 'fastify';
import { requireViewer } from '../../accounts/sessions.service.ts';
import { ctxOf, parse } from '../../core/http/rest.ts';
import { layerParams, layersOperation, sendLayers } from '../../models/layers/layers.rest.ts';
import { ownsModelOf } from './owned-downloads.queries.ts';

const readOwnLayers = layersOperation(
  'The layers of a part: as fine as they were sliced for who owns its files, as coarse as for anyone else.',
  'customer',
);

/** `GET /api/own-part-layers/{productId}/{partId}`, for the signed-in. */
export const ownedLayerRoutes = (http: FastifyInstance): void => {
  http.get('/api/own-part-layers/:productId/:partId', { config: { api: readOwnLayers } }, async (request, reply) => {
    const ctx = ctxOf(request);
    const { userId } = requireViewer(ctx);
    const { productId } = parse(layerParams, request.params);
    const owns = await ownsModelOf(ctx, userId, productId);
    return sendLayers(request, reply, { view: owns ? 'owned' : 'public', freshness: 'private, no-cache' });
  });
};
