import type { Locale } from '../../core/locale.ts';
import type { MailWords } from '../../mails/mail.ts';
import type { OrderNews } from './order-mail-blocks.ts';

type Kind = OrderNews['kind'];

interface Written {
  /** Subject, heading and first paragraph of each mail. */
  readonly told: Record<Kind, readonly [string, string, string]>;
  readonly open: string;
  readonly keepLink: string;
  readonly reply: string;
}

const en: Written = {
  told: {
    UNPAID: [
      'Your order {orderNumber} is not paid yet',
      'We have your order; it is not paid yet',
      'We have received order {orderNumber} of {orderDate}, but no payment for it yet. You can pay or cancel it on its page. If you do neither, it ends by itself and nothing is charged. If you did not order anything, ignore this mail.',
    ],
    ORDER: [
      'Your order {orderNumber} is paid: confirmation and invoice',
      'Thank you for your order',
      'We have received your payment for order {orderNumber} of {orderDate}. With this e-mail we confirm the contract; please keep it.',
    ],
    GIFT_CARD_ORDER: [
      'Your gift card is paid: confirmation of order {orderNumber}',
      'Thank you for buying a gift card',
      'We have received your payment for order {orderNumber} of {orderDate}. With this e-mail we confirm the contract; please keep it. No VAT is due now: it is charged when the card is spent, and the receipt is no tax document.',
    ],
    REFUND: [
      'Refund for your order {orderNumber}',
      'Your money is on its way back',
      'We have returned {amount} of order {orderNumber} to the means of payment you used. It can take a few days until your bank shows it.',
    ],
    PAYMENT_PENDING: [
      'We are still checking the payment of your order {orderNumber}',
      'We are still checking your payment',
      'The payment of order {orderNumber} is still being checked. Your goods stay reserved. Please do not pay a second time: we write to you as soon as it is decided.',
    ],
    PAYMENT_FAILED: [
      'The payment of your order {orderNumber} did not go through',
      'The payment did not go through',
      'The payment of order {orderNumber} was not completed. You can try again on the page of the order while it is open.',
    ],
    STOCK_GONE: [
      'Your order {orderNumber} is sold out: you get your money back',
      'Sold out while you were paying',
      'Your payment of order {orderNumber} arrived after the last piece had been sold. We are sorry. We return the whole amount of {amount} to the means of payment you used; you need not do anything.',
    ],
    SHIPPED: [
      'Your order {orderNumber} is on its way',
      'Your parcel is on its way',
      'We have handed the goods of order {orderNumber} to the carrier.',
    ],
    PARCEL_READY: [
      'Your order {orderNumber} is ready to be picked up',
      'Your parcel is waiting for you',
      'A parcel of order {orderNumber} has arrived at the pickup point. Please pick it up there.',
    ],
    RETURN_LABEL: [
      'Return label for your order {orderNumber}',
      'Your return label',
      'The label for sending goods of order {orderNumber} back is attached as a PDF. Print it, stick it on the parcel and hand the parcel to the carrier.',
    ],
    CANCELLED: [
      'Your order {orderNumber} is cancelled',
      'Your order is cancelled',
      'We have cancelled order {orderNumber}. It was not paid, and nothing was charged. If this surprises you, please write to us.',
    ],
    LINK_RENEWED: [
      'New link to your order {orderNumber}',
      'Your order has a new link',
      'The link to order {orderNumber} was renewed. Links from earlier e-mails no longer open it; this one does.',
    ],
  },
  open: 'Open your order',
  keepLink: 'The link opens your order without a password. Do not pass it on.',
  reply: 'Questions? Write to {sellerEmail}.',
};

