import type { TaxClass } from '../catalog/product.entity.ts';

/**
 * Standard VAT rates of the 27 member states in percent, as in force on 1 January 2026 (European Commission, Taxes in
 * Europe Database; latest changes: SK 23 from 2025-01-01, EE 24 from 2025-07-01, RO 21 from 2025-08-01).
 */
export const EU_VAT_RATES: Readonly<Record<string, number>> = {
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

export const SELLER_COUNTRY = 'SK';

/**
 * Whether goods sent to consumers of other member states are taxed there (One Stop Shop). Off while the seller's
 * cross-border sales of a year stay under EUR 10,000 (Directive 2006/112/EC, art. 59c).
 */
export const GOODS_UNDER_OSS = false;

/**
 * Rate for one tax class and the customer's country. Goods: the seller's rate, or the destination's under the One Stop
 * Shop. Files: the rate of the customer's country; outside the Union they are outside the scope of VAT (0).
 */
export const vatRateFor = (taxClass: TaxClass, country: string, goodsUnderOss: boolean = GOODS_UNDER_OSS): number => {
  const here = EU_VAT_RATES[SELLER_COUNTRY]!;
  if (taxClass === 'digital') return EU_VAT_RATES[country] ?? 0;
  return goodsUnderOss ? (EU_VAT_RATES[country] ?? here) : here;
};
