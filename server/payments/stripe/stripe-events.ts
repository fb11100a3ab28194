import * as z from 'zod';
import type { Ctx } from '../../core/context.ts';
import { readAttempt } from '../payment-attempts.service.ts';
import { noteFailedRefund, notePendingRefund } from '../refunds/pending-refund.service.ts';
import { recordOutsideRefund } from '../refunds/outside-refund.service.ts';
import { byHand } from '../refunds/refund-check.service.ts';
import { EventError } from '../webhooks/event-error.ts';
import { onApproved, read, settleTold } from '../webhooks/handle-event.ts';
import { EventProblem } from '../webhooks/webhook-event.entity.ts';
import { orderResource, type EventEnvelope } from '../webhooks/webhook-event.ts';
import { onDispute } from './stripe-dispute-events.ts';
import { stripeGateway } from './stripe-gateway.ts';
import { refundAnswer } from './stripe-schemas.ts';
import { toldRefund } from './stripe-verdict.ts';

const onExpired = (ctx: Ctx, event: EventEnvelope): Promise<void> =>
  settleTold(ctx, { paypalOrderId: read(orderResource, event).id });

const intentResource = z.looseObject({ id: z.string(), metadata: z.looseObject({ attempt: z.string().max(64) }) });

/** Somebody took or let go of the money, maybe on Stripe's own pages. One that names no attempt is none of ours. */
const onIntent = async (ctx: Ctx, event: EventEnvelope): Promise<void> => {
  const ours = intentResource.safeParse(event.resource).data;
  if (!ours) return;
  const { id } = await readAttempt(ctx, { requestId: ours.metadata.attempt });
  await settleTold(ctx, { id });
};

const onRefund = async (ctx: Ctx, event: EventEnvelope): Promise<void> => {
  const told = read(refundAnswer, event);
  const { id: paypalRefundId, status, amountMinor, requestId } = toldRefund(told);
  if (!told.payment_intent || !amountMinor) throw new EventError(EventProblem.MALFORMED, 'no payment, or not in euros');
  const reason = byHand(stripeGateway);
  const refund = { paypalCaptureId: told.payment_intent, paypalRefundId, requestId, amountMinor, reason };
  if (status === 'COMPLETED') return recordOutsideRefund(ctx, refund);
  return status === 'PENDING' ? notePendingRefund(ctx, refund) : noteFailedRefund(ctx, refund);
};

const HANDLERS: Readonly<Record<string, (ctx: Ctx, event: EventEnvelope) => Promise<void>>> = {
  'checkout.session.completed': onApproved,
  'checkout.session.expired': onExpired,
  'payment_intent.succeeded': onIntent,
  'payment_intent.canceled': onIntent,
  'refund.created': onRefund,
  'refund.updated': onRefund,
  'refund.failed': onRefund,
  'charge.dispute.created': onDispute,
  'charge.dispute.updated': onDispute,
  'charge.dispute.closed': onDispute,
  'charge.dispute.funds_withdrawn': onDispute,
  'charge.dispute.funds_reinstated': onDispute,
};

/** The types that Stripe is asked to send. */
export const EVENT_TYPES = Object.keys(HANDLERS);

/** Applies an event of Stripe. Other types do nothing. */
export const handleStripeEvent = async (ctx: Ctx, event: EventEnvelope): Promise<void> => {
  await HANDLERS[event.event_type]?.(ctx, event);
};
