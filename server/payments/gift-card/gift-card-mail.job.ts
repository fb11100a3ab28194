import * as z from 'zod';
import { transaction, type Ctx } from '../../core/context.ts';
import { defineJob, enqueue } from '../../core/jobs/jobs.ts';
import { DEFAULT_LOCALE, isLocale } from '../../core/locale.ts';
import { messageIdOf } from '../../core/mail.ts';
import { dayOf, startOfDay } from '../../core/text/format.ts';
import { HOUR_MS } from '../../core/time.ts';
import { hashOf, last4Of, newCode } from '../../gift-cards/gift-card-code.ts';
import { lockCard } from '../../gift-cards/gift-card-issue.service.ts';
import { GiftCard } from '../../gift-cards/gift-card.entity.ts';
import { composeMail } from '../../mails/mail-composition.queries.ts';
import { sellerToday } from '../../settings/settings.queries.ts';
import { GIFT_CARD_MAIL, giftCardMailValues, type WrittenCard } from './gift-card-mail.ts';

/** Nobody is woken by a present. */
const SENT_AT_MS = 8 * HOUR_MS;

/** Gives a card that was not sent a new code, which takes the place of one before; null: nothing is to be sent. */
const codeFor = (ctx: Ctx, giftCardId: string): Promise<(GiftCard & { code: string }) | null> =>
  transaction(ctx, async (tx) => {
    const card = await lockCard(tx, giftCardId);
    if (card.sentAt || card.voidedAt || card.frozenAt) return null;
    const code = newCode();
    await tx.repo(GiftCard).update({ id: card.id }, { codeHash: hashOf(code), last4: last4Of(code) });
    return Object.assign(card, { code });
  });

const send = async (ctx: Ctx, card: GiftCard & { code: string }): Promise<void> => {
  const { publicUrl } = ctx.shop.config;
  const locale = isLocale(card.locale) ? card.locale : DEFAULT_LOCALE;
  const written: WrittenCard = { ...card, locale, publicUrl };
  const { name: seller } = await sellerToday(ctx);
  const { renderGiftCard } = await import('./gift-card-pdf.ts');
  const sheet = await renderGiftCard(written, { seller, date: ctx.shop.clock.now() });
  await ctx.shop.mailer.send({
    to: card.recipientEmail,
    ...(await composeMail(ctx, GIFT_CARD_MAIL, locale, giftCardMailValues(written))),
    attachments: [{ filename: 'gift-card.pdf', content: sheet, contentType: 'application/pdf' }],
    // Another code is another mail: a mailbox must not take it for the one before, whose code is dead.
    messageId: messageIdOf(ctx.shop.config, `gift-card-${hashOf(card.code).slice(0, 24)}`),
  });
};

/**
 * Makes the code of a gift card and sends it. It may happen twice: each time the code is another one, and only the last is valid.
 */
export const giftCardMailJob = defineJob({
  name: 'payments.gift-card-mail',
  lane: 'mail',
  payload: z.object({ giftCardId: z.uuid() }),
  run: async (ctx, { giftCardId }) => {
    const card = await codeFor(ctx, giftCardId);
    if (!card) return;
    ctx.shop.checkpoint?.('gift-card.coded');
    await send(ctx, card);
    ctx.shop.checkpoint?.('gift-card.sent');
    const mine = { id: giftCardId, codeHash: hashOf(card.code) };
    await ctx.repo(GiftCard).update(mine, { sentAt: ctx.shop.clock.now() });
  },
});

/** Asks for the mail of a card, on its day, in the transaction that makes it. */
export const requestGiftCardMail = async (ctx: Ctx, { id: giftCardId, sendOn }: GiftCard): Promise<void> => {
  const later = sendOn > dayOf(ctx.shop.clock.now());
  const runAt = later ? new Date(startOfDay(sendOn).getTime() + SENT_AT_MS) : undefined;
  await enqueue(ctx, giftCardMailJob, { giftCardId }, { key: `gift-card-mail:${giftCardId}`, runAt });
};
