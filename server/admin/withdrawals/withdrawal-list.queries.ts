import { In } from 'typeorm';
import type { Ctx } from '../../core/context.ts';
import { inOrder } from '../../core/loader.ts';
import { OVERDUE } from '../../withdrawals/withdrawal-rules.ts';
import { Withdrawal } from '../../withdrawals/withdrawal.entity.ts';

/** Which withdrawals a list shows. */
export enum WithdrawalFilter {
  OPEN = 'OPEN',
  WAITING = 'WAITING',
  TO_REFUND = 'TO_REFUND',
  OVERDUE = 'OVERDUE',
  DONE = 'DONE',
}

/** The longest list that is shown. */
export const MOST_WITHDRAWALS = 200;

const LATE = OVERDUE('$1');

const WHERE: Readonly<Record<WithdrawalFilter, string>> = {
  OPEN: 'w.handled_at IS NULL',
  WAITING: `w.handled_at IS NULL AND w.state = 'AWAITING_GOODS'`,
  TO_REFUND: `w.handled_at IS NULL AND w.state IN ('GOODS_RECEIVED', 'INSPECTED', 'REFUNDING')`,
  OVERDUE: LATE,
  DONE: 'w.handled_at IS NOT NULL',
};

const list = (filter: WithdrawalFilter): string => `
  SELECT w.id FROM withdrawal w WHERE ${WHERE[filter]}
  ORDER BY ${LATE} DESC, ${filter === WithdrawalFilter.DONE ? 'w.handled_at DESC, w.id DESC' : 'w.received_at, w.id'}
  LIMIT ${MOST_WITHDRAWALS}`;

/** Withdrawals of a kind: those whose money is overdue first, then the oldest; of those that are done the latest first. */
export const listWithdrawals = async (ctx: Ctx, filter: WithdrawalFilter): Promise<Withdrawal[]> => {
  const found = await ctx.sql<{ id: string }>(list(filter), [ctx.shop.clock.now()]);
  const ids = found.map(({ id }) => id);
  const rows = await ctx.repo(Withdrawal).findBy({ id: In(ids) });
  return inOrder(ids, rows, ({ id }) => id).flatMap((row) => row ?? []);
};

/** Withdrawals whose money is overdue; `now` is the placeholder of the present moment. */
export const countOverdue = (now: string): string => `SELECT count(*) FROM withdrawal w WHERE ${OVERDUE(now)}`;
