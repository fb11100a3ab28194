import { share, taxIncluded } from '../core/money.ts';
import { reversesCharge, taxpayerOn } from '../settings/taxpayer.setting.ts';
import type { TaxedAs } from '../settings/vat.setting.ts';
import { isCrossBorder, SELLER_COUNTRY, vatRateFor, type TaxRules } from './vat-rates.ts';
import type { QuoteTerms } from './quote.ts';
import type { VatCheck } from './vies/vat-check.queries.ts';
import { vatNumberOf } from './vies/vat-number.ts';

/**
 * The member state of a business that buys without VAT, null for everybody else: the seller is a payer or registered by § 7a,
 * the sale goes to another member state, and VIES knows the buyer's number of another member state. A payer's goods are then an
 * exempt intra-Union supply (Directive 2006/112/EC, art. 138 par. 1; Slovak Act 222/2004, § 43), delivery with them; those of who
 * is no payer stay exempt at home as to anybody (art. 284 par. 1). Files are supplied where the business is, which owes the VAT
 * (art. 44 and 196; § 15 par. 1 and § 69). Without an answer of VIES the buyer is a consumer.
 */
export const businessStateOf = (
  { taxpayer, day }: Pick<TaxRules, 'taxpayer' | 'day'>,
  country: string,
  check: VatCheck | null,
): string | null => {
  if (!check?.valid || !isCrossBorder(country) || !reversesCharge(taxpayerOn(taxpayer, day))) return null;
  const number = vatNumberOf(check.number);
  return number && isCrossBorder(number.state) ? number.state : null;
};

/** An amount without the VAT that the seller's own state has within it: what such a business pays, wherever it is. */
const withoutVat = (rules: TaxRules, taxClass: TaxedAs, grossMinor: number): number =>
  grossMinor - taxIncluded(grossMinor, vatRateFor(rules, taxClass, SELLER_COUNTRY));

interface Line {
  readonly product: { readonly taxClass: TaxedAs };
  readonly quantity: number;
  readonly unitPriceMinor: number;
  readonly singlePriceMinor: number;
  readonly subtotalMinor: number;
  readonly discountMinor: number;
  readonly taxRatePercent: number;
  readonly taxMinor: number;
}

/** A line as such a business pays it: price and reduction lose their VAT by the piece; what costs something costs a cent at least. */
export const lineWithoutVat = <Given extends Line>(line: Given, rules: TaxRules): Given => {
  const net = (minor: number) => withoutVat(rules, line.product.taxClass, minor);
  const unitPriceMinor = net(line.unitPriceMinor);
  const singlePriceMinor = net(line.singlePriceMinor);
  const subtotalMinor = unitPriceMinor * line.quantity;
  const least = line.discountMinor < line.subtotalMinor ? 1 : 0;
  const discountMinor = Math.min(net(line.discountMinor), subtotalMinor - least);
  return { ...line, unitPriceMinor, singlePriceMinor, subtotalMinor, discountMinor, taxRatePercent: 0, taxMinor: 0 };
};

/** Ways to send its goods, whose rate they would bear. */
export const offersWithoutVat = <Offer extends { readonly priceMinor: number }>(
  offers: readonly Offer[],
  rules: TaxRules,
): Offer[] => offers.map((offer) => ({ ...offer, priceMinor: withoutVat(rules, 'goods', offer.priceMinor) }));

/** What is taken off altogether, told by promotion in the shares that it had with VAT. */
export const reductionsWithoutVat = <Given extends { readonly reductionMinor: number }>(
  reductions: readonly Given[],
  discountMinor: number,
): Given[] => {
  const weights = reductions.map(({ reductionMinor }) => reductionMinor);
  const shares = share(discountMinor, weights);
  return reductions.map((each, i) => ({ ...each, reductionMinor: shares[i]! }));
};

/** The same for the terms of a quote. */
export const businessOf = ({ rules, country, vatCheck = null }: QuoteTerms): string | null =>
  businessStateOf(rules, country, vatCheck);
