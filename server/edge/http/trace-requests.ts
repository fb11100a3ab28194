import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Span } from '../../core/tracing/tracing.ts';
import { loggedAddress } from './access-log.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the whole request; null: traces are not made of it. */
    span: Span | null;
  }
}

/** Asked every few seconds, by machines. */
const UNTRACED = new Set(['/healthz', '/readyz', '/metrics']);
const PLAIN = /^[\w-]{0,60}$/;

/** Words and ids of an address without a route, such as a page's; whatever else somebody wrote there is left out. */
const pathOf = (url: string): string =>
  loggedAddress(url)
    .split('?')[0]!
    .split('/')
    .map((part) => (PLAIN.test(part) ? part : '…'))
    .join('/');

const finish = (span: Span, request: FastifyRequest, reply: FastifyReply): void => {
  const { url: route } = request.routeOptions;
  if (route) span.rename(`${request.method} ${route}`);
  const { statusCode } = reply;
  span.set({ 'http.route': route, 'url.path': route ? undefined : pathOf(request.url) });
  if (!reply.raw.writableFinished) span.fail('aborted');
  else if (statusCode >= 500) span.fail(String(statusCode));
  if (reply.sent) span.set({ 'http.response.status_code': statusCode });
  span.end();
};

/** A span for each request, under the caller's own where that sends `traceparent`. Put it before all hooks that do something. */
export const traceRequests = (http: FastifyInstance): void => {
  const { tracing } = http.shop;
  if (!tracing) return;
  http.decorateRequest('span', null);
  http.addHook('onRequest', (request, reply, done) => {
    if (UNTRACED.has(request.routeOptions.url ?? '')) return done();
    const { traceparent } = request.headers;
    const span = tracing.begin({
      name: request.method,
      kind: 'server',
      parent: typeof traceparent === 'string' ? traceparent : null,
      attributes: { 'http.request.method': request.method, 'martyx.request_id': request.id },
    });
    request.span = span;
    reply.raw.once('close', () => finish(span, request, reply));
    tracing.within(span, done);
  });
  // A body comes on the connection's own time, which knows nothing of the request.
  http.addHook('preValidation', (request, _reply, done) =>
    request.span ? tracing.within(request.span, done) : done(),
  );
};
