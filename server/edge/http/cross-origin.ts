import type { FastifyInstance } from 'fastify';

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': 'If-None-Match',
  'access-control-max-age': '86400',
};

/**
 * Lets scripts of any site read what a route says is `crossOrigin`, refusals included. Never with credentials: neither
 * cookies nor `Authorization` are allowed there. Register it before the routes.
 */
export const allowOtherOrigins = (http: FastifyInstance): void => {
  http.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.api?.crossOrigin) {
      reply.header('access-control-allow-origin', '*').header('access-control-expose-headers', 'ETag, X-Request-Id');
    }
    done();
  });
  http.addHook('onRoute', ({ method, url, config }) => {
    if (method !== 'GET' || !config?.api?.crossOrigin) return;
    http.options(url, (_request, reply) =>
      reply.code(204).header('access-control-allow-origin', '*').headers(PREFLIGHT).send(),
    );
  });
};
