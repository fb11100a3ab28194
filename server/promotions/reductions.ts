import { share } from '../core/money.ts';
import { PromotionKind, PromotionProblem } from './promotion-kinds.ts';
import { freeUnits } from './n-for-m.ts';
import type { Promotion } from './promotion.entity.ts';

/** What of a priced line decides on its reduction. */
export interface ReducibleLine {
  readonly productId: number;
  readonly categoryId: number;
  readonly quantity: number;
  /** Before reductions, VAT included. */
  readonly subtotalMinor: number;
}

/** What decides on a promotion, whoever buys. */
export type PromotionTerms = Omit<Promotion, 'amount' | 'minimum' | 'categoryIds' | 'excludedCategoryIds' | 'group'>;

/** Why a promotion does not apply; `missingMinor` is what the minimum lacks, `missingUnits` what a group lacks. */
export interface Refusal {
  readonly problem: PromotionProblem;
  readonly missingMinor: number | null;
  readonly missingUnits: number | null;
}

export const refused = (
  problem: PromotionProblem,
  { missingMinor = null, missingUnits = null }: Partial<Omit<Refusal, 'problem'>> = {},
): Refusal => ({ problem, missingMinor, missingUnits });

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Whether the promotion is for the line: left out wins over named, and nothing named means everything. */
export const isFor = (promotion: PromotionTerms, { productId, categoryId }: ReducibleLine): boolean => {
  const { productIds, categories, excludedProductIds, excludedCategories } = promotion;
  if (excludedProductIds.includes(productId) || excludedCategories.includes(categoryId)) return false;
  if (productIds.length + categories.length === 0) return true;
  return productIds.includes(productId) || categories.includes(categoryId);
};

/**
 * Why it does not apply to these lines now, whoever buys; null: it does. One that is switched off or has not begun is UNKNOWN,
 * as if it did not exist. The minimum is what the lines that it is for cost before reductions, and units are theirs.
 */
export const refusalOf = (promotion: PromotionTerms, lines: readonly ReducibleLine[], now: Date): Refusal | null => {
  const { active, startsAt, endsAt, minimumMinor, takeUnits } = promotion;
  if (!active || (startsAt && startsAt > now)) return refused(PromotionProblem.UNKNOWN);
  if (endsAt && endsAt <= now) return refused(PromotionProblem.EXPIRED);
  const goods = lines.filter((line) => isFor(promotion, line));
  if (goods.length === 0) return refused(PromotionProblem.NOT_FOR_THESE);
  const missingMinor = (minimumMinor ?? 0) - sumOf(goods.map(({ subtotalMinor }) => subtotalMinor));
  if (missingMinor > 0) return refused(PromotionProblem.MINIMUM_MISSING, { missingMinor });
  const missingUnits = (takeUnits ?? 0) - sumOf(goods.map(({ quantity }) => quantity));
  return missingUnits > 0 ? refused(PromotionProblem.UNITS_MISSING, { missingUnits }) : null;
};

/** One promotion with what it takes off the goods. */
export interface Reduction {
  readonly promotion: PromotionTerms;
  readonly reductionMinor: number;
}

export interface Reduced {
  /** By line, in their order. */
  readonly shares: readonly number[];
  readonly reductions: readonly Reduction[];
  readonly freeDelivery: boolean;
}

/** In this order they are taken off: free units, a part, a sum. */
const ORDER = [PromotionKind.N_FOR_M, PromotionKind.PERCENT, PromotionKind.AMOUNT, PromotionKind.FREE_DELIVERY];

interface Wanted {
  readonly amountMinor: number;
  /** By line: what the amount is spread over. */
  readonly weights: readonly number[];
}

/** A percentage is rounded half up to the cent, of all lines together. */
const wantedOf = (promotion: PromotionTerms, lines: readonly ReducibleLine[], left: readonly number[]): Wanted => {
  const weights = lines.map((line, i) => (isFor(promotion, line) ? left[i]! : 0));
  const { percent, amountMinor, takeUnits, payUnits } = promotion;
  if (takeUnits === null || payUnits === null) {
    return {
      amountMinor: percent === null ? (amountMinor ?? 0) : Math.round((sumOf(weights) * percent) / 100),
      weights,
    };
  }
  const units = lines.map(({ quantity }, i) => ({
    quantity: weights[i]! > 0 ? quantity : 0,
    unitMinor: Math.floor(weights[i]! / quantity),
  }));
  const { freeMinor, groupedMinor } = freeUnits(units, { takeUnits, payUnits });
  return { amountMinor: freeMinor, weights: groupedMinor };
};

/**
 * Takes promotions off the lines that they are for: free units first, then per cents and amounts from what is left, each spread
 * over its lines by largest remainder, so that the shares sum up to the cent; free units over all units of their groups, so
 * that one that comes back is worth what was paid for it. Of all goods one cent is left: every order is paid.
 */
export const reduce = (promotions: readonly PromotionTerms[], lines: readonly ReducibleLine[]): Reduced => {
  const left = lines.map(({ subtotalMinor }) => subtotalMinor);
  const inOrder = [...promotions].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  const reductions = inOrder.map((promotion) => {
    const { amountMinor, weights } = wantedOf(promotion, lines, left);
    const reductionMinor = Math.max(0, Math.min(amountMinor, sumOf(weights), sumOf(left) - 1));
    for (const [i, part] of share(reductionMinor, weights).entries()) left[i] = left[i]! - part;
    return { promotion, reductionMinor };
  });
  return {
    shares: lines.map(({ subtotalMinor }, i) => subtotalMinor - left[i]!),
    reductions,
    freeDelivery: promotions.some(({ kind }) => kind === PromotionKind.FREE_DELIVERY),
  };
};
