import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CartLine } from '../../../server/cart/cart-lines.ts';
import { cancelOrder } from '../../../server/orders/order-cancellation.service.ts';
import { sweepExpiredJob } from '../../../server/orders/order-cancellation.service.ts';
import { placeOrder } from '../../../server/orders/order-placement.service.ts';
import { transaction, type Ctx } from '../../../server/core/context.ts';
import { BUYER_BEFORE } from '../../../server/orders/buyer-history.queries.ts';
import { subnetOf, unpaidSince } from '../../../server/orders/unpaid-orders.ts';
import { buildAddress, buildOrderInput } from '../../support/builders/build-order.ts';
import { payOrder } from '../../support/builders/build-paid-order.ts';
import { buildSellable, stockOf } from '../../support/builders/build-sellable.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let files: number;
beforeAll(async () => {
  shop = await startShop({ env: { UNPAID_ORDERS: '' } });
  files = await buildSellable(shop, { type: 'DIGITAL' });
});
afterAll(async () => {
  expect(await checkInvariants(shop, ['catalog', 'orders'])).toEqual([]);
  await shop.close();
});

let serial = 0;
interface Buying {
  network: string;
  email?: string;
  street?: string;
  lines?: CartLine[];
}
/** By somebody new at the same network, unless a test says who. */
const buy = async ({ network, email, street, lines = [{ productId: files, quantity: 1 }] }: Buying) => {
  serial += 1;
  const ctx = shop.ctx({ client: { network, device: '' } });
  const billingAddress = buildAddress({ street: street ?? `Dlhá ${serial}` });
  return placeOrder(
    ctx,
    await buildOrderInput(ctx, { lines, billingAddress, email: email ?? `buyer-${serial}@example.sk` }),
  );
};
const many = async (count: number, buying: (n: number) => Buying) => {
  const results = await Promise.allSettled(Array.from({ length: count }, (_, n) => buy(buying(n))));
  const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason as { code: string }] : []));
  return { placed: count - refused.length, codes: [...new Set(refused.map(({ code }) => code))] };
};

/** Unpaid orders like one, each of another buyer. */
const strangers = async (tx: Ctx, id: string, count: number): Promise<void> => {
  await tx.sql(
    `INSERT INTO orders SELECT copy.* FROM orders o CROSS JOIN generate_series(1, $2::int) i
     CROSS JOIN LATERAL jsonb_populate_record(o, jsonb_build_object(
       'id', uuidv7(), 'order_number', i || '-' || uuidv7(), 'idempotency_key', uuidv7(), 'reserved_by', uuidv7(),
       'user_email', uuidv7() || '@example.sk', 'placed_by', jsonb_build_array(uuidv7(), uuidv7(), uuidv7()))) copy
     WHERE o.id = $1`,
    [id, count],
  );
  await tx.sql('ANALYZE orders');
};

/** Blocks that are read to know what the buyer of an order has placed and holds. */
const blocksOf = async (tx: Ctx, id: string): Promise<number> => {
  const [order] = await tx.sql<{ marks: string[] }>('SELECT placed_by AS marks FROM orders WHERE id = $1', [id]);
  const { marks } = order!;
  const params = ['no-such-key', unpaidSince(tx), marks, marks];
  const explained = `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${BUYER_BEFORE}`;
  const [row] = await tx.sql<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(explained, params);
  const { Plan: plan } = row!['QUERY PLAN'][0];
  return plan['Shared Hit Blocks']! + plan['Shared Read Blocks']!;
};

class Enough extends Error {}

/** What `work` finds in a transaction that leaves nothing behind. */
const rolledBack = async <T>(work: (tx: Ctx) => Promise<T>): Promise<T> => {
  const found: T[] = [];
  const done = transaction(shop.ctx(), async (tx) => {
    found.push(await work(tx));
    throw new Enough();
  });
  await expect(done).rejects.toBeInstanceOf(Enough);
  return found[0]!;
};

