import type { AttributeFilter, ProductFilter, ProductSort, ProductType } from '../../../codegen/schema.gen.ts';
import { parseBed } from '../print/bed.ts';
import type { ProductListQueryVariables } from './ProductList.gen.ts';

export const PAGE_SIZE = 24;

/** The sort orders as they stand in the address. */
export const SORTS = {
  relevance: 'RELEVANCE',
  newest: 'NEWEST',
  price: 'PRICE_ASC',
  '-price': 'PRICE_DESC',
  name: 'NAME',
} as const satisfies Record<string, ProductSort>;
export type SortKey = keyof typeof SORTS;

const TYPES = { kit: 'PHYSICAL', files: 'DIGITAL' } as const satisfies Record<string, ProductType>;
const TYPE_PARAM: Record<ProductType, keyof typeof TYPES> = { PHYSICAL: 'kit', DIGITAL: 'files' };
const ATTRIBUTE = /^a\.([a-z0-9_-]{1,40})(?:\.(min|max))?$/i;

/** The parameter of one facet's options, and how a facet's value is written in it. */
export const facetParam = (facetKey: string) =>
  facetKey === 'category' || facetKey === 'type' ? facetKey : `a.${facetKey}`;
export const facetValue = (facetKey: string, value: string) =>
  facetKey === 'type' ? TYPE_PARAM[value as ProductType] : value;
/** The two parameters of a range facet; prices stand in the address in whole currency units. */
export const rangeParams = (facetKey: string) =>
  facetKey === 'price' ? { min: 'min', max: 'max' } : { min: `a.${facetKey}.min`, max: `a.${facetKey}.max` };

/** The printer that must hold every part: `250x210x220`, or `d260x330` with a circular bed. */
export const BED_PARAM = 'bed';

const number = (text: string | null) => {
  if (text === null || !/^-?\d{1,9}([.,]\d{1,3})?$/.test(text.trim())) return undefined;
  return Number(text.trim().replace(',', '.'));
};
const minor = (text: string | null) => {
  const amount = number(text);
  return amount === undefined || amount < 0 || amount > 20_000_000 ? undefined : Math.round(amount * 100);
};

function attributesOf(params: URLSearchParams): AttributeFilter[] {
  const found = new Map<string, AttributeFilter>();
  for (const [name, text] of params) {
    const [, key, bound] = ATTRIBUTE.exec(name) ?? [];
    if (!key || text === '') continue;
    const filter = found.get(key) ?? { key };
    if (!bound) filter.options = [...(filter.options ?? []), text];
    else if (number(text) !== undefined) filter[bound as 'min' | 'max'] = number(text);
    else continue;
    found.set(key, filter);
  }
  return [...found.values()];
}

function filterOf(params: URLSearchParams): ProductFilter {
  const categories = params.getAll('category').filter(Boolean);
  const types = params.getAll('type').flatMap((key) => (Object.hasOwn(TYPES, key) ? [TYPES[key as 'kit']] : []));
  const attributes = attributesOf(params);
  const priceMinMinor = minor(params.get('min'));
  const priceMaxMinor = minor(params.get('max'));
  const fitsPrinter = parseBed(params.get(BED_PARAM));
  return {
    ...(categories.length > 0 && { categories }),
    ...(types.length > 0 && { types: [...new Set(types)] }),
    ...(priceMinMinor !== undefined && { priceMinMinor }),
    ...(priceMaxMinor !== undefined && { priceMaxMinor }),
    ...(params.get('stock') === '1' && { inStock: true }),
    ...(fitsPrinter && { fitsPrinter }),
    ...(attributes.length > 0 && { attributes }),
  };
}

/** As long as the field and the server take it. */
const LONGEST_SEARCH = 200;

export const searchOf = (params: URLSearchParams) => params.get('search')?.trim().slice(0, LONGEST_SEARCH) || undefined;

/** The chosen order; without one the best match for a search, else the newest first. */
export function sortOf(params: URLSearchParams): SortKey {
  const key = params.get('sort') ?? '';
  const fallback = searchOf(params) ? 'relevance' : 'newest';
  if (!Object.hasOwn(SORTS, key)) return fallback;
  return key === 'relevance' && !searchOf(params) ? 'newest' : (key as SortKey);
}

/** The address of a list, read into the variables of its query. Unknown or malformed parts are left out. */
export function listVariables(params: URLSearchParams): ProductListQueryVariables {
  const before = params.get('before');
  const after = params.get('after');
  const page = before ? { last: PAGE_SIZE, before } : { first: PAGE_SIZE, ...(after && { after }) };
  const search = searchOf(params);
  return { ...page, filter: filterOf(params), sort: SORTS[sortOf(params)], ...(search && { search }) };
}

const PAGING = new Set(['after', 'before', 'from']);

/** The same list from its first page, with some parameters replaced (`null` removes one, a list repeats it). */
export function listHref(params: URLSearchParams, changes: Record<string, string | readonly string[] | null> = {}) {
  const next = new URLSearchParams();
  for (const [name, value] of params)
    if (value !== '' && !PAGING.has(name) && !(name in changes)) next.append(name, value);
  for (const [name, value] of Object.entries(changes))
    for (const text of value === null ? [] : [value].flat()) next.append(name, text);
  const query = next.toString();
  return query ? `/products?${query}` : '/products';
}

/** The same list without one value of a parameter. */
export const withoutValue = (params: URLSearchParams, name: string, value: string) =>
  listHref(params, { [name]: params.getAll(name).filter((other) => other !== value) });

/** Only the search and the order stay when every filter is cleared. */
export const clearedHref = (params: URLSearchParams) =>
  listHref(new URLSearchParams([...params].filter(([name]) => name === 'search' || name === 'sort')));
