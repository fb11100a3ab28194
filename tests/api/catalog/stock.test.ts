import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consumeStock, releaseStock, reserveStock, restock } from '../../../server/catalog/stock/stock.service.ts';
import { transaction } from '../../../server/core/context.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const level = async (id: number) =>
  (
    await shop
      .ctx()
      .sql<{ onHand: number; reserved: number }>(
        'SELECT on_hand AS "onHand", reserved FROM stock_level WHERE product_id = $1',
        [id],
      )
  )[0];

describe('schema', () => {
  it('is what the entities say', async () => {
    const log = await shop.shop.dataSource.driver.createSchemaBuilder().log();
    expect(log.upQueries.map(({ query }) => query)).toEqual([]);
  });
});

describe('reserveStock', () => {
  it('gives the last unit to one of fifty buyers', async () => {
    const productId = await buildProduct(shop.ctx(), { onHand: 1 });
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, () => reserveStock(shop.ctx(), [{ productId, quantity: 1 }])),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected')
        expect(result.reason).toMatchObject({ code: 'OUT_OF_STOCK', args: { productIds: [productId] } });
    }
    expect(await level(productId)).toEqual({ onHand: 1, reserved: 1 });
  });

  it('never deadlocks on carts in opposite order, and never oversells', async () => {
    const a = await buildProduct(shop.ctx(), { onHand: 30 });
    const b = await buildProduct(shop.ctx(), { onHand: 30 });
    const carts = Array.from({ length: 60 }, (_, i) =>
      (i % 2 ? [a, b] : [b, a]).map((productId) => ({ productId, quantity: 1 })),
    );
    const results = await Promise.allSettled(carts.map((lines) => reserveStock(shop.ctx(), lines)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
    expect(await level(a)).toEqual({ onHand: 30, reserved: 30 });
    expect(await level(b)).toEqual({ onHand: 30, reserved: 30 });
  });

  it('waits for a buyer who may still give up', async () => {
    const productId = await buildProduct(shop.ctx(), { onHand: 1 });
    let second: Promise<unknown> | undefined;
    const first = transaction(shop.ctx(), async (tx) => {
      await reserveStock(tx, [{ productId, quantity: 1 }]);
      second = reserveStock(shop.ctx(), [{ productId, quantity: 1 }]);
      await new Promise((resolve) => setTimeout(resolve, 100));
      throw new Error('gives up');
    });
    await expect(first).rejects.toThrow('gives up');
    await second;
    expect(await level(productId)).toEqual({ onHand: 1, reserved: 1 });
  });

  it('takes all lines or none, sums lines of one product and passes over files', async () => {
    const ctx = shop.ctx();
    const [plenty, scarce] = [await buildProduct(ctx, { onHand: 9 }), await buildProduct(ctx, { onHand: 1 })];
    const files = await buildProduct(ctx, { productType: 'DIGITAL' });
    const lines = [
      { productId: scarce, quantity: 1 },
      { productId: plenty, quantity: 2 },
      { productId: scarce, quantity: 1 },
    ];
    await expect(reserveStock(ctx, lines)).rejects.toMatchObject({ args: { productIds: [scarce] } });
    expect(await level(plenty)).toEqual({ onHand: 9, reserved: 0 });
    await reserveStock(ctx, [
      { productId: files, quantity: 1 },
      { productId: plenty, quantity: 9 },
    ]);
    expect(await level(plenty)).toEqual({ onHand: 9, reserved: 9 });
  });
});

describe('after a reservation', () => {
  it('units are sold, given back or refilled, and never below nothing', async () => {
    const ctx = shop.ctx();
    const productId = await buildProduct(ctx, { onHand: 5 });
    const lines = (quantity: number) => [{ productId, quantity }];
    await reserveStock(ctx, lines(4));
    await consumeStock(ctx, lines(3));
    expect(await level(productId)).toEqual({ onHand: 2, reserved: 1 });
    await releaseStock(ctx, lines(1));
    await restock(ctx, lines(10));
    expect(await level(productId)).toEqual({ onHand: 12, reserved: 0 });
    await expect(releaseStock(ctx, lines(1))).rejects.toThrow(/ck_stock_level_reserved/);
    await expect(reserveStock(ctx, lines(0))).rejects.toThrow(RangeError);
  });

  it('costs a statement, with a lock where there are several rows, and none for no lines', async () => {
    const ctx = shop.ctx();
    const [one, two] = [await buildProduct(ctx, { onHand: 50 }), await buildProduct(ctx, { onHand: 50 })];
    const texts = (...ids: number[]) =>
      shop.statementTexts(async () => {
        const lines = ids.map((productId) => ({ productId, quantity: 1 }));
        expect((await reserveStock(ctx, lines)).map(({ productId }) => productId)).toEqual(ids);
      });
    expect([await texts(), await texts(one)]).toEqual([[], [expect.stringMatching(/UPDATE stock_level/)]]);
    expect(await texts(one, two)).toEqual([expect.stringMatching(/ORDER BY product_id FOR UPDATE$/), expect.stringMatching(/UPDATE/)]); // oxfmt-ignore
  });
});
