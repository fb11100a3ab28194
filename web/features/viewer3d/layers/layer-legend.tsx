import { useText } from '../../../intl/use-text.ts';
import { Legend } from '../shown-part/part-strip.tsx';
import { LINE_COLOURS } from './line-colours.ts';
import { LINE_KINDS, type PartLayers } from './read-layers.ts';

/** Finer is as it was sliced, to the eye. */
const COARSE_MM = 0.1;

/** How many layers are one in the picture; the highest may lie nearer. */
const everyOf = ({ drawn }: PartLayers) => (drawn[0]?.layer ?? 0) + 1;

/** What the colours of the lines mean, and how coarse the picture is. */
export function LayerLegend({ layers }: { layers: PartLayers }) {
  const t = useText();
  const [every, isCoarse] = [everyOf(layers), layers.grid > COARSE_MM];
  const met = new Set(layers.drawn.flatMap(({ lines }) => lines.map(({ kind }) => kind)));
  const note = isCoarse
    ? t('products.layersCoarse', { every, grid: layers.grid })
    : t('products.layersSome', { every });
  return (
    <Legend
      label={t('products.layersLegend')}
      rows={LINE_KINDS.filter((kind) => met.has(kind)).map((kind) => [
        t(`products.layersKind.${kind}`),
        LINE_COLOURS[kind],
      ])}
      note={isCoarse || every > 1 ? note : undefined}
    />
  );
}
