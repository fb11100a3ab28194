import type { Ctx } from '../core/context.ts';
import { validationFailed } from '../core/errors.ts';
import { dayOf } from '../core/text/format.ts';
import { findPickupPoint } from '../pickup-points/pickup-points.queries.ts';
import type { ShippingSetting } from '../settings/shipping.setting.ts';
import { readSettings } from '../settings/settings.queries.ts';
import { mergeLines, type CartLine } from './cart-lines.ts';
import { sellsTo } from './countries.ts';
import { offeredCards } from '../gift-cards/offered-cards.queries.ts';
import { crossBorderStanding } from './cross-border-sales.queries.ts';
import { offeredPromotions } from './offered-promotions.queries.ts';
import { carrierOf, countryOfPickup, type PickupWish } from './pickup-choice.ts';
import { priceCart, reducibleLines, type Quote, type QuoteTerms } from './quote.ts';
import { payByCards, type PayableQuote } from './quote-gift-cards.ts';
import { loadSold } from './sold.queries.ts';
import { passesThreshold } from './union-threshold.ts';
import { isCrossBorder, needsThreshold, SELLER_COUNTRY, type TaxRules } from './vat-rates.ts';
import { keptVatCheck, type VatCheck } from './vies/vat-check.queries.ts';
import { vatNumberOf } from './vies/vat-number.ts';

/** Above it amounts would leave what a payment provider takes, and with it a 32-bit integer. */
const MAX_TOTAL_MINOR = 99_999_999;

export interface QuoteInput {
  /** Ids and quantities: a price is never read from outside. */
  lines: readonly CartLine[];
  /** Where the goods go, or where the buyer of files lives. Slovakia when absent. */
  country?: string | null;
  shippingMethod?: string | null;
  /** Id of the point that was chosen, by the carrier of that method. */
  pickupPoint?: string | null;
  /** As it was typed. */
  promotionCode?: string | null;
  /** Of gift cards, as they were typed. */
  giftCardCodes?: readonly string[] | null;
  /** Whether it is to be paid on delivery. */
  cashOnDelivery?: boolean | null;
  /** Of the order that is being placed: limits per buyer count by it too. */
  email?: string | null;
  /** VAT number of the buyer's company: by what VIES was heard to say of it. */
  vatNumber?: string | null;
}

/** Whether the cart, priced with the seller's own VAT, passes the threshold beyond which the buyer's country taxes it. */
const isAbove = async (ctx: Ctx, rules: TaxRules, { country, taxes, businessState }: Quote): Promise<boolean> => {
  if (businessState !== null || !needsThreshold(rules, country)) return false;
  const netMinor = taxes.reduce((sum, each) => sum + each.netMinor, 0);
  return passesThreshold(await crossBorderStanding(ctx, rules.day), netMinor);
};

/** Asks the database only where the number may decide on the VAT. */
const vatCheckOf = async (ctx: Ctx, { vatNumber }: QuoteInput, country: string): Promise<VatCheck | null> => {
  const number = vatNumber && isCrossBorder(country) ? vatNumberOf(vatNumber) : null;
  return number && isCrossBorder(number.state) ? keptVatCheck(ctx, number.text) : null;
};

/** Asks the database only where the way of sending goes to a point, and one was chosen. */
const pickupOf = async (
  ctx: Ctx,
  { shippingMethod, pickupPoint }: QuoteInput,
  shipping: ShippingSetting,
): Promise<PickupWish | null> => {
  const carrier = pickupPoint ? carrierOf(shipping, shippingMethod) : null;
  return carrier && { id: pickupPoint!, point: await findPickupPoint(ctx, carrier, pickupPoint!) };
};

/** Where the parcel goes: to the point that was chosen, wherever its buyer lives. */
const destinationOf = ({ shippingMethod }: QuoteInput, pickup: PickupWish | null, shipping: ShippingSetting) =>
  pickup?.point ? countryOfPickup(shipping, shippingMethod!, pickup.point) : null;

/**
 * Prices a cart as of now, in two statements, a third where the seller's sales to other member states decide on its VAT, one more
 * where a promotion with a limit may apply, one for a company's VAT number of another member state, one for print jobs, one for gift
 * cards, and one for a chosen pick-up point. Changes and locks
 * nothing. Throws VALIDATION_FAILED for lines past the limits, a country that is not sold to, or a sum past EUR 999,999.99.
 */
export const quoteCart = async (ctx: Ctx, input: QuoteInput): Promise<PayableQuote> => {
  const asked = input.country?.trim().toUpperCase() || SELLER_COUNTRY;
  if (!sellsTo(asked)) throw validationFailed({ country: 'COUNTRY_INVALID' });
  const lines = mergeLines(input.lines);
  const ids = lines.map(({ productId }) => productId);
  const products = await loadSold(ctx, ids);
  const { vat, taxpayer, shipping, parcels, cod, giftCards } = await readSettings(ctx);
  const pickup = await pickupOf(ctx, input, shipping);
  const country = destinationOf(input, pickup, shipping) ?? asked;
  const { carriers } = parcels;
  const rules = { vat, taxpayer, shipping, carriers, cod, day: dayOf(ctx.shop.clock.now()), aboveThreshold: false };
  const vatCheck = await vatCheckOf(ctx, input, country);
  const { shippingMethod, cashOnDelivery } = input;
  const bare: QuoteTerms = { country, shippingMethod, cashOnDelivery, locale: ctx.locale, rules, vatCheck, pickup };
  const buyer = { userId: ctx.viewer?.userId ?? null, email: input.email ?? null };
  const code = input.promotionCode?.trim() || null;
  const promotions = await offeredPromotions(ctx, reducibleLines(lines, products, bare), code, buyer);
  const terms = { ...bare, promotions };
  const atHome = priceCart(lines, products, terms);
  const quote = (await isAbove(ctx, rules, atHome))
    ? priceCart(lines, products, { ...terms, rules: { ...rules, aboveThreshold: true } })
    : atHome;
  if (quote.totalMinor > MAX_TOTAL_MINOR) throw validationFailed({ lines: 'TOTAL_TOO_LARGE' });
  return payByCards(quote, await offeredCards(ctx, input.giftCardCodes ?? []), giftCards.active);
};
