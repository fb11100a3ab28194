import { transaction, type Ctx } from '../core/context.ts';
import { requestOrderNotice } from '../invoices/mail/order-notice.job.ts';
import { PaymentStatus } from '../orders/order-states.ts';
import type { Order } from '../orders/order.entity.ts';
import { lockOrder } from '../orders/order-transition.service.ts';
import { markPaymentFailed, markPaymentPending } from '../orders/order-payment.service.ts';
import { bookReceived } from './received-money.service.ts';
import { changeAttempt, decided, lockAttempt } from './payment-attempts.service.ts';
import type { PaymentAttempt } from './payment-attempt.entity.ts';
import { AttemptState } from './payment-state.ts';
import type { ToldCapture } from './gateway.ts';
import { providerOf } from './providers.ts';
import { receivedAt } from './received-at.ts';
import { STOCK_GONE } from './refunds/refund-record.service.ts';
import { planAutomaticRefund } from './refunds/refunds.service.ts';
import { isComplete, isTaken, mismatchOf } from './verdict.ts';
import { wakeEvents } from './webhooks/waiting-events.service.ts';

interface Case {
  readonly attempt: PaymentAttempt;
  readonly order: Order;
}

interface Recorded {
  readonly id: string;
  readonly paypalCaptureId: string;
  readonly amountMinor: number;
}

const REFUSED = ['DECLINED', 'FAILED', 'REFUNDED'];
const NEVER_AGAIN = [AttemptState.PAID, AttemptState.REFUNDED];

const recordCapture = async (ctx: Ctx, attempt: PaymentAttempt, capture: ToldCapture): Promise<Recorded> => {
  const currency = capture.currency ?? attempt.currency;
  const amountMinor = Math.max(0, capture.amountMinor ?? 0);
  const [row] = await ctx.sql<{ id: string }>(
    `INSERT INTO payment_capture
       (paypal_capture_id, attempt_id, amount_minor, currency, status, pending_reason, recorded_at, fee_minor)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (paypal_capture_id) DO UPDATE SET status = $5, pending_reason = $6,
       fee_minor = coalesce($8, payment_capture.fee_minor)
     RETURNING id`,
    [
      capture.id,
      attempt.id,
      amountMinor,
      currency,
      capture.status,
      capture.pendingReason,
      ctx.shop.clock.now(),
      capture.feeMinor,
    ],
    'payments.record-capture',
  );
  return { id: row!.id, paypalCaptureId: capture.id, amountMinor };
};

/** Money came that must not stay: the attempt fails and the whole capture goes back. */
const refundCapture = async (ctx: Ctx, attempt: PaymentAttempt, capture: Recorded, reason: string): Promise<void> => {
  await changeAttempt(ctx, attempt, decided(ctx, AttemptState.FAILED, reason));
  const refund = await planAutomaticRefund(ctx, capture, reason);
  if (refund && reason === STOCK_GONE) {
    const { id: reference, amountMinor } = refund;
    await requestOrderNotice(ctx, { id: attempt.orderId }, { kind: STOCK_GONE, reference, amountMinor });
  }
  ctx.shop.logger.error(
    { alert: 'payment', reason, orderId: attempt.orderId, attemptId: attempt.id, captureId: capture.paypalCaptureId },
    'money was captured that cannot be kept; it is being refunded',
  );
};

const OUTCOME_REASON = {
  'stock-gone': STOCK_GONE,
  'cards-gone': 'GIFT_CARD_SPENT',
  'already-paid': 'ALREADY_PAID',
} as const;

const bookMoney = async (ctx: Ctx, { attempt, order }: Case, capture: Recorded, paidAt: Date): Promise<void> => {
  const input = { paymentId: capture.paypalCaptureId, paidAt, method: providerOf(attempt.way).method };
  const outcome = await bookReceived(ctx, { order, attempt }, input);
  if (outcome !== 'paid') await refundCapture(ctx, attempt, capture, OUTCOME_REASON[outcome]);
};

/** Another capture of the same answer may be booked next, on the order as this one leaves it. */
const follow = async (order: Order, moved: Promise<Order>): Promise<void> => void Object.assign(order, await moved);

