import type { BuiltModel, Locale } from '../models/model.ts';
import { INK, PAGE, heading } from './guide.page.ts';
import type { Sheet } from './guide.page.ts';

const COLUMNS = [
  { x: 0, width: 24, align: 'left' },
  { x: 26, width: 164, align: 'left' },
  { x: 192, width: 26, align: 'right' },
  { x: 230, width: 104, align: 'left' },
  { x: 336, width: 56, align: 'right' },
  { x: 396, width: 91, align: 'right' },
] as const;

function row({ doc }: Sheet, cells: readonly string[], font: 'regular' | 'bold', colour: string): void {
  doc.font(font).fontSize(9).fillColor(colour);
  const heights = cells.map((cell, i) => doc.heightOfString(cell, { width: COLUMNS[i]?.width ?? 60 }));
  const height = Math.max(...heights) + 6;
  if (doc.y + height > PAGE.bottom) doc.addPage();
  const y = doc.y;
  cells.forEach((cell, i) => {
    const column = COLUMNS[i];
    if (column) doc.text(cell, PAGE.margin + column.x, y + 3, { width: column.width, align: column.align });
  });
  doc.y = y + height;
  doc
    .moveTo(PAGE.margin, doc.y)
    .lineTo(PAGE.width - PAGE.margin, doc.y)
    .lineWidth(0.4)
    .strokeColor(INK.line)
    .stroke();
}

function number(value: number, locale: Locale): string {
  const text = value.toFixed(1);
  return locale === 'en' ? text : text.replace('.', ',');
}

/** The table of parts, numbered in the order of the model. */
export function drawPartsTable(sheet: Sheet, model: BuiltModel): void {
  const { labels, locale } = sheet;
  heading(sheet, labels.parts);
  row(sheet, labels.columns, 'bold', INK.first);
  model.parts.forEach((part, i) => {
    const size = part.sizeMm.map((mm) => Math.round(mm)).join(' × ');
    const material = `${part.material}, ${part.colour.name[locale]}`;
    const cells = [
      String(i + 1),
      part.name[locale],
      String(part.quantity),
      material,
      `${number(part.grams, locale)} g`,
      size,
    ];
    row(sheet, cells, 'regular', INK.second);
  });
  const grams = model.parts.reduce((sum, part) => sum + part.grams * part.quantity, 0);
  const pieces = model.parts.reduce((sum, part) => sum + part.quantity, 0);
  row(sheet, ['', labels.total, String(pieces), '', `${number(grams, locale)} g`, ''], 'bold', INK.first);
  sheet.doc.x = PAGE.margin;
}
