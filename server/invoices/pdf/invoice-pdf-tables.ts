import { formatAmount, formatMoney, formatNumber, formatPercent } from '../../core/text/format.ts';
import type { Locale } from '../../core/locale.ts';
import { unitNet } from '../invoice-lines.ts';
import { INVOICE_TEXTS, withSlovak } from '../invoice.texts.ts';
import { isWithoutVat, type InvoiceLine, type InvoiceSnapshot } from '../invoice-snapshot.ts';
import { SELLER_COUNTRY } from '../../cart/vat-rates.ts';
import type { VatRow } from './vat-table.ts';
import { BOTTOM, heightOf, INK, INK_2, INK_3, LEFT, RIGHT, rule, SIGNAL, write, type Pdf } from './sheet.ts';

interface Column<Row> {
  readonly title: (locale: Locale) => string;
  /** Right edge and width of the numbers. */
  readonly right: number;
  readonly width: number;
  readonly text: (row: Row, locale: Locale) => string;
}

/** A rate that is not the seller's own state's bears the state's code. */
const rateText = ({ ratePercent, taxCountry }: VatRow, locale: Locale): string =>
  `${taxCountry === SELLER_COUNTRY ? '' : `${taxCountry}\u00a0`}${formatPercent(ratePercent, locale)}`;

const VAT_COLUMNS: readonly Column<VatRow>[] = [
  { title: (l) => INVOICE_TEXTS[l].base, right: 392, width: 62, text: (r, l) => formatAmount(r.netMinor, l) },
  { title: (l) => INVOICE_TEXTS[l].rate, right: 436, width: 42, text: rateText },
  { title: (l) => INVOICE_TEXTS[l].tax, right: 486, width: 48, text: (r, l) => formatAmount(r.taxMinor, l) },
  { title: (l) => INVOICE_TEXTS[l].gross, right: RIGHT, width: 59, text: (r, l) => formatAmount(r.grossMinor, l) },
];

const unitText = (line: InvoiceLine, locale: Locale): string => {
  const unit = unitNet(line);
  return Number.isInteger(Math.round(unit * 10_000) / 100)
    ? formatAmount(Math.round(unit * 100), locale)
    : formatNumber(unit, locale, 4);
};

const ITEM_COLUMNS: readonly Column<InvoiceLine>[] = [
  {
    title: (l) => INVOICE_TEXTS[l].quantity,
    right: 262,
    width: 46,
    text: (line, l) => `${line.quantity}\u00a0${INVOICE_TEXTS[l].pieces}`,
  },
  { title: (l) => INVOICE_TEXTS[l].unitNet, right: 328, width: 62, text: unitText },
  ...VAT_COLUMNS,
];

/** Of a document without VAT: what is paid is all there is to say. */
const PLAIN_COLUMNS: readonly Column<InvoiceLine>[] = [
  { ...ITEM_COLUMNS[0]!, right: 392 },
  { title: (l) => INVOICE_TEXTS[l].unit, right: 470, width: 70, text: unitText },
  VAT_COLUMNS.at(-1)!,
];

const NAME_WIDTH = 165;

interface Table<Row> {
  readonly columns: readonly Column<Row>[];
  readonly locale: Locale;
}

const headRow = <Row>(pdf: Pdf, { columns, locale }: Table<Row>, first: string, y: number): number => {
  write(pdf, first, [LEFT, y], { size: 6.5, colour: INK_3, width: NAME_WIDTH });
  const bottoms = columns.map(({ title, right, width }) =>
    write(pdf, title(locale), [right - width, y], { size: 6.5, colour: INK_3, align: 'right', width }),
  );
  const bottom = Math.max(...bottoms) + 3;
  return bottom;
};

const numbers = <Row>(pdf: Pdf, { columns, locale }: Table<Row>, row: Row, y: number): void => {
  for (const { right, width, text } of columns) {
    write(pdf, text(row, locale), [right - width, y + 1], { font: 'mono', size: 8, align: 'right', width });
  }
};

/** Goes to a new page when `height` does not fit; returns the y to go on at. */
export const room = (pdf: Pdf, y: number, height: number): number => {
  if (y + height <= BOTTOM) return y;
  pdf.addPage();
  return 48;
};

const itemHead = (pdf: Pdf, y: number, table: Table<InvoiceLine>): number => {
  const bottom = headRow(pdf, table, INVOICE_TEXTS[table.locale].item, y);
  rule(pdf, bottom, { colour: INK, weight: 0.75 });
  return bottom;
};

/** The lines of the invoice; the head is repeated on each page. Returns the y below. */
export const drawItems = (pdf: Pdf, invoice: InvoiceSnapshot, top: number): number => {
  const { lines, locale } = invoice;
  const table = { columns: isWithoutVat(invoice) ? PLAIN_COLUMNS : ITEM_COLUMNS, locale };
  let y = itemHead(pdf, top, table);
  for (const line of lines) {
    const height = heightOf(pdf, line.description, { width: NAME_WIDTH }) + (line.sku ? 11 : 0) + 12;
    if (y + height > BOTTOM) y = itemHead(pdf, room(pdf, y, height), table);
    const below = write(pdf, line.description, [LEFT, y + 5], { width: NAME_WIDTH });
    if (line.sku)
      write(pdf, line.sku, [LEFT, below + 1], { font: 'mono', size: 6.5, colour: INK_2, width: NAME_WIDTH });
    numbers(pdf, table, line, y + 5);
    y += height;
    rule(pdf, y);
  }
  return y;
};

const VAT_LEFT = 230;

/** Base, rate and tax per rate. Returns the y below. */
const drawTaxes = (pdf: Pdf, invoice: InvoiceSnapshot, top: number): number => {
  const { locale, taxes, netMinor, taxMinor, totalMinor } = invoice;
  write(pdf, withSlovak(locale, 'vatTable'), [VAT_LEFT, top], { font: 'strong', size: 7.5, width: 300 });
  let y = headRow(pdf, { columns: VAT_COLUMNS, locale }, '', top + 14);
  rule(pdf, y, { from: VAT_LEFT, colour: INK, weight: 0.75 });
  for (const row of taxes) {
    numbers(pdf, { columns: VAT_COLUMNS, locale }, row, y + 4);
    y += 18;
    rule(pdf, y, { from: VAT_LEFT });
  }
  if (taxes.length > 1) {
    const sum = { taxCountry: '', ratePercent: 0, netMinor, taxMinor, grossMinor: totalMinor };
    numbers(pdf, { columns: VAT_COLUMNS.filter(({ text }) => text !== rateText), locale }, sum, y + 4);
    y += 18;
  }
  return y + 14;
};

/** Base, rate and tax per rate where there is VAT, and the sum of the invoice. Returns the y below. */
export const drawSums = (pdf: Pdf, invoice: InvoiceSnapshot, top: number): number => {
  const { locale, totalMinor, currency, exemption } = invoice;
  const plain = isWithoutVat(invoice);
  const y = plain ? top : drawTaxes(pdf, invoice, top);
  rule(pdf, y, { from: VAT_LEFT, colour: INK, weight: 1 });
  pdf.rect(VAT_LEFT, y + 1, 3, 30).fill(SIGNAL);
  write(pdf, withSlovak(locale, plain || exemption ? 'gross' : 'total'), [VAT_LEFT + 12, y + 9], {
    font: 'strong',
    size: 9,
    width: 185,
  });
  const total = formatMoney(totalMinor, locale, currency);
  write(pdf, total, [RIGHT - 120, y + 6], { font: 'mono', size: 14, align: 'right', width: 120 });
  return y + 36;
};
