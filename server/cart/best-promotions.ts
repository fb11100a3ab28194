import type { NearPromotion } from './near-promotions.ts';
import { PromotionProblem } from '../promotions/promotion-kinds.ts';
import {
  reduce,
  refused,
  type PromotionTerms,
  type Reduced,
  type ReducibleLine,
  type Refusal,
} from '../promotions/reductions.ts';

/** A code that was given: its promotion, or why there is none. */
export interface OfferedCode {
  readonly code: string;
  readonly promotion: PromotionTerms | null;
  readonly refusal: Refusal | null;
}

/** What may be taken off a cart. */
export interface OfferedPromotions {
  /** That apply by themselves, the oldest first. */
  readonly automatic: readonly PromotionTerms[];
  readonly code: OfferedCode | null;
  /** That would apply by themselves if there were a little more in the cart, the nearest first; few. Absent: none. */
  readonly near?: readonly NearPromotion[];
}

export const NOTHING_OFFERED: OfferedPromotions = { automatic: [], code: null };

/** What became of a code; without a refusal it applies. */
export interface CodeOutcome {
  readonly code: string;
  readonly refusal: Refusal | null;
}

export interface Outcome {
  readonly reduced: Reduced;
  readonly code: CodeOutcome | null;
}

interface Candidate {
  readonly reduced: Reduced;
  readonly withCode: boolean;
  /** Delivery less what is taken off; the goods cost the same in all. */
  readonly costMinor: number;
}

/** At most one that applies by itself, the code, or both where both may stand beside another. */
const combinations = (automatic: readonly PromotionTerms[], code: PromotionTerms | null): PromotionTerms[][] => {
  const alone = [[], ...automatic.map((each) => [each])];
  if (!code) return alone;
  const beside = code.stackable ? automatic.filter(({ stackable }) => stackable) : [];
  return [...alone, [code], ...beside.map((each) => [each, code])];
};

/** The cheaper one; of two that cost the same the earlier, which has fewer promotions and rather no code. */
const cheaper = (best: Candidate, other: Candidate): Candidate => (other.costMinor < best.costMinor ? other : best);

/**
 * Takes off what makes a cart cheapest: one promotion that applies by itself, or the code, or one of each where both are
 * `stackable`. `deliveryMinor` is what sending costs then. A code that does not make it cheaper is not used up: it is
 * NOT_WITH_ANOTHER where it would alone, else SAVES_NOTHING.
 */
export const bestOutcome = (
  lines: readonly ReducibleLine[],
  { automatic, code }: Pick<OfferedPromotions, 'automatic' | 'code'>,
  deliveryMinor: (reduced: Reduced) => number,
): Outcome => {
  const usable = code && !code.refusal ? code.promotion : null;
  const candidates = combinations(automatic, usable).map((promotions): Candidate => {
    const reduced = reduce(promotions, lines);
    const offMinor = reduced.shares.reduce((sum, part) => sum + part, 0);
    const withCode = promotions.some((each) => each === usable);
    return { reduced, withCode, costMinor: deliveryMinor(reduced) - offMinor };
  });
  const best = candidates.reduce(cheaper);
  if (!code) return { reduced: best.reduced, code: null };
  const unused = (): Refusal => {
    const alone = candidates.find(({ withCode }) => withCode)!;
    const helps = alone.costMinor < candidates[0]!.costMinor;
    return refused(helps ? PromotionProblem.NOT_WITH_ANOTHER : PromotionProblem.SAVES_NOTHING);
  };
  const refusal = code.refusal ?? (best.withCode ? null : unused());
  return { reduced: best.reduced, code: { code: code.code, refusal } };
};
