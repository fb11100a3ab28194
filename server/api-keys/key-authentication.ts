import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ADMIN_KEY_PREFIX, apiKeyOf } from '../accounts/authentication.ts';
import type { Viewer } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { rateLimitHeaders, secondsLeft } from '../core/limits/rate-limit-headers.ts';
import type { SharedBudget } from '../core/limits/shared-budget.ts';
import type { Shop } from '../core/shop.ts';
import { MINUTE_MS } from '../core/time.ts';
import { viewerOfAdminKey } from './admin/admin-keys.service.ts';
import { viewerOfKey } from './api-keys.service.ts';

/** Calls of one key in a minute, beside those at `/graphql`, which are weighed. */
export const MOST_CALLS = 600;

const viewerBehind = async (shop: Shop, secret: string): Promise<Viewer> => {
  const find = secret.startsWith(ADMIN_KEY_PREFIX) ? viewerOfAdminKey : viewerOfKey;
  const viewer = await find(shop, secret);
  if (!viewer) throw new AppError(ErrorCode.UNAUTHENTICATED);
  return viewer;
};

const countCall = async (budget: SharedBudget, { id }: { id: string }, now: Date, reply: FastifyReply) => {
  const { taken, remaining } = await budget.take(`key:${id}`, 1, now);
  reply.headers(rateLimitHeaders({ name: 'calls', most: MOST_CALLS, windowMs: MINUTE_MS, remaining }, now));
  if (taken) return;
  throw new AppError(ErrorCode.RATE_LIMITED, { minutes: 1 }, { retryAfter: secondsLeft(MINUTE_MS, now) });
};

/**
 * Says for whom a key calls: at `/graphql`, where its scopes are kept, and at routes that name a scope which it has. Any other
 * door refuses it with API_KEY_SCOPE.
 */
export const authenticateKeys = (http: FastifyInstance, shop: Shop): void => {
  const budget = shop.budgets('key-calls', MOST_CALLS, MINUTE_MS);
  const identify = async (request: FastifyRequest, reply: FastifyReply, secret: string): Promise<void> => {
    const { url, config } = request.routeOptions;
    const viewer = await viewerBehind(shop, secret);
    if (url !== '/graphql') {
      await countCall(budget, viewer.key!, shop.clock.now(), reply);
      const scope = config.api?.keyScope;
      if (!scope || !viewer.key!.scopes.includes(scope)) throw new AppError(ErrorCode.API_KEY_SCOPE);
    }
    request.viewer = viewer;
  };
  http.addHook('onRequest', (request, reply, done) => {
    const secret = apiKeyOf(request);
    if (!secret) return done();
    identify(request, reply, secret).then(() => done(), done);
  });
};
