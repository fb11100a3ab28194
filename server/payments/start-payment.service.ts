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
import { readSettings } from '../settings/settings.queries.ts';
import { attemptsOf, changeAttempt, decided, lockAttempt } from './payment-attempts.service.ts';
import { PaymentAttempt } from './payment-attempt.entity.ts';
import { APPROVAL_LIFE_MS, AttemptState, isOpen } from './payment-state.ts';
import type { Registered } from './gateway.ts';
import type { Payable } from './payable.ts';
import { ProviderError } from './provider-error.ts';
import { gatewayOf, providerOf } from './providers.ts';

const FIRST_ASK_MS = 120_000;
const HAS_PAID = [PaymentStatus.PAID, PaymentStatus.PARTIALLY_REFUNDED, PaymentStatus.REFUNDED];

const refuseUnpayable = (ctx: Ctx, order: Order): void => {
  if (HAS_PAID.includes(order.paymentStatus)) throw new AppError(ErrorCode.ORDER_ALREADY_PAID);
  const lapsed = order.reservedUntil !== null && order.reservedUntil <= ctx.shop.clock.now();
  const inFlight = order.paymentStatus === PaymentStatus.PENDING;
  if (order.status !== OrderStatus.PLACED || (lapsed && !inFlight)) throw new AppError(ErrorCode.ORDER_EXPIRED);
};

interface Wanted {
  readonly way: PaymentWay;
  /** When the order got its secret. */
  readonly renewedAt: Date | null;
}

/** An attempt that the buyer has not approved leads back from the provider under the secret that the order had then. */
const isReusable = (ctx: Ctx, order: Order, attempt: PaymentAttempt, { way, renewedAt }: Wanted): boolean => {
  if (!isOpen(attempt.state) || attempt.amountMinor !== dueMinor(order)) return false;
  if ([AttemptState.CAPTURING, AttemptState.PENDING].includes(attempt.state)) return true;
  if (attempt.way !== way) return false;
  if (attempt.state !== AttemptState.APPROVED && renewedAt && attempt.createdAt <= renewedAt) return false;
  return ctx.shop.clock.now().getTime() - attempt.createdAt.getTime() < APPROVAL_LIFE_MS;
};

const newAttempt = async (ctx: Ctx, order: Order, way: PaymentWay): Promise<PaymentAttempt> => {
  const createdAt = ctx.shop.clock.now();
  const attempt = ctx.repo(PaymentAttempt).create({
    orderId: order.id,
    way,
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

/** The way that was asked for, else the order's own, or PayPal where that one takes no money now. Throws PAYMENT_WAY_UNAVAILABLE. */
const payableWay = async (ctx: Ctx, order: Order, wanted: PaymentWay | null): Promise<PaymentWay> => {
  const way = wanted ?? order.paymentWay;
  const { gateway, isOffered } = providerOf(way);
  if (gateway && isOffered(await readSettings(ctx), ctx.shop)) return way;
  if (wanted) throw new AppError(ErrorCode.PAYMENT_WAY_UNAVAILABLE);
  return PaymentWay.PAYPAL;
};

/** The open attempt of the order, or a new one, saved before the provider hears of it. */
const openAttempt = (ctx: Ctx, access: OrderAccess, wanted: PaymentWay | null): Promise<Opened> =>
  transaction(ctx, async (tx) => {
    const order = await lockOwnOrder(tx, access);
    refuseUnpayable(tx, order);
    const way = await payableWay(tx, order, wanted);
    const attempts = await attemptsOf(tx, order.id);
    const renewedAt = attempts.length > 0 ? await accessRenewedAt(tx, order.id) : null;
    const usable = attempts.find((attempt) => isReusable(tx, order, attempt, { way, renewedAt }));
    return { order, attempt: usable ?? (await newAttempt(tx, order, way)) };
  });

const pageUrl = (ctx: Ctx, order: Order, page: string): string => {
  const query = new URLSearchParams({ order: order.id, key: orderAccessToken(ctx, order) });
  return `${ctx.shop.config.publicUrl}/payment/${page}?${query.toString()}`;
};

const payableOf = async (ctx: Ctx, { order, attempt }: Opened): Promise<Payable> => {
  const { method } = providerOf(attempt.way);
  return {
    orderId: order.id,
    orderNumber: order.orderNumber,
    attemptId: attempt.requestId,
    locale: isLocale(order.locale) ? order.locale : 'en',
    email: order.userEmail,
    begunAt: attempt.createdAt,
    currency: order.currency,
    lines: await orderLines(ctx, order.id),
    shippingMinor: order.shippingMinor,
    // PayPal knows no other payment beside its own.
    discountMinor: order.discountMinor + order.giftCardsMinor,
    dueMinor: dueMinor(order),
    shippingAddress: order.shippingAddress,
    returnUrl: pageUrl(ctx, order, `${method}/success`),
    cancelUrl: pageUrl(ctx, order, `${method}/cancel`),
  };
};

const onRefusal = async (ctx: Ctx, attempt: PaymentAttempt, error: unknown): Promise<never> => {
  if (!(error instanceof ProviderError)) throw error;
  if (!error.uncertain) {
    ctx.shop.logger.error(
      { alert: 'payment', issues: error.issues, attemptId: attempt.id },
      'the provider took no order',
    );
    const failure = error.issues[0] ?? `HTTP_${error.status}`;
    await transaction(ctx, async (tx) => {
      const locked = await lockAttempt(tx, attempt.id);
      if (!locked.paypalOrderId) await changeAttempt(tx, locked, decided(tx, AttemptState.FAILED, failure));
    });
  }
  throw new AppError(ErrorCode.PAYMENT_UNAVAILABLE, {}, { cause: error });
};

const register = async (ctx: Ctx, opened: Opened): Promise<PaymentAttempt> => {
  const { attempt } = opened;
  const payable = await payableOf(ctx, opened);
  ctx.shop.checkpoint?.('payment.attempt-saved');
  let answer: Registered;
  try {
    answer = await gatewayOf(attempt.way).register(ctx.shop, payable, `${attempt.requestId}-create`);
  } catch (error) {
    return onRefusal(ctx, attempt, error);
  }
  ctx.shop.checkpoint?.('payment.created');
  const { id: paypalOrderId, approveUrl, payee } = answer;
  await changeAttempt(ctx, attempt, { paypalOrderId, approveUrl, payee });
  ctx.shop.checkpoint?.('payment.id-stored');
  return attempt;
};

/**
 * Makes the order payable at a provider, the order's own where none is asked for, and returns its open attempt; repeated calls, also at once, return the same one.
 * Throws ORDER_NOT_FOUND, ORDER_ALREADY_PAID, ORDER_EXPIRED (also when it was cancelled), PAYMENT_UNAVAILABLE (try
 * again), PAYMENT_WAY_UNAVAILABLE.
 */
export const startPayment = async (
  ctx: Ctx,
  access: OrderAccess,
  wanted: PaymentWay | null = null,
): Promise<PaymentAttempt> => {
  const opened = await openAttempt(ctx, access, wanted);
  return opened.attempt.paypalOrderId ? opened.attempt : register(ctx, opened);
};
