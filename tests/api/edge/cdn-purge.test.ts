import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setPrice } from '../../../server/catalog/product/product-change.service.ts';
import { bumpCatalogVersion } from '../../../server/catalog/search/search-index.service.ts';
import { purgeJob } from '../../../server/core/cdn/purge.job.ts';
import { transaction } from '../../../server/core/context.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let cache: Server;
let status = 204;
const told: unknown[] = [];
let shop: TestShop;
let id: number;
beforeAll(async () => {
  cache = createServer((request, response) => {
    const { authorization, 'surrogate-key': keys } = request.headers;
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      told.push([request.method, authorization, keys, JSON.parse(body)]);
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((done) => cache.listen(0, '127.0.0.1', done));
  const { port } = cache.address() as AddressInfo;
  shop = await startShop({ env: { CDN_PURGE_URL: `http://127.0.0.1:${port}/purge`, CDN_PURGE_TOKEN: 'tok' } });
  id = await buildProduct(shop.ctx());
});
afterAll(async () => {
  await shop.close();
  cache.close();
});

const PURGES = `SELECT j.payload FROM graphile_worker._private_jobs j
  JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE t.identifier = 'cdn.purge' ORDER BY j.id`;
const purges = async () =>
  (await shop.ctx().sql<{ payload: { keys: string[] } }>(PURGES)).map(({ payload }) => payload);

beforeEach(() => shop.ctx().sql('DELETE FROM graphile_worker._private_jobs'));

describe('the cache in front of the shop', () => {
  it('is told which keys a change has made old, with the commit and only with it', async () => {
    const failed = transaction(shop.ctx(), async (tx) => {
      await setPrice(tx, id, 1);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await purges()).toEqual([]);
    await setPrice(shop.ctx(), id, 4242);
    const [purge] = await purges();
    expect(purge).toEqual({ keys: ['lists', 'api', `product-${id}`] });
    await purgeJob.run(shop.ctx(), purge!);
    const { keys } = purge!;
    expect(told).toEqual([['POST', 'Bearer tok', keys.join(' '), { tags: keys }]]);
  });

  it('is told again when it did not listen', async () => {
    status = 503;
    await expect(purgeJob.run(shop.ctx(), { keys: ['lists'] })).rejects.toThrow('503');
  });

  it('drops the whole catalogue for a change of unknown or of great extent', async () => {
    const products = Array.from({ length: 50 }, (_, n) => n + 1);
    await bumpCatalogVersion(shop.ctx());
    await bumpCatalogVersion(shop.ctx(), { products });
    expect(await purges()).toEqual([{ keys: ['catalogue'] }, { keys: ['catalogue'] }]);
  });
});