describe('orders that are not paid', () => {
  it('are 20 within an hour from one network, asked for at the same time or not', async () => {
    const network = '192.0.2.1';
    expect(await many(30, () => ({ network }))).toEqual({ placed: 20, codes: ['RATE_LIMITED'] });
    await expect(buy({ network })).rejects.toMatchObject({ code: 'RATE_LIMITED', args: { minutes: 60 } });
    await buy({ network: '198.51.100.1' });
    shop.clock.advance(61 * 60_000);
    await buy({ network });
  });

  it.each([
    ['e-mail address', (n: number) => ({ network: `10.${n}.1.1`, email: n % 2 ? 'One@example.sk' : 'one@example.sk' })],
    ['billing address', (n: number) => ({ network: `10.${n}.2.1`, street: n % 2 ? 'Krátka 7' : 'KRÁTKA  7.' })],
  ])('are ten within an hour with one %s, from wherever', async (_what, buying) => {
    expect(await many(14, buying)).toEqual({ placed: 10, codes: ['RATE_LIMITED'] });
  });

  it('are a hundred within an hour from neighbouring networks', async () => {
    for (let i = 0; i < 10; i += 1) await many(10, (n) => ({ network: `203.0.113.${i * 10 + n}` }));
    expect(await many(2, (n) => ({ network: `203.0.113.${200 + n}` }))).toMatchObject({ placed: 0 });
    expect(subnetOf('2001:db8:1:2')).toBe('2001.db8.1');
  });

  it('count when they were cancelled, and no longer when they are paid', async () => {
    const network = '192.0.2.77';
    const orders = [];
    for (let n = 0; n < 20; n += 1) orders.push(await buy({ network }));
    const { order, accessToken } = orders[0]!;
    await cancelOrder(shop.ctx(), { id: order.id, accessToken });
    await expect(buy({ network })).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await payOrder(shop.ctx(), orders[1]!.order);
    await buy({ network });
  });

  it('of others are not looked at, however many they are', async () => {
    const { order } = await buy({ network: '192.0.2.111', email: 'one-of-many@example.sk' });
    const blocks = await rolledBack(async (tx) => {
      await strangers(tx, order.id, 200);
      const among200 = await blocksOf(tx, order.id);
      await strangers(tx, order.id, 4000);
      return [among200, await blocksOf(tx, order.id)] as const;
    });
    expect(blocks[1]).toBeLessThan(blocks[0] * 2);
  });

  it('say for an hour only by whom they were placed, and never in plain words', async () => {
    const network = '192.0.2.99';
    const { order } = await buy({ network, email: 'plain@example.sk' });
    const marks = async () => (await shop.ctx().sql('SELECT placed_by FROM orders WHERE id = $1', [order.id]))[0];
    expect(JSON.stringify(await marks())).not.toMatch(/192\.0|plain|Dlh|null/);
    shop.clock.advance(61 * 60_000);
    await sweepExpiredJob.run(shop.ctx(), {});
    expect(await marks()).toEqual({ placed_by: null });
  });
});

