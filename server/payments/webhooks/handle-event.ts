import type { Ctx } from '../../core/context.ts';
import { toMinor } from '../../core/money.ts';
import { HOUR_MS } from '../../core/time.ts';
import { readAttempt, type AttemptRef } from '../payment-attempts.service.ts';
import { lookAtDispute, lookAtDisputes } from '../disputes/dispute-check.ts';
import { holdForDispute } from '../disputes/dispute-record.service.ts';
import type { PaymentAttempt } from '../payment-attempt.entity.ts';
import { AttemptState } from '../payment-state.ts';
import { isEcho } from './echo.queries.ts';
import { EventError } from './event-error.ts';
import { disputeAnswer } from '../paypal/paypal-disputes.ts';
import { askSoon } from '../reconcile-attempts.job.ts';
import { REVERSAL } from '../refunds/refund.entity.ts';
import { recordOutsideRefund } from '../refunds/outside-refund.service.ts';
import { paypalGateway } from '../paypal/paypal-gateway.ts';
import { byHand } from '../refunds/refund-check.service.ts';
import { noteFailedRefund, notePendingRefund } from '../refunds/pending-refund.service.ts';
import { settle, settleAttempt } from '../settle-payment.service.ts';
import { EventProblem } from './webhook-event.entity.ts';
import { captureIdOf, captureResource, orderResource, refundResource, type EventEnvelope } from './webhook-event.ts';

/** What an event is about. Throws EventError where it is not what its type says. */
export const read = <T>(schema: { safeParse(value: unknown): { data?: T } }, event: EventEnvelope): T => {
  const { data } = schema.safeParse(event.resource);
  if (data === undefined) throw new EventError(EventProblem.MALFORMED, 'the resource is not what the type says');
  return data;
};

/** Finds out what happened to a payment. Throws EventError while its provider does not say. */
export const settleTold = async (ctx: Ctx, payment: AttemptRef): Promise<void> => {
  const { undecided } = await settle(ctx, payment, { ask: true });
  if (undecided) throw new EventError(EventProblem.PAYPAL_SILENT, 'the provider did not answer');
};

/** After a cancel or a decline only a new yes counts, not the late echo of the earlier one. */
const isNewYes = ({ state, lastAskedAt, decidedAt }: PaymentAttempt, { create_time }: EventEnvelope): boolean => {
  if (state === AttemptState.CANCELLED) return false;
  if (state !== AttemptState.DECLINED) return true;
  const since = lastAskedAt ?? decidedAt;
  return since === null || new Date(create_time ?? 0) > since;
};

/** The buyer has approved: the money is taken, whether or not they come back. */
export const onApproved = async (ctx: Ctx, event: EventEnvelope): Promise<void> => {
  const { id: paypalOrderId } = read(orderResource, event);
  const attempt = await readAttempt(ctx, { paypalOrderId });
  if (!isNewYes(attempt, event)) return;
  const { undecided } = await settleAttempt(ctx, attempt);
  if (undecided) await askSoon(ctx, attempt.id);
};

const onCapture = async (ctx: Ctx, event: EventEnvelope): Promise<void> => {
  const { supplementary_data } = read(captureResource, event);
  if (!(await isEcho(ctx, event))) await settleTold(ctx, { paypalOrderId: supplementary_data.related_ids.order_id });
};

const moneyBack = (event: EventEnvelope) => {
  const refund = read(refundResource, event);
  const paypalCaptureId = captureIdOf(refund);
  if (!paypalCaptureId || !/^\d{1,7}(\.\d{1,2})?$/.test(refund.amount.value))
    throw new EventError(EventProblem.MALFORMED, 'no capture');
  const { id: paypalRefundId, invoice_id: requestId = null } = refund;
  return {
    paypalCaptureId,
    paypalRefundId,
    requestId,
    amountMinor: toMinor(refund.amount.value),
    reason: byHand(paypalGateway),
  };
};

const onRefund = async (ctx: Ctx, event: EventEnvelope): Promise<void> => {
  const outside = moneyBack(event);
  if (read(refundResource, event).status === 'PENDING') await notePendingRefund(ctx, outside);
  else await recordOutsideRefund(ctx, outside);
};

const onRefundFailed = (ctx: Ctx, event: EventEnvelope): Promise<void> => noteFailedRefund(ctx, moneyBack(event));

/** PayPal may tell of a reversal before it lists the dispute that caused it: so long the tries of the event wait for it. */
const DISPUTE_PATIENCE_MS = HOUR_MS;

/** PayPal holds money while it judges a dispute; without one, also some time later, the money is gone. */
const onReversal = async (ctx: Ctx, event: EventEnvelope): Promise<void> => {
  const outside = { ...moneyBack(event), reason: REVERSAL, reversal: true };
  const isDisputed = await lookAtDisputes(ctx, outside.paypalCaptureId);
  if (await holdForDispute(ctx, outside)) return;
  const ageMs = ctx.shop.clock.now().getTime() - Date.parse(event.create_time ?? '');
  if (!isDisputed && ageMs < DISPUTE_PATIENCE_MS)
    throw new EventError(EventProblem.DISPUTE_AWAITED, 'a reversal without a dispute: PayPal is asked again');
  await recordOutsideRefund(ctx, outside);
};

const onDispute = (ctx: Ctx, event: EventEnvelope): Promise<void> => {
  const told = read(disputeAnswer, event);
  return lookAtDispute(ctx, told.dispute_id, told);
};

const HANDLERS: Record<string, (ctx: Ctx, event: EventEnvelope) => Promise<void>> = {
  'CHECKOUT.ORDER.APPROVED': onApproved,
  'PAYMENT.CAPTURE.COMPLETED': onCapture,
  'PAYMENT.CAPTURE.PENDING': onCapture,
  'PAYMENT.CAPTURE.DENIED': onCapture,
  'PAYMENT.CAPTURE.DECLINED': onCapture,
  'PAYMENT.CAPTURE.REFUNDED': onRefund,
  'PAYMENT.CAPTURE.REVERSED': onReversal,
  'PAYMENT.REFUND.PENDING': onRefund,
  'PAYMENT.REFUND.COMPLETED': onRefund,
  'PAYMENT.REFUND.FAILED': onRefundFailed,
  'CUSTOMER.DISPUTE.CREATED': onDispute,
  'CUSTOMER.DISPUTE.UPDATED': onDispute,
  'CUSTOMER.DISPUTE.RESOLVED': onDispute,
};

/** Applies an event. An event only points: what happened is asked of PayPal or booked idempotently. Other types do nothing. */
export const handleEvent = async (ctx: Ctx, event: EventEnvelope): Promise<void> => {
  await HANDLERS[event.event_type]?.(ctx, event);
};
