import { transaction, type Ctx } from '../../../core/context.ts';
import type { Answer } from '../../simulator/answers.ts';
import { absent, refusal, unavailable } from './answers.ts';
import { emitEvent } from './events.service.ts';
import type { Form } from './payments.service.ts';
import { currencyOf, findSession, newId, refundBody, refundsOf, type SimulatedRefund, type SimulatedSession } from './store.queries.ts'; // oxfmt-ignore

interface Giving {
  /** Absent: all that is left. */
  readonly amountMinor?: number;
  readonly requestId?: string;
}

/** Gives money back, never more than was taken, and tells the shop. Needs an open transaction. */
const giveBack = async (ctx: Ctx, session: SimulatedSession, giving: Giving): Promise<Answer> => {
  const earlier = (await refundsOf(ctx, session.intent_id))
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, refund) => sum + Number(refund.amount_minor), 0);
  const left = Number(session.received_minor) - earlier;
  const { amountMinor = left, requestId } = giving;
  if (left <= 0) return refusal(400, 'charge_already_refunded');
  if (amountMinor <= 0 || amountMinor > left) return refusal(400, 'amount_too_large');
  const status = session.refund_fault === 'pending' ? 'pending' : 'succeeded';
  const [refund] = await ctx.sql<SimulatedRefund>(
    `INSERT INTO stripe_simulator.refunds (id, intent_id, amount_minor, status, metadata, created_at)
     VALUES ($1, $2, $3, $4, $5, $6) RETURNING *`,
    [
      newId('re'),
      session.intent_id,
      amountMinor,
      status,
      requestId ? { request_id: requestId } : {},
      ctx.shop.clock.now(),
    ],
  );
  const body = refundBody(refund!, currencyOf(session));
  await emitEvent(ctx, 'refund.created', body);
  return { status: 200, body };
};

/** The shop asks for a refund. Runs inside the transaction of `once`. */
export const refundIntent = async (ctx: Ctx, form: Form): Promise<Answer> => {
  const session = await findSession(ctx, { intentId: form['payment_intent'] ?? '' });
  if (!session) return absent();
  if (session.refund_fault === 'outage') return unavailable();
  const given = { amountMinor: Number(form['amount']), requestId: form['metadata[request_id]'] };
  const answer = await giveBack(ctx, session, given);
  return session.behaviour === 'drop' ? { ...answer, fault: 'drop' } : answer;
};

/** The seller refunds on Stripe's pages, not through the shop. */
export const refundByHand = (ctx: Ctx, intentId: string, amountMinor?: number): Promise<Answer> =>
  transaction(ctx, async (tx) => {
    const session = await findSession(tx, { intentId });
    return session ? giveBack(tx, session, { ...(amountMinor !== undefined && { amountMinor }) }) : absent();
  });

export const showRefund = async (ctx: Ctx, id: string): Promise<Answer> => {
  const [refund] = await ctx.sql<SimulatedRefund>('SELECT * FROM stripe_simulator.refunds WHERE id = $1', [id]);
  return refund ? { status: 200, body: refundBody(refund, 'eur') } : absent();
};

export const listRefunds = async (ctx: Ctx, intentId: string): Promise<Answer> => ({
  status: 200,
  body: { object: 'list', data: (await refundsOf(ctx, intentId)).map((refund) => refundBody(refund, 'eur')) },
});

/** The bank decides a refund that was pending, or takes a decided one back. */
export const decideRefund = (ctx: Ctx, id: string, status: 'succeeded' | 'failed'): Promise<void> =>
  transaction(ctx, async (tx) => {
    const [refund] = await tx.sql<SimulatedRefund>(
      'UPDATE stripe_simulator.refunds SET status = $2 WHERE id = $1 RETURNING *',
      [id, status],
    );
    const type = status === 'failed' ? 'refund.failed' : 'refund.updated';
    await emitEvent(tx, type, refundBody(refund!, 'eur'));
  });
