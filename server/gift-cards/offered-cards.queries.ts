import type { Ctx } from '../core/context.ts';
import { dayOf } from '../core/text/format.ts';
import { guesses } from './code-guesses.ts';
import { canonicalCode, hashOf, last4Of } from './gift-card-code.ts';
import { GiftCardProblem } from './gift-card-kinds.ts';
import type { GiftCard } from './gift-card.entity.ts';

/** Cards that one order may be paid with. */
export const MOST_CARDS = 5;

/** What is needed of a card to pay with it. */
export type PayingCard = Pick<GiftCard, 'id' | 'codeHash' | 'balanceMinor' | 'validUntil'> & {
  readonly voided: boolean;
  readonly frozen: boolean;
};

/** A code that was typed, and what became of it. */
export interface OfferedCard {
  readonly last4: string;
  /** Null: there is none, or it pays nothing. */
  readonly card: PayingCard | null;
  readonly problem: GiftCardProblem | null;
}

const BY_HASH = `
  SELECT id, code_hash AS "codeHash", balance_minor::float8 AS "balanceMinor", to_char(valid_until, 'YYYY-MM-DD') AS "validUntil",
    voided_at IS NOT NULL AS voided, frozen_at IS NOT NULL AS frozen
  FROM gift_card WHERE code_hash = ANY($1::text[])`;

/** Why a card pays nothing on a day; null: it pays. */
const problemOf = ({ voided, frozen, validUntil, balanceMinor }: PayingCard, today: string): GiftCardProblem | null => {
  if (voided) return GiftCardProblem.VOIDED;
  if (validUntil < today) return GiftCardProblem.EXPIRED;
  if (balanceMinor === 0) return GiftCardProblem.EMPTY;
  return frozen ? GiftCardProblem.FROZEN : null;
};

/**
 * Looks typed codes up, each once, in one statement; in none where there are none. Whoever guesses too many learns nothing of
 * any.
 */
export const offeredCards = async (ctx: Ctx, typed: readonly string[]): Promise<OfferedCard[]> => {
  const codes = [...new Set(typed.map(canonicalCode))].filter(Boolean).slice(0, MOST_CARDS);
  if (codes.length === 0) return [];
  const refused = (code: string, problem: GiftCardProblem) => ({ last4: last4Of(code), card: null, problem });
  if (guesses.tooMany(ctx)) return codes.map((code) => refused(code, GiftCardProblem.TOO_MANY_TRIES));
  const hashes = codes.map(hashOf);
  const cards = await ctx.sql<PayingCard>(BY_HASH, [hashes], 'gift-cards.by-code');
  const today = dayOf(ctx.shop.clock.now());
  return codes.map((code, at) => {
    const card = cards.find(({ codeHash }) => codeHash === hashes[at]);
    if (!card) guesses.count(ctx);
    const problem = card ? problemOf(card, today) : GiftCardProblem.UNKNOWN;
    return problem ? refused(code, problem) : { last4: last4Of(code), card: card!, problem: null };
  });
};
