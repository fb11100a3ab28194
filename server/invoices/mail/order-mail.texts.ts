import type { Locale } from '../../core/locale.ts';

const en = {
  items: 'What you ordered',
  shipping: 'Shipping',
  free: 'free',
  discount: 'Discount',
  vat: (rate: string) => `of which VAT ${rate}`,
  total: 'Total incl. VAT',
  totalPlain: 'Total',
  giftCard: (last4: string) => `Gift card …${last4}`,
  due: 'To pay',
  parcel: (parcel: string) => `Parcel: ${parcel}`,
  track: 'Track the parcel',
  inside: 'In this parcel',
  follows: 'Still to come in another parcel',
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
  withdrawalText: (seller: string, sellerPays: boolean) =>
    `You may withdraw from the purchase of the goods within 14 days of receiving them, without giving a reason. A clear statement sent in time to ${seller} is enough; you may use the form below. We return all payments including the standard shipping within 14 days of your statement, by the means of payment you used; we may wait until we have the goods back. Send them within 14 days of your statement; ${sellerPays ? 'we pay for returning them; you bear' : 'you bear the cost of returning them and'} the loss in value from handling beyond what is needed to try them.`,
  withdrawalForm: (seller: string) =>
    `Model form – To: ${seller}. I hereby give notice that I withdraw from my contract of sale of the following goods: … Ordered on / received on: … Name: … Address: … Date and signature (on paper): …`,
  withdrawalOnline: (url: string) => `Withdraw from contract here: ${url}`,
  invoice: 'The invoice is attached as a PDF.',
  receipt: 'The receipt is attached as a PDF.',
  giftCardFor: (whom: string, day: string | null) =>
    day ? `The gift card goes to ${whom} on ${day}.` : `The gift card goes to ${whom} at once.`,
  creditNote: 'The credit note is attached as a PDF.',
  withDelivery: (amount: string) => `This includes the cost of delivery, ${amount}.`,
};

export type OrderMailTexts = typeof en;

const sk: OrderMailTexts = {
  items: 'Čo ste objednali',
  shipping: 'Doprava',
  free: 'zadarmo',
  discount: 'Zľava',
  vat: (rate) => `z toho DPH ${rate}`,
  total: 'Spolu s DPH',
  totalPlain: 'Spolu',
  giftCard: (last4) => `Darčeková karta …${last4}`,
  due: 'Na zaplatenie',
  parcel: (parcel) => `Zásielka: ${parcel}`,
  track: 'Sledovať zásielku',
  inside: 'V tomto balíku',
  follows: 'Ešte príde v ďalšom balíku',
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
  withdrawalText: (seller, sellerPays) =>
    `Od kúpy tovaru môžete odstúpiť do 14 dní od jeho prevzatia, a to aj bez uvedenia dôvodu. Stačí jednoznačné vyhlásenie odoslané v lehote na ${seller}; môžete použiť formulár nižšie. Všetky platby vrátane najlacnejšieho bežného doručenia vám vrátime do 14 dní od vášho vyhlásenia spôsobom, ktorým ste platili; môžeme počkať, kým nám tovar vrátite. Tovar odošlite do 14 dní od vyhlásenia; ${sellerPays ? 'jeho vrátenie platíme my, vy znášate' : 'znášate náklady na jeho vrátenie a'} zníženie hodnoty, ktoré vzniklo zaobchádzaním nad rámec vyskúšania.`,
  withdrawalForm: (seller) =>
    `Vzorový formulár – Komu: ${seller}. Týmto oznamujem, že odstupujem od zmluvy o kúpe tohto tovaru: … Dátum objednania / prevzatia: … Meno: … Adresa: … Dátum a podpis (v listinnej podobe): …`,
  withdrawalOnline: (url) => `Odstúpiť od zmluvy tu: ${url}`,
  invoice: 'Faktúru nájdete v prílohe ako PDF.',
  receipt: 'Doklad o platbe nájdete v prílohe ako PDF.',
  giftCardFor: (whom, day) =>
    day ? `Darčekovú kartu pošleme dňa ${day}: ${whom}.` : `Darčekovú kartu posielame hneď: ${whom}.`,
  creditNote: 'Dobropis nájdete v prílohe ako PDF.',
  withDelivery: (amount) => `V sume je aj cena dopravy, ${amount}.`,
};

const de: OrderMailTexts = {
  items: 'Ihre Bestellung',
  shipping: 'Versand',
  free: 'kostenlos',
  discount: 'Rabatt',
  vat: (rate) => `davon USt ${rate}`,
  total: 'Gesamtbetrag inkl. USt',
  totalPlain: 'Gesamtbetrag',
  giftCard: (last4) => `Geschenkkarte …${last4}`,
  due: 'Zu zahlen',
  parcel: (parcel) => `Sendung: ${parcel}`,
  track: 'Sendung verfolgen',
  inside: 'In diesem Paket',
  follows: 'Folgt in einem weiteren Paket',
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
  withdrawalText: (seller, sellerPays) =>
    `Sie können den Kauf der Ware binnen 14 Tagen nach Erhalt ohne Angabe von Gründen widerrufen. Eine eindeutige Erklärung, rechtzeitig abgesandt an ${seller}, genügt; Sie können das Formular unten verwenden. Wir erstatten alle Zahlungen einschließlich des günstigsten Standardversands binnen 14 Tagen nach Ihrer Erklärung über das Zahlungsmittel, das Sie benutzt haben; wir dürfen warten, bis wir die Ware zurückhaben. Senden Sie die Ware binnen 14 Tagen nach Ihrer Erklärung ab; ${sellerPays ? 'die Rücksendung zahlen wir, Sie tragen' : 'Sie tragen die Kosten der Rücksendung und'} einen Wertverlust, der über das zur Prüfung Nötige hinausgeht.`,
  withdrawalForm: (seller) =>
    `Muster-Widerrufsformular – An: ${seller}. Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über den Kauf der folgenden Waren: … Bestellt am / erhalten am: … Name: … Anschrift: … Datum und Unterschrift (auf Papier): …`,
  withdrawalOnline: (url) => `Vertrag hier widerrufen: ${url}`,
  invoice: 'Die Rechnung ist als PDF angehängt.',
  receipt: 'Die Quittung hängt als PDF an.',
  giftCardFor: (whom, day) =>
    day ? `Die Geschenkkarte geht am ${day} an ${whom}.` : `Die Geschenkkarte geht sofort an ${whom}.`,
  creditNote: 'Die Rechnungskorrektur ist als PDF angehängt.',
  withDelivery: (amount) => `Darin enthalten sind die Versandkosten von ${amount}.`,
};

export const ORDER_MAIL_TEXTS: Record<Locale, OrderMailTexts> = { en, sk, de };
