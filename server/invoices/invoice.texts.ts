import type { Locale } from '../core/locale.ts';
import { formatMoney } from '../core/text/format.ts';
import { CASH_METHOD, type InvoiceKindName, type InvoiceSnapshot } from './invoice-snapshot.ts';

const en = {
  INVOICE: 'Invoice',
  CREDIT_NOTE: 'Credit note',
  number: 'Number',
  seller: 'Seller',
  buyer: 'Buyer',
  deliveredTo: 'Delivered to',
  issuedOn: 'Issued on',
  taxableOn: 'Date of supply',
  orderNumber: 'Order',
  orderedOn: 'Ordered on',
  payment: 'Payment',
  paidOn: 'Paid on',
  refundedOn: 'Refunded on',
  bankTransfer: 'Bank transfer',
  cashOnDelivery: 'Cash on delivery',
  card: 'Card',
  paymentId: 'Payment reference',
  original: 'Corrects invoice',
  reason: 'Reason',
  companyId: 'Company ID',
  taxId: 'Tax ID',
  vatId: 'VAT ID',
  notPayer: 'The seller is not a payer of VAT: no VAT is charged. / Nie som platiteľ DPH.',
  item: 'Goods or service',
  quantity: 'Qty',
  pieces: 'pcs',
  unit: 'Unit price',
  unitNet: 'Unit price excl. VAT',
  base: 'Tax base',
  rate: 'VAT rate',
  tax: 'VAT',
  gross: 'Total',
  vatTable: 'VAT summary',
  total: 'Total incl. VAT',
  paid: 'Already paid, nothing is due.',
  refunded: 'Refunded to the original means of payment.',
  owed: 'To be paid to the carrier on delivery.',
  owedNoMore: 'The parcel was not accepted: nothing was paid, nothing is due.',
  giftCard: 'Gift card',
  byGiftCard: (amount: string) => `Of it paid by gift card: ${amount}.`,
  toGiftCard: (amount: string) => `Of it back on the gift card: ${amount}.`,
  shipping: 'Shipping',
  discounted: (off: string) => `Prices after discount. ${off}`,
  partOf: (number: string) => `Partial refund of invoice ${number}`,
  oss: (country: string) => `VAT of ${country} charged under the EU One Stop Shop scheme (OSS).`,
  outside: (country: string) => `Supplied to ${country}, outside the VAT territory of the EU: no EU VAT is charged.`,
  intraUnion:
    'Exempt intra-Union supply of goods: Article 138 of Directive 2006/112/EC. / Dodanie je oslobodené od dane (§ 43).',
  reverseCharge:
    'Reverse charge: the customer owes the VAT, Article 196 of Directive 2006/112/EC. / Prenesenie daňovej povinnosti (§ 69).',
  exported:
    'Exempt export of goods: Article 146 of Directive 2006/112/EC. / Vývoz tovaru je oslobodený od dane (§ 47).',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
};

export type InvoiceTexts = typeof en;

