import * as z from 'zod';
import type { Ctx } from '../../core/context.ts';
import { toDecimal } from '../../core/money.ts';
import { holdForDispute, recordDispute } from '../disputes/dispute-record.service.ts';
import type { PayPalDispute } from '../paypal/paypal-disputes.ts';
import { REVERSAL } from '../refunds/refund.entity.ts';
import { read } from '../webhooks/handle-event.ts';
import { orderResource, type EventEnvelope } from '../webhooks/webhook-event.ts';
import { callStripe } from './stripe-client.ts';

const disputeAnswer = z.object({
  id: z.string().min(1).max(255),
  amount: z.number().int(),
  currency: z.string(),
  created: z.number().int(),
  payment_intent: z.string().min(1),
  reason: z.string().max(255),
  status: z.string().max(255),
  evidence_details: z.object({ due_by: z.number().nullish() }).nullish(),
});
type StripeDispute = z.infer<typeof disputeAnswer>;

/** The shop keeps the words of its first provider for all. */
const REASONS: Readonly<Record<string, string>> = {
  product_not_received: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
  product_unacceptable: 'MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED',
  fraudulent: 'UNAUTHORISED',
  unrecognized: 'UNAUTHORISED',
  credit_not_processed: 'CREDIT_NOT_PROCESSED',
  duplicate: 'DUPLICATE_TRANSACTION',
  subscription_canceled: 'CANCELED_RECURRING_BILLING',
};

const CLOSED: Readonly<Record<string, string>> = {
  won: 'RESOLVED_SELLER_FAVOUR',
  lost: 'RESOLVED_BUYER_FAVOUR',
  warning_closed: 'RESOLVED_SELLER_FAVOUR',
  prevented: 'RESOLVED_SELLER_FAVOUR',
};

const statusOf = (status: string): string => {
  if (CLOSED[status]) return 'RESOLVED';
  return status.endsWith('needs_response') ? 'WAITING_FOR_SELLER_RESPONSE' : 'UNDER_REVIEW';
};

const isInquiry = ({ status }: StripeDispute): boolean => status.startsWith('warning_');

/** What Stripe says of a dispute, in the words that the shop keeps. */
export const toldDispute = (dispute: StripeDispute): PayPalDispute => {
  const { id, amount, currency, created, reason, status, evidence_details: evidence } = dispute;
  const sum = { currency_code: currency.toUpperCase(), value: toDecimal(amount) };
  const outcome_code = CLOSED[status];
  const due = evidence?.due_by;
  return {
    dispute_id: id,
    create_time: new Date(created * 1000).toISOString(),
    disputed_transactions: [{ seller_transaction_id: dispute.payment_intent }],
    reason: REASONS[reason] ?? 'OTHER',
    status: statusOf(status),
    dispute_amount: sum,
    dispute_life_cycle_stage: isInquiry(dispute) ? 'INQUIRY' : 'CHARGEBACK',
    ...(outcome_code && { dispute_outcome: { outcome_code, amount_refunded: sum } }),
    ...(due && { seller_response_due_date: new Date(due * 1000).toISOString() }),
  };
};

/** An event only points: Stripe is asked how the dispute stands. The money of a chargeback is taken when it begins, and held. */
export const onDispute = async (ctx: Ctx, event: EventEnvelope): Promise<void> => {
  const path = `/v1/disputes/${encodeURIComponent(read(orderResource, event).id)}`;
  const dispute = await callStripe(ctx.shop, { method: 'GET', path, answer: disputeAnswer });
  await recordDispute(ctx, toldDispute(dispute));
  if (isInquiry(dispute) || CLOSED[dispute.status]) return;
  await holdForDispute(ctx, {
    paypalCaptureId: dispute.payment_intent,
    paypalRefundId: dispute.id,
    requestId: null,
    amountMinor: dispute.amount,
    reason: REVERSAL,
    reversal: true,
  });
};
