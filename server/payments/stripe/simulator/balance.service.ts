import * as z from 'zod';
import { transaction, type Ctx } from '../../../core/context.ts';
import { defineJob } from '../../../core/jobs/jobs.ts';
import { feeOf } from '../../simulator/fees.ts';
import type { Answer } from '../../simulator/answers.ts';
import type { Form } from './payments.service.ts';
import { newId, seconds } from './store.queries.ts';

interface Moved {
  readonly id: string;
  readonly category: string;
  readonly source: string;
  readonly intent: string | null;
  readonly minor: string;
  readonly at: Date;
}

const OWN = (id: string): string => `'txn_' || substr(${id}, strpos(${id}, '_') + 1)`;

const MOVED = `
  SELECT ${OWN('intent_id')} AS id, 'charge' AS category, replace(intent_id, 'pi_', 'ch_') AS source, intent_id AS intent,
    received_minor AS minor, captured_at AS at
  FROM stripe_simulator.sessions WHERE captured_at IS NOT NULL
  UNION ALL
  SELECT ${OWN('id')}, 'refund', id, intent_id, -amount_minor, created_at FROM stripe_simulator.refunds WHERE status <> 'failed'
  UNION ALL
  SELECT ${OWN('id')}, 'dispute', id, intent_id, -amount_minor, created_at FROM stripe_simulator.disputes
  UNION ALL
  SELECT ${OWN('id')} || 'w', 'dispute_reversal', id, intent_id, amount_minor, decided_at
  FROM stripe_simulator.disputes WHERE status = 'won' AND decided_at IS NOT NULL
  UNION ALL
  SELECT ${OWN('id')}, 'payout', id, NULL, -amount_minor, created_at FROM stripe_simulator.payouts`;

const TYPES: Readonly<Record<string, string>> = { dispute: 'adjustment', dispute_reversal: 'adjustment' };

const feeIn = ({ category, minor }: Moved): number => (category === 'charge' ? feeOf(Number(minor)) : 0);

const body = (moved: Moved) => ({
  id: moved.id,
  object: 'balance_transaction',
  type: TYPES[moved.category] ?? moved.category,
  reporting_category: moved.category,
  amount: Number(moved.minor),
  fee: feeIn(moved),
  net: Number(moved.minor) - feeIn(moved),
  currency: 'eur',
  created: seconds(moved.at),
  source: { id: moved.source, payment_intent: moved.intent },
});

const LISTED = `
  SELECT m.* FROM (${MOVED}) m LEFT JOIN stripe_simulator.payout_items i ON i.transaction_id = m.id
  WHERE ($1::text IS NULL OR i.payout_id = $1 OR (m.source = $1 AND m.category = 'payout'))
    AND ($2::bigint IS NULL OR m.at >= to_timestamp($2)) AND ($3::bigint IS NULL OR m.at < to_timestamp($3))
  ORDER BY m.at DESC, m.id`;

/** Movements of the simulated balance, newest first. */
export const listBalanceTransactions = async (ctx: Ctx, query: Form): Promise<Answer> => {
  const filter = [query['payout'] ?? null, query['created[gte]'] ?? null, query['created[lt]'] ?? null];
  const all = await ctx.sql<Moved>(LISTED, filter);
  const after = query['starting_after'];
  const rest = after ? all.slice(all.findIndex(({ id }) => id === after) + 1) : all;
  const page = rest.slice(0, Number(query['limit'] ?? 10));
  return { status: 200, body: { object: 'list', data: page.map(body), has_more: rest.length > page.length } };
};

const netOf = (moved: readonly Moved[]): number => moved.reduce((sum, one) => sum + Number(one.minor) - feeIn(one), 0);

export const showBalance = async (ctx: Ctx): Promise<Answer> => {
  const amount = netOf(await ctx.sql<Moved>(MOVED));
  return { status: 200, body: { object: 'balance', available: [{ amount, currency: 'eur' }], pending: [] } };
};

/** Sends all that the account holds to the bank, as Stripe does by itself. Returns the id of the payout; null: there is nothing. */
export const payOut = (ctx: Ctx): Promise<string | null> =>
  transaction(ctx, async (tx) => {
    const left = await tx.sql<Moved>(
      `SELECT m.* FROM (${MOVED}) m WHERE m.category <> 'payout'
         AND NOT EXISTS (SELECT FROM stripe_simulator.payout_items i WHERE i.transaction_id = m.id)`,
    );
    const amount = netOf(left);
    if (amount <= 0) return null;
    const id = newId('po');
    const now = tx.shop.clock.now();
    await tx.sql('INSERT INTO stripe_simulator.payouts (id, amount_minor, created_at) VALUES ($1, $2, $3)', [
      id,
      amount,
      now,
    ]);
    await tx.sql(
      'INSERT INTO stripe_simulator.payout_items (transaction_id, payout_id) SELECT unnest($2::text[]), $1',
      [id, left.map((one) => one.id)],
    );
    return id;
  });

/** Every Monday, where Stripe is simulated. */
export const payOutJob = defineJob({
  name: 'stripe-simulator.pay-out',
  payload: z.object({}).loose(),
  cron: '10 4 * * 1',
  run: async (ctx) => {
    if (ctx.shop.config.stripe?.simulator) await payOut(ctx);
  },
});
