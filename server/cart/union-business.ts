import { taxIncluded } from '../core/money.ts';
import { chargesVat, taxpayerOn } from '../settings/taxpayer.setting.ts';
import type { TaxedAs } from '../settings/vat.setting.ts';
import { isCrossBorder, SELLER_COUNTRY, vatRateFor, type TaxRules } from './vat-rates.ts';
import type { VatCheck } from './vies/vat-check.queries.ts';
import { vatNumberOf } from './vies/vat-number.ts';

/**
 * The member state of a business that buys without VAT, null for everybody else: the seller is a payer, the sale goes to another
 * member state, and VIES knows the buyer's number of another member state. Goods are then an exempt intra-Union supply
 * (Directive 2006/112/EC, art. 138 par. 1; Slovak Act 222/2004, § 43), delivery with them, and files are supplied where the business
 * is, which owes the VAT (art. 44 and 196; § 15 par. 1 and § 69). Without an answer of VIES the buyer is a consumer.
 */
export const businessStateOf = (
  { taxpayer, day }: Pick<TaxRules, 'taxpayer' | 'day'>,
  country: string,
  check: VatCheck | null,
): string | null => {
  if (!check?.valid || !isCrossBorder(country) || !chargesVat(taxpayerOn(taxpayer, day))) return null;
  const number = vatNumberOf(check.number);
  return number && isCrossBorder(number.state) ? number.state : null;
};

/** An amount without the VAT that the seller's own state has within it: what such a business pays, wherever it is. */
export const withoutVat = (rules: TaxRules, taxClass: TaxedAs, grossMinor: number): number =>
  grossMinor - taxIncluded(grossMinor, vatRateFor(rules, taxClass, SELLER_COUNTRY));
