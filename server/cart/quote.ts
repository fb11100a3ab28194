import { hasFilesToSell } from '../catalog/product/sale-readiness.queries.ts';
import { unitPriceOf } from '../catalog/product/volume-prices.ts';
import type { Locale } from '../core/locale.ts';
import { taxIncluded } from '../core/money.ts';
import type { MergedLine } from './cart-lines.ts';
import type { Reduced, ReducibleLine, Reduction } from '../promotions/reductions.ts';
import type { CodSetting } from '../settings/cod.setting.ts';
import type { MethodCarrier } from '../settings/parcels.setting.ts';
import type { ShippingSetting } from '../settings/shipping.setting.ts';
import { bestOutcome, NOTHING_OFFERED, type CodeOutcome, type OfferedPromotions } from './best-promotions.ts';
import type { NearPromotion } from './near-promotions.ts';
import type { CashOffer } from './cash-on-delivery.ts';
import { boughtByOthers } from './files-once.ts';
import { savedTogether } from './kits-with-files.ts';
import type { PickupChoice, PickupWish } from './pickup-choice.ts';
import { offersFor, sendingOf, shippingPart } from './quote-delivery.ts';
import { fingerprintOf } from './quote-fingerprint.ts';
import { shipsTo, type ShippingOffer } from './shipping.ts';
import { isSingle, productIdOf, type Sold } from './sold.queries.ts';
import { taxSums, type TaxSum } from './tax-lines.ts';
import { businessOf, lineWithoutVat, offersWithoutVat, reductionsWithoutVat } from './union-business.ts';
import { vatCountryOf, vatRateFor, type TaxRules } from './vat-rates.ts';
import type { VatCheck } from './vies/vat-check.queries.ts';

/** Why a line cannot be bought as asked, or how the quote corrected it. */
export enum QuoteProblem {
  NOT_FOUND = 'NOT_FOUND',
  INACTIVE = 'INACTIVE',
  OUT_OF_STOCK = 'OUT_OF_STOCK',
  NOT_ENOUGH_STOCK = 'NOT_ENOUGH_STOCK',
  DIGITAL_LIMIT = 'DIGITAL_LIMIT',
  DUPLICATE = 'DUPLICATE',
  IN_PREPARATION = 'IN_PREPARATION',
  INCLUDED = 'INCLUDED',
}

/** Already put right by the quote; the line can be ordered. */
const CORRECTED: ReadonlySet<QuoteProblem | null> = new Set([null, QuoteProblem.DIGITAL_LIMIT, QuoteProblem.DUPLICATE]);

/** A line that has a price. */
export interface PricedLine {
  productId: number;
  product: Sold;
  quantity: number;
  unitPriceMinor: number;
  /** What one piece costs by itself: more, where so many are cheaper. */
  singlePriceMinor: number;
  subtotalMinor: number;
  /** What is saved because a kit and its files are in the cart, part of the discount. */
  togetherMinor: number;
  discountMinor: number;
  taxRatePercent: number;
  taxMinor: number;
  problem: QuoteProblem | null;
  available: number | null;
}

/** A line without a price: the product is unknown or no longer sold. */
export interface UnpricedLine {
  productId: number;
  product: null;
  quantity: number;
  problem: QuoteProblem.NOT_FOUND | QuoteProblem.INACTIVE;
}

export interface ShippingPart extends ShippingOffer {
  taxRatePercent: number;
  taxMinor: number;
}

/**
 * A whole cart with every amount, in minor units, VAT included where there is any: all are without it for a business of
 * another member state. Lines without a price count nothing.
 */
export interface Quote {
  lines: (PricedLine | UnpricedLine)[];
  subtotalMinor: number;
  /** Sum of what is taken off the lines. */
  discountMinor: number;
  /** The promotions that apply, in the order in which they were taken off. */
  promotions: readonly Reduction[];
  /** What kits with their files save, part of the discount. */
  togetherMinor: number;
  /** What became of the code that was given; null: none was. */
  code: CodeOutcome | null;
  /** Promotions that would apply by themselves if there were a little more in the cart. */
  near: readonly NearPromotion[];
  /** With the fee where it is paid on delivery. Null: nothing is shipped, or nothing can be shipped there. */
  shipping: ShippingPart | null;
  /** Whether it could be paid on delivery; null: not offered, or nothing is shipped. */
  cash: CashOffer | null;
  totalMinor: number;
  taxes: TaxSum[];
  requiresShipping: boolean;
  hasDigital: boolean;
  offers: ShippingOffer[];
  /** Of what goes into the parcel. */
  grams: number;
  /** Where the parcel waits; null: it goes to an address, or nothing is shipped. */
  pickup: PickupChoice | null;
  country: string;
  /** Whose VAT it bears. */
  vatCountry: string;
  /** Member state of a business that buys without VAT, see `businessStateOf`; null: anybody else. */
  businessState: string | null;
  /** By which it was told. */
  vatCheck: VatCheck | null;
  /** Whether goods are sent to the country at all. */
  served: boolean;
  orderable: boolean;
  fingerprint: string;
}

