import type { Ctx } from '../core/context.ts';
import type { BulkWorld } from './bulk-plan.ts';
import type { BulkRow, CurrentProduct } from './bulk-rows.ts';

const CURRENT = `
  SELECT p.id, p.sku, p.slug, p.product_type AS "productType", p.version, c.slug AS category, p.active,
    p.archived_at IS NOT NULL AS archived, p.price_minor::float8 AS "priceMinor", p.weight_grams AS "weightGrams",
    p.ships_in_days AS "shipsInDays", coalesce(s.on_hand, 0) AS "onHand", coalesce(s.reserved, 0) AS reserved,
    p.sold_files AS "soldFiles",
    (SELECT jsonb_object_agg(t.locale,
        jsonb_build_object('name', t.name, 'summary', t.summary, 'description', t.description))
      FROM product_translation t WHERE t.product_id = p.id) AS texts
  FROM product p
  JOIN category c ON c.id = p.category_id
  LEFT JOIN stock_level s ON s.product_id = p.id
  WHERE p.id = ANY($1::int[]) OR p.sku = ANY($2::text[])
  ORDER BY p.id`;

/** Leaves foreign keys to the products alone: orders go on meanwhile. */
const LOCK_PRODUCTS = `
  SELECT FROM product WHERE id = ANY($1::int[]) OR sku = ANY($2::text[]) ORDER BY id FOR NO KEY UPDATE`;

const LOCK_STOCK = `
  SELECT FROM stock_level WHERE product_id IN (SELECT id FROM product WHERE sku = ANY($1::text[]))
  ORDER BY product_id FOR UPDATE`;

const lock = async (ctx: Ctx, rows: readonly BulkRow[], keys: readonly unknown[]): Promise<void> => {
  await ctx.sql(LOCK_PRODUCTS, keys, 'bulk.lock');
  const counted = rows.filter(({ values }) => values.stockDelta).map(({ sku }) => sku);
  if (counted.length > 0) await ctx.sql(LOCK_STOCK, [counted], 'bulk.lock-stock');
};

/** A text that PostgreSQL can compare. */
const plain = (text: string): string => text.replaceAll('\0', '');

export type CurrentProducts = Pick<BulkWorld, 'byId' | 'bySku'>;

/**
 * The products that rows are about, in a constant number of statements. With `locked` they stay as they are until the
 * end of the transaction; stock rows too, where the rows change stock.
 */
export const readCurrent = async (ctx: Ctx, rows: readonly BulkRow[], locked: boolean): Promise<CurrentProducts> => {
  const ids = rows.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const skus = rows.flatMap(({ sku }) => (sku === undefined ? [] : [plain(sku)]));
  if (locked) await lock(ctx, rows, [ids, skus]);
  const found = await ctx.sql<CurrentProduct>(CURRENT, [ids, skus], 'bulk.current');
  return { byId: new Map(found.map((one) => [one.id, one])), bySku: new Map(found.map((one) => [one.sku, one])) };
};

export const readCategories = async (ctx: Ctx): Promise<Map<string, number>> => {
  const rows = await ctx.sql<{ slug: string; id: number }>('SELECT slug, id FROM category', [], 'bulk.categories');
  return new Map(rows.map(({ slug, id }) => [slug, id]));
};

/** Every slug that a product has. */
export const readSlugs = async (ctx: Ctx): Promise<Set<string>> => {
  const rows = await ctx.sql<{ slug: string }>('SELECT slug FROM product', [], 'bulk.slugs');
  return new Set(rows.map(({ slug }) => slug));
};
