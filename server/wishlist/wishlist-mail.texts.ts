import type { Locale } from '../core/locale.ts';

const en = {
  subject: {
    CHEAPER: (name: string) => `Now cheaper: ${name}`,
    BACK: (name: string) => `Back in stock: ${name}`,
    many: (count: number) => `News of ${count} products on your wishlist`,
  },
  title: 'News of your wishlist',
  intro: 'You asked us to tell you when something on your wishlist becomes cheaper or can be bought again.',
  cheaper: (old: string) => `cheaper, before: ${old}`,
  back: 'can be bought again',
  open: 'Open the wishlist',
  why: 'Prices include VAT and were right when this mail was written; how many are left changes quickly.',
  stop: 'No more mails of this kind:',
};

type Texts = typeof en;

const sk: Texts = {
  subject: {
    CHEAPER: (name) => `Nižšia cena: ${name}`,
    BACK: (name) => `Opäť v predaji: ${name}`,
    many: (count) => `Novinky zo zoznamu želaní, počet produktov: ${count}`,
  },
  title: 'Novinky z vášho zoznamu želaní',
  intro: 'Požiadali ste nás o správu, keď niečo z vášho zoznamu želaní zlacnie alebo sa bude dať znova kúpiť.',
  cheaper: (old) => `lacnejšie, predtým: ${old}`,
  back: 'znova sa dá kúpiť',
  open: 'Otvoriť zoznam želaní',
  why: 'Ceny sú s DPH a platili v čase písania e-mailu; počet kusov na sklade sa mení rýchlo.',
  stop: 'Už neposielať tieto e-maily:',
};

const de: Texts = {
  subject: {
    CHEAPER: (name) => `Jetzt günstiger: ${name}`,
    BACK: (name) => `Wieder zu haben: ${name}`,
    many: (count) => `Neues zu ${count} Produkten auf Ihrem Wunschzettel`,
  },
  title: 'Neues von Ihrem Wunschzettel',
  intro: 'Sie wollten erfahren, wenn etwas auf Ihrem Wunschzettel günstiger wird oder wieder zu haben ist.',
  cheaper: (old) => `günstiger, vorher: ${old}`,
  back: 'wieder zu haben',
  open: 'Wunschzettel öffnen',
  why: 'Die Preise enthalten die Mehrwertsteuer und galten, als diese E-Mail geschrieben wurde; der Vorrat ändert sich schnell.',
  stop: 'Keine E-Mails dieser Art mehr:',
};

export const WISHLIST_MAIL_TEXTS: Record<Locale, Texts> = { en, sk, de };
