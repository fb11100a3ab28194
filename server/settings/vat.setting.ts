import * as z from 'zod';
import type { Faults } from '../core/faults.ts';
import { day, defineSetting } from './setting.ts';

/** Standard rates in percent by ISO 3166-1 alpha-2. */
type Rates = Readonly<Record<string, number>>;

/**
 * Standard VAT rates of the 27 member states in percent, as in force on 1 January 2026 (European Commission, Taxes in
 * Europe Database; latest changes: SK 23 from 2025-01-01, EE 24 from 2025-07-01, RO 21 from 2025-08-01).
 */
export const EU_VAT_RATES: Rates = {
  AT: 20,
  BE: 21,
  BG: 20,
  CY: 19,
  CZ: 21,
  DE: 19,
  DK: 25,
  EE: 24,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GR: 24,
  HR: 25,
  HU: 27,
  IE: 23,
  IT: 22,
  LT: 21,
  LU: 17,
  LV: 21,
  MT: 18,
  NL: 21,
  PL: 23,
  PT: 23,
  RO: 21,
  SE: 25,
  SI: 22,
  SK: 23,
};

/** Whether the country is a member state. */
export const inUnion = (country: string): boolean => Object.hasOwn(EU_VAT_RATES, country);

export type TaxedAs = 'goods' | 'digital';

/** A rate from one day on, until the next one of the same country and tax class. */
export interface VatRate {
  readonly country: string;
  readonly taxClass: TaxedAs;
  /** ISO day in the shop's time zone: it holds from midnight in Bratislava. */
  readonly from: string;
  readonly percent: number;
}

export interface VatSetting {
  readonly rates: readonly VatRate[];
  /**
   * First day from which sales to consumers of other member states are taxed there by the seller's choice (Directive
   * 2006/112/EC, art. 59c par. 3); null: once they pass the threshold, which the shop counts.
   */
  readonly ossFrom: string | null;
}

const FIRST_DAY = '2026-01-01';
const TAXED_AS: readonly TaxedAs[] = ['goods', 'digital'];

const builtIn: VatSetting = {
  rates: Object.entries(EU_VAT_RATES).flatMap(([country, percent]) =>
    TAXED_AS.map((taxClass) => ({ country, taxClass, from: FIRST_DAY, percent })),
  ),
  ossFrom: null,
};

const cents = (percent: number): boolean => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-9;

const rate = z.strictObject({
  country: z.string('INVALID').refine(inUnion, 'COUNTRY_INVALID'),
  taxClass: z.enum(TAXED_AS, 'INVALID'),
  from: day,
  percent: z.number('INVALID').min(0, 'TOO_LOW').max(30, 'TOO_HIGH').refine(cents, 'INVALID'),
});

const placeOf = ({ country, taxClass }: VatRate) => `${country} ${taxClass}`;
const nameOf = (each: VatRate) => `${placeOf(each)} ${each.from}`;

/** Until 2026-11-26 the choice was one of goods alone, and had its name. */
const renamed = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || !('goodsUnderOssFrom' in value)) return value;
  const { goodsUnderOssFrom, ...rest } = value;
  return { ossFrom: goodsUnderOssFrom, ...rest };
};

const whole = z
  .strictObject({ rates: z.array(rate, 'INVALID').max(2000, 'TOO_MANY'), ossFrom: day.nullable() })
  .superRefine(({ rates }, issues) => {
    const seen = new Set<string>();
    for (const [i, each] of rates.entries()) {
      if (seen.has(nameOf(each))) issues.addIssue({ code: 'custom', path: ['rates', i, 'from'], message: 'TWICE' });
      seen.add(nameOf(each));
    }
    const places = new Set(rates.map(placeOf));
    const complete = Object.keys(EU_VAT_RATES).every((c) =>
      TAXED_AS.every((taxClass) => places.has(`${c} ${taxClass}`)),
    );
    if (!complete) issues.addIssue({ code: 'custom', path: ['rates'], message: 'REQUIRED' });
  });

const schema = z.preprocess(renamed, whole);

/** What held on a day that is over stays: documents of that day refer to it. Code PAST. */
const keepPast = (before: VatSetting, after: VatSetting, today: string): Faults => {
  const errors: Faults = {};
  const was = new Map(before.rates.map((each) => [nameOf(each), each.percent]));
  for (const [i, each] of after.rates.entries()) {
    if (each.from < today && was.get(nameOf(each)) !== each.percent) errors[`rates.${i}.from`] = 'PAST';
  }
  const is = new Set(after.rates.map(nameOf));
  if (before.rates.some((each) => each.from < today && !is.has(nameOf(each)))) errors.rates = 'PAST';
  const [oss, ossThen] = [before.ossFrom, after.ossFrom];
  const touchesPast = [oss, ossThen].some((first) => first !== null && first < today);
  if (oss !== ossThen && touchesPast) errors.ossFrom = 'PAST';
  return errors;
};

/** VAT by country, tax class and day. Rates of days that are over cannot be changed; a new one starts today or later. */
export const vatSetting = defineSetting<VatSetting>({
  key: 'VAT',
  schema,
  builtIn,
  refuseChange: keepPast,
  facts: ({ rates, ossFrom }) => ({
    ...Object.fromEntries(rates.map((each) => [nameOf(each), each.percent])),
    ossFrom,
  }),
});