/** What the seller has settled on, as of a day in the shop's time zone (ISO). */
export interface PriceRules extends TaxRules {
  readonly shipping: ShippingSetting;
  readonly cod?: CodSetting;
  /** Who takes what is sent by a method; absent: nobody said. */
  readonly carriers?: readonly MethodCarrier[];
}

export interface QuoteTerms {
  country: string;
  /** Another one is taken when this cannot serve the country and weight. */
  shippingMethod?: string | null;
  locale: Locale;
  /** To be paid on delivery, where that can be had. */
  cashOnDelivery?: boolean | null;
  /** The point that was chosen, where this way of sending goes to one. */
  pickup?: PickupWish | null;
  /** Of which the best apply; none when absent. */
  promotions?: OfferedPromotions;
  rules: PriceRules;
  /** What VIES says of the buyer's number; absent or null: nothing, or there is none. */
  vatCheck?: VatCheck | null;
}

export type Priced = Omit<PricedLine, 'discountMinor' | 'taxMinor'>;

const problemOf = (line: MergedLine, product: Sold, quantity: number): QuoteProblem | null => {
  if (!hasFilesToSell(product)) return QuoteProblem.IN_PREPARATION;
  if (product.available !== null && product.available <= 0) return QuoteProblem.OUT_OF_STOCK;
  if (product.available !== null && product.available < quantity) return QuoteProblem.NOT_ENOUGH_STOCK;
  if (quantity < line.quantity) return QuoteProblem.DIGITAL_LIMIT;
  return line.duplicate ? QuoteProblem.DUPLICATE : null;
};

/** Whether the line counts. */
export const isPriced = <Line extends { product: Sold | null }>(line: Line): line is Extract<Line, { product: Sold }> =>
  line.product !== null;

const priceLine = (line: MergedLine, product: Sold | undefined, terms: QuoteTerms): Priced | UnpricedLine => {
  const { productId } = line;
  if (!product) return { productId, product: null, quantity: line.quantity, problem: QuoteProblem.NOT_FOUND };
  if (!product.active || product.priceMinor <= 0) {
    return { productId, product: null, quantity: line.quantity, problem: QuoteProblem.INACTIVE };
  }
  const quantity = isSingle(product) ? 1 : line.quantity;
  const unitPriceMinor = unitPriceOf(product, quantity);
  return {
    productId,
    product,
    quantity,
    unitPriceMinor,
    singlePriceMinor: product.priceMinor,
    subtotalMinor: unitPriceMinor * quantity,
    togetherMinor: 0,
    taxRatePercent: vatRateFor(terms.rules, product.taxClass, terms.country),
    problem: problemOf(line, product, quantity),
    available: product.available,
  };
};

/** The lines before promotions. */
const priceLines = (
  lines: readonly MergedLine[],
  products: readonly Sold[],
  terms: QuoteTerms,
): (Priced | UnpricedLine)[] => {
  const byId = new Map(products.map((product) => [product.id, product]));
  const priced = lines.map((line) => priceLine(line, byId.get(line.productId), terms));
  const counted = priced.filter(isPriced);
  const [saved, included] = [savedTogether(counted), boughtByOthers(counted)];
  return priced.map((line) => {
    if (!isPriced(line)) return line;
    const problem = included.shift() ? QuoteProblem.INCLUDED : line.problem;
    return { ...line, togetherMinor: saved.shift()!, problem };
  });
};

/** Gives every line its part of the discount and the VAT of what remains. */
const applyShares = (lines: readonly (Priced | UnpricedLine)[], shares: readonly number[]) => {
  const left = [...shares];
  return lines.map((line): PricedLine | UnpricedLine => {
    if (!isPriced(line)) return line;
    const discountMinor = line.togetherMinor + left.shift()!;
    return { ...line, discountMinor, taxMinor: taxIncluded(line.subtotalMinor - discountMinor, line.taxRatePercent) };
  });
};

