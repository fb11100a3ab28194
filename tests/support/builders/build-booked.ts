import type { BookedDocument } from '../../../server/accounting/booking/booked-documents.queries.ts';
import { bookedParts } from '../../../server/accounting/booking/booked-parts.ts';
import { mirroredLines } from '../../../server/invoices/invoice-lines.ts';
import { Invoice, type InvoiceKind } from '../../../server/invoices/invoice.entity.ts';
import type { InvoiceSnapshot } from '../../../server/invoices/invoice-snapshot.ts';

/** Part numbers of files. */
const FILES = new Set(['KRV-38-STL']);

/** A document as the books take it. */
export const booked = (snapshot: InvoiceSnapshot, original: InvoiceSnapshot | null = null): BookedDocument => {
  const { kind, number, taxableOn } = snapshot;
  const invoice = Object.assign(new Invoice(), { kind: kind as InvoiceKind, number, taxableOn, snapshot });
  return { invoice, parts: bookedParts(snapshot, FILES, original), originalDay: original?.taxableOn ?? null };
};

/** The credit note that takes all of it back. */
export const creditedBooked = ({ invoice: { snapshot } }: BookedDocument): BookedDocument =>
  booked(
    {
      ...snapshot,
      kind: 'CREDIT_NOTE',
      number: 'DB2026000007',
      original: { number: snapshot.number, day: snapshot.taxableOn },
      lines: mirroredLines(snapshot.lines),
    },
    snapshot,
  );
