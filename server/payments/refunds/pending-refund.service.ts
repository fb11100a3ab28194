import { transaction, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { enqueue } from '../../core/jobs/jobs.ts';
import { MINUTE_MS } from '../../core/time.ts';
import { Capture } from '../capture.entity.ts';
import { keepCard } from '../gift-card/sold-card.service.ts';
import { Refund, RefundStatus, RETURNED } from './refund.entity.ts';
import { findReported } from './outside-refund.service.ts';
import { insertRefund, refundedSoFar } from './refund-record.service.ts';
import { keyOf, refundJob } from './refunds.service.ts';
import type { OutsideRefund } from './reported-refund.ts';

const captureOf = async (ctx: Ctx, { paypalCaptureId }: OutsideRefund): Promise<Capture> => {
  const capture = await ctx.repo(Capture).findOne({ where: { paypalCaptureId }, lock: { mode: 'pessimistic_write' } });
  if (!capture) throw new AppError(ErrorCode.PAYMENT_NOT_FOUND);
  return capture;
};

/**
 * PayPal has taken a refund on and not decided it: it waits with the order, and PayPal is asked until it says. Locks the
 * capture. Throws PAYMENT_NOT_FOUND.
 */
export const notePendingRefund = (ctx: Ctx, outside: OutsideRefund): Promise<void> =>
  transaction(ctx, async (tx) => {
    const capture = await captureOf(tx, outside);
    const { paypalRefundId, reason } = outside;
    const known = await findReported(tx, capture, outside);
    const left = capture.amountMinor - (await refundedSoFar(tx, capture.id)).minor;
    if (known && known.status !== RefundStatus.REQUESTED) return;
    if (!known && outside.amountMinor > left) return;
    const amountMinor = outside.amountMinor;
    const requestId = `paypal:${paypalRefundId}`;
    const refund =
      known ?? (await insertRefund(tx, { captureId: capture.id, amountMinor, reason, requestId, paypalRefundId }));
    if (known) await tx.repo(Refund).update({ id: known.id }, { paypalRefundId });
    await enqueue(
      tx,
      refundJob,
      { refundId: refund.id },
      { ...keyOf(refund.id), runAt: new Date(Date.now() + MINUTE_MS) },
    );
  });

/** PayPal could not carry a refund out, also one that it had called done. Locks the capture. Throws PAYMENT_NOT_FOUND. */
export const noteFailedRefund = (ctx: Ctx, outside: OutsideRefund): Promise<void> =>
  transaction(ctx, async (tx) => {
    const known = await findReported(tx, await captureOf(tx, outside), outside);
    if (!known || known.status === RefundStatus.FAILED) return;
    const changes =
      known.status === RefundStatus.COMPLETED
        ? { failure: RETURNED, handledAt: null }
        : { status: RefundStatus.FAILED, failure: 'FAILED', decidedAt: tx.shop.clock.now() };
    await tx.repo(Refund).update({ id: known.id }, changes);
    // What was booked stays: a person settles it with who bought the card.
    if (known.status === RefundStatus.REQUESTED) await keepCard(tx, known);
    tx.shop.logger.error({ alert: 'refund', refundId: known.id }, 'a refund did not reach the buyer: needs a person');
  });
