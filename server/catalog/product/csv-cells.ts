import type { CsvCell } from '../../core/text/csv.ts';
import type { Locale } from '../../core/locale.ts';
import { toDecimal, toMinor } from '../../core/money.ts';
import { ProductType } from './product-type.ts';
import type { Sale } from './later-sales.ts';
import type { VolumePrice } from './volume-prices.ts';

export type CellValue = string | number | boolean | readonly VolumePrice[] | readonly Sale[] | null;

/** A cell that means nothing. */
export class BadCell extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** How a field stands in the file of products. */
export interface Cell {
  /** What a cell with something in it says. Throws BadCell. */
  readonly read: (text: string) => CellValue;
  readonly write: (value: CellValue, locale: Locale) => CsvCell;
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

const asIs = (value: CellValue): CsvCell => value as Exclude<CellValue, readonly unknown[]>;

export const wordCell: Cell = { read: (text) => text.trim(), write: asIs };
/** May have several lines. */
export const textCell: Cell = { read: (text) => text.replace(/\r\n?/g, '\n'), write: asIs };
export const wholeCell: Cell = { read: whole, write: asIs };
export const typeCell: Cell = { read: typeOf, write: asIs };

/** As ISO, or as `30.11.2026` and `30. 11. 2026`, which spreadsheets make of it. */
const day = (text: string): string => {
  const [, date, month, year] = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text.trim()) ?? [];
  return year ? `${year}-${month!.padStart(2, '0')}-${date!.padStart(2, '0')}` : text.trim();
};

export const dayCell: Cell = { read: day, write: asIs };

/** What takes something away, for an empty cell leaves what is there. */
export const NONE = '-';

/** The same for what may be taken away. */
export const orNone = (cell: Cell): Cell => ({
  ...cell,
  read: (text) => (text.trim() === NONE ? null : cell.read(text)),
});

export const flagCell: Cell = { read: flag, write: (value) => (value ? 'yes' : 'no') };
/** Such as `10: 9.50`, and ` @ ` with the id of a group that it is for. */
const VOLUME_PRICE = /^(\d{1,3})\s*[:×x]\s*([^@]+?)(?:\s*@\s*([0-9a-f-]{36}))?$/i;

const volumePriceOf = (text: string): VolumePrice => {
  const [, from, price, groupId] = VOLUME_PRICE.exec(text.trim()) ?? [];
  if (!from) throw new BadCell('INVALID_FORMAT');
  return { from: Number(from), priceMinor: cents(price!), groupId: groupId?.toLowerCase() ?? null };
};

/** What each unit costs from a quantity on: `10: 9.50 | 50: 8.90 | 10: 9.00 @ {id of a group}`. */
export const volumePricesCell: Cell = {
  read: (text) => text.split('|').map(volumePriceOf),
  write: (value, locale) =>
    (value as readonly VolumePrice[])
      .map(
        ({ from, priceMinor, groupId }) => `${from}: ${decimal(priceMinor, locale)}${groupId ? ` @ ${groupId}` : ''}`,
      )
      .join(' | '),
};
export const priceCell: Cell = { read: cents, write: (value, locale) => decimal(Number(value), locale) };

/** Such as `8.00: 2026-12-01 - 2026-12-05`. */
const laterSaleOf = (text: string): Sale => {
  const [, price, from, to] = /^([^:]+):\s*(\S.*?)\s+[-–]\s+(\S.*)$/.exec(text.trim()) ?? [];
  if (!price) throw new BadCell('INVALID_FORMAT');
  return { priceMinor: cents(price), from: day(from!), to: day(to!) };
};

/** Sales after the first one: `8.00: 2026-12-01 - 2026-12-05 | 7.50: 2027-01-02 - 2027-01-06`. */
export const laterSalesCell: Cell = {
  read: (text) => text.split('|').map(laterSaleOf),
  write: (value, locale) =>
    (value as readonly Sale[])
      .map(({ priceMinor, from, to }) => `${decimal(priceMinor, locale)}: ${from} - ${to}`)
      .join(' | '),
};

const isSales = (list: readonly VolumePrice[] | readonly Sale[]): list is readonly Sale[] =>
  list.length > 0 && 'to' in list[0]!;

/** As text; prices of quantities and sales as the English file has them. */
export const cellText = (value: CellValue | undefined): string => {
  if (typeof value !== 'object' || value === null) return String(value);
  return String((isSales(value) ? laterSalesCell : volumePricesCell).write(value, 'en'));
};
