import type { Ctx } from '../core/context.ts';
import { categoryIdOf } from './category/category.queries.ts';
import type { ProductType } from './product/product-type.ts';

export interface PlainProduct {
  id: number;
  name: string;
  priceMinor: number;
  description: string;
  productType: ProductType;
  active: boolean;
  imageKey: string | null;
  sku: string;
  category: string;
}

const COLUMNS = `
  p.id, coalesce(t.name, e.name) AS name, p.price_minor::float8 AS "priceMinor",
  coalesce(t.description, e.description) AS description, p.product_type AS "productType", p.active,
  i.key AS "imageKey", p.sku, c.slug AS category
  FROM product p
  JOIN category c ON c.id = p.category_id
  LEFT JOIN product_translation t ON t.product_id = p.id AND t.locale = $1
  LEFT JOIN product_translation e ON e.product_id = p.id AND e.locale = 'en'
  LEFT JOIN product_image i ON i.product_id = p.id AND i.position = 0`;

const ONE = `SELECT ${COLUMNS} WHERE p.id = $2`;

/** A product without its lists, an inactive one included. */
export const plainProduct = async (ctx: Ctx, id: number): Promise<PlainProduct | null> =>
  (await ctx.sql<PlainProduct>(ONE, [ctx.locale, id], 'catalog.plain'))[0] ?? null;

const MANY = `SELECT ${COLUMNS} WHERE p.active AND ($2::text IS NULL OR p.category_id = ${categoryIdOf('$2')}) ORDER BY p.id LIMIT $3 OFFSET $4`;

/** Active products by id ascending, of one category or of all. A null limit reads them all. */
export const plainProducts = (
  ctx: Ctx,
  category: string | null,
  { limit, offset }: { limit: number | null; offset: number },
): Promise<PlainProduct[]> => ctx.sql<PlainProduct>(MANY, [ctx.locale, category, limit, offset], 'catalog.plain-list');

const COUNT = `
  SELECT count(*)::int AS n FROM product p
  WHERE p.active AND ($1::text IS NULL OR p.category_id = ${categoryIdOf('$1')})`;

export const countPlainProducts = async (ctx: Ctx, category: string | null): Promise<number> =>
  (await ctx.sql<{ n: number }>(COUNT, [category], 'catalog.plain-count'))[0]!.n;
