/** A page as its dictionary stands in the file. */
export interface PdfPage {
  readonly id: number;
  readonly generation: number;
  /** Between `<<` and `>>`. */
  readonly dictionary: string;
}

/** What must be known of a PDF to add to its end. */
export interface PdfOutline {
  readonly pages: readonly PdfPage[];
  /** Number of the next object. */
  readonly size: number;
  readonly bytes: number;
  /** Where the table of the file's objects begins. */
  readonly startXref: number;
  /** The entries of the trailer that go on: `/Root`, `/Info`, `/ID`. */
  readonly trailer: string;
}

const MAX_PAGES = 500;
const MAX_DICTIONARY = 4096;

const lastStartXref = (text: string): number | null => {
  const match = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-2048));
  return match ? Number(match[1]) : null;
};

interface Table {
  /** Byte offset of each object in use. */
  readonly offsets: ReadonlyMap<number, number>;
  readonly trailer: string;
}

const ENTRY = /(\d{10}) (\d{5}) ([nf])[ \r\n]{1,2}/y;
const SECTION = /\s*(\d+) (\d+)\s*\r?\n/y;

const tableAt = (text: string, start: number): Table | null => {
  const offsets = new Map<number, number>();
  if (!text.startsWith('xref', start)) return null;
  SECTION.lastIndex = start + 4;
  for (let section = SECTION.exec(text); section; section = SECTION.exec(text)) {
    ENTRY.lastIndex = SECTION.lastIndex;
    for (let i = 0; i < Number(section[2]); i += 1) {
      const entry = ENTRY.exec(text);
      if (!entry) return null;
      if (entry[3] === 'n') offsets.set(Number(section[1]) + i, Number(entry[1]));
    }
    SECTION.lastIndex = ENTRY.lastIndex;
  }
  const trailer = /trailer\s*<<([^]*?)>>\s*startxref/.exec(text.slice(start))?.[1];
  return trailer === undefined ? null : { offsets, trailer };
};

const OBJECT = /(\d+) (\d+) obj\s*<<([^]*?)>>\s*endobj/y;
const IS_PAGE = /\/Type\s*\/Page\b/;
const NOT_ONE_DICTIONARY = /\b(?:endobj|stream)\b/;

const pageAt = (text: string, offset: number): PdfPage | null => {
  OBJECT.lastIndex = 0;
  const match = OBJECT.exec(text.slice(offset, offset + MAX_DICTIONARY));
  if (!match || !IS_PAGE.test(match[3]!) || NOT_ONE_DICTIONARY.test(match[3]!)) return null;
  return { id: Number(match[1]), generation: Number(match[2]), dictionary: match[3]!.trim() };
};

/** An entry of the trailer as it is written there, empty where it has none. */
const entryOf = (trailer: string, name: string): string =>
  new RegExp(`/${name}\\s*(?:\\d+ \\d+ R|\\[[^\\]]*\\])`).exec(trailer)?.[0] ?? '';

/**
 * Finds the pages of a PDF. Null for what cannot be added to safely: an encrypted file, one whose objects are listed in
 * a compressed stream or in several tables, one with annotations on a page or with more than 500 pages.
 */
export const outlinePdf = (content: Buffer): PdfOutline | null => {
  const text = content.toString('latin1');
  const startXref = lastStartXref(text);
  const table = startXref === null ? null : tableAt(text, startXref);
  if (startXref === null || !table || /\/(?:Encrypt|Prev|XRefStm)\b/.test(table.trailer)) return null;
  const pages = [...table.offsets.values()].flatMap((offset) => pageAt(text, offset) ?? []);
  const size = Number(/\/Size\s+(\d+)/.exec(table.trailer)?.[1]);
  const root = entryOf(table.trailer, 'Root');
  if (!root || !size || pages.length === 0 || pages.length > MAX_PAGES) return null;
  if (pages.some(({ dictionary }) => dictionary.includes('/Annots'))) return null;
  const trailer = [root, entryOf(table.trailer, 'Info'), entryOf(table.trailer, 'ID')].filter(Boolean).join(' ');
  return { pages, size, bytes: content.length, startXref, trailer };
};
