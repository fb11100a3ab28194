import { formatMoment } from '../core/text/format.ts';
import type { Locale } from '../core/locale.ts';
import type { MailBlock } from '../core/mail-layout.ts';
import { MailGroup, MailKind } from '../mails/mail-kinds.ts';
import { defineMail, type MailWords } from '../mails/mail.ts';
import { SAMPLE_STATEMENT, type Statement } from './withdrawal-mail.ts';
import { WITHDRAWAL_MAIL_TEXTS } from './withdrawal-mail.texts.ts';
import type { Withdrawal } from './withdrawal.entity.ts';

type Notice = Statement & Pick<Withdrawal, 'orderId' | 'locale'>;

interface Texts {
  readonly found: string;
  readonly yes: string;
  readonly no: string;
  readonly language: string;
}

const TEXTS: Readonly<Record<Locale, Texts>> = {
  en: { found: 'Order found', yes: 'yes', no: 'no: number and e-mail do not belong together', language: 'Language' },
  sk: { found: 'Objednávka sa našla', yes: 'áno', no: 'nie: číslo a e-mail nepatria k sebe', language: 'Jazyk' },
  de: {
    found: 'Bestellung gefunden',
    yes: 'ja',
    no: 'nein: Nummer und E-Mail gehören nicht zusammen',
    language: 'Sprache',
  },
};

const WORDS: Readonly<Record<Locale, MailWords>> = {
  en: {
    subject: 'Withdrawal from a contract: {orderNumber} · {customerName}',
    heading: 'Withdrawal from a contract',
    body: '{statement}\n\n> The customer gets an acknowledgement. An answer to this mail goes straight to the customer.',
  },
  sk: {
    subject: 'Odstúpenie od zmluvy: {orderNumber} · {customerName}',
    heading: 'Odstúpenie od zmluvy',
    body: '{statement}\n\n> Zákazníkovi posielame potvrdenie. Odpoveď na tento e-mail pôjde priamo jemu.',
  },
  de: {
    subject: 'Widerruf: {orderNumber} · {customerName}',
    heading: 'Widerruf',
    body: '{statement}\n\n> Der Kunde erhält eine Bestätigung. Eine Antwort auf diese E-Mail geht direkt an ihn.',
  },
};

const noticeBlocks = (notice: Notice, locale: Locale): MailBlock[] => {
  const { name, email, orderNumber, orderId, items, receivedAt } = notice;
  const [t, own] = [WITHDRAWAL_MAIL_TEXTS[locale], TEXTS[locale]];
  const rows = [
    { label: t.when, value: formatMoment(receivedAt, locale) },
    { label: t.name, value: name },
    { label: t.email, value: email },
    { label: t.order, value: orderNumber },
    { label: own.found, value: orderId === null ? own.no : own.yes },
    { label: own.language, value: notice.locale },
  ].map((row) => ({ ...row, wraps: true }));
  const scope = items === null ? `${t.scope}: ${t.whole}` : `${t.scope}:\n${items}`;
  return [
    { kind: 'rows', rows },
    { kind: 'paragraph', text: scope },
  ];
};

/** A statement as the seller reads it, with whether an order fits. */
export const SELLER_NOTICE = defineMail({
  kind: MailKind.WITHDRAWAL_TO_SHOP,
  group: MailGroup.SHOP,
  placeholders: ['orderNumber', 'customerName', 'statement'],
  required: ['statement'],
  builtIn: WORDS,
  sampleBlocks: (locale) => ({ statement: noticeBlocks({ ...SAMPLE_STATEMENT, orderId: '', locale }, locale) }),
});

/** What it is filled with, in the seller's language. */
export const sellerNoticeValues = (withdrawal: Notice, locale: Locale) => ({
  statement: noticeBlocks(withdrawal, locale),
  orderNumber: withdrawal.orderNumber,
  customerName: withdrawal.name,
});
