import { refusalOf, type PromotionTerms, type ReducibleLine, type Refusal } from '../promotions/reductions.ts';

/** Of them are told: the nearest. */
export const MOST_NEAR = 2;
/** Of its minimum, or of its units, no more may be missing. */
const MOST_MISSING = 0.5;

/** A promotion that would apply by itself if there were a little more in the cart. */
export interface NearPromotion {
  readonly promotion: PromotionTerms;
  /** MINIMUM_MISSING or UNITS_MISSING, with what is missing. */
  readonly refusal: Refusal;
}

/** The part that is missing, 0 to 1; null: it is not for want of goods that it does not apply. */
const partMissing = ({ minimumMinor, takeUnits }: PromotionTerms, refusal: Refusal): number | null => {
  if (refusal.missingMinor !== null) return refusal.missingMinor / minimumMinor!;
  return refusal.missingUnits === null ? null : refusal.missingUnits / takeUnits!;
};

/** Promotions without a code of which at least half is there, the nearest first. */
export const nearPromotions = (
  all: readonly PromotionTerms[],
  lines: readonly ReducibleLine[],
  now: Date,
): NearPromotion[] =>
  all
    .filter(({ code }) => code === null)
    .flatMap((promotion) => {
      const refusal = refusalOf(promotion, lines, now);
      const part = refusal && partMissing(promotion, refusal);
      return part !== null && part <= MOST_MISSING ? [{ promotion, refusal: refusal!, part }] : [];
    })
    .sort((a, b) => a.part - b.part)
    .map(({ promotion, refusal }) => ({ promotion, refusal }));
