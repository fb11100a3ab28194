import type { Ctx } from '../core/context.ts';
import type { Order } from '../orders/order.entity.ts';
import type { OrderAccess } from '../orders/orders.queries.ts';
import { readAttempt, type AttemptRef } from './payment-attempts.service.ts';
import {
  claimCapture,
  claimReturned,
  recordApproved,
  recordUncertain,
  recordFailed,
  recordRefusal,
  recordUnapproved,
  type Claim,
} from './capture.service.ts';
import type { PaymentAttempt } from './payment-attempt.entity.ts';
import { AttemptState, isOpen, REQUEST_ID_LIFE_MS } from './payment-state.ts';
import type { ToldCapture, ToldPayment } from './gateway.ts';
import { ProviderError } from './provider-error.ts';
import { gatewayOf } from './providers.ts';
import { letGo } from './release.service.ts';
import { recordSettlement } from './settlement.service.ts';
import { isComplete } from './verdict.ts';

export interface SettleOptions {
  /** Ask the provider how things stand before anything else, also about an attempt that is decided here. */
  readonly ask?: boolean;
  /** False: look and book what has happened, take no money. */
  readonly capture?: boolean;
}

export interface Settled {
  readonly attempt: PaymentAttempt;
  /** The order as it was left, where something was booked. */
  readonly order?: Order;
  /** The provider could not be asked, or did not say. The reconciler goes on. */
  readonly undecided: boolean;
}

const settled = (attempt: PaymentAttempt, undecided = false): Settled => ({ attempt, undecided });

/** A capture that was sent may have happened; providers forget request ids, PayPal after six hours. */
const mustQueryFirst = (ctx: Ctx, attempt: PaymentAttempt): boolean =>
  attempt.captureSentAt !== null ||
  attempt.state === AttemptState.PENDING ||
  ctx.shop.clock.now().getTime() - attempt.createdAt.getTime() > REQUEST_ID_LIFE_MS;

const onRefusal = async (ctx: Ctx, attempt: PaymentAttempt, error: unknown): Promise<Settled> => {
  if (!(error instanceof ProviderError)) throw error;
  if (error.has('ORDER_ALREADY_CAPTURED')) return queryOrder(ctx, attempt, false);
  return settled(await recordRefusal(ctx, attempt, error), error.uncertain);
};

const capture = async (ctx: Ctx, attempt: PaymentAttempt, asked: boolean): Promise<Settled> =>
  captureClaimed(ctx, await claimCapture(ctx, attempt, asked));

/** The money is not to be taken by this attempt: where its order has ended, what the buyer approved is let go of. */
const abandon = async (ctx: Ctx, { attempt }: Claim): Promise<Settled> => {
  if (attempt.state === AttemptState.CANCELLED) await letGo(ctx, attempt);
  return settled(attempt);
};

const captureClaimed = async (ctx: Ctx, claim: Claim): Promise<Settled> => {
  if (!claim.granted) return abandon(ctx, claim);
  const { paypalOrderId, requestId, captureRound, way } = claim.attempt;
  ctx.shop.checkpoint?.('payment.capturing');
  let answer: ToldPayment;
  try {
    answer = await gatewayOf(way).capture(ctx.shop, paypalOrderId!, `${requestId}-capture-${captureRound}`);
  } catch (error) {
    return onRefusal(ctx, claim.attempt, error);
  }
  ctx.shop.checkpoint?.('payment.captured');
  if (!isWhole(claim.attempt, answer.captures)) return queryOrder(ctx, claim.attempt, false);
  return { ...(await recordSettlement(ctx, claim.attempt, answer.captures)), undecided: false };
};

/** There are captures, and all that has to be known is said of each. */
const isWhole = (attempt: PaymentAttempt, captures: readonly ToldCapture[]): boolean =>
  captures.length > 0 && captures.every((each) => isComplete(attempt, each));

/** What is said of one capture in two places: the later word counts, and what it leaves out is as it was. */
const joined = (first: ToldCapture, later: ToldCapture): ToldCapture => ({
  ...first,
  ...Object.fromEntries(Object.entries(later).filter(([, said]) => said !== null)),
  orderIds: [...first.orderIds, ...later.orderIds],
});

/** The captures, with what the provider says of each that its payment says too little of. Throws ProviderError. */
const askCaptures = (ctx: Ctx, attempt: PaymentAttempt, captures: readonly ToldCapture[]): Promise<ToldCapture[]> => {
  const gateway = gatewayOf(attempt.way);
  const ask = async (capture: ToldCapture): Promise<ToldCapture> =>
    isComplete(attempt, capture) ? capture : joined(capture, await gateway.readCapture(ctx.shop, capture.id));
  return Promise.all(captures.map(ask));
};

