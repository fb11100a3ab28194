import type { Ctx } from '../core/context.ts';
import { dayOf, daysAfter } from '../core/text/format.ts';
import { GiftCardEntry } from './gift-card-entry.entity.ts';
import { GiftCardEntryKind } from './gift-card-kinds.ts';
import { GiftCard } from './gift-card.entity.ts';

/** The card that an order bought, locked until the transaction ends; null: it bought none, or is not paid. */
const lockSold = (ctx: Ctx, orderId: string): Promise<GiftCard | null> =>
  ctx.repo(GiftCard).findOne({ where: { soldWith: orderId }, lock: { mode: 'for_no_key_update' } });

/** What is not spent of the card that an order bought: as much can be paid back for it. Locks the card. */
export const unspentOf = async (ctx: Ctx, orderId: string): Promise<number> =>
  (await lockSold(ctx, orderId))?.balanceMinor ?? 0;

const TAKEN = 'SELECT coalesce(-sum(amount_minor), 0)::float8 AS minor FROM gift_card_entry WHERE refund_id = $1';

export interface Buyback {
  /** The order that bought the card. */
  readonly orderId: string;
  readonly refundId: string;
  /** What the card is to have lost by this refund, all in all. */
  readonly wantedMinor: number;
  readonly reason: string;
}

/** Money that comes back to a card can be spent at least so long. */
const LEAST_DAYS = 90;

/** A card of which nothing is left any more is voided, so that it is not sent either; one that has its money again pays. */
const afterwards = (ctx: Ctx, card: GiftCard, takenMinor: number, reason: string): Partial<GiftCard> => {
  const now = ctx.shop.clock.now();
  const balanceMinor = card.balanceMinor - takenMinor;
  const version = card.version + 1;
  if (balanceMinor === 0) return { balanceMinor, version, voidedAt: now, voidReason: reason };
  if (takenMinor > 0) return { balanceMinor, version };
  const least = daysAfter(dayOf(now), LEAST_DAYS);
  const validUntil = card.validUntil > least ? card.validUntil : least;
  return { balanceMinor, version, validUntil, voidedAt: null, voidReason: null };
};

export interface BoughtBack {
  /** Null: the order has no card. */
  readonly card: GiftCard | null;
  /** What the card has lost by this refund now: less than was wanted where it was spent. */
  readonly minor: number;
}

/**
 * Brings what a refund has taken off the card of its order to `wantedMinor`, as far as the card has it: more, or less where the
 * money did not go back after all. Repeating it changes nothing. Locks the card; call it in the transaction that decides on the
 * refund.
 */
export const buyBack = async (ctx: Ctx, given: Buyback): Promise<BoughtBack> => {
  const { orderId, refundId, wantedMinor, reason } = given;
  const card = await lockSold(ctx, orderId);
  if (!card) return { card, minor: 0 };
  const [row] = await ctx.sql<{ minor: number }>(TAKEN, [refundId]);
  const taken = row!.minor;
  const amount = Math.min(wantedMinor - taken, card.balanceMinor);
  if (amount === 0) return { card, minor: taken };
  const kind = amount > 0 ? GiftCardEntryKind.BOUGHT_BACK : GiftCardEntryKind.BUYBACK_UNDONE;
  const moved = { giftCardId: card.id, orderId: null, refundId, kind, amountMinor: -amount, at: ctx.shop.clock.now() };
  await ctx.repo(GiftCardEntry).insert(moved);
  const changes = afterwards(ctx, card, amount, reason);
  await ctx.repo(GiftCard).update({ id: card.id }, changes);
  return { card: Object.assign(card, changes), minor: taken + amount };
};
