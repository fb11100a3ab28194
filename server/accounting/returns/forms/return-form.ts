import type { AccountingSetting } from '../../../settings/accounting.setting.ts';
import type { Seller } from '../../../settings/seller.setting.ts';
import type { TaxpayerStatus } from '../../../settings/taxpayer.setting.ts';
import type { Period } from '../../period.ts';
import type { Returns } from '../returns.queries.ts';

/** The first return of a period, one that replaces it before its deadline, or one that mends it later (riadny, opravný, dodatočný). */
export const RETURN_KINDS = ['regular', 'corrective', 'supplementary'] as const;
export type ReturnKind = (typeof RETURN_KINDS)[number];

/** Who files a return, for when and how. */
export interface ReturnHead {
  /** With a VAT number. */
  readonly seller: Seller & { readonly vatId: string };
  readonly status: TaxpayerStatus;
  readonly accounting: AccountingSetting;
  readonly period: Period;
  readonly kind: ReturnKind;
  /** ISO day in the shop's time zone. */
  readonly today: string;
}

/** A return as the file that the Slovak Financial Administration takes. */
export interface ReturnForm {
  /** First day of the first period that this version of the form is for, ISO. */
  readonly since: string;
  readonly quarterOnly?: boolean;
  /** Only payers of VAT file it. */
  readonly payersOnly?: boolean;
  readonly needsTaxOffice?: boolean;
  /** A supplementary one has all figures of the period as they are now. */
  readonly supplementary?: boolean;
  /** A supplementary one names what changed since the one that was filed alone: whether anything did. */
  readonly differs?: (returns: Returns, filed: Returns) => boolean;
  /** The file in portions; `filed` is what a supplementary one names the differences from. */
  readonly write: (returns: Returns, head: ReturnHead, filed: Returns | null) => Iterable<string>;
}
