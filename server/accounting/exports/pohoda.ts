import { InvoiceKind } from '../../invoices/invoice.entity.ts';
import { toDecimal } from '../../core/money.ts';
import { escapeXml } from '../../core/text/xml.ts';
import type { InvoiceParty } from '../../invoices/invoice-snapshot.ts';
import type { BookedDocument } from '../booking/booked-documents.queries.ts';
import type { BookedPart, Treatment } from '../booking/booked-parts.ts';
import { internalDocument } from './pohoda-internal.ts';
import { cut, typ } from './pohoda-parts.ts';
import type { AccountingExport, ExportHead } from './accounting-export.ts';

const SCHEMA = 'http://www.stormware.cz/schema/version_2';
const NAMES = `xmlns:dat="${SCHEMA}/data.xsd" xmlns:inv="${SCHEMA}/invoice.xsd" xmlns:int="${SCHEMA}/intDoc.xsd" xmlns:typ="${SCHEMA}/type.xsd"`;

/** VAT codes of POHODA SK, which decide on the line of the return; UN: in none. */
const CODES: Record<Treatment, string> = {
  HOME: 'UD',
  OSS: 'UN',
  INTRA_UNION: 'UDdodEU',
  REVERSE_CHARGE: 'UDzahrSl',
  EXPORT: 'UNodpS',
  ABROAD: 'UN',
  WITHOUT_VAT: 'UN',
};
/** What a credit note of it goes into, as the return has it. */
const CORRECTABLE: ReadonlySet<Treatment> = new Set(['HOME', 'INTRA_UNION', 'EXPORT']);
const CORRECTED = 'URozdiel';

/** What POHODA calls the Slovak rates; a rate that is none of the reduced ones is the basic one. */
const RATES: Readonly<Record<number, string>> = { 0: 'none', 5: 'third', 19: 'low' };

const inv = (name: string, content: string): string => `<inv:${name}>${content}</inv:${name}>`;

const codeOf = ({ invoice: { kind } }: BookedDocument, { treatment }: BookedPart): string =>
  kind === InvoiceKind.CREDIT_NOTE && CORRECTABLE.has(treatment) ? CORRECTED : CODES[treatment];

const classification = (code: string): string => inv('classificationVAT', typ('ids', code));

const partner = (buyer: InvoiceParty): string => {
  const address = [
    typ('company', buyer.company, 255),
    typ('name', buyer.name, 32),
    typ('city', buyer.city, 45),
    typ('street', buyer.street, 64),
    typ('zip', buyer.postcode, 15),
    typ('ico', buyer.companyId, 15),
    typ('dic', buyer.taxId ?? null, 18),
    typ('icDph', buyer.vatId, 18),
    `<typ:country>${typ('ids', buyer.country)}</typ:country>`,
  ];
  return inv('partnerIdentity', `<typ:address>${address.join('')}</typ:address>`);
};

const header = (document: BookedDocument): string => {
  const { invoice, parts } = document;
  const { snapshot, number } = invoice;
  const isCredit = invoice.kind === InvoiceKind.CREDIT_NOTE;
  const oss = parts.find(({ treatment }) => treatment === 'OSS');
  return inv(
    'invoiceHeader',
    [
      inv('invoiceType', isCredit ? 'issuedCorrectiveTax' : 'issuedInvoice'),
      inv('number', typ('numberRequested', number)),
      inv('symVar', number.replace(/\D/g, '')),
      snapshot.original ? inv('originalDocumentNumber', escapeXml(snapshot.original.number)) : '',
      inv('date', snapshot.issuedOn),
      inv('dateTax', invoice.taxableOn),
      inv('dateAccounting', snapshot.issuedOn),
      inv('dateDue', snapshot.issuedOn),
      parts[0] ? classification(codeOf(document, parts[0])) : '',
      inv('text', escapeXml(cut(snapshot.reason ?? `Objednávka ${snapshot.order.number}`, 240))),
      partner(snapshot.buyer),
      inv('numberOrder', escapeXml(cut(snapshot.order.number, 32))),
      inv('dateOrder', snapshot.order.day),
      oss ? inv('MOSS', typ('ids', oss.line.taxCountry)) : '',
    ].join(''),
  );
};

/** Amounts are for the whole line, cent by cent as on the document: the unit price is only told. */
const item = (document: BookedDocument, part: BookedPart): string => {
  const { line, treatment, goods } = part;
  const isOss = treatment === 'OSS';
  const unit = (line.netMinor / 100 / line.quantity).toFixed(4);
  const prices = [
    `<typ:unitPrice>${unit}</typ:unitPrice>`,
    `<typ:price>${toDecimal(line.netMinor)}</typ:price>`,
    `<typ:priceVAT>${toDecimal(line.taxMinor)}</typ:priceVAT>`,
    `<typ:priceSum>${toDecimal(line.grossMinor)}</typ:priceSum>`,
  ];
  return inv(
    'invoiceItem',
    [
      inv('text', escapeXml(cut(line.description, 90))),
      inv('quantity', String(line.quantity)),
      inv('payVAT', 'false'),
      inv('rateVAT', RATES[isOss ? -1 : line.ratePercent] ?? 'high'),
      isOss ? inv('percentVAT', String(line.ratePercent)) : '',
      inv('homeCurrency', prices.join('')),
      isOss ? inv('typeServiceMOSS', typ('ids', goods ? 'GD' : 'SB')) : '',
      line.sku ? inv('code', escapeXml(cut(line.sku, 64))) : '',
      classification(codeOf(document, part)),
    ].join(''),
  );
};

const packItem = (document: BookedDocument): string => {
  const detail = inv('invoiceDetail', document.parts.map((part) => item(document, part)).join(''));
  const id = escapeXml(document.invoice.number);
  return `<dat:dataPackItem version="2.0" id="${id}"><inv:invoice version="2.0">${header(document)}${detail}</inv:invoice></dat:dataPackItem>\n`;
};

const open = ({ seller, period }: ExportHead): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<dat:dataPack version="2.0" id="${period.name}" ico="${escapeXml(seller.companyId)}" application="Martyx" note="${period.name}" ${NAMES}>\n`;

/**
 * POHODA's XML (dataPack with issued invoices and internal documents, version 2.0): one item for each document, one line for each part of it, with the
 * VAT code of POHODA SK by which the program fills the return. Names of elements, their order and the kinds of invoices as in
 * invoice.xsd 2.0, as generators of that format quote it (read on 2026-11-26); the schema itself was not at hand, and no
 * import into POHODA was tried. Codes of services under OSS (GD goods, SB electronic services) and of states are those of
 * POHODA's lists.
 */
export const pohodaExport: AccountingExport = {
  mediaType: 'application/xml',
  async *write({ documents, postings }, head) {
    yield Buffer.from(open(head));
    for await (const document of documents) yield Buffer.from(packItem(document));
    for await (const posting of postings) yield Buffer.from(internalDocument(head.accounting, posting));
    yield Buffer.from('</dat:dataPack>\n');
  },
};
