import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UUID_PATTERN } from '../../core/text/text.ts';

/** Links and tokens that open something are long; words of an address and ids (UUIDs, numbers) are not, or are no secret. */
const SECRET = new RegExp(`^(?!${UUID_PATTERN}$)[\\w.~%+=-]{24,}$`, 'i');

/** The path without what may open something, and the names of the parameters without their values. */
export const loggedAddress = (url: string): string => {
  const [path = '', query] = url.split('?', 2);
  const shown = path
    .split('/')
    .map((part) => (SECRET.test(part) ? '…' : part))
    .join('/');
  const names = query ? [...new Set([...new URLSearchParams(query).keys()].map((name) => name.slice(0, 40)))] : [];
  return names.length > 0 ? `${shown.slice(0, 500)}?${names.slice(0, 20).join('&')}` : shown.slice(0, 500);
};

const lineOf = (request: FastifyRequest, status: number, ms: number) => ({
  requestId: request.id,
  method: request.method,
  path: loggedAddress(request.url),
  status,
  ms: Math.round(ms),
  ip: request.ip,
});

/** One line at level info for each request that was answered or whose caller hung up: no header, no body, no value of a parameter. */
export const logAccess = (http: FastifyInstance): void => {
  if (!http.shop.config.accessLog) return;
  http.addHook('onResponse', (request, reply, done) => {
    http.shop.logger.info(lineOf(request, reply.statusCode, reply.elapsedTime), 'request');
    done();
  });
  http.addHook('onRequestAbort', (request, done) => {
    http.shop.logger.info(lineOf(request, 499, 0), 'request aborted');
    done();
  });
};
