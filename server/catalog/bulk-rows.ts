import type { Locale } from '../core/locale.ts';
import type { BulkOutcome } from './bulk.types.ts';
import type { ProductType } from './product-type.ts';

export interface BulkTexts {
  readonly name?: string;
  readonly summary?: string;
  readonly description?: string;
}

/** What a row asks for. What is absent stays as it is; nothing is checked yet. */
export interface BulkValues {
  readonly version?: number;
  readonly slug?: string;
  readonly productType?: ProductType;
  readonly category?: string;
  readonly active?: boolean;
  readonly archived?: boolean;
  readonly priceMinor?: number;
  readonly stockDelta?: number;
  readonly weightGrams?: number;
  readonly shipsInDays?: number;
  readonly texts?: Partial<Record<Locale, BulkTexts>>;
}

/** Field → code. */
export type Problems = Record<string, string>;

/** One row of a change of many. By id it changes a product; by part number it changes the one there is, or makes one. */
export interface BulkRow {
  readonly id?: number;
  readonly sku?: string;
  readonly values: BulkValues;
  /** Fields that could not be read. */
  readonly problems: Problems;
}

/** What a row refers to, as it is now. */
export interface CurrentProduct {
  readonly id: number;
  readonly sku: string;
  readonly slug: string;
  readonly productType: ProductType;
  readonly version: number;
  readonly category: string;
  readonly active: boolean;
  readonly archived: boolean;
  readonly priceMinor: number;
  readonly weightGrams: number | null;
  readonly shipsInDays: number | null;
  readonly onHand: number;
  readonly reserved: number;
  readonly soldFiles: number | null;
  readonly texts: Partial<Record<Locale, Required<BulkTexts>>>;
}

/** Field → value. Texts are written `name.sk`. */
export type FieldValues = Record<string, string | number | boolean | null>;

export interface PlannedRow {
  readonly row: BulkRow;
  readonly current: CurrentProduct | null;
  readonly outcome: BulkOutcome;
  readonly problems: Problems;
  /** What differs from now on; empty when the row is rejected or changes nothing. */
  readonly changes: FieldValues;
}
