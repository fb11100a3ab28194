import type { Ctx } from '../core/context.ts';
import { FormerSlug } from './former-slug.entity.ts';

/** Keeps the slug that a product gives up and frees the one it takes, in the caller's transaction. */
export const moveSlug = async (ctx: Ctx, productId: number, from: string | null, to: string): Promise<void> => {
  if (from === to) return;
  await ctx.repo(FormerSlug).delete({ slug: to });
  if (from) await ctx.repo(FormerSlug).upsert({ slug: from, productId }, ['slug']);
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
