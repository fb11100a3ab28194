import { share, taxIncluded } from '../core/money.ts';

/** A part of an invoice that carries VAT. */
export interface Taxed {
  /** State whose VAT it is. */
  readonly taxCountry: string;
  readonly ratePercent: number;
  readonly taxMinor: number;
  readonly grossMinor: number;
}

/** One state and rate of the VAT table; base + tax = gross. Negative on a credit note. */
export interface VatRow extends Taxed {
  readonly netMinor: number;
}

const rowOf = ({ taxCountry, ratePercent, taxMinor, grossMinor }: Taxed): VatRow => ({
  taxCountry,
  ratePercent,
  netMinor: grossMinor - taxMinor,
  taxMinor,
  grossMinor,
});

/**
 * Sums per state and rate, highest rate first; what sums to nothing is left out. The tax is the sum of the lines' rounded
 * taxes, never computed anew. Equal rates of two states stay apart: they go into two declarations.
 */
export const vatTable = (lines: readonly Taxed[]): VatRow[] => {
  const sums = new Map<string, VatRow>();
  for (const line of lines) {
    const key = `${line.taxCountry} ${line.ratePercent}`;
    const { taxMinor = 0, grossMinor = 0 } = sums.get(key) ?? {};
    sums.set(key, rowOf({ ...line, taxMinor: taxMinor + line.taxMinor, grossMinor: grossMinor + line.grossMinor }));
  }
  return [...sums.values()]
    .filter(({ grossMinor, taxMinor }) => grossMinor !== 0 || taxMinor !== 0)
    .sort((a, b) => b.ratePercent - a.ratePercent || (a.taxCountry < b.taxCountry ? -1 : 1));
};

export const vatTotals = (rows: readonly VatRow[]): Pick<VatRow, 'netMinor' | 'taxMinor' | 'grossMinor'> => ({
  netMinor: rows.reduce((sum, { netMinor }) => sum + netMinor, 0),
  taxMinor: rows.reduce((sum, { taxMinor }) => sum + taxMinor, 0),
  grossMinor: rows.reduce((sum, { grossMinor }) => sum + grossMinor, 0),
});

/**
 * The VAT rows of a refund of `amountMinor`, negative: shared over the rates by what is still invoiced, never more tax than
 * is left. The refund that empties the invoice takes exactly the rest, so invoice and credit notes sum to nothing.
 * Throws RangeError when more than the rest is asked for.
 */
export const creditedRows = (
  invoiced: readonly VatRow[],
  earlier: readonly VatRow[],
  amountMinor: number,
): VatRow[] => {
  const open = vatTable([...invoiced, ...earlier]);
  const { grossMinor: rest } = vatTotals(open);
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0 || amountMinor > rest) {
    throw new RangeError(`cannot credit ${amountMinor} of ${rest}`);
  }
  const parts = share(
    amountMinor,
    open.map(({ grossMinor }) => grossMinor),
  );
  return open
    .map((left, i) => {
      const gross = parts[i]!;
      const tax =
        gross === left.grossMinor ? left.taxMinor : Math.min(left.taxMinor, taxIncluded(gross, left.ratePercent));
      return rowOf({ ...left, taxMinor: -tax, grossMinor: -gross });
    })
    .filter(({ grossMinor }) => grossMinor !== 0);
};
