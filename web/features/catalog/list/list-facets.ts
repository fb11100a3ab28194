import type { IntlShape } from 'react-intl';
import { formatMoney } from '../../../intl/money.ts';
import { bedSize, parseBed } from '../print/bed.ts';
import { BED_PARAM, facetParam, facetValue, listHref, rangeParams, withoutValue } from './list-url.ts';
import type { ProductListQuery } from './ProductList.gen.ts';

export type Facet = ProductListQuery['products']['facets'][number];

/** A filter in force, in words, with the address of the list without it. */
export interface Chip {
  readonly key: string;
  readonly label: string;
  readonly href: string;
}

interface Words {
  readonly intl: IntlShape;
  readonly currency: string;
}

/** The whole-number bounds of a range facet as the form shows them; prices in whole currency units. Null when there is nothing to choose. */
export function boundsOf({ key, min, max }: Facet): { min: number; max: number } | null {
  if (min === null || max === null) return null;
  const unit = key === 'price' ? 100 : 1;
  const bounds = { min: Math.floor(min / unit), max: Math.ceil(max / unit) };
  return bounds.max > bounds.min ? bounds : null;
}

/** A bound in words: `€260`, `612 mm`. */
export function boundText(facet: Facet, value: number, { intl, currency }: Words): string {
  if (facet.key === 'price')
    return Number.isInteger(value)
      ? intl.formatNumber(value, { style: 'currency', currency, maximumFractionDigits: 0 })
      : formatMoney(intl, { minor: Math.round(value * 100), currency });
  return `${intl.formatNumber(value)}${facet.unit ? `\u00a0${facet.unit}` : ''}`;
}

function rangeChips(facet: Facet, params: URLSearchParams, words: Words): Chip[] {
  const names = rangeParams(facet.key);
  return (['min', 'max'] as const).flatMap((side) => {
    const text = params.get(names[side]);
    const value = Number(text?.replace(',', '.'));
    if (!text || !Number.isFinite(value)) return [];
    const bound = boundText(facet, value, words);
    const id = side === 'min' ? 'products.atLeast' : 'products.atMost';
    const limit = words.intl.formatMessage({ id }, { value: bound });
    const label = facet.key === 'price' ? limit : `${facet.label}: ${limit}`;
    return [{ key: names[side], label, href: listHref(params, { [names[side]]: null }) }];
  });
}

function optionChips(facet: Facet, params: URLSearchParams): Chip[] {
  const name = facetParam(facet.key);
  const chosen = params.getAll(name);
  return facet.values.flatMap(({ value, label }) => {
    const text = facetValue(facet.key, value);
    return chosen.includes(text) ? [{ key: `${name}=${text}`, label, href: withoutValue(params, name, text) }] : [];
  });
}

/** The filters in force, in the order of the form. */
export function chipsOf(facets: readonly Facet[], params: URLSearchParams, words: Words): Chip[] {
  const chips = facets.flatMap((facet) =>
    facet.kind === 'RANGE' ? rangeChips(facet, params, words) : optionChips(facet, params),
  );
  const bed = parseBed(params.get(BED_PARAM));
  const single = (key: string, label: string): Chip => ({ key, label, href: listHref(params, { [key]: null }) });
  if (bed)
    chips.push(single(BED_PARAM, words.intl.formatMessage({ id: 'products.fits' }, { bed: bedSize(words.intl, bed) })));
  if (params.get('stock') === '1')
    chips.push(single('stock', words.intl.formatMessage({ id: 'products.inStockOnly' })));
  return chips;
}

/** The address that a sent filter form asks for: bounds at the ends of their range are no filter. */
export function formHref(data: FormData, facets: readonly Facet[]): string {
  const params = new URLSearchParams();
  for (const [name, value] of data) if (typeof value === 'string' && value !== '') params.append(name, value);
  for (const facet of facets.filter(({ kind }) => kind === 'RANGE')) {
    const bounds = boundsOf(facet);
    const names = rangeParams(facet.key);
    if (!bounds || Number(params.get(names.min)) <= bounds.min) params.delete(names.min);
    if (!bounds || Number(params.get(names.max)) >= bounds.max) params.delete(names.max);
  }
  return listHref(params);
}
