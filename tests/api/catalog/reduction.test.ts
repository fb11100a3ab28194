import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setPrice } from '../../../server/catalog/product/product-change.service.ts';
import { loadSampleCatalogue } from '../../../server/sample/sample.service.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const DAY = 86_400_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

interface Reduced {
  price: { minor: number };
  priceReduction: { lowest: { minor: number; currency: string }; since: string } | null;
}

const reduced = async (id: number): Promise<Reduced> => {
  const { data } = await shop.graphql<{ product: Reduced }>(
    'query ($id: Int!) { product(id: $id) { price { minor } priceReduction { lowest { minor currency } since } } }',
    { id },
  );
  return data.product;
};

const steps = async (prices: readonly number[], daysBetween: number): Promise<number> => {
  const id = await buildProduct(shop.ctx(), { priceMinor: prices[0]! });
  for (const price of prices.slice(1)) {
    shop.clock.advance(daysBetween * DAY);
    await setPrice(shop.ctx(), id, price);
  }
  return id;
};

describe('a reduced price', () => {
  it('names the lowest price of the 30 days before, and since when', async () => {
    const id = await steps([1000, 800], 40);
    const since = shop.clock.now().getTime();
    const { price, priceReduction } = await reduced(id);
    expect(price.minor).toBe(800);
    expect(priceReduction?.lowest).toEqual({ minor: 1000, currency: 'EUR' });
    expect(Math.abs(Date.parse(priceReduction!.since) - since)).toBeLessThan(10_000);
  });

  it('is none for a first price, for a raised one and for a rise taken back', async () => {
    for (const prices of [[1000], [800, 1000], [1000, 1200, 1100]]) {
      expect((await reduced(await steps(prices, 5))).priceReduction).toBeNull();
    }
  });

  it('keeps the price before the first of two reductions', async () => {
    const { priceReduction } = await reduced(await steps([1000, 900, 700], 5));
    expect(priceReduction?.lowest.minor).toBe(1000);
  });

  it('is the ordinary price after 30 days', async () => {
    const id = await steps([1000, 800], 5);
    shop.clock.advance(29 * DAY);
    expect((await reduced(id)).priceReduction).not.toBeNull();
    shop.clock.advance(DAY);
    expect((await reduced(id)).priceReduction).toBeNull();
  });

  it('costs a list no statement of its own, whatever its length', async () => {
    for (let i = 0; i < 6; i += 1) await buildProduct(shop.ctx());
    const ask = (first: number) => () =>
      shop.graphql('query ($first: Int) { products(first: $first) { nodes { id priceReduction { since } } } }', {
        first,
      });
    await ask(1)();
    expect(await shop.statements(ask(1))).toBe(1);
    expect(await shop.statements(ask(10))).toBe(1);
  });
});

describe('the sample catalogue', () => {
  it('has something reduced, so that it can be seen', async () => {
    const sample = await startShop();
    await loadSampleCatalogue(sample.ctx());
    const { data } = await sample.graphql<{ products: { nodes: Reduced[] } }>(
      '{ products(first: 100) { nodes { price { minor } priceReduction { lowest { minor currency } since } } } }',
    );
    const found = data.products.nodes.filter(({ priceReduction }) => priceReduction);
    expect(found.length).toBeGreaterThan(0);
    for (const { price, priceReduction } of found) expect(priceReduction!.lowest.minor).toBeGreaterThan(price.minor);
    await sample.close();
  });
});
