import { SELLER_COUNTRY } from '../cart/vat-rates.ts';
import { escapeXml } from '../core/text/xml.ts';
import { discountNote } from './invoice-lines.ts';
import { chargesVat } from '../settings/taxpayer.setting.ts';
import { inUnion } from '../settings/vat.setting.ts';
import { INVOICE_TEXTS, owedNote } from './invoice.texts.ts';
import {
  CASH_METHOD,
  isOwed,
  isWithoutVat,
  type InvoiceLine,
  type InvoiceParty,
  type InvoiceSnapshot,
} from './invoice-snapshot.ts';
import { vatTotals, type VatRow } from './pdf/vat-table.ts';
import { buyerEndpoint, taxEndpoint, type Endpoint } from './peppol-endpoint.ts';

type Content = string | readonly (string | null)[];

const element = (name: string, content: Content, attributes = ''): string =>
  `<${name}${attributes}>${typeof content === 'string' ? escapeXml(content) : content.filter(Boolean).join('')}</${name}>`;
const basic = (name: string, text: string, attributes = ''): string => element(`cbc:${name}`, text, attributes);
const optional = (name: string, text: string | null | undefined): string | null => (text ? basic(name, text) : null);
const group = (name: string, ...content: readonly (string | null)[]): string => element(`cac:${name}`, content);

type Rate = Pick<VatRow, 'ratePercent' | 'taxCountry'>;

type Category = 'S' | 'Z' | 'E' | 'O' | 'K' | 'AE' | 'G';

/**
 * Category of UN/EDIFACT 5305: S a rate, Z a payer's rate of nothing in the Union, K an intra-Union supply of goods, AE reverse
 * charge, G an export, O outside the scope of VAT. Goods and files together for a buyer outside the Union are O: EN 16931
 * lets no other category stand beside it (BR-O-11), so goods of who is no payer are exempt (E) beside files under reverse charge.
 */
const categoryOf = ({ taxpayer = 'PAYER', exemption }: Sheet, { ratePercent, taxCountry }: Rate): Category => {
  if (ratePercent > 0) return 'S';
  if (exemption === 'UNION_BUSINESS') return taxCountry !== SELLER_COUNTRY ? 'AE' : chargesVat(taxpayer) ? 'K' : 'E';
  if (exemption === 'EXPORT') return 'G';
  return chargesVat(taxpayer) && inUnion(taxCountry) ? 'Z' : 'O';
};
const VAT = group('TaxScheme', basic('ID', 'VAT'));
const OUTSIDE_SCOPE = 'Not subject to VAT';

/** Why there is no VAT: the code of the Commission's list VATEX for the category, and words. */
const reasonOf = (sheet: Sheet, rate: Rate): string | null => {
  const t = INVOICE_TEXTS[sheet.locale];
  const reasons: Partial<Record<Category, readonly [code: string | null, words: string]>> = {
    O: ['VATEX-EU-O', isWithoutVat(sheet) ? t.notPayer : OUTSIDE_SCOPE],
    E: [null, t.notPayer],
    K: ['VATEX-EU-IC', t.intraUnion],
    AE: ['VATEX-EU-AE', t.reverseCharge],
    G: ['VATEX-EU-G', t.exported],
  };
  const reason = reasons[categoryOf(sheet, rate)];
  if (!reason) return null;
  const [code, words] = reason;
  return (optional('TaxExemptionReasonCode', code) ?? '') + basic('TaxExemptionReason', words);
};

interface Sheet extends InvoiceSnapshot {
  readonly isCredit: boolean;
  /** The buyer in the Peppol network; null: nobody there. */
  readonly sentTo: Endpoint | null;
}

/** A credit note of UBL says its amounts positive; the sheet's are negative. */
const amount = ({ isCredit, currency }: Sheet, name: string, minor: number): string =>
  basic(name, ((isCredit ? -minor : minor) / 100).toFixed(2), ` currencyID="${currency}"`);

const address = (name: string, { street, city, postcode, country }: Omit<InvoiceParty, 'name' | 'vatId'>): string =>
  group(
    name,
    basic('StreetName', street),
    basic('CityName', city),
    basic('PostalZone', postcode),
    group('Country', basic('IdentificationCode', country)),
  );

/** A sale outside the scope of VAT must not name VAT numbers (BR-O-02). */
const vatNumber = (sheet: Sheet, vatId: string | null): string | null =>
  vatId && sheet.taxes.every((row) => categoryOf(sheet, row) !== 'O')
    ? group('PartyTaxScheme', basic('CompanyID', vatId), VAT)
    : null;

