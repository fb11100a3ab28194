import * as z from 'zod';
import { recordAction } from '../../audit/audit.service.ts';
import { orEmpty } from '../../core/checks.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { checked } from '../../core/faults.ts';
import { Order } from '../../orders/order.entity.ts';
import { DisputeAnswerKind, type DisputeAnswer } from '../../payments/disputes/dispute-answer.entity.ts';
import { Dispute } from '../../payments/disputes/dispute.entity.ts';
import { lockDispute, planAnswer, sendAnswer, type NewAnswer } from '../../payments/disputes/dispute-answer.service.ts';

const numberOf = async (ctx: Ctx, id: string): Promise<string> =>
  (await ctx.repo(Order).findOneByOrFail({ id })).orderNumber;

const TRACKING = /^[\p{L}\d /-]{0,40}$/u;

export interface GivenAnswer extends Omit<NewAnswer, 'requestId'> {
  readonly idempotencyKey: string;
}

/** An answer as it is sent; proof must say something where no file lies ready. */
const answerWith = (hasFile: boolean) =>
  z
    .object({
      kind: z.enum(DisputeAnswerKind),
      note: z.string().trim(),
      tracking: orEmpty(z.string().trim().regex(TRACKING, 'INVALID')).transform((tracking) => tracking || null),
    })
    .refine(({ kind, note, tracking }) => kind !== DisputeAnswerKind.EVIDENCE || note || tracking || hasFile, {
      message: 'REQUIRED',
      path: ['note'],
    });

/**
 * Answers a dispute through PayPal: proof with what lies ready as its file, or the claim is accepted. One key is one answer.
 * It is recorded before PayPal hears of it, and a job goes on with it. Throws NOT_FOUND, VALIDATION_FAILED, DISPUTE_CLOSED,
 * IDEMPOTENCY_KEY_REUSED. Locks the order.
 */
export const answerByShop = async (
  ctx: Ctx,
  { idempotencyKey, ...given }: GivenAnswer,
): Promise<{ orderId: string; answer: DisputeAnswer }> => {
  const planned = await transaction(ctx, async (tx) => {
    const { orderId, fileSha256, paypalDisputeId } = await lockDispute(tx, given.disputeId);
    const { note, tracking } = checked(answerWith(fileSha256 !== null), given);
    const input = { ...given, note, tracking, requestId: `dispute:${idempotencyKey}` };
    const { answer, isNew } = await planAnswer(tx, input);
    const after = { dispute: paypalDisputeId, kind: answer.kind, note, tracking, file: answer.fileName };
    const name = await numberOf(tx, orderId);
    if (isNew) await recordAction(tx, { action: 'order.dispute', subject: 'ORDER', id: orderId, name, after });
    return { orderId, answer };
  });
  return { orderId: planned.orderId, answer: await sendAnswer(ctx, planned.answer.id) };
};

/**
 * Lets the goods of a disputed order go, or keeps them in the house again. A new stage or reason of the dispute asks anew.
 * Throws NOT_FOUND, DISPUTE_CLOSED. Locks the order.
 */
export const setReleased = (ctx: Ctx, id: string, released: boolean): Promise<string> =>
  transaction(ctx, async (tx) => {
    const { orderId, closedAt, releasedAt, paypalDisputeId } = await lockDispute(tx, id);
    if (closedAt) throw new AppError(ErrorCode.DISPUTE_CLOSED);
    await tx.repo(Dispute).update({ id }, { releasedAt: released ? tx.shop.clock.now() : null });
    const name = await numberOf(tx, orderId);
    const [before, after] = [{ released: releasedAt !== null }, { released, dispute: paypalDisputeId }];
    if (before.released !== released)
      await recordAction(tx, { action: 'order.dispute-release', subject: 'ORDER', id: orderId, name, before, after });
    return orderId;
  });

export interface ProofFile {
  readonly sha256: string;
  readonly name: string;
  readonly type: string;
}

/** Lays a file ready for the next proof, or (null) takes it away. Throws NOT_FOUND, DISPUTE_CLOSED. Locks the order. */
export const setProofFile = (ctx: Ctx, id: string, file: ProofFile | null): Promise<string> =>
  transaction(ctx, async (tx) => {
    const { orderId, closedAt, fileName } = await lockDispute(tx, id);
    if (closedAt) throw new AppError(ErrorCode.DISPUTE_CLOSED);
    const changes = { fileSha256: file?.sha256 ?? null, fileName: file?.name ?? null, fileType: file?.type ?? null };
    await tx.repo(Dispute).update({ id }, changes);
    const name = await numberOf(tx, orderId);
    const values = { before: { file: fileName }, after: { file: file?.name ?? null } };
    await recordAction(tx, { action: 'order.proof', subject: 'ORDER', id: orderId, name, ...values });
    return orderId;
  });
