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
/** Lines of the table of objects: 500 pages of a guide have a fifth of it. */
const MAX_ENTRIES = 10_000;
const ENTRY_BYTES = 20;
const MAX_TABLE = MAX_ENTRIES * ENTRY_BYTES + MAX_DICTIONARY;
const MAX_TAIL = 2048;

const textOf = (content: Buffer, start: number, bytes: number): string =>
  content.toString('latin1', start, start + bytes);

const lastStartXref = (content: Buffer): number | null => {
  const tail = textOf(content, Math.max(0, content.length - MAX_TAIL), MAX_TAIL);
  const match = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail);
  return match ? Number(match[1]) : null;
};

interface Table {
  /** Byte offset of each object in use. */
  readonly offsets: ReadonlyMap<number, number>;
  readonly trailer: string;
}

const ENTRY = /(\d{10}) (\d{5}) ([nf])[ \r\n]{1,2}/y;
const SECTION = /\s*(\d+) (\d+)\s*\r?\n/y;

const trailerIn = (text: string): string | undefined => {
  const start = text.indexOf('trailer');
  return /^trailer\s*<<([^]*?)>>\s*startxref/.exec(text.slice(start, start + MAX_DICTIONARY))?.[1];
};

/** Null as well for a table of more than 10,000 lines. */
const tableAt = (content: Buffer, start: number): Table | null => {
  const offsets = new Map<number, number>();
  const text = textOf(content, start, MAX_TABLE);
  if (!text.startsWith('xref')) return null;
  SECTION.lastIndex = 4;
  for (let section = SECTION.exec(text); section; section = SECTION.exec(text)) {
    ENTRY.lastIndex = SECTION.lastIndex;
    for (let i = 0; i < Number(section[2]); i += 1) {
      const entry = ENTRY.exec(text);
      if (!entry) return null;
      if (entry[3] === 'n') offsets.set(Number(section[1]) + i, Number(entry[1]));
    }
    SECTION.lastIndex = ENTRY.lastIndex;
  }
  const trailer = trailerIn(text);
  return trailer === undefined ? null : { offsets, trailer };
};

const OBJECT = /(\d+) (\d+) obj\s*<<([^]*?)>>\s*endobj/y;
const IS_PAGE = /\/Type\s*\/Page\b/;
const NOT_ONE_DICTIONARY = /\b(?:endobj|stream)\b/;

const pageAt = (content: Buffer, offset: number): PdfPage | null => {
  OBJECT.lastIndex = 0;
  const match = OBJECT.exec(textOf(content, offset, MAX_DICTIONARY));
  if (!match || !IS_PAGE.test(match[3]!) || NOT_ONE_DICTIONARY.test(match[3]!)) return null;
  return { id: Number(match[1]), generation: Number(match[2]), dictionary: match[3]!.trim() };
};

/** None where there are more than may be. */
const pagesOf = (content: Buffer, { offsets }: Table): PdfPage[] => {
  const pages: PdfPage[] = [];
  for (const offset of offsets.values()) {
    const page = pageAt(content, offset);
    if (page) pages.push(page);
    if (pages.length > MAX_PAGES) return [];
  }
  return pages;
};

/** An entry of the trailer as it is written there, empty where it has none. */
const entryOf = (trailer: string, name: string): string =>
  new RegExp(`/${name}\\s*(?:\\d+ \\d+ R|\\[[^\\]]*\\])`).exec(trailer)?.[0] ?? '';

/**
 * Finds the pages of a PDF. Null for what cannot be added to safely: an encrypted file, one whose objects are listed in
 * a compressed stream or in several tables, one with annotations on a page or with more than 500 pages. Reads its table
 * and its pages alone, within bounds, however large and whatever it is.
 */
export const outlinePdf = (content: Buffer): PdfOutline | null => {
  const startXref = lastStartXref(content);
  const table = startXref === null ? null : tableAt(content, startXref);
  if (startXref === null || !table || /\/(?:Encrypt|Prev|XRefStm)\b/.test(table.trailer)) return null;
  const pages = pagesOf(content, table);
  const size = Number(/\/Size\s+(\d+)/.exec(table.trailer)?.[1]);
  const root = entryOf(table.trailer, 'Root');
  if (!root || !size || pages.length === 0) return null;
  if (pages.some(({ dictionary }) => dictionary.includes('/Annots'))) return null;
  const trailer = [root, entryOf(table.trailer, 'Info'), entryOf(table.trailer, 'ID')].filter(Boolean).join(' ');
  return { pages, size, bytes: content.length, startXref, trailer };
};
