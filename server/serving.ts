import 'reflect-metadata';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { startWorker, type Worker } from './core/jobs/worker.ts';
import { installDraining, type Draining } from './edge/http/drain.ts';
import { modules } from './modules.ts';
import { openShop, type OpenShop } from './open-shop.ts';
import { demoAccounts, prepareSampleData, showSampleProgress } from './sample-data.ts';
import { stopRequest, type StopRequest } from './stop-request.ts';

const DRAIN_MS = 4_000;
/** Of sysexits.h: who supervises the process need not try again. */
const EXIT_CONFIG = 78;

interface Prepared {
  readonly http: FastifyInstance;
  readonly draining: Draining;
}

interface Served extends Prepared {
  /** Without a database they begin when it is there. */
  readonly worker: Promise<Worker>;
}

/** Step by step: the recursive `mkdir` of Node.js never ends below a folder that takes none, such as /proc. */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
};

const requireDataDir = ({ dataDir }: Config): void => {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK);
  } catch (cause) {
    throw new ConfigError(`DATA_DIR: ${dataDir} cannot be written (${(cause as NodeJS.ErrnoException).code})`, {
      cause,
    });
  }
};

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

const say = (lines: readonly string[]): void => {
  process.stdout.write(`\n${lines.map((line) => `  ${line}\n`).join('')}\n`);
};

const announce = async (shop: OpenShop, startedAt: number): Promise<void> => {
  const { config, selfUrl } = shop;
  const mail = config.smtpUrl ? 'mail goes out by SMTP' : `mail is written to ${config.dataDir}/outbox`;
  const payment = config.paypal.simulator ? 'payments are simulated, no real money' : 'payments go to PayPal';
  const unused = config.withoutEffect.map((name) => `${name} is set, but has no effect in this version`);
  say([
    `Martyx is open at ${config.publicUrl} (listening on ${selfUrl()})`,
    ...(await demoAccounts(shop).catch(() => [])),
    mail,
    payment,
    ...unused,
    `ready in ${Date.now() - startedAt} ms`,
  ]);
};

const prepare = async (shop: OpenShop): Promise<Prepared> => {
  const http = await createApp(shop);
  const draining = installDraining(http);
  await prepareSampleData(shop);
  return { http, draining };
};

/** From here on there are callers, who are not to notice a stop. */
const serve = async (shop: OpenShop, prepared: Prepared): Promise<Served> => {
  shop.setSelfUrl(await listen(prepared.http, shop.config));
  const worker = startWorker(
    shop,
    modules.flatMap((module) => module.jobs ?? []),
  );
  return { ...prepared, worker };
};

/** Finishes the requests in flight; jobs in hand are finished or given back. */
const finish = async ({ http, draining, worker }: Served, delay: Promise<unknown> | null): Promise<void> => {
  const working = worker.then((begun) => begun.stop(delay));
  draining.announce();
  await delay;
  const late = pause(DRAIN_MS, undefined, { ref: false }).then(() => http.server.closeAllConnections());
  await draining.start();
  await Promise.all([http.close(), Promise.race([working, late])]);
};

/** Opens the shop and serves it until it is asked to stop; ends within five seconds then, and `SHUTDOWN_DELAY` before that. */
const main = async ({ asked, hurried }: StopRequest): Promise<void> => {
  const startedAt = Date.now();
  const config = readConfig(process.env);
  requireDataDir(config);
  const opening = openShop(config);
  const isAsked = asked.then(() => null);
  if (!(await Promise.race([opening, isAsked]))) {
    await Promise.race([opening.then((shop) => shop.close()), pause(DRAIN_MS)]);
    return;
  }
  const shop = await opening;
  const prepared = await Promise.race([prepare(shop), isAsked]);
  const served = prepared && (await serve(shop, prepared));
  if (served) await Promise.race([served.worker.then(() => announce(shop, startedAt)), isAsked]);
  if (served)
    showSampleProgress(shop, asked).catch((error: unknown) => shop.logger.warn({ err: error }, 'no progress to show'));
  const reason = await asked;
  const stoppedAt = Date.now();
  say([`Martyx stops: ${reason}`]);
  const isPatient = reason === 'SIGTERM' && config.shutdownDelayMs > 0;
  if (served) await finish(served, isPatient ? Promise.race([pause(config.shutdownDelayMs), hurried]) : null);
  await shop.close();
  say([`stopped in ${Date.now() - stoppedAt} ms`]);
};

main(stopRequest(process.argv)).then(
  () => process.exit(0),
  (error: unknown) => {
    if (error instanceof ConfigError) {
      process.stderr.write(`The environment is not usable:\n${error.message}\n`);
      process.exit(EXIT_CONFIG);
    }
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  },
);