/** What promotions look at. */
const reducible = (lines: readonly Priced[]): ReducibleLine[] =>
  lines.map(({ product, quantity, subtotalMinor, togetherMinor }) => ({
    productId: productIdOf(product),
    categoryId: product.categoryId,
    quantity,
    subtotalMinor: subtotalMinor - togetherMinor,
  }));

/** The same of a cart that has no quote yet. */
export const reducibleLines = (
  lines: readonly MergedLine[],
  products: readonly Sold[],
  terms: QuoteTerms,
): ReducibleLine[] => reducible(priceLines(lines, products, terms).filter(isPriced));

const sumOf = <T>(items: readonly T[], amount: (item: T) => number): number =>
  items.reduce((sum, item) => sum + amount(item), 0);

const partsOf = (lines: readonly PricedLine[], shipping: ShippingPart | null) => [
  ...lines.map(({ taxRatePercent, subtotalMinor, discountMinor, taxMinor }) => ({
    ratePercent: taxRatePercent,
    grossMinor: subtotalMinor - discountMinor,
    taxMinor,
  })),
  ...(shipping
    ? [{ ratePercent: shipping.taxRatePercent, grossMinor: shipping.priceMinor, taxMinor: shipping.taxMinor }]
    : []),
];

/** The lines with their parts of the discount, as this buyer pays them. */
const chargedLines = (priced: readonly (Priced | UnpricedLine)[], shares: readonly number[], terms: QuoteTerms) => {
  const all = applyShares(priced, shares);
  if (businessOf(terms) === null) return all;
  return all.map((line) => (isPriced(line) ? lineWithoutVat(line, terms.rules) : line));
};

/** What was taken off and by what; all of it without VAT is `netMinor`, null: with it. */
const takenOff = (lines: readonly Priced[], { reductions }: Reduced, netMinor: number | null) => {
  const together = { reductionMinor: sumOf(lines, (line) => line.togetherMinor) };
  if (netMinor === null) return { togetherMinor: together.reductionMinor, promotions: reductions };
  const [first, ...rest] = reductionsWithoutVat([together, ...reductions], netMinor);
  return { togetherMinor: first!.reductionMinor, promotions: rest as Reduction[] };
};

const isOrderable = (quote: Omit<Quote, 'fingerprint' | 'orderable' | 'cash'>): boolean => {
  const deliverable = !quote.requiresShipping || quote.shipping !== null;
  return deliverable && quote.totalMinor > 0 && quote.lines.every(({ problem }) => CORRECTED.has(problem));
};

/**
 * Prices a cart. Pure: the same products and terms give the same quote. Σ lines + shipping − discount = total, exactly. For a
 * business without VAT promotions and delivery are chosen as for a consumer, and then all amounts lose their VAT.
 */
export const priceCart = (lines: readonly MergedLine[], products: readonly Sold[], terms: QuoteTerms): Quote => {
  const priced = priceLines(lines, products, terms);
  const counted = priced.filter(isPriced);
  const deliveryMinor = (each: Reduced) => shippingPart(offersFor(counted, each, terms), terms)?.priceMinor ?? 0;
  const promotions = terms.promotions ?? NOTHING_OFFERED;
  const { reduced, code } = bestOutcome(reducible(counted), promotions, deliveryMinor);
  const { rules } = terms;
  const businessState = businessOf(terms);
  const all = chargedLines(priced, reduced.shares, terms);
  const sold = all.filter(isPriced);
  const offered = offersFor(counted, reduced, terms);
  const offers = businessState === null ? offered : offersWithoutVat(offered, rules);
  const subtotalMinor = sumOf(sold, (line) => line.subtotalMinor);
  const discountMinor = sumOf(sold, (line) => line.discountMinor);
  const { cash, shipping, ...sending } = sendingOf(offers, sold, subtotalMinor - discountMinor, terms);
  const quote = {
    lines: all,
    subtotalMinor,
    discountMinor,
    ...takenOff(counted, reduced, businessState === null ? null : discountMinor),
    code,
    near: promotions.near ?? [],
    shipping,
    totalMinor: subtotalMinor + (shipping?.priceMinor ?? 0) - discountMinor,
    taxes: taxSums(partsOf(sold, shipping)),
    ...sending,
    offers,
    country: terms.country,
    vatCountry: businessState ?? vatCountryOf(rules, terms.country),
    businessState,
    vatCheck: terms.vatCheck ?? null,
    served: shipsTo(rules.shipping, terms.country),
  };
  return { ...quote, cash, orderable: isOrderable(quote), fingerprint: fingerprintOf(quote) };
};
