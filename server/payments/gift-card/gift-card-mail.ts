import type { Locale } from '../../core/locale.ts';
import type { MailBlock } from '../../core/mail-layout.ts';
import { formatDay, formatMoney } from '../../core/text/format.ts';
import { spelledCode } from '../../gift-cards/gift-card-code.ts';
import type { GiftCard } from '../../gift-cards/gift-card.entity.ts';
import { MailGroup, MailKind } from '../../mails/mail-kinds.ts';
import { defineMail } from '../../mails/mail.ts';
import { GIFT_CARD_TEXTS, GIFT_CARD_WORDS } from './gift-card.texts.ts';

type Shown = Pick<
  GiftCard,
  'initialMinor' | 'balanceMinor' | 'currency' | 'validUntil' | 'recipientName' | 'senderName' | 'message'
>;

/** A card with its code, which nothing else knows, for who is given it. */
export interface WrittenCard extends Shown {
  readonly code: string;
  readonly locale: Locale;
  readonly publicUrl: string;
}

const cardBlocks = (card: WrittenCard): MailBlock[] => {
  const { recipientName, senderName, message, code, locale, publicUrl } = card;
  const t = GIFT_CARD_TEXTS[locale];
  const names = [recipientName && t.forWhom(recipientName), senderName && t.from(senderName)].filter(Boolean);
  const rows = [
    { label: t.amount, value: formatMoney(card.balanceMinor, locale, card.currency) },
    { label: t.code, value: spelledCode(code), strong: true },
    { label: t.validUntil, value: formatDay(card.validUntil, locale) },
  ];
  return [
    ...(names.length > 0 ? [{ kind: 'paragraph', text: names.join('\n') } as const] : []),
    ...(message ? [{ kind: 'paragraph', text: message } as const] : []),
    { kind: 'rows', rows },
    { kind: 'small', text: `${t.howTo(publicUrl)} ${t.terms}` },
  ];
};

const SAMPLE: Omit<WrittenCard, 'locale'> = {
  initialMinor: 5_000,
  balanceMinor: 5_000,
  currency: 'EUR',
  validUntil: '2029-11-22',
  recipientName: 'Jana Hrivnáková',
  senderName: 'Peter',
  message: null,
  code: '0123456789ABCDEFGHJK',
  publicUrl: 'https://martyx.example',
};

/** What the receiver of a gift card reads. */
export const GIFT_CARD_MAIL = defineMail({
  kind: MailKind.GIFT_CARD,
  group: MailGroup.ORDER,
  placeholders: ['amount', 'giftCard', 'link'],
  required: ['giftCard'],
  builtIn: GIFT_CARD_WORDS,
  sampleBlocks: (locale) => ({ giftCard: cardBlocks({ ...SAMPLE, locale }) }),
});

/** What the mail is filled with. */
export const giftCardMailValues = (card: WrittenCard) => ({
  amount: formatMoney(card.balanceMinor, card.locale, card.currency),
  giftCard: cardBlocks(card),
  link: `${card.publicUrl}/?lang=${card.locale}`,
});
