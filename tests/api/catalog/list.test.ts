import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setActive } from '../../../server/catalog/product/product-change.service.ts';
import { reserveStock } from '../../../server/catalog/stock/stock.service.ts';
import { buildAttributes, buildProduct } from '../../support/builders/build-product.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

interface List {
  products: {
    nodes: { id: number; name: string; price: { minor: number } }[];
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
    totalCount: number;
  };
}

const LIST = `query ($first: Int, $after: String, $last: Int, $before: String, $filter: ProductFilter, $search: String, $sort: ProductSort) {
  products(first: $first, after: $after, last: $last, before: $before, filter: $filter, search: $search, sort: $sort) {
    nodes { id name price { minor } } totalCount
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`;

const FULL = `query ($first: Int) { products(first: $first) { totalCount facets { key values { value count } }
  nodes { id name specLine price { decimal } category { slug name } image { url alt } stockState largestPartMm
    counterpart { id price { decimal } largestPartMm } } } }`;

const NAMES = [
  'Čajka',
  'Cesna',
  'Dunaj',
  'Chata',
  'Ihla',
  'Žeriav',
  'Zebra',
  'Šíp',
  'Sokol',
  'Ľahký',
  'Lietadlo',
  'hora',
];
const SORTS = ['NEWEST', 'PRICE_ASC', 'PRICE_DESC', 'NAME', 'RELEVANCE'] as const;

let shop: TestShop;
const list = (variables: Record<string, unknown>, locale = 'en') =>
  shop.graphql<List>(LIST, variables, { headers: { 'accept-language': locale } });

beforeAll(async () => {
  shop = await startShop();
  const ctx = shop.ctx();
  await buildAttributes(ctx);
  for (let i = 0; i < 47; i += 1) {
    await buildProduct(ctx, {
      name: `${NAMES[i % NAMES.length]!} ${i % 20}`,
      category: i % 3 ? 'rockets' : 'boats',
      productType: i % 4 ? 'PHYSICAL' : 'DIGITAL',
      priceMinor: 1000 + (i % 7) * 100,
      publishedAt: new Date(Date.UTC(2026, 0, 1 + (i % 5))),
      attributes: { length: 100 + i, ...(i % 2 && { skill: i % 3 ? 'beginner' : 'advanced' }) },
      active: i % 11 !== 10,
    });
  }
}, 120_000);
afterAll(() => shop.close());

const walk = async (sort: string, size: number, backward: boolean, search?: string): Promise<number[]> => {
  const seen: number[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < 100; page += 1) {
    const place: object = backward ? { last: size, before: cursor } : { first: size, after: cursor };
    const { data, errors } = await list({ ...place, sort, search }, 'sk');
    expect(errors).toBeUndefined();
    const ids = data.products.nodes.map(({ id }) => id);
    seen.push(...(backward ? ids.reverse() : ids));
    const { hasNextPage, hasPreviousPage, startCursor, endCursor } = data.products.pageInfo;
    if (!(backward ? hasPreviousPage : hasNextPage)) return seen;
    cursor = backward ? startCursor : endCursor;
  }
  throw new Error('paging does not end');
};

