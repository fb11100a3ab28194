// Made by `npm run schema` of server/models/cutting/kernel/dowels.ts.

import type { CrossSection, Manifold, Vec2 } from 'manifold-3d';
import { solidThrough, type Contact } from './contact.gen.ts';
import { spotsIn } from './spots.gen.ts';
import type { Workbench } from './workbench.gen.ts';

/** Between a joint and what it goes into, on each side. */
export const PLAY_MM = 0.15;
/** Around a joint: three lines of a nozzle of 0.4 mm. */
export const WALL_MM = 1.2;

/** A round dowel, and how deep it goes on each side. */
export interface DowelSize {
  readonly diameterMm: number;
  readonly depthMm: number;
}

const SIZES: readonly DowelSize[] = [
  { diameterMm: 8, depthMm: 12 },
  { diameterMm: 6, depthMm: 10 },
  { diameterMm: 5, depthMm: 8 },
  { diameterMm: 4, depthMm: 7 },
  { diameterMm: 3, depthMm: 5 },
  { diameterMm: 2, depthMm: 4 },
];

/** Two keep a piece from turning; more only hold. */
const ENOUGH = 2;
const MOST_DOWELS = 4;
const SEGMENTS = 48;
/** A many-sided hole lies outside its circle, so that the play is there at every angle. */
const AROUND = 1 / Math.cos(Math.PI / SEGMENTS);
const CHAMFER_MM = 0.4;
/** A wall is looked for a little within, so that what touches it is not outside. */
const WITHIN_MM = 0.02;
/** Of the room that a hole and its wall take. */
const NEGLIGIBLE = 0.002;

/** Where dowels go through a cut, and of which size. */
export interface PlacedDowels extends DowelSize {
  readonly spots: readonly Vec2[];
}

const holeRadius = ({ diameterMm }: DowelSize): number => diameterMm / 2 + PLAY_MM;
/** Square millimetres of a hole. */
export const holeArea = (size: DowelSize): number =>
  (SEGMENTS / 2) * Math.sin((2 * Math.PI) / SEGMENTS) * (holeRadius(size) * AROUND) ** 2;
/** Of both holes of a dowel together. */
export const holeDepth = ({ depthMm }: DowelSize): number => 2 * (depthMm + PLAY_MM);

interface Rod {
  readonly middle: number;
  readonly radius: number;
  readonly height: number;
}

const rod = ({ modeller, keep }: Workbench, [x, y]: Vec2, { middle, radius, height }: Rod): Manifold => {
  const cylinder = keep(modeller.Manifold.cylinder(height, radius * AROUND, radius * AROUND, SEGMENTS, true));
  return keep(cylinder.translate([x, y, middle]));
};

/** Whether hole and wall are within the two pieces, wherever sections were not taken too. */
const isWithin = (bench: Workbench, { below, above, at }: Contact, size: DowelSize, spot: Vec2): boolean => {
  const radius = holeRadius(size) + WALL_MM / AROUND - WITHIN_MM;
  const height = holeDepth(size) + 2 * (WALL_MM - WITHIN_MM);
  const around = rod(bench, spot, { middle: at, radius, height });
  const outside = bench.keep(bench.keep(around.subtract(below)).subtract(above));
  return outside.volume() < around.volume() * NEGLIGIBLE;
};

const centresOf = (bench: Workbench, contact: Contact, size: DowelSize): CrossSection => {
  const depth = size.depthMm + PLAY_MM + WALL_MM;
  const region = solidThrough(bench, contact, { below: depth, above: depth });
  return region.isEmpty() ? region : bench.keep(region.offset(-(holeRadius(size) + WALL_MM), 'Round', 2, SEGMENTS));
};

/** The largest dowels of which two go through a cut with a wall all round, else one; null where none does. */
export const placedDowels = (bench: Workbench, contact: Contact): PlacedDowels | null => {
  let single: PlacedDowels | null = null;
  for (const size of SIZES) {
    const centres = centresOf(bench, contact, size);
    if (centres.isEmpty()) continue;
    const wish = { apart: 3 * size.diameterMm, most: MOST_DOWELS, inset: size.diameterMm };
    const spots = spotsIn(bench, centres, wish).filter((spot) => isWithin(bench, contact, size, spot));
    if (spots.length >= ENOUGH) return { ...size, spots };
    if (spots.length > 0) single ??= { ...size, spots };
  }
  return single;
};

/** The holes of dowels on both sides of a cut, in its frame. */
export const dowelHoles = (bench: Workbench, at: number, { spots, ...size }: PlacedDowels): Manifold[] =>
  spots.map((spot) => rod(bench, spot, { middle: at, radius: holeRadius(size), height: holeDepth(size) }));

/** A dowel as it is printed: standing, its ends tapered; as long as both holes less the play. */
export const dowelSolid = ({ modeller, keep }: Workbench, { diameterMm, depthMm }: DowelSize): Manifold => {
  const [radius, height] = [diameterMm / 2, 2 * depthMm];
  const thin = radius - CHAMFER_MM;
  const outline = [[0, 0], [thin, 0], [radius, CHAMFER_MM], [radius, height - CHAMFER_MM], [thin, height], [0, height]] as Vec2[]; // oxfmt-ignore
  return keep(keep(modeller.CrossSection.ofPolygons([outline])).revolve(SEGMENTS));
};
