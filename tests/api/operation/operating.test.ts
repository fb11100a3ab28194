import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ env: { ACCESS_LOG: 'on' } });
});
afterAll(() => shop.close());

const metrics = async (): Promise<Record<string, number>> => {
  const { body } = await shop.inject({ url: '/metrics' });
  return Object.fromEntries(
    [...body.matchAll(/^martyx_(\w+)(?:\{.*\})? (\S+)$/gm)].map(([, name, value]) => [name!, Number(value)]),
  );
};

it('tells what an operator watches, and asks the database once however often that is', async () => {
  await shop.ctx().sql(`SELECT graphile_worker.add_job('nothing', run_at := now() - interval '1 hour')`);
  const asked = await shop.statements(async () => {
    for (let i = 0; i < 5; i += 1) await metrics();
  });
  const told = await metrics();
  expect(told).toMatchObject({
    jobs_waiting: 1,
    jobs_failed: 0,
    payments_to_check: 0,
    webhooks_failed: 0,
    pool_waiting: 0,
  });
  expect(told).toMatchObject({ mails_waiting_for_person: 0, payment_events_dead: 0 });
  expect(told.jobs_oldest_seconds).toBeGreaterThanOrEqual(3600);
  expect(told.pool_connections).toBeGreaterThan(0);
  expect(told.disk_free_bytes).toBeGreaterThan(0);
  expect(asked).toBe(1);
});

it('writes a line for each request where it is wanted', async () => {
  const info = vi.spyOn(shop.shop.logger, 'info');
  await shop.inject({ url: '/api/products?lang=sk', headers: { authorization: 'Bearer hush' } });
  expect(info).toHaveBeenCalledWith(
    expect.objectContaining({ method: 'GET', path: '/api/products?lang', status: expect.any(Number) as number }),
    'request',
  );
  expect(JSON.stringify(info.mock.calls)).not.toContain('hush');
  info.mockRestore();
});
