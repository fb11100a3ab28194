import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { showSampleProgress } from '../../../server/sample-data.ts';
import { modelIdOf, SAMPLE_PRODUCTS } from '../../../server/sample/models.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const TOTAL = new Set(SAMPLE_PRODUCTS.flatMap((product) => modelIdOf(product) ?? [])).size;

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
beforeEach(() => shop.ctx().sql('DELETE FROM graphile_worker._private_jobs'));
afterAll(() => shop.close());

/** Jobs that make files, and wait for a worker. */
const waiting = async (count: number): Promise<void> => {
  await shop.ctx().sql(`SELECT graphile_worker.add_job('sample.files') FROM generate_series(1, $1::int)`, [count]);
};
const made = (count: number) =>
  shop
    .ctx()
    .sql(
      `DELETE FROM graphile_worker._private_jobs WHERE id IN (SELECT id FROM graphile_worker._private_jobs LIMIT $1)`,
      [count],
    );

const never = new Promise<never>(() => undefined);

it('The first start shows how many models have their files, until all of them have', async () => {
  await waiting(3);
  const bar = { show: vi.fn(), end: vi.fn() };
  const shown = showSampleProgress(shop.shop, never, bar);
  const told = (done: number) =>
    vi.waitFor(() => expect(bar.show.mock.lastCall?.slice(0, 2)).toEqual([done, TOTAL]), { timeout: 10_000 });
  await told(TOTAL - 3);
  await made(1);
  await told(TOTAL - 2);
  await made(2);
  await shown;
  expect(bar.show.mock.lastCall).toEqual([TOTAL, TOTAL, 'all files are there']);
  expect(bar.show).toHaveBeenCalledTimes(3);
  expect(bar.end).toHaveBeenCalledOnce();
});

it('A start with nothing to make shows nothing, and a stop ends what is shown', async () => {
  const bar = { show: vi.fn(), end: vi.fn() };
  await showSampleProgress(shop.shop, never, bar);
  expect(bar.show).not.toHaveBeenCalled();
  await waiting(1);
  await showSampleProgress(shop.shop, Promise.resolve(), bar);
  expect(bar.end).toHaveBeenCalledTimes(2);
});
