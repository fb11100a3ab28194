import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { BuiltModel, Locale } from '../models/model.ts';
import { LABELS } from './guide-text.ts';
import type { GuideText, Labels } from './guide-text.ts';
import { GUIDE_PICTURES, guidePicture } from './guide-pictures.ts';
import { drawAssembly } from './guide-assembly.ts';
import { drawOverview } from './guide-overview.ts';
import { drawPartsTable } from './guide-table.ts';
import { INK, PAGE, heading, paragraph } from './guide.page.ts';
import type { Sheet } from './guide.page.ts';
import { GUIDE_TEXTS } from './guide-texts.ts';

const FIXED_DATE = new Date(Date.UTC(2026, 0, 1));
const font = (path: string): string => createRequire(import.meta.url).resolve(`@expo-google-fonts/noto-sans/${path}`);

/**
 * The build guide of a model as a PDF in A4. The same model and language always give the same bytes.
 * Throws for a model that has no guide.
 */
export async function buildGuide(model: BuiltModel, locale: Locale): Promise<Uint8Array> {
  const text = GUIDE_TEXTS[model.id]?.[locale];
  if (!text) throw new Error(`There is no build guide for ${model.id}`);
  const labels = LABELS[locale];
  const info = {
    Title: `${model.name}, ${labels.guide}`,
    Author: 'Martyx',
    CreationDate: FIXED_DATE,
    ModDate: FIXED_DATE,
  };
  const doc = new PDFDocument({ size: 'A4', margin: PAGE.margin, info, bufferPages: true, lang: locale });
  doc.registerFont('regular', font('400Regular/NotoSans_400Regular.ttf'));
  doc.registerFont('bold', font('600SemiBold/NotoSans_600SemiBold.ttf'));
  const done = buffer(doc);
  const sheet: Sheet = { doc, labels, locale };
  await cover(sheet, model, text);
  drawPartsTable(sheet, model);
  await drawOverview(sheet, model);
  settings(sheet, model, text);
  await drawAssembly(sheet, model, text);
  closing(sheet, text);
  footers(sheet, model);
  doc.end();
  return new Uint8Array(await done);
}

async function cover({ doc, labels }: Sheet, model: BuiltModel, text: GuideText): Promise<void> {
  const width = PAGE.width - 2 * PAGE.margin;
  doc.font('regular').fontSize(11).fillColor(INK.second).text('Martyx', PAGE.margin, PAGE.margin);
  doc
    .moveTo(PAGE.margin, 78)
    .lineTo(PAGE.width - PAGE.margin, 78)
    .lineWidth(1)
    .strokeColor(INK.first)
    .stroke();
  doc.font('bold').fontSize(34).fillColor(INK.first).text(model.name, PAGE.margin, 100);
  doc.font('regular').fontSize(14).fillColor(INK.second).text(text.subtitle, { width });
  const picture = await guidePicture(GUIDE_PICTURES[model.id]?.drawing);
  if (picture) doc.image(picture.jpeg, PAGE.margin, 230, { fit: [width, 380], align: 'center', valign: 'center' });
  doc.font('bold').fontSize(18).fillColor(INK.first).text(labels.guide, PAGE.margin, 690);
  const size = model.sizeMm.map((mm) => Math.round(mm)).join(' × ');
  doc
    .font('regular')
    .fontSize(11)
    .fillColor(INK.second)
    .text(`${labels.revision} ${model.revision} · ${size} mm`, { width });
  doc.addPage();
}

function settings(sheet: Sheet, model: BuiltModel, text: GuideText): void {
  const { doc, labels, locale } = sheet;
  const { layerHeightMm, infillPercent, walls } = model.print;
  const materials = [...new Set(model.parts.map(({ material }) => material))];
  heading(sheet, labels.printing, 190);
  const supported = model.parts.filter((part) => part.supports).map((part) => part.name[locale]);
  const rows: [string, string][] = [
    [labels.material, materials.join(', ')],
    [labels.layer, `${decimal(layerHeightMm, locale)} mm`],
    [labels.walls, String(walls)],
    [labels.infill, `${infillPercent[0]}–${infillPercent[1]} %`],
    [labels.supports, supported.length > 0 ? supported.join(', ') : labels.supportsNone],
  ];
  for (const [term, value] of rows) {
    const y = doc.y;
    doc.font('regular').fontSize(10).fillColor(INK.second).text(term, PAGE.margin, y, { width: 120 });
    doc.fillColor(INK.first).text(value, PAGE.margin + 130, y, { width: PAGE.width - 2 * PAGE.margin - 130 });
  }
  paragraph(sheet, labels.orientation);
  heading(sheet, labels.hardware, 170);
  for (const line of text.hardware) paragraph(sheet, `–  ${line}`, 2);
}

function decimal(value: number, locale: Locale): string {
  return locale === 'en' ? String(value) : String(value).replace('.', ',');
}

function closing(sheet: Sheet, text: GuideText): void {
  heading(sheet, sheet.labels.safety, 160);
  for (const line of text.safety) paragraph(sheet, `–  ${line}`, 2);
  heading(sheet, sheet.labels.licence);
  paragraph(sheet, sheet.labels.licenceText);
}

function footers({ doc, labels }: { doc: Sheet['doc']; labels: Labels }, model: BuiltModel): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 1; page < count; page++) {
    doc.switchToPage(page);
    doc.page.margins.bottom = 0;
    const line = `${model.name} · ${labels.guide} · ${labels.page} ${page + 1}/${count}`;
    doc
      .font('regular')
      .fontSize(8)
      .fillColor(INK.second)
      .text(line, PAGE.margin, PAGE.height - 36, { lineBreak: false });
  }
}
