import type { Ctx } from '../core/context.ts';

export interface ListedShelf {
  slug: string;
  updatedAt: Date;
}

const SHELVES = `
  SELECT c.slug, max(p.updated_at) AS "updatedAt"
  FROM category c JOIN product p ON p.category_id = c.id AND p.active
  WHERE NOT c.hidden GROUP BY c.id ORDER BY c.position, c.id`;

/** Categories that shoppers see and that have something on sale, in the order of the shop, with the last change in each. */
export const listedShelves = (ctx: Ctx): Promise<ListedShelf[]> =>
  ctx.sql<ListedShelf>(SHELVES, [], 'catalog.sitemap-shelves');

const PARTS = `
  SELECT max(updated_at) AS "updatedAt"
  FROM (SELECT (row_number() OVER (ORDER BY id) - 1) / $1::int AS part, updated_at FROM product WHERE active) AS p
  GROUP BY part ORDER BY part`;

/** One row with the last change for each `size` active products, by id ascending. */
export const listedParts = (ctx: Ctx, size: number): Promise<{ updatedAt: Date }[]> =>
  ctx.sql<{ updatedAt: Date }>(PARTS, [size], 'catalog.sitemap-parts');

export interface ListedProduct {
  id: number;
  updatedAt: Date;
  /** Keys below `/media/`, cover first. */
  images: string[];
}

const PRODUCTS = `
  SELECT p.id, p.updated_at AS "updatedAt",
    ARRAY(SELECT i.key FROM product_image i WHERE i.product_id = p.id ORDER BY i.position LIMIT 20) AS images
  FROM product p WHERE p.active ORDER BY p.id LIMIT $1 OFFSET $2`;

/** Active products of one part, counted from 0. */
export const listedProducts = (ctx: Ctx, size: number, part: number): Promise<ListedProduct[]> =>
  ctx.sql<ListedProduct>(PRODUCTS, [size, part * size], 'catalog.sitemap-products');

/** Grows with each change of the catalogue. */
export const catalogVersion = async (ctx: Ctx): Promise<string> =>
  (await ctx.sql<{ version: string }>('SELECT version FROM catalog_version', [], 'catalog.version'))[0]?.version ?? '0';
