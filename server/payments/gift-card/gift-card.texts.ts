import type { Locale } from '../../core/locale.ts';
import type { MailWords } from '../../mails/mail.ts';

export interface GiftCardTexts {
  readonly title: string;
  readonly amount: string;
  readonly code: string;
  readonly validUntil: string;
  readonly forWhom: (name: string) => string;
  readonly from: (name: string) => string;
  /** `shop`: the address of its pages. */
  readonly howTo: (shop: string) => string;
  readonly terms: string;
}

export const GIFT_CARD_TEXTS: Readonly<Record<Locale, GiftCardTexts>> = {
  en: {
    title: 'Gift card',
    amount: 'Value',
    code: 'Code',
    validUntil: 'Valid until',
    forWhom: (name) => `For ${name}`,
    from: (name) => `From ${name}`,
    howTo: (shop) =>
      `Enter the code in the checkout at ${shop}. What you do not spend stays on the card; see it at ${shop}/gift-cards/balance.`,
    terms: 'Whoever knows the code can spend the card: keep it like cash. It is not paid out.',
  },
  sk: {
    title: 'Darčeková karta',
    amount: 'Hodnota',
    code: 'Kód',
    validUntil: 'Platí do',
    forWhom: (name) => `Pre: ${name}`,
    from: (name) => `Od: ${name}`,
    howTo: (shop) =>
      `Kód zadajte v pokladni na ${shop}. Čo neminiete, zostane na karte; zostatok ukáže ${shop}/gift-cards/balance.`,
    terms: 'Kartou môže zaplatiť každý, kto pozná jej kód: chráňte ho ako hotovosť. Hodnota karty sa nevypláca.',
  },
  de: {
    title: 'Geschenkkarte',
    amount: 'Wert',
    code: 'Code',
    validUntil: 'Gültig bis',
    forWhom: (name) => `Für ${name}`,
    from: (name) => `Von ${name}`,
    howTo: (shop) =>
      `Geben Sie den Code an der Kasse auf ${shop} ein. Was Sie nicht ausgeben, bleibt auf der Karte; den Rest zeigt ${shop}/gift-cards/balance.`,
    terms:
      'Wer den Code kennt, kann die Karte einlösen: Bewahren Sie ihn wie Bargeld auf. Der Wert wird nicht ausgezahlt.',
  },
};

export const GIFT_CARD_WORDS: Readonly<Record<Locale, MailWords>> = {
  en: {
    subject: 'A gift card over {amount} for you',
    heading: 'You have been given a gift card',
    body: 'Here is a gift card over {amount} for {sellerName}. It is attached as a sheet to print as well.\n\n{giftCard}\n\n[Choose something]({link})\n\n> Questions? Write to {sellerEmail}.',
  },
  sk: {
    subject: 'Darčeková karta v hodnote {amount}',
    heading: 'Dostali ste darčekovú kartu',
    body: 'Posielame vám darčekovú kartu v hodnote {amount} do obchodu {sellerName}. V prílohe ju nájdete aj na vytlačenie.\n\n{giftCard}\n\n[Vybrať si]({link})\n\n> Máte otázky? Napíšte na {sellerEmail}.',
  },
  de: {
    subject: 'Eine Geschenkkarte über {amount} für Sie',
    heading: 'Sie haben eine Geschenkkarte bekommen',
    body: 'Hier ist eine Geschenkkarte über {amount} für {sellerName}. Im Anhang finden Sie sie auch zum Ausdrucken.\n\n{giftCard}\n\n[Etwas aussuchen]({link})\n\n> Fragen? Schreiben Sie an {sellerEmail}.',
  },
};
