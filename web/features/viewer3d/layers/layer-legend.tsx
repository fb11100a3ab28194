import { useText } from '../../../intl/use-text.ts';
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
  return (
    <div className="vw__legend">
      <ul aria-label={t('products.layersLegend')}>
        {LINE_KINDS.filter((kind) => met.has(kind)).map((kind) => (
          <li key={kind}>
            <i style={{ background: LINE_COLOURS[kind] }} />
            {t(`products.layersKind.${kind}`)}
          </li>
        ))}
      </ul>
      {(isCoarse || every > 1) && (
        <p className="faint">
          {isCoarse ? t('products.layersCoarse', { every, grid: layers.grid }) : t('products.layersSome', { every })}
        </p>
      )}
    </div>
  );
}