/** A seller without a VAT number on the document is told by the tax number. */
const taxNumber = (taxId: string): string =>
  group('PartyTaxScheme', basic('CompanyID', taxId), group('TaxScheme', basic('ID', 'TAX')));

const endpoint = ({ scheme, id }: Endpoint): string => basic('EndpointID', id, ` schemeID="${scheme}"`);

/**
 * The tax number of a buyer, which EN 16931 has no term of its own for (BT-32 is the seller's): the buyer's identifier (BT-46),
 * by its scheme in the ISO 6523 list, which is that of the address.
 */
const identifier = (taxId: string): string => {
  const { scheme, id } = taxEndpoint(taxId);
  return group('PartyIdentification', basic('ID', id, ` schemeID="${scheme}"`));
};

const supplier = (sheet: Sheet): string => {
  const { name, companyId, taxId, vatId, register, phone, email } = sheet.seller;
  const party = group(
    'Party',
    sheet.sentTo && endpoint(taxEndpoint(taxId)),
    group('PartyName', basic('Name', name)),
    address('PostalAddress', { ...sheet.seller, company: name }),
    vatNumber(sheet, vatId) ?? taxNumber(taxId),
    group(
      'PartyLegalEntity',
      basic('RegistrationName', name),
      basic('CompanyID', companyId),
      basic('CompanyLegalForm', register),
    ),
    group('Contact', basic('Telephone', phone), basic('ElectronicMail', email)),
  );
  return group('AccountingSupplierParty', party);
};

const customer = (sheet: Sheet): string => {
  const { buyer, sentTo } = sheet;
  const name = buyer.company ?? buyer.name;
  const party = group(
    'Party',
    sentTo && endpoint(sentTo),
    buyer.taxId ? identifier(buyer.taxId) : null,
    group('PartyName', basic('Name', name)),
    address('PostalAddress', buyer),
    vatNumber(sheet, buyer.vatId),
    group('PartyLegalEntity', basic('RegistrationName', name), optional('CompanyID', buyer.companyId)),
    buyer.company ? group('Contact', basic('Name', buyer.name)) : null,
  );
  return group('AccountingCustomerParty', party);
};

const category = (sheet: Sheet, name: string, rate: Rate, reason: string | null = null): string => {
  const code = categoryOf(sheet, rate);
  const percent = code === 'O' ? null : basic('Percent', String(rate.ratePercent));
  return group(name, basic('ID', code), percent, reason, VAT);
};

/** EN 16931 has one row for each category and rate, whichever state it is of. */
const taxTotal = (sheet: Sheet): string => {
  const keyOf = (rate: Rate): string => `${categoryOf(sheet, rate)} ${rate.ratePercent}`;
  const firsts = new Map(sheet.taxes.map((row) => [keyOf(row), row]));
  const rows = [...firsts].map(([key, rate]) => {
    const sum = vatTotals(sheet.taxes.filter((row) => keyOf(row) === key));
    return group(
      'TaxSubtotal',
      amount(sheet, 'TaxableAmount', sum.netMinor),
      amount(sheet, 'TaxAmount', sum.taxMinor),
      category(sheet, 'TaxCategory', rate, reasonOf(sheet, rate)),
    );
  });
  return group('TaxTotal', amount(sheet, 'TaxAmount', sheet.taxMinor), ...rows);
};

const totals = (sheet: Sheet): string =>
  group(
    'LegalMonetaryTotal',
    amount(sheet, 'LineExtensionAmount', sheet.netMinor),
    amount(sheet, 'TaxExclusiveAmount', sheet.netMinor),
    amount(sheet, 'TaxInclusiveAmount', sheet.totalMinor),
    amount(sheet, 'PrepaidAmount', isOwed(sheet) ? (sheet.giftCardsMinor ?? 0) : sheet.totalMinor),
    amount(sheet, 'PayableAmount', isOwed(sheet) ? sheet.totalMinor - (sheet.giftCardsMinor ?? 0) : 0),
  );

/** With as many decimals as make the line out of the largest quantity, to the cent. */
const unitPrice = ({ netMinor, quantity }: InvoiceLine): string => (Math.abs(netMinor) / 100 / quantity).toFixed(6);

