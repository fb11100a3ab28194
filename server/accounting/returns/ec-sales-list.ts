import type { BookedDocument } from '../booking/booked-documents.queries.ts';
import { Sums, type Amounts } from './sums.ts';

/** What was supplied to one business of another member state without VAT. */
export interface EcSale extends Amounts {
  /** With its prefix. */
  readonly vatId: string;
  readonly goods: boolean;
}

/**
 * The EC sales list (Directive 2006/112/EC, art. 262 and 264; in Slovakia "súhrnný výkaz", Act 222/2004, § 80): for each business of
 * another member state the value of exempt goods and of services under reverse charge, less what was credited in the period.
 * Credit notes of an earlier period lower this one's figures; whether the form wants them as a correction of its own is left
 * to an accountant.
 */
export class EcSalesList {
  readonly #rows = new Sums<Omit<EcSale, keyof Amounts>>();

  take({ invoice: { snapshot }, parts }: BookedDocument): void {
    for (const { treatment, goods, line } of parts) {
      if (treatment !== 'INTRA_UNION' && treatment !== 'REVERSE_CHARGE') continue;
      this.#rows.add({ vatId: snapshot.buyer.vatId ?? '', goods }, line);
    }
  }

  get rows(): EcSale[] {
    return this.#rows.rows.sort((a, b) => a.vatId.localeCompare(b.vatId) || Number(b.goods) - Number(a.goods));
  }
}
