import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import type { Shop } from '../core/shop.ts';
import { passesCsrf } from './csrf.ts';
import { viewerOf } from './sessions.service.ts';

/** The addresses at which tokens and CSRF cookies count. Others, such as the metrics, have rules of their own. */
const AUTHENTICATED_PATHS = /^\/(graphql|api|auth|downloads)(\/|$)/;

const isAuthenticatedPath = ({ routeOptions }: FastifyRequest): boolean =>
  AUTHENTICATED_PATHS.test(routeOptions.url ?? '');

const bearerOf = ({ headers }: FastifyRequest): string | null =>
  /^bearer(?: +(.*))?$/i.exec(headers.authorization ?? '')?.[1]?.trim() ?? null;

const hasToken = ({ headers }: FastifyRequest): boolean => /^bearer\b/i.test(headers.authorization ?? '');

/** How the secret of a personal API key begins; the module of the keys says whose it is. */
export const API_KEY_PREFIX = 'mtx_';
/** The same of a key of an admin. */
export const ADMIN_KEY_PREFIX = 'mtxa_';

const isApiKey = (token: string | null): token is string =>
  token !== null && [API_KEY_PREFIX, ADMIN_KEY_PREFIX].some((prefix) => token.startsWith(prefix));

/** The API key of a call, unchecked; null where there is none or where no token counts. */
export const apiKeyOf = (request: FastifyRequest): string | null => {
  const token = isAuthenticatedPath(request) ? bearerOf(request) : null;
  return isApiKey(token) ? token : null;
};

const identify = async (shop: Shop, request: FastifyRequest): Promise<void> => {
  const token = bearerOf(request);
  request.viewer = token ? await viewerOf(shop, token) : null;
  if (!request.viewer) throw new AppError(ErrorCode.UNAUTHENTICATED);
};

/** A call for an order's buyer by nobody: neither signed in nor with the secret of an order or a link that dies. */
const isAnonymousBuyerCall = ({ routeOptions, viewer, query }: FastifyRequest): boolean => {
  if (routeOptions.config.api?.caller !== 'buyer' || viewer) return false;
  const { accessToken, link } = (query ?? {}) as Record<string, unknown>;
  return ![accessToken, link].some((proof) => typeof proof === 'string' && proof !== '');
};

/**
 * Says who calls, before anything else is done: no token is a visitor, a bad one is refused with 401 whatever was asked
 * for, and so is nobody at a route of a buyer, whether there is such an order or not. A browser that carries the CSRF
 * cookie must echo it on calls that change something.
 */
export const authenticateCalls = (http: FastifyInstance, shop: Shop): void => {
  http.decorateRequest('viewer', null);
  http.addHook('onRequest', (request, _reply, done) => {
    if (!isAuthenticatedPath(request)) return done();
    if (!passesCsrf(shop, request)) return done(new AppError(ErrorCode.CSRF_FAILED));
    if (!hasToken(request) || isApiKey(bearerOf(request))) return done();
    identify(shop, request).then(() => done(), done);
  });
  // Once every kind of credential was looked at, and before the body is read.
  http.addHook('preParsing', (request, _reply, _payload, done) => {
    done(isAnonymousBuyerCall(request) ? new AppError(ErrorCode.UNAUTHENTICATED) : null);
  });
};