const lineOf = (sheet: Sheet, line: InvoiceLine, at: number): string => {
  return group(
    sheet.isCredit ? 'CreditNoteLine' : 'InvoiceLine',
    basic('ID', String(at + 1)),
    basic(sheet.isCredit ? 'CreditedQuantity' : 'InvoicedQuantity', String(line.quantity), ' unitCode="C62"'),
    amount(sheet, 'LineExtensionAmount', line.netMinor),
    group(
      'Item',
      basic('Name', line.description),
      line.sku ? group('SellersItemIdentification', basic('ID', line.sku)) : null,
      category(sheet, 'ClassifiedTaxCategory', line),
    ),
    group('Price', basic('PriceAmount', unitPrice(line), ` currencyID="${sheet.currency}"`)),
  );
};

const CORE = 'urn:cen.eu:en16931:2017';
const BILLING = 'urn:fdc:peppol.eu:2017:poacc:billing';

/** Which rules the document keeps: those of Peppol BIS Billing 3 where it can be sent there, else the core ones. */
const specification = ({ sentTo }: Sheet): string[] =>
  sentTo
    ? [basic('CustomizationID', `${CORE}#compliant#${BILLING}:3.0`), basic('ProfileID', `${BILLING}:01:1.0`)]
    : [basic('CustomizationID', CORE)];

const head = (sheet: Sheet): string[] => {
  const { isCredit, number, issuedOn, taxableOn, reason, currency, order, original } = sheet;
  const taxPoint = basic('TaxPointDate', taxableOn);
  const code = isCredit ? basic('CreditNoteTypeCode', '381') : basic('InvoiceTypeCode', '380');
  const note = optional('Note', reason ?? discountNote(sheet)) ?? '';
  return [
    ...specification(sheet),
    basic('ID', number),
    basic('IssueDate', issuedOn),
    ...(isCredit ? [taxPoint, code, note] : [code, note, taxPoint]),
    basic('DocumentCurrencyCode', currency),
    group('OrderReference', basic('ID', order.number)),
    original
      ? group(
          'BillingReference',
          group('InvoiceDocumentReference', basic('ID', original.number), basic('IssueDate', original.day)),
        )
      : '',
  ];
};

/** Of UN/EDIFACT 4461: 10 in cash, 42 to a bank account, 48 by card, 68 by an online payment service. */
const MEANS: Readonly<Record<string, string>> = { [CASH_METHOD]: '10', 'bank-transfer': '42', card: '48' };

/** What is payable needs a day or terms (BR-CO-25). */
const payment = (sheet: Sheet): string => {
  const { id, method } = sheet.payment;
  const means = basic('PaymentMeansCode', MEANS[method ?? ''] ?? '68');
  const terms = isOwed(sheet) ? group('PaymentTerms', basic('Note', owedNote(sheet))) : '';
  return group('PaymentMeans', means, optional('PaymentID', id)) + terms;
};

/** Where it was delivered; an intra-Union supply needs the country and the day (BR-IC-11, BR-IC-12). */
const delivery = (sheet: Sheet): string | null => {
  const { deliveredTo, buyer, taxableOn } = sheet;
  const isIntraUnion = sheet.taxes.some((row) => categoryOf(sheet, row) === 'K');
  if (!deliveredTo && !isIntraUnion) return null;
  return group(
    'Delivery',
    isIntraUnion ? basic('ActualDeliveryDate', taxableOn) : null,
    group('DeliveryLocation', address('Address', deliveredTo ?? buyer)),
  );
};

/**
 * The invoice or credit note as a file for accounting software: UBL 2.1 by the core rules of EN 16931-1, between companies by
 * those of Peppol BIS Billing 3 too (both are run over it by `npm run test:einvoice`), with the numbers of the printed sheet,
 * cent by cent: lines after their share of the discount, which a note tells. Nothing is payable but what is paid on delivery.
 * `sentTo`: where it is sent through the network, if not as the buyer's numbers say.
 */
export const ublOf = (snapshot: InvoiceSnapshot, sentTo = buyerEndpoint(snapshot.buyer)): string => {
  const isCredit = snapshot.kind === 'CREDIT_NOTE';
  const sheet: Sheet = { ...snapshot, isCredit, sentTo };
  const root = isCredit ? 'CreditNote' : 'Invoice';
  const schemas = 'urn:oasis:names:specification:ubl:schema:xsd';
  const names =
    ` xmlns="${schemas}:${root}-2" xmlns:cac="${schemas}:CommonAggregateComponents-2"` +
    ` xmlns:cbc="${schemas}:CommonBasicComponents-2"`;
  const content = [
    ...head(sheet),
    supplier(sheet),
    customer(sheet),
    delivery(sheet),
    payment(sheet),
    taxTotal(sheet),
    totals(sheet),
    ...sheet.lines.map((line, at) => lineOf(sheet, line, at)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(root, content, names)}\n`;
};
