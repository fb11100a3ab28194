import type { BuiltModel } from '../models/model.ts';
import { GUIDE_PICTURES, guidePicture } from './guide-pictures.ts';
import { INK, PAGE, heading } from './guide.page.ts';
import type { Sheet } from './guide.page.ts';

const RADIUS = 8;

/** The exploded view with one numbered balloon for each part that is seen; the numbers are those of the table. */
export async function drawOverview(sheet: Sheet, model: BuiltModel): Promise<void> {
  const picture = await guidePicture(GUIDE_PICTURES[model.id]?.exploded);
  if (!picture) return;
  const { doc, labels } = sheet;
  const width = PAGE.width - 2 * PAGE.margin;
  const height = (width * picture.height) / picture.width;
  if (doc.y + height + 110 > PAGE.bottom) doc.addPage();
  heading(sheet, labels.overview);
  const top = doc.y + 26;
  doc.image(picture.jpeg, PAGE.margin, top, { width });
  const seen = model.parts
    .map((part, i) => ({ number: i + 1, anchor: picture.anchors[part.id] }))
    .filter((one): one is { number: number; anchor: [number, number] } => one.anchor !== undefined)
    .sort((a, b) => a.anchor[0] - b.anchor[0]);
  const heights = seen.map(({ anchor }) => anchor[1]).sort((a, b) => a - b);
  const middle = heights[Math.floor(heights.length / 2)] ?? 50;
  const flat = (heights.at(-1) ?? 0) - (heights[0] ?? 0) < 25;
  const above = (i: number): boolean => (flat ? i % 2 === 0 : (seen[i]?.anchor[1] ?? 0) < middle);
  const rows = [seen.filter((_, i) => above(i)), seen.filter((_, i) => !above(i))];
  rows.forEach((row, below) => {
    const y = below ? top + height + 12 : top - 12;
    spread(row.map(({ anchor }) => PAGE.margin + (anchor[0] / 100) * width)).forEach((x, i) => {
      const { number, anchor } = row[i] as (typeof seen)[number];
      const end: [number, number] = [PAGE.margin + (anchor[0] / 100) * width, top + (anchor[1] / 100) * height];
      balloon(sheet, number, [x, y], end);
    });
  });
  doc.x = PAGE.margin;
  doc.y = top + height + 26;
}

/** Moves balloons apart, left to right, so that they do not touch. */
function spread(xs: number[]): number[] {
  const placed: number[] = [];
  for (const x of xs) placed.push(Math.max(x, (placed[placed.length - 1] ?? -1e9) + RADIUS * 2 + 4));
  const over = Math.max(0, (placed[placed.length - 1] ?? 0) - (PAGE.width - PAGE.margin - RADIUS));
  return placed.map((x) => x - over);
}

function balloon({ doc }: Sheet, number: number, at: [number, number], end: [number, number]): void {
  doc
    .moveTo(at[0], at[1] + (at[1] > end[1] ? -RADIUS : RADIUS))
    .lineTo(...end)
    .lineWidth(0.5)
    .strokeColor(INK.first)
    .stroke();
  doc
    .circle(...end, 1.4)
    .fillColor(INK.first)
    .fill();
  doc
    .circle(...at, RADIUS)
    .lineWidth(0.8)
    .fillAndStroke('#ffffff', INK.first);
  doc
    .font('bold')
    .fontSize(8)
    .fillColor(INK.first)
    .text(String(number), at[0] - RADIUS, at[1] - 5.4, { width: RADIUS * 2, align: 'center', lineBreak: false });
}
