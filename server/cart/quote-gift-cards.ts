import { createHash } from 'node:crypto';
import { GiftCardProblem } from '../gift-cards/gift-card-kinds.ts';
import type { OfferedCard } from '../gift-cards/offered-cards.queries.ts';
import type { Quote } from './quote.ts';

/** A card in a quote: what it pays, and what it has left then. */
export interface QuotedCard {
  readonly last4: string;
  /** Null: it pays nothing. */
  readonly id: string | null;
  readonly paysMinor: number;
  readonly leftMinor: number;
  readonly problem: GiftCardProblem | null;
}

/** A quote with the gift cards that pay it. They are a means of payment: total, VAT and promotions know nothing of them. */
export interface PayableQuote extends Quote {
  readonly giftCards: readonly QuotedCard[];
  readonly giftCardsMinor: number;
  /** What is left to be paid by another way. */
  readonly dueMinor: number;
  /** Whether the shop takes gift cards. */
  readonly takesGiftCards: boolean;
}

const REFUSED = { id: null, paysMinor: 0, leftMinor: 0 };

/** Each card pays as much as it has of what the ones before leave. */
const cover = (totalMinor: number, offered: readonly OfferedCard[]): QuotedCard[] => {
  let due = totalMinor;
  return offered.map(({ last4, card, problem }) => {
    if (!card) return { ...REFUSED, last4, problem };
    if (due === 0) return { ...REFUSED, last4, leftMinor: card.balanceMinor, problem: GiftCardProblem.NOT_NEEDED };
    const paysMinor = Math.min(due, card.balanceMinor);
    due -= paysMinor;
    return { last4, id: card.id, paysMinor, leftMinor: card.balanceMinor - paysMinor, problem: null };
  });
};

/** Stands for the cards too, where any pays. */
const fingerprintWith = ({ fingerprint }: Quote, cards: readonly QuotedCard[]): string => {
  const paying = cards.filter(({ id }) => id !== null).map(({ id, paysMinor }) => [id, paysMinor]);
  if (paying.length === 0) return fingerprint;
  return createHash('sha256')
    .update(JSON.stringify([fingerprint, paying]))
    .digest('base64url');
};

/** The quote as these cards pay it. */
export const payByCards = (quote: Quote, offered: readonly OfferedCard[], takesGiftCards: boolean): PayableQuote => {
  const giftCards = cover(quote.totalMinor, offered);
  const giftCardsMinor = giftCards.reduce((sum, { paysMinor }) => sum + paysMinor, 0);
  const dueMinor = quote.totalMinor - giftCardsMinor;
  return {
    ...quote,
    giftCards,
    giftCardsMinor,
    dueMinor,
    takesGiftCards,
    fingerprint: fingerprintWith(quote, giftCards),
  };
};
