import type { Locale } from '../../core/locale.ts';
import type { MailWords } from '../../mails/mail.ts';

interface Labels {
  readonly details: string;
  readonly holder: string;
  readonly amount: string;
  readonly variableSymbol: string;
  readonly message: string;
  readonly due: string;
  readonly square: string;
  readonly epc: string;
}

/** Of the facts that a transfer is made with. */
export const TRANSFER_TEXTS: Readonly<Record<Locale, Labels>> = {
  en: {
    details: 'Payment details',
    holder: 'Account holder',
    amount: 'Amount',
    variableSymbol: 'Variable symbol',
    message: 'Message for the recipient',
    due: 'Pay by',
    square: 'QR code PAY by square, for apps of Slovak banks',
    epc: 'SEPA QR code (EPC), for other European banks',
  },
  sk: {
    details: 'Platobné údaje',
    holder: 'Majiteľ účtu',
    amount: 'Suma',
    variableSymbol: 'Variabilný symbol',
    message: 'Správa pre prijímateľa',
    due: 'Zaplaťte do',
    square: 'QR kód PAY by square pre aplikácie slovenských bánk',
    epc: 'QR kód SEPA (EPC) pre iné európske banky',
  },
  de: {
    details: 'Zahlungsdaten',
    holder: 'Kontoinhaber',
    amount: 'Betrag',
    variableSymbol: 'Variables Symbol',
    message: 'Verwendungszweck',
    due: 'Zahlbar bis',
    square: 'QR-Code PAY by square für Apps slowakischer Banken',
    epc: 'SEPA-QR-Code (EPC, GiroCode) für andere europäische Banken',
  },
};

export const TRANSFER_WORDS: Readonly<Record<Locale, MailWords>> = {
  en: {
    subject: 'Your order {orderNumber}: details for your bank transfer',
    heading: 'Thank you for your order',
    body: 'We have received order {orderNumber} of {orderDate} over {amount}. Please send the money with the details below; until the last day for payment we keep the goods for you. As soon as the money is here, we confirm it and send you the invoice. If you did not order anything, ignore this mail: the order then ends by itself.\n\n{transfer}\n\n[Open your order]({link})\n\n> The link opens your order without a password. Do not pass it on.\n\n{orderLines}\n\n> Questions? Write to {sellerEmail}.',
  },
  sk: {
    subject: 'Vaša objednávka {orderNumber}: údaje na bankový prevod',
    heading: 'Ďakujeme za objednávku',
    body: 'Prijali sme objednávku {orderNumber} zo dňa {orderDate} v hodnote {amount}. Zaplaťte ju, prosím, prevodom podľa údajov nižšie; do posledného dňa na zaplatenie vám tovar držíme. Len čo peniaze prídu, potvrdíme vám to a pošleme faktúru. Ak ste si nič neobjednali, tento e-mail si nevšímajte: objednávka zanikne sama.\n\n{transfer}\n\n[Otvoriť objednávku]({link})\n\n> Odkaz otvorí objednávku bez hesla. Nikomu ho neposielajte.\n\n{orderLines}\n\n> Máte otázky? Napíšte na {sellerEmail}.',
  },
  de: {
    subject: 'Ihre Bestellung {orderNumber}: Daten für Ihre Überweisung',
    heading: 'Vielen Dank für Ihre Bestellung',
    body: 'Wir haben die Bestellung {orderNumber} vom {orderDate} über {amount} erhalten. Bitte überweisen Sie den Betrag mit den Daten unten; bis zum letzten Zahlungstag halten wir die Ware für Sie zurück. Sobald das Geld da ist, bestätigen wir es und senden Ihnen die Rechnung. Wenn Sie nichts bestellt haben, beachten Sie diese E-Mail nicht: Die Bestellung endet dann von selbst.\n\n{transfer}\n\n[Bestellung öffnen]({link})\n\n> Der Link öffnet Ihre Bestellung ohne Passwort. Geben Sie ihn nicht weiter.\n\n{orderLines}\n\n> Fragen? Schreiben Sie an {sellerEmail}.',
  },
};
