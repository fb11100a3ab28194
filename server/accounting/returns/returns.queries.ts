import type { Ctx } from '../../core/context.ts';
import { bookedDocuments, type BookedDocument } from '../booking/booked-documents.queries.ts';
import { periodOf } from '../period.ts';
import { ControlStatement } from './control-statement.ts';
import { EcSalesList } from './ec-sales-list.ts';
import { OssReturn } from './oss-return.ts';
import { Sums, type Amounts } from './sums.ts';
import { VatReturn } from './vat-return.ts';

/** What no return names: supplies abroad, and those of a seller who is no payer. */
export interface Undeclared extends Amounts {
  readonly treatment: 'ABROAD' | 'WITHOUT_VAT';
}

class UndeclaredSums {
  readonly #sums = new Sums<{ readonly treatment: Undeclared['treatment'] }>();

  take({ parts }: BookedDocument): void {
    for (const { treatment, line } of parts) {
      if (treatment === 'ABROAD' || treatment === 'WITHOUT_VAT') this.#sums.add({ treatment }, line);
    }
  }

  get rows(): Undeclared[] {
    return this.#sums.rows;
  }
}

/**
 * All returns of a period, from its documents, or from those alone that were issued before a moment: each part of each stands in
 * exactly one of them, but an intra-Union supply, which the EC sales list names too.
 */
export const readReturns = async (ctx: Ctx, name: string, before: Date | null = null) => {
  const [vat, control, oss, ecSales, undeclared] = [
    new VatReturn(),
    new ControlStatement(),
    new OssReturn(),
    new EcSalesList(),
    new UndeclaredSums(),
  ];
  let documentCount = 0;
  for await (const document of bookedDocuments(ctx, periodOf(name))) {
    if (before && document.invoice.issuedAt >= before) continue;
    documentCount += 1;
    for (const each of [vat, control, oss, ecSales, undeclared]) each.take(document);
  }
  return { documentCount, vat, control, oss, ecSales, undeclared: undeclared.rows };
};

export type Returns = Awaited<ReturnType<typeof readReturns>>;
