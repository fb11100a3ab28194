import type { FastifyInstance } from 'fastify';

/**
 * Tells callers of a route that another one replaces: since when (`Deprecation`, RFC 9745), until when it answers (`Sunset`, RFC
 * 8594), and which address does the same. Register it before the routes.
 */
export const tellReplacedRoutes = (http: FastifyInstance): void => {
  http.addHook('onRequest', (request, reply, done) => {
    const replaced = request.routeOptions.config.api?.replaced;
    if (replaced) {
      reply.headers({
        deprecation: `@${Date.parse(replaced.since) / 1000}`,
        sunset: new Date(replaced.until).toUTCString(),
        link: `<${replaced.by}>; rel="successor-version"`,
      });
    }
    done();
  });
};
