import { money } from '../../core/money.types.ts';
import { daysAfter } from '../../core/text/format.ts';
import type { Sale } from './later-sales.ts';
import type { PlannedSale } from './planned-sale.types.ts';

/** What decides on the sales of a product: prices from day to day, beside the ordinary one. Prices in cents, days ISO. */
export interface SaleTerms {
  readonly priceMinor: number;
  readonly salePriceMinor: number | null;
  readonly saleFrom: string | null;
  readonly saleTo: string | null;
  /** In any order. */
  readonly laterSales: readonly Sale[] | null;
}

type FirstSale = Pick<SaleTerms, 'salePriceMinor' | 'saleFrom' | 'saleTo'>;

const NAMES = ['salePriceMinor', 'saleFrom', 'saleTo'] as const;

/** Fields that are stored together or not at all. */
export const SALE_FIELDS: readonly string[] = [...NAMES, 'laterSales'];

/** Days that a sale may lie ahead. */
const FURTHEST_DAYS = 366;

/** What gives up the sale of a product. */
export const NO_SALE = { salePriceMinor: null, saleFrom: null, saleTo: null } as const;

const given = (values: Readonly<Record<string, unknown>>): SaleTerms =>
  ({ ...NO_SALE, laterSales: null, ...values }) as unknown as SaleTerms;

const firstOf = ({ salePriceMinor, saleFrom, saleTo }: FirstSale): Sale[] =>
  salePriceMinor === null ? [] : [{ priceMinor: salePriceMinor, from: saleFrom!, to: saleTo! }];

const allOf = (terms: SaleTerms): Sale[] => [...firstOf(terms), ...(terms.laterSales ?? [])];

/** The terms in values by field name, as they are on a day: sales that are over are gone, and the earliest is the first. */
export const saleTermsOn = (values: Readonly<Record<string, unknown>>, day: string): SaleTerms => {
  const terms = given(values);
  const [first, ...later] = allOf(terms)
    .filter(({ to }) => to >= day)
    .sort((a, b) => a.from.localeCompare(b.from));
  return {
    priceMinor: terms.priceMinor,
    salePriceMinor: first?.priceMinor ?? null,
    saleFrom: first?.from ?? null,
    saleTo: first?.to ?? null,
    laterSales: later.length > 0 ? later : null,
  };
};

/** Whether the price of its first sale holds on a day: from the first to the last one, both included. */
export const isSaleOn = ({ salePriceMinor, saleFrom, saleTo }: FirstSale, day: string): boolean =>
  salePriceMinor !== null && saleFrom! <= day && day <= saleTo!;

/** The sale of a product as admins see it; null without one. */
export const saleOf = (product: FirstSale & { readonly regularPriceMinor: number | null }): PlannedSale | null => {
  const { salePriceMinor, saleFrom, saleTo, regularPriceMinor } = product;
  if (salePriceMinor === null) return null;
  return { price: money(salePriceMinor), from: saleFrom!, to: saleTo!, running: regularPriceMinor !== null };
};

/** What the product costs on a day, by the terms of that day. */
export const priceOn = (terms: SaleTerms, day: string): number =>
  isSaleOn(terms, day) ? terms.salePriceMinor! : terms.priceMinor;

const missingIn = (terms: SaleTerms): Record<string, string> => {
  const missing = NAMES.filter((name) => terms[name] === null);
  return missing.length === NAMES.length ? {} : Object.fromEntries(missing.map((name) => [name, 'REQUIRED']));
};

/** What is wrong with the days of a sale, by `from` and `to`. */
const dayProblems = ({ from, to }: Sale, others: readonly Sale[], today: string): { from?: string; to?: string } => {
  if (to < from) return { to: 'ENDS_TOO_EARLY' };
  if (to < today) return { to: 'PAST' };
  if (to > daysAfter(today, FURTHEST_DAYS)) return { to: 'TOO_LATE' };
  return others.some((one) => one.from <= to && from <= one.to) ? { from: 'OVERLAPS' } : {};
};

/**
 * Code by field for sales that cannot be: REQUIRED, ENDS_TOO_EARLY, PAST, TOO_LATE (a year ahead), OVERLAPS (another one
 * above it) and NOT_BELOW for one that is not below the ordinary price. What is wrong with a later one stands at
 * `laterSales.0.to`. Only what `changes` touch is judged.
 */
export const saleProblems = (
  after: Readonly<Record<string, unknown>>,
  changes: Readonly<Record<string, unknown>>,
  today: string,
): Record<string, string> => {
  const terms = given(after);
  const planned = SALE_FIELDS.some((name) => name in changes);
  if (!planned && !('priceMinor' in changes)) return {};
  const missing = missingIn(terms);
  if (Object.keys(missing).length > 0) return missing;
  const found: Record<string, string> = {};
  const all = allOf(terms);
  const ahead = firstOf(terms).length;
  all.forEach((sale, i) => {
    const row = `laterSales.${i - ahead}`;
    const [price, from, to] = i < ahead ? NAMES : [`${row}.priceMinor`, `${row}.from`, `${row}.to`];
    if (sale.priceMinor >= terms.priceMinor) found[price] = 'NOT_BELOW';
    if (!planned) return;
    const days = dayProblems(sale, all.slice(0, i), today);
    if (days.from) found[from] = days.from;
    if (days.to) found[to] = days.to;
  });
  return found;
};
