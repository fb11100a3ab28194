import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
