import type { BuiltModel } from '../models/model.ts';
import { INK, PAGE, heading } from './guide.page.ts';
import type { Sheet } from './guide.page.ts';
import { guidePicture, type GuidePicture } from './guide-pictures.ts';
import { stepsOf, type GuideStep } from './guide-steps.ts';
import type { GuideText } from './guide-text.ts';

const PICTURE = { width: 184, height: 138, gap: 18 };
const INDENT = 28;
const WIDTH = PAGE.width - 2 * PAGE.margin - INDENT - PICTURE.width - PICTURE.gap;

interface Drawn {
  readonly number: number;
  readonly title: string;
  readonly text: string;
  /** What is taken in hand, in words. */
  readonly parts: string;
  readonly picture: GuidePicture | undefined;
}

const partsLine = ({ locale }: Sheet, model: BuiltModel, { parts }: GuideStep): string =>
  model.parts
    .flatMap(({ id, name, quantity }) => (parts.includes(id) ? [`${quantity} × ${name[locale]}`] : []))
    .join(', ');

const heightOf = ({ doc }: Sheet, { text, parts, picture }: Drawn): number => {
  const lines = doc.font('regular').fontSize(10).heightOfString(text, { width: WIDTH, lineGap: 2 });
  const named = parts ? doc.fontSize(9).heightOfString(parts, { width: WIDTH, lineGap: 2 }) : 0;
  return Math.max(lines + named + 30, picture ? PICTURE.height : 0) + 14;
};

const drawStep = ({ doc }: Sheet, { number, title, text, parts, picture }: Drawn): void => {
  const [left, top] = [PAGE.margin + INDENT, doc.y + 6];
  doc
    .circle(PAGE.margin + 9, top + 8, 9)
    .lineWidth(0.8)
    .strokeColor(INK.first)
    .stroke();
  doc
    .font('bold')
    .fontSize(9)
    .fillColor(INK.first)
    .text(String(number), PAGE.margin, top + 2, { width: 18, align: 'center' });
  doc.font('bold').fontSize(11).text(title, left, top, { width: WIDTH });
  doc.font('regular').fontSize(10).fillColor(INK.second).text(text, { width: WIDTH, lineGap: 2 });
  if (parts) doc.fontSize(9).fillColor(INK.signal).text(parts, { width: WIDTH, lineGap: 2 });
  if (!picture) return;
  const x = PAGE.width - PAGE.margin - PICTURE.width;
  doc.image(picture.jpeg, x, top, { fit: [PICTURE.width, PICTURE.height] });
};

/** The steps, each with its parts and a drawing of them where they belong. */
export async function drawAssembly(sheet: Sheet, model: BuiltModel, { steps }: GuideText): Promise<void> {
  const { doc, labels } = sheet;
  heading(sheet, labels.assembly);
  for (const [place, step] of stepsOf(model.id).entries()) {
    const picture = await guidePicture(`s-${model.id}-${step.id}`, 640);
    const drawn = { number: place + 1, ...steps[place]!, parts: partsLine(sheet, model, step), picture };
    const height = heightOf(sheet, drawn);
    if (doc.y + height > PAGE.bottom) doc.addPage();
    const top = doc.y;
    drawStep(sheet, drawn);
    doc.y = top + height;
  }
  doc.x = PAGE.margin;
}
