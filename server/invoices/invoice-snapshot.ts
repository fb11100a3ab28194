import type { Locale } from '../core/locale.ts';
import type { Seller } from '../settings/seller.setting.ts';
import { chargesVat, type TaxpayerStatus } from '../settings/taxpayer.setting.ts';
import type { VatRow } from './pdf/vat-table.ts';

export type InvoiceKindName = 'INVOICE' | 'CREDIT_NOTE';

export interface InvoiceParty {
  readonly name: string;
  readonly company: string | null;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
  readonly companyId: string | null;
  /** Of a company in Slovakia; absent: it gave none. */
  readonly taxId?: string;
  readonly vatId: string | null;
}

export interface InvoiceLine extends VatRow {
  readonly description: string;
  readonly sku: string | null;
  readonly quantity: number;
}

/** A promotion, by name and code; `minor` 0: free delivery. */
export interface InvoiceDiscount {
  readonly label: string;
  readonly minor: number;
}

/** Everything that is printed, in the words and numbers of the day it was issued. Stored once, never changed. */
export interface InvoiceSnapshot {
  readonly format: 1;
  readonly kind: InvoiceKindName;
  readonly number: string;
  readonly locale: Locale;
  /** ISO days in the shop's time zone. */
  readonly issuedOn: string;
  /** Day on which the tax arises: of the payment, of the handing over where that comes first, or of the refund. */
  readonly taxableOn: string;
  readonly seller: Seller;
  /** What the seller was on the day of the tax; of a credit note, of its invoice. Absent on those issued before it was kept. */
  readonly taxpayer?: TaxpayerStatus;
  /**
   * Why no VAT is charged. UNION_BUSINESS: to a business of another member state, goods (taxed in the seller's state) of a payer as
   * an intra-Union supply, files (in the buyer's) under reverse charge. EXPORT: goods alone, sent out of the Union by a payer.
   * Absent: VAT is charged, or another reason is told by state, rate and status of the seller.
   */
  readonly exemption?: 'UNION_BUSINESS' | 'EXPORT';
  readonly buyer: InvoiceParty;
  /** Null: nothing was shipped, or to the buyer's own address. */
  readonly deliveredTo: InvoiceParty | null;
  readonly order: { readonly number: string; readonly day: string };
  readonly payment: { readonly method: string | null; readonly id: string | null; readonly day: string | null };
  readonly lines: readonly InvoiceLine[];
  /** What was taken off the goods, within the lines already. Absent: nothing. */
  readonly discounts?: readonly InvoiceDiscount[];
  readonly taxes: readonly VatRow[];
  readonly netMinor: number;
  readonly taxMinor: number;
  readonly totalMinor: number;
  /** What gift cards paid of it; of a credit note, what goes back to them. Absent: nothing. */
  readonly giftCardsMinor?: number;
  readonly currency: string;
  /** Credit notes: the invoice that is corrected, and why. */
  readonly original: { readonly number: string; readonly day: string } | null;
  readonly reason: string | null;
}

/** Stands in orders that are paid on delivery. */
export const CASH_METHOD = 'cash-on-delivery';

/** Whether a document was issued before any money came: what it says is to be paid on delivery, or no more. */
export const isOwed = ({ payment }: Pick<InvoiceSnapshot, 'payment'>): boolean =>
  payment.method === CASH_METHOD && payment.day === null;

/** Whether the document is one of a seller who is no payer and charges no VAT on it: then it has no words of VAT but that one. */
export const isWithoutVat = ({ taxpayer = 'PAYER', taxes }: Pick<InvoiceSnapshot, 'taxpayer' | 'taxes'>): boolean =>
  !chargesVat(taxpayer) && taxes.every(({ ratePercent }) => ratePercent === 0);
