import type { IntlShape } from 'react-intl';
import type { BedShape } from '../../../codegen/schema.gen.ts';

/** Room of a printer, millimetres. A circular bed has its diameter as width and depth. */
export interface Bed {
  readonly shape: BedShape;
  readonly widthMm: number;
  readonly depthMm: number;
  readonly heightMm: number;
}

/** What is assumed until the visitor has chosen, as in the fragment `UsualFit`; the screens always name its size. */
export const USUAL_BED: Bed = { shape: 'RECTANGULAR', widthMm: 220, depthMm: 220, heightMm: 250 };

const isSide = (side: number) => Number.isFinite(side) && side >= 50 && side <= 2000;

const bedOf = (shape: BedShape, [widthMm = NaN, depthMm = NaN, heightMm = NaN]: readonly number[]): Bed | null =>
  [widthMm, depthMm, heightMm].every(isSide) ? { shape, widthMm, depthMm, heightMm } : null;

/** Writes a bed for addresses and storage: `250x210x220`, a circular one `d260x330`. */
export const bedText = ({ shape, widthMm, depthMm, heightMm }: Bed) =>
  shape === 'CIRCULAR' ? `d${widthMm}x${heightMm}` : `${widthMm}x${depthMm}x${heightMm}`;

/** Reads it; null for what is no bed. */
export function parseBed(text: string | null): Bed | null {
  const [, d, first, ...rest] = /^(d?)(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)(?:x(\d+(?:\.\d+)?))?$/.exec(text ?? '') ?? [];
  const [second, third] = rest;
  if (d === undefined || (d === 'd') === (third !== undefined)) return null;
  return d === 'd'
    ? bedOf('CIRCULAR', [first, first, second].map(Number))
    : bedOf('RECTANGULAR', [first, second, third].map(Number));
}

const number = (intl: IntlShape, value: number) => intl.formatNumber(value, { maximumFractionDigits: 1 });

/** `250 × 210 mm` or `Ø 260 mm`. */
export const bedSize = (intl: IntlShape, { shape, widthMm, depthMm }: Bed) =>
  shape === 'CIRCULAR'
    ? `Ø\u00a0${number(intl, widthMm)}\u00a0mm`
    : `${number(intl, widthMm)}\u00a0×\u00a0${number(intl, depthMm)}\u00a0mm`;

/** `250 × 210 × 220 mm` or `Ø 260 × 330 mm`. */
export const roomSize = (intl: IntlShape, bed: Bed) =>
  bedSize(intl, bed).replace('\u00a0mm', `\u00a0×\u00a0${number(intl, bed.heightMm)}\u00a0mm`);
