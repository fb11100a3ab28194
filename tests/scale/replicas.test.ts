import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, signInAs, type SignedInHeaders } from '../support/builders/build-account.ts';
import { buildSellable } from '../support/builders/build-sellable.ts';
import { positionOf } from '../../server/core/database/position.ts';
import { until } from '../support/processes.ts';
import { oneRow, startReplication, type DatabaseServer, type Replication } from '../support/replication.ts';
import { startServerProcess, type ServerProcess } from '../support/server-process.ts';
import { startShop } from '../support/shop.ts';
import { POOLER_THERE, startPooler, type Pooler } from './pooler.ts';

/** Pairs of a change and a reading of it; 10,000 take some minutes. */
const PAIRS = Number(process.env.SCALE_PAIRS ?? 2_000);
const SECRET = 'test-secret-test-secret-test-secret!';
/** Silent for longer than the limit of its lag. */
const PAUSED_MS = Number(process.env.SCALE_PAUSED_MS ?? 8_000);
const WRITES_BACK_MS = 10_000;

let database: Replication;
let dataDir: string;
let servers: ServerProcess[];
let kit: number;
let kits: readonly number[];
let headers: SignedInHeaders;

const hostOf = (url: string) => new URL(url).host;
const severalOf = ({ primary, replicas }: Replication) =>
  primary.url.replace(hostOf(primary.url), [primary, ...replicas].map(({ url }) => hostOf(url)).join(','));

const envOf = (url: string, more: Record<string, string> = {}) => ({
  DATABASE_URL: url,
  DATABASE_REPLICA_URLS: database.replicas.map((one) => one.url).join(','),
  JWT_SECRET: SECRET,
  GRAPHQL_BUDGET: '1000000000',
  PAGE_BUDGET: '1000000000',
  ...more,
});

beforeAll(async () => {
  // What was acknowledged is on a replica too: it may be promoted without losing any of it.
  database = await startReplication(2, [
    'synchronous_standby_names=ANY 1 (*)',
    'shared_preload_libraries=pg_stat_statements',
  ]);
  await database.primary.sql('CREATE EXTENSION pg_stat_statements');
  const shop = await startShop({ databaseUrl: database.primary.url });
  kit = await buildSellable(shop);
  kits = await Promise.all(Array.from({ length: 150 }, () => buildSellable(shop)));
  headers = await signInAs(shop, await buildAccount(shop));
  await shop.close();
  dataDir = mkdtempSync(path.join(tmpdir(), 'martyx-scale-'));
  const start = () => startServerProcess({ dataDir, env: envOf(severalOf(database)) });
  servers = [await start(), await start(), await start()];
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const anyOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;

const ask = (server: ServerProcess, query: string, seen?: string) =>
  fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', ...(seen && { cookie: seen }) },
    body: JSON.stringify({ query, variables: { id: kit } }),
  });

/** Puts the kit on the wishlist, or takes it off; answers the cookie that it was given. */
const change = async (server: ServerProcess, on: boolean): Promise<string> => {
  const name = on ? 'addToWishlist' : 'removeFromWishlist';
  const query = `mutation ($id: Int!) { ${name}(input: { productId: $id }) { totalCount } }`;
  const response = await ask(server, query);
  const { errors } = (await response.json()) as { errors?: { message: string }[] };
  if (errors) throw new Error(errors[0]!.message);
  return response.headers.get('set-cookie')!.split(';')[0]!;
};
const isOn = async (server: ServerProcess, seen: string): Promise<boolean> => {
  const response = await ask(server, 'query ($id: Int!) { product(id: $id) { inMyWishlist } }', seen);
  return ((await response.json()) as { data: { product: { inMyWishlist: boolean } } }).data.product.inMyWishlist;
};

/** What pages and public calls answer while `work` goes on, by status, and how long the slowest took. */
const reading = async (work: () => Promise<unknown>): Promise<{ statuses: Map<number, number>; slowestMs: number }> => {
  const statuses = new Map<number, number>();
  let [slowestMs, done] = [0, false];
  const reader = async () => {
    while (!done) {
      const at = performance.now();
      const response = await fetch(`${anyOf(servers).url}${anyOf(['/', '/api/products', `/products/${kit}`])}`);
      await response.arrayBuffer();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      slowestMs = Math.max(slowestMs, performance.now() - at);
    }
  };
  const readers = Promise.all(Array.from({ length: 4 }, reader));
  await work();
  done = true;
  await readers;
  return { statuses, slowestMs };
};

