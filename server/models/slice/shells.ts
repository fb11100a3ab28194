import { grown, intersected, NOTHING, shrunk, smallPieces, subtracted, united, type Frame, type Rows } from './rows.ts';
import type { SliceSettings } from './slice-settings.ts';

/** What the inside of each layer is filled with; the figures are those of PrusaSlicer, whose names are in brackets. */
export interface Filling {
  /** Hangs in the air at first (`stBottomBridge`), or lies on the bed. */
  readonly bottom: Rows;
  readonly top: Rows;
  /** Full layers below a top and above a bottom (`stInternalSolid`). */
  readonly solid: Rows;
  /** The lowest of them, on sparse filling (`stInternalBridge`). */
  readonly bridge: Rows;
  readonly sparse: Rows;
}

/** Layers in one frame: the part, the part grown by `SLIVER_MM`, and what is within its walls. */
export interface Layers {
  readonly part: readonly Rows[];
  readonly wider: readonly Rows[];
  readonly inside: readonly Rows[];
}

/** Tops and bottoms that are narrower are none. */
export const SLIVER_MM = 0.09;
/** Tops and bottoms are filled so much further, to hold on to something (`EXTERNAL_INFILL_MARGIN`). */
const MARGIN_MM = 3;
/** A line of a bridge is as thick as the nozzle: the filling below must be sparse so far down. */
const BRIDGE_LINES = 3;

interface Faces {
  readonly top: Rows;
  readonly bottom: Rows;
  /** With what of them is in the walls: so far they reach into other layers. */
  readonly shade: Rows;
  readonly bed: Rows;
  readonly solid: Rows;
}

const facesOf = ({ part, wider, inside }: Layers, i: number, settings: SliceSettings, frame: Frame): Faces => {
  const { topLayers, bottomLayers, density, solidBelowArea } = settings;
  const above = i + 1 < part.length ? wider[i + 1]! : NOTHING;
  const below = i > 0 ? wider[i - 1]! : NOTHING;
  const [whole, room] = [part[i]!, inside[i]!];
  const bare = bottomLayers > 0 ? subtracted(room, below) : NOTHING;
  const bottom = intersected(grown(bare, MARGIN_MM + SLIVER_MM, frame), room);
  const open = topLayers > 0 ? subtracted(subtracted(room, above), bare) : NOTHING;
  const top = subtracted(intersected(grown(open, MARGIN_MM + SLIVER_MM, frame), room), bottom);
  const within = density > 0 ? subtracted(subtracted(room, bare), open) : NOTHING;
  return {
    top,
    bottom,
    shade: topLayers > 0 ? united(subtracted(whole, above), top) : NOTHING,
    bed: bottomLayers > 0 ? united(subtracted(whole, below), bottom) : NOTHING,
    solid: within.xs.length > 0 ? smallPieces(within, solidBelowArea, frame) : NOTHING,
  };
};

/** Narrow strips of full filling are widened where there is room. */
const widened = (solid: Rows, room: Rows, width: number, frame: Frame): Rows => {
  if (solid.xs.length === 0) return solid;
  const margin = 3 * width;
  const wide = grown(shrunk(solid, margin, frame), margin + frame.pitch / 4, frame);
  const narrow = subtracted(solid, wide);
  return narrow.xs.length === 0 ? solid : united(solid, intersected(grown(narrow, margin, frame), room));
};

/** Carries faces into the layers behind them; each is widened on its way and goes on as wide as it became. */
const carried = (faces: readonly Faces[], layers: Layers, settings: SliceSettings, frame: Frame): Rows[] => {
  const solid = faces.map((face) => face.solid);
  const carry = (from: Rows, at: number, step: 1 | -1, count: number): void => {
    let rows = from;
    for (let k = 1; k < count && rows.xs.length > 0; k++) {
      const i = at + k * step;
      if (i < 0 || i >= faces.length) return;
      const { top, bottom } = faces[i]!;
      const room = subtracted(subtracted(layers.inside[i]!, top), bottom);
      const inner = widened(intersected(rows, room), room, settings.widths.solid, frame);
      if (inner.xs.length === 0) continue;
      solid[i] = united(solid[i]!, inner);
      rows = inner;
    }
  };
  faces.forEach(({ shade, bed }, i) => {
    carry(shade, i, -1, settings.topLayers);
    carry(bed, i, 1, settings.bottomLayers);
  });
  return solid;
};

/** What each layer is filled with, in one frame. */
export const fillingOf = (layers: Layers, settings: SliceSettings, frame: Frame): Filling[] => {
  const faces = layers.part.map((_, i) => facesOf(layers, i, settings, frame));
  const solids = carried(faces, layers, settings, frame);
  const isFull = settings.density >= 1;
  const fillings: Filling[] = [];
  const drop = Math.floor(settings.nozzle / settings.layerHeight + 1e-6);
  faces.forEach(({ top, bottom }, i) => {
    const room = subtracted(subtracted(layers.inside[i]!, top), bottom);
    const solid = isFull ? room : intersected(solids[i]!, room);
    const sparse = isFull || settings.density <= 0 ? NOTHING : subtracted(room, solid);
    let bridge = solid;
    for (let k = 1; k <= Math.max(1, drop) && bridge.xs.length > 0; k++)
      bridge = i >= k ? intersected(bridge, fillings[i - k]!.sparse) : NOTHING;
    const least = settings.nozzle * BRIDGE_LINES;
    if (bridge.xs.length > 0) bridge = intersected(grown(shrunk(bridge, least, frame), least, frame), solid);
    fillings.push({ top, bottom, bridge, sparse, solid: subtracted(solid, bridge) });
  });
  return fillings;
};
