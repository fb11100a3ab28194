import { In } from 'typeorm';
import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { money } from '../../core/money.types.ts';
import { isUuid } from '../../core/text/text.ts';
import { OrderLine } from '../../orders/order-line.entity.ts';
import { Order } from '../../orders/order.entity.ts';
import { refundedUnits } from '../../payments/refunds/refund-items.queries.ts';
import { claimedUnits, itemsOf, sumBack } from '../../withdrawals/withdrawal-items.queries.ts';
import type { WithdrawalItem } from '../../withdrawals/withdrawal-item.entity.ts';
import { periodEnds } from '../../withdrawals/withdrawal-period.queries.ts';
import { daysLeft, isOverdue, mayWait, refundDue } from '../../withdrawals/withdrawal-rules.ts';
import { CLAIMING, isTold, stepsFrom, WithdrawalStep } from '../../withdrawals/withdrawal-states.ts';
import { Withdrawal } from '../../withdrawals/withdrawal.entity.ts';
import type { AdminWithdrawal, AdminWithdrawalLine } from './withdrawals.types.ts';

const factsOf = async (ctx: Ctx, withdrawals: readonly Withdrawal[]) => {
  const orderIds = [...new Set(withdrawals.flatMap(({ orderId }) => orderId ?? []))];
  const orders = await ctx.repo(Order).findBy({ id: In(orderIds) });
  const items = withdrawals.map(({ id }) => id);
  return {
    now: ctx.shop.clock.now(),
    ends: await periodEnds(ctx, orders),
    lines: await ctx.repo(OrderLine).find({ where: { orderId: In(orderIds) }, order: { position: 'ASC' } }),
    items: await itemsOf(ctx, items),
    refunded: await refundedUnits(ctx, orderIds),
    claimed: await claimedUnits(ctx, orderIds),
  };
};

type Facts = Awaited<ReturnType<typeof factsOf>>;

const leftOf = (line: OrderLine, item: WithdrawalItem | undefined, withdrawal: Withdrawal, facts: Facts): number => {
  if (line.productType === 'DIGITAL') return 0;
  const own = item && CLAIMING.includes(withdrawal.state) ? item.units : 0;
  return line.quantity - (facts.refunded.get(line.id) ?? 0) - (facts.claimed.get(line.id) ?? 0) + own;
};

const lineOf = (line: OrderLine, withdrawal: Withdrawal, facts: Facts): AdminWithdrawalLine => {
  const item = facts.items.find((each) => each.withdrawalId === withdrawal.id && each.orderLineId === line.id);
  return {
    lineId: line.id,
    productName: line.productName,
    isFiles: line.productType === 'DIGITAL',
    left: leftOf(line, item, withdrawal, facts),
    units: item?.units ?? 0,
    fitUnits: item?.fitUnits ?? null,
    condition: item?.condition ?? null,
    price: money(item?.priceMinor ?? 0),
    deduction: money(item?.deductionMinor ?? 0),
    deductionReason: item?.deductionReason ?? null,
  };
};

const stepsOf = (withdrawal: Withdrawal): WithdrawalStep[] =>
  stepsFrom(withdrawal).filter((step) => step !== WithdrawalStep.UNDO || !isTold(withdrawal));

const viewOf = (withdrawal: Withdrawal, facts: Facts): AdminWithdrawal => {
  const { id, orderId, receivedAt, deliveryMinor } = withdrawal;
  const periodEndsAt = (orderId && facts.ends.get(orderId)) || null;
  const own = facts.items.filter(({ withdrawalId }) => withdrawalId === id);
  const isSettled = withdrawal.inspectedAt !== null;
  return Object.assign({}, withdrawal, {
    dueAt: refundDue(receivedAt),
    daysLeft: daysLeft(withdrawal, facts.now),
    mayWait: mayWait(withdrawal),
    overdue: isOverdue(withdrawal, facts.now),
    periodEndsAt,
    late: periodEndsAt !== null && receivedAt >= periodEndsAt,
    delivery: money(deliveryMinor),
    sum: isSettled ? money(sumBack(own, withdrawal)) : null,
    lines: facts.lines.filter((line) => line.orderId === orderId).map((line) => lineOf(line, withdrawal, facts)),
    steps: stepsOf(withdrawal),
  });
};

/** Withdrawals as the administration shows them, in a number of statements that does not depend on how many there are. */
export const viewWithdrawals = async (ctx: Ctx, withdrawals: readonly Withdrawal[]): Promise<AdminWithdrawal[]> => {
  if (withdrawals.length === 0) return [];
  const facts = await factsOf(ctx, withdrawals);
  return withdrawals.map((withdrawal) => viewOf(withdrawal, facts));
};

/** One of them, read anew. Throws NOT_FOUND. */
export const viewWithdrawal = async (ctx: Ctx, id: string): Promise<AdminWithdrawal> => {
  const found = isUuid(id) ? await ctx.repo(Withdrawal).findOneBy({ id }) : null;
  if (!found) throw new AppError(ErrorCode.NOT_FOUND);
  return (await viewWithdrawals(ctx, [found]))[0]!;
};
