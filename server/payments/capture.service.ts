import { transaction, type Ctx } from '../core/context.ts';
import { requestOrderNotice } from '../invoices/mail/order-notice.job.ts';
import { OrderStatus, PaymentStatus } from '../orders/order-states.ts';
import type { Order } from '../orders/order.entity.ts';
import { lockOrder, lockOwnOrder } from '../orders/order-transition.service.ts';
import type { OrderAccess } from '../orders/orders.queries.ts';
import { markPaymentFailed, markPaymentPending } from '../orders/order-payment.service.ts';
import { changeAttempt, decided, lockAttempt, lockAttempts, otherHolds } from './payment-attempts.service.ts';
import type { PaymentAttempt } from './payment-attempt.entity.ts';
import { AttemptState, CAPTURE_LEASE_MS, HOLDING_STATES, isOpen, REQUEST_ID_LIFE_MS } from './payment-state.ts';
import type { ProviderError } from './provider-error.ts';

export interface Claim {
  readonly attempt: PaymentAttempt;
  /** Only the one who got the claim may capture. */
  readonly granted: boolean;
}

const PAYABLE = [PaymentStatus.UNPAID, PaymentStatus.PENDING, PaymentStatus.FAILED];

const isPayable = ({ status, paymentStatus }: Order): boolean =>
  status === OrderStatus.PLACED && PAYABLE.includes(paymentStatus);

const isCapturable = (attempt: PaymentAttempt, now: Date, asked: boolean): boolean => {
  if (!isOpen(attempt.state) && attempt.state !== AttemptState.CANCELLED) return false;
  if (attempt.state === AttemptState.PENDING || (attempt.busyUntil && attempt.busyUntil > now)) return false;
  return asked || attempt.captureSentAt === null;
};

const startCapture = (ctx: Ctx, attempt: PaymentAttempt, now: Date): Promise<PaymentAttempt> => {
  const forgotten = attempt.captureSentAt && now.getTime() - attempt.captureSentAt.getTime() > REQUEST_ID_LIFE_MS;
  const busyUntil = new Date(now.getTime() + CAPTURE_LEASE_MS);
  return changeAttempt(ctx, attempt, {
    state: AttemptState.CAPTURING,
    failure: null,
    decidedAt: null,
    captureRound: attempt.captureRound + (forgotten ? 1 : 0),
    captureSentAt: forgotten ? now : (attempt.captureSentAt ?? now),
    busyUntil,
    nextAskAt: busyUntil,
  });
};

interface Locked {
  readonly order: Order;
  readonly attempt: PaymentAttempt;
  /** All of the order. */
  readonly attempts: readonly PaymentAttempt[];
}

const claim = async (ctx: Ctx, { order, attempt, attempts }: Locked, asked: boolean): Promise<Claim> => {
  const now = ctx.shop.clock.now();
  if (!isCapturable(attempt, now, asked)) return { attempt, granted: false };
  if (!isPayable(order)) {
    return {
      attempt: await changeAttempt(ctx, attempt, decided(ctx, AttemptState.CANCELLED, 'ORDER_ENDED')),
      granted: false,
    };
  }
  if (otherHolds(attempts, attempt)) return { attempt, granted: false };
  return { attempt: await startCapture(ctx, attempt, now), granted: true };
};

/**
 * Decides under the locks of order and attempt who captures: at most one caller at a time, no attempt of an order that
 * ended or whose money already moves by another attempt. `asked`: the provider has just said that nothing was captured yet;
 * without it a capture that was sent before is not sent again.
 */
export const claimCapture = (ctx: Ctx, { id, orderId }: PaymentAttempt, asked: boolean): Promise<Claim> =>
  transaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const attempts = await lockAttempts(tx, orderId);
    return claim(tx, { order, attempt: attempts.find((one) => one.id === id)!, attempts }, asked);
  });

interface Returning {
  readonly access: OrderAccess;
  /** Which of the attempts of the order, newest first, the buyer came back with. */
  readonly pick: (attempts: readonly PaymentAttempt[]) => PaymentAttempt;
  /** Whether it may be captured without asking the provider first. */
  readonly isReady: (attempt: PaymentAttempt) => boolean;
}

/**
 * The same for the buyer who came back, in one go with finding the attempt; `claim` is null where the attempt is not ready.
 * Throws as `findOrder` and as `pick`.
 */
export const claimReturned = (
  ctx: Ctx,
  { access, pick, isReady }: Returning,
): Promise<{ attempt: PaymentAttempt; claim: Claim | null }> =>
  transaction(ctx, async (tx) => {
    const order = await lockOwnOrder(tx, access);
    const attempts = await lockAttempts(tx, order.id);
    const attempt = pick([...attempts].reverse());
    return { attempt, claim: isReady(attempt) ? await claim(tx, { order, attempt, attempts }, false) : null };
  });

const RESTART = ['INSTRUMENT_DECLINED', 'PAYER_ACTION_REQUIRED'];
const RETRY_MS = 10_000;

