import type { Locale } from '../core/locale.ts';
import type { MailWords } from '../mails/mail.ts';

const en = {
  statement: 'Your statement',
  declares: (seller: string) => `To: ${seller}\nI hereby give notice that I withdraw from my contract of sale.`,
  unknown:
    'We have passed the statement on to the people who handle it. We know of no paid order with this number and this address, so its words are not repeated here; if it is yours, answer this mail.',
  when: 'Received',
  name: 'Name',
  email: 'E-mail',
  order: 'Order',
  scope: 'Withdrawn from',
  whole: 'the whole order',
  next: 'What comes next',
  goods: (address: string, sellerPays: boolean) =>
    `Send goods that you have already received to ${address} within 14 days of your statement; ${sellerPays ? 'we pay for sending them back and give you a label' : 'you bear the direct cost of sending them back'}. We return your payments, with the price of the cheapest standard delivery, within 14 days of your statement and by the means of payment you used; we may wait until we have the goods back or you prove that you sent them.`,
  files:
    'For files that we supplied at once with your consent there is no right of withdrawal any more. We check your statement and write to you if it cannot have the effect you want.',
};

type Texts = typeof en;

const sk: Texts = {
  statement: 'Vaše vyhlásenie',
  declares: (seller) => `Komu: ${seller}\nTýmto oznamujem, že odstupujem od kúpnej zmluvy.`,
  unknown:
    'Vyhlásenie sme odovzdali tým, ktorí ho vybavujú. Zaplatenú objednávku s týmto číslom a touto adresou nepoznáme, preto jeho znenie tu neopakujeme; ak je vaše, odpovedzte na tento e-mail.',
  when: 'Prijaté',
  name: 'Meno',
  email: 'E-mail',
  order: 'Objednávka',
  scope: 'Odstúpenie sa týka',
  whole: 'celej objednávky',
  next: 'Čo bude ďalej',
  goods: (address, sellerPays) =>
    `Tovar, ktorý ste už prevzali, pošlite do 14 dní od vyhlásenia na adresu ${address}; ${sellerPays ? 'jeho vrátenie platíme my a pošleme vám štítok na zásielku' : 'priame náklady na jeho vrátenie znášate vy'}. Vaše platby vrátane ceny najlacnejšieho bežného doručenia vám vrátime do 14 dní od vyhlásenia spôsobom, ktorým ste platili; môžeme počkať, kým nám tovar vrátite alebo preukážete, že ste ho odoslali.`,
  files:
    'Pri súboroch, ktoré sme s vaším súhlasom dodali ihneď, už právo odstúpiť zaniklo. Vaše vyhlásenie preveríme a ozveme sa, ak nemôže mať účinok, aký si želáte.',
};

const de: Texts = {
  statement: 'Ihre Erklärung',
  declares: (seller) => `An: ${seller}\nHiermit widerrufe ich den von mir abgeschlossenen Kaufvertrag.`,
  unknown:
    'Wir haben die Erklärung an die zuständige Stelle weitergegeben. Eine bezahlte Bestellung mit dieser Nummer und dieser Adresse kennen wir nicht, daher wiederholen wir den Wortlaut hier nicht; stammt sie von Ihnen, antworten Sie auf diese E-Mail.',
  when: 'Eingegangen',
  name: 'Name',
  email: 'E-Mail',
  order: 'Bestellung',
  scope: 'Widerruf betrifft',
  whole: 'die ganze Bestellung',
  next: 'Wie es weitergeht',
  goods: (address, sellerPays) =>
    `Waren, die Sie schon erhalten haben, senden Sie binnen 14 Tagen ab Ihrer Erklärung an ${address}; ${sellerPays ? 'die Rücksendung zahlen wir und senden Ihnen ein Etikett' : 'die unmittelbaren Kosten der Rücksendung tragen Sie'}. Wir erstatten Ihre Zahlungen samt dem Preis der günstigsten Standardlieferung binnen 14 Tagen ab Ihrer Erklärung über das Zahlungsmittel, das Sie verwendet haben; wir dürfen warten, bis wir die Waren zurückhaben oder Sie die Absendung nachweisen.`,
  files:
    'Für Dateien, die wir mit Ihrer Zustimmung sofort bereitgestellt haben, besteht kein Widerrufsrecht mehr. Wir prüfen Ihre Erklärung und schreiben Ihnen, falls sie nicht die gewünschte Wirkung haben kann.',
};

export const WITHDRAWAL_MAIL_TEXTS: Record<Locale, Texts> = { en, sk, de };

export const WITHDRAWAL_MAIL_WORDS: Record<Locale, MailWords> = {
  en: {
    subject: 'We received your withdrawal from the contract: order {orderNumber}',
    heading: 'Your withdrawal has arrived',
    body: `On {receivedAt} you withdrew from a contract with us. This e-mail confirms it; please keep it.

{statement}

{withdrawalRules}

> If this statement is not yours, reply to this e-mail.`,
  },
  sk: {
    subject: 'Prijali sme vaše odstúpenie od zmluvy: objednávka {orderNumber}',
    heading: 'Vaše odstúpenie sme prijali',
    body: `Dňa {receivedAt} ste odstúpili od zmluvy s nami. Týmto e-mailom to potvrdzujeme; uschovajte si ho.

{statement}

{withdrawalRules}

> Ak toto vyhlásenie nie je vaše, odpovedzte na tento e-mail.`,
  },
  de: {
    subject: 'Ihr Widerruf ist eingegangen: Bestellung {orderNumber}',
    heading: 'Ihr Widerruf ist eingegangen',
    body: `Am {receivedAt} haben Sie einen Vertrag mit uns widerrufen. Diese E-Mail bestätigt es; bitte bewahren Sie sie auf.

{statement}

{withdrawalRules}

> Wenn diese Erklärung nicht von Ihnen stammt, antworten Sie auf diese E-Mail.`,
  },
};