const sk: InvoiceTexts = {
  INVOICE: 'Faktúra – daňový doklad',
  CREDIT_NOTE: 'Dobropis – opravná faktúra',
  number: 'Číslo',
  seller: 'Dodávateľ',
  buyer: 'Odberateľ',
  deliveredTo: 'Miesto dodania',
  issuedOn: 'Dátum vyhotovenia',
  taxableOn: 'Dátum dodania',
  orderNumber: 'Objednávka',
  orderedOn: 'Dátum objednávky',
  payment: 'Spôsob úhrady',
  paidOn: 'Dátum úhrady',
  refundedOn: 'Dátum vrátenia',
  bankTransfer: 'Bankový prevod',
  cashOnDelivery: 'Dobierka',
  card: 'Platobná karta',
  paymentId: 'Referencia platby',
  original: 'K faktúre',
  reason: 'Dôvod opravy',
  companyId: 'IČO',
  taxId: 'DIČ',
  vatId: 'IČ DPH',
  notPayer: 'Nie som platiteľ DPH.',
  item: 'Tovar alebo služba',
  quantity: 'Množstvo',
  pieces: 'ks',
  unit: 'Jedn. cena',
  unitNet: 'Jedn. cena bez DPH',
  base: 'Základ dane',
  rate: 'Sadzba',
  tax: 'DPH',
  gross: 'Spolu',
  vatTable: 'Rekapitulácia DPH',
  total: 'Spolu s DPH',
  paid: 'Uhradené, neplaťte.',
  refunded: 'Vrátené pôvodným spôsobom úhrady.',
  owed: 'Zaplaťte dopravcovi pri prevzatí zásielky.',
  owedNoMore: 'Zásielka nebola prevzatá: nič nebolo uhradené, neplaťte.',
  giftCard: 'Darčeková karta',
  byGiftCard: (amount) => `Z toho zaplatené darčekovou kartou: ${amount}.`,
  toGiftCard: (amount) => `Z toho vrátené na darčekovú kartu: ${amount}.`,
  shipping: 'Doprava',
  discounted: (off: string) => `Ceny po zľave. ${off}`,
  partOf: (number) => `Čiastočné vrátenie k faktúre ${number}`,
  oss: (country) => `Uplatnená DPH štátu ${country} v osobitnej úprave One Stop Shop (OSS).`,
  outside: (country) => `Dodané do štátu ${country} mimo územia EÚ: DPH sa neuplatňuje.`,
  intraUnion:
    'Dodanie tovaru do iného členského štátu je oslobodené od dane: § 43 zákona č. 222/2004 Z. z., čl. 138 smernice 2006/112/ES.',
  reverseCharge:
    'Prenesenie daňovej povinnosti: daň platí odberateľ, § 69 zákona č. 222/2004 Z. z., čl. 196 smernice 2006/112/ES.',
  exported: 'Vývoz tovaru je oslobodený od dane: § 47 zákona č. 222/2004 Z. z., čl. 146 smernice 2006/112/ES.',
  page: (page, pages) => `Strana ${page} z ${pages}`,
};

const de: InvoiceTexts = {
  INVOICE: 'Rechnung',
  CREDIT_NOTE: 'Rechnungskorrektur',
  number: 'Nummer',
  seller: 'Verkäufer',
  buyer: 'Käufer',
  deliveredTo: 'Lieferanschrift',
  issuedOn: 'Rechnungsdatum',
  taxableOn: 'Leistungsdatum',
  orderNumber: 'Bestellung',
  orderedOn: 'Bestelldatum',
  payment: 'Zahlungsart',
  paidOn: 'Bezahlt am',
  refundedOn: 'Erstattet am',
  bankTransfer: 'Überweisung',
  cashOnDelivery: 'Nachnahme',
  card: 'Kreditkarte',
  paymentId: 'Zahlungsreferenz',
  original: 'Zur Rechnung',
  reason: 'Grund',
  companyId: 'Firmen-ID',
  taxId: 'Steuernummer',
  vatId: 'USt-IdNr.',
  notPayer:
    'Der Verkäufer ist nicht umsatzsteuerpflichtig: Es wird keine Umsatzsteuer berechnet. / Nie som platiteľ DPH.',
  item: 'Ware oder Leistung',
  quantity: 'Menge',
  pieces: 'Stk.',
  unit: 'Einzelpreis',
  unitNet: 'Einzelpreis netto',
  base: 'Nettobetrag',
  rate: 'USt-Satz',
  tax: 'USt',
  gross: 'Gesamt',
  vatTable: 'Umsatzsteuer',
  total: 'Gesamtbetrag inkl. USt',
  paid: 'Bereits bezahlt, es ist nichts zu überweisen.',
  refunded: 'Auf das ursprüngliche Zahlungsmittel erstattet.',
  owed: 'Bei der Zustellung an den Paketdienst zu zahlen.',
  owedNoMore: 'Die Sendung wurde nicht angenommen: Es wurde nichts gezahlt, es ist nichts zu zahlen.',
  giftCard: 'Geschenkkarte',
  byGiftCard: (amount) => `Davon mit Geschenkkarte bezahlt: ${amount}.`,
  toGiftCard: (amount) => `Davon auf die Geschenkkarte zurück: ${amount}.`,
  shipping: 'Versand',
  discounted: (off: string) => `Preise nach Rabatt. ${off}`,
  partOf: (number) => `Teilerstattung zur Rechnung ${number}`,
  oss: (country) => `Umsatzsteuer von ${country} im EU-Verfahren One-Stop-Shop (OSS) berechnet.`,
  outside: (country) => `Lieferung nach ${country} außerhalb der EU: keine Umsatzsteuer der EU.`,
  intraUnion:
    'Steuerfreie innergemeinschaftliche Lieferung: Artikel 138 der Richtlinie 2006/112/EG. / Dodanie je oslobodené od dane (§ 43).',
  reverseCharge:
    'Steuerschuldnerschaft des Leistungsempfängers: Artikel 196 der Richtlinie 2006/112/EG. / Prenesenie daňovej povinnosti (§ 69).',
  exported:
    'Steuerfreie Ausfuhrlieferung: Artikel 146 der Richtlinie 2006/112/EG. / Vývoz tovaru je oslobodený od dane (§ 47).',
  page: (page, pages) => `Seite ${page} von ${pages}`,
};

