import { findMe } from '../accounts/accounts.service.ts';
import { quoteCart } from '../cart/cart.service.ts';
import { isPriced, QuoteProblem, type PricedLine, type Quote } from '../cart/quote.ts';
import type { PayableQuote } from '../cart/quote-gift-cards.ts';
import { numberOfAddress } from '../cart/vies/vat-number.ts';
import { consumeStock, reserveStock } from '../catalog/stock/stock.service.ts';
import { transaction, type Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError, validationFailed } from '../core/errors.ts';
import { isAnyFrozen } from '../gift-cards/frozen-cards.service.ts';
import { GiftCardProblem } from '../gift-cards/gift-card-kinds.ts';
import { takeFromCards } from '../gift-cards/gift-card-uses.service.ts';
import { countGuess } from '../promotions/code-guesses.ts';
import { PromotionProblem } from '../promotions/promotion-kinds.ts';
import { claimPromotions } from '../promotions/redemptions.service.ts';
import { readSettings } from '../settings/settings.queries.ts';
import { lockBuyerHistory } from './buyer-history.queries.ts';
import { termsOn } from './consent.ts';
import { emptyCartOf } from './buyer/bought-lines.queries.ts';
import { networkCountry } from './country-evidence.ts';
import { doorFaults, pickupFaults } from './addresses/pickup-address.ts';
import { enforceHoldingLimit } from './holding-limit.service.ts';
import { checkOrderInput, requestHash, type CheckedOrder, type GivenOrder } from './order-input.ts';
import { lineRows, orderRow } from './order-snapshot.ts';
import { earlierOrder, storeOrder } from './order-store.service.ts';
import type { Order } from './order.entity.ts';
import { orderAccessToken } from './orders.queries.ts';
import { offeredTerms, PaymentWay, paymentTerms } from './payment-way.ts';
import type { PlacedOrder } from './placed-order.types.ts';
import { enforceUnpaidLimit, enforceWaitingLimit } from './unpaid-orders.ts';

const SHORT: ReadonlySet<QuoteProblem | null> = new Set([QuoteProblem.OUT_OF_STOCK, QuoteProblem.NOT_ENOUGH_STOCK]);

const describeLines = ({ lines }: Quote) =>
  lines.map((line) => ({
    productId: line.productId,
    quantity: line.quantity,
    unitPriceMinor: isPriced(line) ? line.unitPriceMinor : null,
    taxRatePercent: isPriced(line) ? line.taxRatePercent : null,
    available: isPriced(line) ? line.available : null,
    problem: line.problem,
  }));

const quoteChanged = (quote: Quote): AppError =>
  new AppError(ErrorCode.QUOTE_CHANGED, {
    lines: describeLines(quote),
    shippingMinor: quote.shipping?.priceMinor ?? null,
    totalMinor: quote.totalMinor,
  });

/** What the quote could not know of the buyer, or what ran out since: the buyer goes on without the code. */
const LATE: ReadonlySet<PromotionProblem> = new Set([
  PromotionProblem.USED_UP,
  PromotionProblem.USED_BY_YOU,
  PromotionProblem.FIRST_ORDER_ONLY,
  PromotionProblem.NOT_FOR_YOU,
]);

const codeRefused = (ctx: Ctx, { code }: Quote): AppError | null => {
  const problem = code?.refusal?.problem;
  if (!problem || !LATE.has(problem)) return null;
  // It tells of an address whether somebody has ordered with it.
  if (problem !== PromotionProblem.USED_UP) countGuess(ctx);
  return new AppError(ErrorCode.PROMOTION_REFUSED, { code: code.code, problem });
};

/** Counts the order where its promotions are limited. Throws PROMOTION_REFUSED, QUOTE_CHANGED when one is gone meanwhile. */
const usePromotions = async (ctx: Ctx, { id }: Order, quote: Quote): Promise<void> => {
  const gone = await claimPromotions(ctx, id, quote.promotions);
  if (!gone) return;
  const used = quote.promotions.find(({ promotion }) => promotion.code !== null && gone.ids.includes(promotion.id));
  if (!used) throw quoteChanged(quote);
  throw new AppError(ErrorCode.PROMOTION_REFUSED, { code: used.promotion.code, problem: gone.problem });
};

