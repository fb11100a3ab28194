import { textOutline } from '../../models/tailoring/kernel/text-outline.ts';
import type { Kernel, Solid, Vec3 } from './kernel.ts';
import { COLOURS } from './source.ts';

/** Round a tube that stands on z, read from the top down. */
interface OnTube {
  readonly radius: number;
  /** Between these heights. */
  readonly heights: readonly [number, number];
  /** About the axis, degrees. */
  readonly at: number;
}

/** Beginning as words that lie face up on z = 0: turned (degrees about x, y, z), then moved. */
interface OnPlane {
  readonly width: number;
  readonly turn: Vec3;
  readonly move: Vec3;
}

interface Decal {
  readonly words: string;
  /** Of its capitals, millimetres. */
  readonly height: number;
  readonly on: OnTube | OnPlane;
}

/** Where the lettering of a rocket stands, towards who looks at it. */
const FACING = 45;

/** Stickers on models, by the model and the part, in the model's coordinates: as in its photographs. */
export const DECALS: Record<string, Record<string, readonly Decal[]>> = {
  'krivan-38-2': {
    'sustainer-tube': [{ words: 'KRIVÁŇ', height: 13, on: { radius: 22.5, heights: [352, 434], at: FACING } }],
    'booster-tube': [{ words: 'MX–38/2', height: 13, on: { radius: 27, heights: [136, 216], at: FACING } }],
  },
  'iskra-24': { tube: [{ words: 'ISKRA 24', height: 10, on: { radius: 17, heights: [140, 212], at: FACING } }] },
  'vajce-60': { base: [{ words: 'VAJCE 60', height: 9, on: { radius: 30, heights: [40, 80], at: FACING } }] },
  'dunaj-420': {
    'deck-bow': [{ words: 'DUNAJ 420', height: 11, on: { width: 92, turn: [0, 1.76, 180], move: [322, 0, 47.15] } }],
  },
  'hron-360': {
    bridge: [
      { words: 'HRON', height: 7, on: { width: 44, turn: [90, 0, 180], move: [196, 24, 46] } },
      { words: 'HRON', height: 7, on: { width: 44, turn: [90, 0, 0], move: [196, -24, 46] } },
    ],
  },
  'sucha-96': { lid: [{ words: 'SUCHÁ 96', height: 8, on: { width: 56, turn: [0, 0, 0], move: [0, 0, 33] } }] },
};

export const DECAL_HEX = COLOURS.graphite.hex;
/** Above the surface, and into it: round things are drawn with corners. */
const [THICK, SUNK] = [0.12, 0.5];
/** So finely a letter bends round a tube. */
const BENT_MM = 3;
/** Nobody sees less. */
const SEEN_MM = 0.04;

const lettered = (k: Kernel, words: string, height: number, most: number): Solid => {
  const rings = textOutline(words, height, most);
  if (!rings) throw new Error(`No letters for ${words}`);
  return k.CrossSection.ofPolygons(rings, 'NonZero')
    .extrude(THICK + SUNK)
    .translate([0, 0, -SUNK]);
};

const bent = (flat: Solid, { radius, heights: [from, to], at }: OnTube): Solid =>
  flat.refineToLength(BENT_MM).warp((point) => {
    const [x, y, z] = point;
    const angle = (at * Math.PI) / 180 + y / radius;
    point[0] = (radius + z) * Math.cos(angle);
    point[1] = (radius + z) * Math.sin(angle);
    point[2] = (from + to) / 2 - x;
  });

const onPart = (k: Kernel, { words, height, on }: Decal): Solid => {
  if ('width' in on) return lettered(k, words, height, on.width).rotate(on.turn).translate(on.move);
  return bent(lettered(k, words, height, on.heights[1] - on.heights[0]), on);
};

/** The stickers on a part, where they are on the built model; null: none. */
export const decalsOf = (k: Kernel, modelId: string, partId: string): Solid | null => {
  const decals = DECALS[modelId]?.[partId];
  return decals ? k.Manifold.union(decals.map((decal) => onPart(k, decal))).simplify(SEEN_MM) : null;
};
