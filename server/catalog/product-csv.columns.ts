import type { CsvCell } from '../core/csv.ts';
import { LOCALES, type Locale } from '../core/locale.ts';
import { toDecimal, toMinor } from '../core/money.ts';
import type { BulkValues, CurrentProduct } from './bulk-rows.ts';
import { ProductType } from './product-type.ts';

export type CsvProduct = CurrentProduct;

/** A cell that means nothing. */
export class BadCell extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

export interface CsvColumn {
  readonly name: string;
  /** The field of `BulkValues` that errors are reported for; null: for reading only, an import passes it over. */
  readonly field: string | null;
  readonly write: (product: CsvProduct, locale: Locale) => CsvCell;
  /** What a cell with something in it asks for. Throws BadCell. */
  readonly read: (text: string) => BulkValues;
}

const YES = new Set(['yes', 'true', '1', 'áno', 'ano', 'ja', 'pravda', 'wahr']);
const NO = new Set(['no', 'false', '0', 'nie', 'nein', 'nepravda', 'falsch']);

const flag = (text: string): boolean => {
  const word = text.trim().toLowerCase();
  if (!YES.has(word) && !NO.has(word)) throw new BadCell('INVALID_FORMAT');
  return YES.has(word);
};

const whole = (text: string): number => {
  if (!/^[+-]?\d{1,9}$/.test(text.trim())) throw new BadCell('INVALID_FORMAT');
  return Number(text);
};

const THOUSANDS = /^\d{1,3}(?:(?:\.\d{3})+,\d{2}|(?:,\d{3})+\.\d{2})$/;

/**
 * With a point or a comma, whatever the language; thousands may be told apart by a space, or by the other sign where both
 * stand. A euro sign may stand on either side.
 */
const cents = (text: string): number => {
  const given = text.replace(/[€\s]|EUR/g, '');
  const amount = THOUSANDS.test(given)
    ? given.replace(/[.,](?=\d{3})/g, '').replace(',', '.')
    : given.replace(',', '.');
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(amount)) throw new BadCell('INVALID_FORMAT');
  return toMinor(amount);
};

const typeOf = (text: string): ProductType => {
  const type = Object.values(ProductType).find((one) => one === text.trim().toUpperCase());
  if (!type) throw new BadCell('INVALID_VALUE');
  return type;
};

const decimal = (minor: number, locale: Locale): string =>
  locale === 'en' ? toDecimal(minor) : toDecimal(minor).replace('.', ',');

const textColumns = (['name', 'summary', 'description'] as const).flatMap((text) =>
  LOCALES.map((locale): CsvColumn => ({
    name: `${text}_${locale}`,
    field: `${text}.${locale}`,
    write: ({ texts }) => texts[locale]?.[text],
    read: (cell) => ({ texts: { [locale]: { [text]: cell.replace(/\r\n?/g, '\n') } } }),
  })),
);

/** The file of products, column by column. `sku` says which product a row is about. An empty cell leaves what is there. */
export const CSV_COLUMNS: readonly CsvColumn[] = [
  { name: 'sku', field: 'sku', write: ({ sku }) => sku, read: () => ({}) },
  {
    name: 'version',
    field: 'version',
    write: ({ version }) => version,
    read: (text) => ({ version: whole(text) }),
  },
  { name: 'slug', field: 'slug', write: ({ slug }) => slug, read: (text) => ({ slug: text.trim() }) },
  {
    name: 'type',
    field: 'productType',
    write: ({ productType }) => productType,
    read: (text) => ({ productType: typeOf(text) }),
  },
  {
    name: 'category',
    field: 'category',
    write: ({ category }) => category,
    read: (text) => ({ category: text.trim() }),
  },
  {
    name: 'active',
    field: 'active',
    write: ({ active }) => (active ? 'yes' : 'no'),
    read: (text) => ({ active: flag(text) }),
  },
  {
    name: 'price',
    field: 'priceMinor',
    write: ({ priceMinor }, locale) => decimal(priceMinor, locale),
    read: (text) => ({ priceMinor: cents(text) }),
  },
  {
    name: 'stock',
    field: null,
    write: ({ productType, onHand }) => (productType === ProductType.PHYSICAL ? onHand : null),
    read: () => ({}),
  },
  {
    name: 'stock_change',
    field: 'stockDelta',
    write: () => null,
    read: (text) => ({ stockDelta: whole(text) }),
  },
  {
    name: 'weight_g',
    field: 'weightGrams',
    write: ({ weightGrams }) => weightGrams,
    read: (text) => ({ weightGrams: whole(text) }),
  },
  {
    name: 'ships_in_days',
    field: 'shipsInDays',
    write: ({ shipsInDays }) => shipsInDays,
    read: (text) => ({ shipsInDays: whole(text) }),
  },
  ...textColumns,
];
