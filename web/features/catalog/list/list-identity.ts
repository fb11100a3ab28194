import { facetValue, listVariables, searchOf } from './list-url.ts';
import type { Facet } from './list-facets.ts';

/** What a list is about, as far as it is a page of its own: everything, one category or one way to buy. */
export interface ListIdentity {
  category?: string;
  type?: 'kit' | 'files';
}

const onlyOne = <Value>(values: readonly Value[] | null | undefined) => {
  const different = new Set(values);
  return different.size === 1 ? [...different][0] : undefined;
};

export function listIdentity(params: URLSearchParams): ListIdentity {
  const { categories, types } = listVariables(params).filter ?? {};
  const category = onlyOne(categories);
  if (category) return { category };
  const type = categories?.length ? undefined : onlyOne(types);
  return type ? { type: type === 'PHYSICAL' ? 'kit' : 'files' } : {};
}

/** Whether anything but its identity decides what the list shows and in which order. */
const isNarrowed = (params: URLSearchParams) => {
  const { filter, sort } = listVariables(params);
  const identity = listIdentity(params);
  const parts = Object.keys(filter ?? {}).length - Object.keys(identity).length;
  return parts > 0 || sort !== 'NEWEST' || searchOf(params) !== undefined;
};

/**
 * The address under which search engines know the list: without filters, order and whatever else was hung on it. A page
 * further down keeps its cursor, which means nothing in another order.
 */
export function listedPath(params: URLSearchParams): string {
  const query = new URLSearchParams({ ...listIdentity(params) });
  const after = params.get('after');
  if (after && !isNarrowed(params)) query.set('after', after);
  return query.size > 0 ? `/products?${query}` : '/products';
}

/** Whether search engines may list it: no results of a search, no empty list, no page that another cursor names as well. */
export const isListed = (params: URLSearchParams, totalCount: number) =>
  searchOf(params) === undefined && totalCount > 0 && !params.get('before');

/** The list in the words of the shop: its category, or the way to buy. Undefined for the list of everything. */
export function identityName(params: URLSearchParams, facets: readonly Facet[]): string | undefined {
  const named = Object.entries(listIdentity(params)).map(([key, text]) =>
    facets.find((facet) => facet.key === key)?.values.find(({ value }) => facetValue(key, value) === text),
  );
  return named[0]?.label;
}
