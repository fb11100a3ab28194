import type { Pool } from 'pg';
import { Like } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Category } from '../../../server/catalog/category/category.entity.ts';
import { readingNear, transaction } from '../../../server/core/context.ts';
import { ErrorCode } from '../../../server/core/error-codes.ts';
import { buildAccount, signInAs, type SignedInHeaders } from '../../support/builders/build-account.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { startReplication, type Replication } from '../../support/replication.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const PATIENCE = { timeout: 15_000, interval: 50 };
const placeOf = (url: string) => new URL(url).host;

let database: Replication;
let shop: TestShop;
let kit: number;
let headers: SignedInHeaders;

/** The replica has everything that was written up to now. */
const caughtUp = () =>
  vi.waitFor(async () => {
    const { replicas } = shop.shop;
    expect(replicas!.readerFor(await replicas!.position())).not.toBeNull();
  }, PATIENCE);

beforeAll(async () => {
  database = await startReplication(1);
  const [primary, replica] = [database.primary.url, database.replicas[0]!.url];
  shop = await startShop({
    databaseUrl: primary.replace(placeOf(primary), `${placeOf(primary)},${placeOf(replica)}`),
    env: { DATABASE_REPLICA_URLS: replica },
  });
  kit = await buildSellable(shop);
  headers = await signInAs(shop, await buildAccount(shop));
});
afterAll(async () => {
  await shop.close();
  await database.stop();
});
beforeEach(caughtUp);

/** How often connections of a pool were taken meanwhile. */
const taken = async (pool: Pool, work: () => Promise<unknown>): Promise<number> => {
  const spy = vi.spyOn(pool, 'connect');
  await work();
  const { length } = spy.mock.calls;
  spy.mockRestore();
  return length;
};
const takenFromPrimary = (work: () => Promise<unknown>) => taken(shop.shop.pool, work);
const takenFromReplica = (work: () => Promise<unknown>) => taken(shop.shop.replicas!.all[0]!.pool, work);

const LIST = '{ products(first: 1) { nodes { id } } categories { slug } }';
const wanted = async (more: Record<string, string> = {}) => {
  const query = 'query ($id: Int!) { product(id: $id) { inMyWishlist } }';
  const { data } = await shop.graphql<{ product: { inMyWishlist: boolean } }>(
    query,
    { id: kit },
    { headers: { ...headers, ...more } },
  );
  return data.product.inMyWishlist;
};
const change = (name: 'addToWishlist' | 'removeFromWishlist') => {
  const query = `mutation ($id: Int!) { ${name}(input: { productId: $id }) { totalCount } }`;
  return shop.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables: { id: kit } } });
};

describe('what may be a moment old', () => {
  it.each([
    ['a query', () => shop.graphql(LIST)],
    ['a call', () => shop.inject({ url: '/api/products' })],
    ['the sitemap', () => shop.inject({ url: '/sitemap.xml' })],
  ])('is asked of the replica alone: %s', async (_name, work) => {
    expect(await takenFromPrimary(work)).toBe(0);
    expect(await takenFromReplica(work)).toBeGreaterThan(0);
  });

  it.each([
    ['a quote', '{ cartQuote(input: { lines: [] }) { total { minor } } }'],
    ['what is asked for together with an account', `{ products(first: 1) { nodes { id } } me { id } }`],
    ['a fragment of it', `{ ...both } fragment both on Query { products(first: 1) { nodes { id } } me { id } }`],
  ])('is not %s', async (_name, query) => {
    expect(await takenFromReplica(() => shop.graphql(query, {}, { headers }))).toBe(0);
  });
});