const bookRefusal = async (ctx: Ctx, attempt: PaymentAttempt, order: Order): Promise<void> => {
  const held = attempt.state === AttemptState.PENDING;
  await changeAttempt(ctx, attempt, decided(ctx, AttemptState.FAILED, 'CAPTURE_DENIED'));
  await follow(order, markPaymentFailed(ctx, order));
  if (held) await requestOrderNotice(ctx, order, { kind: 'PAYMENT_FAILED', reference: attempt.id });
};

const bookHold = async (ctx: Ctx, attempt: PaymentAttempt, order: Order): Promise<void> => {
  if (attempt.state === AttemptState.PENDING) return;
  await changeAttempt(ctx, attempt, {
    state: AttemptState.PENDING,
    failure: null,
    busyUntil: null,
    lastAskedAt: ctx.shop.clock.now(),
  });
  if ([PaymentStatus.UNPAID, PaymentStatus.FAILED].includes(order.paymentStatus))
    await follow(order, markPaymentPending(ctx, order));
  await requestOrderNotice(ctx, order, { kind: 'PAYMENT_PENDING', reference: attempt.id });
};

const isBeingRefunded = async (ctx: Ctx, { id }: Recorded): Promise<boolean> => {
  const rows = await ctx.sql('SELECT 1 FROM payment_refund WHERE capture_id = $1 LIMIT 1', [id], 'payments.has-refund');
  return rows.length > 0;
};

const paidAtOf = (ctx: Ctx, { state, createdAt }: PaymentAttempt, capture: ToldCapture): Date =>
  receivedAt(capture, { held: state === AttemptState.PENDING, earliest: createdAt, now: ctx.shop.clock.now() });

const book = async (ctx: Ctx, given: Case, capture: ToldCapture): Promise<void> => {
  const { attempt, order } = given;
  if (!isComplete(attempt, capture)) return;
  const recorded = await recordCapture(ctx, attempt, capture);
  if (NEVER_AGAIN.includes(attempt.state)) return;
  if (isTaken(capture)) {
    if (attempt.state === AttemptState.FAILED && (await isBeingRefunded(ctx, recorded))) return;
    const mismatch = mismatchOf(attempt, capture);
    if (!mismatch) return bookMoney(ctx, given, recorded, paidAtOf(ctx, attempt, capture));
    await refundCapture(ctx, attempt, recorded, mismatch);
    await follow(order, markPaymentFailed(ctx, order));
  } else if (REFUSED.includes(capture.status)) {
    if (attempt.state !== AttemptState.FAILED) await bookRefusal(ctx, attempt, order);
  } else if (capture.status === 'PENDING') {
    await bookHold(ctx, attempt, order);
  }
};

const LOCKED = '55P03';
const MOST_WAITS = 3;

/** The money is taken: in a crowd of buyers, who take the numbers of their invoices one after another, it waits on for its turn. */
const inTurn = async <T>(book: () => Promise<T>): Promise<T> => {
  for (let waits = 1; ; waits += 1) {
    try {
      return await book();
    } catch (error) {
      if ((error as { code?: string }).code !== LOCKED || waits === MOST_WAITS) throw error;
    }
  }
};

/**
 * Books what the provider took, in one transaction under the locks of our order and attempt: the capture row
 * (unique per the provider's id), and with it PAID, entitlements, invoice and the order mail, all or none. Amount, currency, payee
 * and order must be the agreed ones, else the money goes back; of a capture that lacks one of them nothing is booked.
 * Repeating it changes nothing. Events that waited for the capture are taken up. Answers both as they are then.
 */
export const recordSettlement = async (ctx: Ctx, { id, orderId }: PaymentAttempt, captures: readonly ToldCapture[]) => {
  const bookAll = () =>
    transaction(ctx, async (tx) => {
      const order = await lockOrder(tx, orderId);
      const attempt = await lockAttempt(tx, id);
      for (const capture of captures) await book(tx, { attempt, order }, capture);
      tx.shop.checkpoint?.('payment.settling');
      return { attempt, order };
    });
  const booked = await inTurn(bookAll);
  ctx.shop.checkpoint?.('payment.settled');
  for (const capture of captures) await wakeEvents(ctx, capture.id);
  return booked;
};
