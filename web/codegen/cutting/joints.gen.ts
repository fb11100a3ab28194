// Made by `npm run schema` of server/models/cutting/kernel/joints.ts.

import type { Manifold } from 'manifold-3d';
import { solidThrough, type Contact } from './contact.gen.ts';
import { AXES, type Axis, type Triple } from './cut-plan.gen.ts';
import { dovetailSolids, LONGEST_TONGUE_MM, placedDovetails } from './dovetails.gen.ts';
import { dowelHoles, placedDowels, type DowelSize } from './dowels.gen.ts';
import { frameOf, type Frame } from './frame.gen.ts';
import { Workbench } from './workbench.gen.ts';

/** How pieces are put together. */
export const JOINTS = ['DOWELS', 'DOVETAILS', 'PLAIN'] as const;
export type Joint = (typeof JOINTS)[number];

/** What joins two pieces: plain where nothing else has room. */
export interface JointMade {
  readonly joint: Joint;
  /** Dowels or dovetails. */
  readonly count: number;
  readonly dowel: DowelSize | null;
  /** Where each is, in the coordinates of the solid: middle of a dowel at the cut; of a dovetail no more than its cut is told. */
  readonly at: readonly (readonly [number, number, number])[];
}

/** A piece while it is made: what it is now, and which part of space it was cut to. */
export interface Piece {
  solid: Manifold;
  readonly from: Triple;
  readonly to: Triple;
}

interface Meeting {
  readonly whole: Manifold;
  readonly a: Piece;
  readonly b: Piece;
  readonly axis: Axis;
}

/** Deeper than any joint and its wall. */
const DEEP_MM = 15;
const SKIN = { below: 0.02, above: 0.02 };
/** Less of a common section is none. */
const TOUCHING_MM2 = 0.01;

const layerOf = ({ keep }: Workbench, solid: Manifold, from: number, to: number): Manifold =>
  keep(keep(solid.trimByPlane([0, 0, 1], from)).trimByPlane([0, 0, -1], -to));

const contactIn = (bench: Workbench, frame: Frame, { a, b, axis }: Meeting): Contact => {
  const at = a.to[axis];
  const seen = (solid: Manifold): Manifold => bench.keep(frame.into(solid));
  return {
    below: layerOf(bench, seen(a.solid), at - DEEP_MM, at),
    above: layerOf(bench, seen(b.solid), at, at + DEEP_MM),
    at,
  };
};

const PLAIN: JointMade = { joint: 'PLAIN', count: 0, dowel: null, at: [] };

/** The same dowels through both pieces, so that the holes are in line. */
const dowelled = (kept: Workbench, bench: Workbench, meeting: Meeting): JointMade | null => {
  const { a, b, axis } = meeting;
  const [lateral, slide] = [(axis + 1) % 3, (axis + 2) % 3] as [Axis, Axis];
  const frame = frameOf(axis, slide);
  const contact = contactIn(bench, frame, meeting);
  const placed = placedDowels(bench, contact);
  if (!placed) return null;
  const holes = dowelHoles(bench, contact.at, placed).map((hole) => bench.keep(frame.back(hole)));
  for (const piece of [a, b]) piece.solid = kept.keep(bench.modeller.Manifold.difference([piece.solid, ...holes]));
  const { spots, ...dowel } = placed;
  const at = spots.map(([x, y]) => {
    const point: [number, number, number] = [0, 0, 0];
    [point[lateral], point[slide], point[axis]] = [x, y, contact.at];
    return point;
  });
  return { joint: 'DOWELS', count: spots.length, dowel, at };
};

const bodiesOf = ({ keep }: Workbench, solid: Manifold): number => solid.decompose().map(keep).length;

/** Tongues that leave no crumbs: each is tried by itself. */
const dovetailed = (kept: Workbench, bench: Workbench, meeting: Meeting, slide: Axis): JointMade | null => {
  const { whole, a, b, axis } = meeting;
  const frame = frameOf(axis, slide);
  const contact = contactIn(bench, frame, meeting);
  const placed = placedDovetails(bench, contact);
  if (!placed) return null;
  const near = layerOf(bench, bench.keep(frame.into(whole)), contact.at - DEEP_MM, contact.at + LONGEST_TONGUE_MM + 1);
  let count = 0;
  for (const { tongue, socket } of dovetailSolids(bench, contact.at, placed)) {
    const own = bench.keep(frame.back(bench.keep(near.intersect(tongue))));
    const [longer, rest] = [kept.keep(a.solid.add(own)), kept.keep(b.solid.subtract(bench.keep(frame.back(socket))))];
    if (bodiesOf(bench, longer) > bodiesOf(bench, a.solid) || bodiesOf(bench, rest) > bodiesOf(bench, b.solid))
      continue;
    [a.solid, b.solid] = [longer, rest];
    count += 1;
  }
  return count > 0 ? { joint: 'DOVETAILS', count, dowel: null, at: [] } : null;
};

/** Axes that nothing is cut across, upright first: along them a whole row of pieces slides. */
const slidesOf = (axis: Axis, cutAxes: ReadonlySet<Axis>): Axis[] =>
  [...AXES].reverse().filter((one) => one !== axis && !cutAxes.has(one));

/**
 * Joins two pieces that meet across an axis as is wished, by dowels where a dovetail has no room, by nothing where a dowel
 * has none. Null where they only seem to meet.
 */
export const joinedAt = (
  kept: Workbench,
  meeting: Meeting,
  wish: Joint,
  cutAxes: ReadonlySet<Axis>,
): JointMade | null => {
  const bench = new Workbench(kept.modeller);
  try {
    const level = frameOf(meeting.axis, ((meeting.axis + 2) % 3) as Axis);
    if (solidThrough(bench, contactIn(bench, level, meeting), SKIN).area() < TOUCHING_MM2) return null;
    if (wish === 'PLAIN') return PLAIN;
    for (const slide of wish === 'DOVETAILS' ? slidesOf(meeting.axis, cutAxes) : []) {
      const made = dovetailed(kept, bench, meeting, slide);
      if (made) return made;
    }
    return dowelled(kept, bench, meeting) ?? PLAIN;
  } finally {
    bench.clear();
  }
};
