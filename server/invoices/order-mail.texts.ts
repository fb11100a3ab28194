import type { Locale } from '../core/locale.ts';

const en = {
  subject: {
    ORDER: (order: string) => `Your order ${order} is paid: confirmation and invoice`,
    REFUND: (order: string) => `Refund for your order ${order}`,
    PAYMENT_PENDING: (order: string) => `We are still checking the payment of your order ${order}`,
    PAYMENT_FAILED: (order: string) => `The payment of your order ${order} did not go through`,
    STOCK_GONE: (order: string) => `Your order ${order} is sold out: you get your money back`,
    SHIPPED: (order: string) => `Your order ${order} is on its way`,
    CANCELLED: (order: string) => `Your order ${order} is cancelled`,
  },
  title: {
    ORDER: 'Thank you for your order',
    REFUND: 'Your money is on its way back',
    PAYMENT_PENDING: 'We are still checking your payment',
    PAYMENT_FAILED: 'The payment did not go through',
    STOCK_GONE: 'Sold out while you were paying',
    SHIPPED: 'Your parcel is on its way',
    CANCELLED: 'Your order is cancelled',
  },
  intro: {
    ORDER: (order: string, day: string) =>
      `We have received your payment for order ${order} of ${day}. With this mail we confirm the contract; please keep it.`,
    REFUND: (order: string, amount: string) =>
      `We have returned ${amount} of order ${order} to the means of payment you used. It can take a few days until your bank shows it.`,
    PAYMENT_PENDING: (order: string) =>
      `PayPal is still checking the payment of order ${order}. Your goods stay reserved. Please do not pay a second time: we write to you as soon as it is decided.`,
    PAYMENT_FAILED: (order: string) =>
      `PayPal did not complete the payment of order ${order}. You can try again on the page of the order while it is open.`,
    STOCK_GONE: (order: string, amount: string) =>
      `Your payment of order ${order} arrived after the last piece had been sold. We are sorry. We return the whole amount of ${amount} to the means of payment you used; you need not do anything.`,
    SHIPPED: (order: string) => `We have handed the goods of order ${order} to the carrier.`,
    CANCELLED: (order: string) =>
      `We have cancelled order ${order}. It was not paid, and nothing was charged. If this surprises you, please write to us.`,
  },
  items: 'What you ordered',
  shipping: 'Shipping',
  discount: 'Discount',
  vat: (rate: string) => `of which VAT ${rate}`,
  total: 'Total incl. VAT',
  parcel: (parcel: string) => `Parcel: ${parcel}`,
  track: 'Track the parcel',
  open: 'Open your order',
  keepLink: 'The link opens your order without a password. Do not pass it on.',
  files: 'Your files',
  steps: [
    'Open your order with the button above.',
    'Press “Download” beside the item. You get one zip with STL, 3MF, the build guide and a README.',
    'Unpack it and open the 3MF or STL files in your slicer. README.txt says how each part is printed.',
  ],
  delivery: 'Delivery',
  deliveryTo: (method: string) => `${method}, to:`,
  consent: 'Your consent to immediate delivery of the files',
  consentGiven: (when: string) => `Before ordering, on ${when}, you declared:`,
  consentLoss:
    'We started to supply the files at once. You have therefore lost the right to withdraw from the purchase of the files (Article 16(m) of Directive 2011/83/EU, Act No. 108/2024 Coll. of the Slovak Republic). Your rights for defective files are not affected.',
  withdrawal: 'Right of withdrawal for the goods',
  withdrawalText: (seller: string) =>
    `You may withdraw from the purchase of the goods within 14 days of receiving them, without giving a reason. A clear statement sent in time to ${seller} is enough; you may use the form below. We return all payments including the standard shipping within 14 days of your statement, by the means of payment you used; we may wait until we have the goods back. Send them within 14 days of your statement; you bear the cost of returning them and the loss in value from handling beyond what is needed to try them.`,
  withdrawalForm: (seller: string) =>
    `Model form – To: ${seller}. I hereby give notice that I withdraw from my contract of sale of the following goods: … Ordered on / received on: … Name: … Address: … Date and signature (on paper): …`,
  withdrawalOnline: (url: string) => `Withdraw from contract here: ${url}`,
  invoice: 'The invoice is attached as a PDF.',
  creditNote: 'The credit note is attached as a PDF.',
  reply: (email: string) => `Questions? Write to ${email}.`,
};

