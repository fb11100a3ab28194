import * as z from 'zod';
import { recordAction } from '../../audit/audit.service.ts';
import type { AuditAction } from '../../audit/audit-actions.ts';
import { callKey, line } from '../../core/checks.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError, validationFailed } from '../../core/errors.ts';
import { checked, refuseFaults } from '../../core/faults.ts';
import { LOCALES } from '../../core/locale.ts';
import { dayOf, daysAfter, formatMoney } from '../../core/text/format.ts';
import {
  issueCard,
  lockCard,
  prolongCard,
  reopenCard,
  voidCard,
  type CardChange,
  type ChangedCard,
} from '../../gift-cards/gift-card-issue.service.ts';
import { GiftCard } from '../../gift-cards/gift-card.entity.ts';
import { dayFaults, WISH_FIELDS } from '../../orders/gift-cards/gift-card-wish.ts';
import { requestGiftCardMail } from '../../payments/gift-card/gift-card-mail.job.ts';
import { readSettings } from '../../settings/settings.queries.ts';

const YEAR_DAYS = 366;
const MOST_YEARS_AHEAD = 20;

const { recipientName, recipientEmail, message, sendOn } = WISH_FIELDS;

const given = z.object({
  idempotencyKey: callKey,
  amountMinor: z.number().int('INVALID'),
  recipientName,
  recipientEmail,
  message,
  language: z.string().pipe(z.enum(LOCALES, 'INVALID')),
  sendOn,
});

export type GivenCard = z.input<typeof given>;

const facts = ({ initialMinor, balanceMinor, validUntil, recipientEmail, voidReason }: GiftCard) => ({
  initialMinor,
  balanceMinor,
  validUntil,
  recipientEmail,
  voidReason,
});

/** What people call a card. */
const nameOf = ({ last4, initialMinor, currency }: GiftCard): string =>
  last4 ? `…${last4}` : formatMoney(initialMinor, 'en', currency);

const note = (ctx: Ctx, action: AuditAction, { before, after }: { before?: GiftCard; after: GiftCard }) =>
  recordAction(ctx, {
    action,
    subject: 'GIFT_CARD',
    id: after.id,
    name: nameOf(after),
    ...(before && { before: facts(before) }),
    after: facts(after),
  });

const SAME = `SELECT pg_advisory_xact_lock(hashtextextended('gift-card.issue:' || $1, 0))`;

const requireBounds = async (ctx: Ctx, amountMinor: number, sendOn: string | null | undefined): Promise<void> => {
  const { active, minMinor, maxMinor } = (await readSettings(ctx)).giftCards;
  if (!active) throw new AppError(ErrorCode.GIFT_CARDS_OFF);
  if (amountMinor < minMinor) throw validationFailed({ amountMinor: 'TOO_LOW' });
  if (amountMinor > maxMinor) throw validationFailed({ amountMinor: 'TOO_HIGH' });
  refuseFaults(dayFaults({ sendOn: sendOn ?? null }, ctx.shop.clock.now()));
};

/**
 * Gives a card away: its code is sent on its day. One key is one card. Throws GIFT_CARDS_OFF, VALIDATION_FAILED by field.
 */
export const issueByShop = (ctx: Ctx, input: GivenCard): Promise<GiftCard> => {
  const { idempotencyKey, language: locale, ...card } = checked(given, input);
  return transaction(ctx, async (tx) => {
    await tx.sql(SAME, [idempotencyKey]);
    const known = await tx.repo(GiftCard).findOneBy({ issueKey: idempotencyKey });
    if (known) return known;
    await requireBounds(tx, card.amountMinor, card.sendOn);
    const issued = await issueCard(tx, { ...card, locale, senderName: null, issueKey: idempotencyKey });
    await requestGiftCardMail(tx, issued);
    await note(tx, 'gift-card.issue', { after: issued });
    return issued;
  });
};

const changed = (ctx: Ctx, action: AuditAction, change: (tx: Ctx) => Promise<ChangedCard>): Promise<GiftCard> =>
  transaction(ctx, async (tx) => {
    const both = await change(tx);
    await note(tx, action, both);
    return both.after;
  });

const reasonRule = z.object({ reason: line({ max: 200 }) });

/** As `voidCard`, with its audit entry. Throws VALIDATION_FAILED too. */
export const voidByShop = (ctx: Ctx, seen: CardChange, reason: string): Promise<GiftCard> => {
  const { reason: told } = checked(reasonRule, { reason });
  return changed(ctx, 'gift-card.void', (tx) => voidCard(tx, seen, told));
};

/** As `reopenCard`, with its audit entry. */
export const reopenByShop = (ctx: Ctx, seen: CardChange): Promise<GiftCard> =>
  changed(ctx, 'gift-card.reopen', (tx) => reopenCard(tx, seen));

const untilRule = z.object({ validUntil: z.iso.date('INVALID') });

/** As `prolongCard`, with its audit entry. Throws VALIDATION_FAILED for a day that is over or more than 20 years ahead. */
export const prolongByShop = (ctx: Ctx, seen: CardChange, day: string): Promise<GiftCard> => {
  const { validUntil } = checked(untilRule, { validUntil: day });
  const today = dayOf(ctx.shop.clock.now());
  if (validUntil < today) throw validationFailed({ validUntil: 'TOO_LOW' });
  if (validUntil > daysAfter(today, YEAR_DAYS * MOST_YEARS_AHEAD)) throw validationFailed({ validUntil: 'TOO_HIGH' });
  return changed(ctx, 'gift-card.prolong', (tx) => prolongCard(tx, seen, validUntil));
};

/** Sends a card anew, with a new code that takes the place of the one before. Throws NOT_FOUND, GIFT_CARD_CHANGED (voided), GIFT_CARD_FROZEN. */
export const sendAgain = (ctx: Ctx, id: string): Promise<GiftCard> =>
  transaction(ctx, async (tx) => {
    const card = await lockCard(tx, id);
    if (card.voidedAt) throw new AppError(ErrorCode.GIFT_CARD_CHANGED);
    if (card.frozenAt) throw new AppError(ErrorCode.GIFT_CARD_FROZEN);
    await tx.repo(GiftCard).update({ id }, { sentAt: null });
    const waiting = Object.assign(card, { sentAt: null });
    await requestGiftCardMail(tx, waiting);
    await note(tx, 'gift-card.send', { after: waiting });
    return waiting;
  });
