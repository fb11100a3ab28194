import { randomUUID } from 'node:crypto';
import { transaction, type Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { isLocale } from '../core/locale.ts';
import { dueMinor } from '../orders/due.ts';
import { OrderStatus, PaymentStatus } from '../orders/order-states.ts';
import type { Order } from '../orders/order.entity.ts';
import { PaymentWay } from '../orders/payment-way.ts';
import { lockOwnOrder } from '../orders/order-transition.service.ts';
import { orderAccessToken, orderLines, type OrderAccess } from '../orders/orders.queries.ts';
import { accessRenewedAt } from '../orders/order-access.service.ts';
import { attemptsOf, changeAttempt, decided, lockAttempt } from './payment-attempts.service.ts';
import { PaymentAttempt } from './payment-attempt.entity.ts';
import { APPROVAL_LIFE_MS, AttemptState, isOpen } from './payment-state.ts';
import { createOrder } from './paypal/paypal-calls.ts';
import { ProviderError } from './provider-error.ts';
import { orderRequest } from './paypal/paypal-order-request.ts';
import type { PayPalOrder } from './paypal/paypal-schemas.ts';
import { approveUrlOf, payeeOf } from './paypal/paypal-verdict.ts';

const FIRST_ASK_MS = 120_000;
const HAS_PAID = [PaymentStatus.PAID, PaymentStatus.PARTIALLY_REFUNDED, PaymentStatus.REFUNDED];

const refuseUnpayable = (ctx: Ctx, order: Order): void => {
  if (HAS_PAID.includes(order.paymentStatus)) throw new AppError(ErrorCode.ORDER_ALREADY_PAID);
  const lapsed = order.reservedUntil !== null && order.reservedUntil <= ctx.shop.clock.now();
  const inFlight = order.paymentStatus === PaymentStatus.PENDING;
  if (order.status !== OrderStatus.PLACED || (lapsed && !inFlight)) throw new AppError(ErrorCode.ORDER_EXPIRED);
};

/** An attempt that the buyer has not approved leads back from PayPal under the secret that the order had then. */
const isReusable = (ctx: Ctx, order: Order, attempt: PaymentAttempt, renewedAt: Date | null): boolean => {
  if (!isOpen(attempt.state) || attempt.amountMinor !== dueMinor(order)) return false;
  if ([AttemptState.CAPTURING, AttemptState.PENDING].includes(attempt.state)) return true;
  if (attempt.state !== AttemptState.APPROVED && renewedAt && attempt.createdAt <= renewedAt) return false;
  return ctx.shop.clock.now().getTime() - attempt.createdAt.getTime() < APPROVAL_LIFE_MS;
};

const newAttempt = async (ctx: Ctx, order: Order): Promise<PaymentAttempt> => {
  const createdAt = ctx.shop.clock.now();
  const attempt = ctx.repo(PaymentAttempt).create({
    orderId: order.id,
    way: PaymentWay.PAYPAL,
    state: AttemptState.CREATED,
    requestId: randomUUID(),
    captureRound: 1,
    amountMinor: dueMinor(order),
    currency: order.currency,
    paypalOrderId: null,
    approveUrl: null,
    captureSentAt: null,
    createdAt,
    nextAskAt: new Date(createdAt.getTime() + FIRST_ASK_MS),
  });
  await ctx.repo(PaymentAttempt).insert(attempt);
  return attempt;
};

interface Opened {
  readonly order: Order;
  readonly attempt: PaymentAttempt;
}

/** The open attempt of the order, or a new one, saved before PayPal hears of it. */
const openAttempt = (ctx: Ctx, access: OrderAccess): Promise<Opened> =>
  transaction(ctx, async (tx) => {
    const order = await lockOwnOrder(tx, access);
    refuseUnpayable(tx, order);
    const attempts = await attemptsOf(tx, order.id);
    const renewedAt = attempts.length > 0 ? await accessRenewedAt(tx, order.id) : null;
    const usable = attempts.find((attempt) => isReusable(tx, order, attempt, renewedAt));
    return { order, attempt: usable ?? (await newAttempt(tx, order)) };
  });

const pageUrl = (ctx: Ctx, order: Order, page: 'success' | 'cancel'): string => {
  const query = new URLSearchParams({ order: order.id, key: orderAccessToken(ctx, order) });
  return `${ctx.shop.config.publicUrl}/payment/paypal/${page}?${query.toString()}`;
};

const requestBody = async (ctx: Ctx, order: Order, attempt: PaymentAttempt): Promise<object> =>
  orderRequest({
    orderId: order.id,
    orderNumber: order.orderNumber,
    attemptId: attempt.requestId,
    locale: isLocale(order.locale) ? order.locale : 'en',
    currency: order.currency,
    lines: await orderLines(ctx, order.id),
    shippingMinor: order.shippingMinor,
    // PayPal knows no other payment beside its own.
    discountMinor: order.discountMinor + order.giftCardsMinor,
    dueMinor: dueMinor(order),
    shippingAddress: order.shippingAddress,
    returnUrl: pageUrl(ctx, order, 'success'),
    cancelUrl: pageUrl(ctx, order, 'cancel'),
  });

const onRefusal = async (ctx: Ctx, attempt: PaymentAttempt, error: unknown): Promise<never> => {
  if (!(error instanceof ProviderError)) throw error;
  if (!error.uncertain) {
    ctx.shop.logger.error({ alert: 'payment', issues: error.issues, attemptId: attempt.id }, 'PayPal took no order');
    const failure = error.issues[0] ?? `HTTP_${error.status}`;
    await transaction(ctx, async (tx) => {
      const locked = await lockAttempt(tx, attempt.id);
      if (!locked.paypalOrderId) await changeAttempt(tx, locked, decided(tx, AttemptState.FAILED, failure));
    });
  }
  throw new AppError(ErrorCode.PAYMENT_UNAVAILABLE, {}, { cause: error });
};

const registerAtPayPal = async (ctx: Ctx, { order, attempt }: Opened): Promise<PaymentAttempt> => {
  const body = await requestBody(ctx, order, attempt);
  ctx.shop.checkpoint?.('payment.attempt-saved');
  let answer: PayPalOrder;
  try {
    answer = await createOrder(ctx.shop, body, `${attempt.requestId}-create`);
  } catch (error) {
    return onRefusal(ctx, attempt, error);
  }
  ctx.shop.checkpoint?.('payment.created');
  const changes = { paypalOrderId: answer.id, approveUrl: approveUrlOf(answer), payee: payeeOf(answer) };
  await changeAttempt(ctx, attempt, changes);
  ctx.shop.checkpoint?.('payment.id-stored');
  return attempt;
};

/**
 * Makes the order payable at PayPal and returns its open attempt; repeated calls, also at once, return the same one.
 * Throws ORDER_NOT_FOUND, ORDER_ALREADY_PAID, ORDER_EXPIRED (also when it was cancelled), PAYMENT_UNAVAILABLE (try again).
 */
export const startPayment = async (ctx: Ctx, access: OrderAccess): Promise<PaymentAttempt> => {
  const opened = await openAttempt(ctx, access);
  return opened.attempt.paypalOrderId ? opened.attempt : registerAtPayPal(ctx, opened);
};
