import { withoutGuard } from './csv.ts';

export interface CsvRow {
  /** As a spreadsheet counts: the header is row 1. */
  readonly row: number;
  readonly cells: readonly string[];
}

/** Why a text is no table: a quote that is never closed or something behind a closed one, or more than is read. */
export type CsvFault = 'BROKEN' | 'TOO_MANY_ROWS' | 'TOO_MANY_COLUMNS' | 'CELL_TOO_LONG';

export class CsvBroken extends Error {
  readonly fault: CsvFault;
  readonly row: number;

  constructor(fault: CsvFault, row: number) {
    super(`CSV cannot be read at row ${row}: ${fault}`);
    this.fault = fault;
    this.row = row;
  }
}

/** Of one file, empty rows too. */
const MAX_ROWS = 100_000;
const MAX_COLUMNS = 200;
/** Three times what a spreadsheet's cell holds. */
const MAX_CELL = 100_000;
/** Of the first line as far as the separator is looked for. */
const MAX_LOOKED_AT = 10_000;

const SEPARATORS = [',', ';', '\t'] as const;
type Separator = (typeof SEPARATORS)[number];

/** Whichever of the separators the first line has most of, outside of quotes. */
const separatorOf = (text: string): Separator => {
  const counts = { ',': 0, ';': 0, '\t': 0 };
  let quoted = false;
  for (const character of text.slice(0, MAX_LOOKED_AT)) {
    if (character === '"') quoted = !quoted;
    else if (!quoted && /[\r\n]/.test(character)) break;
    else if (!quoted && character in counts) counts[character as Separator] += 1;
  }
  return SEPARATORS.reduce((most, each) => (counts[each] > counts[most] ? each : most));
};

const PLAIN: Record<Separator, RegExp> = { ',': /[^,\r\n]*/y, ';': /[^;\r\n]*/y, '\t': /[^\t\r\n]*/y };
const END = /\r\n|\n|\r|$/y;

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** Length of the quoted cell that begins at `at`, its quotes included; null when it is not closed. Looks no farther than a cell may be long. */
const quotedLength = (text: string, at: number): number | null => {
  for (let end = at + 1; end - at <= MAX_CELL * 2; end += 2) {
    end = text.indexOf('"', end);
    if (end < 0) return null;
    if (text[end + 1] !== '"') return end + 1 - at;
  }
  return MAX_CELL * 2;
};

/** The cell at a place, and how many characters it takes. Throws CsvBroken. */
const cellAt = (text: string, at: number, separator: Separator, row: number): { cell: string; length: number } => {
  const quoted = text[at] === '"';
  const length = quoted ? quotedLength(text, at) : matchAt(PLAIN[separator], text, at)![0].length;
  if (length === null) throw new CsvBroken('BROKEN', row);
  if (length > MAX_CELL) throw new CsvBroken('CELL_TOO_LONG', row);
  const all = text.slice(at, at + length);
  return { cell: withoutGuard(quoted ? all.slice(1, -1).replaceAll('""', '"') : all), length };
};

/**
 * The rows of a CSV text one after the other: RFC 4180, or with semicolons or tabs, any line ends, with or without a byte order
 * mark. Apostrophes that the writer put before formulas are taken off; empty lines are passed over but counted.
 * Throws CsvBroken, also above 100,000 rows, for a row of more than 200 cells and for a cell of more than 100,000 characters.
 */
export function* readCsv(text: string): Generator<CsvRow> {
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  const separator = separatorOf(text.slice(at));
  let cells: string[] = [];
  for (let row = 1; at < text.length;) {
    if (row > MAX_ROWS) throw new CsvBroken('TOO_MANY_ROWS', row);
    if (cells.length === MAX_COLUMNS) throw new CsvBroken('TOO_MANY_COLUMNS', row);
    const { cell, length } = cellAt(text, at, separator, row);
    cells.push(cell);
    at += length;
    if (text[at] === separator) {
      at += 1;
      if (at < text.length) continue;
      cells.push('');
    }
    const end = matchAt(END, text, at);
    if (!end) throw new CsvBroken('BROKEN', row);
    at += end[0].length;
    if (cells.length > 1 || cells[0] !== '') yield { row, cells };
    cells = [];
    row += 1;
  }
}
