import * as z from 'zod';
import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { defineJob, enqueue } from '../../core/jobs/jobs.ts';
import { isUuid } from '../../core/text/text.ts';
import { MINUTE_MS } from '../../core/time.ts';
import { lockOrder } from '../../orders/order-transition.service.ts';
import { DisputeAnswer, DisputeAnswerKind, DisputeAnswerState } from './dispute-answer.entity.ts';
import { NO_PROOF } from './dispute-proof.ts';
import { Dispute } from './dispute.entity.ts';
import { lookAtDispute } from './dispute-check.ts';
import { acceptClaim, provideEvidence, type EvidenceFile } from '../paypal/paypal-disputes.ts';
import { ProviderError } from '../provider-error.ts';

export interface NewAnswer {
  readonly disputeId: string;
  readonly kind: DisputeAnswerKind;
  readonly carrier?: string | null;
  readonly tracking?: string | null;
  readonly note: string;
  /** One per wish to answer: the same id again is the same answer. */
  readonly requestId: string;
}

/** The dispute with its order locked. Throws NOT_FOUND. Needs an open transaction. */
export const lockDispute = async (ctx: Ctx, id: string): Promise<Dispute> => {
  const seen = isUuid(id) ? await ctx.repo(Dispute).findOneBy({ id }) : null;
  if (!seen) throw new AppError(ErrorCode.NOT_FOUND);
  await lockOrder(ctx, seen.orderId);
  return ctx.repo(Dispute).findOneByOrFail({ id });
};

/**
 * Records an answer to a dispute with the file that lies ready, in the caller's transaction, and a job that sends it should
 * the caller not come to it (`sendAnswer`, after the commit). Locks the order. Throws NOT_FOUND, DISPUTE_CLOSED,
 * IDEMPOTENCY_KEY_REUSED.
 */
export const planAnswer = async (ctx: Ctx, input: NewAnswer): Promise<{ answer: DisputeAnswer; isNew: boolean }> => {
  const dispute = await lockDispute(ctx, input.disputeId);
  const known = await ctx.repo(DisputeAnswer).findOneBy({ requestId: input.requestId });
  if (known) {
    if (known.disputeId === dispute.id && known.kind === input.kind) return { answer: known, isNew: false };
    throw new AppError(ErrorCode.IDEMPOTENCY_KEY_REUSED);
  }
  if (dispute.closedAt) throw new AppError(ErrorCode.DISPUTE_CLOSED);
  const evidence = input.kind === DisputeAnswerKind.EVIDENCE;
  const { fileSha256, fileName, fileType } = dispute;
  const answer = ctx.repo(DisputeAnswer).create({
    carrier: null,
    tracking: null,
    failure: null,
    ...NO_PROOF,
    ...input,
    ...(evidence && { fileSha256, fileName, fileType }),
    state: DisputeAnswerState.REQUESTED,
    requestedAt: ctx.shop.clock.now(),
    decidedAt: null,
  });
  await ctx.repo(DisputeAnswer).insert(answer);
  if (evidence) await ctx.repo(Dispute).update({ id: dispute.id }, NO_PROOF);
  const runAt = new Date(Date.now() + MINUTE_MS);
  await enqueue(ctx, answerJob, { answerId: answer.id }, { key: `payments.dispute-answer:${answer.id}`, runAt });
  return { answer, isNew: true };
};

const fileOf = async (ctx: Ctx, { fileSha256, fileName, fileType }: DisputeAnswer): Promise<EvidenceFile | null> =>
  fileSha256 ? { name: fileName!, type: fileType!, content: await ctx.shop.files.readAll(fileSha256) } : null;

const send = async (ctx: Ctx, answer: DisputeAnswer): Promise<void> => {
  const { paypalDisputeId } = await ctx.repo(Dispute).findOneByOrFail({ id: answer.disputeId });
  const { kind, note, requestId, carrier, tracking } = answer;
  if (kind === DisputeAnswerKind.ACCEPT) return acceptClaim(ctx.shop, paypalDisputeId, note, requestId);
  const evidence = { carrier, tracking, note, file: await fileOf(ctx, answer) };
  return provideEvidence(ctx.shop, paypalDisputeId, evidence, requestId);
};

const decide = async (ctx: Ctx, answer: DisputeAnswer, failure: string | null): Promise<DisputeAnswer> => {
  const state = failure ? DisputeAnswerState.FAILED : DisputeAnswerState.SENT;
  const changes = { state, failure, decidedAt: ctx.shop.clock.now() };
  await ctx.repo(DisputeAnswer).update({ id: answer.id, state: DisputeAnswerState.REQUESTED }, changes);
  return ctx.repo(DisputeAnswer).findOneByOrFail({ id: answer.id });
};

/** How the dispute stands afterwards; PayPal's events tell it too, so its silence now is no trouble. */
const lookAgain = async (ctx: Ctx, { disputeId }: DisputeAnswer): Promise<void> => {
  const { paypalDisputeId } = await ctx.repo(Dispute).findOneByOrFail({ id: disputeId });
  await lookAtDispute(ctx, paypalDisputeId).catch((error: unknown) => {
    if (!(error instanceof ProviderError)) throw error;
  });
};

/**
 * Hands a recorded answer to PayPal and writes down how that went. Repeating it changes nothing. Still REQUESTED: PayPal did
 * not answer, a job goes on. Must not be called inside a transaction.
 */
export const sendAnswer = async (ctx: Ctx, answerId: string): Promise<DisputeAnswer> => {
  const answer = await ctx.repo(DisputeAnswer).findOneByOrFail({ id: answerId });
  if (answer.state !== DisputeAnswerState.REQUESTED) return answer;
  ctx.shop.checkpoint?.('dispute.answer-recorded');
  let failure: string | null = null;
  try {
    await send(ctx, answer);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.uncertain) return answer;
    failure = error.issues[0] ?? `HTTP_${error.status}`;
  }
  ctx.shop.checkpoint?.('dispute.answered');
  const decided = await decide(ctx, answer, failure);
  await lookAgain(ctx, answer);
  return decided;
};

/** Goes on with an answer until PayPal has taken or refused it. */
export const answerJob = defineJob({
  name: 'payments.dispute-answer',
  lane: 'paypal',
  payload: z.object({ answerId: z.uuid() }),
  run: async (ctx, { answerId }) => {
    const { state } = await sendAnswer(ctx, answerId);
    if (state === DisputeAnswerState.REQUESTED) throw new Error('PayPal has not taken the answer yet');
  },
});
