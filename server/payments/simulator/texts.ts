import type { Locale } from '../../core/locale.ts';
import type { Behaviour } from './behaviours.ts';

export interface PageTexts {
  readonly name: string;
  readonly noMoney: string;
  readonly question: (amount: string) => string;
  readonly about: string;
  readonly order: string;
  readonly payee: string;
  readonly amount: string;
  readonly id: string;
  readonly approve: string;
  readonly cancel: string;
  readonly faults: string;
  readonly closed: string;
  readonly gone: string;
  readonly button: string;
  readonly choices: Record<Exclude<Behaviour, 'pay'>, readonly [string, string]>;
}

export const TEXTS: Record<Locale, PageTexts> = {
  en: {
    name: 'Payment simulator',
    noMoney: 'No real money',
    question: (amount) => `Approve ${amount} for Martyx?`,
    about:
      'This page stands in for PayPal while the shop is being tested. It is not PayPal, asks for no password and charges nothing.',
    order: 'Order',
    payee: 'Paid to',
    amount: 'Amount',
    id: 'Simulated ID',
    approve: 'Approve',
    cancel: 'Cancel and go back',
    faults: 'Or try what can go wrong',
    closed: 'Approved. You can close this window: the shop gets its notice in a minute.',
    gone: 'This simulated payment does not exist, is over, or has lapsed. Go back to the shop and start again.',
    button: 'Pay with PayPal',
    choices: {
      decline: ['Funds refused', 'the shop asks for another way to pay'],
      silence: ['No answer for 3 minutes', 'the money is taken, the shop keeps checking'],
      outage: ['Out of order for 3 minutes', 'nothing is taken until it is back'],
      drop: ['Connection lost after paying', 'the shop must find the money'],
      hold: ['Held for review, then paid', 'decided after 2 minutes'],
      deny: ['Held for review, then refused', 'decided after 2 minutes'],
      closed: ['Paid, but the window was closed', 'the notice arrives later'],
      early: ['Notice before the answer', 'the order must be made once'],
      late: ['Notice one minute late', 'the order must not wait for it'],
      twice: ['Notice sent twice', 'the order must be made once'],
    },
  },
  sk: {
    name: 'Simulátor platby',
    noMoney: 'Žiadne skutočné peniaze',
    question: (amount) => `Schváliť ${amount} pre Martyx?`,
    about: 'Táto stránka zastupuje PayPal, kým sa obchod skúša. Nie je to PayPal, nepýta si heslo a nič nestrhne.',
    order: 'Objednávka',
    payee: 'Príjemca',
    amount: 'Suma',
    id: 'Simulované ID',
    approve: 'Schváliť',
    cancel: 'Zrušiť a vrátiť sa',
    faults: 'Alebo vyskúšajte, čo sa môže pokaziť',
    closed: 'Schválené. Okno môžete zavrieť: obchod sa to dozvie o minútu.',
    gone: 'Táto simulovaná platba neexistuje, skončila alebo vypršala. Vráťte sa do obchodu a začnite znova.',
    button: 'Zaplatiť cez PayPal',
    choices: {
      decline: ['Platba odmietnutá', 'obchod ponúkne iný spôsob platby'],
      silence: ['Tri minúty bez odpovede', 'peniaze sú strhnuté, obchod ďalej overuje'],
      outage: ['Tri minúty mimo prevádzky', 'dovtedy sa nič nestrhne'],
      drop: ['Spojenie spadne po zaplatení', 'obchod musí peniaze nájsť'],
      hold: ['Zadržané na kontrolu, potom zaplatené', 'rozhodne sa o 2 minúty'],
      deny: ['Zadržané na kontrolu, potom odmietnuté', 'rozhodne sa o 2 minúty'],
      closed: ['Zaplatené, ale okno sa zavrelo', 'oznámenie príde neskôr'],
      early: ['Oznámenie skôr ako odpoveď', 'objednávka musí vzniknúť raz'],
      late: ['Oznámenie o minútu neskôr', 'objednávka naň nesmie čakať'],
      twice: ['Oznámenie dvakrát', 'objednávka musí vzniknúť raz'],
    },
  },
  de: {
    name: 'Zahlungssimulator',
    noMoney: 'Kein echtes Geld',
    question: (amount) => `${amount} an Martyx freigeben?`,
    about:
      'Diese Seite vertritt PayPal, solange der Shop getestet wird. Sie ist nicht PayPal, fragt nach keinem Passwort und bucht nichts ab.',
    order: 'Bestellung',
    payee: 'Empfänger',
    amount: 'Betrag',
    id: 'Simulierte ID',
    approve: 'Freigeben',
    cancel: 'Abbrechen und zurück',
    faults: 'Oder ausprobieren, was schiefgehen kann',
    closed: 'Freigegeben. Sie können das Fenster schließen: Der Shop erfährt es in einer Minute.',
    gone: 'Diese simulierte Zahlung gibt es nicht, sie ist beendet oder verfallen. Bitte im Shop neu beginnen.',
    button: 'Mit PayPal bezahlen',
    choices: {
      decline: ['Zahlungsmittel abgelehnt', 'der Shop bittet um einen anderen Weg'],
      silence: ['Drei Minuten keine Antwort', 'das Geld ist abgebucht, der Shop prüft weiter'],
      outage: ['Drei Minuten außer Betrieb', 'bis dahin wird nichts abgebucht'],
      drop: ['Verbindung bricht nach der Zahlung ab', 'der Shop muss das Geld finden'],
      hold: ['Zur Prüfung angehalten, dann bezahlt', 'entschieden nach 2 Minuten'],
      deny: ['Zur Prüfung angehalten, dann abgelehnt', 'entschieden nach 2 Minuten'],
      closed: ['Bezahlt, aber Fenster geschlossen', 'die Nachricht kommt später'],
      early: ['Nachricht vor der Antwort', 'die Bestellung darf nur einmal entstehen'],
      late: ['Nachricht eine Minute später', 'die Bestellung darf nicht darauf warten'],
      twice: ['Nachricht doppelt', 'die Bestellung darf nur einmal entstehen'],
    },
  },
};
