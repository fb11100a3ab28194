import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import type { Locale } from '../../core/locale.ts';
import type { BulkWorld } from './bulk-plan.ts';
import type { BulkRow, CurrentProduct, FieldValues } from './bulk-rows.ts';
import { FIELDS, TEXTS } from '../product/field-sets.ts';

const VALUES = FIELDS.flatMap(([name, { csv, read, column }]) => (csv ? [`'${name}', ${read ?? `p.${column}`}`] : []));
const WORDS = TEXTS.flatMap(([name, { csv, column }]) => (csv ? [`'${name}', t.${column}`] : []));

/** What belongs to the products is read along its own index, for all of them at once, not by a search for each. */
const CURRENT = `
  WITH wanted AS MATERIALIZED (
    SELECT array_agg(id) AS ids
    FROM (SELECT unnest($1::int[]) AS id UNION SELECT id FROM product WHERE sku = ANY($2::text[])) asked
  ), stock AS MATERIALIZED (
    SELECT product_id, on_hand, reserved FROM stock_level WHERE product_id = ANY((SELECT ids FROM wanted)::int[])
  ), words AS MATERIALIZED (
    SELECT t.product_id, jsonb_object_agg(t.locale, jsonb_build_object(${WORDS.join(', ')})) AS texts
    FROM product_translation t WHERE t.product_id = ANY((SELECT ids FROM wanted)::int[]) GROUP BY t.product_id
  )
  SELECT p.id, p.sku, p.version, coalesce(s.on_hand, 0) AS "onHand", coalesce(s.reserved, 0) AS reserved,
    p.sold_files AS "soldFiles", p.price_minor::float8 AS "chargedMinor",
    jsonb_build_object(${VALUES.join(', ')}, 'archived', p.archived_at IS NOT NULL) AS values, w.texts
  FROM product p
  JOIN category c ON c.id = p.category_id
  LEFT JOIN stock s ON s.product_id = p.id
  LEFT JOIN words w ON w.product_id = p.id
  WHERE p.id = ANY((SELECT ids FROM wanted)::int[])
  ORDER BY p.id`;

interface CurrentRow extends CurrentProduct {
  readonly texts: Partial<Record<Locale, Record<string, string>>> | null;
}

const currentOf = ({ texts, values, ...row }: CurrentRow): CurrentProduct => {
  const all: FieldValues = { ...values, stockDelta: 0 };
  for (const [locale, words] of Object.entries(texts ?? {}))
    for (const [name, text] of Object.entries(words)) all[`${name}.${locale}`] = text;
  return { ...row, values: all };
};

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
  const found = (await ctx.sql<CurrentRow>(CURRENT, [ids, skus], 'bulk.current')).map(currentOf);
  return { byId: new Map(found.map((one) => [one.id, one])), bySku: new Map(found.map((one) => [one.sku, one])) };
};

export const readCategories = async (ctx: Ctx): Promise<Map<string, number>> => {
  const rows = await ctx.sql<{ slug: string; id: number }>('SELECT slug, id FROM category', [], 'bulk.categories');
  return new Map(rows.map(({ slug, id }) => [slug, id]));
};

/** One product as it is, locked like those above. Throws PRODUCT_NOT_FOUND. */
export const lockProduct = async (ctx: Ctx, id: number): Promise<CurrentProduct> => {
  const { byId } = await readCurrent(ctx, [{ id, values: {}, problems: {} }], true);
  const product = byId.get(id);
  if (!product) throw new AppError(ErrorCode.PRODUCT_NOT_FOUND, { id });
  return product;
};

/** Every slug that a product has. */
export const readSlugs = async (ctx: Ctx): Promise<Set<string>> => {
  const rows = await ctx.sql<{ slug: string }>('SELECT slug FROM product', [], 'bulk.slugs');
  return new Set(rows.map(({ slug }) => slug));
};
