import { createHash } from 'node:crypto';
import * as z from 'zod';
import { typedEmail } from '../../accounts/email-address.ts';
import { callKey } from '../../core/checks.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError, validationFailed } from '../../core/errors.ts';
import { checked, refuseFaults } from '../../core/faults.ts';
import { sellsCards, type GiftCardsSetting } from '../../settings/gift-cards.setting.ts';
import { readSettings } from '../../settings/settings.queries.ts';
import { address } from '../addresses/address-rules.ts';
import { lockBuyerHistory } from '../buyer-history.queries.ts';
import { termsOn } from '../consent.ts';
import { ordererEmail } from '../order-placement.service.ts';
import { earlierOrder, storeOrder } from '../order-store.service.ts';
import type { Order } from '../order.entity.ts';
import { orderAccessToken } from '../orders.queries.ts';
import { offeredTerms, PaymentWay, type PaymentTerms } from '../payment-way.ts';
import type { PlacedOrder } from '../placed-order.types.ts';
import { enforceUnpaidLimit, enforceWaitingLimit } from '../unpaid-orders.ts';
import { giftCardLine, giftCardOrderRow } from './gift-card-order.ts';
import { dayFaults, WISH_FIELDS } from './gift-card-wish.ts';

const purchase = z.object({
  ...WISH_FIELDS,
  idempotencyKey: callKey,
  amountMinor: z.number().int('INVALID'),
  email: z
    .string()
    .nullish()
    .transform((email) => email?.trim() ?? '')
    .pipe(typedEmail),
  billingAddress: address,
  paymentWay: z.enum(PaymentWay).nullish(),
});

/** A purchase, in the form in which it is stored. */
export type Purchase = z.output<typeof purchase>;

export type GivenPurchase = z.input<typeof purchase> & { termsAccepted: boolean };

/** What makes two requests the same: everything but the key, and who asks. */
const hashOf = (ctx: Ctx, { idempotencyKey: _key, ...input }: Purchase): string =>
  createHash('sha256')
    .update(JSON.stringify(['gift-card', input, ctx.viewer?.userId ?? null]))
    .digest('hex');

const refuseAmount = (amountMinor: number, { minMinor, maxMinor, stepMinor }: GiftCardsSetting): void => {
  if (amountMinor < minMinor) throw validationFailed({ amountMinor: 'TOO_LOW' });
  if (amountMinor > maxMinor) throw validationFailed({ amountMinor: 'TOO_HIGH' });
  if (amountMinor % stepMinor !== 0) throw validationFailed({ amountMinor: 'INVALID' });
};

/** Until when the order waits for its money. Throws PAYMENT_WAY_UNAVAILABLE for a way that takes it at the door: none is delivered. */
const waitsUntil = (terms: PaymentTerms, until: Date | null): Date => {
  if (until === null || terms.way === PaymentWay.GIFT_CARD) throw new AppError(ErrorCode.PAYMENT_WAY_UNAVAILABLE);
  return until;
};

const place = async (ctx: Ctx, input: Purchase): Promise<Order> => {
  const hash = hashOf(ctx, input);
  const { earlierId, placed, waiting } = await lockBuyerHistory(ctx, input);
  if (earlierId !== null) return earlierOrder(ctx, earlierId, hash);
  enforceUnpaidLimit(ctx, placed);
  const settings = await readSettings(ctx);
  if (settings.ordering.closed) throw new AppError(ErrorCode.SHOP_CLOSED);
  if (!sellsCards(settings.giftCards)) throw new AppError(ErrorCode.GIFT_CARDS_OFF);
  refuseAmount(input.amountMinor, settings.giftCards);
  const now = ctx.shop.clock.now();
  refuseFaults(dayFaults(input, now));
  const terms = offeredTerms(ctx.shop, settings, input.paymentWay ?? null);
  const until = waitsUntil(terms, terms.keepsUntil(settings, now));
  if (terms.paidLater) enforceWaitingLimit(waiting);
  const termsVersion = termsOn(settings.legalDays, now);
  const row = giftCardOrderRow(ctx, input, { until, hash, termsVersion });
  const order = await storeOrder(ctx, row, [giftCardLine(ctx.locale, input)]);
  ctx.shop.checkpoint?.('gift-card.ordering');
  await terms.onPlaced?.(ctx, order);
  return order;
};

/**
 * Places an order of a gift card, in one transaction: an order as any other, of which the card is the only line, without VAT, delivery
 * or promotions, and paid by a way that takes money before or within days. The card is made when it is paid (`sellGiftCard`).
 * Idempotent by key, as `placeOrder`. Locks the key and the buyer.
 *
 * Throws VALIDATION_FAILED (all faults of the form at once, then amountMinor or sendOn: TOO_LOW, TOO_HIGH, INVALID), TERMS_REQUIRED,
 * GIFT_CARDS_OFF, PAYMENT_WAY_UNAVAILABLE, SHOP_CLOSED, RATE_LIMITED (args.minutes), UNPAID_TRANSFERS (args.most),
 * IDEMPOTENCY_KEY_REUSED.
 */
export const buyGiftCard = async (ctx: Ctx, given: GivenPurchase): Promise<PlacedOrder> => {
  const input = checked(purchase, { ...given, email: await ordererEmail(ctx, given.email) });
  if (!given.termsAccepted) throw new AppError(ErrorCode.TERMS_REQUIRED);
  const order = await transaction(ctx, (tx) => place(tx, input));
  return { order, accessToken: orderAccessToken(ctx, order) };
};
