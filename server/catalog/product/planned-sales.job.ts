import * as z from 'zod';
import { transaction, type Ctx } from '../../core/context.ts';
import { defineJob } from '../../core/jobs/jobs.ts';
import { dayOf } from '../../core/text/format.ts';
import { readCurrent } from '../admin/bulk-change.queries.ts';
import { bumpCatalogVersion } from '../search/search-index.service.ts';
import { finishWriting, writeProducts } from './product-storage.service.ts';

const PORTION = 200;

const DUE = `
  SELECT id FROM product
  WHERE sale_from IS NOT NULL AND (sale_to < $1::date OR (sale_from <= $1::date AND regular_price_minor IS NULL))
  ORDER BY id LIMIT ${PORTION}`;

/**
 * Writes the prices of a portion of products whose sale begins or is over, and answers how many they were. Each is written as it
 * is: that leaves out what is over and brings the next sale.
 */
const turnPortion = (ctx: Ctx, today: string): Promise<number> =>
  transaction(ctx, async (tx) => {
    const due = await tx.sql<{ id: number }>(DUE, [today], 'catalog.due-sales');
    if (due.length === 0) return 0;
    const rows = due.map(({ id }) => ({ id, values: {}, problems: {} }));
    const { byId } = await readCurrent(tx, rows, true);
    const writes = [...byId.values()].map((current) => ({ current, changes: {} }));
    const saved = await writeProducts(tx, writes, new Map());
    await finishWriting(tx, saved);
    await bumpCatalogVersion(tx, { products: saved.map(({ id }) => id) });
    return due.length;
  });

/**
 * Turns prices at the days that sales were planned for: lists, pages and carts follow in the same commit, and the history of
 * prices has both steps. Sales whose days passed while no process ran are over. The next one follows in the same step. A repeated run finds nothing.
 */
export const plannedSalesJob = defineJob({
  name: 'catalog.sales',
  cron: '* * * * *',
  payload: z.object({}),
  run: async (ctx) => {
    const today = dayOf(ctx.shop.clock.now());
    while ((await turnPortion(ctx, today)) === PORTION);
  },
});
