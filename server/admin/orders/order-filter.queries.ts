import { Parameters } from '../../catalog/catalog-filter.ts';
import { fold } from '../../catalog/search/search-text.ts';
import type { Ctx } from '../../core/context.ts';
import { ORDER_TODO } from './order-todo.ts';
import type { AdminOrderFilter } from './order-list.types.ts';

const MAX_WORDS = 8;

const wordsOf = (search: string): string[] =>
  fold(search.replaceAll('\0', '')).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);

const pattern = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** One LIKE for each word: an index serves these, but not LIKE ALL. */
const containsAll = (params: Parameters, column: string, words: readonly string[]): string =>
  words.map((word) => `${column} LIKE ${params.add(pattern(word))}`).join(' AND ');

/** As much of an address as tells it from most others. */
const TELLING = /^[^@]{3,}@[^@]{0,3}/;

/**
 * As `containsAll` of what orders are found by. The index is asked for the beginning of an address alone: it would look up each
 * three letters of the rest, which half of all addresses share.
 */
const foundBy = (params: Parameters, column: string, words: readonly string[]): string =>
  words
    .map((word) => {
      const telling = TELLING.exec(word)?.[0] ?? word;
      const indexed = containsAll(params, column, [telling]);
      return telling === word ? indexed : `${indexed} AND strpos(${column}, ${params.add(word)}) > 0`;
    })
    .join(' AND ');

/** Only a number or an address looks like this: no product needs to be looked for. */
const NOT_A_PRODUCT = /@|^mx-\d{4}-|^\d{4,}$/;

/** What a search names: products by name in any language or by part number. */
export interface SearchedProducts {
  readonly ids: readonly number[];
  /** They were sold so often that orders with one of them are everywhere. */
  readonly many: boolean;
}

const NO_PRODUCTS: SearchedProducts = { ids: [], many: false };

/**
 * Lines up to which orders are found by way of the lines. With more of them an order is found sooner by looking at one
 * order after the other.
 */
const FEW_LINES = 10_000;
/** What an index of trigrams needs. */
const INDEXED = 3;

/** Words that no index serves must begin the name, or each name would have to be folded. */
const named = (params: Parameters, words: readonly string[]): string =>
  words.some((word) => word.length >= INDEXED)
    ? containsAll(params, 'fold_name(name)', words)
    : `fold_name(name) LIKE ${params.add(pattern(words[0]!).slice(1))}`;

/** One statement, none for a search that can only mean a number or an address. */
export const searchedProducts = async (ctx: Ctx, search?: string | null): Promise<SearchedProducts> => {
  const words = wordsOf(search ?? '');
  if (words.length === 0 || words.some((word) => NOT_A_PRODUCT.test(word))) return NO_PRODUCTS;
  const params = new Parameters();
  const [found] = await ctx.sql<SearchedProducts>(
    `WITH named AS MATERIALIZED (
       SELECT product_id AS id FROM product_translation WHERE ${named(params, words)}
       UNION SELECT id FROM product WHERE ${containsAll(params, 'lower(sku)', words)}
     ), bought AS (SELECT FROM order_line JOIN named ON named.id = product_id LIMIT ${FEW_LINES + 1})
     SELECT ARRAY(SELECT id FROM named) AS ids, (SELECT count(*) FROM bought) > ${FEW_LINES} AS many`,
    params.values,
  );
  return found!;
};

const searched = (params: Parameters, search: string, { ids, many }: SearchedProducts): string | null => {
  const words = wordsOf(search);
  if (words.length === 0) return null;
  if (ids.length === 0) return foundBy(params, 'o.search_text', words);
  const bought = `FROM order_line l WHERE l.product_id = ANY (${params.add(ids)}::int[])`;
  if (many) return `(${foundBy(params, 'o.search_text', words)} OR EXISTS (SELECT ${bought} AND l.order_id = o.id))`;
  const buyers = `SELECT s.id FROM orders s WHERE ${foundBy(params, 's.search_text', words)}`;
  return `o.id IN (${buyers} UNION ALL SELECT l.order_id ${bought})`;
};

export interface Known {
  readonly now: Date;
  readonly products: SearchedProducts;
}

/** The conditions of a list on the order `o`, as SQL; `true` without any. */
export const orderConditions = (params: Parameters, filter: AdminOrderFilter, known: Known): string => {
  const { search, status, paymentStatus, paymentWay, fulfilmentStatus, todo, placedFrom, placedTo, paidFrom, paidTo } =
    filter;
  const conditions = [
    search && searched(params, search, known.products),
    status && `o.status = ${params.add(status)}`,
    paymentStatus && `o.payment_status = ${params.add(paymentStatus)}`,
    paymentWay && `coalesce(o.payment_way, 'PAYPAL') = ${params.add(paymentWay)}`,
    fulfilmentStatus && `o.fulfilment_status = ${params.add(fulfilmentStatus)}`,
    todo && ORDER_TODO[todo](`'${known.now.toISOString()}'`),
    placedFrom && `o.order_date >= ${params.add(placedFrom)}`,
    placedTo && `o.order_date < ${params.add(placedTo)}`,
    paidFrom && `o.payment_date >= ${params.add(paidFrom)}`,
    paidTo && `o.payment_date < ${params.add(paidTo)}`,
  ].filter(Boolean);
  return conditions.length > 0 ? conditions.join(' AND ') : 'true';
};
