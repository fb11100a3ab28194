import { createHash } from 'node:crypto';
import { isPriced, type Quote } from './quote.ts';

/** Hash of everything that makes the sum: what the buyer saw is what the buyer pays, or the order is not placed. */
export const fingerprintOf = (quote: Omit<Quote, 'fingerprint' | 'orderable' | 'cash'>): string => {
  const lines = quote.lines
    .filter(isPriced)
    .map((line) => [line.productId, line.quantity, line.unitPriceMinor, line.discountMinor, line.taxRatePercent])
    .sort((a, b) => a[0]! - b[0]!);
  const { shipping } = quote;
  const carried = shipping && [shipping.id, shipping.priceMinor, shipping.taxRatePercent];
  // Where the buyer's own country taxes, a version before, which did not know of another, says the same.
  const taxedIn = quote.vatCountry === quote.country ? [] : [quote.vatCountry];
  const business = quote.businessState === null ? [] : [{ business: quote.businessState }];
  const promoted = quote.promotions.map(({ promotion, reductionMinor }) => [promotion.id, reductionMinor]);
  const sums = [lines, carried, quote.discountMinor, quote.totalMinor, quote.country];
  const text = JSON.stringify([...sums, ...taxedIn, ...business, ...(promoted.length > 0 ? [promoted] : [])]);
  return createHash('sha256').update(text).digest('base64url');
};
