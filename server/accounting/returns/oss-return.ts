import type { BookedDocument } from '../booking/booked-documents.queries.ts';
import { quarterOf } from '../period.ts';
import { Sums, type Amounts } from './sums.ts';

/** What was supplied to one member state at one rate. */
export interface OssRow extends Amounts {
  readonly country: string;
  readonly goods: boolean;
  readonly ratePercent: number;
}

/** What credit notes take back of an earlier return. */
export interface OssCorrection extends Amounts {
  readonly country: string;
  /** The quarter whose return is amended, such as 2026-Q3. */
  readonly quarter: string;
}

/**
 * The quarterly return of the Union scheme (One Stop Shop), everything sent from Slovakia: for each member state of consumption
 * the base and the tax by rate, goods and services apart, and amendments of earlier returns by state and period (Directive
 * 2006/112/EC, art. 369g par. 1 and 4, read at service.betterregulation.com; "Declare and pay" of the Commission's One Stop
 * Shop pages). A credit note for an invoice of the same quarter lowers the figures of that quarter; one for an earlier quarter
 * is an amendment, whose base the form does not ask for and which is told here so that documents can be summed.
 */
export class OssReturn {
  readonly #rows = new Sums<Omit<OssRow, keyof Amounts>>();
  readonly #corrections = new Sums<Omit<OssCorrection, keyof Amounts>>();

  take({ invoice: { taxableOn }, parts, originalDay }: BookedDocument): void {
    const quarter = quarterOf(originalDay ?? taxableOn);
    const isAmendment = quarter !== quarterOf(taxableOn);
    for (const { treatment, goods, line } of parts) {
      if (treatment !== 'OSS') continue;
      const { taxCountry: country, ratePercent } = line;
      if (isAmendment) this.#corrections.add({ country, quarter }, line);
      else this.#rows.add({ country, goods, ratePercent }, line);
    }
  }

  get rows(): OssRow[] {
    return this.#rows.rows.sort(
      (a, b) =>
        a.country.localeCompare(b.country) || Number(b.goods) - Number(a.goods) || b.ratePercent - a.ratePercent,
    );
  }

  get corrections(): OssCorrection[] {
    return this.#corrections.rows.sort(
      (a, b) => a.country.localeCompare(b.country) || a.quarter.localeCompare(b.quarter),
    );
  }
}
