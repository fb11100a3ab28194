import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** A worker's own policy rules what it may fetch. */
const workerPolicy = (cdn: string | null): string =>
  `default-src 'none'; connect-src ${cdn ? `'self' ${cdn}` : "'self'"}; frame-ancestors 'none'`;
const DAY = 24 * 3600;

/**
 * What makes the shop installable and answers without a connection: `/sw.js`, asked for anew at every check,
 * `/manifest.webmanifest` and the icons that it names. Behind the development gate like every page.
 */
export const serveInstallable = async (http: FastifyInstance, client: string): Promise<void> => {
  await http.register(fastifyStatic, { root: client, serve: false, preCompressed: true, cacheControl: false });
  http.get('/sw.js', (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': workerPolicy(http.shop.config.cdnUrl) })
      .sendFile('sw.js'),
  );
  http.get('/manifest.webmanifest', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/manifest+json; charset=utf-8')
      .sendFile('manifest.webmanifest'),
  );
  await http.register(fastifyStatic, {
    root: path.join(client, 'icons'),
    prefix: '/icons/',
    index: false,
    decorateReply: false,
    maxAge: DAY * 1000,
  });
};
