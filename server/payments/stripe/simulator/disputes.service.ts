import { transaction, type Ctx } from '../../../core/context.ts';
import { DAY_MS } from '../../../core/time.ts';
import type { Answer } from '../../simulator/answers.ts';
import { absent } from './answers.ts';
import { emitEvent } from './events.service.ts';
import { findSession, newId, seconds } from './store.queries.ts';

interface SimulatedDispute {
  id: string;
  intent_id: string;
  amount_minor: string;
  reason: string;
  status: string;
  due_at: Date | null;
  created_at: Date;
}

const disputeBody = (dispute: SimulatedDispute) => ({
  id: dispute.id,
  object: 'dispute',
  amount: Number(dispute.amount_minor),
  currency: 'eur',
  created: seconds(dispute.created_at),
  payment_intent: dispute.intent_id,
  reason: dispute.reason,
  status: dispute.status,
  evidence_details: { due_by: dispute.due_at && seconds(dispute.due_at) },
});

export const showDispute = async (ctx: Ctx, id: string): Promise<Answer> => {
  const [dispute] = await ctx.sql<SimulatedDispute>('SELECT * FROM stripe_simulator.disputes WHERE id = $1', [id]);
  return dispute ? { status: 200, body: disputeBody(dispute) } : absent();
};

/** A cardholder complains to the bank, which takes the money. Returns the id of the dispute. */
export const openDispute = (ctx: Ctx, intentId: string, reason = 'fraudulent'): Promise<string> =>
  transaction(ctx, async (tx) => {
    const session = await findSession(tx, { intentId });
    const now = tx.shop.clock.now();
    const [dispute] = await tx.sql<SimulatedDispute>(
      `INSERT INTO stripe_simulator.disputes (id, intent_id, amount_minor, reason, status, due_at, created_at)
       VALUES ($1, $2, $3, $4, 'needs_response', $5, $6) RETURNING *`,
      [newId('du'), intentId, session!.received_minor, reason, new Date(now.getTime() + 7 * DAY_MS), now],
    );
    await emitEvent(tx, 'charge.dispute.created', disputeBody(dispute!));
    await emitEvent(tx, 'charge.dispute.funds_withdrawn', disputeBody(dispute!));
    return dispute!.id;
  });

/** The bank decides. */
export const decideDispute = (ctx: Ctx, id: string, status: 'won' | 'lost'): Promise<void> =>
  transaction(ctx, async (tx) => {
    const [dispute] = await tx.sql<SimulatedDispute>(
      'UPDATE stripe_simulator.disputes SET status = $2, due_at = NULL, decided_at = $3 WHERE id = $1 RETURNING *',
      [id, status, tx.shop.clock.now()],
    );
    await emitEvent(tx, 'charge.dispute.closed', disputeBody(dispute!));
  });
