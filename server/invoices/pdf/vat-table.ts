import { share } from '../../core/money.ts';

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

/** Whether a row or line is of the same state and rate. */
export const isOf =
  (row: Pick<Taxed, 'taxCountry' | 'ratePercent'>) =>
  (other: Pick<Taxed, 'taxCountry' | 'ratePercent'>): boolean =>
    row.taxCountry === other.taxCountry && row.ratePercent === other.ratePercent;

type Amounts = Pick<Taxed, 'taxMinor' | 'grossMinor'>;

/**
 * The tax within `grossMinor` of what is left of an invoice's row, so that what stays bears the row's share of tax to the
 * cent however many pieces went before. `own`, what the credited lines bore, is kept where it is off by at most `tolerance`.
 * Never more than the credited gross or the tax that is left, and never so little that more tax than gross would stay: net
 * and tax of every piece have one sign.
 */
export const creditedTax = (
  invoiced: Amounts,
  left: Amounts,
  grossMinor: number,
  { own, tolerance }: { own: number; tolerance: number } = { own: 0, tolerance: -1 },
): number => {
  const rest = left.grossMinor - grossMinor;
  const even = left.taxMinor - Math.round((invoiced.taxMinor * rest) / invoiced.grossMinor);
  const wanted = Math.abs(own - even) <= tolerance ? own : even;
  return Math.min(Math.max(wanted, 0, left.taxMinor - rest), left.taxMinor, grossMinor);
};

/**
 * The VAT rows of a refund of `amountMinor`, negative: shared over the rates by what is still invoiced, each with the tax
 * within its share (`creditedTax`). The refund that empties the invoice takes exactly the rest, so invoice and credit notes sum to nothing.
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
      const tax = creditedTax(invoiced.find(isOf(left)) ?? left, left, gross);
      return rowOf({ ...left, taxMinor: 0 - tax, grossMinor: 0 - gross });
    })
    .filter(({ grossMinor }) => grossMinor !== 0);
};
