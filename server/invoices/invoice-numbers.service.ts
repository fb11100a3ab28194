import type { Ctx } from '../core/context.ts';
import type { InvoiceKind } from './invoice.entity.ts';

const SERIES: Record<InvoiceKind, string> = { INVOICE: 'FA', CREDIT_NOTE: 'DB' };

export interface InvoiceNumber {
  readonly series: string;
  readonly year: number;
  readonly sequence: number;
  readonly number: string;
}

/**
 * The next number of the kind's series in the year, such as FA2026000123. Needs an open transaction: it locks the series
 * until that ends, and a rollback gives the number back, so there is never a gap. Take it as the last step before the insert.
 */
export const nextNumber = async (ctx: Ctx, kind: InvoiceKind, year: number): Promise<InvoiceNumber> => {
  if (!ctx.inTransaction) throw new Error('an invoice number is taken inside a transaction');
  const series = SERIES[kind];
  const [row] = await ctx.sql<{ last: number }>(
    `INSERT INTO invoice_counter (series, year, last) VALUES ($1, $2, 1)
     ON CONFLICT (series, year) DO UPDATE SET last = invoice_counter.last + 1 RETURNING last`,
    [series, year],
    'invoices.next-number',
  );
  const sequence = row!.last;
  return { series, year, sequence, number: `${series}${year}${String(sequence).padStart(6, '0')}` };
};
