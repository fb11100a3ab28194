import * as z from 'zod';
import { transaction, type Ctx } from '../../core/context.ts';
import { toDecimal } from '../../core/money.ts';
import { DAY_MS } from '../../core/time.ts';
import { absent, invalid, unprocessable, type Answer } from './answers.ts';
import { emitEvent } from './events.service.ts';
import { apiUrl, findCapture, newId } from './store.queries.ts';

interface SimulatedDispute {
  id: string;
  capture_id: string;
  status: string;
  stage: string;
  reason: string;
  amount_minor: string;
  outcome: string | null;
  respond_by: Date | null;
  created_at: Date;
  updated_at: Date;
}

const money = (minor: string | number) => ({ currency_code: 'EUR', value: toDecimal(Number(minor)) });

const disputeBody = (dispute: SimulatedDispute) => ({
  dispute_id: dispute.id,
  create_time: dispute.created_at.toISOString(),
  update_time: dispute.updated_at.toISOString(),
  disputed_transactions: [{ seller_transaction_id: dispute.capture_id }],
  reason: dispute.reason,
  status: dispute.status,
  dispute_amount: money(dispute.amount_minor),
  dispute_life_cycle_stage: dispute.stage,
  ...(dispute.respond_by && { seller_response_due_date: dispute.respond_by.toISOString() }),
  ...(dispute.outcome && {
    dispute_outcome: {
      outcome_code: dispute.outcome,
      ...(dispute.outcome === 'RESOLVED_BUYER_FAVOUR' && { amount_refunded: money(dispute.amount_minor) }),
    },
  }),
});

const find = async (ctx: Ctx, id: string): Promise<SimulatedDispute | null> => {
  const lock = ctx.inTransaction ? 'FOR UPDATE' : '';
  const sql = `SELECT * FROM paypal_simulator.disputes WHERE id = $1 ${lock}`;
  return (await ctx.sql<SimulatedDispute>(sql, [id]))[0] ?? null;
};

export const showDispute = async (ctx: Ctx, id: string): Promise<Answer> => {
  const dispute = await find(ctx, id);
  return dispute ? { status: 200, body: disputeBody(dispute) } : absent();
};

const querySchema = z.object({
  disputed_transaction_id: z.string().optional(),
  update_time_after: z.iso.datetime().optional(),
});

export const listDisputes = async (ctx: Ctx, query: unknown): Promise<Answer> => {
  const parsed = querySchema.safeParse(query);
  if (!parsed.success) return invalid('INVALID_PARAMETER_SYNTAX');
  const found = await ctx.sql<SimulatedDispute>(
    `SELECT * FROM paypal_simulator.disputes WHERE ($1::text IS NULL OR capture_id = $1)
       AND ($2::timestamptz IS NULL OR updated_at > $2) ORDER BY updated_at DESC LIMIT 50`,
    [parsed.data.disputed_transaction_id ?? null, parsed.data.update_time_after ?? null],
  );
  return { status: 200, body: { items: found.map(disputeBody) } };
};

const change = async (ctx: Ctx, dispute: SimulatedDispute, changes: Partial<SimulatedDispute>, event: string) => {
  const next = { ...dispute, ...changes, updated_at: ctx.shop.clock.now() };
  await ctx.sql(
    'UPDATE paypal_simulator.disputes SET status = $2, stage = $3, outcome = $4, respond_by = $5, updated_at = $6 WHERE id = $1',
    [next.id, next.status, next.stage, next.outcome, next.respond_by, next.updated_at],
  );
  await emitEvent(ctx, `CUSTOMER.DISPUTE.${event}`, disputeBody(next));
};

/** PayPal or the bank takes the money back from the seller. */
const reverse = async (ctx: Ctx, captureId: string, amountMinor: number): Promise<void> => {
  const id = newId();
  await ctx.sql(
    'INSERT INTO paypal_simulator.reversals (id, capture_id, amount_minor, created_at) VALUES ($1, $2, $3, $4)',
    [id, captureId, amountMinor, ctx.shop.clock.now()],
  );
  await emitEvent(ctx, 'PAYMENT.CAPTURE.REVERSED', {
    id,
    status: 'COMPLETED',
    amount: money(amountMinor),
    links: [{ rel: 'up', href: `${apiUrl(ctx)}/v2/payments/captures/${captureId}` }],
  });
};

