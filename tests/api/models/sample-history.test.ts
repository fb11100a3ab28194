import { afterEach, describe, expect, it } from 'vitest';
import { sweepExpiredJob } from '../../../server/orders/order-cancellation.service.ts';
import { createDemoAccounts, demoPeople } from '../../../server/sample/sample-accounts.service.ts';
import { completeHistory, giveHistory } from '../../../server/sample/sample-history.service.ts';
import { buildFiles } from '../../support/builders/build-files.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
afterEach(() => shop.close());

const CAPTURE_LEASE_MS = 5 * 60_000;

/** A shop with the demo accounts, files and a kit; dies, if at all, at a step. */
const openWith = async (crashAt?: string, env?: Record<string, string>) => {
  let armed = crashAt;
  const checkpoint = (name: string) => {
    if (name !== armed) return;
    armed = undefined;
    throw new Error(`died at ${name}`);
  };
  shop = await startShop({ checkpoint, env });
  await createDemoAccounts(shop.ctx());
  const files = (await buildFiles(shop.ctx())).productId;
  const kit = await buildProduct(shop.ctx(), { onHand: 5 });
  return [files, kit];
};

const historyOf = async () => {
  const { customer } = await demoPeople(shop.ctx());
  return shop.ctx().sql(
    `SELECT l.product_id AS product, o.status, o.payment_status AS payment, o.fulfilment_status AS fulfilment,
       (SELECT count(*)::int FROM invoice i WHERE i.order_id = o.id) AS invoices,
       (SELECT count(*)::int FROM entitlement e WHERE e.order_line_id = l.id) AS files
     FROM orders o JOIN order_line l ON l.order_id = o.id WHERE o.customer_id = $1 ORDER BY o.order_date`,
    [customer],
  );
};
const wanted = ([files, kit]: number[]) => [
  { product: files, status: 'COMPLETED', payment: 'PAID', fulfilment: 'NOT_NEEDED', invoices: 1, files: 1 },
  { product: kit, status: 'CONFIRMED', payment: 'PAID', fulfilment: 'SHIPPED', invoices: 1, files: 0 },
];
const areWhole = async () => {
  await shop.runJobs();
  expect(await checkInvariants(shop)).toEqual([]);
};

describe('the history of the demo customer', () => {
  it('is paid files and a kit that was shipped, once however often it is made', async () => {
    const products = await openWith();
    for (let run = 0; run < 3; run += 1) await giveHistory(shop.ctx(), products);
    expect(await historyOf()).toEqual(wanted(products));
    await areWhole();
    expect(shop.mails.map(({ to }) => to)).toEqual(['anna@martyx.example', 'anna@martyx.example']);
  });

  it('has printed half of the parts, and is left as she changes it', async () => {
    const products = await openWith();
    await giveHistory(shop.ctx(), products);
    const queues = () =>
      shop
        .ctx()
        .sql<{ state: { done: number } }>("SELECT state FROM print_queue_entry ORDER BY (state->>'done')::int DESC");
    const state = { failed: 0, wastedGrams: 0, note: '' };
    const begun = [{ state: { ...state, done: 1, printing: 0 } }, { state: { ...state, done: 0, printing: 1 } }];
    expect(await queues()).toEqual(begun);
    await shop.ctx().sql(`UPDATE print_queue_entry SET version = 2, state = state || '{"done": 0}'`);
    await giveHistory(shop.ctx(), products);
    expect((await queues()).map(({ state: { done } }) => done)).toEqual([0, 0]);
  });

  it.each([
    'payment.attempt-saved',
    'payment.created',
    'payment.id-stored',
    'payment.capturing',
    'payment.captured',
    'payment.settling',
    'payment.settled',
  ])('is the same after a crash at %s', async (step) => {
    const products = await openWith(step);
    await expect(giveHistory(shop.ctx(), products)).rejects.toThrow('died at');
    for (let run = 0; run < 5 && (await historyOf()).some(({ payment }) => payment !== 'PAID'); run += 1) {
      shop.clock.advance(CAPTURE_LEASE_MS);
      await giveHistory(shop.ctx(), products).catch(() => undefined);
    }
    await giveHistory(shop.ctx(), products);
    expect(await historyOf()).toEqual(wanted(products));
    await areWhole();
  });

  it('begins again with an order whose time ran out before it was paid', async () => {
    const products = await openWith('payment.attempt-saved');
    await expect(giveHistory(shop.ctx(), products)).rejects.toThrow('died at');
    shop.clock.advance(31 * 60_000);
    await sweepExpiredJob.run(shop.ctx(), {});
    await giveHistory(shop.ctx(), products);
    const [expired, ...made] = await historyOf();
    expect(expired).toMatchObject({ status: 'EXPIRED', invoices: 0 });
    expect(made).toEqual(wanted(products));
  });

  it('is not made where PayPal is real, nor for who has ordered already', async () => {
    const paypal = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'hook' };
    const products = await openWith(undefined, paypal);
    await giveHistory(shop.ctx(), products);
    expect(await historyOf()).toEqual([]);
    await shop.close();
    const others = await openWith();
    const waiting = async () =>
      (await shop.ctx().sql(`SELECT FROM graphile_worker.jobs WHERE key = 'sample.history'`)).length;
    await giveHistory(shop.ctx(), others);
    await completeHistory(shop.ctx());
    expect(await waiting()).toBe(0);
  });

  it('is asked for in a shop that was opened before there was one', async () => {
    await openWith();
    await completeHistory(shop.ctx());
    const jobs = await shop.ctx().sql(`SELECT queue_name FROM graphile_worker.jobs WHERE key = 'sample.history'`);
    expect(jobs).toEqual([{ queue_name: 'sample' }]);
  });
});
