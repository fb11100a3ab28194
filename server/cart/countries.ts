import type { Locale } from '../core/locale.ts';
import { EU_VAT_RATES } from '../settings/vat.setting.ts';
import type { PriceRules } from './quote.ts';
import { shipsTo } from './shipping.ts';
import { vatRateFor } from './vat-rates.ts';

/**
 * Countries outside the Union that may buy files. Each lets a small foreign seller start without registering for its tax;
 * one without such a threshold (the United Kingdom) is left out.
 */
const FILES_ONLY = ['CH', 'IS', 'LI', 'NO', 'US'];

const CODES: readonly string[] = [...Object.keys(EU_VAT_RATES), ...FILES_ONLY];
const KNOWN = new Set(CODES);

/** Whether the shop sells anything to the country (ISO 3166-1 alpha-2). */
export const sellsTo = (country: string): boolean => KNOWN.has(country);

export interface SaleCountry {
  code: string;
  name: string;
  shipsTo: boolean;
  vatRatePercent: number;
}

interface NamedCountry {
  readonly code: string;
  readonly name: string;
}

const namesIn = (locale: Locale): NamedCountry[] => {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return CODES.map((code) => ({ code, name: names.of(code) ?? code })).sort((a, b) => compare(a.name, b.name));
};

const named = new Map<Locale, NamedCountry[]>();

/** Every country that may buy, by name as the language sorts it, with what holds on the day of the rules. */
export const saleCountries = (locale: Locale, { shipping, ...rules }: PriceRules): SaleCountry[] => {
  const countries = named.get(locale) ?? namesIn(locale);
  named.set(locale, countries);
  return countries.map(({ code, name }) => ({
    code,
    name,
    shipsTo: shipsTo(shipping, code),
    vatRatePercent: vatRateFor(rules, 'digital', code),
  }));
};
