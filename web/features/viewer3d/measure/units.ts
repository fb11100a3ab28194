import type { IntlShape } from 'react-intl';

const unit = (intl: IntlShape, value: number, name: string, digits: number) =>
  intl.formatNumber(value, {
    style: 'unit',
    unit: name,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'negative',
  });

/** `115.0 mm` in the words of the language. */
export const millimetres = (intl: IntlShape, value: number) => unit(intl, value, 'millimeter', 1);

/** `12.0 cm²` of so many square millimetres. */
export const squareCentimetres = (intl: IntlShape, mm2: number) =>
  `${intl.formatNumber(mm2 / 100, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}\u00a0cm²`;

/** `21.4 g`. */
export const grams = (intl: IntlShape, value: number) => unit(intl, value, 'gram', 1);

/** `164 × 164 × 103 mm`; `digits` behind the point. */
export function sizeText(intl: IntlShape, sides: readonly number[], digits = 0): string {
  const texts = sides.map((side, place) =>
    place === sides.length - 1
      ? unit(intl, side, 'millimeter', digits)
      : intl.formatNumber(side, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  );
  return texts.join('\u00a0×\u00a0');
}
