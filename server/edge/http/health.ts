import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { isForwarded, isLocalUrl } from '../../core/http/proxy-headers.ts';
import { VERSION } from '../../core/version.ts';
import { metricsText } from './all-metrics.ts';
import { watchProcess, watchShop } from './metrics.ts';

/** How often the lag of the event loop is measured: each time wakes the process. */
const LAG_MS = 1_000;
/** For so long `/readyz` waits for the primary where a replica answers. */
const PRIMARY_MS = 1_000;

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** In constant time, whatever their lengths. */
const isSame = (given: string, wanted: string): boolean => timingSafeEqual(digest(given), digest(wanted));

const measureRequests = (http: FastifyInstance, registry: Registry): void => {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the last byte handed over, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that are not answered to the last byte; the one that asks for this among them.',
    registers: [registry],
  });
  http.addHook('onRequest', (_request, reply, done) => {
    inFlight.inc();
    // However it ends, also by a caller who leaves.
    reply.raw.once('close', () => inFlight.dec());
    done();
  });
  http.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'unmatched', status: reply.statusCode };
    duration.observe(labels, reply.elapsedTime / 1000);
    done();
  });
};

/** `/healthz` (this process), `/readyz` (the database too, or a replica), `/metrics` (Prometheus; loopback or a token only). */
export const healthRoutes = (http: FastifyInstance): void => {
  const ofShop = new Registry();
  watchShop(ofShop, http.shop);
  const registry = new Registry();
  registry.setDefaultLabels({ role: http.shop.config.role, version: VERSION });
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LAG_MS });
  watchProcess(registry, http.shop);
  const metrics = metricsText([ofShop, registry]);
  measureRequests(http, registry);
  http.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  http.get('/readyz', async (_request, reply) => {
    const { pool, replicas } = http.shop;
    const primary = pool.query('SELECT 1').catch((cause: unknown) => {
      if (!replicas?.readerFor(null)) throw new AppError(ErrorCode.SERVICE_UNAVAILABLE, {}, { cause });
    });
    // While there is no primary, or it hangs, pages are still read: no balancer shall take every process away.
    const replica = replicas?.readerFor(null) ? [pause(PRIMARY_MS, undefined, { ref: false })] : [];
    await Promise.race([primary, ...replica]);
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
  http.get('/metrics', async (request, reply) => {
    const { metricsToken, publicUrl } = http.shop.config;
    const direct = !isForwarded(request.headers) && isLocalUrl(publicUrl);
    const local = direct && LOOPBACK.has(request.socket.remoteAddress ?? '');
    const authorised = metricsToken !== null && isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`);
    if (!local && !authorised) throw new AppError(ErrorCode.NOT_FOUND);
    return reply.type(registry.contentType).send(await metrics());
  });
};
