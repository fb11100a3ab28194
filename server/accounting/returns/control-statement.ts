import { InvoiceKind } from '../../invoices/invoice.entity.ts';
import type { InvoiceParty } from '../../invoices/invoice-snapshot.ts';
import type { BookedDocument } from '../booking/booked-documents.queries.ts';
import { Sums, type Amounts } from './sums.ts';

/** A document to a business at one rate: of section A.1, or of C.1 with the invoice that it corrects. */
export interface StatementLine extends Amounts {
  readonly number: string;
  readonly originalNumber: string | null;
  /** Null: the buyer has none. */
  readonly vatId: string | null;
  readonly buyerName: string;
  /** Day of supply, ISO. */
  readonly day: string;
  readonly ratePercent: number;
}

export interface RateSum extends Amounts {
  readonly ratePercent: number;
}

/** Who is supplied as a business: the register or the tax office knows it by a number. */
const isBusiness = ({ companyId, taxId, vatId }: InvoiceParty): boolean =>
  companyId !== null || taxId !== undefined || vatId !== null;

/**
 * Lines of the Slovak control statement (Act 222/2004, § 78a) that a shop's documents fill, of supplies with Slovak VAT alone: A.1
 * invoices to businesses, C.1 corrections of them, D.2 everything else by rate, corrections taken off. D.1 is for takings
 * of a cash register, of which an online shop has none; B and C.2 are for purchases. Sections as the guidance of the tax
 * administration's directorate describes them (danovecentrum.sk, guidance on corrective invoices; "Manuál praktických informácií
 * k vypĺňaniu kontrolného výkazu", excerpts read on 2026-11-26); the paragraph itself was not at hand.
 */
export class ControlStatement {
  readonly a1: StatementLine[] = [];
  readonly c1: StatementLine[] = [];
  readonly #d2 = new Sums<{ readonly ratePercent: number }>();

  take({ invoice, parts }: BookedDocument): void {
    const { buyer, original } = invoice.snapshot;
    const rates = new Sums<{ readonly ratePercent: number }>();
    for (const { treatment, line } of parts) {
      if (treatment === 'HOME') rates.add({ ratePercent: line.ratePercent }, line);
    }
    const about = {
      number: invoice.number,
      originalNumber: original?.number ?? null,
      vatId: buyer.vatId,
      buyerName: buyer.company ?? buyer.name,
      day: invoice.taxableOn,
    };
    for (const { ratePercent, ...amounts } of rates.rows) {
      if (!isBusiness(buyer)) this.#d2.add({ ratePercent }, amounts);
      else (invoice.kind === InvoiceKind.CREDIT_NOTE ? this.c1 : this.a1).push({ ...about, ratePercent, ...amounts });
    }
  }

  get d2(): RateSum[] {
    return this.#d2.rows.sort((a, b) => b.ratePercent - a.ratePercent);
  }
}