const sk: Written = {
  told: {
    UNPAID: [
      'Vaša objednávka {orderNumber} ešte nie je zaplatená',
      'Objednávku máme, ešte nie je zaplatená',
      'Prijali sme objednávku {orderNumber} zo dňa {orderDate}, platba za ňu však zatiaľ neprišla. Na stránke objednávky ju môžete zaplatiť alebo zrušiť. Ak neurobíte nič, zanikne sama a nič vám nestrhneme. Ak ste si nič neobjednali, tento e-mail si nevšímajte.',
    ],
    ORDER: [
      'Vaša objednávka {orderNumber} je zaplatená: potvrdenie a faktúra',
      'Ďakujeme za objednávku',
      'Prijali sme vašu platbu za objednávku {orderNumber} zo dňa {orderDate}. Týmto e-mailom potvrdzujeme uzavretie zmluvy; uschovajte si ho.',
    ],
    GIFT_CARD_ORDER: [
      'Vaša darčeková karta je zaplatená: potvrdenie objednávky {orderNumber}',
      'Ďakujeme za kúpu darčekovej karty',
      'Prijali sme vašu platbu za objednávku {orderNumber} zo dňa {orderDate}. Týmto e-mailom potvrdzujeme uzavretie zmluvy; uschovajte si ho. DPH sa teraz neplatí: vyúčtuje sa pri použití karty a doklad o platbe nie je daňový doklad.',
    ],
    REFUND: [
      'Vrátenie platby k objednávke {orderNumber}',
      'Vaše peniaze sú na ceste späť',
      'Z objednávky {orderNumber} sme vám vrátili {amount} spôsobom, ktorým ste platili. Kým sa suma objaví na účte, môže to trvať niekoľko dní.',
    ],
    PAYMENT_PENDING: [
      'Platbu objednávky {orderNumber} ešte overujeme',
      'Vašu platbu ešte overujeme',
      'Platba objednávky {orderNumber} sa ešte overuje. Tovar máte rezervovaný. Neplaťte, prosím, druhýkrát: ozveme sa, len čo sa rozhodne.',
    ],
    PAYMENT_FAILED: [
      'Platba objednávky {orderNumber} neprebehla',
      'Platba neprebehla',
      'Platba objednávky {orderNumber} sa nedokončila. Kým je objednávka otvorená, môžete to na jej stránke skúsiť znova.',
    ],
    STOCK_GONE: [
      'Objednávka {orderNumber} je vypredaná: peniaze vám vraciame',
      'Vypredané počas platby',
      'Vaša platba objednávky {orderNumber} prišla až po predaji posledného kusu. Mrzí nás to. Celú sumu {amount} vám vraciame spôsobom, ktorým ste platili; nemusíte nič robiť.',
    ],
    SHIPPED: [
      'Vaša objednávka {orderNumber} je na ceste',
      'Váš balík je na ceste',
      'Tovar z objednávky {orderNumber} sme odovzdali dopravcovi.',
    ],
    PARCEL_READY: [
      'Vaša objednávka {orderNumber} je pripravená na vyzdvihnutie',
      'Váš balík na vás čaká',
      'Balík z objednávky {orderNumber} dorazil na výdajné miesto. Prosím, vyzdvihnite si ho tam.',
    ],
    RETURN_LABEL: [
      'Štítok na vrátenie tovaru z objednávky {orderNumber}',
      'Váš štítok na vrátenie',
      'Štítok, s ktorým nám tovar z objednávky {orderNumber} pošlete späť, nájdete v prílohe ako PDF. Vytlačte ho, nalepte na balík a odovzdajte dopravcovi.',
    ],
    CANCELLED: [
      'Vaša objednávka {orderNumber} je zrušená',
      'Vaša objednávka je zrušená',
      'Objednávku {orderNumber} sme zrušili. Nebola zaplatená a nič sme nestrhli. Ak vás to prekvapilo, napíšte nám, prosím.',
    ],
    LINK_RENEWED: [
      'Nový odkaz na objednávku {orderNumber}',
      'Vaša objednávka má nový odkaz',
      'Odkaz na objednávku {orderNumber} bol obnovený. Odkazy z predošlých e-mailov ju už neotvoria, tento áno.',
    ],
  },
  open: 'Otvoriť objednávku',
  keepLink: 'Odkaz otvorí vašu objednávku bez hesla. Neposielajte ho ďalej.',
  reply: 'Máte otázku? Napíšte na {sellerEmail}.',
};

