import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { setPrice } from '../../server/catalog/product/product-change.service.ts';
import { createPageCache } from '../../server/edge/pages/page-cache.ts';
import { buildProduct } from '../support/builders/build-product.ts';
import { freePort } from '../support/server-process.ts';
import { startShop, type TestShop } from '../support/shop.ts';
import { isInstalled, startLocalServer, type LocalServer } from './local-server.ts';

const BUDGET = 3000;
const QUERY = '{ products(first: 9) { nodes { id name slug } } }';

const CACHED = { etag: '""', headers: {}, scriptHashes: [], shows: [] };
const NOTHING = { br: Buffer.alloc(0), identity: Buffer.alloc(0) };

describe.skipIf(!isInstalled('redis-server', '--version'))('two processes with Redis', () => {
  let port: number;
  let redis: LocalServer;
  let here: TestShop;
  let there: TestShop;
  let productId: number;
  const startRedis = () =>
    startLocalServer('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no'], port);

  beforeAll(async () => {
    port = await freePort();
    redis = await startRedis();
    const env = { REDIS_URL: `redis://127.0.0.1:${port}`, GRAPHQL_BUDGET: String(BUDGET) };
    here = await startShop({ env });
    there = await startShop({ env, databaseUrl: here.databaseUrl });
    productId = await buildProduct(here.ctx());
  });
  afterAll(async () => {
    await Promise.all([here.close(), there.close()]);
    await redis.kill();
  });

  const spend = async (caller: string): Promise<number> => {
    const ask = async (shop: TestShop) => {
      const request = { method: 'POST', url: '/graphql', payload: { query: QUERY }, remoteAddress: caller } as const;
      return (await shop.inject(request)).json<{ extensions?: { cost: { asked: number } }; errors?: unknown }>();
    };
    const answers = await Promise.all(Array.from({ length: 400 }, (_, n) => ask(n % 2 ? here : there)));
    return answers.reduce((sum, { errors, extensions }) => sum + (errors ? 0 : extensions!.cost.asked), 0);
  };
  const beginMinute = () => {
    const wait = 60_000 - ((here.clock.now().getTime() + 1) % 60_000) + 1_000;
    for (const { clock } of [here, there]) clock.advance(wait);
  };
  const keptThere = () => {
    const pages = createPageCache(there.shop.news);
    const ctx = there.ctx();
    let made = 0;
    return async () => {
      const make = () => Promise.resolve({ ...CACHED, bodies: NOTHING, etag: `"${(made += 1)}"` });
      await pages.get('en /', { ctx, near: ctx, make });
      return made;
    };
  };

  it('share a budget without a statement for it', async () => {
    beginMinute();
    const spent = await spend('192.0.2.10');
    expect(spent).toBeGreaterThan(0.8 * BUDGET);
    expect(spent).toBeLessThanOrEqual(1.1 * BUDGET);
    expect(await here.ctx().sql('SELECT FROM tally')).toEqual([]);
  });

  it('tell each other of changes', async () => {
    const ask = keptThere();
    await vi.waitFor(() => expect(there.shop.news.connected).toBe(true));
    await ask();
    expect([await ask(), await there.statementTexts(ask)]).toEqual([1, []]);
    await setPrice(here.ctx(), productId, 4242);
    await vi.waitFor(async () => expect(await ask()).toBe(2));
  });

  it('are told of a change whose process died before it said so, by its job', async () => {
    const ask = keptThere();
    await vi.waitFor(() => expect(there.shop.news.connected).toBe(true));
    await ask();
    const said = vi.spyOn(here.shop.news, 'committed').mockImplementation(() => undefined);
    await setPrice(here.ctx(), productId, 4343);
    said.mockRestore();
    await here.runJobs();
    await vi.waitFor(async () => expect(await ask()).toBe(2));
  });

  it('go on without it, each for itself and asking anew, and use it again once it is back', async () => {
    const ask = keptThere();
    await redis.kill();
    await vi.waitFor(() => expect(there.shop.news.connected).toBe(false));
    await ask();
    await setPrice(here.ctx(), productId, 4444);
    expect(await ask()).toBe(2);
    beginMinute();
    const alone = await spend('192.0.2.11');
    expect(alone).toBeGreaterThan(BUDGET);
    expect(alone).toBeLessThanOrEqual(2 * BUDGET);
    redis = await startRedis();
    await vi.waitFor(
      () => expect([here, there].every(({ shop }) => shop.redis!.client.status === 'ready')).toBe(true),
      20_000,
    );
    await vi.waitFor(() => expect(there.shop.news.connected).toBe(true), 20_000);
    await vi.waitFor(async () => {
      beginMinute();
      expect(await spend('192.0.2.12')).toBeLessThanOrEqual(1.1 * BUDGET);
    }, 20_000);
  });
});
