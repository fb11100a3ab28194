import 'reflect-metadata';
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { readConfig } from '../../server/core/config/config.ts';
import { createCtx } from '../../server/core/context.ts';
import { startEmbeddedPostgres } from '../../server/core/database/embedded-postgres.ts';
import { openShop } from '../../server/process/open-shop.ts';
import { fillCatalogue } from './fill.ts';
import { closedLoop, databaseCpu, percentile, processCpu, residentMb, statementCounts } from './measure.ts';
import { scenarios, type Scenario } from './scenarios.ts';

const MAIN = path.resolve(import.meta.dirname, '../../dist/server/main.js');
/** As in `npm start`. */
const FLAGS = ['--max-old-space-size=200', '--max-semi-space-size=8'];
const PORT = 4191;
const BASE = `http://127.0.0.1:${PORT}`;
const CONNECTIONS = 20;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
/** A result of before, to which ratios are shown; `--save FILE` writes one. */
const option = (name: string): string | null => {
  const place = process.argv.indexOf(name);
  return place < 0 ? null : (process.argv[place + 1] ?? null);
};
const SIZES = (process.env.BENCH_SIZES ?? '1000,10000').split(',').map(Number);

const ready = async (child: ChildProcess): Promise<number> => {
  const started = performance.now();
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the shop ended with ${child.exitCode}`);
    const answer = await fetch(`${BASE}/readyz`).catch(() => null);
    if (answer?.ok) return performance.now() - started;
    await pause(20);
  }
};

const environment = (dir: string, url: string) => ({
  NODE_ENV: 'production',
  PORT: String(PORT),
  DATA_DIR: dir,
  DATABASE_URL: url,
  JWT_SECRET: 'bench-secret-bench-secret-bench-secret',
  SAMPLE_DATA: 'off',
  TRUST_PROXY: '127.0.0.1',
  LOG_LEVEL: 'error',
  GRAPHQL_BUDGET: '1000000000',
  PAGE_BUDGET: '1000000000',
  MALLOC_ARENA_MAX: '2',
});

interface Row {
  'units/s': string;
  p50: string;
  p95: string;
  p99: string;
  'CPU server': string;
  'CPU database': string;
  statements: string;
  transactions: string;
}

interface Target {
  readonly pid: number;
  readonly postmaster: number;
  readonly client: pg.Client;
  readonly products: number;
}

const measure = async (
  { run }: Scenario,
  { pid, postmaster, client, products }: Target,
): Promise<{ row: Row; dbMs: number; statements: number }> => {
  await closedLoop(4, 1500, (n) => run(BASE, n, products));
  await client.query('SELECT pg_stat_statements_reset()');
  const before = { server: processCpu(pid), database: databaseCpu(postmaster) };
  const started = performance.now();
  const times = await closedLoop(CONNECTIONS, SECONDS * 1000, (n) => run(BASE, n, products));
  const seconds = (performance.now() - started) / 1000;
  const units = times.length;
  const serverMs = (processCpu(pid) - before.server) / units;
  const dbMs = (databaseCpu(postmaster) - before.database) / units;
  const counts = await statementCounts(client);
  const ms = (p: number) => `${percentile(times, p).toFixed(1)} ms`;
  const row = {
    'units/s': (units / seconds).toFixed(1),
    p50: ms(0.5),
    p95: ms(0.95),
    p99: ms(0.99),
    'CPU server': `${serverMs.toFixed(2)} ms`,
    'CPU database': `${dbMs.toFixed(2)} ms`,
    statements: (counts.statements / units).toFixed(1),
    transactions: (counts.transactions / units).toFixed(1),
  };
  return { row, dbMs: dbMs + serverMs, statements: counts.statements / units };
};

const createFilled = async (serverUrl: string, dir: string, products: number): Promise<string> => {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`CREATE DATABASE bench_${products}`);
  await admin.end();
  const url = new URL(serverUrl);
  url.pathname = `/bench_${products}`;
  const shop = await openShop(readConfig(environment(dir, url.href)));
  await shop.pool.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
  await fillCatalogue(createCtx(shop), products);
  await shop.close();
  return url.href;
};

const benchSize = async (
  serverUrl: string,
  postmaster: number,
  dir: string,
  products: number,
): Promise<Map<string, number>> => {
  const url = await createFilled(serverUrl, dir, products);
  const child = spawn(process.execPath, [...FLAGS, MAIN], {
    env: { ...process.env, ...environment(dir, url) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const client = new pg.Client({ connectionString: url });
  const costs = new Map<string, number>();
  try {
    const readyMs = await ready(child);
    await client.connect();
    const memoryBefore = residentMb(child.pid!);
    const rows: Record<string, Row> = {};
    for (const scenario of scenarios) {
      const result = await measure(scenario, { pid: child.pid!, postmaster, client, products });
      rows[scenario.name] = result.row;
      costs.set(scenario.name, result.dbMs);
      if (scenario.mark && result.statements > scenario.mark) {
        process.exitCode = 1;
        console.error(`${scenario.name}: ${result.statements.toFixed(1)} statements, the mark is ${scenario.mark}`);
      }
    }
    console.log(
      `\n${products} products · ready in ${Math.round(readyMs)} ms · memory ${memoryBefore} MB at rest, ${residentMb(child.pid!)} MB after the run`,
    );
    console.table(rows);
  } finally {
    await client.end().catch(() => undefined);
    child.kill('SIGTERM');
    await new Promise((resolve) => (child.exitCode === null ? child.once('exit', resolve) : resolve(undefined)));
  }
  return costs;
};

/** CPU of a unit in milliseconds, by number of products and scenario. */
type Costs = Readonly<Record<string, Readonly<Record<string, number>>>>;

const compare = (now: Costs, before: Costs): void => {
  for (const [products, units] of Object.entries(now)) {
    const rows = Object.entries(units).flatMap(([name, ms]) => {
      const was = before[products]?.[name];
      return was === undefined
        ? []
        : [[name, { before: was.toFixed(2), now: ms.toFixed(2), times: (ms / was).toFixed(2) }]];
    });
    console.log(`\n${products} products: CPU per unit in ms, server and database, against the earlier run`);
    console.table(Object.fromEntries(rows));
  }
};

const main = async (): Promise<void> => {
  if (!existsSync(MAIN)) throw new Error('Build the shop first: npm run build');
  const dir = mkdtempSync(path.join(tmpdir(), 'martyx-bench-'));
  const settings = ['shared_preload_libraries=pg_stat_statements', 'pg_stat_statements.max=10000'];
  const server = await startEmbeddedPostgres({ dir, password: 'bench', settings });
  try {
    const postmaster = Number(readFileSync(path.join(dir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
    const all: Map<string, number>[] = [];
    for (const products of SIZES) all.push(await benchSize(server.url, postmaster, dir, products));
    const costs = Object.fromEntries(all.map((size, index) => [String(SIZES[index]), Object.fromEntries(size)]));
    const [saveTo, earlier] = [option('--save'), option('--compare')];
    if (saveTo) writeFileSync(saveTo, JSON.stringify(costs, null, 2));
    if (earlier) compare(costs, JSON.parse(readFileSync(earlier, 'utf8')) as Costs);
    const [small, large] = all;
    if (small && large) {
      console.log(`\nCPU per unit, ${SIZES[1]} against ${SIZES[0]} products`);
      console.table(
        Object.fromEntries([...small].map(([name, ms]) => [name, { ratio: (large.get(name)! / ms).toFixed(2) }])),
      );
    }
  } finally {
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  }
};

await main();
