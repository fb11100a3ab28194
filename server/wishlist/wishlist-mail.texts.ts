import type { Locale } from '../core/locale.ts';
import type { MailWords } from '../mails/mail.ts';

const en = {
  headline: {
    CHEAPER: (name: string) => `Now cheaper: ${name}`,
    BACK: (name: string) => `Back in stock: ${name}`,
    many: (count: number) => `News about ${count} products on your wishlist`,
  },
  cheaper: (old: string) => `cheaper, before: ${old}`,
  back: 'can be bought again',
};

type Texts = typeof en;

const sk: Texts = {
  headline: {
    CHEAPER: (name) => `Nižšia cena: ${name}`,
    BACK: (name) => `Opäť v predaji: ${name}`,
    many: (count) => `Novinky zo zoznamu želaní, počet produktov: ${count}`,
  },
  cheaper: (old) => `lacnejšie, predtým: ${old}`,
  back: 'znova sa dá kúpiť',
};

const de: Texts = {
  headline: {
    CHEAPER: (name) => `Jetzt günstiger: ${name}`,
    BACK: (name) => `Wieder zu haben: ${name}`,
    many: (count) => `Neues zu ${count} Produkten auf Ihrem Wunschzettel`,
  },
  cheaper: (old) => `günstiger, vorher: ${old}`,
  back: 'wieder zu haben',
};

export const WISHLIST_MAIL_TEXTS: Record<Locale, Texts> = { en, sk, de };

export const WISHLIST_MAIL_WORDS: Record<Locale, MailWords> = {
  en: {
    subject: '{headline}',
    heading: 'News from your wishlist',
    body: `You asked us to tell you when something on your wishlist becomes cheaper or can be bought again.

{products}

[Open the wishlist]({link})

> Prices include VAT and were right when this e-mail was written; stock changes quickly.

> No more e-mails of this kind:
> {unsubscribeLink}`,
  },
  sk: {
    subject: '{headline}',
    heading: 'Novinky z vášho zoznamu želaní',
    body: `Požiadali ste nás o správu, keď niečo z vášho zoznamu želaní zlacnie alebo sa bude dať znova kúpiť.

{products}

[Otvoriť zoznam želaní]({link})

> Ceny sú s DPH a platili v čase písania e-mailu; počet kusov na sklade sa mení rýchlo.

> Už neposielať tieto e-maily:
> {unsubscribeLink}`,
  },
  de: {
    subject: '{headline}',
    heading: 'Neues von Ihrem Wunschzettel',
    body: `Sie wollten erfahren, wenn etwas auf Ihrem Wunschzettel günstiger wird oder wieder zu haben ist.

{products}

[Wunschzettel öffnen]({link})

> Die Preise enthalten die Mehrwertsteuer und galten, als diese E-Mail geschrieben wurde; der Vorrat ändert sich schnell.

> Keine E-Mails dieser Art mehr:
> {unsubscribeLink}`,
  },
};
