import type { PdfOutline, PdfPage } from './pdf-outline.ts';

const FONT_SIZE = 7;
const LEFT = 40;
const BOTTOM = 12;
const WIDTH = 515;
const HEIGHT = 10;

/** Shown, printed, not to be edited. */
const FLAGS = 4 + 64 + 128;

const literal = (text: string): string => `(${text.replace(/[^\x20-\x7e\xa0-\xff]/g, '?').replace(/[\\()]/g, '\\$&')})`;

const appearanceOf = (text: string, font: number): string => {
  const drawing = `BT /F ${FONT_SIZE} Tf 0.35 g 0 2.5 Td ${literal(text)} Tj ET`;
  return (
    `<< /Type /XObject /Subtype /Form /BBox [0 0 ${WIDTH} ${HEIGHT}] /Resources << /Font << /F ${font} 0 R >> >> ` +
    `/Length ${drawing.length} >>\nstream\n${drawing}\nendstream`
  );
};

const noteOf = (text: string, page: number, appearance: number): string =>
  `<< /Type /Annot /Subtype /Stamp /Name /Licence /F ${FLAGS} /P ${page} 0 R /Contents ${literal(text)} ` +
  `/Rect [${LEFT} ${BOTTOM} ${LEFT + WIDTH} ${BOTTOM + HEIGHT}] /AP << /N ${appearance} 0 R >> >>`;

interface Added {
  readonly id: number;
  readonly generation: number;
  readonly body: string;
}

const addedPage = ({ id, generation, dictionary }: PdfPage, note: number): Added => ({
  id,
  generation,
  body: `<<\n${dictionary}\n/Annots [${note} 0 R]\n>>`,
});

const objectsOf = ({ pages, size }: PdfOutline, text: string): Added[] => {
  const [font, appearance] = [size, size + 1];
  const made = (id: number, body: string): Added => ({ id, generation: 0, body });
  return [
    made(font, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'),
    made(appearance, appearanceOf(text, font)),
    ...pages.flatMap((page, i) => {
      const note = size + 2 + i;
      return [made(note, noteOf(text, page.id, appearance)), addedPage(page, note)];
    }),
  ];
};

/**
 * What is to be put behind a PDF so that `text` stands in the foot of each of its pages (an incremental update: nothing
 * before it changes). Characters outside Latin-1 become question marks.
 */
export const pdfMark = (outline: PdfOutline, text: string): Buffer => {
  const objects = objectsOf(outline, text);
  let body = '\n';
  let table = 'xref\n';
  for (const { id, generation, body: content } of objects) {
    const offset = String(outline.bytes + body.length).padStart(10, '0');
    table += `${id} 1\n${offset} ${String(generation).padStart(5, '0')} n \n`;
    body += `${id} ${generation} obj\n${content}\nendobj\n`;
  }
  const startXref = outline.bytes + body.length;
  const size = outline.size + 2 + outline.pages.length;
  const trailer = `trailer\n<< /Size ${size} ${outline.trailer} /Prev ${outline.startXref} >>\nstartxref\n${startXref}\n%%EOF\n`;
  return Buffer.from(body + table + trailer, 'latin1');
};
