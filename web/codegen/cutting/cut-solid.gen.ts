// Made by `npm run schema` of server/models/cutting/kernel/cut-solid.ts.

import type { PlainBed } from '../bed-turn.gen.ts';
import type { Manifold, ManifoldToplevel, Vec3 } from 'manifold-3d';
import { AXES, fewestCuts, MOST_PIECES, type Axis, type Room, type Triple } from './cut-plan.gen.ts';
import type { DowelSize } from './dowels.gen.ts';
import { LONGEST_TONGUE_MM } from './dovetails.gen.ts';
import { joinedAt, type Joint, type JointMade, type Piece } from './joints.gen.ts';
import { Workbench } from './workbench.gen.ts';

export interface CutWish {
  readonly bed: PlainBed;
  readonly joint: Joint;
}

/** Two pieces that meet, by their numbers from 1, and what joins them. */
export interface CutBetween extends JointMade {
  readonly pieces: readonly [number, number];
}

export interface DowelCount extends DowelSize {
  readonly count: number;
}

/** What a solid was cut into; the pieces are the caller's to delete. */
export interface CutSolid {
  readonly pieces: readonly Manifold[];
  readonly cuts: readonly CutBetween[];
  /** Dowels to print beside the pieces. */
  readonly dowels: readonly DowelCount[];
}

const unitOf = (axis: Axis): Vec3 => [Number(axis === 0), Number(axis === 1), Number(axis === 2)];
const withAxis = (point: Triple, axis: Axis, value: number): Triple =>
  [0, 1, 2].map((i) => (i === axis ? value : point[i]!)) as unknown as Triple;

/** Cut across one axis into equal lengths. */
const slabsOf = ({ keep }: Workbench, { solid, from, to }: Piece, axis: Axis, count: number): Piece[] => {
  const { min, max } = solid.boundingBox();
  const slabs: Piece[] = [];
  let [rest, low] = [solid, from];
  for (let i = 1; i < count; i++) {
    const at = min[axis] + ((max[axis] - min[axis]) * i) / count;
    const [above, below] = rest.splitByPlane(unitOf(axis), at).map(keep) as [Manifold, Manifold];
    slabs.push({ solid: below, from: low, to: withAxis(to, axis, at) });
    [rest, low] = [above, withAxis(low, axis, at)];
  }
  return [...slabs, { solid: rest, from: low, to }];
};

/** Cut until each piece goes into the room; null where there would be more than 24. Across the longest way first. */
const cutApart = (bench: Workbench, piece: Piece, room: Room, axes: Set<Axis>): Piece[] | null => {
  if (piece.solid.isEmpty()) return [];
  const { min, max } = piece.solid.boundingBox();
  const counts = fewestCuts([max[0] - min[0], max[1] - min[1], max[2] - min[2]], room);
  if (!counts) return null;
  const axis = AXES.reduce((most, one) => (counts[one] > counts[most] ? one : most));
  if (counts[axis] === 1) return [piece];
  axes.add(axis);
  const pieces: Piece[] = [];
  for (const slab of slabsOf(bench, piece, axis, counts[axis])) {
    const some = cutApart(bench, slab, room, axes);
    if (!some || pieces.push(...some) > MOST_PIECES) return null;
  }
  return pieces;
};

/** Whether a piece ends where the other begins. */
const meet = (a: Piece, b: Piece, axis: Axis): boolean =>
  a.to[axis] === b.from[axis] &&
  AXES.every((other) => other === axis || (a.from[other] < b.to[other] && b.from[other] < a.to[other]));

/**
 * Cuts a closed solid by planes into the fewest equal lengths that go on a bed, and joins neighbours: each piece is closed,
 * and together they are the solid less the holes and the play of the joints. Dovetails slide along an axis that nothing is
 * cut across, so that the whole can be put together. Null for more than 24 pieces.
 */
export const cutSolid = (modeller: ManifoldToplevel, solid: Manifold, { bed, joint }: CutWish): CutSolid | null => {
  const bench = new Workbench(modeller);
  try {
    const box = solid.boundingBox();
    const cutAxes = new Set<Axis>();
    const room = { bed, tongueMm: joint === 'DOVETAILS' ? LONGEST_TONGUE_MM : 0 };
    const pieces = cutApart(bench, { solid, from: box.min, to: box.max }, room, cutAxes);
    if (!pieces) return null;
    const cuts: CutBetween[] = [];
    for (const axis of AXES)
      for (const [i, a] of pieces.entries())
        for (const [k, b] of pieces.entries()) {
          const made = meet(a, b, axis) ? joinedAt(bench, { whole: solid, a, b, axis }, joint, cutAxes) : null;
          if (made) cuts.push({ ...made, pieces: [i + 1, k + 1] });
        }
    // A copy of its own: what it was made of is given back.
    return { pieces: pieces.map((piece) => piece.solid.translate([0, 0, 0])), cuts, dowels: dowelsOf(cuts) };
  } finally {
    bench.clear();
  }
};

const dowelsOf = (cuts: readonly CutBetween[]): DowelCount[] => {
  const counts = new Map<number, DowelCount>();
  for (const { dowel, count } of cuts) {
    if (!dowel) continue;
    counts.set(dowel.diameterMm, { ...dowel, count: (counts.get(dowel.diameterMm)?.count ?? 0) + count });
  }
  return [...counts.values()].sort((a, b) => b.diameterMm - a.diameterMm);
};
