import { Parameters } from '../catalog/catalog.filter.ts';
import { fold } from '../catalog/search-text.ts';
import type { Ctx } from '../core/context.ts';
import { ORDER_TODO } from '../payments/order-todo.ts';
import type { AdminOrderFilter } from './order-list.types.ts';

const MAX_WORDS = 8;

const wordsOf = (search: string): string[] =>
  fold(search.replaceAll('\0', '')).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);

const pattern = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** One LIKE for each word: an index serves these, but not LIKE ALL. */
const holdsAll = (params: Parameters, column: string, words: readonly string[]): string =>
  words.map((word) => `${column} LIKE ${params.add(pattern(word))}`).join(' AND ');

/** Only a number or an address looks like this: no product needs to be looked for. */
const NOT_A_PRODUCT = /@|^mx-\d{4}-|^\d{4,}$/;

/** The products that a search names, by name in any language or part number. */
export const searchedProducts = async (ctx: Ctx, search?: string | null): Promise<number[]> => {
  const words = wordsOf(search ?? '');
  if (words.length === 0 || words.some((word) => NOT_A_PRODUCT.test(word))) return [];
  const params = new Parameters();
  const rows = await ctx.sql<{ id: number }>(
    `SELECT product_id AS id FROM product_translation WHERE ${holdsAll(params, 'fold_name(name)', words)}
     UNION SELECT id FROM product WHERE ${holdsAll(params, 'lower(sku)', words)}`,
    params.values,
  );
  return rows.map(({ id }) => id);
};

/** Of so many products there is an order on every page: it is found sooner by looking at each order than by all their lines. */
const FEW_PRODUCTS = 100;

const searched = (params: Parameters, search: string, productIds: readonly number[]): string | null => {
  const words = wordsOf(search);
  if (words.length === 0) return null;
  if (productIds.length === 0) return holdsAll(params, 'o.search_text', words);
  const bought = `FROM order_line l WHERE l.product_id = ANY (${params.add(productIds)}::int[])`;
  if (productIds.length > FEW_PRODUCTS) {
    return `(${holdsAll(params, 'o.search_text', words)} OR EXISTS (SELECT ${bought} AND l.order_id = o.id))`;
  }
  const buyers = `SELECT s.id FROM orders s WHERE ${holdsAll(params, 's.search_text', words)}`;
  return `o.id IN (${buyers} UNION ALL SELECT l.order_id ${bought})`;
};

export interface Known {
  readonly now: Date;
  /** Of `searchedProducts`. */
  readonly productIds: readonly number[];
}

/** The conditions of a list on the order `o`, as SQL; `true` without any. */
export const orderConditions = (params: Parameters, filter: AdminOrderFilter, known: Known): string => {
  const { search, status, paymentStatus, fulfilmentStatus, todo, placedFrom, placedTo } = filter;
  const conditions = [
    search && searched(params, search, known.productIds),
    status && `o.status = ${params.add(status)}`,
    paymentStatus && `o.payment_status = ${params.add(paymentStatus)}`,
    fulfilmentStatus && `o.fulfilment_status = ${params.add(fulfilmentStatus)}`,
    todo && ORDER_TODO[todo](`'${known.now.toISOString()}'`),
    placedFrom && `o.order_date >= ${params.add(placedFrom)}`,
    placedTo && `o.order_date < ${params.add(placedTo)}`,
  ].filter(Boolean);
  return conditions.length > 0 ? conditions.join(' AND ') : 'true';
};
