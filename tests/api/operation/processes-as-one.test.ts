import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { setPrice } from '../../../server/catalog/product/product-change.service.ts';
import { publishMedia, withdrawMedia } from '../../../server/catalog/media/media.service.ts';
import { transaction } from '../../../server/core/context.ts';
import { tell } from '../../../server/core/news/news.ts';
import { createPageCache, type CachedPage } from '../../../server/edge/pages/page-cache.ts';
import { SettingKey } from '../../../server/settings/settings-catalogue.ts';
import { CHANGED, readSettings } from '../../../server/settings/settings.queries.ts';
import { changeSetting } from '../../../server/settings/settings.service.ts';
import { buildAccount } from '../../support/builders/build-account.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const BUDGET = 3000;
let shops: TestShop[];
let here: TestShop;
let there: TestShop;
let productId: number;
/** Three processes of one shop, as far as the database can tell. */
beforeAll(async () => {
  const env = { GRAPHQL_BUDGET: String(BUDGET) };
  here = await startShop({ env });
  const joining = { databaseUrl: here.databaseUrl, env: { ...env, DATA_DIR: here.dataDir } };
  const others = [0, 1].map(() => startShop(joining));
  shops = [here, ...(await Promise.all(others))];
  there = shops[1]!;
  productId = await buildProduct(here.ctx());
});
afterAll(() => Promise.all(shops.map((shop) => shop.close())));

const page: CachedPage = {
  etag: '""',
  headers: {},
  scriptHashes: [],
  shows: [],
  bodies: { br: Buffer.alloc(0), identity: Buffer.alloc(0) },
};

/** Pages as a process keeps them, counted as they are made. */
const keptBy = async (process: TestShop) => {
  const { shop } = process;
  const pages = createPageCache(shop.news);
  const ctx = process.ctx();
  await vi.waitFor(() => expect(shop.news.connected).toBe(true));
  let made = 0;
  const ask = async (): Promise<number> => {
    const make = () => Promise.resolve({ ...page, etag: `"${(made += 1)}"` });
    await pages.get('en /', { ctx, near: ctx, make });
    return made;
  };
  await ask();
  return ask;
};

const close = async (shop: TestShop, closed: boolean) => {
  const viewer = { userId: (await buildAccount(shop, { admin: true })).id, admin: true, sessionId: '' };
  const [row] = await shop
    .ctx()
    .sql<{ version: number }>('SELECT version FROM setting WHERE key = $1', [SettingKey.ORDERING]);
  const change = { key: SettingKey.ORDERING, value: { closed }, expectedVersion: row?.version ?? 0 };
  return changeSetting(shop.ctx({ viewer }), change);
};

describe('settings that a process keeps', () => {
  it('cost no statement until another process changes them', async () => {
    const closed = async () => (await readSettings(there.ctx())).ordering.closed;
    await vi.waitFor(async () => expect(await there.statementTexts(closed)).toEqual([]));
    await close(here, true);
    await vi.waitFor(async () => expect(await closed()).toBe(true));
    await close(here, false);
    await vi.waitFor(async () => expect(await closed()).toBe(false));
  });

  it('are those of the transaction that changes them', async () => {
    const inside = transaction(here.ctx(), async (tx) => {
      await tell(tx, CHANGED);
      await tx.sql(`INSERT INTO setting (key, value, version, updated_at) VALUES ('ORDERING', '{"closed":true}', 99, now())
                    ON CONFLICT (key) DO UPDATE SET value = '{"closed":true}', version = 99`);
      expect((await readSettings(tx)).ordering.closed).toBe(true);
      throw new Error('no');
    });
    await expect(inside).rejects.toThrow('no');
    expect((await readSettings(here.ctx())).ordering.closed).toBe(false);
  });
});

