import { InvoiceKind } from '../../invoices/invoice.entity.ts';
import type { BookedDocument } from '../booking/booked-documents.queries.ts';
import type { Treatment } from '../booking/booked-parts.ts';
import { NOTHING, plus, type Amounts } from './sums.ts';

/**
 * Lines of the Slovak VAT return that a shop's documents fill, by the form in force for periods since 1 July 2025 (MF/007833/2025-731):
 * base and tax of the reduced rates (01, 02: 19 %; 01a, 02a: 5 %) and of the basic rate (03, 04), exempt supplies (13) and
 * among them intra-Union supplies of goods (14) and exports (15), tax altogether (17), differences of base and tax by corrections (24, 25: § 25 par. 1 to 3).
 * The form itself was not at hand; that these are its lines, two independent sources agree on: the reference list of VAT codes of
 * POHODA SK with the lines that each fills (UD, UDdodEU, UNodpS, URozdiel), and a generator whose output is checked against the
 * tax administration's dph2025.xsd (both read on 2026-11-26).
 */
export type ReturnLine = '01' | '01a' | '03' | '13' | '14' | '15' | '17' | '24';

/** The number of the line with the tax beside each line with a base. */
export const TAX_LINES: Partial<Record<ReturnLine, string>> = { '01': '02', '01a': '02a', '03': '04', '24': '25' };

export interface ReturnRow extends Amounts {
  readonly line: ReturnLine;
}

const REDUCED: Readonly<Record<number, ReturnLine>> = { 19: '01', 5: '01a' };

/** The line of each exempt supply, which line 13 sums up. */
const EXEMPT: Partial<Record<Treatment, ReturnLine>> = { INTRA_UNION: '14', EXPORT: '15' };

/** Figures of the VAT return as documents come in. */
export class VatReturn {
  readonly #sums: Record<ReturnLine, Amounts> = {
    '01': NOTHING,
    '01a': NOTHING,
    '03': NOTHING,
    '13': NOTHING,
    '14': NOTHING,
    '15': NOTHING,
    '17': NOTHING,
    '24': NOTHING,
  };

  #add(line: ReturnLine, amounts: Amounts): void {
    this.#sums[line] = plus(this.#sums[line], amounts);
  }

  /** A correction goes into lines of its own, whatever it corrects (§ 25). */
  take({ invoice: { kind }, parts }: BookedDocument): void {
    for (const { treatment, line } of parts) {
      if (treatment !== 'HOME' && !(treatment in EXEMPT)) continue;
      if (kind === InvoiceKind.CREDIT_NOTE) this.#add('24', line);
      else if (treatment in EXEMPT) {
        this.#add('13', line);
        this.#add(EXEMPT[treatment]!, line);
      } else {
        this.#add(REDUCED[line.ratePercent] ?? '03', line);
        this.#add('17', { netMinor: 0, taxMinor: line.taxMinor });
      }
    }
  }

  get rows(): ReturnRow[] {
    return (Object.keys(this.#sums) as ReturnLine[]).sort().map((line) => ({ line, ...this.#sums[line] }));
  }
}
