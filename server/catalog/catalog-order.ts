import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import type { Locale } from '../core/locale.ts';
import { decodeCursor, encodeCursor } from '../core/page.ts';
import { ProductSort } from './catalog-enums.ts';

type Key = string | number;

/** An order of the list: which expressions it compares, which way, and how a cursor carries them. */
export interface Sorting {
  readonly sort: ProductSort;
  /** Compared before the id, which settles ties; RELEVANCE has it from the search. */
  readonly key: string;
  /** How the key, as `m.key`, leaves the database for a cursor without loss. */
  readonly read: string;
  readonly descending: boolean;
  /** Turns the cursor's value into a parameter; null when it cannot be one. */
  readonly parameter: (value: Key) => unknown;
  readonly cast: string;
}

const MAX_ID = 2_147_483_647;
const FARTHEST_DATE = 8.64e15;

const integer =
  (least: number, most: number) =>
  (value: Key): number | null =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most ? Number(value) : null;

const date = (value: Key): Date | null => {
  const ms = integer(0, FARTHEST_DATE / 100)(value);
  return ms === null ? null : new Date(ms);
};

const text = (value: Key): string | null => (typeof value === 'string' && !value.includes('\0') ? value : null);

const price = {
  key: 'p.price_minor',
  read: 'm.key::float8',
  parameter: integer(0, Number.MAX_SAFE_INTEGER),
  cast: 'bigint',
};

/** The order for a sort. `p` is the product, `s` its search row in the language. */
export const sortingOf = (sort: ProductSort, locale: Locale): Sorting => {
  switch (sort) {
    case ProductSort.NEWEST:
      return {
        sort,
        key: 'p.published_at',
        read: '(extract(epoch FROM m.key) * 1000)::float8',
        descending: true,
        parameter: date,
        cast: 'timestamptz',
      };
    case ProductSort.PRICE_ASC:
      return { sort, ...price, descending: false };
    case ProductSort.PRICE_DESC:
      return { sort, ...price, descending: true };
    case ProductSort.NAME:
      return {
        sort,
        key: `s.name COLLATE "${locale}-x-icu"`,
        read: 'm.key',
        descending: false,
        parameter: text,
        cast: 'text',
      };
    case ProductSort.RELEVANCE:
      return { sort, key: '', read: 'm.key', descending: true, parameter: integer(0, 9), cast: 'int' };
  }
};

export const cursorOf = ({ sort }: Sorting, row: { sortKey: Key; id: number }): string =>
  encodeCursor([sort, row.sortKey, row.id]);

/** The parameters of a cursor that was made by the same order. Throws CURSOR_INVALID for any other text. */
export const cursorParameters = (sorting: Sorting, cursor: string): [unknown, number] => {
  const [sort, value, id] = decodeCursor(cursor, 3);
  const key = sorting.parameter(value!);
  const validId = integer(1, MAX_ID)(id!);
  if (sort !== sorting.sort || key === null || validId === null) throw new AppError(ErrorCode.CURSOR_INVALID);
  return [key, validId];
};
