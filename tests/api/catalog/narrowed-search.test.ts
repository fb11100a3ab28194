import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listProducts } from '../../../server/catalog/catalog-list.ts';
import type { ProductFilter, ProductListArgs } from '../../../server/catalog/catalog-list.types.ts';
import { ProductType } from '../../../server/catalog/product/product-type.ts';
import type { Ctx } from '../../../server/core/context.ts';
import { fillCatalogue } from '../../bench/fill.ts';
import { startShop, type TestShop } from '../../support/shop.ts';
import { usedIndexes } from '../../support/touched-blocks.ts';

const PRODUCTS = 3000;
/** So few that the next products of the catalogue fill the page. */
const FIRST = 2;

/** Every search finds many, as it does among a million. */
const MANY = `
  CREATE OR REPLACE FUNCTION few_hits(lang text, wanted tsquery, whole tsquery, beginning tsquery)
  RETURNS TABLE (id int, key int) LANGUAGE sql AS 'SELECT NULL::int, NULL::int'`;

let shop: TestShop;
let gathered: Map<string, number[]>;

const page = (ctx: Ctx, search: string, filter: ProductFilter, place: Partial<ProductListArgs>) =>
  listProducts(ctx, { first: FIRST, search, filter, ...place });

const allPages = async (search: string, filter: ProductFilter, backward: boolean, size: number): Promise<number[]> => {
  const ids: number[] = [];
  for (let cursor: string | null = null; ;) {
    const place = backward ? { last: size, before: cursor } : { first: size, after: cursor };
    const { nodes, pageInfo } = await page(shop.ctx(), search, filter, place);
    const found = nodes.map(({ id }) => id);
    ids.push(...(backward ? found.reverse() : found));
    cursor = backward ? pageInfo.startCursor : pageInfo.endCursor;
    if (!(backward ? pageInfo.hasPreviousPage : pageInfo.hasNextPage)) return backward ? ids.reverse() : ids;
  }
};

const NARROWED: [string, ProductFilter][] = [
  ['rocket', { types: [ProductType.PHYSICAL] }],
  ['krivan', { priceMaxMinor: 9000, attributes: [{ key: 'skill', options: ['advanced'] }] }],
  ['krivan rocket', { inStock: true }],
];

beforeAll(async () => {
  shop = await startShop();
  const ctx = shop.ctx({ background: true });
  await fillCatalogue(ctx, PRODUCTS);
  gathered = new Map();
  for (const [words, filter] of NARROWED) gathered.set(words, await allPages(words, filter, false, 100));
  await ctx.sql(MANY);
}, 240_000);
afterAll(() => shop.close());

describe('a narrowed search for what many are called', () => {
  it.each(NARROWED)('for "%s" gives every hit once, in order, forward and backward', async (words, filter) => {
    const all = gathered.get(words)!;
    expect(all.length).toBeGreaterThan(10);
    for (const size of [FIRST, 24])
      for (const backward of [false, true]) expect(await allPages(words, filter, backward, size)).toEqual(all);
  });

  it('walks along the names and asks each product alone', async () => {
    const [words, filter] = NARROWED[0]!;
    const indexes = await usedIndexes(shop.ctx(), (ctx) => page(ctx, words, filter, {}));
    expect(indexes).toEqual(expect.arrayContaining(['ix_product_search_walk_en', 'ix_product_walk']));
  });
});
