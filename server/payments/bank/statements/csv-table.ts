import { validationFailed } from '../../../core/errors.ts';
import { CsvBroken, readCsv } from '../../../core/text/csv-reading.ts';

/** Which headers a column may have, in small letters without accents. The first that a file has counts. */
export type Columns<Name extends string> = Readonly<Record<Name, readonly string[]>>;

/** What a row says, by column; absent where the file has no such column. */
export type Cells<Name extends string> = Partial<Record<Name, string>>;

/** So many lines may stand above the header. */
const MOST_ABOVE = 30;

/** In small letters, without accents. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

const placesIn = <Name extends string>(header: readonly string[], columns: Columns<Name>): Map<Name, number> => {
  const names = header.map(plain);
  const places = Object.entries<readonly string[]>(columns).flatMap(([column, known]): [Name, number][] => {
    const name = known.find((one) => names.includes(one));
    return name === undefined ? [] : [[column as Name, names.indexOf(name)]];
  });
  return new Map(places);
};

/** Lines of one cell, as titles are: the first line says by which sign the others are parted. */
const TITLES = /^(?:[^;,\t\n]*\n)+/;

const linesOf = (text: string): (readonly string[])[] => {
  try {
    return [...readCsv(text.replace(TITLES, ''))].map(({ cells }) => cells);
  } catch (error) {
    if (error instanceof CsvBroken) throw validationFailed({ file: 'INVALID' });
    throw error;
  }
};

/**
 * The rows of a table below the first line that is a header of it. Throws VALIDATION_FAILED (file: INVALID, COLUMNS: no line
 * is one).
 */
export const readTable = <Name extends string>(
  text: string,
  columns: Columns<Name>,
  isHeader: (places: ReadonlyMap<Name, number>) => boolean,
): Cells<Name>[] => {
  const rows = linesOf(text);
  const head = rows.slice(0, MOST_ABOVE).findIndex((cells) => isHeader(placesIn(cells, columns)));
  if (head < 0) throw validationFailed({ file: 'COLUMNS' });
  const places = placesIn(rows[head]!, columns);
  return rows.slice(head + 1).map((cells) => {
    const own = [...places].map(([column, place]) => [column, cells[place] ?? ''] as const);
    return Object.fromEntries(own) as Cells<Name>;
  });
};
