import { withoutGuard } from './csv.ts';

export interface CsvRow {
  /** As a spreadsheet counts: the header is row 1. */
  readonly row: number;
  readonly cells: readonly string[];
}

/** A quote that is never closed, or something behind a closed one. */
export class CsvBroken extends Error {
  readonly row: number;

  constructor(row: number) {
    super(`CSV is broken at row ${row}`);
    this.row = row;
  }
}

const SEPARATORS = [',', ';', '\t'] as const;
type Separator = (typeof SEPARATORS)[number];

/** Whichever of the separators the first line has most of, outside of quotes. */
const separatorOf = (text: string): Separator => {
  const line = /^(?:"[^"]*"|[^"\r\n])*/.exec(text)![0].replace(/"[^"]*"/g, '');
  const countOf = (separator: Separator): number => line.split(separator).length;
  return SEPARATORS.reduce((most, each) => (countOf(each) > countOf(most) ? each : most));
};

const QUOTED = /"([^"]*(?:""[^"]*)*)"/y;
const PLAIN: Record<Separator, RegExp> = { ',': /[^,\r\n]*/y, ';': /[^;\r\n]*/y, '\t': /[^\t\r\n]*/y };
const END = /\r\n|\n|\r|$/y;

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/**
 * The rows of a CSV text one after the other: RFC 4180, or with semicolons or tabs, any line ends, with or without a byte order
 * mark. Apostrophes that the writer put before formulas are taken off; empty lines are passed over but counted.
 * Throws CsvBroken.
 */
export function* readCsv(text: string): Generator<CsvRow> {
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  const separator = separatorOf(text.slice(at));
  let cells: string[] = [];
  for (let row = 1; at < text.length;) {
    const quoted = text[at] === '"' ? matchAt(QUOTED, text, at) : null;
    if (text[at] === '"' && !quoted) throw new CsvBroken(row);
    const [all, inner] = quoted ?? matchAt(PLAIN[separator], text, at)!;
    cells.push(withoutGuard(quoted ? inner!.replaceAll('""', '"') : all));
    at += all.length;
    if (text[at] === separator) {
      at += 1;
      if (at < text.length) continue;
      cells.push('');
    }
    const end = matchAt(END, text, at);
    if (!end) throw new CsvBroken(row);
    at += end[0].length;
    if (cells.length > 1 || cells[0] !== '') yield { row, cells };
    cells = [];
    row += 1;
  }
}
