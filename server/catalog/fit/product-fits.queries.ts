import type { Ctx } from '../../core/context.ts';
import { defineLoader, grouped } from '../../core/loader.ts';
import {
  CARD_COLUMNS,
  CARD_JOINS,
  FACTS_COLUMNS,
  productOf,
  withFacts,
  type CardRow,
  type FactsRow,
} from '../catalog-rows.ts';
import type { ProductView } from '../catalog.types.ts';

/** Both ways of a pair, for the products whose ids are `$n`. */
const pairs = (ids: string): string => `
  SELECT product_id AS own_id, other_id AS fit_id, said_at FROM product_fit WHERE product_id = ANY((SELECT ${ids}::int[])::int[])
  UNION ALL
  SELECT other_id, product_id, said_at FROM product_fit WHERE other_id = ANY((SELECT ${ids}::int[])::int[])`;

const FITS = `
  SELECT f.own_id AS "ownId", ${CARD_COLUMNS}, ${FACTS_COLUMNS}
  FROM (${pairs('$2')}) f JOIN product p ON p.id = f.fit_id AND p.active ${CARD_JOINS}
  ORDER BY f.said_at, p.id`;

/** Products on sale that fit with each, as they were named. One statement. */
export const fitsOf = defineLoader<number, ProductView[]>(async (ctx, ids) => {
  const rows = await ctx.sql<CardRow & FactsRow & { ownId: number }>(FITS, [ctx.locale, ids], 'catalog.fits');
  return grouped(ids, rows, ({ ownId }) => ownId).map((own) => own.map((row) => withFacts(productOf(row))));
});

const COUNTS = `
  SELECT f.own_id AS "ownId", count(*)::int AS count
  FROM (${pairs('$1')}) f JOIN product p ON p.id = f.fit_id AND p.active GROUP BY f.own_id`;

/** How many these are, for lists. One statement. */
export const fitCountOf = defineLoader<number, number>(async (ctx, ids) => {
  const rows = await ctx.sql<{ ownId: number; count: number }>(COUNTS, [ids], 'catalog.fit-counts');
  const counts = new Map(rows.map(({ ownId, count }) => [ownId, count]));
  return ids.map((id) => counts.get(id) ?? 0);
});

const NAMED = `SELECT f.fit_id AS id FROM (${pairs('$1')}) f ORDER BY f.said_at, f.fit_id`;

/** Ids of all that fit with a product, on sale or not. */
export const fitIds = async (ctx: Ctx, productId: number): Promise<number[]> =>
  (await ctx.sql<{ id: number }>(NAMED, [[productId]], 'catalog.fit-ids')).map(({ id }) => id);