type Outcome = (ctx: Ctx, attempt: PaymentAttempt, order: Order) => Promise<void>;

/** Someone else got the claim after `seen` was read. */
const isTakenOver = (ctx: Ctx, seen: PaymentAttempt, { busyUntil }: PaymentAttempt): boolean =>
  busyUntil !== null && busyUntil > ctx.shop.clock.now() && busyUntil.getTime() !== seen.busyUntil?.getTime();

/** Runs under both locks, unless the attempt was decided meanwhile or another one is capturing it. */
const underLocks = (ctx: Ctx, seen: PaymentAttempt, outcome: Outcome): Promise<PaymentAttempt> =>
  transaction(ctx, async (tx) => {
    const order = await lockOrder(tx, seen.orderId);
    const attempt = await lockAttempt(tx, seen.id);
    const undecided = isOpen(attempt.state) || attempt.state === AttemptState.CANCELLED;
    if (undecided && !isTakenOver(tx, seen, attempt)) await outcome(tx, attempt, order);
    return attempt;
  });

/** The order was kept alive for a payment in doubt, which came to nothing: the buyer is told and may try again or cancel. */
const releaseOrder = async (ctx: Ctx, attempt: PaymentAttempt, order: Order): Promise<void> => {
  if (order.paymentStatus !== PaymentStatus.PENDING) return;
  await markPaymentFailed(ctx, order);
  await requestOrderNotice(ctx, order, { kind: 'PAYMENT_FAILED', reference: attempt.id });
};

/** Money may have moved: the order is kept alive and the provider is asked again soon. */
export const recordUncertain = (ctx: Ctx, attempt: PaymentAttempt): Promise<PaymentAttempt> =>
  underLocks(ctx, attempt, async (tx, locked, order) => {
    const now = tx.shop.clock.now();
    await changeAttempt(tx, locked, {
      busyUntil: null,
      lastAskedAt: now,
      nextAskAt: new Date(now.getTime() + RETRY_MS),
    });
    if (isPayable(order)) await markPaymentPending(tx, order);
  });

/** The provider says that the buyer has not approved (any more): nothing was charged. */
export const recordUnapproved = (ctx: Ctx, attempt: PaymentAttempt, failure: string | null = null) =>
  underLocks(ctx, attempt, async (tx, locked, order) => {
    const state = failure ? AttemptState.DECLINED : AttemptState.CREATED;
    const kept = locked.state === AttemptState.CANCELLED || (locked.state === AttemptState.DECLINED && !failure);
    const captured = locked.captureSentAt !== null;
    await changeAttempt(tx, locked, {
      ...(kept ? {} : { state, failure }),
      captureRound: locked.captureRound + (captured ? 1 : 0),
      captureSentAt: null,
      busyUntil: null,
      lastAskedAt: tx.shop.clock.now(),
    });
    await releaseOrder(tx, locked, order);
  });

/** The order waits for the money of another attempt: that one decides over it. */
const isHeldByOther = async (ctx: Ctx, { id, orderId }: PaymentAttempt): Promise<boolean> =>
  (await lockAttempts(ctx, orderId)).some((one) => one.id !== id && HOLDING_STATES.includes(one.state));

/** The provider will never take money by this attempt. */
export const recordFailed = (ctx: Ctx, attempt: PaymentAttempt, failure: string): Promise<PaymentAttempt> =>
  underLocks(ctx, attempt, async (tx, locked, order) => {
    const withdrawn = locked.state === AttemptState.CANCELLED;
    if (withdrawn) return void (await changeAttempt(tx, locked, { nextAskAt: null }));
    await changeAttempt(tx, locked, decided(tx, AttemptState.FAILED, failure));
    if (await isHeldByOther(tx, locked)) return;
    await releaseOrder(tx, locked, order);
    if (failure !== 'EXPIRED') await markPaymentFailed(tx, order);
  });

/** The buyer has approved, and it is not (yet) captured. */
export const recordApproved = (ctx: Ctx, attempt: PaymentAttempt): Promise<PaymentAttempt> =>
  underLocks(ctx, attempt, async (tx, locked) => {
    const state = locked.state === AttemptState.CREATED ? AttemptState.APPROVED : locked.state;
    await changeAttempt(tx, locked, { state, lastAskedAt: tx.shop.clock.now() });
  });

/** Books the provider's refusal of a capture. */
export const recordRefusal = (ctx: Ctx, attempt: PaymentAttempt, error: ProviderError): Promise<PaymentAttempt> => {
  if (error.uncertain) return recordUncertain(ctx, attempt);
  if (error.has('ORDER_NOT_APPROVED')) return recordUnapproved(ctx, attempt);
  if (error.has(...RESTART))
    return recordUnapproved(
      ctx,
      attempt,
      error.issues.find((issue) => RESTART.includes(issue)),
    );
  if (error.status === 404 || error.has('ORDER_EXPIRED')) return recordFailed(ctx, attempt, 'EXPIRED');
  return recordFailed(ctx, attempt, error.issues[0] ?? `HTTP_${error.status}`);
};