describe('a change', () => {
  it('is seen at once by whoever was told of it, by header or cookie, however far behind the replica is', async () => {
    await database.replicas[0]!.sql('SELECT pg_wal_replay_pause()');
    const answer = await change('addToWishlist');
    const { seen } = answer.json<{ extensions: { seen: string } }>().extensions;
    expect(answer.headers['x-seen']).toBe(seen);
    expect(String(answer.headers['set-cookie'])).toBe(
      `martyx_seen=${seen}; Path=/; Max-Age=300; HttpOnly; SameSite=Lax`,
    );
    expect([await wanted({ 'x-seen': seen }), await wanted({ cookie: `a=b; martyx_seen=${seen}` })]).toEqual([
      true,
      true,
    ]);
    expect(await wanted()).toBe(false);
    await database.replicas[0]!.sql('SELECT pg_wal_replay_resume()');
    await caughtUp();
    expect(await wanted()).toBe(true);
    await change('removeFromWishlist');
  });

  it('by a call tells of itself too; what only asks, or was refused, does not', async () => {
    const call = (method: 'POST' | 'GET', url: string, payload?: object) =>
      shop.inject({ method, url, headers, payload });
    const added = await call('POST', '/api/wishlist/add', { productId: kit });
    expect([added.statusCode, added.headers['x-seen']]).toEqual([201, expect.stringMatching(/^[\dA-F]+\/[\dA-F]+$/)]);
    const others = [
      await call('POST', '/api/wishlist/add', { productId: kit }),
      await call('GET', '/api/wishlist'),
      await call('POST', '/graphql', { query: LIST }),
    ];
    expect(others.map((one) => one.headers['x-seen'])).toEqual([undefined, undefined, undefined]);
    await change('removeFromWishlist');
  });
});

describe('a context that reads near', () => {
  it('writes at the primary: by a statement, by a repository, and by a transaction that reads what it wrote', async () => {
    await database.replicas[0]!.sql('SELECT pg_wal_replay_pause()');
    const near = readingNear(shop.ctx());
    const insert = (slug: string) => `INSERT INTO category (slug, names) VALUES ('${slug}', '{"en": "Near"}')`;
    await near.sql(insert('near-sql'));
    await near.repo(Category).save({ slug: 'near-repo', names: { en: 'Near' } });
    const inside = await transaction(near, async (tx) => {
      await tx.sql(insert('near-tx'));
      return tx.repo(Category).find({ where: { slug: Like('near-%') }, order: { slug: 'ASC' } });
    });
    expect(inside.map(({ slug }) => slug)).toEqual(['near-repo', 'near-sql', 'near-tx']);
    expect(await near.repo(Category).countBy({ slug: Like('near-%') })).toBe(0);
    await database.replicas[0]!.sql('SELECT pg_wal_replay_resume()');
  });
});

describe('a replica that dies', () => {
  it('is passed over without anybody noticing, and asked again when it is back', async () => {
    const asks = () => Promise.all(Array.from({ length: 10 }, () => shop.inject({ url: '/api/products' })));
    const during = asks();
    await database.replicas[0]!.crash();
    const answers = [...(await during), ...(await asks())];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    await database.replicas[0]!.start();
    await caughtUp();
    expect(await takenFromReplica(asks)).toBeGreaterThan(0);
  });
});

describe('a primary that dies', () => {
  it('is replaced by the replica that is promoted: reads go on, writes are refused for a while and come back', async () => {
    await database.primary.crash();
    expect((await shop.inject({ url: '/api/products' })).statusCode).toBe(200);
    const refused = await shop.inject({
      method: 'POST',
      url: '/api/wishlist/add',
      headers,
      payload: { productId: kit },
    });
    expect([
      refused.statusCode,
      refused.headers['retry-after'],
      refused.json<{ errorCode: string }>().errorCode,
    ]).toEqual([503, '5', ErrorCode.SERVICE_UNAVAILABLE]);
    await database.replicas[0]!.sql('SELECT pg_promote()');
    const promotedAt = performance.now();
    await vi.waitFor(async () => expect((await change('addToWishlist')).statusCode).toBe(200), PATIENCE);
    expect(performance.now() - promotedAt).toBeLessThan(10_000);
    expect(await wanted()).toBe(true);
  });
});