describe('paging', () => {
  it('visits each active product once, forward and backward, in every sort and page size', async () => {
    const { n } = (await shop.ctx().sql<{ n: number }>('SELECT count(*)::int AS n FROM product WHERE active'))[0]!;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...SORTS), fc.integer({ min: 1, max: 50 }), async (sort, size) => {
        const forward = await walk(sort, size, false);
        expect(new Set(forward).size).toBe(forward.length);
        expect(forward).toHaveLength(n);
        expect(await walk(sort, size, true)).toEqual([...forward].reverse());
      }),
      { numRuns: 12 },
    );
  });

  it('visits each hit of a search once', async () => {
    const forward = await walk('RELEVANCE', 3, false, 'summary');
    expect(new Set(forward).size).toBe(forward.length);
    expect(await walk('RELEVANCE', 5, true, 'summary')).toEqual([...forward].reverse());
  });

  it('follows the Slovak alphabet by name', async () => {
    const { nodes } = (await list({ first: 100, sort: 'NAME' }, 'sk')).data.products;
    const names = nodes.map(({ name }) => name.split(' ')[0]!);
    const order = [...new Set(names)];
    expect(order).toEqual([
      'Cesna',
      'Čajka',
      'Dunaj',
      'hora',
      'Chata',
      'Ihla',
      'Ľahký',
      'Lietadlo',
      'Sokol',
      'Šíp',
      'Zebra',
      'Žeriav',
    ]);
  });

  it('sorts by price both ways', async () => {
    const prices = async (sort: string) =>
      (await list({ first: 100, sort })).data.products.nodes.map(({ price }) => price.minor);
    const ascending = await prices('PRICE_ASC');
    expect(ascending).toEqual([...ascending].sort((a, b) => a - b));
    expect(await prices('PRICE_DESC')).toEqual([...ascending].reverse());
  });

  it('refuses cursors that it did not make for this list', async () => {
    const cursor = (await list({ first: 1, sort: 'NAME' })).data.products.pageInfo.endCursor!;
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const bad = [
      '',
      'x',
      '%00',
      "' OR 1=1--",
      'a'.repeat(5000),
      cursor,
      encode(['NEWEST']),
      encode(['NEWEST', 'now', 1]),
      encode(['NEWEST', 1e300, 1]),
      encode(['NEWEST', 1, 1.5]),
      encode(['NEWEST', 1, 99999999999]),
      encode(['NEWEST', -1, 1]),
      encode({ length: 3 }),
      encode(['NEWEST', null, 1]),
      encode(['NEWEST', '\0', 1]),
    ];
    for (const after of bad) {
      const { errors } = await list({ first: 2, after, sort: 'NEWEST' });
      expect(errors?.[0]?.extensions.code, after.slice(0, 40)).toBe('CURSOR_INVALID');
    }
    expect((await list({ after: encode(['NAME', 'a\0b', 1]), sort: 'NAME' })).errors?.[0]?.extensions.code).toBe(
      'CURSOR_INVALID',
    );
  });

  it('refuses sizes and combinations that make no page', async () => {
    const fields = async (variables: object) =>
      (await list(variables as Record<string, unknown>)).errors?.[0]?.extensions.args;
    for (const size of [0, -1, 101]) {
      expect(await fields({ first: size })).toEqual({ first: 'OUT_OF_RANGE' });
      expect(await fields({ last: size })).toEqual({ last: 'OUT_OF_RANGE' });
    }
    expect(await fields({ last: 2, after: 'x' })).toEqual({ after: 'CONFLICT' });
    expect(await fields({ first: 2, before: 'x' })).toEqual({ before: 'CONFLICT' });
    expect(await fields({ search: 'x'.repeat(201) })).toEqual({ search: 'TOO_LONG' });
    expect(await fields({ filter: { category: 'a\0' } })).toEqual({ 'filter.category': 'INVALID' });
  });
});

describe('filters', () => {
  it('takes hostile text for what it is: text', async () => {
    for (const text of [
      "' OR 1=1--",
      '";SELECT pg_sleep(5)--',
      'name;DROP TABLE product',
      '%',
      '_',
      '\\',
      ':*',
      '!rocket',
      "a'b & c | !d",
      '😀',
      '\0',
    ]) {
      const started = Date.now();
      const filter = { attributes: [{ key: text.replace('\0', ''), options: [text.replace('\0', '')] }] };
      expect((await list({ filter })).data.products.totalCount).toBe(0);
      const found = await list({ search: text });
      expect(found.errors).toBeUndefined();
      if (['%', '_', '\\', ':*', '😀'].includes(text)) expect(found.data.products.nodes).toEqual([]);
      expect(Date.now() - started).toBeLessThan(2000);
    }
  });

  it('counts only what can be bought when asked, and follows the stock at once', async () => {
    const ctx = shop.ctx();
    const id = await buildProduct(ctx, { name: 'Lastone', onHand: 1 });
    const search = { search: 'lastone', filter: { inStock: true } };
    expect((await list(search)).data.products).toMatchObject({ totalCount: 1, nodes: [{ id }] });
    await reserveStock(ctx, [{ productId: id, quantity: 1 }]);
    expect((await list(search)).data.products).toMatchObject({ totalCount: 0, nodes: [] });
  });

  it('forgets a product in lists and search as soon as it is off sale', async () => {
    const ctx = shop.ctx();
    const id = await buildProduct(ctx, { name: 'Fleeting' });
    const found = async () => (await list({ search: 'fleeting' })).data.products;
    expect(await found()).toMatchObject({ totalCount: 1 });
    await setActive(ctx, id, false);
    expect(await found()).toMatchObject({ totalCount: 0, nodes: [] });
    await setActive(ctx, id, true);
    expect(await found()).toMatchObject({ totalCount: 1, nodes: [{ id }] });
  });
});

describe('cost', () => {
  it('is three statements for a list with facets, counterparts and models, whatever its length', async () => {
    await shop.graphql(FULL, { first: 1 });
    const counts = [];
    for (const first of [1, 24, 100]) {
      await shop.ctx().sql('UPDATE catalog_version SET version = version + 1');
      const texts = await shop.statementTexts(() => shop.graphql(FULL, { first }));
      counts.push(texts.length);
    }
    expect(counts).toEqual([3, 3, 3]);
  });
});
