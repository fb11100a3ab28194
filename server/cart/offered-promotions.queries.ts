import type { Ctx } from '../core/context.ts';
import { countGuess, hasGuessedTooMuch } from '../promotions/code-guesses.ts';
import { canonicalCode } from '../promotions/promotion-code.ts';
import { PromotionProblem } from '../promotions/promotion-kinds.ts';
import { isPersonal, refusalsByUse, type Buyer } from '../promotions/promotion-uses.queries.ts';
import { keptPromotions } from '../promotions/promotions.queries.ts';
import { refusalOf, refused, type PromotionTerms, type ReducibleLine } from '../promotions/reductions.ts';
import type { OfferedCode, OfferedPromotions } from './best-promotions.ts';
import { MOST_NEAR, nearPromotions } from './near-promotions.ts';

/** Looks a code up; whoever guesses too many learns nothing of any. */
const lookUp = (ctx: Ctx, typed: string, all: readonly PromotionTerms[]): OfferedCode => {
  const code = canonicalCode(typed);
  const answer = (problem: PromotionProblem): OfferedCode => ({ code, promotion: null, refusal: refused(problem) });
  if (hasGuessedTooMuch(ctx)) return answer(PromotionProblem.TOO_MANY_TRIES);
  const promotion = all.find((each) => each.code === code) ?? null;
  return promotion ? { code, promotion, refusal: null } : answer(PromotionProblem.UNKNOWN);
};

const refusedByTerms = (ctx: Ctx, offered: OfferedCode, lines: readonly ReducibleLine[]): OfferedCode => {
  const { promotion } = offered;
  const refusal = promotion ? refusalOf(promotion, lines, ctx.shop.clock.now()) : offered.refusal;
  if (refusal?.problem === PromotionProblem.UNKNOWN) countGuess(ctx);
  return { ...offered, refusal };
};

/**
 * Which promotions may apply to these lines, and what becomes of a code. One that depends on who buys applies by itself only to
 * an account that is signed in; by a code it is judged by the address of the order too, once that is known. Of those that
 * lack a little the nearest are told, which this buyer could have. No statement, and
 * one where any of them has a limit.
 */
export const offeredPromotions = async (
  ctx: Ctx,
  lines: readonly ReducibleLine[],
  typed: string | null,
  buyer: Buyer,
): Promise<OfferedPromotions> => {
  const all = await keptPromotions(ctx);
  const now = ctx.shop.clock.now();
  const fitting = all.filter((each) => each.code === null && !refusalOf(each, lines, now));
  const mayHave = (each: PromotionTerms): boolean => buyer.userId !== null || !isPersonal(each);
  const automatic = fitting.filter(mayHave);
  const near = nearPromotions(all, lines, now).filter(({ promotion }) => mayHave(promotion));
  const code = typed === null ? null : refusedByTerms(ctx, lookUp(ctx, typed, all), lines);
  const wanted = code?.promotion && !code.refusal ? [...automatic, code.promotion] : automatic;
  const refusals = await refusalsByUse(ctx, buyer, [...wanted, ...near.map(({ promotion }) => promotion)]);
  return {
    automatic: automatic.filter(({ id }) => !refusals.has(id)),
    code: code && { ...code, refusal: code.refusal ?? refusals.get(code.promotion?.id ?? '') ?? null },
    near: near.filter(({ promotion }) => !refusals.has(promotion.id)).slice(0, MOST_NEAR),
  };
};
