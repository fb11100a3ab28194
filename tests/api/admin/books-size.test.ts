import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_PERMISSIONS } from '../../../server/core/permissions.ts';
import { fillBooks } from '../../bench/fill-books.ts';
import { fillCatalogue } from '../../bench/fill.ts';
import { fillSales } from '../../bench/fill-sales.ts';
import { BOOK_READS, ORDER_READS } from '../../bench/growth-reads.ts';
import { startShop, type TestShop } from '../../support/shop.ts';
import { scannedTables, touchedBlocks } from '../../support/touched-blocks.ts';

const ADMIN = { userId: '', sessionId: '', admin: true, permissions: ALL_PERMISSIONS };

const shopOf = async (orders: number): Promise<TestShop> => {
  const shop = await startShop();
  const ctx = shop.ctx({ background: true });
  await fillCatalogue(ctx, 60);
  await fillSales(shop.shop, { orders, visits: 400 });
  await fillBooks(ctx, 10 * orders);
  return shop;
};

let small: TestShop;
let large: TestShop;
beforeAll(async () => {
  [small, large] = await Promise.all([shopOf(600), shopOf(6000)]);
}, 240_000);
afterAll(() => Promise.all([small.close(), large.close()]));

describe('ten times the years', () => {
  it.each([...BOOK_READS, ...ORDER_READS].flatMap(({ name, bound, run }) => (bound ? [{ name, bound, run }] : [])))(
    'cost "$name" at most $bound times the blocks',
    async ({ bound, run }) => {
      const blocks: number[] = [];
      for (const shop of [small, large]) {
        const ctx = shop.ctx({ viewer: ADMIN });
        await run(ctx);
        blocks.push(await touchedBlocks(ctx, run));
      }
      const [few, many] = blocks as [number, number];
      expect(many, `${few} blocks of a few years`).toBeLessThanOrEqual(few * bound);
    },
  );
});

describe('what many have', () => {
  it.each(['admin: orders, completed', 'admin: audit, a word of many'])(
    '"%s" is counted along an index, not in the whole table',
    async (name) => {
      const { run } = [...BOOK_READS, ...ORDER_READS].find((read) => read.name === name)!;
      const tables = await scannedTables(large.ctx({ viewer: ADMIN }), run);
      expect(tables.filter((table) => ['orders', 'audit_entry'].includes(table))).toEqual([]);
    },
  );
});
