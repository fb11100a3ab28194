import type { QueryDeepPartialEntity } from 'typeorm';
import type { Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { PaymentAttempt } from './payment-attempt.entity.ts';
import { AttemptState, HOLDING_STATES } from './payment-state.ts';

export type AttemptRef = { id: string } | { paypalOrderId: string } | { requestId: string };

/** Throws PAYMENT_NOT_FOUND. */
export const readAttempt = async (ctx: Ctx, ref: AttemptRef): Promise<PaymentAttempt> => {
  const attempt = await ctx.repo(PaymentAttempt).findOneBy(ref);
  if (!attempt) throw new AppError(ErrorCode.PAYMENT_NOT_FOUND);
  return attempt;
};

/** Locks the attempt; its order must be locked before. Needs an open transaction. */
export const lockAttempt = (ctx: Ctx, id: string): Promise<PaymentAttempt> =>
  ctx.repo(PaymentAttempt).findOneOrFail({ where: { id }, lock: { mode: 'pessimistic_write' } });

const COUNTS_FIRST: readonly AttemptState[] = [...HOLDING_STATES, AttemptState.REFUNDED];

/** Newest first. */
export const attemptsOf = (ctx: Ctx, orderId: string): Promise<PaymentAttempt[]> =>
  ctx.repo(PaymentAttempt).find({ where: { orderId }, order: { id: 'DESC' } });

/**
 * The attempt that counts among those of an order, newest first: the one that paid it or moves its money now, also when
 * that money went back later; else the newest. Money that was given back because it paid nothing counts no more.
 */
export const countingAttempt = <A extends Pick<PaymentAttempt, 'state' | 'failure'>>(
  attempts: readonly A[],
): A | undefined =>
  attempts.find(({ state, failure }) => COUNTS_FIRST.includes(state) && failure === null) ?? attempts[0];

/** Writes `changes` to a locked attempt and to the object. */
export const changeAttempt = async (
  ctx: Ctx,
  attempt: PaymentAttempt,
  changes: QueryDeepPartialEntity<PaymentAttempt> & Partial<PaymentAttempt>,
): Promise<PaymentAttempt> => {
  await ctx.repo(PaymentAttempt).update({ id: attempt.id }, changes);
  return Object.assign(attempt, changes);
};

/** Locks all attempts of a locked order, oldest first. Needs an open transaction. */
export const lockAttempts = (ctx: Ctx, orderId: string): Promise<PaymentAttempt[]> =>
  ctx.repo(PaymentAttempt).find({ where: { orderId }, order: { id: 'ASC' }, lock: { mode: 'pessimistic_write' } });

/** Whether the money of another attempt is moving or has moved. */
export const otherHolds = (attempts: readonly PaymentAttempt[], attempt: PaymentAttempt): boolean =>
  attempts.some((one) => one !== attempt && HOLDING_STATES.includes(one.state));

/** A decided attempt is free of every clock. */
export const decided = (ctx: Ctx, state: AttemptState, failure: string | null = null) => ({
  state,
  failure,
  busyUntil: null,
  nextAskAt: null,
  decidedAt: ctx.shop.clock.now(),
});
