import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAdminProducts } from '../../../server/catalog/admin/admin-products.queries.ts';
import { AdminProductSort } from '../../../server/catalog/admin/admin-products.types.ts';
import type { Listing } from '../../../server/catalog/catalog-list.queries.ts';
import { countList } from '../../../server/catalog/catalog-summary.queries.ts';
import { ALL_PERMISSIONS } from '../../../server/core/permissions.ts';
import { fillCatalogue } from '../../bench/fill.ts';
import { CATALOGUE_READS } from '../../bench/growth-reads.ts';
import { pagedHits, sortedHits } from '../../support/search-hits.ts';
import { startShop, type TestShop } from '../../support/shop.ts';
import { touchedBlocks } from '../../support/touched-blocks.ts';

const ADMIN = { userId: '', sessionId: '', admin: true, permissions: ALL_PERMISSIONS };

let small: TestShop;
let large: TestShop;
beforeAll(async () => {
  [small, large] = await Promise.all([startShop(), startShop()]);
  await fillCatalogue(small.ctx({ background: true }), 300);
  await fillCatalogue(large.ctx({ background: true }), 3000);
}, 240_000);
afterAll(() => Promise.all([small.close(), large.close()]));

describe('ten times the products', () => {
  it.each(CATALOGUE_READS.flatMap(({ name, bound, run }) => (bound ? [{ name, bound, run }] : [])))(
    'cost "$name" at most $bound times the blocks',
    async ({ name, bound, run }) => {
      const blocks: number[] = [];
      for (const shop of [small, large]) {
        const ctx = shop.ctx({ viewer: name.startsWith('admin') ? ADMIN : null });
        await run(ctx);
        blocks.push(await touchedBlocks(ctx, run));
      }
      const [few, many] = blocks as [number, number];
      expect(few).toBeGreaterThan(0);
      expect(many, `${few} blocks of few products`).toBeLessThanOrEqual(few * bound);
    },
  );
});

describe('a search', () => {
  it.each(['krivan', 'rocket', 'krivan rocket', 'pa', 'ca', 'printable rocket'])(
    'for "%s" gives every hit once, in order, forward and backward',
    async (words) => {
      const all = await sortedHits(large.ctx(), words);
      expect(all.length).toBeGreaterThan(20);
      expect(await pagedHits(large.ctx(), words, true)).toEqual(all);
      expect(await pagedHits(large.ctx(), words, false)).toEqual(all.reverse());
    },
  );
});

describe('a search of the administration', () => {
  const page = (search: string, sort: AdminProductSort, n: number) =>
    listAdminProducts(large.ctx({ viewer: ADMIN }), { first: 40, page: n, sort, filter: { search } });

  const paged = async (search: string, sort: AdminProductSort): Promise<number[]> => {
    const ids: number[] = [];
    for (let n = 1; ; n += 1) {
      const { items, hasMore, totalCount } = await page(search, sort, n);
      ids.push(...items.map(({ id }) => id));
      if (!hasMore && ids.length >= totalCount) return ids;
    }
  };

  it.each(['kriváň', 'mx-1', 'kriváň 1', 'mx-299', 'xylophon'])(
    'for "%s" gives every hit once, newest or oldest first',
    async (search) => {
      const found = await paged(search, AdminProductSort.PRICE_ASC);
      const rows = await large
        .ctx()
        .sql<{ id: number }>('SELECT id FROM product WHERE id = ANY($1::int[]) ORDER BY published_at DESC, id DESC', [
          found,
        ]);
      const sorted = rows.map(({ id }) => id);
      expect(sorted).toHaveLength(found.length);
      expect(await paged(search, AdminProductSort.NEWEST)).toEqual(sorted);
      expect(await paged(search, AdminProductSort.OLDEST)).toEqual(sorted.toReversed());
    },
  );

  it('says of more than a hundred that there are more, and of fewer how many', async () => {
    const counts = async (search: string) => {
      const { totalCount, hasMore } = await page(search, AdminProductSort.NEWEST, 1);
      return { totalCount, hasMore };
    };
    expect(await counts('kriváň')).toEqual({ totalCount: 100, hasMore: true });
    expect(await counts('mx-299')).toEqual({ totalCount: 11, hasMore: false });
  });
});

describe('an estimate', () => {
  const skill = { key: 'skill', options: ['advanced'] };
  const listings: [string, Listing][] = [
    ['all', { filter: {}, terms: null, printable: null }],
    ['a category', { filter: { category: 'boats' }, terms: null, printable: null }],
    ['an option and a price', { filter: { attributes: [skill], priceMaxMinor: 15_000 }, terms: null, printable: null }],
    ['a search', { filter: {}, terms: ['rocket'], printable: null }],
    ['a search with an option', { filter: { attributes: [skill] }, terms: ['printable'], printable: null }],
  ];

  /** It is told that there are twice as many as there are, and looks at half of them. */
  const TWICE = 6000;

  it.each(listings)('of %s has the facets of the exact counts, and about as many', async (_, listing) => {
    const exact = await countList(large.ctx(), listing, true);
    const about = await countList(large.ctx(), listing, true, TWICE);
    const keysOf = ({ facets }: typeof exact) =>
      [...new Set(facets!.rows.map(({ facet, id }) => `${facet} ${facet === 'attribute' ? id : ''}`))].sort();
    expect(keysOf(about)).toEqual(keysOf(exact));
    expect([exact.isEstimate, about.isEstimate]).toEqual([false, true]);
    for (const counted of [about, await countList(large.ctx(), listing, false, TWICE)]) {
      expect(counted.totalCount / exact.totalCount).toBeGreaterThan(1.7);
      expect(counted.totalCount / exact.totalCount).toBeLessThan(2.3);
    }
  });

  it('looks at as few blocks of many products as of few', async () => {
    const of = (shop: TestShop, products: number, listing: Listing) =>
      touchedBlocks(shop.ctx(), (ctx) => countList(ctx, listing, true, products));
    for (const [, listing] of listings) {
      const few = await of(large, TWICE, listing);
      expect(await of(large, 10 * TWICE, listing)).toBeLessThan(few / 2);
    }
  });
});
