import type { FastifyInstance, FastifyRequest } from 'fastify';
import { apiKeyOf } from '../accounts/authentication.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import type { Shop } from '../core/shop.ts';
import { viewerOfKey } from './api-keys.service.ts';

const identify = async (shop: Shop, request: FastifyRequest, secret: string): Promise<void> => {
  request.viewer = await viewerOfKey(shop, secret);
  if (!request.viewer) throw new AppError(ErrorCode.UNAUTHENTICATED);
};

/** Says for whom a key calls: at `/graphql`, where its scopes are kept; any other door refuses it with API_KEY_SCOPE. */
export const authenticateKeys = (http: FastifyInstance, shop: Shop): void => {
  http.addHook('onRequest', (request, _reply, done) => {
    const secret = apiKeyOf(request);
    if (!secret) return done();
    if (request.routeOptions.url !== '/graphql') return done(new AppError(ErrorCode.API_KEY_SCOPE));
    identify(shop, request, secret).then(() => done(), done);
  });
};