export type OrderMailTexts = typeof en;

const sk: OrderMailTexts = {
  subject: {
    ORDER: (order) => `Vaša objednávka ${order} je zaplatená: potvrdenie a faktúra`,
    REFUND: (order) => `Vrátenie platby k objednávke ${order}`,
    PAYMENT_PENDING: (order) => `Platbu objednávky ${order} ešte overujeme`,
    PAYMENT_FAILED: (order) => `Platba objednávky ${order} neprebehla`,
    STOCK_GONE: (order) => `Objednávka ${order} je vypredaná: peniaze vám vraciame`,
    SHIPPED: (order) => `Vaša objednávka ${order} je na ceste`,
    CANCELLED: (order) => `Vaša objednávka ${order} je zrušená`,
  },
  title: {
    ORDER: 'Ďakujeme za objednávku',
    REFUND: 'Vaše peniaze sú na ceste späť',
    PAYMENT_PENDING: 'Vašu platbu ešte overujeme',
    PAYMENT_FAILED: 'Platba neprebehla',
    STOCK_GONE: 'Vypredané počas platby',
    SHIPPED: 'Váš balík je na ceste',
    CANCELLED: 'Vaša objednávka je zrušená',
  },
  intro: {
    ORDER: (order, day) =>
      `Prijali sme vašu platbu za objednávku ${order} zo dňa ${day}. Týmto e-mailom potvrdzujeme uzavretie zmluvy; uschovajte si ho.`,
    REFUND: (order, amount) =>
      `Z objednávky ${order} sme vám vrátili ${amount} spôsobom, ktorým ste platili. Kým sa suma objaví na účte, môže to trvať niekoľko dní.`,
    PAYMENT_PENDING: (order) =>
      `PayPal ešte overuje platbu objednávky ${order}. Tovar máte rezervovaný. Neplaťte prosím druhýkrát: ozveme sa, len čo sa rozhodne.`,
    PAYMENT_FAILED: (order) =>
      `PayPal platbu objednávky ${order} nedokončil. Kým je objednávka otvorená, môžete to na jej stránke skúsiť znova.`,
    STOCK_GONE: (order, amount) =>
      `Vaša platba objednávky ${order} prišla až po predaji posledného kusu. Mrzí nás to. Celú sumu ${amount} vám vraciame spôsobom, ktorým ste platili; nemusíte nič robiť.`,
    SHIPPED: (order) => `Tovar z objednávky ${order} sme odovzdali dopravcovi.`,
    CANCELLED: (order) =>
      `Objednávku ${order} sme zrušili. Nebola zaplatená a nič sme nestrhli. Ak vás to prekvapilo, napíšte nám, prosím.`,
  },
  items: 'Čo ste objednali',
  shipping: 'Doprava',
  discount: 'Zľava',
  vat: (rate) => `z toho DPH ${rate}`,
  total: 'Spolu s DPH',
  parcel: (parcel) => `Zásielka: ${parcel}`,
  track: 'Sledovať zásielku',
  open: 'Otvoriť objednávku',
  keepLink: 'Odkaz otvorí vašu objednávku bez hesla. Neposielajte ho ďalej.',
  files: 'Vaše súbory',
  steps: [
    'Otvorte objednávku tlačidlom vyššie.',
    'Pri položke stlačte „Stiahnuť“. Dostanete jeden zip so súbormi STL a 3MF, stavebným návodom a súborom README.',
    'Rozbaľte ho a súbory 3MF alebo STL otvorte v sliceri. README.txt opisuje, ako sa ktorý diel tlačí.',
  ],
  delivery: 'Doručenie',
  deliveryTo: (method) => `${method}, na adresu:`,
  consent: 'Váš súhlas s okamžitým dodaním súborov',
  consentGiven: (when) => `Pred objednaním, ${when}, ste vyhlásili:`,
  consentLoss:
    'Súbory sme začali dodávať ihneď. Stratili ste preto právo odstúpiť od kúpy súborov (čl. 16 písm. m) smernice 2011/83/EÚ, zákon č. 108/2024 Z. z.). Práva z chybných súborov tým nie sú dotknuté.',
  withdrawal: 'Právo odstúpiť od kúpy tovaru',
  withdrawalText: (seller) =>
    `Od kúpy tovaru môžete odstúpiť do 14 dní od jeho prevzatia, a to aj bez uvedenia dôvodu. Stačí jednoznačné vyhlásenie odoslané v lehote na ${seller}; môžete použiť formulár nižšie. Všetky platby vrátane najlacnejšieho bežného doručenia vám vrátime do 14 dní od vášho vyhlásenia spôsobom, ktorým ste platili; môžeme počkať, kým nám tovar vrátite. Tovar odošlite do 14 dní od vyhlásenia; znášate náklady na jeho vrátenie a zníženie hodnoty, ktoré vzniklo zaobchádzaním nad rámec vyskúšania.`,
  withdrawalForm: (seller) =>
    `Vzorový formulár – Komu: ${seller}. Týmto oznamujem, že odstupujem od zmluvy o kúpe tohto tovaru: … Dátum objednania / prevzatia: … Meno: … Adresa: … Dátum a podpis (v listinnej podobe): …`,
  withdrawalOnline: (url) => `Odstúpiť od zmluvy tu: ${url}`,
  invoice: 'Faktúru nájdete v prílohe ako PDF.',
  creditNote: 'Dobropis nájdete v prílohe ako PDF.',
  reply: (email) => `Máte otázku? Napíšte na ${email}.`,
};

