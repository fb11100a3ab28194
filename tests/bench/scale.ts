import 'reflect-metadata';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '../../server/core/config/config.ts';
import { createCtx } from '../../server/core/context.ts';
import { openShop } from '../../server/process/open-shop.ts';
import { startLocalServer, type LocalServer } from '../scale/local-server.ts';
import { startReplication, type Replication } from '../support/replication.ts';
import { freePort, startServerProcess } from '../support/server-process.ts';
import { MIX, planOf, predicted, type Costs, type Kind } from './capacity.ts';
import { fillCatalogue } from './fill.ts';
import { closedLoop, databaseCpu, processCpu } from './measure.ts';
import { scenarios } from './scenarios.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const PRODUCTS = Number(process.env.BENCH_PRODUCTS ?? 5_000);
const CALLERS = 8;
/** Names of the tiers to be measured hold this. */
const TIER = process.env.BENCH_TIER ?? '';
const RATES = [100, 1_000, 10_000];

type Call = (base: string, n: number) => Promise<void>;

const get =
  (address: (n: number) => string): Call =>
  async (base, n) => {
    const answer = await fetch(base + address(n), { headers: { 'accept-language': 'en' } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${address(n)}: ${answer.status}`);
  };
const scenario = (name: string): Call => {
  const { run } = scenarios.find((one) => one.name === name)!;
  return (base, n) => run(base, n, PRODUCTS);
};

let address = 0;
/** None of them is asked for twice while it is kept. */
const another = (): string => {
  address += 1;
  return `/products/${1 + (address % PRODUCTS)}?lang=${['en', 'sk', 'de'][Math.floor(address / PRODUCTS) % 3]}`;
};

const CALLS: Record<Kind, Call> = {
  'kept page': get((n) => ['/', '/products'][n % 2]!),
  'page made anew': get(another),
  'public call': get(() => '/api/products'),
  list: scenario('list of 24'),
  detail: scenario('detail'),
  search: scenario('search'),
  cart: scenario('cart: add and read'),
  order: scenario('checkout, paid'),
};
const KINDS = Object.keys(CALLS) as Kind[];

/** As often as in the mix: every hundredth place is one of them. */
const PLACES = KINDS.flatMap((kind) => Array.from({ length: Math.round(MIX[kind] * 100) }, () => kind));
const mixed: Call = (base, n) => CALLS[PLACES[(n * 37) % PLACES.length]!](base, n);

interface Tier {
  readonly name: string;
  readonly env: Record<string, string>;
}

const NOT_OURS = `query !~* 'pg_stat_statements|pg_is_in_recovery|graphile_worker|_private_jobs|pg_current_wal|^(set|begin|start|commit|rollback|listen)'`;

const measure = async (call: Call, base: string, pid: number, { primary, replicas }: Replication): Promise<Costs> => {
  const cpu = () => ({
    web: processCpu(pid),
    primary: databaseCpu(primary.pid),
    replicas: replicas.reduce((sum, one) => sum + databaseCpu(one.pid), 0),
  });
  await closedLoop(4, 1_000, (n) => call(base, n));
  await primary.sql('SELECT pg_stat_statements_reset()');
  const before = cpu();
  const units = (await closedLoop(CALLERS, SECONDS * 1_000, (n) => call(base, n))).length;
  const after = cpu();
  const rows = await primary.sql<{ query: string; calls: string }>(
    `SELECT left(regexp_replace(query, '\\s+', ' ', 'g'), 90) AS query, calls FROM pg_stat_statements WHERE ${NOT_OURS} ORDER BY calls DESC`,
  );
  if (process.env.BENCH_TEXTS)
    for (const { query, calls } of rows.slice(0, 5)) console.log(`    ${calls} of ${units}: ${query}`);
  return {
    web: (after.web - before.web) / units,
    primary: (after.primary - before.primary) / units,
    replicas: (after.replicas - before.replicas) / units,
    statements: rows.reduce((sum, row) => sum + Number(row.calls), 0) / units,
  };
};

const shown = ({ web, primary, replicas, statements }: Costs) => ({
  'CPU web': `${web.toFixed(2)} ms`,
  'CPU primary': `${primary.toFixed(2)} ms`,
  'CPU replicas': `${replicas.toFixed(2)} ms`,
  'statements on the primary': statements.toFixed(2),
});

/** With replicas, what anybody may read asks the primary for nothing; jobs that are due meanwhile are a hundredth of it. */
const MOST_STATEMENTS = 0.05;
const PUBLIC = KINDS.filter((kind) => kind !== 'cart' && kind !== 'order');

const checkPublic = (costs: Readonly<Record<Kind, Costs>>): void => {
  for (const kind of PUBLIC.filter((one) => costs[one].statements > MOST_STATEMENTS)) {
    process.exitCode = 1;
    console.error(
      `${kind}: ${costs[kind].statements.toFixed(2)} statements on the primary, with replicas there are none`,
    );
  }
};

const benchTier = async ({ name, env }: Tier, database: Replication, dataDir: string): Promise<void> => {
  const server = await startServerProcess({ dataDir, env, nodeArgs: ['--max-old-space-size=200'] });
  try {
    await pause(2_000);
    const costs = {} as Record<Kind, Costs>;
    for (const kind of KINDS) {
      if (process.env.BENCH_TEXTS) console.log(`  ${kind}`);
      costs[kind] = await measure(CALLS[kind], server.url, server.child.pid!, database);
    }
    const [model, whole] = [predicted(costs, MIX), await measure(mixed, server.url, server.child.pid!, database)];
    if (env.DATABASE_REPLICA_URLS) checkPublic(costs);
    console.log(`\n${name}`);
    console.table(Object.fromEntries(KINDS.map((kind) => [kind, shown(costs[kind])])));
    console.table({ 'the mix, by the model': shown(model), 'the mix, measured': shown(whole) });
    console.table(Object.fromEntries(RATES.map((rate) => [`${rate}/s`, planOf(rate, costs)])));
  } catch (error) {
    console.error(server.output());
    throw error;
  } finally {
    await server.end('SIGTERM');
  }
};

const main = async (): Promise<void> => {
  const dir = mkdtempSync(path.join(tmpdir(), 'martyx-bench-scale-'));
  const database = await startReplication(2, [
    'shared_preload_libraries=pg_stat_statements',
    'pg_stat_statements.max=10000',
  ]);
  let redis: LocalServer | null = null;
  try {
    const env = {
      DATABASE_URL: database.primary.url,
      JWT_SECRET: 'bench-secret-bench-secret-bench-secret',
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'error',
      GRAPHQL_BUDGET: '1000000000',
      PAGE_BUDGET: '1000000000',
      MALLOC_ARENA_MAX: '2',
    };
    const shop = await openShop(readConfig({ ...env, DATA_DIR: dir, SAMPLE_DATA: 'off' }));
    await shop.pool.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
    await fillCatalogue(createCtx(shop, { background: true }), PRODUCTS);
    await shop.close();
    const tiers: Tier[] = [{ name: 'One process alone', env }];
    const withReplicas = { DATABASE_REPLICA_URLS: database.replicas.map(({ url }) => url).join() };
    if (spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0) {
      const port = await freePort();
      redis = await startLocalServer('redis-server', ['--port', String(port), '--save', ''], port);
      const shared = { ...env, REDIS_URL: `redis://127.0.0.1:${port}` };
      tiers.push(
        { name: 'With Redis', env: shared },
        { name: 'With Redis and two replicas', env: { ...shared, ...withReplicas } },
      );
    } else {
      console.log('No redis-server here (apt-get install redis-server): measured without it.');
      tiers.push({ name: 'With two replicas', env: { ...env, ...withReplicas } });
    }
    for (const tier of tiers.filter(({ name }) => name.includes(TIER))) await benchTier(tier, database, dir);
  } finally {
    await redis?.kill();
    await database.stop();
    rmSync(dir, { recursive: true, force: true });
  }
};

await main();
