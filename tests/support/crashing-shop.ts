import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { startWorker } from '../../server/core/jobs/worker.ts';
import { modules } from '../../server/modules.ts';
import { reconcileJob } from '../../server/payments/reconcile-attempts.job.ts';
import { until } from './processes.ts';
import { MAIN } from './server-process.ts';
import { startShop, type TestShop } from './shop.ts';

const SERVER = path.resolve(import.meta.dirname, 'crash-server.js');

export interface CrashingShop {
  readonly url: string;
  readonly child: ChildProcess;
  /** Resolves with the signal that ended it. */
  readonly gone: Promise<NodeJS.Signals | null>;
}

/** A shop that ends with its test, after the processes that were started on its database. */
export const startShopOfTest = async (): Promise<TestShop> => {
  const shop = await startShop();
  onTestFinished(() => shop.close());
  return shop;
};

/** A second process of the shop, on the same database, which dies at a step, or with its test. */
export const startCrashingShop = async (shop: TestShop, crashAt: string): Promise<CrashingShop> => {
  if (!existsSync(MAIN)) throw new Error('The shop is not built: npm run build');
  const { publicUrl, dataDir } = shop.shop.config;
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    ...shop.env,
    DATA_DIR: dataDir,
    PUBLIC_URL: publicUrl,
    LOG_LEVEL: 'warn',
  };
  // It lives for seconds: what the compiler would make faster is not run often enough.
  const child = spawn(process.execPath, ['--no-opt', SERVER, crashAt], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = new Promise<NodeJS.Signals | null>((resolve) => child.once('exit', (_code, signal) => resolve(signal)));
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const match = /listening (\S+)/.exec(output);
      if (match) resolve(match[1]!);
    });
    child.once('exit', () => reject(new Error(`the server ended: ${output}`)));
  });
  return { url, child, gone };
};

const LOCKS = `SELECT FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

/** Makes it three seconds since a process died, after which others take over its jobs; the shop of the test runs none. */
const expireDeadLocks = async (shop: TestShop): Promise<void> => {
  const ctx = shop.ctx();
  if (!(await until(async () => (await ctx.sql(LOCKS)).length === 0))) throw new Error('Its workers hold their locks');
  await ctx.sql(`UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '3 seconds'`);
};

const TRIES = 1200;
const PAUSE_MS = 25;

/** Takes over the jobs of a process that died, and works until `done`, half a minute at least; does `now` with every 200th look. */
export const goOnUntil = async (
  shop: TestShop,
  done: () => Promise<boolean>,
  now?: () => Promise<unknown>,
): Promise<void> => {
  await expireDeadLocks(shop);
  const jobs = modules.flatMap((module) => module.jobs ?? []);
  const worker = await startWorker(shop.shop, jobs);
  try {
    for (let i = 0; i < TRIES && !(await done()); i += 1) {
      if (i % 200 === 0) await now?.();
      await pause(PAUSE_MS);
    }
  } finally {
    await worker.stop();
  }
};

/** The shop is started again, three minutes later by its clock: payments that hang are looked up too. */
export const restartUntil = (shop: TestShop, done: () => Promise<boolean>): Promise<void> => {
  shop.clock.advance(180_000);
  return goOnUntil(shop, done, async () => reconcileJob.run(shop.ctx(), {}));
};
