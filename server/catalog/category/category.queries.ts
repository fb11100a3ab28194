import type { Ctx } from '../../core/context.ts';
import type { ImageRow } from '../catalog-rows.ts';

/** As `categoryIdOf`, for a placeholder of a list of slugs. */
export const categoryIdsOf = (slugs: string): string => `
  (SELECT id FROM category WHERE NOT hidden AND (slug = ANY(${slugs}::text[])
    OR id IN (SELECT category_id FROM former_category_slug WHERE slug = ANY(${slugs}::text[]))))`;

interface CategoryAboutRow {
  id: number;
  slug: string;
  name: string;
  code: string;
  listed: boolean;
  description: string | null;
  picture: ImageRow | null;
}

export interface CategoryRow extends CategoryAboutRow {
  productCount: number;
  /** Of the dearest product. */
  image: ImageRow | null;
}

/** What is told of category `c` in language $1: English stands in for a missing text. Its picture is called as it is. */
const ABOUT = `
  c.id, c.slug, coalesce(c.names->>$1, c.names->>'en') AS name, coalesce(c.first_slug, c.slug) AS code,
  NOT c.hidden AS listed, coalesce(nullif(c.descriptions->>$1, ''), nullif(c.descriptions->>'en', '')) AS description,
  CASE WHEN c.picture_key IS NOT NULL THEN json_build_object('key', c.picture_key, 'width', c.picture_width,
    'height', c.picture_height, 'kind', 'PHOTO', 'alt', coalesce(c.names->>$1, c.names->>'en'), 'anchors', '[]'::json)
  END AS picture`;

/** The id of the category that has the slug of this placeholder, or had it before no other one took it; none for a hidden one. */
export const categoryIdOf = (slug: string): string => `
  (SELECT id FROM category WHERE NOT hidden
    AND (slug = ${slug} OR id = (SELECT category_id FROM former_category_slug WHERE slug = ${slug})))`;

/** The first picture of the dearest product; in the order of an index, so that one product is looked at and not all. */
const dearest = (condition: string): string => `
  (SELECT json_build_object('key', i.key, 'width', i.width, 'height', i.height, 'kind', i.kind,
      'alt', coalesce(i.alt->>$1, i.alt->>'en'), 'anchors', i.anchors)
    FROM product p JOIN product_image i ON i.product_id = p.id AND i.position = 0
    WHERE p.active AND p.category_id = c.id AND ${condition} ORDER BY p.price_minor DESC, p.id DESC LIMIT 1)`;

const CATEGORIES = `
  SELECT ${ABOUT}, coalesce(n.count, 0)::int AS "productCount",
    coalesce(${dearest("p.product_type <> 'PHYSICAL'")}, ${dearest('true')}) AS image
  FROM category c
  LEFT JOIN (SELECT category_id, count(*) FROM product WHERE active GROUP BY category_id) n ON n.category_id = c.id
  ORDER BY c.position, c.id`;

/** All categories in their order, with the number of active products and the drawing of the dearest files. */
export const categoryRows = (ctx: Ctx): Promise<CategoryRow[]> =>
  ctx.sql<CategoryRow>(CATEGORIES, [ctx.locale], 'catalog.categories');

const BY_SLUG = `SELECT ${ABOUT} FROM category c WHERE c.id = ${categoryIdOf('$2')}`;

/** The category whose slug this is, or was before no other one took it. Null for a hidden one too. */
export const categoryBySlug = async (ctx: Ctx, slug: string): Promise<CategoryAboutRow | null> =>
  (await ctx.sql<CategoryAboutRow>(BY_SLUG, [ctx.locale, slug.replaceAll('\0', '')], 'catalog.category-by-slug'))[0] ??
  null;