export const INVOICE_TEXTS: Record<Locale, InvoiceTexts> = { en, sk, de };

/** The word of the buyer's language and, where that is not Slovak, the Slovak legal term beside it. */
export const withSlovak = (locale: Locale, key: keyof typeof SLOVAK_TERMS): string =>
  locale === 'sk' ? sk[key] : `${INVOICE_TEXTS[locale][key]} / ${SLOVAK_TERMS[key]}`;

/** What the document is called: a tax document only where it charges VAT or could. */
/** How it was paid, in words; a way that this version does not know as it is stored. */
export const methodIn = (method: string, locale: Locale): string => {
  if (method === 'bank-transfer') return INVOICE_TEXTS[locale].bankTransfer;
  if (method === CASH_METHOD) return INVOICE_TEXTS[locale].cashOnDelivery;
  if (method === 'gift-card') return INVOICE_TEXTS[locale].giftCard;
  if (method === 'card') return INVOICE_TEXTS[locale].card;
  return method === 'paypal' ? 'PayPal' : method;
};

export const documentName = (locale: Locale, kind: InvoiceKindName, withoutVat: boolean): string =>
  withoutVat && locale === 'sk' ? SLOVAK_TERMS[kind] : INVOICE_TEXTS[locale][kind];

/** What a document says of money that had not come when it was issued. */
export const owedNote = ({ kind, locale }: Pick<InvoiceSnapshot, 'kind' | 'locale'>): string =>
  INVOICE_TEXTS[locale][kind === 'INVOICE' ? 'owed' : 'owedNoMore'];

/** What gift cards paid of a document, or get back; null: nothing. */
export const giftCardNote = (invoice: InvoiceSnapshot): string | null => {
  const { kind, locale, currency, giftCardsMinor = 0 } = invoice;
  if (giftCardsMinor === 0) return null;
  return INVOICE_TEXTS[locale][kind === 'INVOICE' ? 'byGiftCard' : 'toGiftCard'](
    formatMoney(giftCardsMinor, locale, currency),
  );
};

/** The same as the sheet is headed, where the language is not Slovak with the Slovak term. */
export const titleOf = (locale: Locale, kind: InvoiceKindName, withoutVat: boolean): string =>
  locale === 'sk' ? documentName(locale, kind, withoutVat) : withSlovak(locale, kind);

const SLOVAK_TERMS = {
  INVOICE: 'Faktúra',
  CREDIT_NOTE: 'Dobropis',
  seller: 'Dodávateľ',
  buyer: 'Odberateľ',
  deliveredTo: 'Miesto dodania',
  issuedOn: 'Vyhotovená',
  taxableOn: 'Dátum dodania',
  orderNumber: 'Objednávka',
  payment: 'Úhrada',
  paidOn: 'Uhradené',
  refundedOn: 'Vrátené',
  original: 'K faktúre',
  reason: 'Dôvod opravy',
  vatTable: 'Rekapitulácia DPH',
  total: 'Spolu s DPH',
  gross: 'Spolu',
} as const;
