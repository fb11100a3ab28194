import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { getDocumentProxy } from 'unpdf';

export interface PdfText {
  readonly pages: number;
  /** All words, pages one after the other, spaces of any kind as one space. */
  readonly text: string;
  readonly title: string;
}

/** What a reader can copy out of a PDF. */
export const pdfText = async (pdf: Uint8Array): Promise<PdfText> => {
  const document = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 });
  const texts: string[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(' '));
  }
  const { info } = (await document.getMetadata()) as unknown as { info: { Title: string } };
  const result = { pages: document.numPages, text: texts.join(' ').replace(/\s+/g, ' '), title: info.Title };
  await document.destroy();
  return result;
};

/** What a PDF holds of TrueType fonts: the hash of each file, in no particular order. */
export const pdfFonts = (pdf: Buffer): string[] => {
  const streams = pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g);
  return [...streams]
    .map(([, stream]) => inflateSync(Buffer.from(stream!, 'latin1')))
    .filter(
      (bytes) => bytes.subarray(0, 4).equals(Buffer.from([0, 1, 0, 0])) || bytes.subarray(0, 4).toString() === 'true',
    )
    .map((bytes) => createHash('sha256').update(bytes).digest('hex'))
    .sort();
};
