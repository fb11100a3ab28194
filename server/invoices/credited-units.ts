import { share, taxIncluded } from '../core/money.ts';
import { mirroredLines } from './invoice-lines.ts';
import type { InvoiceLine } from './invoice-snapshot.ts';
import { vatTable, type Taxed, type VatRow } from './vat-table.ts';

/** Units of a line of an invoice. */
export interface Units {
  readonly line: InvoiceLine;
  readonly quantity: number;
}

const isOf =
  (row: Taxed) =>
  (other: Taxed): boolean =>
    row.taxCountry === other.taxCountry && row.ratePercent === other.ratePercent;

/** Brings the taxes of the lines of one rate to what is left of it: never more, and all of it with the last of its gross. */
const settleTax = (lines: InvoiceLine[], row: VatRow, left: VatRow): void => {
  const tax = row.grossMinor === left.grossMinor ? left.taxMinor : Math.min(left.taxMinor, row.taxMinor);
  const own = lines.filter(isOf(row)).sort((one, other) => other.grossMinor - one.grossMinor);
  const largest = lines.indexOf(own[0]!);
  lines[largest] = { ...lines[largest]!, taxMinor: lines[largest]!.taxMinor + tax - row.taxMinor };
};

/**
 * The lines of a credit note over units that were sold: named, negative, each at its own state and rate, `amountMinor` in
 * all. `open` is what invoice and earlier credit notes leave. Null when a rate has less left than its units cost, because
 * an earlier refund of an amount took of it.
 */
export const creditedUnits = (
  units: readonly Units[],
  open: readonly VatRow[],
  amountMinor: number,
): InvoiceLine[] | null => {
  const costs = units.map(({ line, quantity }) => Math.round((line.grossMinor * quantity) / line.quantity));
  const lines = share(amountMinor, costs).map((grossMinor, i): InvoiceLine => {
    const { line, quantity } = units[i]!;
    return { ...line, quantity, grossMinor, taxMinor: taxIncluded(grossMinor, line.ratePercent) };
  });
  for (const row of vatTable(lines)) {
    const left = open.find(isOf(row));
    if (!left || left.grossMinor < row.grossMinor) return null;
    settleTax(lines, row, left);
  }
  return mirroredLines(lines.map((line) => ({ ...line, netMinor: line.grossMinor - line.taxMinor })));
};