describe('a page that a process keeps', () => {
  it('costs no statement', async () => {
    const ask = await keptBy(there);
    expect(await there.statementTexts(ask)).toEqual([]);
    expect(await ask()).toBe(1);
  });

  it.each([
    ['price', () => setPrice(here.ctx(), productId, 4242)],
    ['setting', () => close(here, true).then(() => close(here, false))],
  ])('is made anew when another process changes a %s', async (_what, change) => {
    const ask = await keptBy(there);
    await change();
    await vi.waitFor(async () => expect(await ask()).toBeGreaterThan(1));
  });

  it('is made anew at once after a change of its own, and not for one that was rolled back', async () => {
    const ask = await keptBy(here);
    const failed = transaction(here.ctx(), async (tx) => {
      await setPrice(tx, productId, 1);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await ask()).toBe(1);
    await setPrice(here.ctx(), productId, 4343);
    expect(await ask()).toBe(2);
  });

  it('outlives no gap in the news: they come again, and what was kept is dropped', async () => {
    await keptBy(there);
    const changed = vi.fn();
    there.shop.news.on(['any'], changed);
    await here.ctx().sql(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN martyx_news'
            AND datname = current_database()`);
    await vi.waitFor(() => expect(changed).toHaveBeenCalled());
    expect(there.shop.news.connected).toBe(true);
  });
});

describe('a picture of the catalogue', () => {
  const get = async (key: string) => (await there.inject({ url: `/media/${key}` })).statusCode;

  it('is looked up once, and gone soon after it was removed', async () => {
    const key = await publishMedia(here.ctx(), randomBytes(50), 'webp');
    await vi.waitFor(async () => {
      expect(await get(key)).toBe(200);
      expect(await there.statementTexts(() => get(key))).toEqual([]);
    });
    await withdrawMedia(here.ctx(), key);
    await vi.waitFor(async () => expect(await get(key)).toBe(404));
  });
});

describe('a limit', () => {
  it('of GraphQL holds for all processes together', async () => {
    for (const { clock } of shops) clock.toNextMinute();
    const query = '{ products(first: 9) { nodes { id name slug } } }';
    const ask = async (shop: TestShop) => {
      const response = await shop.inject({
        method: 'POST',
        url: '/graphql',
        payload: { query },
        remoteAddress: '192.0.2.1',
      });
      return response.json<{ extensions?: { cost: { asked: number } }; errors?: unknown }>();
    };
    // Few at once: a tally that is half a second late is done without, and this process plays all three.
    const answers: Awaited<ReturnType<typeof ask>>[] = [];
    while (answers.length < 300) answers.push(...(await Promise.all([...shops, ...shops].map(ask))));
    const done = answers.filter(({ errors }) => !errors);
    const cost = done[0]!.extensions!.cost.asked;
    expect(answers.length * cost).toBeGreaterThan(2 * BUDGET);
    expect(done.length * cost).toBeGreaterThan(0.8 * BUDGET);
    expect(done.length * cost).toBeLessThanOrEqual(1.1 * BUDGET);
  });

  it('of wrong passwords locks after five over three processes', async () => {
    const { email } = await buildAccount(here);
    const login = (shop: TestShop, password: string) =>
      shop.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } });
    for (let n = 0; n < 5; n += 1) expect((await login(shops[n % 3]!, 'wrong-Password-1')).statusCode).toBe(401);
    for (const shop of shops) expect((await login(shop, 'wrong-Password-1')).statusCode).toBe(429);
  });
});

describe('a persisted query', () => {
  it('that one process was sent is known to all', async () => {
    const query = 'query ($id: Int!) { product(id: $id) { id name } }';
    const extensions = { persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') } };
    const ask = (shop: TestShop, more = {}) =>
      shop.inject({
        method: 'POST',
        url: '/graphql',
        payload: { extensions, variables: { id: productId }, ...more },
        remoteAddress: '192.0.2.2',
      });
    await ask(here, { query });
    const data = { product: { id: productId } };
    await vi.waitFor(async () => expect((await ask(there)).json()).toMatchObject({ data }));
  });
});
