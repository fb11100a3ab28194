import type { Locale } from '../core/locale.ts';
import type { MailWords } from '../mails/mail.ts';
import { MessageTopic } from './message.ts';

interface Texts {
  readonly from: string;
  readonly email: string;
  readonly about: string;
  readonly order: string;
  readonly language: string;
  readonly topics: Readonly<Record<MessageTopic, string>>;
}

export const CONTACT_MAIL_TEXTS: Readonly<Record<Locale, Texts>> = {
  en: {
    from: 'From',
    email: 'E-mail',
    about: 'About',
    order: 'Order',
    language: 'Language of the page',
    topics: {
      [MessageTopic.MODEL]: 'a model or a part',
      [MessageTopic.ORDER]: 'an order',
      [MessageTopic.OTHER]: 'other',
    },
  },
  sk: {
    from: 'Od',
    email: 'E-mail',
    about: 'Týka sa',
    order: 'Objednávka',
    language: 'Jazyk stránky',
    topics: {
      [MessageTopic.MODEL]: 'model alebo diel',
      [MessageTopic.ORDER]: 'objednávka',
      [MessageTopic.OTHER]: 'iné',
    },
  },
  de: {
    from: 'Von',
    email: 'E-Mail',
    about: 'Betrifft',
    order: 'Bestellung',
    language: 'Sprache der Seite',
    topics: {
      [MessageTopic.MODEL]: 'Modell oder Teil',
      [MessageTopic.ORDER]: 'Bestellung',
      [MessageTopic.OTHER]: 'Sonstiges',
    },
  },
};

export const CONTACT_MAIL_WORDS: Readonly<Record<Locale, MailWords>> = {
  en: {
    subject: 'Message from the shop: {topic} · {customerName}',
    heading: 'Message from the shop',
    body: '{letter}\n\n> A reply to this e-mail goes straight to the sender.',
  },
  sk: {
    subject: 'Správa z obchodu: {topic} · {customerName}',
    heading: 'Správa z obchodu',
    body: '{letter}\n\n> Odpoveď na tento e-mail pôjde priamo odosielateľovi.',
  },
  de: {
    subject: 'Nachricht aus dem Shop: {topic} · {customerName}',
    heading: 'Nachricht aus dem Shop',
    body: '{letter}\n\n> Eine Antwort auf diese E-Mail geht direkt an den Absender.',
  },
};
