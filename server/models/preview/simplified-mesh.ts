import { MeshoptSimplifier } from 'meshoptimizer/simplifier';
import type { Mesh } from '../mesh/mesh.ts';

export type BareMesh = Pick<Mesh, 'points' | 'corners'>;

export interface Simplification {
  readonly mostTriangles: number;
  /** Shares of the mesh's size by which the surface may move: what nobody sees, and what is allowed to become small enough. */
  readonly unseen: number;
  readonly allowed: number;
}

/** Triangles looked at: for each at a corner all others there. */
const MOST_LOOKS = 2_000_000_000;

/** Whether so many triangles meet in one corner that simplifying would take long, which is by the square of their number. */
const isCrowded = ({ points, corners }: BareMesh): boolean => {
  const meeting = new Uint32Array(points.length / 3);
  for (const corner of corners) meeting[corner]! += 1;
  return meeting.reduce((looks, count) => looks + count * count, 0) > MOST_LOOKS;
};

interface Excerpt extends BareMesh {
  /** The number that each of its points has in the whole. */
  readonly origins: Uint32Array;
}

/** Triangles of a mesh with no other points than theirs. */
const excerptOf = (points: Float32Array, corners: Uint32Array): Excerpt => {
  const numbers = new Uint32Array(points.length / 3);
  const origins: number[] = [];
  const renumbered = corners.map((corner) => {
    if (numbers[corner] === 0) numbers[corner] = origins.push(corner);
    return numbers[corner]! - 1;
  });
  const own = new Float32Array(origins.length * 3);
  for (const [i, corner] of origins.entries()) own.set(points.subarray(corner * 3, corner * 3 + 3), i * 3);
  return { points: own, corners: renumbered, origins: Uint32Array.from(origins) };
};

/** Where a mesh begins along the axis on which it is longest, and how long it is there. */
const extentOf = ({ points }: BareMesh): { axis: number; from: number; length: number } => {
  const least = [Infinity, Infinity, Infinity];
  const most = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < points.length; i += 1) {
    least[i % 3] = Math.min(least[i % 3]!, points[i]!);
    most[i % 3] = Math.max(most[i % 3]!, points[i]!);
  }
  const lengths = most.map((end, axis) => end - least[axis]!);
  const axis = lengths.indexOf(Math.max(...lengths));
  return { axis, from: least[axis]!, length: lengths[axis]! };
};

/** Triangles that the simplifier takes at once, which needs 100 bytes of memory for each and keeps them. */
const MOST_AT_ONCE = 600_000;

/** The corners of the triangles of each of some slabs across the longest axis. */
function* slabsOf(mesh: BareMesh): Generator<Uint32Array> {
  const { points, corners } = mesh;
  const { axis, from, length } = extentOf(mesh);
  const slabs = Math.ceil(corners.length / 3 / MOST_AT_ONCE);
  const slabAt = (i: number): number =>
    Math.min(slabs - 1, Math.floor(((points[corners[i]! * 3 + axis]! - from) / length) * slabs));
  const counts = new Uint32Array(slabs);
  for (let i = 0; i < corners.length; i += 3) counts[slabAt(i)]! += 3;
  for (const [slab, count] of counts.entries()) {
    const own = new Uint32Array(count);
    for (let i = 0, filled = 0; i < corners.length; i += 3) {
      if (slabAt(i) !== slab) continue;
      for (let corner = i; corner < i + 3; corner += 1) own[filled++] = corners[corner]!;
    }
    yield own;
  }
}

/** The corners that a large mesh keeps where each slab of it is simplified by itself: where two meet, nothing moves. */
const keptBySlabs = (mesh: BareMesh, unseen: number): Uint32Array => {
  const error = unseen * MeshoptSimplifier.getScale(mesh.points, 3);
  const kept: Uint32Array[] = [];
  for (const corners of slabsOf(mesh)) {
    const slab = excerptOf(mesh.points, corners);
    const [few] = MeshoptSimplifier.simplify(slab.corners, slab.points, 3, 0, error, ['LockBorder', 'ErrorAbsolute']);
    kept.push(few.map((corner) => slab.origins[corner]!));
  }
  const all = new Uint32Array(kept.reduce((sum, { length }) => sum + length, 0));
  kept.reduce((at, corners) => (all.set(corners, at), at + corners.length), 0);
  return all;
};

/**
 * The mesh with as few triangles as its look needs, no more than `mostTriangles`, and no other points than theirs. Of one that
 * cannot be simplified in time the first triangles are kept.
 */
export const simplifiedMesh = async (mesh: BareMesh, wanted: Simplification): Promise<BareMesh> => {
  const most = wanted.mostTriangles * 3;
  if (isCrowded(mesh)) return excerptOf(mesh.points, mesh.corners.subarray(0, most));
  await MeshoptSimplifier.ready;
  const isLarge = mesh.corners.length / 3 > MOST_AT_ONCE;
  const { points, corners } = isLarge ? excerptOf(mesh.points, keptBySlabs(mesh, wanted.unseen / 2)) : mesh;
  const [fewer] = MeshoptSimplifier.simplify(corners, points, 3, 0, wanted.unseen);
  const kept = fewer.length > 0 ? fewer : corners;
  if (kept.length <= most) return excerptOf(points, kept);
  const [few] = MeshoptSimplifier.simplify(kept, points, 3, most, wanted.allowed);
  return excerptOf(points, few.subarray(0, most));
};
