import { formatNumber } from '../../core/text/format.ts';
import type { Locale } from '../../core/locale.ts';
import type { Manifest } from '../../models/manifest.ts';
import { README_TEXTS } from './readme.texts.ts';

const WIDTH = 80;

const wrapped = (text: string): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line && line.length + word.length >= WIDTH) {
      lines.push(line);
      line = '';
    }
    line = line ? `${line} ${word}` : word;
  }
  return [...lines, line];
};

const heading = (text: string): string[] => ['', text, '-'.repeat([...text].length)];

const aligned = (rows: readonly (readonly string[])[]): string[] => {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i]!))
      .join('  ')
      .trimEnd(),
  );
};

type Part = Manifest['parts'][number];

/** How the file was turned for printing from the way the part stands in the model, such as `X 180°`. */
const turnOf = ({ orientation }: Part): string => {
  const turns = (orientation?.turn ?? []).flatMap((degrees, i) => (degrees ? [`${'XYZ'[i]} ${degrees}°`] : []));
  return turns.join(', ') || '-';
};

const partRows = ({ parts }: Manifest, locale: Locale): string[][] => {
  const t = README_TEXTS[locale];
  return parts.map((part) => [
    part.name[locale],
    String(part.quantity),
    part.material,
    part.colour.name[locale],
    part.sizeMm.map((size) => formatNumber(size, locale, 1)).join(' × '),
    formatNumber(part.grams, locale, 1),
    part.supports === undefined ? '-' : part.supports ? t.yes : t.no,
    turnOf(part),
  ]);
};

const printRows = ({ print, parts }: Manifest, locale: Locale): string[] => {
  if (!print) return [];
  const t = README_TEXTS[locale];
  const [least, most] = print.infillPercent;
  const materials = new Set(parts.map(({ material }) => material));
  const infill = least === most ? String(least) : `${least}–${most}`;
  return [
    ...heading(t.print),
    ...aligned([
      [`${t.layerHeight}:`, `${formatNumber(print.layerHeightMm, locale)} mm`],
      [`${t.infill}:`, `${infill} %`],
      [`${t.walls}:`, String(print.walls)],
      [`${t.material}:`, [...materials].join(', ')],
    ]),
  ];
};

const chosenRows = ({ chosen = [] }: Manifest, locale: Locale): string[] =>
  chosen.length === 0
    ? []
    : [
        ...heading(README_TEXTS[locale].chosen),
        ...aligned(chosen.map(({ name, value }) => [`${name[locale]}:`, value[locale]])),
      ];

/**
 * README.txt of a package: what is inside, how it is printed and whose copy it is (`mark`), in one language, with line
 * ends for every system. `since` is the revision against which only changed parts are inside.
 */
export const readmeText = (manifest: Manifest, locale: Locale, mark: string, since: string | null = null): string => {
  const t = README_TEXTS[locale];
  const pieces = manifest.parts.reduce((sum, { quantity }) => sum + quantity, 0);
  const grams = manifest.parts.reduce((sum, part) => sum + part.quantity * part.grams, 0);
  const lines = [
    `${manifest.name}, ${t.revision(manifest.revision)}`,
    'Martyx',
    ...(since === null ? [] : ['', ...wrapped(t.onlySince(since))]),
    ...chosenRows(manifest, locale),
    ...heading(t.contents),
    ...wrapped(t.contentsText),
    ...heading(t.parts),
    ...aligned([t.columns, ...partRows(manifest, locale)]),
    '',
    t.total(pieces, formatNumber(grams, locale, 0)),
    ...printRows(manifest, locale),
    ...heading(t.licence),
    `${mark}.`,
    ...wrapped(t.licenceText),
    ...heading(t.check),
    ...wrapped(t.checkText),
  ];
  return `${lines.join('\r\n')}\r\n`;
};
