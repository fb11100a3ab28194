import { formatDay, formatMoney } from '../../core/text/format.ts';
import { spelledCode } from '../../gift-cards/gift-card-code.ts';
import { finish, INK, INK_2, LEFT, openSheet, rule, SIGNAL, WIDTH, write } from '../../invoices/pdf/sheet.ts';
import type { WrittenCard } from './gift-card-mail.ts';
import { GIFT_CARD_TEXTS } from './gift-card.texts.ts';

const TOP = 96;

/** A gift card as a sheet to print and give. `seller`: whose shop it is; `date`: of the file. */
export const renderGiftCard = (
  card: WrittenCard,
  { seller, date }: { seller: string; date: Date },
): Promise<Buffer> => {
  const { locale, recipientName, senderName, message } = card;
  const t = GIFT_CARD_TEXTS[locale];
  const pdf = openSheet({ title: t.title, author: seller, language: locale, date });
  const line = (text: string, y: number, style: { font?: 'strong'; size?: number; colour?: string } = {}): number =>
    write(pdf, text, [LEFT, y], { size: 11, width: WIDTH, ...style }) + 8;
  pdf.rect(LEFT, TOP - 32, WIDTH, 6).fill(SIGNAL);
  let y = line(seller, TOP, { colour: INK_2 });
  y =
    line(`${t.title} · ${formatMoney(card.balanceMinor, locale, card.currency)}`, y, { font: 'strong', size: 28 }) + 8;
  if (recipientName) y = line(t.forWhom(recipientName), y);
  if (senderName) y = line(t.from(senderName), y);
  if (message) y = line(message, y + 8, { size: 13 }) + 8;
  rule(pdf, y + 8, { colour: INK });
  y = line(t.code, y + 24, { colour: INK_2 });
  y = line(spelledCode(card.code), y, { font: 'strong', size: 22 });
  y = line(`${t.validUntil} ${formatDay(card.validUntil, locale)}`, y) + 8;
  rule(pdf, y);
  y = line(t.howTo(card.publicUrl), y + 16, { colour: INK_2, size: 9.5 });
  line(t.terms, y, { colour: INK_2, size: 9.5 });
  return finish(pdf);
};
