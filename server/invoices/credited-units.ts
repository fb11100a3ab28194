import { share, taxIncluded } from '../core/money.ts';
import { mirroredLines } from './invoice-lines.ts';
import type { InvoiceLine } from './invoice-snapshot.ts';
import { creditedTax, isOf, vatTable, type VatRow } from './pdf/vat-table.ts';

/** Units of a line of an invoice. */
export interface Units {
  readonly line: InvoiceLine;
  readonly quantity: number;
  /** Of their price, stays with the shop. */
  readonly lessMinor?: number;
}

/** Brings the tax of the lines of one rate to what the credit note takes of it, spread by their gross. */
const settleTax = (lines: InvoiceLine[], row: VatRow, taxMinor: number): void => {
  if (taxMinor === row.taxMinor) return;
  const own = lines.filter(isOf(row));
  const parts = share(
    taxMinor,
    own.map(({ grossMinor }) => grossMinor),
  );
  for (const [i, line] of own.entries()) lines[lines.indexOf(line)] = { ...line, taxMinor: parts[i]! };
};

/** What the invoice charged, and what it and its credit notes leave, by state and rate. */
export interface Balance {
  readonly invoiced: readonly VatRow[];
  readonly open: readonly VatRow[];
}

const costOf = ({ line, quantity, lessMinor = 0 }: Units): number =>
  Math.max(0, Math.round((line.grossMinor * quantity) / line.quantity) - lessMinor);

/**
 * The lines of a credit note over units that were sold: named, negative, each at its own state and rate, `amountMinor` in
 * all, net and tax of each of one sign. Null when a rate has less left than its units cost, because
 * an earlier refund of an amount took of it.
 */
export const creditedUnits = (
  units: readonly Units[],
  { invoiced, open }: Balance,
  amountMinor: number,
): InvoiceLine[] | null => {
  const costs = units.map(costOf);
  const lines = share(amountMinor, costs).map((grossMinor, i): InvoiceLine => {
    const { line, quantity } = units[i]!;
    return { ...line, quantity, grossMinor, taxMinor: taxIncluded(grossMinor, line.ratePercent) };
  });
  for (const row of vatTable(lines)) {
    const left = open.find(isOf(row));
    if (!left || left.grossMinor < row.grossMinor) return null;
    const kept = { own: row.taxMinor, tolerance: lines.filter(isOf(row)).length };
    settleTax(lines, row, creditedTax(invoiced.find(isOf(row)) ?? left, left, row.grossMinor, kept));
  }
  return mirroredLines(lines.map((line) => ({ ...line, netMinor: line.grossMinor - line.taxMinor })));
};
