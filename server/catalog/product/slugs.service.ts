import type { Ctx } from '../../core/context.ts';

/** The address of a product before and after a change; null: it had none. */
export interface SlugMove {
  readonly productId: number;
  readonly from: string | null;
  readonly to: string;
}

const FREE = 'DELETE FROM former_slug WHERE slug = ANY($1::text[])';

const KEEP = `
  INSERT INTO former_slug (slug, product_id)
  SELECT r."from", r."productId" FROM jsonb_to_recordset($1::jsonb) AS r ("from" text, "productId" int)
  ON CONFLICT (slug) DO UPDATE SET product_id = excluded.product_id`;

/** Keeps the slugs that products give up and frees those they take, in the caller's transaction. */
export const moveSlugs = async (ctx: Ctx, all: readonly SlugMove[]): Promise<void> => {
  const moves = all.filter(({ from, to }) => from !== to);
  if (moves.length === 0) return;
  await ctx.sql(FREE, [moves.map(({ to }) => to)]);
  const left = moves.filter(({ from }) => from !== null);
  if (left.length > 0) await ctx.sql(KEEP, [JSON.stringify(left)]);
};

const SLUG = /^[a-z0-9-]{1,100}$/;

const BY_SLUG = `
  SELECT id FROM product WHERE slug = $1
  UNION ALL SELECT product_id FROM former_slug WHERE slug = $1
  LIMIT 1`;

/** Whose slug this is, or was before nobody else took it. Null when it is nobody's. */
export const productIdBySlug = async (ctx: Ctx, slug: string): Promise<number | null> => {
  if (!SLUG.test(slug)) return null;
  return (await ctx.sql<{ id: number }>(BY_SLUG, [slug], 'catalog.by-slug'))[0]?.id ?? null;
};
