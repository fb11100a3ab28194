import { money } from '../../core/money.types.ts';
import { daysAfter } from '../../core/text/format.ts';
import type { PlannedSale } from './planned-sale.types.ts';

/** What decides on a sale: a price from day to day, beside the ordinary one. Prices in cents, days ISO. */
export interface SaleTerms {
  readonly priceMinor: number;
  readonly salePriceMinor: number | null;
  readonly saleFrom: string | null;
  readonly saleTo: string | null;
}

const NAMES = ['salePriceMinor', 'saleFrom', 'saleTo'] as const;

/** Days that a sale may lie ahead. */
const FURTHEST_DAYS = 366;

/** No sale: what ends one, and what gives one up. */
export const NO_SALE = { salePriceMinor: null, saleFrom: null, saleTo: null } as const;

/** The terms in values by field name; what is not said is none. */
export const saleTermsOf = (values: Readonly<Record<string, unknown>>): SaleTerms =>
  ({ ...NO_SALE, ...values }) as unknown as SaleTerms;

/** Whether its price holds on a day: from the first to the last one, both included. */
export const isSaleOn = ({ salePriceMinor, saleFrom, saleTo }: SaleTerms, day: string): boolean =>
  salePriceMinor !== null && saleFrom! <= day && day <= saleTo!;

/** The sale of a product as admins see it; null without one. */
export const saleOf = (
  product: Omit<SaleTerms, 'priceMinor'> & { readonly regularPriceMinor: number | null },
): PlannedSale | null => {
  const { salePriceMinor, saleFrom, saleTo, regularPriceMinor } = product;
  if (salePriceMinor === null) return null;
  return { price: money(salePriceMinor), from: saleFrom!, to: saleTo!, running: regularPriceMinor !== null };
};

/** What the product costs on a day. */
export const priceOn = (terms: SaleTerms, day: string): number =>
  isSaleOn(terms, day) ? terms.salePriceMinor! : terms.priceMinor;

const missingIn = (terms: SaleTerms): Record<string, string> => {
  const missing = NAMES.filter((name) => terms[name] === null);
  return missing.length === NAMES.length ? {} : Object.fromEntries(missing.map((name) => [name, 'REQUIRED']));
};

/**
 * Code by field for a sale that cannot be: REQUIRED, ENDS_TOO_EARLY, PAST, TOO_LATE (a year ahead), and NOT_BELOW at
 * `salePriceMinor` for one that is not below the ordinary price. Only what `changes` touch is judged.
 */
export const saleProblems = (
  after: Readonly<Record<string, unknown>>,
  changes: Readonly<Record<string, unknown>>,
  today: string,
): Record<string, string> => {
  const terms = saleTermsOf(after);
  const planned = NAMES.some((name) => name in changes);
  if (!planned && !('priceMinor' in changes)) return {};
  const missing = missingIn(terms);
  if (Object.keys(missing).length > 0) return missing;
  if (terms.salePriceMinor === null) return {};
  const found: Record<string, string> = {};
  if (terms.salePriceMinor >= terms.priceMinor) found.salePriceMinor = 'NOT_BELOW';
  if (!planned) return found;
  if (terms.saleTo! > daysAfter(today, FURTHEST_DAYS)) found.saleTo = 'TOO_LATE';
  if (terms.saleTo! < today) found.saleTo = 'PAST';
  if (terms.saleTo! < terms.saleFrom!) found.saleTo = 'ENDS_TOO_EARLY';
  return found;
};
