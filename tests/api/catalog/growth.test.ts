import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Parameters, searchConditions } from '../../../server/catalog/catalog-filter.ts';
import { searchQuery, searchTerms } from '../../../server/catalog/search/search-text.ts';
import { ALL_PERMISSIONS } from '../../../server/core/permissions.ts';
import { fillCatalogue } from '../../bench/fill.ts';
import { CATALOGUE_READS } from '../../bench/growth-reads.ts';
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

interface Hit {
  id: number;
  key: number;
}

/** All hits of a search, a page of the function after another. */
const paged = async (words: string, newest: boolean): Promise<Hit[]> => {
  const ctx = large.ctx();
  const hits: Hit[] = [];
  for (;;) {
    const params = new Parameters();
    const { asked } = searchConditions(params, searchQuery(searchTerms(words), 'en'), 'en');
    const place = hits.at(-1);
    const [key, id] = place ? [place.key, place.id] : ['NULL', 'NULL'];
    const text = `SELECT id, key FROM newest_hits(${asked}, ${newest}, 25, ${key}, ${id}) ORDER BY key ${newest ? 'DESC' : ''}, id ${newest ? 'DESC' : ''}`;
    const page = await ctx.sql<Hit>(text, params.values);
    hits.push(...page);
    if (page.length < 25) return hits;
  }
};

/** The same by looking at every row. */
const sorted = async (words: string): Promise<Hit[]> => {
  const params = new Parameters();
  const { ranks } = searchConditions(params, searchQuery(searchTerms(words), 'en'), 'en');
  const each = ranks.map(
    ({ rank, sql }) =>
      `SELECT s.product_id AS id, ${rank} AS key FROM product_search s WHERE s.locale = 'en' AND ${sql}`,
  );
  return large.ctx().sql<Hit>(`${each.join(' UNION ALL ')} ORDER BY key DESC, id DESC`, params.values);
};

describe('a search', () => {
  it.each(['krivan', 'rocket', 'krivan rocket', 'pa', 'ca', 'printable rocket'])(
    'for "%s" gives every hit once, in order, forward and backward',
    async (words) => {
      const all = await sorted(words);
      expect(all.length).toBeGreaterThan(20);
      expect(await paged(words, true)).toEqual(all);
      expect(await paged(words, false)).toEqual(all.reverse());
    },
  );
});
