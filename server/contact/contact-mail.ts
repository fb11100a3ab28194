import type { Locale } from '../core/locale.ts';
import type { MailBlock } from '../core/mail-layout.ts';
import { MailGroup, MailKind } from '../mails/mail-kinds.ts';
import { defineMail } from '../mails/mail.ts';
import { CONTACT_MAIL_TEXTS, CONTACT_MAIL_WORDS } from './contact-mail.texts.ts';
import { MessageTopic, type Message } from './message.ts';

/** What a letter is about, with the number of the order if it names one. */
export const letterTopic = ({ topic, orderNumber }: Pick<Message, 'topic' | 'orderNumber'>, locale: Locale): string =>
  [CONTACT_MAIL_TEXTS[locale].topics[topic], orderNumber].filter(Boolean).join(' ');

const letterBlocks = (message: Message, locale: Locale, pageLocale: Locale): MailBlock[] => {
  const t = CONTACT_MAIL_TEXTS[locale];
  const rows = [
    { label: t.from, value: message.name },
    { label: t.email, value: message.email },
    { label: t.about, value: t.topics[message.topic] },
    ...(message.orderNumber ? [{ label: t.order, value: message.orderNumber }] : []),
    { label: t.language, value: pageLocale },
  ].map((row) => ({ ...row, wraps: true }));
  return [
    { kind: 'rows', rows },
    { kind: 'paragraph', text: message.message },
  ];
};

const SAMPLE: Readonly<Record<Locale, string>> = {
  en: 'Hello,\ndoes the Talon fit a bed of 210 mm?',
  sk: 'Dobrý deň,\nzmestí sa Talon na podložku 210 mm?',
  de: 'Guten Tag,\npasst der Talon auf ein Druckbett von 210 mm?',
};

const sampleOf = (locale: Locale): Message => ({
  name: 'Jana Hrivnáková',
  email: 'jana@example.sk',
  topic: MessageTopic.MODEL,
  orderNumber: '',
  message: SAMPLE[locale],
});

/** A letter as the seller reads it. */
export const CONTACT_MAIL = defineMail({
  kind: MailKind.LETTER_TO_SHOP,
  group: MailGroup.SHOP,
  placeholders: ['topic', 'customerName', 'letter'],
  required: ['letter'],
  builtIn: CONTACT_MAIL_WORDS,
  sampleBlocks: (locale) => ({ letter: letterBlocks(sampleOf(locale), locale, locale) }),
});

/** What a letter is filled with, in the seller's language; `pageLocale` is that of its writer. */
export const contactMailValues = (message: Message, locale: Locale, pageLocale: Locale) => ({
  letter: letterBlocks(message, locale, pageLocale),
  topic: letterTopic(message, locale),
  customerName: message.name,
});
