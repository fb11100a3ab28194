import type { Locale } from '../../core/locale.ts';

export interface ReceiptTexts {
  readonly title: string;
  readonly order: string;
  readonly seller: string;
  readonly buyer: string;
  readonly companyId: string;
  readonly taxId: string;
  readonly receivedOn: string;
  readonly payment: string;
  readonly total: string;
  readonly noTax: string;
}

/**
 * Why no VAT stands on it: the transfer of a multi-purpose voucher is not taxed, what is paid with it is (Directive 2006/112/EC, art. 30b
 * par. 1; Slovak Act 222/2004, § 9a and § 22 par. 10, as told at podnikajte.sk and uad.sk, read on 2026-11-27; the act itself was
 * not at hand).
 */
export const RECEIPT_TEXTS: Readonly<Record<Locale, ReceiptTexts>> = {
  en: {
    title: 'Payment receipt',
    order: 'Order',
    seller: 'Seller',
    buyer: 'Buyer',
    companyId: 'Company ID',
    taxId: 'Tax ID',
    receivedOn: 'Received on',
    payment: 'Payment',
    total: 'Received in all',
    noTax:
      'This is no invoice and no tax document. The gift card is a multi-purpose voucher: its sale is not subject to VAT (Article 30b of Directive 2006/112/EC). VAT is charged when goods or files are paid with it, on the invoice for them.',
  },
  sk: {
    title: 'Doklad o prijatí platby',
    order: 'Objednávka',
    seller: 'Predávajúci',
    buyer: 'Kupujúci',
    companyId: 'IČO',
    taxId: 'DIČ',
    receivedOn: 'Prijaté dňa',
    payment: 'Spôsob úhrady',
    total: 'Prijaté spolu',
    noTax:
      'Tento doklad nie je faktúra ani daňový doklad. Darčeková karta je viacúčelový poukaz: jej predaj nepodlieha DPH (článok 30b smernice 2006/112/ES). DPH sa uplatní, keď sa kartou zaplatí tovar alebo súbory, na faktúre za ne.',
  },
  de: {
    title: 'Zahlungsquittung',
    order: 'Bestellung',
    seller: 'Verkäufer',
    buyer: 'Käufer',
    companyId: 'IČO (Unternehmens-ID)',
    taxId: 'DIČ (Steuernummer)',
    receivedOn: 'Erhalten am',
    payment: 'Zahlungsart',
    total: 'Erhalten insgesamt',
    noTax:
      'Dies ist weder eine Rechnung noch ein Steuerbeleg. Die Geschenkkarte ist ein Mehrzweck-Gutschein: Ihr Verkauf unterliegt nicht der Umsatzsteuer (Artikel 30b der Richtlinie 2006/112/EG). Die Umsatzsteuer fällt an, wenn mit der Karte Ware oder Dateien bezahlt werden, und steht auf der Rechnung dafür.',
  },
};
