/** One shape of a parsed font, as fontkit describes it. */
interface Glyph {
  readonly id: number;
  readonly advanceWidth: number;
  readonly codePoints: number[];
}

interface Subset {
  glyphs: number[];
  mapping: Record<number, number>;
  includeGlyph(id: number): number;
  encode(): Uint8Array;
}

/** The part of a font parsed by fontkit that pdfkit writes a file with. */
export interface ParsedFont {
  readonly unitsPerEm: number;
  _glyphs: object;
  getGlyph(id: number): Glyph;
  layout(text: string, features?: unknown): { readonly glyphs: readonly Glyph[] };
  createSubset(): Subset;
}

/** What pdfkit keeps of a font in one document. */
export interface EmbeddedFont {
  unicode: number[][];
  widths: number[];
  layoutCache: object;
}

export interface SharedFont {
  /** In place of the parsed font: its documents embed one subset, made once. */
  readonly font: ParsedFont;
  /** Makes pdfkit's font of a new document know that subset, and the words that earlier documents have set. */
  readonly prepare: (embedded: EmbeddedFont) => void;
}

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i));
const LETTERS = 'áäčďéíĺľňóôŕšťúýžöüß';
const SIGNS = '\u00a0\u202f€–—·×°§…„“”‚‘’«»−';
const LIGATURES = ['ff', 'fi', 'fl', 'ffi', 'ffl'];
const SET = [...ASCII, ...LETTERS, ...LETTERS.toUpperCase(), ...SIGNS, ...LIGATURES];

/** Words whose setting a process keeps, per font. */
const MOST_WORDS = 1000;

/** Encoding leaves glyphs without their characters in the cache of the font: not in the one that texts are set with. */
const encodedBy = (font: ParsedFont, encode: () => Uint8Array): Uint8Array => {
  const { _glyphs: known } = font;
  font._glyphs = {};
  try {
    return encode();
  } finally {
    font._glyphs = known;
  }
};

/** The subset that documents share, with what pdfkit has to know of its glyphs. */
const cutSet = (font: ParsedFont) => {
  const set = font.createSubset();
  const unicode = [[0]];
  const widths = [font.getGlyph(0).advanceWidth];
  for (const { id, codePoints, advanceWidth } of SET.flatMap((text) => font.layout(text).glyphs)) {
    const place = set.includeGlyph(id);
    unicode[place] ??= codePoints;
    widths[place] ??= (advanceWidth * 1000) / font.unitsPerEm;
  }
  const known = { glyphs: [...set.glyphs], mapping: { ...set.mapping } };
  return { ...known, unicode, widths, bytes: encodedBy(font, () => set.encode()) };
};

/**
 * Lets the documents of a process share what writing a font costs: the subset with the letters of English, Slovak and
 * German is cut out and encoded once, a word is set once. A document with other letters embeds a subset of its own, the same
 * letters and those. What a document holds never depends on the documents before it.
 */
export const shareFont = (font: ParsedFont): SharedFont => {
  const { glyphs, mapping, unicode, widths, bytes } = cutSet(font);
  const createSubset = (): Subset => {
    const subset = font.createSubset();
    const encode = subset.encode.bind(subset);
    return Object.assign(subset, {
      glyphs: [...glyphs],
      mapping: { ...mapping },
      encode: () => (subset.glyphs.length === glyphs.length ? bytes : encodedBy(font, encode)),
    });
  };

  let words = Object.create(null) as object;
  let count = 0;
  const layout = (text: string, features?: unknown) => {
    count += 1;
    return font.layout(text, features);
  };

  return {
    font: Object.create(font, { createSubset: { value: createSubset }, layout: { value: layout } }) as ParsedFont,
    prepare: (embedded) => {
      if (count > MOST_WORDS) [words, count] = [Object.create(null) as object, 0];
      Object.assign(embedded, { unicode: [...unicode], widths: [...widths], layoutCache: words });
    },
  };
};