/** Books what was captured. Nothing is decided while the provider leaves open how much, for which order or to whom. */
const settleCaptures = async (
  ctx: Ctx,
  attempt: PaymentAttempt,
  captures: readonly ToldCapture[],
): Promise<Settled> => {
  let whole: ToldCapture[];
  try {
    whole = await askCaptures(ctx, attempt, captures);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return settled(await recordUncertain(ctx, attempt), true);
  }
  const booked = await recordSettlement(ctx, attempt, whole);
  return isWhole(attempt, whole) ? { ...booked, undecided: false } : settled(await recordUncertain(ctx, attempt), true);
};

const onMissingAnswer = async (ctx: Ctx, attempt: PaymentAttempt, error: unknown): Promise<Settled> => {
  if (!(error instanceof ProviderError)) throw error;
  if (!error.uncertain && error.status === 404) return settled(await recordFailed(ctx, attempt, 'EXPIRED'));
  if (attempt.captureSentAt === null) return settled(attempt, true);
  return settled(await recordUncertain(ctx, attempt), true);
};

/** Asks the provider how things stand and books the answer; captures only when it is approved and `mayCapture`. */
const queryOrder = async (ctx: Ctx, attempt: PaymentAttempt, mayCapture: boolean): Promise<Settled> => {
  let answer: ToldPayment;
  try {
    answer = await gatewayOf(attempt.way).payment(ctx.shop, attempt.paypalOrderId!);
  } catch (error) {
    return onMissingAnswer(ctx, attempt, error);
  }
  if (answer.captures.length > 0) return settleCaptures(ctx, attempt, answer.captures);
  if (answer.status === 'APPROVED') {
    return mayCapture ? capture(ctx, attempt, true) : settled(await recordApproved(ctx, attempt));
  }
  if (answer.status === 'CLOSED') return settled(await recordFailed(ctx, attempt, 'VOIDED'));
  if (answer.status === 'CAPTURED') return settled(attempt, true);
  return isBusy(ctx, attempt) ? settled(attempt) : settled(await recordUnapproved(ctx, attempt));
};

/** Some process is just now capturing it: its outcome counts, not what the provider said a moment ago. */
export const isBusy = (ctx: Ctx, { state, busyUntil }: PaymentAttempt): boolean =>
  state === AttemptState.CAPTURING && busyUntil !== null && busyUntil > ctx.shop.clock.now();

const isRevivable = ({ state }: PaymentAttempt): boolean => isOpen(state) || state === AttemptState.CANCELLED;

/** As `settle`, of an attempt that was read just now. */
export const settleAttempt = async (
  ctx: Ctx,
  attempt: PaymentAttempt,
  options: SettleOptions = {},
): Promise<Settled> => {
  const mayCapture = options.capture ?? true;
  const revivable = isRevivable(attempt);
  if (!attempt.paypalOrderId || (!revivable && !options.ask)) return settled(attempt);
  if (isBusy(ctx, attempt)) return settled(attempt);
  if (options.ask || mustQueryFirst(ctx, attempt)) return queryOrder(ctx, attempt, mayCapture && revivable);
  return mayCapture ? capture(ctx, attempt, false) : settled(attempt);
};

/**
 * Brings one attempt as far as its provider lets it: the one way in which an order gets paid, shared by the return page, the
 * webhook and the reconciler, in any number of processes at once. Money is taken at most once; PAID, entitlements,
 * invoice and mail come together or not at all. Throws PAYMENT_NOT_FOUND; what the provider leaves open is no error.
 * No outside call happens inside a transaction, so it must not be called in one.
 */
export const settle = async (ctx: Ctx, ref: AttemptRef, options: SettleOptions = {}): Promise<Settled> =>
  settleAttempt(ctx, await readAttempt(ctx, ref), options);

/**
 * As `settle`, for the buyer who came back: the attempt that `pick` finds among those of the order, newest first. Throws
 * ORDER_NOT_FOUND, and what `pick` throws.
 */
export const settleReturned = async (
  ctx: Ctx,
  access: OrderAccess,
  pick: (attempts: readonly PaymentAttempt[]) => PaymentAttempt,
): Promise<Settled> => {
  const isReady = (attempt: PaymentAttempt): boolean =>
    attempt.paypalOrderId !== null && isRevivable(attempt) && !isBusy(ctx, attempt) && !mustQueryFirst(ctx, attempt);
  const { attempt, claim } = await claimReturned(ctx, { access, pick, isReady });
  return claim ? captureClaimed(ctx, claim) : settleAttempt(ctx, attempt);
};
