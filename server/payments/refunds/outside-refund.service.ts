import { transaction, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { lockOrder } from '../../orders/order-transition.service.ts';
import { Capture } from '../capture.entity.ts';
import { Refund, RefundStatus } from './refund.entity.ts';
import { completedSoFar, insertRefund, recordRefund } from './refund-record.service.ts';

export interface OutsideRefund {
  readonly paypalCaptureId: string;
  /** Null: PayPal says that the money went back, and not by which refund. */
  readonly paypalRefundId: string | null;
  /** Our request id, when PayPal names it. */
  readonly requestId: string | null;
  readonly amountMinor: number;
  readonly reason: string;
  /** Taken by PayPal or a bank against the seller's will: never the carrying out of a wish of ours. */
  readonly reversal?: boolean;
  /** With no id of PayPal: what tells it from others, and since when one of the same sum may have been booked already. */
  readonly cause?: { readonly key: string; readonly since: Date };
}

const byPayPalId =
  ({ paypalRefundId }: OutsideRefund) =>
  (refund: Refund) =>
    paypalRefundId !== null && refund.paypalRefundId === paypalRefundId;

/** Ours by the id that we gave it, unless PayPal has carried it out under another id already. */
const byRequestId =
  ({ requestId, paypalRefundId }: OutsideRefund) =>
  (refund: Refund) =>
    requestId !== null &&
    refund.requestId === requestId &&
    (refund.paypalRefundId === null || refund.paypalRefundId === paypalRefundId);

/** The seller did on PayPal's pages what PayPal did not answer us: the same sum, and ours has no id at PayPal. */
const byWish =
  ({ amountMinor, reversal }: OutsideRefund) =>
  (refund: Refund) =>
    !reversal &&
    refund.status === RefundStatus.REQUESTED &&
    refund.paypalRefundId === null &&
    refund.amountMinor === amountMinor;

/** Booked when PayPal had not said by which refund the money went back. */
const byMissingId =
  ({ amountMinor, paypalRefundId }: OutsideRefund) =>
  (refund: Refund) =>
    paypalRefundId !== null &&
    refund.status === RefundStatus.COMPLETED &&
    refund.paypalRefundId === null &&
    refund.amountMinor === amountMinor;

/** The same money, told of by PayPal under its own id before. */
const byCause =
  ({ amountMinor, cause }: OutsideRefund) =>
  ({ requestId, status, amountMinor: booked, decidedAt }: Refund) =>
    cause !== undefined &&
    status === RefundStatus.COMPLETED &&
    (requestId === `paypal:${cause.key}` || (booked === amountMinor && decidedAt !== null && decidedAt >= cause.since));

/** What PayPal can no longer carry out, since it never gives back more than it took. */
const dropWhatNoLongerFits = async (ctx: Ctx, capture: Capture): Promise<void> => {
  const leftMinor = capture.amountMinor - (await completedSoFar(ctx, capture.id));
  await ctx.sql(
    `UPDATE payment_refund SET status = 'FAILED', failure = 'REFUNDED_AT_PAYPAL', decided_at = $3
     WHERE capture_id = $1 AND status = 'REQUESTED' AND paypal_refund_id IS NULL AND amount_minor > $2`,
    [capture.id, leftMinor, ctx.shop.clock.now()],
  );
};

const insertOutside = async (ctx: Ctx, capture: Capture, outside: OutsideRefund): Promise<Refund | null> => {
  const leftMinor = capture.amountMinor - (await completedSoFar(ctx, capture.id));
  const amountMinor = Math.min(outside.amountMinor, leftMinor);
  if (amountMinor <= 0) return null;
  const { paypalRefundId, reason } = outside;
  const requestId = `paypal:${paypalRefundId ?? outside.cause?.key ?? `rest-of-${capture.paypalCaptureId}`}`;
  return insertRefund(ctx, { captureId: capture.id, amountMinor, reason, requestId, paypalRefundId });
};

/** Which refund of a capture PayPal speaks of; null: one that the shop does not know. */
export const findReported = async (ctx: Ctx, capture: Capture, outside: OutsideRefund): Promise<Refund | null> => {
  const known = await ctx.repo(Refund).find({ where: { captureId: capture.id }, order: { id: 'ASC' } });
  const isOurs = known.some(({ requestId }) => requestId === outside.requestId);
  const matches = [byPayPalId, byRequestId, byCause, ...(isOurs ? [] : [byWish]), byMissingId];
  for (const match of matches) {
    const found = known.find(match(outside));
    if (found) return found;
  }
  return null;
};

const adopt = async (ctx: Ctx, capture: Capture, outside: OutsideRefund): Promise<void> => {
  const { paypalRefundId } = outside;
  const mine = (await findReported(ctx, capture, outside)) ?? (await insertOutside(ctx, capture, outside));
  if (mine?.status === RefundStatus.COMPLETED && mine.paypalRefundId === null)
    await ctx.repo(Refund).update({ id: mine.id }, { paypalRefundId });
  if (mine) await recordRefund(ctx, mine.id, paypalRefundId);
  await dropWhatNoLongerFits(ctx, capture);
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
    await adopt(tx, capture, outside);
  });
