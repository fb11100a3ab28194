import * as z from 'zod';
import { line, orEmpty, paragraph } from '../core/checks.ts';
import type { Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { checked } from '../core/faults.ts';
import { lockCase, takeCaseStep, writeCase, type CaseKind, type CaseRef } from '../orders/cases/case-steps.service.ts';
import type { Order } from '../orders/order.entity.ts';
import { isTold, stepsFrom, stateBefore, WithdrawalState, WithdrawalStep } from './withdrawal-states.ts';
import { Withdrawal } from './withdrawal.entity.ts';

export const MAX_REASON = 500;
export const MAX_PARCEL_NUMBER = 40;

/** By id, with the version that the admin has seen. */
export type WithdrawalRef = CaseRef;

/** A withdrawal whose order and row are locked. */
export interface LockedWithdrawal {
  readonly withdrawal: Withdrawal;
  /** Null: no order fits the statement. */
  readonly order: Order | null;
}

type Changes = Partial<Withdrawal>;

const WITHDRAWALS: CaseKind<Withdrawal, WithdrawalStep> = {
  entity: Withdrawal,
  action: 'withdrawal.step',
  subject: 'WITHDRAWAL',
  conflict: ErrorCode.WITHDRAWAL_STATE_CONFLICT,
  stepsFrom,
  nameOf: ({ orderNumber }) => orderNumber,
  told: ['rejection', 'returnParcelNumber'],
};

/** Takes one step of a withdrawal, as `takeCaseStep`; out of turn it throws WITHDRAWAL_STATE_CONFLICT. Locks the order. */
export const takeStep = (
  ctx: Ctx,
  ref: WithdrawalRef,
  step: WithdrawalStep,
  work: (tx: Ctx, locked: LockedWithdrawal) => Promise<Changes> | Changes,
): Promise<Withdrawal> =>
  takeCaseStep(ctx, WITHDRAWALS, { ...ref, step }, (tx, { row, order }) => work(tx, { withdrawal: row, order }));

const parcelNumber = z.object({ returnParcelNumber: orEmpty(line({ max: MAX_PARCEL_NUMBER, required: false })) });

/** The number of a parcel that brings goods back, as it is kept. Throws VALIDATION_FAILED. */
export const checkParcelNumber = (returnParcelNumber?: string | null): string | null =>
  checked(parcelNumber, { returnParcelNumber }).returnParcelNumber || null;

/** The buyer has shown that the goods were sent, or it was noted by mistake. Throws as `takeStep`. */
export const noteSentBack = (ctx: Ctx, ref: WithdrawalRef, sent: boolean): Promise<Withdrawal> =>
  takeStep(ctx, ref, WithdrawalStep.SENT, (tx) => ({ sentBackAt: sent ? tx.shop.clock.now() : null }));

/** The goods are here; `tell` asks for the mail to the buyer in the same transaction. Throws as `takeStep`. */
export const receiveGoods = (
  ctx: Ctx,
  ref: WithdrawalRef,
  tell: (tx: Ctx, withdrawal: Withdrawal) => Promise<void>,
): Promise<Withdrawal> =>
  takeStep(ctx, ref, WithdrawalStep.RECEIVE, async (tx, { withdrawal }) => {
    await tell(tx, withdrawal);
    return { state: WithdrawalState.GOODS_RECEIVED, goodsReceivedAt: tx.shop.clock.now() };
  });

const words = z.object({ reason: paragraph({ max: MAX_REASON }) });

/** The withdrawal has no effect, for a reason that the buyer is told. Throws as `takeStep`, and VALIDATION_FAILED (reason). */
export const reject = (
  ctx: Ctx,
  ref: WithdrawalRef,
  given: string,
  tell: (tx: Ctx, withdrawal: Withdrawal) => Promise<void>,
): Promise<Withdrawal> => {
  const { reason: rejection } = checked(words, { reason: given });
  return takeStep(ctx, ref, WithdrawalStep.REJECT, async (tx, { withdrawal }) => {
    await tell(tx, withdrawal);
    const now = tx.shop.clock.now();
    return { state: WithdrawalState.REJECTED, rejection, endedAt: now, handledAt: now };
  });
};

/** The buyer keeps the goods after all. Throws as `takeStep`. */
export const revoke = (ctx: Ctx, ref: WithdrawalRef): Promise<Withdrawal> =>
  takeStep(ctx, ref, WithdrawalStep.REVOKE, (tx) => {
    const now = tx.shop.clock.now();
    return { state: WithdrawalState.REVOKED, endedAt: now, handledAt: now };
  });

/** What belongs to a step and goes with it. */
const MARKS: Partial<Record<WithdrawalState, Changes>> = {
  AWAITING_GOODS: { goodsAwaitedAt: null, sentBackAt: null, returnParcelNumber: null },
  GOODS_RECEIVED: { goodsReceivedAt: null },
  INSPECTED: { inspectedAt: null, deliveryMinor: 0 },
  REJECTED: { endedAt: null, handledAt: null, rejection: null },
  REVOKED: { endedAt: null, handledAt: null },
};

/** Takes the last step back. Throws as `takeStep`, and UNDO_TOO_LATE once the buyer was told of it. */
export const undoStep = (ctx: Ctx, ref: WithdrawalRef): Promise<Withdrawal> =>
  takeStep(ctx, ref, WithdrawalStep.UNDO, (_tx, { withdrawal }) => {
    if (isTold(withdrawal)) throw new AppError(ErrorCode.UNDO_TOO_LATE);
    return { ...MARKS[withdrawal.state], state: stateBefore(withdrawal) };
  });

const REQUEST = /^withdrawal:([0-9a-f-]{36})$/;

/** The request id of the one refund of a withdrawal. */
export const refundRequestOf = (withdrawalId: string): string => `withdrawal:${withdrawalId}`;

/**
 * Ends the withdrawal whose refund is booked just now, in the transaction that books it and holds the order's lock. Gives
 * its id; null where the refund is none of a withdrawal.
 */
export const endByRefund = async (ctx: Ctx, requestId: string): Promise<string | null> => {
  const [, id] = REQUEST.exec(requestId) ?? [];
  if (id === undefined) return null;
  const { row } = await lockCase(ctx, Withdrawal, id);
  const now = ctx.shop.clock.now();
  if (row.state === WithdrawalState.REFUNDING)
    await writeCase(ctx, Withdrawal, row, { state: WithdrawalState.REFUNDED, endedAt: now, handledAt: now });
  return id;
};
