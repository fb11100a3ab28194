import type { Ctx } from '../core/context.ts';
import type { ImageRow } from './catalog.rows.ts';

export interface CategoryRow {
  id: number;
  slug: string;
  name: string;
  code: string;
  listed: boolean;
  productCount: number;
  image: ImageRow | null;
}

/** The first picture of the dearest product; in the order of an index, so that one product is looked at and not all. */
const dearest = (condition: string): string => `
  (SELECT json_build_object('key', i.key, 'width', i.width, 'height', i.height, 'kind', i.kind,
      'alt', coalesce(i.alt->>$1, i.alt->>'en'), 'anchors', i.anchors)
    FROM product p JOIN product_image i ON i.product_id = p.id AND i.position = 0
    WHERE p.active AND p.category_id = c.id AND ${condition} ORDER BY p.price_minor DESC, p.id DESC LIMIT 1)`;

const CATEGORIES = `
  SELECT c.id, c.slug, coalesce(c.names->>$1, c.names->>'en') AS name, coalesce(c.first_slug, c.slug) AS code,
    NOT c.hidden AS listed, coalesce(n.count, 0)::int AS "productCount",
    coalesce(${dearest("p.product_type <> 'PHYSICAL'")}, ${dearest('true')}) AS image
  FROM category c
  LEFT JOIN (SELECT category_id, count(*) FROM product WHERE active GROUP BY category_id) n ON n.category_id = c.id
  ORDER BY c.position, c.id`;

/** All categories in their order, with the number of active products and the drawing of the dearest files. */
export const categoryRows = (ctx: Ctx): Promise<CategoryRow[]> =>
  ctx.sql<CategoryRow>(CATEGORIES, [ctx.locale], 'catalog.categories');

const BY_SLUG = `
  SELECT c.id, c.slug, coalesce(c.names->>$1, c.names->>'en') AS name, coalesce(c.first_slug, c.slug) AS code,
    true AS listed
  FROM category c
  WHERE NOT c.hidden AND c.id = coalesce((SELECT id FROM category WHERE slug = $2),
    (SELECT category_id FROM former_category_slug WHERE slug = $2))`;

/** The category whose slug this is, or was before no other one took it. Null for a hidden one too. */
export const categoryBySlug = async (
  ctx: Ctx,
  slug: string,
): Promise<Omit<CategoryRow, 'productCount' | 'image'> | null> =>
  (await ctx.sql<CategoryRow>(BY_SLUG, [ctx.locale, slug.replaceAll('\0', '')], 'catalog.category-by-slug'))[0] ?? null;
