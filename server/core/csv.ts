import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

export type CsvCell = string | number | boolean | Date | null | undefined;

/** A spreadsheet takes a text that begins with one of these for a formula. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

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
export const csvLine = (values: readonly CsvCell[]): string => `${values.map(cell).join(',')}\r\n`;

/** Rows in portions, so that a portion of any size is asked for only when the reader has taken the one before. */
export type CsvRows = AsyncIterable<readonly (readonly CsvCell[])[]>;

const BYTE_ORDER_MARK = '\uFEFF';

async function* csvText(header: readonly string[], rows: CsvRows): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(header);
  for await (const portion of rows) if (portion.length > 0) yield portion.map(csvLine).join('');
}

/** Answers with a file that streams: the whole of it is never in memory, and an error on the way cuts the connection. */
export const sendCsv = (
  reply: FastifyReply,
  fileName: string,
  header: readonly string[],
  rows: CsvRows,
): FastifyReply =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .send(Readable.from(csvText(header, rows)));
