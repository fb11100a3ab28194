// Made by `npm run schema` of server/models/cutting/kernel/dovetails.ts.

import type { Manifold, Vec2 } from 'manifold-3d';
import { solidThrough, type Contact } from './contact.gen.ts';
import { PLAY_MM, WALL_MM } from './dowels.gen.ts';
import { fitsAt, rowsOf, type Rows } from './rows.gen.ts';
import type { Workbench } from './workbench.gen.ts';

/** A tongue: how far it reaches into the other piece, as wide at its neck and half as much again at its head. */
const LENGTHS = [8, 5, 3];
export const LONGEST_TONGUE_MM = LENGTHS[0]!;
const MOST_DOVETAILS = 4;
const STEP_MM = 1;
/** How far it goes into its own piece, so that both are one body. */
const ROOT_MM = 1;
/** A wall that is open to the side is no wall; edges that slant leave a little out. */
const LEAST_ROWS_MM = 1.5;

export interface PlacedDovetails {
  readonly lengthMm: number;
  readonly headMm: number;
  /** Across the way they slide. */
  readonly spots: readonly number[];
}

const headOf = (length: number): number => 1.5 * length;

/** Up to four of the places, spread over all of them. */
const spread = (places: readonly number[], apart: number): number[] => {
  if (places.length === 0) return [];
  const [first, last] = [places[0]!, places.at(-1)!];
  const count = Math.max(1, Math.min(MOST_DOVETAILS, Math.floor((last - first) / apart)));
  const wished = Array.from({ length: count }, (_, i) => first + ((last - first) * (i + 0.5)) / count);
  const nearest = wished.map((wish) =>
    places.reduce((best, place) => (Math.abs(place - wish) < Math.abs(best - wish) ? place : best)),
  );
  return nearest.filter((place, i) => i === 0 || place - nearest[i - 1]! >= apart / 2);
};

const placesIn = (rows: Rows, half: number): number[] => {
  const places: number[] = [];
  for (let u = rows.from + half; u <= rows.to - half; u += STEP_MM)
    if (fitsAt(rows, u, half, LEAST_ROWS_MM)) places.push(u);
  return places;
};

/** The longest dovetails that go through a cut with a wall on both sides and behind; null where none does. */
export const placedDovetails = (bench: Workbench, contact: Contact): PlacedDovetails | null => {
  for (const lengthMm of LENGTHS) {
    const region = solidThrough(bench, contact, { below: ROOT_MM + WALL_MM, above: lengthMm + PLAY_MM + WALL_MM });
    if (region.isEmpty()) continue;
    const half = headOf(lengthMm) / 2 + PLAY_MM + WALL_MM;
    const spots = spread(placesIn(rowsOf(region), half), 4 * half);
    if (spots.length > 0) return { lengthMm, headMm: headOf(lengthMm), spots };
  }
  return null;
};

/** Outline across the slide, x across and y from the cut upwards. */
const profile = (spot: number, length: number): Vec2[] => {
  const [neck, head] = [length / 2, headOf(length) / 2];
  return [
    [spot - neck, -ROOT_MM],
    [spot + neck, -ROOT_MM],
    [spot + neck, 0],
    [spot + head, length],
    [spot - head, length],
    [spot - neck, 0],
  ];
};

export interface Dovetail {
  /** What of the whole becomes part of the piece below. */
  readonly tongue: Manifold;
  /** What the piece above loses. */
  readonly socket: Manifold;
}

const REACH_MM = 5000;

/** A prism along the slide, in the frame of the cut. */
const prism = ({ modeller, keep }: Workbench, outline: Vec2[], at: number, grown: number): Manifold => {
  const drawn = keep(modeller.CrossSection.ofPolygons([outline]));
  const section = grown > 0 ? keep(drawn.offset(grown, 'Miter', 4)) : drawn;
  const long = keep(section.extrude(2 * REACH_MM, 0, 0, [1, 1], true));
  // The outline's y is up, the prism's length along y.
  return keep(keep(long.rotate([90, 0, 0])).translate([0, 0, at]));
};

/** Tongues and sockets at a cut, in its frame. */
export const dovetailSolids = (bench: Workbench, at: number, { spots, lengthMm }: PlacedDovetails): Dovetail[] =>
  spots.map((spot) => ({
    tongue: prism(bench, profile(spot, lengthMm), at, 0),
    socket: prism(bench, profile(spot, lengthMm), at, PLAY_MM),
  }));
