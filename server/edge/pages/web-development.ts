import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Renderer, WebBuild } from './web-build.ts';

/** Pages from Vite's modules with hot reload; Vite answers first for its own files. */
export const developmentRenderer = async (http: FastifyInstance): Promise<WebBuild> => {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: path.resolve(import.meta.dirname, '../../../web/vite.config.ts'),
    server: { middlewareMode: true },
    appType: 'custom',
  });
  http.addHook('onClose', () => vite.close());
  http.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  return {
    renderer: () => vite.ssrLoadModule('/entry-server.tsx') as Promise<unknown> as Promise<Renderer>,
    manifest: null,
    scriptSources: ["'unsafe-inline'", "'unsafe-eval'"],
  };
};
