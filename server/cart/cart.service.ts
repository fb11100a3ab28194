import { loadSellables } from '../catalog/sellable.queries.ts';
import type { Ctx } from '../core/context.ts';
import { validationFailed } from '../core/errors.ts';
import { dayOf } from '../core/text/format.ts';
import { readSettings } from '../settings/settings.queries.ts';
import { mergeLines, type CartLine } from './cart-lines.ts';
import { sellsTo } from './countries.ts';
import { priceCart, type Quote } from './quote.ts';
import { SELLER_COUNTRY } from './vat-rates.ts';

/** Above it amounts would leave what a payment provider takes, and with it a 32-bit integer. */
const MAX_TOTAL_MINOR = 99_999_999;

export interface QuoteInput {
  /** Ids and quantities: a price is never read from outside. */
  lines: readonly CartLine[];
  /** Where the goods go, or where the buyer of files lives. Slovakia when absent. */
  country?: string | null;
  shippingMethod?: string | null;
}

/**
 * Prices a cart as of now, in two statements. Changes and locks nothing. Throws VALIDATION_FAILED for lines past the
 * limits, a country that is not sold to, or a sum past EUR 999,999.99.
 */
export const quoteCart = async (ctx: Ctx, input: QuoteInput): Promise<Quote> => {
  const country = input.country?.trim().toUpperCase() || SELLER_COUNTRY;
  if (!sellsTo(country)) throw validationFailed({ country: 'COUNTRY_INVALID' });
  const lines = mergeLines(input.lines);
  const ids = lines.map(({ productId }) => productId);
  const products = ids.length > 0 ? await loadSellables(ctx, ids) : [];
  const { vat, taxpayer, shipping } = await readSettings(ctx);
  const rules = { vat, taxpayer, shipping, day: dayOf(ctx.shop.clock.now()) };
  const terms = { country, shippingMethod: input.shippingMethod, locale: ctx.locale, rules };
  const quote = priceCart(lines, products, terms);
  if (quote.totalMinor > MAX_TOTAL_MINOR) throw validationFailed({ lines: 'TOTAL_TOO_LARGE' });
  return quote;
};
