import { taxIncluded } from '../core/money.ts';
import type { Reduced } from '../promotions/reductions.ts';
import { cashOffer, chargedShipping } from './cash-on-delivery.ts';
import { pickupChoice, takesNoCash } from './pickup-choice.ts';
import type { Priced, PricedLine, QuoteTerms, ShippingPart } from './quote.ts';
import { shippingOffers, type ShippingOffer } from './shipping.ts';
import { businessOf } from './union-business.ts';
import { vatRateFor } from './vat-rates.ts';

/**
 * Sending is part of the supply of the goods, so it bears their rate. The method asked for is taken if it can serve the
 * parcel, else the first offer.
 */
export const shippingPart = (offers: readonly ShippingOffer[], terms: QuoteTerms): ShippingPart | null => {
  const offer = offers.find(({ id }) => id === terms.shippingMethod) ?? offers[0];
  if (!offer) return null;
  const taxRatePercent = businessOf(terms) === null ? vatRateFor(terms.rules, 'goods', terms.country) : 0;
  return { ...offer, taxRatePercent, taxMinor: taxIncluded(offer.priceMinor, taxRatePercent) };
};

const goodsIn = <Line extends Priced>(sold: readonly Line[]): Line[] =>
  sold.filter(({ product }) => product.productType === 'PHYSICAL');

const gramsOf = (goods: readonly Priced[]): number =>
  goods.reduce((sum, { product, quantity }) => sum + (product.weightGrams ?? 0) * quantity, 0);

/**
 * The ways to send the goods among these lines, by what they cost after their shares. Free delivery makes the cheapest way that
 * costs something cost nothing, and a dearer one the difference. What is printed first is longer on its way by its days.
 */
export const offersFor = (
  sold: readonly Priced[],
  { shares, freeDelivery }: Pick<Reduced, 'shares' | 'freeDelivery'>,
  terms: QuoteTerms,
) => {
  const weighed = sold.map((line, i) => ({ ...line, paidMinor: line.subtotalMinor - line.togetherMinor - shares[i]! }));
  const goods = goodsIn(weighed);
  if (goods.length === 0) return [];
  const parcel = {
    country: terms.country,
    grams: gramsOf(goods),
    valueMinor: goods.reduce((sum, { paidMinor }) => sum + paidMinor, 0),
  };
  const offers = shippingOffers(terms.rules.shipping, parcel, terms.locale, terms.rules.carriers);
  const paid = offers.map(({ priceMinor }) => priceMinor).filter((minor) => minor > 0);
  const off = freeDelivery ? Math.min(...paid) : 0;
  const printing = Math.max(0, ...goods.map(({ product }) => product.print?.days ?? 0));
  return offers.map(({ minDays, maxDays, ...offer }) => ({
    ...offer,
    priceMinor: Math.max(0, offer.priceMinor - off),
    minDays: minDays + printing,
    maxDays: maxDays + printing,
  }));
};

/** How the goods go: where they wait for their buyer, whether they can be paid there, and what sending costs in the end. */
export const sendingOf = (
  offers: readonly ShippingOffer[],
  sold: readonly PricedLine[],
  goodsMinor: number,
  terms: QuoteTerms,
) => {
  const { country, rules } = terms;
  const goods = goodsIn(sold);
  const [grams, requiresShipping, hasDigital] = [gramsOf(goods), goods.length > 0, goods.length < sold.length];
  const sent = shippingPart(offers, terms);
  const pickup = pickupChoice(sent, terms.pickup ?? null, { country, grams });
  const totalMinor = goodsMinor + (sent?.priceMinor ?? 0);
  const parcel = {
    country,
    method: sent?.id ?? null,
    hasFiles: hasDigital,
    totalMinor,
    pointTakesNone: takesNoCash(pickup),
  };
  const cash = requiresShipping ? cashOffer(rules, parcel, businessOf(terms) !== null) : null;
  return { grams, pickup, requiresShipping, hasDigital, cash, shipping: chargedShipping(sent, cash, terms) };
};
