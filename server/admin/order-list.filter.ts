import { Parameters } from '../catalog/catalog.filter.ts';
import { fold } from '../catalog/search-text.ts';
import { ORDER_TODO } from '../payments/order-todo.ts';
import type { AdminOrderFilter } from './order-list.types.ts';

const MAX_WORDS = 8;

const pattern = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** Only a number or an address looks like this: no product needs to be looked for. */
const NOT_A_PRODUCT = /@|^mx-\d{4}-|^\d{4,}$/;

const OF_PRODUCT = (words: string): string => `
  SELECT l.order_id FROM order_line l WHERE l.product_id IN (
    SELECT x.product_id FROM product_translation x WHERE lower(unaccent(x.name)) LIKE ALL (${words}::text[])
    UNION ALL SELECT x.id FROM product x WHERE lower(x.sku) LIKE ALL (${words}::text[]))`;

const searched = (params: Parameters, search: string): string | null => {
  const words = fold(search.replaceAll('\0', '')).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  if (words.length === 0) return null;
  const all = params.add(words.map(pattern));
  const buyers = `SELECT s.id FROM orders s WHERE s.search_text LIKE ALL (${all}::text[])`;
  const products = words.some((word) => NOT_A_PRODUCT.test(word)) ? '' : ` UNION ALL ${OF_PRODUCT(all)}`;
  return `o.id IN (${buyers}${products})`;
};

/** The conditions of a list on the order `o`, as SQL; `true` without any. */
export const orderConditions = (params: Parameters, filter: AdminOrderFilter, now: Date): string => {
  const { search, status, paymentStatus, fulfilmentStatus, todo, placedFrom, placedTo } = filter;
  const conditions = [
    search && searched(params, search),
    status && `o.status = ${params.add(status)}`,
    paymentStatus && `o.payment_status = ${params.add(paymentStatus)}`,
    fulfilmentStatus && `o.fulfilment_status = ${params.add(fulfilmentStatus)}`,
    todo && ORDER_TODO[todo](`${params.add(now)}::timestamptz`),
    placedFrom && `o.order_date >= ${params.add(placedFrom)}`,
    placedTo && `o.order_date < ${params.add(placedTo)}`,
  ].filter(Boolean);
  return conditions.length > 0 ? conditions.join(' AND ') : 'true';
};
