import type { CsvCell } from '../../core/text/csv.ts';
import { LOCALES, type Locale } from '../../core/locale.ts';
import type { CurrentProduct } from './bulk-rows.ts';
import { wholeCell, type Cell } from '../product/csv-cells.ts';
import { FIELDS, TEXTS } from '../product/field-sets.ts';
import { ProductType } from '../product/product-type.ts';

export interface CsvColumn {
  readonly name: string;
  /** The field that errors are reported for; null: for reading only, an import passes it over. */
  readonly field: string | null;
  readonly write: (product: CurrentProduct, locale: Locale) => CsvCell;
  /** What a cell with something in it asks for. Throws BadCell. */
  readonly read: Cell['read'];
}

const column = (name: string, field: string, cell: Cell): CsvColumn => ({
  name,
  field,
  read: cell.read,
  write: ({ values }, locale) => {
    const value = values[field];
    return value === undefined || value === null ? null : cell.write(value, locale);
  },
});

/** Columns that are no field of a product, by the field that they stand behind. */
const BEHIND: Readonly<Record<string, readonly CsvColumn[]>> = {
  sku: [{ ...column('version', 'version', wholeCell), write: ({ version }) => version }],
  priceMinor: [
    {
      ...column('stock', 'stock', wholeCell),
      field: null,
      write: ({ values, onHand }) => (values.productType === ProductType.PHYSICAL ? onHand : null),
    },
    { ...column('stock_change', 'stockDelta', wholeCell), write: () => null },
  ],
};

/** The file of products, column by column. `sku` says which product a row is about. An empty cell leaves what is there. */
export const CSV_COLUMNS: readonly CsvColumn[] = [
  ...FIELDS.flatMap(([field, { csv, cell }]) =>
    csv && cell ? [column(csv, field, cell), ...(BEHIND[field] ?? [])] : [],
  ),
  ...TEXTS.flatMap(([text, { csv, cell }]) =>
    csv && cell ? LOCALES.map((locale) => column(`${csv}_${locale}`, `${text}.${locale}`, cell)) : [],
  ),
];