const de: Written = {
  told: {
    UNPAID: [
      'Ihre Bestellung {orderNumber} ist noch nicht bezahlt',
      'Ihre Bestellung ist da, aber noch nicht bezahlt',
      'Wir haben die Bestellung {orderNumber} vom {orderDate} erhalten, aber noch keine Zahlung dafür. Auf der Seite der Bestellung können Sie sie bezahlen oder stornieren. Wenn Sie nichts tun, verfällt sie von selbst und es wird nichts abgebucht. Haben Sie nichts bestellt, können Sie diese E-Mail ignorieren.',
    ],
    ORDER: [
      'Ihre Bestellung {orderNumber} ist bezahlt: Bestätigung und Rechnung',
      'Vielen Dank für Ihre Bestellung',
      'Wir haben Ihre Zahlung für die Bestellung {orderNumber} vom {orderDate} erhalten. Mit dieser E-Mail bestätigen wir den Vertrag; bitte bewahren Sie sie auf.',
    ],
    GIFT_CARD_ORDER: [
      'Ihre Geschenkkarte ist bezahlt: Bestätigung der Bestellung {orderNumber}',
      'Vielen Dank für den Kauf einer Geschenkkarte',
      'Wir haben Ihre Zahlung für die Bestellung {orderNumber} vom {orderDate} erhalten. Mit dieser E-Mail bestätigen wir den Vertrag; bitte bewahren Sie sie auf. Umsatzsteuer fällt jetzt nicht an: Sie wird beim Einlösen der Karte berechnet, und die Quittung ist keine Rechnung.',
    ],
    REFUND: [
      'Erstattung zu Ihrer Bestellung {orderNumber}',
      'Ihr Geld ist auf dem Rückweg',
      'Wir haben {amount} der Bestellung {orderNumber} auf das Zahlungsmittel zurückgezahlt, das Sie benutzt haben. Bis Ihre Bank den Betrag anzeigt, können einige Tage vergehen.',
    ],
    PAYMENT_PENDING: [
      'Die Zahlung Ihrer Bestellung {orderNumber} wird noch geprüft',
      'Ihre Zahlung wird noch geprüft',
      'Die Zahlung der Bestellung {orderNumber} wird noch geprüft. Ihre Ware bleibt reserviert. Bitte zahlen Sie kein zweites Mal: Wir schreiben Ihnen, sobald es entschieden ist.',
    ],
    PAYMENT_FAILED: [
      'Die Zahlung Ihrer Bestellung {orderNumber} ist fehlgeschlagen',
      'Die Zahlung ist fehlgeschlagen',
      'Die Zahlung der Bestellung {orderNumber} wurde nicht abgeschlossen. Solange die Bestellung offen ist, können Sie es auf ihrer Seite noch einmal versuchen.',
    ],
    STOCK_GONE: [
      'Ihre Bestellung {orderNumber} ist ausverkauft: Sie erhalten Ihr Geld zurück',
      'Während der Zahlung ausverkauft',
      'Ihre Zahlung der Bestellung {orderNumber} kam erst an, als das letzte Stück verkauft war. Das tut uns leid. Wir zahlen den ganzen Betrag von {amount} auf das Zahlungsmittel zurück, das Sie benutzt haben; Sie müssen nichts tun.',
    ],
    SHIPPED: [
      'Ihre Bestellung {orderNumber} ist unterwegs',
      'Ihr Paket ist unterwegs',
      'Wir haben die Ware Ihrer Bestellung {orderNumber} dem Versanddienst übergeben.',
    ],
    PARCEL_READY: [
      'Ihre Bestellung {orderNumber} liegt zur Abholung bereit',
      'Ihr Paket wartet auf Sie',
      'Ein Paket der Bestellung {orderNumber} ist an der Abholstelle angekommen. Bitte holen Sie es dort ab.',
    ],
    RETURN_LABEL: [
      'Rücksendeetikett zu Ihrer Bestellung {orderNumber}',
      'Ihr Rücksendeetikett',
      'Das Etikett, mit dem Sie Ware der Bestellung {orderNumber} zurücksenden, hängt als PDF an. Drucken Sie es aus, kleben Sie es auf das Paket und geben Sie das Paket beim Versanddienst ab.',
    ],
    CANCELLED: [
      'Ihre Bestellung {orderNumber} ist storniert',
      'Ihre Bestellung ist storniert',
      'Wir haben die Bestellung {orderNumber} storniert. Sie war nicht bezahlt, es wurde nichts abgebucht. Wenn Sie das überrascht, schreiben Sie uns bitte.',
    ],
    LINK_RENEWED: [
      'Neuer Link zu Ihrer Bestellung {orderNumber}',
      'Ihre Bestellung hat einen neuen Link',
      'Der Link zur Bestellung {orderNumber} wurde erneuert. Links aus früheren E-Mails öffnen sie nicht mehr, dieser schon.',
    ],
  },
  open: 'Bestellung öffnen',
  keepLink: 'Der Link öffnet Ihre Bestellung ohne Passwort. Geben Sie ihn nicht weiter.',
  reply: 'Fragen? Schreiben Sie an {sellerEmail}.',
};

/** What the shop writes itself in a mail, above the button and below it. */
const BLOCKS: Partial<Record<Kind, readonly [above: string[], below: string[]]>> = {
  ORDER: [['{attachment}'], ['{orderLines}', '{files}', '{delivery}', '{withdrawal}']],
  GIFT_CARD_ORDER: [['{attachment}', '{giftCard}'], ['{orderLines}']],
  REFUND: [['{attachment}'], []],
  STOCK_GONE: [['{attachment}'], []],
  SHIPPED: [['{parcel}'], []],
  PARCEL_READY: [['{parcel}'], []],
  RETURN_LABEL: [['{parcel}'], []],
  UNPAID: [[], ['{orderLines}']],
};

const wordsOf = (kind: Kind, { told, open, keepLink, reply }: Written): MailWords => {
  const [subject, heading, intro] = told[kind];
  const [above, below] = BLOCKS[kind] ?? [[], []];
  const body = [intro, ...above, `[${open}]({link})`, `> ${keepLink}`, ...below, `> ${reply}`].join('\n\n');
  return { subject, heading, body };
};

/** The words of a mail about an order while the owner has changed nothing. */
export const orderMailWords = (kind: Kind): Record<Locale, MailWords> => ({
  en: wordsOf(kind, en),
  sk: wordsOf(kind, sk),
  de: wordsOf(kind, de),
});
