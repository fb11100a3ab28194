import { Parameters, searchConditions } from '../../server/catalog/catalog-filter.ts';
import { searchQuery, searchTerms } from '../../server/catalog/search/search-text.ts';
import type { Ctx } from '../../server/core/context.ts';

export interface Hit {
  readonly id: number;
  readonly key: number;
}

const PAGE = 25;

/** All hits of a search in English, a page after another. */
export const pagedHits = async (ctx: Ctx, words: string, newest: boolean): Promise<Hit[]> => {
  const hits: Hit[] = [];
  for (;;) {
    const params = new Parameters();
    const { asked } = searchConditions(params, searchQuery(searchTerms(words), 'en'), 'en');
    const place = hits.at(-1);
    const [key, id] = place ? [place.key, place.id] : ['NULL', 'NULL'];
    const way = newest ? 'DESC' : 'ASC';
    const page = await ctx.sql<Hit>(
      `SELECT id, key FROM first_hits(${asked}, ${newest}, ${PAGE}, ${key}, ${id}) ORDER BY key ${way}, id ${way}`,
      params.values,
    );
    hits.push(...page);
    if (page.length < PAGE) return hits;
  }
};

/** The same by looking at every row, best and newest first. */
export const sortedHits = (ctx: Ctx, words: string): Promise<Hit[]> => {
  const params = new Parameters();
  const { ranks } = searchConditions(params, searchQuery(searchTerms(words), 'en'), 'en');
  const each = ranks.map(
    ({ rank, sql }) =>
      `SELECT s.product_id AS id, ${rank} AS key FROM product_search s WHERE s.locale = 'en' AND ${sql}`,
  );
  return ctx.sql<Hit>(`${each.join(' UNION ALL ')} ORDER BY key DESC, id DESC`, params.values);
};
