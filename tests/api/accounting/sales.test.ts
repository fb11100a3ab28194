import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CreateSales1763700028000 } from '../../../migrations/1763700028000-CreateSales.ts';
import { CreateSalesMonths1763700038000 } from '../../../migrations/1763700038000-CreateSalesMonths.ts';
import { dayOf } from '../../../server/core/text/format.ts';
import { markRefunded } from '../../../server/orders/order-payment.service.ts';
import { expireOrder } from '../../../server/orders/order-cancellation.service.ts';
import { markShipped } from '../../../server/orders/order-shipping.service.ts';
import type { Order } from '../../../server/orders/order.entity.ts';
import { mostSold } from '../../../server/orders/sales.queries.ts';
import { buildOrder } from '../../support/builders/build-order.ts';
import { payOrder } from '../../support/builders/build-paid-order.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const HOUR = 3_600_000;

let shop: TestShop;
let kits: number[];
let files: number[];
beforeAll(async () => {
  shop = await startShop();
  kits = await Promise.all([4_900, 12_900, 1_250].map((priceMinor) => buildSellable(shop, { priceMinor, stock: 500 })));
  files = await Promise.all([900, 1_990].map((priceMinor) => buildSellable(shop, { priceMinor, type: 'DIGITAL' })));
});
afterAll(() => shop.close());

/** Numbers from 0 to 1, the same in every run. */
const random = ((seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
  return seed / 2 ** 31;
})(20_261_122);
const upTo = (most: number): number => Math.floor(random() * (most + 1));

const place = async (): Promise<Order> => {
  const some = kits.filter(() => random() < 0.5);
  const lines = [
    ...(some.length > 0 ? some : [kits[0]!]).map((productId) => ({ productId, quantity: 1 + upTo(3) })),
    ...files.filter(() => random() < 0.4).map((productId) => ({ productId, quantity: 1 })),
  ];
  return (await buildOrder(shop.ctx(), { lines })).order;
};

interface Day {
  day: string;
  orders: number;
  paid: number;
  refunded: number;
  kits: number;
  files: number;
}

const salesOf = async (day: string): Promise<Day | undefined> => {
  const rows = await shop.ctx().sql<Day>(
    `SELECT day::text, orders, paid_minor::int AS paid, refunded_minor::int AS refunded, kits_minor::int AS kits,
       files_minor::int AS files FROM sales_day WHERE day = $1`,
    [day],
  );
  return rows[0];
};
const allSales = async () => [
  await shop.ctx().sql('SELECT * FROM sales_day ORDER BY day'),
  await shop.ctx().sql('SELECT * FROM sales_product_day ORDER BY day, product_id'),
  await shop.ctx().sql('SELECT * FROM sales_product_month ORDER BY month, product_id'),
];
const today = (): string => dayOf(shop.clock.now());
const totalOf = async ({ id }: Order): Promise<number> => {
  const [row] = await shop
    .ctx()
    .sql<{ minor: number }>('SELECT total_minor::int AS minor FROM orders WHERE id = $1', [id]);
  return row!.minor;
};

