import { IsNull, Not } from 'typeorm';
import { transaction, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { enqueue } from '../../core/jobs/jobs.ts';
import { restoreEntitlements, revokeEntitlements } from '../../delivery/delivery.service.ts';
import { PaymentStatus } from '../../orders/order-states.ts';
import { lockOrder } from '../../orders/order-transition.service.ts';
import { Capture } from '../capture.entity.ts';
import { readAttempt } from '../payment-attempts.service.ts';
import { holdDisputedCard } from '../gift-card/disputed-card.service.ts';
import { gatewayOf } from '../providers.ts';
import { disputeMailJob } from './dispute-mail.job.ts';
import { Dispute, DisputeState } from './dispute.entity.ts';
import type { PayPalDispute } from '../paypal/paypal-disputes.ts';
import { minorOf } from '../paypal/paypal-verdict.ts';
import { Refund, RefundStatus, RETURNED, REVERSAL } from '../refunds/refund.entity.ts';
import { recordOutsideRefund } from '../refunds/outside-refund.service.ts';
import type { OutsideRefund } from '../refunds/reported-refund.ts';

const LOST = ['RESOLVED_BUYER_FAVOUR', 'ACCEPTED'];
const ASKED = ['OPEN', 'WAITING_FOR_SELLER_RESPONSE'];

/** Where a dispute stands, in the words of the shop. */
export const stateOf = ({ status, dispute_outcome: outcome }: PayPalDispute): DisputeState => {
  if (status === 'RESOLVED') return LOST.includes(outcome?.outcome_code ?? '') ? DisputeState.LOST : DisputeState.WON;
  return ASKED.includes(status) ? DisputeState.ANSWER : DisputeState.WAITING;
};

const momentOf = (text: string | undefined): Date | null => {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? null : new Date(time);
};

/** The files of a disputed order are closed while PayPal holds all of its money. */
const DISPUTED = 'DISPUTED';

/** The order and the capture of a dispute, the order locked. Throws PAYMENT_NOT_FOUND. */
const lockCapture = async (ctx: Ctx, paypalCaptureId: string) => {
  const capture = await ctx.repo(Capture).findOneBy({ paypalCaptureId });
  if (!capture) throw new AppError(ErrorCode.PAYMENT_NOT_FOUND);
  const [owner] = await ctx.sql<{ orderId: string }>(
    'SELECT order_id AS "orderId" FROM payment_attempt WHERE id = $1',
    [capture.attemptId],
  );
  return { capture, order: await lockOrder(ctx, owner!.orderId) };
};

const valuesOf = (ctx: Ctx, told: PayPalDispute, capture: Capture) => {
  const now = ctx.shop.clock.now();
  const state = stateOf(told);
  const closed = [DisputeState.WON, DisputeState.LOST].includes(state);
  const changedAt = momentOf(told.update_time) ?? now;
  const amountMinor = told.dispute_amount ? minorOf(told.dispute_amount) : 0;
  return {
    state,
    status: told.status,
    outcome: told.dispute_outcome?.outcome_code ?? null,
    stage: told.dispute_life_cycle_stage,
    reason: told.reason,
    amountMinor: amountMinor > 0 ? amountMinor : capture.amountMinor,
    currency: told.dispute_amount?.currency_code ?? capture.currency,
    respondBy: momentOf(told.seller_response_due_date),
    changedAt,
    closedAt: closed ? changedAt : null,
  };
};

/** What was decided for one stage and reason does not hold for the next. */
const stillReleased = ({ stage, reason, releasedAt }: Dispute, next: Pick<Dispute, 'stage' | 'reason'>): Date | null =>
  stage === next.stage && reason === next.reason ? releasedAt : null;

/**
 * Money that PayPal took before it named any dispute has been booked as a refund: it belongs to the dispute that comes later.
 * Neither a loss nor the same reversal books it again.
 */
const bookedReversal = async (ctx: Ctx, { id: captureId }: Capture): Promise<Refund | null> => {
  const booked = await ctx.repo(Refund).find({
    where: { captureId, status: RefundStatus.COMPLETED, reason: REVERSAL, paypalRefundId: Not(IsNull()) },
    order: { id: 'DESC' },
  });
  const held = await ctx.repo(Dispute).findBy({ captureId });
  return booked.find(({ paypalRefundId }) => held.every(({ heldRefundId }) => heldRefundId !== paypalRefundId)) ?? null;
};

const insert = async (ctx: Ctx, told: PayPalDispute, capture: Capture, orderId: string): Promise<Dispute> => {
  const openedAt = momentOf(told.create_time) ?? ctx.shop.clock.now();
  const reversal = await bookedReversal(ctx, capture);
  const { amountMinor: heldMinor = 0, paypalRefundId: heldRefundId = null } = reversal ?? {};
  const dispute = ctx.repo(Dispute).create({
    ...valuesOf(ctx, told, capture),
    paypalDisputeId: told.dispute_id,
    captureId: capture.id,
    orderId,
    openedAt,
    heldMinor,
    heldRefundId,
  });
  await ctx.repo(Dispute).insert(dispute);
  return dispute;
};

const bookLoss = async (ctx: Ctx, dispute: Dispute, told: PayPalDispute, capture: Capture): Promise<void> => {
  const { paypalCaptureId, attemptId } = capture;
  const { name } = gatewayOf((await readAttempt(ctx, { id: attemptId })).way);
  const refunded = told.dispute_outcome?.amount_refunded;
  return recordOutsideRefund(ctx, {
    paypalCaptureId,
    paypalRefundId: dispute.heldRefundId,
    requestId: null,
    amountMinor: refunded ? minorOf(refunded) : dispute.amountMinor,
    reason: `${name}: ${dispute.stage === 'INQUIRY' ? 'dispute' : 'chargeback'} ${dispute.paypalDisputeId}`,
    reversal: true,
    cause: { key: `dispute-${dispute.paypalDisputeId}`, since: dispute.openedAt },
  });
};

/** The money of a won dispute is with the shop again: a credit note that was issued for it is for a person to settle. */
const noteWon = async (ctx: Ctx, { heldRefundId }: Dispute): Promise<void> => {
  if (!heldRefundId) return;
  const booked = { paypalRefundId: heldRefundId, status: RefundStatus.COMPLETED };
  await ctx.repo(Refund).update(booked, { failure: RETURNED, handledAt: null });
};

/** What follows from the end: a loss is booked as a refund; what stays paid gets its files back. */
const close = async (ctx: Ctx, dispute: Dispute, told: PayPalDispute, capture: Capture): Promise<void> => {
  if (dispute.state === DisputeState.LOST) await bookLoss(ctx, dispute, told, capture);
  else await noteWon(ctx, dispute);
  const order = await lockOrder(ctx, dispute.orderId);
  if (order.paymentStatus !== PaymentStatus.REFUNDED) await restoreEntitlements(ctx, order, DISPUTED);
};

const tellOwner = (ctx: Ctx, { id, state, stage }: Dispute): Promise<void> =>
  enqueue(
    ctx,
    disputeMailJob,
    { disputeId: id, state, stage },
    { key: `payments.dispute-mail:${id}:${state}:${stage}` },
  );

const recordOne = async (ctx: Ctx, told: PayPalDispute, paypalCaptureId: string): Promise<void> => {
  const { capture, order } = await lockCapture(ctx, paypalCaptureId);
  const key = { paypalDisputeId: told.dispute_id, captureId: capture.id };
  const known = await ctx.repo(Dispute).findOneBy(key);
  const values = valuesOf(ctx, told, capture);
  if (known && (known.changedAt > values.changedAt || known.closedAt)) return;
  const dispute = known
    ? Object.assign(ctx.repo(Dispute).create(known), values)
    : await insert(ctx, told, capture, order.id);
  if (known) await ctx.repo(Dispute).update({ id: known.id }, { ...values, releasedAt: stillReleased(known, values) });
  if (dispute.closedAt) await close(ctx, dispute, told, capture);
  if (order.giftCardWish) await holdDisputedCard(ctx, await lockOrder(ctx, order.id));
  if (known?.state !== dispute.state || known.stage !== dispute.stage) await tellOwner(ctx, dispute);
};

/**
 * Writes down how a dispute stands: state and deadline with the order, a mail to the owner when it changes, and once it is
 * closed the refund and credit note of a loss, or the files back. Repeating it, or an older state, changes nothing. Locks the
 * order. Throws PAYMENT_NOT_FOUND while the shop does not know the payment.
 */
export const recordDispute = (ctx: Ctx, told: PayPalDispute): Promise<void> =>
  transaction(ctx, async (tx) => {
    const captures = new Set(told.disputed_transactions.map(({ seller_transaction_id }) => seller_transaction_id));
    for (const paypalCaptureId of [...captures].sort()) await recordOne(tx, told, paypalCaptureId);
    tx.shop.checkpoint?.('dispute.recording');
  });

/**
 * PayPal takes money back while a dispute about it is open: it is held, not refunded, until PayPal decides. The files of an
 * order that is held whole are closed. False: no dispute is open, so the money went back for good. Locks the order.
 */
export const holdForDispute = (
  ctx: Ctx,
  { paypalCaptureId, paypalRefundId, amountMinor }: OutsideRefund,
): Promise<boolean> =>
  transaction(ctx, async (tx) => {
    const { capture, order } = await lockCapture(tx, paypalCaptureId);
    const disputes = await tx.repo(Dispute).find({ where: { captureId: capture.id }, order: { id: 'ASC' } });
    if (disputes.some((dispute) => dispute.heldRefundId === paypalRefundId)) return true;
    const open = disputes.find(({ closedAt }) => closedAt === null);
    if (!open) return false;
    await tx.repo(Dispute).update({ id: open.id }, { heldMinor: amountMinor, heldRefundId: paypalRefundId });
    if (amountMinor >= capture.amountMinor - order.refundedMinor)
      await revokeEntitlements(tx, order, { reason: DISPUTED });
    return true;
  });
