import type { IntlShape } from 'react-intl';
import type { PrinterClass } from '../../../codegen/schema.gen.ts';
import { millimetres, squareCentimetres } from '../measure/units.ts';
import type { LayerFigures, PartLayers } from './read-layers.ts';

const unit = (intl: IntlShape, value: number, name: string, digits: number) =>
  intl.formatNumber(value, {
    style: 'unit',
    unit: name,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });

/** What one layer or all of them take, as it is written. */
export interface LayerWords {
  readonly height: string;
  readonly area: string;
  readonly grams: string;
  readonly seconds: number;
}

export const wordsOf = (intl: IntlShape, layer: LayerFigures, printer: PrinterClass): LayerWords => ({
  height: millimetres(intl, layer.z),
  area: squareCentimetres(intl, layer.areaMm2),
  grams: unit(intl, layer.grams, 'gram', 2),
  seconds: Math.max(1, Math.round(layer.seconds[printer])),
});

/** Of the whole part, to the same places as in its list and on the Print tab. */
export const totalsOf = (intl: IntlShape, { layers }: PartLayers, printer: PrinterClass) => ({
  grams: unit(intl, layers.reduce((sum, { grams }) => sum + grams, 0), 'gram', 1),
  hours: intl.formatNumber(layers.reduce((sum, { seconds }) => sum + seconds[printer], 0) / 3600, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }),
}); // oxfmt-ignore