describe('goods that one network holds without having paid', () => {
  const shelves = (count: number, stock: number) =>
    Promise.all(Array.from({ length: count }, () => buildSellable(shop, { stock })));

  it('are a hundred units in all, in whatever orders', async () => {
    const ids = await shelves(8, 60);
    const network = '192.0.2.150';
    const lines = (all: number[]) => all.map((productId) => ({ productId, quantity: 20 }));
    await buy({ network, lines: lines(ids.slice(0, 3)) });
    await buy({ network, lines: lines(ids.slice(3, 5)) });
    const one = { network, lines: [{ productId: ids[5]!, quantity: 1 }] };
    await expect(buy(one)).rejects.toMatchObject({ code: 'RESERVATION_TOTAL', args: { most: 100 } });
    await buy({ ...one, network: '198.51.100.150' });
  });

  it('empty no more than three shelves', async () => {
    const ids = await shelves(30, 11);
    const network = '192.0.2.160';
    const outcomes = await many(10, (n) => ({ network, lines: [{ productId: ids[n]!, quantity: 9 }] }));
    expect(outcomes).toEqual({ placed: 3, codes: ['RESERVATION_LIMIT'] });
    const one = buy({ network, lines: [{ productId: ids[20]!, quantity: 9 }] });
    await expect(one).rejects.toMatchObject({ args: { productIds: [ids[20]], most: 5 } });
    const all = ids.slice(10).map((productId) => ({ productId, quantity: 2 }));
    await buy({ network, lines: all });
  });

  it('may be half of what is on every shelf, and no unit more', async () => {
    const ids = await shelves(5, 12);
    const lines = (quantity: number) => ids.map((productId) => ({ productId, quantity }));
    await expect(buy({ network: '192.0.2.180', lines: lines(7) })).rejects.toMatchObject({ code: 'RESERVATION_LIMIT' });
    await buy({ network: '192.0.2.180', lines: lines(6) });
  });

  it('are a tenth of all in the house where that is more than a hundred, and no unit more', async () => {
    const ids = await shelves(10, 200);
    const [row] = await shop.ctx().sql<{ all: number }>('SELECT sum(on_hand)::int AS all FROM stock_level');
    const most = Math.floor(row!.all / 10);
    const share = Math.floor(most / 10);
    const lines = ids.map((productId, i) => ({ productId, quantity: i === 0 ? most - 9 * share : share }));
    await buy({ network: '192.0.2.190', lines });
    const one = { network: '192.0.2.190', lines: [{ productId: ids[9]!, quantity: 1 }] };
    await expect(buy(one)).rejects.toMatchObject({ code: 'RESERVATION_TOTAL', args: { most } });
  });

  it('may be the last one of everything', async () => {
    const ids = await shelves(6, 1);
    await buy({ network: '192.0.2.170', lines: ids.map((productId) => ({ productId, quantity: 1 })) });
  });
});

describe('what a buyer holds without having paid', () => {
  const JANA = { email: 'jana@example.sk', network: '198.51.100.1' };
  const hold = (productId: number, quantity: number, who: typeof JANA) =>
    buy({ ...who, lines: [{ productId, quantity }] });
  const LIMIT = { code: 'RESERVATION_LIMIT', args: { most: 30 } };

  it('is half of what is in the house, by e-mail address and by network, until it is paid or given back', async () => {
    const productId = await buildSellable(shop, { stock: 60 });
    const limited = { ...LIMIT, args: { ...LIMIT.args, productIds: [productId] } };
    await expect(hold(productId, 31, JANA)).rejects.toMatchObject(limited);
    const [held, half] = [await hold(productId, 29, JANA), await hold(productId, 1, JANA)];
    const [elsewhere, cousin] = [{ ...JANA, email: 'Jana@Example.sk', network: '198.51.100.2' }, { ...JANA, email: 'eva@example.sk' }]; // oxfmt-ignore
    for (const buyer of [elsewhere, cousin]) await expect(hold(productId, 1, buyer)).rejects.toMatchObject(limited);
    await hold(productId, 5, { email: 'eva@example.sk', network: '198.51.100.2' });
    await payOrder(shop.ctx(), half.order);
    await expect(hold(productId, 1, cousin)).rejects.toMatchObject({ ...LIMIT, args: { most: 29 } });
    await cancelOrder(shop.ctx(), { id: held.order.id, accessToken: held.accessToken });
    await hold(productId, 20, cousin);
    expect(await stockOf(shop, productId)).toEqual({ onHand: 59, reserved: 25 });
  });

  it('is 20 at least, and who it was is forgotten with the reservation', async () => {
    const productId = await buildSellable(shop, { stock: 24 });
    const { order, accessToken } = await hold(productId, 20, JANA);
    await expect(hold(productId, 1, JANA)).rejects.toMatchObject({ args: { most: 20 } });
    await hold(productId, 4, { email: 'eva@example.sk', network: '198.51.100.2' });
    const marks = () => shop.ctx().sql('SELECT reserved_by FROM orders WHERE id = $1', [order.id]);
    expect(JSON.stringify(await marks())).not.toMatch(/198|null/);
    await cancelOrder(shop.ctx(), { id: order.id, accessToken });
    expect(await marks()).toEqual([{ reserved_by: null }]);
  });
});
