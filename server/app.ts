import { randomUUID } from 'node:crypto';
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { KEY } from './core/checks.ts';
import { MINUTE_MS } from './core/time.ts';
import { logAccess } from './edge/http/access-log.ts';
import { apiDocsRoutes } from './edge/openapi/api-docs.ts';
import { sendError } from './core/http/rest.ts';
import { tellChanges } from './core/http/seen.ts';
import type { Shop } from './core/shop.ts';
import { allowOtherOrigins } from './edge/http/cross-origin.ts';
import { limitBodyTime } from './edge/http/body-time.ts';
import { compressAnswers } from './edge/http/compressed-answers.ts';
import { serveGraphQL } from './edge/graphql/endpoint.ts';
import { installGate } from './edge/pages/gate.ts';
import { healthRoutes } from './edge/http/health.ts';
import { readJsonBodies } from './edge/http/json-bodies.ts';
import { refuseMalformed } from './edge/http/malformed-requests.ts';
import { modules } from './modules.ts';
import { servedSchema } from './schema.ts';
import { collectApiRoutes } from './edge/openapi/openapi.ts';
import { answerOtherMethods, refuseOtherMethods } from './edge/http/other-methods.ts';
import { tellReplacedRoutes } from './edge/http/replaced-routes.ts';
import { limitReadingTime } from './edge/http/reading-time.ts';
import { searchEngineRoutes } from './edge/pages/search-engines.ts';
import { traceRequests } from './edge/http/trace-requests.ts';
import { securityHeaders } from './edge/http/security-headers.ts';
import { warnOfUnnamedProxy } from './edge/http/unnamed-proxy.ts';
import { notFound, serveWeb } from './edge/pages/pages.ts';

export interface AppOptions {
  /** Without the client: API tests need no built pages. */
  readonly web?: boolean;
}

const requestId = (header: string | string[] | undefined): string =>
  typeof header === 'string' && KEY.test(header) ? header : randomUUID();

/** What every request has: the shop, a place for its context, an id that is told, and one way to fail. */
const prepareRequests = (http: FastifyInstance, shop: Shop): void => {
  http.decorate('shop', shop);
  http.decorateRequest('ctx', null);
  http.setErrorHandler((error, request, reply) => sendError(request, reply, error));
  http.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
};

/** What every process has: bounds for whoever calls, and its health. */
const createBare = (shop: Shop): FastifyInstance => {
  const http = Fastify({
    loggerInstance: shop.logger as never,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => requestId(request.headers['x-request-id']),
    trustProxy: shop.config.trustProxy ? [...shop.config.trustProxy] : false,
    bodyLimit: 1024 * 1024,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    keepAliveTimeout: 10_000,
    // An upload of 200 MB takes its time; any other body has a minute.
    requestTimeout: 15 * MINUTE_MS,
    clientErrorHandler: refuseMalformed(shop.clock),
    // An address that the router cannot read never meets the error handler.
    frameworkErrors: (error, request, reply) => void sendError(request as FastifyRequest, reply as FastifyReply, error),
    routerOptions: { maxParamLength: 2000 },
  }) as unknown as FastifyInstance;
  prepareRequests(http, shop);
  traceRequests(http);
  warnOfUnnamedProxy(http);
  logAccess(http);
  limitBodyTime(http);
  limitReadingTime(http);
  readJsonBodies(http);
  securityHeaders(http);
  compressAnswers(http);
  return http;
};

/** The HTTP side of a process that only works: `/healthz`, `/readyz` and `/metrics`. */
export const createHealthApp = async (shop: Shop): Promise<FastifyInstance> => {
  const http = createBare(shop);
  healthRoutes(http);
  http.setNotFoundHandler(notFound);
  return http;
};

/** The whole HTTP side of a shop. It does not listen; closing it lets requests in flight finish. */
export const createApp = async (shop: Shop, { web = true }: AppOptions = {}): Promise<FastifyInstance> => {
  const http = createBare(shop);
  const apiRoutes = collectApiRoutes(http);
  const registerRefusals = refuseOtherMethods(http);
  allowOtherOrigins(http);
  tellReplacedRoutes(http);
  installGate(http);
  answerOtherMethods(http);
  if (shop.replicas) tellChanges(http, shop.replicas);
  healthRoutes(http);
  const schema = servedSchema();
  await serveGraphQL(http, schema);
  for (const module of modules) module.routes?.(http, shop);
  apiDocsRoutes(http, apiRoutes);
  const site = web ? await serveWeb(http, schema) : null;
  searchEngineRoutes(http, site?.publicPaths ?? (() => Promise.resolve([])));
  http.setNotFoundHandler(site?.page ?? notFound);
  registerRefusals();
  return http;
};
