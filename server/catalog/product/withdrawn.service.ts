import type { Ctx } from '../../core/context.ts';
import type { CategoryView } from '../catalog.types.ts';
import type { WithdrawnProduct } from './withdrawn.types.ts';

const WITHDRAWN = `
  SELECT p.id, c.id AS "categoryId", c.slug, coalesce(c.names->>$1, c.names->>'en') AS name,
    coalesce(c.first_slug, c.slug) AS code, NOT c.hidden AS listed
  FROM product p JOIN category c ON c.id = p.category_id
  WHERE p.id = $2 AND NOT p.active`;

/** Where a product that is off sale stood. Null for one that is on sale or never was. Its own texts stay hidden. */
export const getWithdrawn = async (ctx: Ctx, id: number): Promise<WithdrawnProduct | null> => {
  type Row = Omit<CategoryView, 'id' | 'facts'> & { id: number; categoryId: number };
  const [row] = await ctx.sql<Row>(WITHDRAWN, [ctx.locale, id], 'catalog.withdrawn');
  if (!row) return null;
  const { categoryId, slug, name, code, listed } = row;
  return { id, category: { id: categoryId, slug, name, code, listed } };
};
