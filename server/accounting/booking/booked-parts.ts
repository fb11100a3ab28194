import { SELLER_COUNTRY } from '../../cart/vat-rates.ts';
import { share } from '../../core/money.ts';
import { INVOICE_TEXTS } from '../../invoices/invoice.texts.ts';
import type { InvoiceLine, InvoiceSnapshot } from '../../invoices/invoice-snapshot.ts';
import { isOf } from '../../invoices/pdf/vat-table.ts';
import { chargesVat } from '../../settings/taxpayer.setting.ts';
import { inUnion } from '../../settings/vat.setting.ts';

/**
 * Where a part of a document is declared. HOME: with Slovak VAT, in the return and the control statement. OSS: with the VAT of
 * another member state. INTRA_UNION: goods for a business of another member state. REVERSE_CHARGE: files for one, which owes the VAT.
 * Both stand in the EC sales list. EXPORT: goods that a payer sends out of the Union. ABROAD: what is supplied outside Slovakia and
 * declared nowhere by these returns. WITHOUT_VAT: of a seller who is no payer, or of a Slovak rate of nothing.
 */
export type Treatment = 'HOME' | 'OSS' | 'INTRA_UNION' | 'REVERSE_CHARGE' | 'EXPORT' | 'ABROAD' | 'WITHOUT_VAT';

/** A line of a document, or the goods or the files in it. */
export interface BookedPart {
  readonly treatment: Treatment;
  readonly goods: boolean;
  readonly line: InvoiceLine;
}

type Lines = Pick<InvoiceSnapshot, 'lines'>;
type Sheet = Pick<InvoiceSnapshot, 'lines' | 'taxpayer' | 'exemption' | 'original' | 'locale'>;

/**
 * By the state whose VAT a line bears, as it was invoiced. The return names no transaction with a place of supply outside
 * Slovakia (instructions of the form in force since 1 July 2025, point 9), so files for buyers outside the Union stand in none of
 * its lines; goods sent there are exempt as exports (Slovak Act 222/2004, § 47).
 */
const treatmentOf = (
  { taxpayer = 'PAYER', exemption }: Sheet,
  { taxCountry, ratePercent }: InvoiceLine,
  goods: boolean,
): Treatment => {
  if (exemption === 'UNION_BUSINESS' && taxCountry !== SELLER_COUNTRY) return 'REVERSE_CHARGE';
  if (exemption === 'UNION_BUSINESS' && chargesVat(taxpayer)) return 'INTRA_UNION';
  if (taxCountry === SELLER_COUNTRY) return chargesVat(taxpayer) && ratePercent > 0 ? 'HOME' : 'WITHOUT_VAT';
  if (inUnion(taxCountry)) return ratePercent > 0 ? 'OSS' : 'ABROAD';
  return goods && chargesVat(taxpayer) ? 'EXPORT' : 'ABROAD';
};

/** A line over a part of a rate, whatever was bought by it: such a one has no part number. */
const isOfAmount = ({ original, locale }: Sheet, { sku, description }: InvoiceLine): boolean =>
  sku === null && original !== null && description === INVOICE_TEXTS[locale].partOf(original.number);

const grossOf = (lines: readonly InvoiceLine[]): number => lines.reduce((sum, { grossMinor }) => sum + grossMinor, 0);

/** Splits a credited amount over goods and files as they were invoiced at its rate, to the cent. */
const splitAmount = (line: InvoiceLine, invoiced: readonly InvoiceLine[], isFile: (line: InvoiceLine) => boolean) => {
  const own = invoiced.filter(isOf(line));
  const weights = [grossOf(own.filter((one) => !isFile(one))), grossOf(own.filter(isFile))];
  const [gross, tax] = [-line.grossMinor, -line.taxMinor].map((minor) => share(minor, weights)) as [number[], number[]];
  return weights.flatMap((weight, at) => {
    if (weight === 0) return [];
    const [grossMinor, taxMinor] = [0 - gross[at]!, 0 - tax[at]!];
    return [{ goods: at === 0, line: { ...line, grossMinor, taxMinor, netMinor: grossMinor - taxMinor } }];
  });
};

/** The parts of a document; they sum to it. `files`: part numbers of the files of its order; `original`: what a credit note corrects. */
export const bookedParts = (sheet: Sheet, files: ReadonlySet<string>, original: Lines | null): BookedPart[] => {
  const isFile = ({ sku }: InvoiceLine): boolean => sku !== null && files.has(sku);
  const split = sheet.lines.flatMap((line) => {
    const parts = original && isOfAmount(sheet, line) ? splitAmount(line, original.lines, isFile) : [];
    return parts.length > 0 ? parts : [{ goods: !isFile(line), line }];
  });
  return split.map((part) => ({ ...part, treatment: treatmentOf(sheet, part.line, part.goods) }));
};
