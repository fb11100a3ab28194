import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

export type CsvCell = string | number | boolean | Date | null | undefined;
/** Spreadsheets of countries with a decimal comma expect a semicolon. */
export type CsvSeparator = ',' | ';';

/** A spreadsheet takes a text that begins with one of these for a formula; behind apostrophes it could be one of ours. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** The text of a cell as it was before its formula was made harmless. */
export const withoutGuard = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;

const textCell = (text: string): string => {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",;\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const cell = (value: CsvCell): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? textCell(value) : String(value);
};

/**
 * One line of RFC 4180 with its end. Numbers stay numbers (a point before the decimals), dates are ISO 8601 in UTC; a text
 * that a spreadsheet would run as a formula gets an apostrophe before it.
 */
export const csvLine = (values: readonly CsvCell[], separator: CsvSeparator = ','): string =>
  `${values.map(cell).join(separator)}\r\n`;

/** Rows in portions, so that a portion of any size is asked for only when the reader has taken the one before. */
export type CsvRows = AsyncIterable<readonly (readonly CsvCell[])[]>;

const BYTE_ORDER_MARK = '\uFEFF';

async function* csvText(header: readonly string[], rows: CsvRows, separator?: CsvSeparator): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(header, separator);
  for await (const portion of rows)
    if (portion.length > 0) yield portion.map((row) => csvLine(row, separator)).join('');
}

/** The text of a file as bytes, made while it is read: never the whole of it in memory. */
export const csvStream = (header: readonly string[], rows: CsvRows, separator?: CsvSeparator): Readable =>
  Readable.from(csvText(header, rows, separator), { objectMode: false });

export interface CsvFile {
  readonly name: string;
  readonly separator?: CsvSeparator;
}

/** Answers with a file that streams: the whole of it is never in memory, and an error on the way cuts the connection. */
export const sendCsv = (
  reply: FastifyReply,
  file: string | CsvFile,
  header: readonly string[],
  rows: CsvRows,
): FastifyReply => {
  const { name, separator }: CsvFile = typeof file === 'string' ? { name: file } : file;
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .send(csvStream(header, rows, separator));
};
