import * as z from 'zod';
import { transaction, type Ctx } from '../../core/context.ts';
import { toMinor } from '../../core/money.ts';
import { absent, invalid, refusal, unprocessable, type Answer } from './answers.ts';
import { emitEvent } from './events.service.ts';
import {
  captureBody,
  findCapture,
  findOrder,
  newId,
  refundBody,
  refundsOf,
  type SimulatedCapture,
  type SimulatedRefund,
} from './store.queries.ts';

const requestSchema = z.looseObject({
  invoice_id: z.string().max(127).optional(),
  amount: z.object({ currency_code: z.literal('EUR'), value: z.string().regex(/^\d{1,7}\.\d\d$/) }).optional(),
});

export const showCapture = async (ctx: Ctx, id: string): Promise<Answer> => {
  const capture = await findCapture(ctx, id);
  const order = capture && (await findOrder(ctx, capture.order_id));
  if (!capture || !order) return absent();
  return { status: 200, body: { ...captureBody(capture), payee: { merchant_id: order.merchant_id } } };
};

export const showRefund = async (ctx: Ctx, id: string): Promise<Answer> => {
  const [refund] = await ctx.sql<SimulatedRefund & { currency: string }>(
    `SELECT r.*, c.currency FROM paypal_simulator.refunds r JOIN paypal_simulator.captures c ON c.id = r.capture_id
     WHERE r.id = $1`,
    [id],
  );
  return refund ? { status: 200, body: refundBody(ctx, refund, refund.currency) } : absent();
};

interface Giving {
  /** Absent: all that is left. */
  readonly amountMinor?: number;
  readonly invoiceId?: string;
  readonly status?: 'COMPLETED' | 'PENDING';
}

/** Gives money back, never more than was taken, and tells the shop. Needs an open transaction. */
const giveBack = async (ctx: Ctx, capture: SimulatedCapture, giving: Giving): Promise<Answer> => {
  if (capture.status === 'REFUNDED') return unprocessable('CAPTURE_FULLY_REFUNDED');
  if (!['COMPLETED', 'PARTIALLY_REFUNDED'].includes(capture.status)) return unprocessable('REFUND_NOT_ALLOWED');
  const earlier = (await refundsOf(ctx, capture.id))
    .filter(({ status }) => status !== 'FAILED')
    .reduce((sum, refund) => sum + Number(refund.amount_minor), 0);
  const left = Number(capture.amount_minor) - earlier;
  const { amountMinor: amount = left, invoiceId = null, status = 'COMPLETED' } = giving;
  if (amount <= 0 || amount > left) return unprocessable('REFUND_AMOUNT_EXCEEDED');
  const [refund] = await ctx.sql<SimulatedRefund>(
    `INSERT INTO paypal_simulator.refunds (id, capture_id, invoice_id, amount_minor, status, created_at)
     VALUES ($1, $2, $3, $4, $5, $6) RETURNING *`,
    [newId(), capture.id, invoiceId, amount, status, ctx.shop.clock.now()],
  );
  await ctx.sql('UPDATE paypal_simulator.captures SET status = $2 WHERE id = $1', [
    capture.id,
    amount === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED',
  ]);
  const body = refundBody(ctx, refund!, capture.currency);
  await emitEvent(ctx, status === 'PENDING' ? 'PAYMENT.REFUND.PENDING' : 'PAYMENT.CAPTURE.REFUNDED', body);
  return { status: 201, body };
};

/** The shop asks for a refund. Runs inside the transaction of `once`. */
export const refundCapture = async (ctx: Ctx, captureId: string, input: unknown): Promise<Answer> => {
  const request = requestSchema.safeParse(input ?? {});
  if (!request.success) return invalid('INVALID_PARAMETER_SYNTAX');
  const capture = await findCapture(ctx, captureId);
  if (!capture) return absent();
  const order = await findOrder(ctx, capture.order_id);
  if (order?.refund_fault === 'outage') return refusal(500, 'INTERNAL_SERVER_ERROR', 'INTERNAL_SERVER_ERROR');
  const { amount, invoice_id: invoiceId } = request.data;
  const answer = await giveBack(ctx, capture, {
    invoiceId,
    ...(amount && { amountMinor: toMinor(amount.value) }),
    status: order?.refund_fault === 'pending' ? 'PENDING' : 'COMPLETED',
  });
  return order?.behaviour === 'drop' ? { ...answer, fault: 'drop' } : answer;
};

/** The seller refunds on PayPal's pages, not through the shop. */
export const refundByHand = (ctx: Ctx, captureId: string, amountMinor?: number): Promise<Answer> =>
  transaction(ctx, async (tx) => {
    const capture = await findCapture(tx, captureId);
    return capture ? giveBack(tx, capture, { ...(amountMinor !== undefined && { amountMinor }) }) : absent();
  });

/** PayPal decides a refund that it had taken on, or takes a decided one back. */
export const decideRefund = (ctx: Ctx, id: string, status: 'COMPLETED' | 'FAILED'): Promise<void> =>
  transaction(ctx, async (tx) => {
    const [refund] = await tx.sql<SimulatedRefund>(
      'UPDATE paypal_simulator.refunds SET status = $2 WHERE id = $1 RETURNING *',
      [id, status],
    );
    const capture = await findCapture(tx, refund!.capture_id);
    await emitEvent(tx, `PAYMENT.REFUND.${status}`, refundBody(tx, refund!, capture!.currency));
  });