describe('three processes over two replicas', () => {
  it(`show each of ${PAIRS} changes to who made it, at whichever process, while a replica stands still again and again`, async () => {
    const behind = database.replicas[0]!;
    let [on, stale] = [false, 0];
    for (let i = 0; i < PAIRS; i += 1) {
      if (i % 200 === 0) await behind.sql('SELECT pg_wal_replay_pause()');
      if (i % 200 === 120) await behind.sql('SELECT pg_wal_replay_resume()');
      on = !on;
      const seen = await change(anyOf(servers), on);
      if ((await isOn(anyOf(servers), seen)) !== on) stale += 1;
    }
    await behind.sql('SELECT pg_wal_replay_resume()');
    expect(stale).toBe(0);
  });

  it('ask the primary nothing for public pages', async () => {
    /** What it was asked meanwhile, but for jobs, and what every server is asked at rest. */
    const asked = async (work: () => Promise<unknown>) => {
      await database.primary.sql('SELECT pg_stat_statements_reset()');
      await work();
      return database.primary.sql<{ query: string; calls: string }>(
        `SELECT query, calls FROM pg_stat_statements
         WHERE query !~ 'pg_stat_statements|graphile_worker|pg_is_in_recovery|^(SET|BEGIN|COMMIT|LISTEN|SELECT \\$1$)'`,
      );
    };
    const atRest = new Set((await asked(() => pause(3_000))).map(({ query }) => query));
    // From here on each process knows the version of its pages.
    await reading(() => pause(500));
    let pages = 0;
    const during = await asked(async () => {
      const { statuses } = await reading(() => pause(3_000));
      pages = [...statuses.values()].reduce((sum, n) => sum + n, 0);
    });
    process.stdout.write(`${pages} public requests were answered without the primary\n`);
    expect(during.filter(({ query }) => !atRest.has(query))).toEqual([]);
  });

  it('answer without one refusal while a replica hangs, and ask it again when it goes on', async () => {
    const { statuses, slowestMs } = await reading(async () => {
      database.replicas[1]!.signal('SIGSTOP');
      await pause(PAUSED_MS);
      database.replicas[1]!.signal('SIGCONT');
      await pause(1_000);
    });
    expect([...statuses.keys()]).toEqual([200]);
    expect(slowestMs).toBeLessThan(4_000);
  });

  it('answer without one refusal while a replica is killed and started again', async () => {
    const { statuses } = await reading(async () => {
      await database.replicas[1]!.crash();
      await pause(2_000);
      await database.replicas[1]!.start();
      await pause(2_000);
    });
    expect([...statuses.keys()]).toEqual([200]);
  });
});

describe.skipIf(!POOLER_THERE)('a pooler that shares sessions', () => {
  let pooler: Pooler;
  let server: ServerProcess;
  let pooled: string;

  beforeAll(async () => {
    pooler = await startPooler(database.primary.url, 4);
    pooled = pooler.url;
    const env = envOf(pooled, { DATABASE_SESSION_URL: severalOf(database) });
    server = await startServerProcess({ dataDir: path.join(dataDir, 'pooled'), env });
  });
  afterAll(async () => {
    await server.end('SIGTERM');
    await pooler.close();
  });

  it('has four sessions for twenty callers at once, and nothing of one is left to another', async () => {
    const query = '{ me { email } myWishlist { totalCount } cartQuote(input: { lines: [] }) { total { minor } } }';
    const news = 'mutation { setWishlistNews(input: { news: true }) { totalCount } }';
    const caller = async () => {
      const answers: unknown[] = [];
      for (let i = 0; i < 10; i += 1) {
        answers.push((await fetch(`${server.url}/api/products`)).status);
        for (const text of [query, news]) answers.push((await (await ask(server, text)).json()) as object);
      }
      return answers;
    };
    const answers = (await Promise.all(Array.from({ length: 20 }, caller))).flat();
    expect(answers.filter((one) => one !== 200 && 'errors' in (one as object))).toEqual([]);
    const left = await Promise.all(
      Array.from({ length: 8 }, () =>
        oneRow(
          pooled,
          `SELECT current_setting('statement_timeout') AS limit,
        (SELECT count(*)::int FROM pg_prepared_statements) AS prepared`,
        ),
      ),
    );
    expect(left).toEqual(left.map(() => ({ limit: '0', prepared: 0 })));
  });
});

describe('a primary that is killed', () => {
  it('is followed by the replica that has all that was acknowledged: writes are back within ten seconds, none is lost', async () => {
    const acknowledged: number[] = [];
    let [refused, done] = [0, false];
    const add = async (productId: number, server = anyOf(servers)): Promise<boolean> => {
      const response = await fetch(`${server.url}/api/wishlist/add`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ productId }),
      });
      if (response.status !== 201 && response.status !== 409) expect(response.headers.get('retry-after')).toBe('5');
      return response.status === 201 || response.status === 409;
    };
    const writing = (async () => {
      for (const id of kits) {
        while (!done && !(await add(id))) refused += 1;
        if (done) return;
        acknowledged.push(id);
      }
    })();
    await until(() => acknowledged.length > 20);
    await database.primary.crash();
    const crashedAt = performance.now();
    const received = async (one: DatabaseServer) => {
      const [row] = await one.sql<{ at: string }>('SELECT pg_last_wal_receive_lsn()::text AS at');
      return positionOf(row!.at)!;
    };
    const [first, second] = database.replicas as [DatabaseServer, DatabaseServer];
    await ((await received(first)) >= (await received(second)) ? first : second).sql('SELECT pg_promote()');
    const promotedAt = performance.now();
    await Promise.all(servers.map((server) => until(() => add(kit, server))));
    const backMs = Math.round(performance.now() - promotedAt);
    const outMs = Math.round(performance.now() - crashedAt);
    const before = acknowledged.length;
    await until(() => acknowledged.length > before + 20);
    done = true;
    await writing;
    process.stdout.write(
      `writes were back ${backMs} ms after the promotion, ${outMs} ms after the crash; ${refused} refused meanwhile\n`,
    );
    expect(backMs).toBeLessThan(WRITES_BACK_MS);
    const list = (await (await fetch(`${servers[0]!.url}/api/wishlist`, { headers })).json()) as {
      data: { items: { productId: number }[] };
    };
    const there = new Set(list.data.items.map(({ productId }) => productId));
    expect(acknowledged.filter((id) => !there.has(id))).toEqual([]);
  });
});
