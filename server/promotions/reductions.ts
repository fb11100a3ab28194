import { share } from '../core/money.ts';
import { PromotionKind, PromotionProblem } from './promotion-kinds.ts';
import type { Promotion } from './promotion.entity.ts';

/** What of a priced line decides on its reduction. */
export interface ReducibleLine {
  readonly productId: number;
  readonly categoryId: number;
  /** Before reductions, VAT included. */
  readonly subtotalMinor: number;
}

/** What decides on a promotion, whoever buys. */
export type PromotionTerms = Omit<Promotion, 'amount' | 'minimum' | 'categoryIds' | 'excludedCategoryIds'>;

/** Why a promotion does not apply; `missingMinor` is what the minimum lacks. */
export interface Refusal {
  readonly problem: PromotionProblem;
  readonly missingMinor: number | null;
}

export const refused = (problem: PromotionProblem, missingMinor: number | null = null): Refusal => ({
  problem,
  missingMinor,
});

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
 * as if it did not exist. The minimum is what the lines that it is for cost before reductions.
 */
export const refusalOf = (promotion: PromotionTerms, lines: readonly ReducibleLine[], now: Date): Refusal | null => {
  const { active, startsAt, endsAt, minimumMinor } = promotion;
  if (!active || (startsAt && startsAt > now)) return refused(PromotionProblem.UNKNOWN);
  if (endsAt && endsAt <= now) return refused(PromotionProblem.EXPIRED);
  const goods = lines.filter((line) => isFor(promotion, line));
  if (goods.length === 0) return refused(PromotionProblem.NOT_FOR_THESE);
  const missing = (minimumMinor ?? 0) - sumOf(goods.map(({ subtotalMinor }) => subtotalMinor));
  return missing > 0 ? refused(PromotionProblem.MINIMUM_MISSING, missing) : null;
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

const ORDER = Object.values(PromotionKind);

/** A percentage is rounded half up to the cent, of all lines together. Of all goods one cent is left: every order is paid. */
const amountOf = ({ kind, percent, amountMinor }: PromotionTerms, goodsMinor: number, leftMinor: number): number => {
  const wanted = kind === PromotionKind.PERCENT ? Math.round((goodsMinor * percent!) / 100) : (amountMinor ?? 0);
  return Math.max(0, Math.min(wanted, goodsMinor, leftMinor - 1));
};

/**
 * Takes promotions off the lines that they are for: per cents first, then amounts from what is left, each spread over its lines
 * by largest remainder, so that the shares sum up to the cent.
 */
export const reduce = (promotions: readonly PromotionTerms[], lines: readonly ReducibleLine[]): Reduced => {
  const left = lines.map(({ subtotalMinor }) => subtotalMinor);
  const inOrder = [...promotions].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  const reductions = inOrder.map((promotion) => {
    const weights = lines.map((line, i) => (isFor(promotion, line) ? left[i]! : 0));
    const reductionMinor = amountOf(promotion, sumOf(weights), sumOf(left));
    for (const [i, part] of share(reductionMinor, weights).entries()) left[i] = left[i]! - part;
    return { promotion, reductionMinor };
  });
  return {
    shares: lines.map(({ subtotalMinor }, i) => subtotalMinor - left[i]!),
    reductions,
    freeDelivery: promotions.some(({ kind }) => kind === PromotionKind.FREE_DELIVERY),
  };
};
