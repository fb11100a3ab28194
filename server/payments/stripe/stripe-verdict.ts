import { CURRENCY } from '../../core/money.ts';
import type { ToldCapture, ToldPayment, ToldRefund } from '../gateway.ts';
import type { StripeIntent, StripeRefund, StripeSession } from './stripe-schemas.ts';

/** Test money pays no real order, and money for another account is not ours. */
export const payeeOf = ({
  livemode,
  transfer_data,
}: Pick<StripeIntent, 'livemode' | 'transfer_data'>): string | null => {
  if (transfer_data) return transfer_data.destination;
  return livemode === undefined ? null : livemode ? 'live' : 'test';
};

const given = (status: string, taken: number, back: number): string => {
  if (status === 'processing') return 'PENDING';
  if (back === 0) return 'COMPLETED';
  return back >= taken ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
};

const moment = (seconds: number | undefined): string | null =>
  seconds === undefined ? null : new Date(seconds * 1000).toISOString();

const chargeOf = ({ latest_charge: charge }: StripeIntent) => (typeof charge === 'object' ? charge : null);

/** What Stripe took, or is about to take, by a payment. */
export const toldCapture = (intent: StripeIntent): ToldCapture => {
  const { id, status, amount = null, amount_received: received, metadata } = intent;
  const charge = chargeOf(intent);
  const booked = typeof charge?.balance_transaction === 'object' ? charge.balance_transaction : null;
  const currency = intent.currency?.toUpperCase() ?? null;
  const at = moment(booked?.created ?? charge?.created);
  return {
    id,
    status: given(status, received, charge?.amount_refunded ?? 0),
    pendingReason: null,
    amountMinor: status === 'processing' ? amount : received,
    currency,
    orderIds: metadata?.['order_id'] ? [metadata['order_id']] : [],
    payee: payeeOf(intent),
    feeMinor: booked && booked.currency.toUpperCase() === currency ? booked.fee : null,
    createdAt: at,
    updatedAt: at,
  };
};

const STATUS: Readonly<Record<string, ToldPayment['status']>> = {
  requires_capture: 'APPROVED',
  canceled: 'CLOSED',
};

const TAKEN = ['succeeded', 'processing'];

/** Stripe's word for why a card was refused, the bank's own before Stripe's. */
const refusalOf = ({ last_payment_error: error }: StripeIntent): string | null =>
  (error?.decline_code ?? error?.code)?.toUpperCase() ?? null;

export const intentOf = ({ payment_intent: intent }: StripeSession): StripeIntent | null =>
  typeof intent === 'object' ? intent : null;

/** How a payment stands. What the page of Stripe says of its order counts too. */
export const toldPayment = (session: StripeSession): ToldPayment => {
  const intent = intentOf(session);
  const closed = session.status === 'expired';
  if (!intent) return { status: closed ? 'CLOSED' : 'OPEN', captures: [], refusal: null };
  const capture = toldCapture(intent);
  const orderIds = [...capture.orderIds, ...(session.client_reference_id ? [session.client_reference_id] : [])];
  const taken = TAKEN.includes(intent.status);
  return {
    status: taken ? 'CAPTURED' : (STATUS[intent.status] ?? (closed ? 'CLOSED' : 'OPEN')),
    captures: taken ? [{ ...capture, orderIds }] : [],
    refusal: taken ? null : refusalOf(intent),
  };
};

const REFUND_STATUS: Readonly<Record<string, string>> = {
  succeeded: 'COMPLETED',
  pending: 'PENDING',
  requires_action: 'PENDING',
};

export const toldRefund = ({ id, status, amount, currency, metadata }: StripeRefund): ToldRefund => ({
  id,
  status: REFUND_STATUS[status ?? 'succeeded'] ?? (status ?? '').toUpperCase(),
  amountMinor: currency.toUpperCase() === CURRENCY ? amount : null,
  requestId: metadata?.['request_id'] ?? null,
});
