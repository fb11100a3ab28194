import type { Ctx } from '../core/context.ts';

export interface ListedShelf {
  slug: string;
  updatedAt: Date;
}

const SHELVES = `
  SELECT c.slug, last."updatedAt"
  FROM category c CROSS JOIN LATERAL (
    SELECT p.updated_at AS "updatedAt" FROM product p WHERE p.active AND p.category_id = c.id
    ORDER BY p.updated_at DESC LIMIT 1) last
  WHERE NOT c.hidden ORDER BY c.position, c.id`;

/** Categories that shoppers see and that have something on sale, in the order of the shop, with the last change in each. */
export const listedShelves = (ctx: Ctx): Promise<ListedShelf[]> =>
  ctx.sql<ListedShelf>(SHELVES, [], 'catalog.sitemap-shelves');

/** In three languages with twenty pictures each, this many products stay below the 50 MB and 50 000 addresses of a sitemap. */
const IDS_OF_PART = 5000;
/** As the index on it says. */
const PART = `(p.id - 1) / ${IDS_OF_PART}`;

/** From the last part down, as the index is read: the first row of a part is its last change. */
const PARTS = `
  WITH RECURSIVE part (n, "updatedAt") AS (
    (SELECT ${PART}, p.updated_at FROM product p WHERE p.active ORDER BY 1 DESC, 2 DESC LIMIT 1)
    UNION ALL
    SELECT next.* FROM part CROSS JOIN LATERAL (
      SELECT ${PART}, p.updated_at FROM product p WHERE p.active AND ${PART} < part.n ORDER BY 1 DESC, 2 DESC LIMIT 1) next
  )
  SELECT n + 1 AS part, "updatedAt" FROM part ORDER BY n`;

export interface ListedPart {
  /** Counted from 1: the next 5,000 ids, whatever they are the ids of. */
  readonly part: number;
  readonly updatedAt: Date;
}

/** The parts that have something on sale, with the last change in each. A few blocks are read for each of them. */
export const listedParts = (ctx: Ctx): Promise<ListedPart[]> => ctx.sql<ListedPart>(PARTS, [], 'catalog.sitemap-parts');

export interface ListedProduct {
  id: number;
  updatedAt: Date;
  /** Keys below `/media/`, cover first. */
  images: string[];
}

const PRODUCTS = `
  SELECT p.id, p.updated_at AS "updatedAt",
    ARRAY(SELECT i.key FROM product_image i WHERE i.product_id = p.id ORDER BY i.position LIMIT 20) AS images
  FROM product p WHERE p.active AND p.id > $1 AND p.id <= $2 ORDER BY p.id`;

/** Active products of one part by id. */
export const listedProducts = (ctx: Ctx, part: number): Promise<ListedProduct[]> =>
  ctx.sql<ListedProduct>(PRODUCTS, [(part - 1) * IDS_OF_PART, part * IDS_OF_PART], 'catalog.sitemap-products');

/** Grows with each change of the catalogue. */
export const catalogVersion = async (ctx: Ctx): Promise<string> =>
  (await ctx.sql<{ version: string }>('SELECT version FROM catalog_version', [], 'catalog.version'))[0]?.version ?? '0';
