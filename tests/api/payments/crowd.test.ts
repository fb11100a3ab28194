import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OF_REQUESTS } from '../../../server/core/database/connections.ts';
import { buildPayment, capture, decide } from '../../support/builders/build-payment.ts';
import { until } from '../../support/processes.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let crowd: pg.Client;
beforeAll(async () => {
  shop = await startShop({ limits: { ...OF_REQUESTS, lockMs: 1_000 } });
  crowd = new pg.Client({ connectionString: shop.databaseUrl });
  await crowd.connect();
});
afterAll(async () => {
  await crowd.end();
  await shop.close();
});

const approved = async () => {
  const payment = await buildPayment(shop);
  await decide(shop, payment);
  return payment;
};

/** Since when each transaction that waits for a lock is open. */
const waiting = async (): Promise<string[]> => {
  const rows = await shop
    .ctx()
    .sql<{ since: string }>(
      `SELECT xact_start::text AS since FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
    );
  return rows.map(({ since }) => since);
};

describe('who has paid in a crowd', () => {
  it('gets a number of the invoices in turn, also when that takes longer than others may wait for a lock', async () => {
    await capture(shop, await approved());
    const payment = await approved();
    await crowd.query('BEGIN');
    await crowd.query('SELECT FROM invoice_counter FOR UPDATE');
    const paying = capture(shop, payment);
    await until(async () => (await waiting()).length > 0);
    const [first] = await waiting();
    expect(await until(async () => (await waiting()).some((since) => since !== first))).toBe(true);
    await crowd.query('COMMIT');
    const { data, errors } = await paying;
    expect(errors).toBeUndefined();
    expect(data.result.state).toBe('PAID');
  });
});
