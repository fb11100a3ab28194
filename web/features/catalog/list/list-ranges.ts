import type { Facet } from './list-facets.ts';
import { listHref, rangeParams } from './list-url.ts';

const number = (text: string | null) => (text ? Number(text.replace(',', '.')) : NaN);

/** A range whose lowest value is above its highest: no product can be in it. */
export interface InvertedRange {
  readonly label: string;
  /** The same list with the two bounds in the right order. */
  readonly href: string;
}

/** The first such range of the address; null when every range can hold something. */
export function invertedRange(facets: readonly Facet[], params: URLSearchParams): InvertedRange | null {
  for (const { key, kind, label } of facets) {
    const names = rangeParams(key);
    const [min, max] = [params.get(names.min), params.get(names.max)];
    if (kind === 'RANGE' && number(min) > number(max))
      return { label, href: listHref(params, { [names.min]: max, [names.max]: min }) };
  }
  return null;
}
