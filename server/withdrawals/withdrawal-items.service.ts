import * as z from 'zod';
import { line, orEmpty } from '../core/checks.ts';
import type { Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { checked, refuseFaults, type Faults } from '../core/faults.ts';
import type { OrderLine } from '../orders/order-line.entity.ts';
import { orderLines } from '../orders/orders.queries.ts';
import { claimedUnits } from './withdrawal-items.queries.ts';
import { GoodsCondition, WithdrawalItem } from './withdrawal-item.entity.ts';
import { checkParcelNumber, takeStep, type WithdrawalRef } from './withdrawal-steps.service.ts';
import { WithdrawalState, WithdrawalStep } from './withdrawal-states.ts';
import type { Withdrawal } from './withdrawal.entity.ts';

type Units = ReadonlyMap<string, number>;

export interface ChosenLine {
  readonly lineId: string;
  readonly units: number;
}

/** What is wrong with each chosen line: files that were supplied with consent cannot go back (Directive 2011/83/EU, art. 16 m). */
const faultsOf = (chosen: readonly ChosenLine[], lines: readonly OrderLine[], gone: Units): Faults => {
  if (chosen.length === 0) return { lines: 'REQUIRED' };
  const faults: Faults = {};
  for (const [i, { lineId, units }] of chosen.entries()) {
    const sold = lines.find(({ id }) => id === lineId);
    const isTwice = chosen.findIndex((other) => other.lineId === lineId) < i;
    if (!sold || isTwice) faults[`lines.${i}.lineId`] = 'INVALID';
    else if (sold.productType === 'DIGITAL') faults[`lines.${i}.lineId`] = 'FILES_NOT_RETURNABLE';
    else if (units + (gone.get(lineId) ?? 0) > sold.quantity) faults[`lines.${i}.units`] = 'TOO_HIGH';
  }
  return faults;
};

export interface Acceptance {
  readonly lines: readonly ChosenLine[];
  /** Of the label that the buyer gets, or that the buyer told. */
  readonly returnParcelNumber?: string | null;
}

/**
 * Says which units a withdrawal is about, and asks the buyer for them. `refunded`: units by line whose money has gone back,
 * as of the order's lock. Throws as `takeStep`, and VALIDATION_FAILED for more units than are left, and for files.
 */
export const accept = (
  ctx: Ctx,
  ref: WithdrawalRef,
  { lines: chosen, ...given }: Acceptance,
  refunded: (tx: Ctx, orderId: string) => Promise<Units>,
): Promise<Withdrawal> => {
  const returnParcelNumber = checkParcelNumber(given.returnParcelNumber);
  return takeStep(ctx, ref, WithdrawalStep.ACCEPT, async (tx, { order }) => {
    const [back, claimed] = [await refunded(tx, order!.id), await claimedUnits(tx, [order!.id])];
    const sold = await orderLines(tx, order!.id);
    const gone = new Map(sold.map(({ id }) => [id, (back.get(id) ?? 0) + (claimed.get(id) ?? 0)]));
    refuseFaults(faultsOf(chosen, sold, gone));
    await tx.repo(WithdrawalItem).delete({ withdrawalId: ref.id });
    const items = chosen.map(({ lineId, units }) => ({ withdrawalId: ref.id, orderLineId: lineId, units }));
    await tx.repo(WithdrawalItem).insert(items);
    return { state: WithdrawalState.AWAITING_GOODS, goodsAwaitedAt: tx.shop.clock.now(), returnParcelNumber };
  });
};

const MAX_WORDS = 200;

const finding = z.object({
  lineId: z.string(),
  fitUnits: z.int('INVALID').min(0, 'TOO_LOW'),
  condition: z.enum(GoodsCondition, 'INVALID'),
  deductionMinor: z.int('INVALID').min(0, 'TOO_LOW'),
  deductionReason: orEmpty(line({ max: MAX_WORDS, required: false })),
});

export type Finding = z.input<typeof finding>;

const findings = z.object({ lines: z.array(finding) });

/** What the units of each line were sold for, and what comes back of the delivery. */
export interface Worth {
  readonly prices: Units;
  readonly deliveryMinor: number;
}

type Found = z.output<typeof finding>;

const faultsOfFindings = (found: readonly Found[], items: readonly WithdrawalItem[], { prices }: Worth): Faults => {
  const faults: Faults = {};
  for (const [i, { lineId, fitUnits, deductionMinor, deductionReason }] of found.entries()) {
    const item = items.find(({ orderLineId }) => orderLineId === lineId);
    if (!item) faults[`lines.${i}.lineId`] = 'INVALID';
    else if (fitUnits > item.units) faults[`lines.${i}.fitUnits`] = 'TOO_HIGH';
    else if (deductionMinor > prices.get(lineId)!) faults[`lines.${i}.deductionMinor`] = 'TOO_HIGH';
    if (deductionMinor > 0 && !deductionReason) faults[`lines.${i}.deductionReason`] = 'REQUIRED';
  }
  const missing = items.some(({ orderLineId }) => !found.some(({ lineId }) => lineId === orderLineId));
  return missing || found.length !== items.length ? { lines: 'REQUIRED', ...faults } : faults;
};

/** The items of a withdrawal with their prices as of now. Throws WITHDRAWAL_STATE_CONFLICT where a line has nothing left. */
export const priceItems = async (
  ctx: Ctx,
  items: readonly WithdrawalItem[],
  { prices }: Worth,
): Promise<WithdrawalItem[]> => {
  for (const item of items) {
    const priceMinor = prices.get(item.orderLineId)!;
    if (item.deductionMinor > priceMinor) throw new AppError(ErrorCode.WITHDRAWAL_STATE_CONFLICT);
    if (priceMinor !== item.priceMinor) await ctx.repo(WithdrawalItem).update({ id: item.id }, { priceMinor });
    item.priceMinor = priceMinor;
  }
  return [...items];
};

/**
 * Notes what looking at the goods found, which settles the sum: per line its condition, the units that go back on the shelf, and
 * what is kept back of the price (Act 108/2024, § 21; Directive 2011/83/EU, art. 14 (2)). Throws as `takeStep`, and
 * VALIDATION_FAILED.
 */
export const inspect = (
  ctx: Ctx,
  ref: WithdrawalRef,
  given: readonly Finding[],
  worthOf: (tx: Ctx, orderId: string, items: readonly WithdrawalItem[]) => Promise<Worth>,
): Promise<Withdrawal> => {
  const { lines: found } = checked(findings, { lines: [...given] });
  return takeStep(ctx, ref, WithdrawalStep.INSPECT, async (tx, { order }) => {
    const items = await tx.repo(WithdrawalItem).find({ where: { withdrawalId: ref.id }, order: { id: 'ASC' } });
    const worth = await worthOf(tx, order!.id, items);
    refuseFaults(faultsOfFindings(found, items, worth));
    for (const item of items) {
      const { lineId, deductionReason, ...rest } = found.find((each) => each.lineId === item.orderLineId)!;
      const changes = { ...rest, deductionReason: deductionReason || null, priceMinor: worth.prices.get(lineId)! };
      await tx.repo(WithdrawalItem).update({ id: item.id }, changes);
    }
    const { deliveryMinor } = worth;
    return { state: WithdrawalState.INSPECTED, inspectedAt: tx.shop.clock.now(), deliveryMinor };
  });
};