const de: OrderMailTexts = {
  subject: {
    ORDER: (order) => `Ihre Bestellung ${order} ist bezahlt: Bestätigung und Rechnung`,
    REFUND: (order) => `Erstattung zu Ihrer Bestellung ${order}`,
    PAYMENT_PENDING: (order) => `Die Zahlung Ihrer Bestellung ${order} wird noch geprüft`,
    PAYMENT_FAILED: (order) => `Die Zahlung Ihrer Bestellung ${order} ist fehlgeschlagen`,
    STOCK_GONE: (order) => `Ihre Bestellung ${order} ist ausverkauft: Sie erhalten Ihr Geld zurück`,
    SHIPPED: (order) => `Ihre Bestellung ${order} ist unterwegs`,
    CANCELLED: (order) => `Ihre Bestellung ${order} ist storniert`,
  },
  title: {
    ORDER: 'Vielen Dank für Ihre Bestellung',
    REFUND: 'Ihr Geld ist auf dem Rückweg',
    PAYMENT_PENDING: 'Ihre Zahlung wird noch geprüft',
    PAYMENT_FAILED: 'Die Zahlung ist fehlgeschlagen',
    STOCK_GONE: 'Während der Zahlung ausverkauft',
    SHIPPED: 'Ihr Paket ist unterwegs',
    CANCELLED: 'Ihre Bestellung ist storniert',
  },
  intro: {
    ORDER: (order, day) =>
      `Wir haben Ihre Zahlung für die Bestellung ${order} vom ${day} erhalten. Mit dieser E-Mail bestätigen wir den Vertrag; bitte bewahren Sie sie auf.`,
    REFUND: (order, amount) =>
      `Wir haben ${amount} der Bestellung ${order} auf das Zahlungsmittel zurückgezahlt, das Sie benutzt haben. Bis Ihre Bank den Betrag anzeigt, können einige Tage vergehen.`,
    PAYMENT_PENDING: (order) =>
      `PayPal prüft noch die Zahlung der Bestellung ${order}. Ihre Ware bleibt reserviert. Bitte zahlen Sie kein zweites Mal: Wir schreiben Ihnen, sobald es entschieden ist.`,
    PAYMENT_FAILED: (order) =>
      `PayPal hat die Zahlung der Bestellung ${order} nicht abgeschlossen. Solange die Bestellung offen ist, können Sie es auf ihrer Seite noch einmal versuchen.`,
    STOCK_GONE: (order, amount) =>
      `Ihre Zahlung der Bestellung ${order} kam erst an, als das letzte Stück verkauft war. Das tut uns leid. Wir zahlen den ganzen Betrag von ${amount} auf das Zahlungsmittel zurück, das Sie benutzt haben; Sie müssen nichts tun.`,
    SHIPPED: (order) => `Wir haben die Ware Ihrer Bestellung ${order} dem Versanddienst übergeben.`,
    CANCELLED: (order) =>
      `Wir haben die Bestellung ${order} storniert. Sie war nicht bezahlt, es wurde nichts abgebucht. Wenn Sie das überrascht, schreiben Sie uns bitte.`,
  },
  items: 'Ihre Bestellung',
  shipping: 'Versand',
  discount: 'Rabatt',
  vat: (rate) => `davon USt ${rate}`,
  total: 'Gesamtbetrag inkl. USt',
  parcel: (parcel) => `Sendung: ${parcel}`,
  track: 'Sendung verfolgen',
  open: 'Bestellung öffnen',
  keepLink: 'Der Link öffnet Ihre Bestellung ohne Passwort. Geben Sie ihn nicht weiter.',
  files: 'Ihre Dateien',
  steps: [
    'Öffnen Sie Ihre Bestellung mit der Schaltfläche oben.',
    'Drücken Sie beim Artikel „Herunterladen“. Sie erhalten ein Zip mit STL, 3MF, der Bauanleitung und einer README.',
    'Entpacken Sie es und öffnen Sie die 3MF- oder STL-Dateien im Slicer. README.txt sagt, wie jedes Teil gedruckt wird.',
  ],
  delivery: 'Lieferung',
  deliveryTo: (method) => `${method}, an:`,
  consent: 'Ihre Zustimmung zur sofortigen Bereitstellung der Dateien',
  consentGiven: (when) => `Vor der Bestellung, am ${when}, haben Sie erklärt:`,
  consentLoss:
    'Wir haben mit der Bereitstellung der Dateien sofort begonnen. Sie haben deshalb Ihr Widerrufsrecht für die Dateien verloren (Artikel 16 Buchstabe m der Richtlinie 2011/83/EU, slowakisches Gesetz Nr. 108/2024). Ihre Rechte bei mangelhaften Dateien bleiben unberührt.',
  withdrawal: 'Widerrufsrecht für die Ware',
  withdrawalText: (seller) =>
    `Sie können den Kauf der Ware binnen 14 Tagen nach Erhalt ohne Angabe von Gründen widerrufen. Eine eindeutige Erklärung, rechtzeitig abgesandt an ${seller}, genügt; Sie können das Formular unten verwenden. Wir erstatten alle Zahlungen einschließlich des günstigsten Standardversands binnen 14 Tagen nach Ihrer Erklärung über das Zahlungsmittel, das Sie benutzt haben; wir dürfen warten, bis wir die Ware zurückhaben. Senden Sie die Ware binnen 14 Tagen nach Ihrer Erklärung ab; Sie tragen die Kosten der Rücksendung und einen Wertverlust, der über das zur Prüfung Nötige hinausgeht.`,
  withdrawalForm: (seller) =>
    `Muster-Widerrufsformular – An: ${seller}. Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über den Kauf der folgenden Waren: … Bestellt am / erhalten am: … Name: … Anschrift: … Datum und Unterschrift (auf Papier): …`,
  withdrawalOnline: (url) => `Vertrag hier widerrufen: ${url}`,
  invoice: 'Die Rechnung ist als PDF angehängt.',
  creditNote: 'Die Rechnungskorrektur ist als PDF angehängt.',
  reply: (email) => `Fragen? Schreiben Sie an ${email}.`,
};

export const ORDER_MAIL_TEXTS: Record<Locale, OrderMailTexts> = { en, sk, de };
