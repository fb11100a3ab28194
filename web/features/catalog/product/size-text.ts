import type { IntlShape } from 'react-intl';

/** `164 × 164 × 103` without a unit, the way sizes stand in sentences that name it. */
export const sides = (intl: IntlShape, sizeMm: readonly number[]) =>
  sizeMm.map((side) => intl.formatNumber(side, { maximumFractionDigits: 0 })).join('\u00a0×\u00a0');

/** `164 × 164 × 103 mm`, the unit never on a line of its own. */
export const sizeText = (intl: IntlShape, sizeMm: readonly number[]) => `${sides(intl, sizeMm)}\u00a0mm`;

/** Kilobytes and megabytes of a file in the words of the language: `650 kB`, `45.2 MB`. */
export function bytesText(intl: IntlShape, bytes: number): string {
  const large = bytes >= 1_000_000;
  return intl.formatNumber(bytes / (large ? 1_000_000 : 1000), {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: large || bytes < 10_000 ? 1 : 0,
  });
}
