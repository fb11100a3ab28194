import type { Locale } from '../../../core/locale.ts';
import { TEXTS } from '../../simulator/texts.ts';
import type { CardBehaviour } from './behaviours.ts';

type Fault = Exclude<CardBehaviour, 'pay'>;

export interface CardTexts {
  readonly name: string;
  readonly noMoney: string;
  readonly question: (amount: string) => string;
  readonly about: string;
  readonly order: string;
  readonly amount: string;
  readonly id: string;
  readonly approve: string;
  readonly cancel: string;
  readonly faults: string;
  readonly closed: string;
  readonly gone: string;
  readonly refused: Readonly<Record<'decline' | 'funds' | 'auth', string>>;
  readonly choices: Readonly<Record<Fault, readonly [string, string]>>;
}

/** The faults that PayPal's simulator has too, in its words. */
const sharedOf = (locale: Locale) => {
  const { drop, silence, outage, closed, early, late, twice } = TEXTS[locale].choices;
  return { drop, silence, outage, closed, early, late, twice };
};

const commonOf = (locale: Locale) => {
  const { name, noMoney, order, amount, id, cancel, faults, gone } = TEXTS[locale];
  return { name, noMoney, order, amount, id, cancel, faults, gone };
};

export const CARD_TEXTS: Record<Locale, CardTexts> = {
  en: {
    ...commonOf('en'),
    question: (amount) => `Pay ${amount} to Martyx by card?`,
    about:
      'This page stands in for Stripe while the shop is being tested. It is not Stripe, asks for no card and charges nothing.',
    approve: 'Pay',
    closed: 'Paid. You can close this window: the shop gets its notice in a minute.',
    refused: {
      decline: 'Your card was declined. Try another card.',
      funds: 'There is not enough money on your card. Try another card.',
      auth: 'Your bank did not confirm the payment (3-D Secure). Try again or take another card.',
    },
    choices: {
      decline: ['Card declined', 'the page asks for another card'],
      funds: ['Not enough money', 'the page asks for another card'],
      auth: ['3-D Secure failed', 'the bank did not confirm it was you'],
      lapse: ['Payment expired', 'the shop starts a new one'],
      ...sharedOf('en'),
    },
  },
  sk: {
    ...commonOf('sk'),
    question: (amount) => `Zaplatiť kartou ${amount} pre Martyx?`,
    about: 'Táto stránka zastupuje Stripe, kým sa obchod skúša. Nie je to Stripe, nepýta si kartu a nič nestrhne.',
    approve: 'Zaplatiť',
    closed: 'Zaplatené. Okno môžete zavrieť: obchod sa to dozvie o minútu.',
    refused: {
      decline: 'Karta bola zamietnutá. Skúste inú kartu.',
      funds: 'Na karte nie je dosť peňazí. Skúste inú kartu.',
      auth: 'Banka platbu nepotvrdila (3-D Secure). Skúste to znova alebo použite inú kartu.',
    },
    choices: {
      decline: ['Karta zamietnutá', 'stránka si vypýta inú kartu'],
      funds: ['Málo peňazí na karte', 'stránka si vypýta inú kartu'],
      auth: ['3-D Secure zlyhalo', 'banka nepotvrdila, že ste to vy'],
      lapse: ['Platba vypršala', 'obchod začne novú'],
      ...sharedOf('sk'),
    },
  },
  de: {
    ...commonOf('de'),
    question: (amount) => `${amount} per Karte an Martyx zahlen?`,
    about:
      'Diese Seite vertritt Stripe, solange der Shop getestet wird. Sie ist nicht Stripe, fragt nach keiner Karte und bucht nichts ab.',
    approve: 'Bezahlen',
    closed: 'Bezahlt. Sie können dieses Fenster schließen: Der Shop erfährt es in einer Minute.',
    refused: {
      decline: 'Ihre Karte wurde abgelehnt. Versuchen Sie es mit einer anderen.',
      funds: 'Auf Ihrer Karte ist nicht genug Geld. Versuchen Sie es mit einer anderen.',
      auth: 'Ihre Bank hat die Zahlung nicht bestätigt (3-D Secure). Versuchen Sie es erneut oder mit einer anderen Karte.',
    },
    choices: {
      decline: ['Karte abgelehnt', 'die Seite fragt nach einer anderen'],
      funds: ['Nicht genug Geld', 'die Seite fragt nach einer anderen Karte'],
      auth: ['3-D Secure gescheitert', 'die Bank hat Sie nicht bestätigt'],
      lapse: ['Zahlung abgelaufen', 'der Shop beginnt eine neue'],
      ...sharedOf('de'),
    },
  },
};
