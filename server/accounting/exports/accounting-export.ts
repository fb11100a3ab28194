import type { Seller } from '../../settings/seller.setting.ts';
import type { AccountingSetting } from '../../settings/accounting.setting.ts';
import type { BookedDocument } from '../booking/booked-documents.queries.ts';
import type { MoneyPosting } from '../booking/money-postings.ts';
import type { Period } from '../period.ts';

/** What a file says of itself. */
export interface ExportHead {
  readonly seller: Seller;
  readonly accounting: AccountingSetting;
  readonly period: Period;
  readonly now: Date;
}

/** What a file has of a period. */
export interface Books {
  readonly documents: AsyncIterable<BookedDocument>;
  readonly postings: AsyncIterable<MoneyPosting>;
}

/** The books of a period as a file for one accounting program: the next program is one more of these, in `exports.ts`. */
export interface AccountingExport {
  readonly mediaType: string;
  /** The file in portions, made while it is read; every document and every movement of money is in it, to the cent. */
  write(books: Books, head: ExportHead): AsyncIterable<Buffer>;
}