export const reverseCapture = (ctx: Ctx, captureId: string, amountMinor: number): Promise<void> =>
  transaction(ctx, (tx) => reverse(tx, captureId, amountMinor));

export interface NewDispute {
  readonly amountMinor?: number;
  readonly reason?: string;
  readonly stage?: string;
}

/** A buyer complains about a payment. Returns the id of the dispute. */
export const openDispute = (ctx: Ctx, captureId: string, given: NewDispute = {}): Promise<string> =>
  transaction(ctx, async (tx) => {
    const capture = await findCapture(tx, captureId);
    const now = tx.shop.clock.now();
    const {
      amountMinor = capture!.amount_minor,
      reason = 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
      stage = 'INQUIRY',
    } = given;
    const [dispute] = await tx.sql<SimulatedDispute>(
      `INSERT INTO paypal_simulator.disputes (id, capture_id, status, stage, reason, amount_minor, respond_by, created_at, updated_at)
       VALUES ($1, $2, 'WAITING_FOR_SELLER_RESPONSE', $3, $4, $5, $6, $7, $7) RETURNING *`,
      [`PP-D-${newId()}`, captureId, stage, reason, amountMinor, new Date(now.getTime() + 10 * DAY_MS), now],
    );
    await emitEvent(tx, 'CUSTOMER.DISPUTE.CREATED', disputeBody(dispute!));
    return dispute!.id;
  });

/** The buyer or the bank takes it further, and the seller is asked anew. */
export const escalateDispute = (ctx: Ctx, id: string, stage: string): Promise<void> =>
  transaction(ctx, async (tx) => {
    const dispute = await find(tx, id);
    await change(tx, dispute!, { stage, status: 'WAITING_FOR_SELLER_RESPONSE' }, 'UPDATED');
  });

/** PayPal decides: what the buyer wins is taken from the seller. `held`: it was taken before. */
export const decideDispute = (ctx: Ctx, id: string, outcome: string, { held = false } = {}): Promise<void> =>
  transaction(ctx, async (tx) => {
    const dispute = await find(tx, id);
    await change(tx, dispute!, { status: 'RESOLVED', outcome, respond_by: null }, 'RESOLVED');
    const lost = outcome === 'RESOLVED_BUYER_FAVOUR' && !held;
    if (lost) await reverse(tx, dispute!.capture_id, Number(dispute!.amount_minor));
  });

const evidenceSchema = z.object({
  evidences: z.array(z.looseObject({ evidence_type: z.string().min(1), notes: z.string().max(2000) })).min(1),
});

/** The seller's proof, as a form with files. Runs inside the transaction of `once`. */
export const takeEvidence = async (ctx: Ctx, id: string, form: FormData | null): Promise<Answer> => {
  const input = form?.get('input');
  const text = input instanceof Blob ? await input.text() : input;
  const parsed = evidenceSchema.safeParse(text ? JSON.parse(text) : null);
  if (!parsed.success) return invalid('INVALID_PARAMETER_SYNTAX');
  const dispute = await find(ctx, id);
  if (!dispute) return absent();
  if (dispute.status !== 'WAITING_FOR_SELLER_RESPONSE')
    return unprocessable('ACTION_NOT_ALLOWED_IN_CURRENT_DISPUTE_STATE');
  const files = [...form!.entries()].filter(([name]) => name !== 'input').map(([, file]) => (file as File).name);
  await ctx.sql('UPDATE paypal_simulator.disputes SET evidence = evidence || $2::jsonb WHERE id = $1', [
    id,
    JSON.stringify([{ ...parsed.data, files }]),
  ]);
  await change(ctx, dispute, { status: 'UNDER_REVIEW' }, 'UPDATED');
  return { status: 200, body: { links: [] } };
};

/** The seller gives in. Runs inside the transaction of `once`. */
export const takeAcceptance = async (ctx: Ctx, id: string): Promise<Answer> => {
  const dispute = await find(ctx, id);
  if (!dispute) return absent();
  if (dispute.status === 'RESOLVED') return unprocessable('ACTION_NOT_ALLOWED_IN_CURRENT_DISPUTE_STATE');
  await change(ctx, dispute, { status: 'RESOLVED', outcome: 'RESOLVED_BUYER_FAVOUR', respond_by: null }, 'RESOLVED');
  await reverse(ctx, dispute.capture_id, Number(dispute.amount_minor));
  return { status: 200, body: { links: [] } };
};
