import type { Seller } from '../../settings/seller.setting.ts';
import type { BookedDocument } from '../booking/booked-documents.queries.ts';
import type { Period } from '../period.ts';

/** What a file says of itself. */
export interface ExportHead {
  readonly seller: Seller;
  readonly period: Period;
  readonly now: Date;
}

/** The documents of a period as a file for one accounting program: the next program is one more of these, in `exports.ts`. */
export interface AccountingExport {
  readonly mediaType: string;
  /** The file in portions, made while it is read; every document is in it, to the cent. */
  write(documents: AsyncIterable<BookedDocument>, head: ExportHead): AsyncIterable<Buffer>;
}