/** Takes what they pay off the cards. Throws GIFT_CARD_CHANGED when one has it no longer, GIFT_CARD_FROZEN. */
const useGiftCards = async (ctx: Ctx, { id, giftCards }: Order): Promise<void> => {
  if (!giftCards || (await takeFromCards(ctx, id, giftCards))) return;
  const ids = giftCards.map((card) => card.id);
  throw new AppError((await isAnyFrozen(ctx, ids)) ? ErrorCode.GIFT_CARD_FROZEN : ErrorCode.GIFT_CARD_CHANGED);
};

const cardFrozen = ({ giftCards }: PayableQuote): AppError | null => {
  const frozen = giftCards.find(({ problem }) => problem === GiftCardProblem.FROZEN);
  return frozen ? new AppError(ErrorCode.GIFT_CARD_FROZEN, { last4: frozen.last4 }) : null;
};

const outOfStock = (lines: readonly PricedLine[]): AppError =>
  new AppError(ErrorCode.OUT_OF_STOCK, {
    productIds: lines.map(({ productId }) => productId),
    lines: lines.map(({ productId, quantity, available }) => ({ productId, quantity, available })),
  });

const requireDelivery = (input: CheckedOrder, quote: Quote): void => {
  if (!quote.requiresShipping) return;
  const path = input.shippingAddress ? 'shippingAddress' : 'billingAddress';
  if (!quote.served) throw validationFailed({ [`${path}.country`]: 'COUNTRY_NOT_SERVED' });
  if (!quote.shipping || quote.shipping.id !== input.shippingMethod) {
    throw new AppError(ErrorCode.SHIPPING_METHOD_INVALID);
  }
  const to = input.shippingAddress ?? input.billingAddress;
  const faults = { ...pickupFaults(quote, input.billingAddress), ...doorFaults(quote, path, to) };
  if (Object.keys(faults).length > 0) throw validationFailed(faults);
};

/** The lines to be ordered, or the reason why what the buyer saw no longer holds. */
const confirmedLines = (ctx: Ctx, input: CheckedOrder, quote: PayableQuote): PricedLine[] => {
  requireDelivery(input, quote);
  if (quote.hasDigital && !input.digitalConsent) throw new AppError(ErrorCode.CONSENT_REQUIRED);
  const lines = quote.lines.filter(isPriced);
  if (lines.length < quote.lines.length || quote.fingerprint !== input.fingerprint) {
    throw codeRefused(ctx, quote) ?? cardFrozen(quote) ?? quoteChanged(quote);
  }
  const short = lines.filter(({ problem }) => SHORT.has(problem));
  if (short.length > 0) throw outOfStock(short);
  if (!quote.orderable) throw quoteChanged(quote);
  return lines;
};

/** Goods are taxed and sent where they go; files alone are taxed where the buyer is billed, whatever else was filled in. */
const quoteFor = async (ctx: Ctx, input: CheckedOrder): Promise<PayableQuote> => {
  const { lines, shippingMethod, pickupPoint, shippingAddress, billingAddress, promotionCode, giftCardCodes, email } =
    input;
  const { country } = shippingAddress ?? billingAddress;
  const vatNumber = numberOfAddress(billingAddress);
  const cashOnDelivery = input.paymentWay === PaymentWay.CASH_ON_DELIVERY;
  const given = {
    lines,
    country,
    shippingMethod,
    pickupPoint,
    promotionCode,
    giftCardCodes,
    email,
    vatNumber,
    cashOnDelivery,
  };
  const quote = await quoteCart(ctx, given);
  if (quote.requiresShipping || country === billingAddress.country) return quote;
  return quoteCart(ctx, { lines, country: billingAddress.country, promotionCode, giftCardCodes, email, vatNumber });
};

