import type { Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import type { Locale } from '../core/locale.ts';
import { dayOf } from '../core/text/format.ts';
import { isUuid } from '../core/text/text.ts';
import { readSettings } from '../settings/settings.queries.ts';
import { GiftCardEntry } from './gift-card-entry.entity.ts';
import { GiftCardEntryKind } from './gift-card-kinds.ts';
import { GiftCard } from './gift-card.entity.ts';

export interface NewCard {
  readonly amountMinor: number;
  readonly recipientName: string | null;
  readonly recipientEmail: string;
  readonly senderName: string | null;
  readonly message: string | null;
  readonly locale: Locale;
  /** Absent: today. */
  readonly sendOn?: string | null;
  /** Of the call; null: it was bought. */
  readonly issueKey: string | null;
  /** The order that bought it; absent: the shop gives it. */
  readonly soldWith?: string;
}

const yearsAfter = (day: string, years: number): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.toISOString().slice(0, 10);
};

interface Moved {
  readonly kind: GiftCardEntryKind;
  readonly amountMinor: number;
  readonly at: Date;
}

const note = (ctx: Ctx, { id: giftCardId }: GiftCard, moved: Moved): Promise<unknown> =>
  ctx.repo(GiftCardEntry).insert({ ...moved, giftCardId, orderId: null, refundId: null });

/** Makes a card, in the caller's transaction. It has no code before its mail is written, and is valid from its day on. */
export const issueCard = async (ctx: Ctx, { amountMinor, sendOn, soldWith, ...given }: NewCard): Promise<GiftCard> => {
  const { giftCards } = await readSettings(ctx);
  const today = dayOf(ctx.shop.clock.now());
  const day = sendOn ?? today;
  const card = ctx.repo(GiftCard).create({
    ...given,
    soldWith: soldWith ?? null,
    initialMinor: amountMinor,
    balanceMinor: amountMinor,
    validUntil: yearsAfter(day, giftCards.years),
    sendOn: day,
    createdAt: ctx.shop.clock.now(),
  });
  await ctx.repo(GiftCard).insert(card);
  await note(ctx, card, { kind: GiftCardEntryKind.ISSUED, amountMinor, at: card.createdAt });
  return ctx.repo(GiftCard).findOneByOrFail({ id: card.id });
};

export interface CardChange {
  readonly id: string;
  readonly expectedVersion: number;
}

/** One card, locked until the transaction ends. Throws NOT_FOUND. */
export const lockCard = async (ctx: Ctx, id: string): Promise<GiftCard> => {
  const lock = { mode: 'for_no_key_update' } as const;
  const card = isUuid(id) ? await ctx.repo(GiftCard).findOne({ where: { id }, lock }) : null;
  if (!card) throw new AppError(ErrorCode.NOT_FOUND);
  return card;
};

const lockSeen = async (ctx: Ctx, { id, expectedVersion }: CardChange): Promise<GiftCard> => {
  const card = await lockCard(ctx, id);
  const { version } = card;
  if (version !== expectedVersion) throw new AppError(ErrorCode.VERSION_CONFLICT, { id, version });
  return card;
};

/** A card before and after a change. */
export interface ChangedCard {
  readonly before: GiftCard;
  readonly after: GiftCard;
}

const change = async (ctx: Ctx, before: GiftCard, changes: Partial<GiftCard>): Promise<ChangedCard> => {
  const next = { ...changes, version: before.version + 1 };
  await ctx.repo(GiftCard).update({ id: before.id }, next);
  return { before, after: ctx.repo(GiftCard).create({ ...before, ...next }) };
};

/** Takes all that is left off a card, in the caller's transaction. Throws NOT_FOUND, VERSION_CONFLICT, GIFT_CARD_CHANGED (voided). */
export const voidCard = async (ctx: Ctx, seen: CardChange, reason: string): Promise<ChangedCard> => {
  const card = await lockSeen(ctx, seen);
  if (card.voidedAt) throw new AppError(ErrorCode.GIFT_CARD_CHANGED);
  // The moment tells the entry that goes with it.
  const at = ctx.shop.clock.now();
  const amountMinor = -card.balanceMinor;
  if (amountMinor < 0) await note(ctx, card, { kind: GiftCardEntryKind.VOIDED, amountMinor, at });
  return change(ctx, card, { balanceMinor: 0, voidedAt: at, voidReason: reason });
};

const VOIDED = `
  SELECT -amount_minor::float8 AS minor FROM gift_card_entry WHERE gift_card_id = $1 AND kind = 'VOIDED' AND at = $2
  ORDER BY id DESC LIMIT 1`;

/** Takes that back: it has again what was on it. Throws NOT_FOUND, VERSION_CONFLICT, GIFT_CARD_CHANGED (not voided). */
export const reopenCard = async (ctx: Ctx, seen: CardChange): Promise<ChangedCard> => {
  const card = await lockSeen(ctx, seen);
  if (!card.voidedAt) throw new AppError(ErrorCode.GIFT_CARD_CHANGED);
  const [voided] = await ctx.sql<{ minor: number }>(VOIDED, [card.id, card.voidedAt]);
  const minor = voided?.minor ?? 0;
  const at = ctx.shop.clock.now();
  if (minor > 0) await note(ctx, card, { kind: GiftCardEntryKind.REOPENED, amountMinor: minor, at });
  return change(ctx, card, { balanceMinor: card.balanceMinor + minor, voidedAt: null, voidReason: null });
};

/** Lets a card pay until another day. Throws NOT_FOUND, VERSION_CONFLICT. */
export const prolongCard = async (ctx: Ctx, seen: CardChange, validUntil: string): Promise<ChangedCard> =>
  change(ctx, await lockSeen(ctx, seen), { validUntil });
