import type { Readable } from 'node:stream';
import { CsvBroken, readCsv, type CsvRow } from '../../core/text/csv-reading.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError, validationFailed } from '../../core/errors.ts';
import type { BulkRow, FieldValues, Problems } from './bulk-rows.ts';
import { BadCell } from '../product/csv-cells.ts';
import { CSV_COLUMNS, type CsvColumn } from './product-csv-columns.ts';

const MAX_BYTES = 10_000_000;
const MAX_ROWS = 10_000;

/** The text of an upload. Throws PAYLOAD_TOO_LARGE above 10 MB, VALIDATION_FAILED for what is no UTF-8. */
export const receiveText = async (body: Readable): Promise<string> => {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let [bytes, text] = [0, ''];
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) throw new AppError(ErrorCode.PAYLOAD_TOO_LARGE, { megabytes: MAX_BYTES / 1e6 });
      text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) throw validationFailed({ file: 'ENCODING' });
    throw error;
  }
};

export interface ImportedRow extends BulkRow {
  /** As a spreadsheet counts: the header is row 1. */
  readonly place: number;
}

export interface ImportedFile {
  readonly unknownColumns: readonly string[];
  readonly rows: Generator<ImportedRow>;
}

type Columns = readonly (CsvColumn | undefined)[];

const rowOf = ({ row, cells }: CsvRow, columns: Columns): ImportedRow => {
  const said: FieldValues = {};
  const problems: Problems = {};
  for (const [i, text] of cells.entries()) {
    if (text.trim() === '') continue;
    if (i >= columns.length) problems.row = 'TOO_MANY_CELLS';
    const column = columns[i];
    try {
      if (column?.field) said[column.field] = column.read(text);
    } catch (error) {
      if (!(error instanceof BadCell)) throw error;
      problems[column!.field!] = error.code;
    }
  }
  const { sku, version, ...values } = said as FieldValues & { sku?: string; version?: number };
  return { place: row, sku: sku ?? '', version, values, problems };
};

const brokenAt = (error: unknown): never => {
  if (error instanceof CsvBroken) throw validationFailed({ file: error.fault, row: String(error.row) });
  throw error;
};

function* importedRows(source: Generator<CsvRow>, columns: Columns): Generator<ImportedRow> {
  try {
    let count = 0;
    for (const row of source) {
      // Spreadsheets leave rows of nothing but separators behind.
      if (row.cells.every((text) => text.trim() === '')) continue;
      count += 1;
      if (count > MAX_ROWS) throw validationFailed({ file: 'TOO_MANY_ROWS' });
      yield rowOf(row, columns);
    }
  } catch (error) {
    brokenAt(error);
  }
}

const firstRow = (source: Generator<CsvRow>): readonly string[] => {
  try {
    const { value } = source.next() as { value?: CsvRow };
    return (value?.cells ?? []).map((name) => name.trim().toLowerCase());
  } catch (error) {
    return brokenAt(error);
  }
};

/**
 * The rows of a file of products, one after the other. Throws VALIDATION_FAILED for a file that is none (`args.file`:
 * EMPTY, ONE_COLUMN, NO_SKU, DUPLICATE_COLUMN), on the way for one that cannot be read on
 * (BROKEN, TOO_MANY_COLUMNS, CELL_TOO_LONG, `args.row`) or has over 10,000 rows (TOO_MANY_ROWS).
 */
export const readProducts = (text: string): ImportedFile => {
  const source = readCsv(text);
  const names = firstRow(source);
  if (names.length === 0) throw validationFailed({ file: 'EMPTY' });
  if (names.length === 1 && /\bsku[,;]/.test(names[0]!)) throw validationFailed({ file: 'ONE_COLUMN' });
  if (!names.includes('sku')) throw validationFailed({ file: 'NO_SKU' });
  const named = names.filter(Boolean);
  if (new Set(named).size < named.length) throw validationFailed({ file: 'DUPLICATE_COLUMN' });
  const columns = names.map((name) => CSV_COLUMNS.find((column) => column.name === name));
  const unknownColumns = names.filter((name, i) => name && !columns[i]).map((name) => name.slice(0, 50));
  return { unknownColumns, rows: importedRows(source, columns) };
};
