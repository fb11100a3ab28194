import type { Ctx } from '../core/context.ts';
import type { WithdrawnProduct } from './withdrawn.types.ts';

const WITHDRAWN = `
  SELECT p.id, c.id AS "categoryId", c.slug, coalesce(c.names->>$1, c.names->>'en') AS name
  FROM product p JOIN category c ON c.id = p.category_id
  WHERE p.id = $2 AND NOT p.active`;

/** Where a product that is off sale stood. Null for one that is on sale or never was. Its own texts stay hidden. */
export const getWithdrawn = async (ctx: Ctx, id: number): Promise<WithdrawnProduct | null> => {
  type Row = { id: number; categoryId: number; slug: string; name: string };
  const [row] = await ctx.sql<Row>(WITHDRAWN, [ctx.locale, id], 'catalog.withdrawn');
  return row ? { id: row.id, category: { id: row.categoryId, slug: row.slug, name: row.name } } : null;
};
