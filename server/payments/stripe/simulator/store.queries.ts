import { randomBytes } from 'node:crypto';
import type { Ctx } from '../../../core/context.ts';
import { feeOf } from '../../simulator/fees.ts';
import { SIMULATOR_PATH } from '../stripe-settings.ts';
import type { CardBehaviour } from './behaviours.ts';

export interface SimulatedSession {
  id: string;
  intent_id: string;
  /** As it was sent, each field under its whole name. */
  request: Record<string, string>;
  status: 'open' | 'complete' | 'expired';
  /** Null until the buyer tries to pay. */
  intent_status: 'requires_payment_method' | 'requires_capture' | 'succeeded' | 'canceled' | null;
  refusal: string | null;
  behaviour: CardBehaviour;
  refund_fault: 'outage' | 'pending' | null;
  silent_until: Date | null;
  capture_calls: number;
  received_minor: string;
  created_at: Date;
  captured_at: Date | null;
}

export interface SimulatedRefund {
  id: string;
  intent_id: string;
  amount_minor: string;
  status: string;
  metadata: Record<string, string>;
  created_at: Date;
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Looks like Stripe's ids, and says that it is none. */
export const newId = (kind: string): string =>
  `${kind}_sim_${[...randomBytes(20)].map((byte) => LETTERS[byte % 32]).join('')}`;

const locked = (ctx: Ctx): string => (ctx.inTransaction ? 'FOR UPDATE' : '');

/** Reads a page and holds its lock when a transaction is open. */
export const findSession = async (
  ctx: Ctx,
  by: { readonly id: string } | { readonly intentId: string },
): Promise<SimulatedSession | null> => {
  const [column, value] = 'id' in by ? ['id', by.id] : ['intent_id', by.intentId];
  const sql = `SELECT * FROM stripe_simulator.sessions WHERE ${column} = $1 ${locked(ctx)}`;
  return (await ctx.sql<SimulatedSession>(sql, [value]))[0] ?? null;
};

export const refundsOf = (ctx: Ctx, intentId: string): Promise<SimulatedRefund[]> =>
  ctx.sql<SimulatedRefund>('SELECT * FROM stripe_simulator.refunds WHERE intent_id = $1 ORDER BY created_at DESC', [
    intentId,
  ]);

export const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

export const amountOf = ({ request }: SimulatedSession): number =>
  Number(request['line_items[0][price_data][unit_amount]']);

export const currencyOf = ({ request }: SimulatedSession): string => request['line_items[0][price_data][currency]']!;

/** The pages of Stripe live as long as they were asked for. */
export const isLapsed = (ctx: Ctx, { status, request }: SimulatedSession): boolean =>
  status === 'open' && Number(request['expires_at']) <= seconds(ctx.shop.clock.now());

const metadataOf = ({ request }: SimulatedSession): Record<string, string> =>
  Object.fromEntries(
    Object.entries(request).flatMap(([name, value]) => {
      const key = /^payment_intent_data\[metadata\]\[(\w+)\]$/.exec(name)?.[1];
      return key ? [[key, value]] : [];
    }),
  );

const chargeBody = (session: SimulatedSession, refunds: readonly SimulatedRefund[]) => ({
  id: session.intent_id.replace('pi_', 'ch_'),
  object: 'charge',
  created: seconds(session.created_at),
  amount_refunded: refunds
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, refund) => sum + Number(refund.amount_minor), 0),
  balance_transaction: session.captured_at && {
    fee: feeOf(Number(session.received_minor)),
    currency: currencyOf(session),
    created: seconds(session.captured_at),
  },
});

/** The payment as Stripe tells of it; `refunds` are all of it. */
export const intentBody = (session: SimulatedSession, refunds: readonly SimulatedRefund[] = []) => ({
  id: session.intent_id,
  object: 'payment_intent',
  status: session.intent_status,
  amount: amountOf(session),
  amount_received: Number(session.received_minor),
  currency: currencyOf(session),
  livemode: false,
  metadata: metadataOf(session),
  last_payment_error: session.refusal && { code: 'card_declined', decline_code: session.refusal },
  latest_charge: session.intent_status === 'requires_payment_method' ? null : chargeBody(session, refunds),
});

/** Where the buyer pays. */
export const pageUrl = ({ shop }: Ctx, id: string): string =>
  `${shop.config.publicUrl}${SIMULATOR_PATH}/pay?session=${id}`;

export const sessionBody = (ctx: Ctx, session: SimulatedSession, refunds: readonly SimulatedRefund[] = []) => ({
  id: session.id,
  object: 'checkout.session',
  status: isLapsed(ctx, session) ? 'expired' : session.status,
  url: session.status === 'open' ? pageUrl(ctx, session.id) : null,
  livemode: false,
  client_reference_id: session.request['client_reference_id'],
  payment_intent: session.intent_status && intentBody(session, refunds),
});

export const refundBody = (refund: SimulatedRefund, currency: string) => ({
  id: refund.id,
  object: 'refund',
  status: refund.status,
  amount: Number(refund.amount_minor),
  currency,
  payment_intent: refund.intent_id,
  metadata: refund.metadata,
});
