import type { Locale } from '../models/model.ts';
import type { Labels } from './guide-text.ts';

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 54, bottom: 780 };
export const INK = { first: '#1b1c1d', second: '#4b4e50', line: '#b9b7b0', signal: '#b33a08' };

/** The document that is being written, and its language. */
export interface Sheet {
  doc: PDFKit.PDFDocument;
  labels: Labels;
  locale: Locale;
}

/** A section heading under a rule; starts a new page when there is less than `room` points left. */
export function heading({ doc }: Sheet, text: string, room = 90): void {
  if (doc.y + room > PAGE.bottom) doc.addPage();
  const y = doc.y + (doc.y > PAGE.margin + 4 ? 20 : 0);
  doc
    .moveTo(PAGE.margin, y)
    .lineTo(PAGE.width - PAGE.margin, y)
    .lineWidth(0.8)
    .strokeColor(INK.first)
    .stroke();
  doc
    .font('bold')
    .fontSize(15)
    .fillColor(INK.first)
    .text(text, PAGE.margin, y + 8);
  doc.moveDown(0.5);
}

/** A paragraph of the page's width. */
export function paragraph({ doc }: Sheet, text: string, gap = 6): void {
  const width = PAGE.width - 2 * PAGE.margin;
  doc.font('regular').fontSize(10).fillColor(INK.second);
  if (doc.y + doc.heightOfString(text, { width, lineGap: 2 }) > PAGE.bottom) doc.addPage();
  doc.text(text, PAGE.margin, doc.y + gap, { width, lineGap: 2 });
}
