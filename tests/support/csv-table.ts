import { readCsv } from '../../server/core/text/csv-reading.ts';

/** The rows of a file with a head, each by the names of its columns. */
export const csvTable = (text: Buffer | string): Record<string, string>[] => {
  const [head, ...rows] = readCsv(String(text));
  return rows.map(({ cells }) => Object.fromEntries(head!.cells.map((name, i) => [name, cells[i] ?? ''])));
};

/** A decimal as cents. */
export const minorOf = (decimal: string | undefined): number => Math.round(Number(decimal) * 100);