const place = async (ctx: Ctx, input: CheckedOrder, network: string | null): Promise<Order> => {
  const { earlierId, placed, waiting, held: before } = await lockBuyerHistory(ctx, input);
  if (earlierId !== null) return earlierOrder(ctx, earlierId, requestHash(input, ctx.viewer?.userId ?? null));
  enforceUnpaidLimit(ctx, placed);
  const settings = await readSettings(ctx);
  if (settings.ordering.closed) throw new AppError(ErrorCode.SHOP_CLOSED);
  const chosen = offeredTerms(ctx.shop, settings, input.paymentWay);
  const quote = await quoteFor(ctx, input);
  const terms = quote.dueMinor === 0 ? paymentTerms(PaymentWay.GIFT_CARD) : chosen;
  if (terms.paidLater) enforceWaitingLimit(waiting);
  if (terms.takes?.(quote) === false) throw new AppError(ErrorCode.PAYMENT_WAY_UNAVAILABLE);
  const lines = confirmedLines(ctx, input, quote);
  const now = ctx.shop.clock.now();
  const facts = { network, keptUntil: terms.keepsUntil(settings, now), termsVersion: termsOn(settings.legalDays, now) };
  const order = await storeOrder(ctx, orderRow(ctx, input, quote, facts), lineRows(lines));
  const goods = lines.filter(({ product }) => product.productType === 'PHYSICAL');
  await enforceHoldingLimit(ctx, { lines: goods, stock: await reserveStock(ctx, goods), before });
  if (facts.keptUntil === null) await consumeStock(ctx, goods);
  if (quote.promotions.length > 0) await usePromotions(ctx, order, quote);
  await useGiftCards(ctx, order);
  if (terms.paidLater) await emptyCartOf(ctx, order, input.lines);
  await terms.onPlaced?.(ctx, order);
  return order;
};

/** The address that was given, else that of the account; null: a guest gave none. */
export const ordererEmail = async (ctx: Ctx, email: string | null | undefined): Promise<string | null> =>
  email?.trim() || ((await findMe(ctx))?.email ?? null);

/**
 * Places an order at the server's own prices, in one transaction: checks, snapshot, and goods reserved as long as
 * its way to pay says (PayPal: 30 minutes), after which it ends; of one that is paid on delivery they leave the shelf at once. Idempotent by key: the same request gives the same order and token back, another one under the key is refused. Of a signed-in buyer it belongs to the account at once, and its address is the account's unless another
 * is given. Locks the key and the buyer, then the stock rows in product id order.
 *
 * Throws CART_EMPTY, VALIDATION_FAILED (all faults at once), TERMS_REQUIRED, CONSENT_REQUIRED, SHIPPING_METHOD_INVALID,
 * QUOTE_CHANGED (args: the lines, shipping and total as they are now), OUT_OF_STOCK (args.productIds), RESERVATION_LIMIT,
 * RESERVATION_TOTAL, PROMOTION_REFUSED (args.code, args.problem), GIFT_CARD_CHANGED, GIFT_CARD_FROZEN, RATE_LIMITED (args.minutes; too many orders that were not paid), IDEMPOTENCY_KEY_REUSED,
 * PAYMENT_WAY_UNAVAILABLE, UNPAID_TRANSFERS (args.most; too many orders that wait for their money),
 * SHOP_CLOSED while the seller takes no orders (the same request of an order placed before still gives that order).
 */
export const placeOrder = async (ctx: Ctx, given: GivenOrder): Promise<PlacedOrder> => {
  if (given.lines.length === 0) throw new AppError(ErrorCode.CART_EMPTY);
  const input = checkOrderInput({ ...given, email: await ordererEmail(ctx, given.email) });
  if (!input.termsAccepted) throw new AppError(ErrorCode.TERMS_REQUIRED);
  const network = await networkCountry(ctx);
  const order = await transaction(ctx, (tx) => place(tx, input, network));
  return { order, accessToken: orderAccessToken(ctx, order) };
};
