import { transaction, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { lockOrder } from '../../orders/order-transition.service.ts';
import { Capture } from '../capture.entity.ts';
import { keepCard } from '../gift-card/sold-card.service.ts';
import { Refund, RefundStatus } from './refund.entity.ts';
import { reportedAmong, type OutsideRefund } from './reported-refund.ts';
import { completedSoFar, insertRefund, recordRefund } from './refund-record.service.ts';

/** What PayPal can no longer carry out, since it never gives back more than it took. */
const failExcessRefunds = async (ctx: Ctx, capture: Capture): Promise<void> => {
  const leftMinor = capture.amountMinor - (await completedSoFar(ctx, capture.id)).minor;
  const failed = await ctx.sql<Pick<Refund, 'id' | 'captureId' | 'reason'>>(
    `UPDATE payment_refund SET status = 'FAILED', failure = 'REFUNDED_AT_PAYPAL', decided_at = $3
     WHERE capture_id = $1 AND status = 'REQUESTED' AND paypal_refund_id IS NULL AND amount_minor - gift_cards_minor > $2
     RETURNING id, capture_id AS "captureId", reason`,
    [capture.id, leftMinor, ctx.shop.clock.now()],
  );
  for (const refund of failed) await keepCard(ctx, refund);
};

const insertOutside = async (ctx: Ctx, capture: Capture, outside: OutsideRefund): Promise<Refund | null> => {
  const leftMinor = capture.amountMinor - (await completedSoFar(ctx, capture.id)).minor;
  const amountMinor = Math.min(outside.amountMinor, leftMinor);
  if (amountMinor <= 0) return null;
  const { paypalRefundId, reason } = outside;
  const requestId = `paypal:${paypalRefundId ?? outside.cause?.key ?? `rest-of-${capture.paypalCaptureId}`}`;
  return insertRefund(ctx, { captureId: capture.id, amountMinor, reason, requestId, paypalRefundId });
};

/** Which refund of a capture PayPal speaks of; null: one that the shop does not know. */
export const findReported = async (ctx: Ctx, capture: Capture, outside: OutsideRefund): Promise<Refund | null> =>
  reportedAmong(await ctx.repo(Refund).find({ where: { captureId: capture.id }, order: { id: 'ASC' } }), outside);

const adoptOutside = async (ctx: Ctx, capture: Capture, outside: OutsideRefund): Promise<void> => {
  const { paypalRefundId } = outside;
  const mine = (await findReported(ctx, capture, outside)) ?? (await insertOutside(ctx, capture, outside));
  if (mine?.status === RefundStatus.COMPLETED && mine.paypalRefundId === null)
    await ctx.repo(Refund).update({ id: mine.id }, { paypalRefundId });
  if (mine) await recordRefund(ctx, mine.id, paypalRefundId);
  await failExcessRefunds(ctx, capture);
};

/**
 * Books a refund or reversal that PayPal has carried out, once: ours whose answer was lost (also one that was given up), one
 * that the seller made at PayPal in place of ours, or another. Only what is COMPLETED here counts against it, so a refund of
 * ours that waits hides none. Locks the order. Throws PAYMENT_NOT_FOUND.
 */
export const recordOutsideRefund = (ctx: Ctx, outside: OutsideRefund): Promise<void> =>
  transaction(ctx, async (tx) => {
    const capture = await tx.repo(Capture).findOneBy({ paypalCaptureId: outside.paypalCaptureId });
    if (!capture) throw new AppError(ErrorCode.PAYMENT_NOT_FOUND);
    const [owner] = await tx.sql<{ orderId: string }>(
      'SELECT order_id AS "orderId" FROM payment_attempt WHERE id = $1',
      [capture.attemptId],
    );
    await lockOrder(tx, owner!.orderId);
    await adoptOutside(tx, capture, outside);
  });
