import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runningPostgres } from '../../server/core/database/embedded-postgres.ts';
import { readSecrets } from '../../server/core/secrets.ts';
import { buildAccount } from '../support/builders/build-account.ts';
import { buildOrderInput } from '../support/builders/build-order.ts';
import { buildSellable } from '../support/builders/build-sellable.ts';
import { streamOrders } from '../support/order-stream.ts';
import { childrenOf, untilEnded, until } from '../support/processes.ts';
import { startServerProcess, type ServerProcess } from '../support/server-process.ts';
import { startShop, type TestShop } from '../support/shop.ts';

/** Whatever the machine does beside it. */
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const ENV = { WORKERS: '2', GRAPHQL_BUDGET: '1000000000', SHUTDOWN_DELAY: '600', LOG_LEVEL: 'error' };

let dataDir: string;
let server: ServerProcess;
/** The test's own way to the database of the processes. */
let beside: TestShop;

const pids = (): number[] => childrenOf(server.child.pid!, 'main.js');
const processesServe = (): Promise<boolean> => until(() => server.output().includes('2 processes serve'));
const begin = async (env: Record<string, string>): Promise<void> => {
  server = await startServerProcess({ dataDir, env: { ...ENV, ...env } });
  expect(await processesServe()).toBe(true);
};
const statusOf = (address: string): Promise<number> => fetch(`${server.url}${address}`).then(({ status }) => status);
const outbox = (): number => {
  const folder = path.join(dataDir, 'outbox');
  return existsSync(folder) ? readdirSync(folder).length : 0;
};
const postmaster = (): number =>
  Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

const countOrders = async (ids: readonly string[]): Promise<number> => {
  const [row] = await beside.ctx().sql<{ count: number }>('SELECT count(*)::int FROM orders WHERE id = ANY($1)', [ids]);
  return row!.count;
};

const mailJobs = () =>
  beside.ctx().sql(
    `SELECT FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
     WHERE t.identifier = 'accounts.mail' AND j.locked_at IS NULL`,
  );

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'martyx-processes-'));
  await begin({ ROLE: 'web' });
  const url = await runningPostgres({ dir: dataDir, password: readSecrets(dataDir).databasePassword });
  beside = await startShop({ databaseUrl: url! });
});
afterAll(async () => {
  if (server.child.exitCode === null) await server.end('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

describe('two processes that serve', () => {
  it('lose no confirmed order when one is killed, are two again soon, and are replaced without a failed request', async () => {
    const product = await buildSellable(beside, { type: 'DIGITAL' });
    const orders = streamOrders(
      server.url,
      await buildOrderInput(beside.ctx(), { lines: [{ productId: product, quantity: 1 }] }),
    );
    await orders.more(20);
    const first = pids();
    process.kill(first[0]!, 'SIGKILL');
    await orders.more(20);
    expect(await until(() => pids().length === 2 && !pids().includes(first[0]!))).toBe(true);
    expect(server.output()).toContain('A process of Martyx ended by itself (exit code SIGKILL)');
    // Only what was under way in it.
    expect(orders.failures.length, orders.failures.join()).toBeLessThanOrEqual(4);

    orders.failures.length = 0;
    const second = pids();
    server.child.kill('SIGHUP');
    expect(await until(() => server.output().includes('Martyx is renewed'))).toBe(true);
    await orders.more(20);
    await orders.stop();
    expect(orders.failures).toEqual([]);
    expect(await until(() => pids().length === 2)).toBe(true);
    expect(pids().filter((pid) => second.includes(pid))).toEqual([]);
    expect(await countOrders(orders.confirmed)).toBe(orders.confirmed.length);
  });

  it('tell the metrics of both in one scrape, by role and version', async () => {
    await Promise.all(Array.from({ length: 20 }, () => statusOf('/healthz')));
    const text = await fetch(`${server.url}/metrics`).then((answer) => answer.text());
    const told = [...text.matchAll(/^http_request_duration_seconds_count\{(.*route="\/healthz".*)\} (\d+)$/gm)];
    expect(told.map(([, , count]) => Number(count))).toEqual([20]);
    expect(told[0]![1]).toMatch(/role="web".*version="[0-9a-f]{12}"/);
    expect(text.match(/^martyx_jobs_waiting .*$/gm)).toHaveLength(1);
  });

  it('run no jobs where the role is web, and end with the process that leads them however it ends', async () => {
    const { email } = await buildAccount(beside);
    const asked = await fetch(`${server.url}/api/auth/forgot-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    expect(asked.status).toBe(200);
    expect(await mailJobs()).toHaveLength(1);
    expect(outbox()).toBe(0);
    await beside.close();
    const all = [...pids(), postmaster()];
    server.child.kill('SIGKILL');
    expect(await Promise.all(all.map(untilEnded))).toEqual([true, true, true]);
  });
});

describe('two processes that work', () => {
  it('do what others have left, show their health only, and all announce a stop', async () => {
    await begin({ ROLE: 'jobs' });
    expect(await until(() => outbox() > 0)).toBe(true);
    expect(await Promise.all(['/readyz', '/metrics', '/', '/api/products'].map(statusOf))).toEqual([
      200, 200, 404, 404,
    ]);
    server.child.kill('SIGTERM');
    const asked = () => Promise.all(Array.from({ length: 10 }, () => statusOf('/readyz')));
    expect(await until(async () => (await asked()).every((status) => status === 503))).toBe(true);
    expect((await server.end('SIGINT')).code).toBe(0);
    expect(await untilEnded(server.child.pid!)).toBe(true);
  });
});
