import 'reflect-metadata';
import cluster from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createApp, createHealthApp } from '../app.ts';
import { ConfigError, type Config } from '../core/config/config.ts';
import type { Worker } from '../core/jobs/worker.ts';
import { MINUTE_MS } from '../core/time.ts';
import { installDraining, type Draining } from '../edge/http/drain.ts';
import { modules } from '../modules.ts';
import { say } from './notice.ts';
import { openShop, type OpenShop } from './open-shop.ts';
import { READY } from './process-place.ts';
import { besideRunningShop } from './running-shop.ts';
import { demoAccounts, prepareSampleData, showSampleProgress } from '../sample-data.ts';
import type { StopReason, StopRequest } from './stop-request.ts';

const DRAIN_MS = 4_000;
/** As long as the longest request may take; a process that makes room for another is in no hurry. */
const ROOM_MS = 15 * MINUTE_MS;

interface Prepared {
  readonly http: FastifyInstance;
  readonly draining: Draining;
}

interface Served extends Prepared {
  /** Without a database they begin when it is there. */
  readonly worker: Promise<Worker>;
}

const LISTENING: Record<string, (config: Config) => string> = {
  EADDRINUSE: ({ port }) => `PORT: ${port} is in use by another program`,
  EACCES: ({ port }) => `PORT: ${port} may not be used by this account`,
  EADDRNOTAVAIL: ({ host }) => `HOST: ${host} is no address of this machine`,
  ENOTFOUND: ({ host }) => `HOST: ${host} is not known`,
};

const listen = (http: FastifyInstance, config: Config): Promise<string> =>
  http.listen({ port: config.port, host: config.host }).catch((cause: NodeJS.ErrnoException) => {
    const message = LISTENING[cause.code ?? ''];
    throw message ? new ConfigError(message(config), { cause }) : cause;
  });

const placeOf = ({ config, selfUrl }: OpenShop): string =>
  config.role === 'jobs'
    ? `Martyx does its jobs (its health: ${selfUrl()}/readyz)`
    : `Martyx is open at ${config.publicUrl} (listening on ${selfUrl()})`;

const announce = async (shop: OpenShop, startedAt: number): Promise<void> => {
  const { config } = shop;
  const mail = config.smtpUrl ? 'mail goes out by SMTP' : `mail is written to ${config.dataDir}/outbox`;
  const payment = config.paypal.simulator ? 'payments are simulated, no real money' : 'payments go to PayPal';
  say([
    placeOf(shop),
    ...(await demoAccounts(shop).catch(() => [])),
    mail,
    payment,
    `ready in ${Date.now() - startedAt} ms`,
  ]);
};

/** What several processes say once, the first one of them says. */
const isFirst = (): boolean => !cluster.worker || cluster.worker.id === 1;

/** One of several processes connects to the embedded database that the leading one has started. */
const configBeside = async (given: Config): Promise<Config> => {
  if (!cluster.isWorker) return given;
  const config = await besideRunningShop(given);
  if (!config.databaseUrl) throw new Error('The embedded database does not answer');
  return config;
};

const prepare = async (shop: OpenShop): Promise<Prepared> => {
  const http = await (shop.config.role === 'jobs' ? createHealthApp(shop) : createApp(shop));
  const draining = installDraining(http);
  await prepareSampleData(shop);
  return { http, draining };
};

const NO_WORKER: Worker = { stop: () => Promise.resolve() };

/** The library of the job queue comes when the shop is open. */
const work = async (shop: OpenShop): Promise<Worker> => {
  const { startWorker } = await import('../core/jobs/worker.ts');
  return startWorker(
    shop,
    modules.flatMap((module) => module.jobs ?? []),
  );
};

/** From here on there are callers, who are not to notice a stop. */
const open = async (shop: OpenShop, prepared: Prepared): Promise<Served> => {
  const { role, publicUrl } = shop.config;
  const url = await listen(prepared.http, shop.config);
  // The simulator of PayPal is where the shop is served.
  shop.setSelfUrl(role === 'jobs' ? publicUrl : url);
  const worker = role === 'web' ? Promise.resolve(NO_WORKER) : work(shop);
  if (cluster.isWorker) process.send?.(READY);
  return { ...prepared, worker };
};

/** Finishes the requests in flight; jobs in hand are finished or given back, after `delay` at the earliest. */
const finish = async ({ http, draining, worker }: Served, delay: Promise<unknown> | null): Promise<void> => {
  const working = worker.then((begun) => begun.stop(delay));
  await delay;
  const late = pause(DRAIN_MS, undefined, { ref: false }).then(() => http.server.closeAllConnections());
  await draining.start();
  await Promise.all([http.close(), Promise.race([working, late])]);
};

/** How long a stop leaves to callers, beyond its usual seconds; null: nothing. */
const delayOf = (served: Served, shutdownDelayMs: number, reason: StopReason): Promise<unknown> | null => {
  // The port stays open, by others: nobody has to be told.
  if (reason === 'another takes its place') return served.draining.start(ROOM_MS);
  served.draining.announce();
  return reason === 'SIGTERM' && shutdownDelayMs > 0 ? pause(shutdownDelayMs) : null;
};

/**
 * Opens the shop and serves it until it is asked to stop; ends within five seconds then, and `SHUTDOWN_DELAY` before that.
 * Resolves with the reason.
 */
export const serveShop = async (given: Config, { asked, hurried }: StopRequest): Promise<StopReason> => {
  const startedAt = Date.now();
  const opening = configBeside(given).then((config) => openShop(config));
  const isAsked = asked.then(() => null);
  if (!(await Promise.race([opening, isAsked]))) {
    await Promise.race([opening.then((shop) => shop.close()), pause(DRAIN_MS)]);
    return asked;
  }
  const shop = await opening;
  const prepared = await Promise.race([prepare(shop), isAsked]);
  const served = prepared && (await open(shop, prepared));
  if (served && isFirst()) {
    await Promise.race([served.worker.then(() => announce(shop, startedAt)), isAsked]);
    showSampleProgress(shop, asked).catch((error: unknown) => shop.logger.warn({ err: error }, 'no progress to show'));
  }
  const reason = await asked;
  const stoppedAt = Date.now();
  if (!cluster.isWorker) say([`Martyx stops: ${reason}`]);
  const delay = served && delayOf(served, shop.config.shutdownDelayMs, reason);
  if (served) await finish(served, delay && Promise.race([delay, hurried]));
  await shop.close();
  if (!cluster.isWorker) say([`stopped in ${Date.now() - stoppedAt} ms`]);
  return reason;
};
