import type { BulkOutcome } from './bulk.types.ts';
import type { CellValue } from '../product/csv-cells.ts';

/** Field → value, by the names of the table of fields. Texts are written `name.sk`. */
export type FieldValues = Record<string, CellValue>;

/** Field → code. */
export type Problems = Record<string, string>;

/** One row of a change of many. By id it changes a product; by part number it changes the one there is, or makes one. */
export interface BulkRow {
  readonly id?: number;
  readonly sku?: string;
  /** The version that it was made of. */
  readonly version?: number;
  /** What it asks for, with `archived` and `stockDelta`. What is absent stays as it is; nothing is checked yet. */
  readonly values: FieldValues;
  /** Fields that could not be read. */
  readonly problems: Problems;
}

/** What a row refers to, as it is now. */
export interface CurrentProduct {
  readonly id: number;
  readonly sku: string;
  readonly version: number;
  readonly onHand: number;
  readonly reserved: number;
  readonly soldFiles: number | null;
  /** What it costs now: in a sale less than `values.priceMinor`. */
  readonly chargedMinor: number;
  /** What a row may ask for, as it is; `stockDelta` is 0. */
  readonly values: FieldValues;
}

export interface PlannedRow {
  readonly row: BulkRow;
  readonly current: CurrentProduct | null;
  readonly outcome: BulkOutcome;
  readonly problems: Problems;
  /** What differs from now on; empty when the row is rejected or changes nothing. */
  readonly changes: FieldValues;
}