describe('the sales of a day', () => {
  it('are the orders paid on it in the time zone of the shop, less what was refunded on it', async () => {
    const lines = [
      { productId: kits[1]!, quantity: 2 },
      { productId: files[0]!, quantity: 1 },
    ];
    const { order } = await buildOrder(shop.ctx(), { lines });
    const total = await totalOf(order);
    const paidOn = today();
    await payOrder(shop.ctx(), order);
    const sold = { day: paidOn, orders: 1, paid: total, refunded: 0, kits: 25_800, files: 900 };
    expect(await salesOf(paidOn)).toEqual(sold);
    await markRefunded(shop.ctx(), order, { amountMinor: 500, full: false });
    expect(await salesOf(paidOn)).toEqual({ ...sold, refunded: 500 });
    shop.clock.advance(24 * HOUR);
    await markRefunded(shop.ctx(), order, { amountMinor: total - 500, full: true });
    expect(await salesOf(paidOn)).toEqual({ ...sold, refunded: 500 });
    expect(await salesOf(today())).toMatchObject({
      orders: 0,
      paid: 0,
      refunded: total - 500,
      kits: -25_800,
      files: -900,
    });
  });

  it('hold no order that was placed and never paid', async () => {
    const before = await allSales();
    const order = await place();
    shop.clock.advance(2 * HOUR);
    expect(await expireOrder(shop.ctx(), order.id)).toBe(true);
    expect(await allSales()).toEqual(before);
  });

  it('count every one of many payments at once', async () => {
    shop.clock.advance(24 * HOUR);
    const orders: Order[] = [];
    for (let i = 0; i < 12; i += 1) orders.push(await place());
    const day = today();
    await Promise.all(orders.map((order) => payOrder(shop.ctx(), order)));
    expect((await salesOf(day))?.orders).toBe(12);
    expect(await checkInvariants(shop, ['orders'])).toEqual([]);
  });

  it('stay what a recount gives, after whatever purchases and refunds on whatever days', async () => {
    const paid: Order[] = [];
    for (let i = 0; i < 40; i += 1) {
      const order = await place();
      if (random() < 0.85) {
        await payOrder(shop.ctx(), order);
        paid.push(order);
        if (random() < 0.3) await markShipped(shop.ctx(), order);
      }
      shop.clock.advance(upTo(7) * HOUR);
      if (random() < 0.5 || paid.length === 0) continue;
      const [back] = paid.splice(upTo(paid.length - 1), 1);
      const total = await totalOf(back!);
      const part = 1 + upTo(total - 2);
      await markRefunded(shop.ctx(), back!, { amountMinor: part, full: false });
      shop.clock.advance(upTo(30) * HOUR);
      if (random() < 0.6) await markRefunded(shop.ctx(), back!, { amountMinor: total - part, full: true });
    }
    expect(await checkInvariants(shop, ['orders'])).toEqual([]);
  });

  it('are filled by the migration from the orders of a shop that is older', async () => {
    const before = await allSales();
    expect(before[0]!.length).toBeGreaterThan(5);
    const runner = shop.shop.dataSource.createQueryRunner();
    const migrations = [new CreateSales1763700028000(), new CreateSalesMonths1763700038000()];
    for (const migration of migrations.toReversed()) await migration.down(runner);
    for (const migration of migrations) await migration.up(runner);
    await runner.release();
    expect(await allSales()).toEqual(before);
  });
});

describe('the products sold most', () => {
  const BY_DAYS = `
    SELECT product_id AS "productId", sum(units)::int AS units, sum(revenue_minor)::int AS "revenueMinor"
    FROM sales_product_day WHERE day BETWEEN $1 AND $2 GROUP BY product_id HAVING sum(units) > 0
    ORDER BY sum(units) DESC, sum(revenue_minor) DESC, product_id LIMIT 3`;

  beforeAll(async () => {
    for (let i = 0; i < 300; i += 1) {
      await shop.ctx().sql(
        `INSERT INTO sales_product_day AS d (day, product_id, units, revenue_minor)
         VALUES ('2024-12-15'::date + $1::int, $2, $3, 100 * $3) ON CONFLICT (day, product_id) DO UPDATE
         SET units = d.units + excluded.units, revenue_minor = d.revenue_minor + excluded.revenue_minor`,
        [upTo(120), 1 + upTo(8), upTo(5) - 2],
      );
    }
  });

  it.each([
    ['within a month', '2025-01-05', '2025-01-20'],
    ['of one day', '2025-01-31', '2025-01-31'],
    ['of exactly a month', '2025-02-01', '2025-02-28'],
    ['of exactly two months', '2025-01-01', '2025-02-28'],
    ['from one month into the next', '2025-01-17', '2025-02-03'],
    ['from the first of a month', '2025-01-01', '2025-03-11'],
    ['to the last of a month', '2024-12-20', '2025-03-31'],
    ['over many months', '2024-12-20', '2025-04-09'],
  ])('%s are what their days add up to', async (_, first, last) => {
    const expected = await shop.ctx().sql(BY_DAYS, [first, last]);
    expect(expected.length).toBeGreaterThan(0);
    const found = await mostSold(shop.ctx(), { first, last }, 3);
    expect(found.map(({ productId, units, revenueMinor }) => ({ productId, units, revenueMinor }))).toEqual(expected);
  });
});
