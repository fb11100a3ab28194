import type { Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { money } from '../core/money.types.ts';
import { dayOf } from '../core/text/format.ts';
import { isUuid } from '../core/text/text.ts';
import { guesses, MINUTES } from './code-guesses.ts';
import { canonicalCode, hashOf } from './gift-card-code.ts';
import { GiftCardEntry } from './gift-card-entry.entity.ts';
import { GiftCardState } from './gift-card-kinds.ts';
import { GiftCard } from './gift-card.entity.ts';
import type { GiftCardBalance } from './gift-cards.types.ts';

/** The newest movements that are told. */
const MOST_ENTRIES = 100;

type Standing = Pick<GiftCard, 'codeHash' | 'balanceMinor' | 'validUntil' | 'voidedAt' | 'frozenAt'>;

/** Where a card stands on a day: voided before all else, then spent, frozen, over, not sent. */
export const stateOf = (
  { codeHash, balanceMinor, validUntil, voidedAt, frozenAt }: Standing,
  today: string,
): GiftCardState => {
  if (voidedAt) return GiftCardState.VOIDED;
  if (balanceMinor === 0) return GiftCardState.SPENT;
  if (frozenAt) return GiftCardState.FROZEN;
  if (validUntil < today) return GiftCardState.EXPIRED;
  return codeHash === null ? GiftCardState.WAITING : GiftCardState.ACTIVE;
};

/** One card. Throws NOT_FOUND. */
export const findCard = async (ctx: Ctx, id: string): Promise<GiftCard> => {
  const card = isUuid(id) ? await ctx.repo(GiftCard).findOneBy({ id }) : null;
  if (!card) throw new AppError(ErrorCode.NOT_FOUND);
  return card;
};

/** The movements of a balance, newest first. */
export const entriesOf = (ctx: Ctx, giftCardId: string): Promise<GiftCardEntry[]> =>
  ctx.repo(GiftCardEntry).find({ where: { giftCardId }, order: { id: 'DESC' }, take: MOST_ENTRIES });

/** What a card is worth, for who knows its code. Throws GIFT_CARD_UNKNOWN, RATE_LIMITED (args.minutes). */
export const checkGiftCard = async (ctx: Ctx, typed: string): Promise<GiftCardBalance> => {
  if (guesses.tooMany(ctx)) throw new AppError(ErrorCode.RATE_LIMITED, { minutes: MINUTES });
  const card = await ctx.repo(GiftCard).findOneBy({ codeHash: hashOf(canonicalCode(typed)) });
  if (!card) {
    guesses.count(ctx);
    throw new AppError(ErrorCode.GIFT_CARD_UNKNOWN);
  }
  const entries = await entriesOf(ctx, card.id);
  return {
    last4: card.last4!,
    balance: money(card.balanceMinor),
    initial: money(card.initialMinor),
    validUntil: card.validUntil,
    state: stateOf(card, dayOf(ctx.shop.clock.now())),
    entries: entries.map(({ id, kind, amountMinor, at }) => ({ id, kind, amount: money(amountMinor), at })),
  };
};
