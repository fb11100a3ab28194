import { grown, intersected, NOTHING, smallPieces, subtracted, united, type Frame, type Rows } from './rows.ts';
import { hatched, type Path } from './paths.ts';
import { spacingOf, type SliceSettings, type SupportSettings } from './slice-settings.ts';

/** What holds a layer from below, and the full layers right under what it holds. */
export interface LaidSupport {
  readonly base: Rows;
  readonly dense: Rows;
}

/** What hangs over by less than so many mm² needs nothing. */
const LEAST_MM2 = 1;
/** Free of the part at its sides, as a share of a line (PrusaSlicer, `support_material_xy_spacing`). */
const ASIDE = 0.6;
/** Wider on the bed, to stand there (`raft_first_layer_expansion`). */
const FOOT_MM = 3;

/** Of what stands on the bed (`raft_first_layer_density`). */
const FOOT_DENSITY = 0.9;

/** What hangs over in each layer, and only over the bed where that is wanted. */
const hangingOf = (part: readonly Rows[], { reach, onBedOnly }: SupportSettings, frame: Frame): Rows[] => {
  let below = NOTHING;
  return part.map((rows, i) => {
    if (i === 0) return NOTHING;
    const bare = subtracted(rows, grown(part[i - 1]!, reach, frame));
    const hanging = subtracted(bare, smallPieces(bare, LEAST_MM2, frame));
    if (!onBedOnly) return hanging;
    below = united(below, part[i - 1]!);
    return subtracted(hanging, below);
  });
};

/** What stands under the overhangs of a part, layer by layer from the bed; one layer stays free below what is held. */
export const supportsOf = (
  part: readonly Rows[],
  { support, widths, layerHeight }: SliceSettings,
  frame: Frame,
): LaidSupport[] => {
  if (!support) return [];
  const hanging = hangingOf(part, support, frame);
  const free = 1 + Math.max(1, Math.round(support.gap / layerHeight));
  const laid: LaidSupport[] = part.map(() => ({ base: NOTHING, dense: NOTHING }));
  let column = NOTHING;
  for (let i = part.length - 1; i >= 0; i--) {
    const held = hanging.slice(i + free, i + free + Math.max(1, support.denseLayers)).reduce(united, NOTHING);
    column = united(column, hanging[i + free] ?? NOTHING);
    if (column.xs.length === 0) continue;
    column = subtracted(column, grown(part[i]!, ASIDE * widths.outer, frame));
    const all =
      i === 0 ? subtracted(grown(column, FOOT_MM, frame), grown(part[0]!, ASIDE * widths.outer, frame)) : column;
    const dense = support.denseLayers > 0 && i > 0 ? intersected(all, held) : NOTHING;
    laid[i] = { dense, base: subtracted(all, dense) };
  }
  return laid;
};

interface SupportedLayer {
  readonly frame: Frame;
  readonly height: number;
  readonly isFirst: boolean;
}

/** The lines of what holds a layer. */
export const supportPaths = (
  { base, dense }: LaidSupport,
  { width, pitch }: SupportSettings,
  { frame, height, isFirst }: SupportedLayer,
): Path[] => {
  const spacing = spacingOf(width, height);
  const lines = (rows: Rows, apart: number): Path[] => hatched(rows, frame, { every: apart / frame.pitch, inset: width / 2, reach: 50 }); // oxfmt-ignore
  return [...lines(base, isFirst ? spacing / FOOT_DENSITY : pitch), ...lines(dense, spacing)];
};
