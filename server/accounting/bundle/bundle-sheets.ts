import type { CsvCell } from '../../core/text/csv.ts';
import { toDecimal } from '../../core/money.ts';
import type { Invoice } from '../../invoices/invoice.entity.ts';
import type { SendingFacts } from '../../invoices/sending/sendings.queries.ts';
import { vatTable, type VatRow } from '../../invoices/pdf/vat-table.ts';

type Cells = readonly CsvCell[];
type Amounts = Pick<VatRow, 'netMinor' | 'taxMinor' | 'grossMinor'>;

/** A number that a spreadsheet reads as one, to the cent. */
const decimal = (minor: number): number => Number(toDecimal(minor));

const amounts = ({ netMinor, taxMinor, grossMinor }: Amounts): Cells => [netMinor, taxMinor, grossMinor].map(decimal);

const vatCountry = ({ snapshot }: Invoice): string => snapshot.lines[0]?.taxCountry ?? snapshot.seller.country;

const kindOf = ({ kind }: Invoice): string => kind.toLowerCase();

export const INVOICE_HEADER: readonly string[] = [
  'document',
  'kind',
  'corrects',
  'order',
  'issued',
  'supplied',
  'buyer',
  'company_id',
  'vat_id',
  'buyer_country',
  'vat_country',
  'base',
  'vat',
  'total',
  'gift_cards',
  'currency',
  'pdf',
  'pdf_sha256',
  'ubl',
  'ubl_sha256',
  'peppol_state',
  'peppol_at',
  'peppol_message',
  'tax_id',
];

/** A file of the bundle. */
export interface BundledFile {
  readonly name: string;
  readonly sha256: string;
}

/** One document of `invoices.csv`. Amounts are decimals, negative on a credit note; `gift_cards`: what cards paid of the total, or
 * got back; `peppol_at`: when it was delivered or refused there. */
export const invoiceCells = (
  invoice: Invoice,
  { pdf, ubl }: { readonly pdf: BundledFile; readonly ubl: BundledFile },
  sending?: SendingFacts,
): Cells => {
  const { snapshot, netMinor, taxMinor, totalMinor, currency } = invoice;
  const { buyer, original, order } = snapshot;
  return [
    invoice.number,
    kindOf(invoice),
    original?.number,
    order.number,
    snapshot.issuedOn,
    invoice.taxableOn,
    buyer.company ?? buyer.name,
    buyer.companyId,
    buyer.vatId,
    buyer.country,
    vatCountry(invoice),
    ...amounts({ netMinor, taxMinor, grossMinor: totalMinor }),
    decimal(Math.sign(totalMinor) * (snapshot.giftCardsMinor ?? 0)),
    currency,
    pdf.name,
    pdf.sha256,
    ubl.name,
    ubl.sha256,
    sending?.state.toLowerCase(),
    sending?.receiptAt?.toISOString(),
    sending?.messageId,
    buyer.taxId,
  ];
};

export const LINE_HEADER: readonly string[] = [
  'document',
  'kind',
  'corrects',
  'order',
  'issued',
  'supplied',
  'buyer_country',
  'vat_country',
  'line',
  'sku',
  'description',
  'quantity',
  'rate',
  'base',
  'vat',
  'total',
  'currency',
];

/** The lines of one document for `lines.csv`. */
export const lineCells = (invoice: Invoice): Cells[] => {
  const { snapshot, number, taxableOn, currency } = invoice;
  const { original, order, buyer, issuedOn } = snapshot;
  const document = [number, kindOf(invoice), original?.number, order.number, issuedOn, taxableOn, buyer.country];
  return snapshot.lines.map((line, at) => [
    ...document,
    line.taxCountry,
    at + 1,
    line.sku,
    line.description,
    line.quantity,
    line.ratePercent,
    ...amounts(line),
    currency,
  ]);
};

export const ORDER_HEADER: readonly string[] = [
  'order',
  'ordered',
  'paid',
  'buyer',
  'company_id',
  'vat_id',
  'buyer_country',
  'documents',
  'supplied',
  'vat_country',
  'rate',
  'base',
  'vat',
  'total',
  'currency',
];

const unique = (texts: readonly string[]): string => [...new Set(texts)].join(' ');

/**
 * What the documents of one order say together, a row for each country and rate, for `orders.csv`. One that was paid and
 * credited in full within the time keeps a row of nothing.
 */
export const orderCells = (documents: readonly Invoice[]): Cells[] => {
  const { snapshot, currency } = documents[0]!;
  const { order, buyer, payment } = snapshot;
  const all = documents.flatMap(({ snapshot: { taxes } }) => taxes);
  const rows = vatTable(all);
  const nothing = all.slice(0, 1).map((row) => ({ ...row, netMinor: 0, taxMinor: 0, grossMinor: 0 }));
  const about = [order.number, order.day, payment.day, buyer.company ?? buyer.name, buyer.companyId, buyer.vatId];
  const numbers = documents.map(({ number }) => number).join(' ');
  const days = unique(documents.map(({ taxableOn }) => taxableOn));
  return (rows.length > 0 ? rows : nothing).map((row) => [
    ...about,
    buyer.country,
    numbers,
    days,
    row.taxCountry,
    row.ratePercent,
    ...amounts(row),
    currency,
  ]);
};
