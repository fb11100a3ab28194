import { setTimeout as pause } from 'node:timers/promises';
import { transaction, type Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { CURRENCY } from '../core/money.ts';
import type { Order } from '../orders/order.entity.ts';
import type { PaymentWay } from '../orders/payment-way.ts';
import { lockOrder } from '../orders/order-transition.service.ts';
import { findOrder } from '../orders/orders.queries.ts';
import {
  attemptsOf,
  changeAttempt,
  countingAttempt,
  decided,
  lockAttempt,
  readAttempt,
} from './payment-attempts.service.ts';
import { PaymentAttempt } from './payment-attempt.entity.ts';
import { ATTEMPT_LIFE_MS, AttemptState, shownState, type PaymentState } from './payment-state.ts';
import { cardRefusal, refusedBy, type CardRefusal } from './card-refusal.ts';
import { paypalSettings } from './paypal/paypal-settings.ts';
import { askSoon } from './reconcile-attempts.job.ts';
import { letGo } from './release.service.ts';
import { isBusy, settleAttempt, settleReturned } from './settle-payment.service.ts';

/** What a browser needs to load PayPal's script. */
export const paymentConfig = (ctx: Ctx) => {
  const { clientId, sdkUrl } = paypalSettings(ctx.shop);
  const simulator = ctx.shop.config.paypal.simulator;
  return { provider: 'paypal', clientId, sdkUrl, currency: CURRENCY, intent: 'capture', simulator };
};

export interface PaymentInput {
  orderId: string;
  accessToken?: string | null;
  /** Absent: the attempt that counts (`countingAttempt`). */
  paypalOrderId?: string | null;
}

export interface PaymentOutcome {
  state: PaymentState;
  order: Order;
  way: PaymentWay;
  refusal: CardRefusal | null;
  restartUrl: string | null;
}

const pick = (attempts: readonly PaymentAttempt[], paypalOrderId?: string | null): PaymentAttempt => {
  const chosen = paypalOrderId
    ? attempts.find((attempt) => attempt.paypalOrderId === paypalOrderId)
    : countingAttempt(attempts);
  if (chosen) return chosen;
  throw new AppError(paypalOrderId ? ErrorCode.PAYMENT_MISMATCH : ErrorCode.PAYMENT_NOT_FOUND);
};

const attemptFor = async (ctx: Ctx, input: PaymentInput): Promise<PaymentAttempt> => {
  const order = await findOrder(ctx, { id: input.orderId, accessToken: input.accessToken });
  return pick(await attemptsOf(ctx, order.id), input.paypalOrderId);
};

const outcomeOf = ({ state, way, approveUrl, failure }: PaymentAttempt, order: Order): PaymentOutcome => ({
  state: shownState(state),
  order,
  way,
  refusal: cardRefusal(failure),
  restartUrl: state === AttemptState.DECLINED ? approveUrl : null,
});

/** What is known here, without asking PayPal. Throws ORDER_NOT_FOUND, PAYMENT_NOT_FOUND, PAYMENT_MISMATCH (the payment is of another order). */
export const paymentResult = async (ctx: Ctx, input: PaymentInput): Promise<PaymentOutcome> => {
  const order = await findOrder(ctx, { id: input.orderId, accessToken: input.accessToken });
  return outcomeOf(pick(await attemptsOf(ctx, order.id), input.paypalOrderId), order);
};

const PATIENCE_MS = 8000;

/** Another call is capturing just now: waits a little for its outcome instead of telling a half truth. */
const awaitOutcome = async (ctx: Ctx, { id }: PaymentAttempt): Promise<PaymentAttempt> => {
  const giveUpAt = Date.now() + PATIENCE_MS;
  for (let wait = 40; ; wait = Math.min(wait * 1.5, 500)) {
    const attempt = await readAttempt(ctx, { id });
    if (!isBusy(ctx, attempt) || Date.now() > giveUpAt) return attempt;
    await pause(wait);
  }
};

const IN_DOUBT = [AttemptState.CAPTURING, AttemptState.PENDING];

/**
 * The buyer came back from PayPal: takes the money, once, however often and in whatever places it is called. State PENDING
 * means that PayPal has not said yet and is asked on. Throws ORDER_NOT_FOUND, PAYMENT_NOT_FOUND, PAYMENT_MISMATCH, and
 * PAYMENT_UNAVAILABLE when PayPal cannot be reached and nothing was sent to it.
 */
export const capturePayment = async (ctx: Ctx, input: PaymentInput): Promise<PaymentOutcome> => {
  const access = { id: input.orderId, accessToken: input.accessToken };
  const chosen = (attempts: readonly PaymentAttempt[]) => pick(attempts, input.paypalOrderId);
  const { attempt, order, undecided } = await settleReturned(ctx, access, chosen);
  if (order && attempt.state === AttemptState.PAID) return outcomeOf(attempt, order);
  if (undecided) {
    await askSoon(ctx, attempt.id);
    if (!IN_DOUBT.includes(attempt.state)) throw new AppError(ErrorCode.PAYMENT_UNAVAILABLE);
  } else if (isBusy(ctx, attempt)) {
    await awaitOutcome(ctx, attempt);
  }
  return paymentResult(ctx, input);
};

const withdraw = (ctx: Ctx, { id, orderId }: PaymentAttempt): Promise<void> =>
  transaction(ctx, async (tx) => {
    await lockOrder(tx, orderId);
    const attempt = await lockAttempt(tx, id);
    const untouched = [AttemptState.CREATED, AttemptState.APPROVED, AttemptState.DECLINED].includes(attempt.state);
    if (!untouched || attempt.captureSentAt) return;
    const lastLook = new Date(attempt.createdAt.getTime() + ATTEMPT_LIFE_MS);
    await changeAttempt(tx, attempt, { ...decided(tx, AttemptState.CANCELLED), nextAskAt: lastLook });
  });

/** Whatever the buyer had begun at the provider is over; what refused the card is kept for the buyer to read. */
const tellProvider = async (ctx: Ctx, attempt: PaymentAttempt): Promise<void> => {
  const told = await letGo(ctx, attempt);
  if (!told?.refusal) return;
  const where = { id: attempt.id, state: AttemptState.CANCELLED };
  await ctx.repo(PaymentAttempt).update(where, { failure: refusedBy(told.refusal) });
};

/**
 * The buyer came back by "cancel". An attempt that was never sent for capture is closed: only we take money, so nothing
 * was charged. Otherwise the truth is found out and told, also when the money had been taken meanwhile. The order stays
 * and can be paid anew. Throws as `capturePayment`.
 */
export const cancelPayment = async (ctx: Ctx, input: PaymentInput): Promise<PaymentOutcome> => {
  const found = await attemptFor(ctx, input);
  await withdraw(ctx, found);
  const attempt = await readAttempt(ctx, { id: found.id });
  if (attempt.state === AttemptState.CANCELLED) await tellProvider(ctx, attempt);
  else if (isBusy(ctx, attempt)) await awaitOutcome(ctx, attempt);
  else if (IN_DOUBT.includes(attempt.state)) await settleAttempt(ctx, attempt, { ask: true, capture: false });
  return paymentResult(ctx, input);
};
