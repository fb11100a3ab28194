import type { FastifyInstance } from 'fastify';
import { MINUTE_MS } from '../../core/time.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may take as long as the server waits for any request. */
    longBody?: boolean;
  }
}

const LONGEST_MS = MINUTE_MS;

/** Hangs up on who takes more than a minute to send a body, except where a route takes large ones. */
export const limitBodyTime = (http: FastifyInstance): void => {
  http.addHook('preParsing', (request, _reply, payload, done) => {
    done(null, payload);
    if (request.routeOptions.config.longBody || request.raw.complete) return;
    const timer = setTimeout(() => request.raw.complete || request.raw.destroy(), LONGEST_MS).unref();
    request.raw.once('close', () => clearTimeout(timer));
  });
};
