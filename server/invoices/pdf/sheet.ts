import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { NUMBERS_FONT } from './numbers-font.ts';
import { shareFont, type EmbeddedFont, type ParsedFont, type SharedFont } from './shared-font.ts';

export type Pdf = PDFKit.PDFDocument;

export const INK = '#1b1e1d';
export const INK_2 = '#474c4a';
export const INK_3 = '#5f6562';
export const LINE = '#b9b7ae';
export const SIGNAL = '#ff5a1f';

export const LEFT = 48;
export const RIGHT = 547;
export const WIDTH = RIGHT - LEFT;
/** Below this line stands only the foot of the page. */
export const BOTTOM = 770;

const FONTS = '@expo-google-fonts/noto-sans/';
const require = createRequire(import.meta.url);
const readFont = (name: string) => readFileSync(require.resolve(`${FONTS}${name}`));

type FontName = 'text' | 'strong' | 'mono';

/** What pdfkit does not show of a document. */
interface Inside {
  readonly _font: EmbeddedFont & { readonly font: ParsedFont };
}

const insideOf = (pdf: Pdf): Inside => pdf as unknown as Inside;

const parsed = (bytes: Buffer): ParsedFont =>
  insideOf(new PDFDocument({ autoFirstPage: false, font: '' }).font(bytes))._font.font;

const readFonts = () => ({
  text: shareFont(parsed(readFont('400Regular/NotoSans_400Regular.ttf'))),
  strong: shareFont(parsed(readFont('600SemiBold/NotoSans_600SemiBold.ttf'))),
  mono: shareFont(parsed(NUMBERS_FONT)),
});

let fonts: Record<FontName, SharedFont> | undefined;

export interface SheetInput {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  /** The only date inside the file, so that the same content gives the same bytes. */
  readonly date: Date;
}

/** An A4 document with the shop's three fonts; pages stay open until `finish`, so that each can be numbered. */
export const openSheet = ({ title, author, language, date }: SheetInput): Pdf => {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    font: '',
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, Creator: author, Producer: author, CreationDate: date, ModDate: date },
  });
  fonts ??= readFonts();
  for (const [name, { font, prepare }] of Object.entries(fonts)) {
    pdf.registerFont(name, font as unknown as Buffer);
    prepare(insideOf(pdf.font(name))._font);
  }
  return pdf;
};

/** The bytes of the finished document. */
export const finish = (pdf: Pdf): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
    pdf.end();
  });

export interface TextStyle {
  readonly font?: FontName;
  readonly size?: number;
  readonly colour?: string;
  readonly align?: 'left' | 'right';
  readonly width: number;
}

/** Sets one text and returns the y below it. */
export const write = (pdf: Pdf, text: string, at: readonly [x: number, y: number], style: TextStyle): number => {
  const { font = 'text', size = 8.5, colour = INK, align = 'left', width } = style;
  pdf.font(font).fontSize(size).fillColor(colour);
  pdf.text(text, at[0], at[1], { width, align, lineGap: font === 'mono' ? 1.5 : 0 });
  return pdf.y;
};

/** Height that `write` would take. */
export const heightOf = (pdf: Pdf, text: string, style: TextStyle): number => {
  const { font = 'text', size = 8.5, width } = style;
  return pdf
    .font(font)
    .fontSize(size)
    .heightOfString(text, { width, lineGap: font === 'mono' ? 1.5 : 0 });
};

/** A hairline across the sheet or a part of it. */
export const rule = (pdf: Pdf, y: number, { from = LEFT, to = RIGHT, colour = LINE, weight = 0.5 } = {}): void => {
  pdf.moveTo(from, y).lineTo(to, y).lineWidth(weight).strokeColor(colour).stroke();
};
