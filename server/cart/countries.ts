import type { Locale } from '../core/locale.ts';
import { EU_VAT_RATES, vatRateFor } from './vat-rates.ts';

/**
 * Countries outside the Union that may buy files. Each lets a small foreign seller start without registering for its tax;
 * one without such a threshold (the United Kingdom) is left out.
 */
const FILES_ONLY = ['CH', 'IS', 'LI', 'NO', 'US'];

const CODES: readonly string[] = [...Object.keys(EU_VAT_RATES), ...FILES_ONLY];
const KNOWN = new Set(CODES);

/** Whether the shop sells anything to the country (ISO 3166-1 alpha-2). */
export const sellsTo = (country: string): boolean => KNOWN.has(country);

/** Whether goods are sent there: the Union only, so that no parcel meets customs. */
export const shipsTo = (country: string): boolean => Object.hasOwn(EU_VAT_RATES, country);

export interface SaleCountry {
  code: string;
  name: string;
  shipsTo: boolean;
  vatRatePercent: number;
}

const listOf = (locale: Locale): SaleCountry[] => {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return CODES.map((code) => ({
    code,
    name: names.of(code) ?? code,
    shipsTo: shipsTo(code),
    vatRatePercent: vatRateFor('digital', code),
  })).sort((a, b) => compare(a.name, b.name));
};

const lists = new Map<Locale, SaleCountry[]>();

/** Every country that may buy, by name as the language sorts it. */
export const saleCountries = (locale: Locale): SaleCountry[] => {
  const list = lists.get(locale) ?? listOf(locale);
  lists.set(locale, list);
  return list;
};
