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

/**
 * The mesh with as few triangles as its look needs, and no more than `mostTriangles`. Of one that cannot be simplified in
 * time the first triangles are kept.
 */
export const simplifiedMesh = async (mesh: BareMesh, wanted: Simplification): Promise<BareMesh> => {
  const { points, corners } = mesh;
  const most = wanted.mostTriangles * 3;
  if (isCrowded(mesh)) return { points, corners: corners.subarray(0, most) };
  await MeshoptSimplifier.ready;
  const [fewer] = MeshoptSimplifier.simplify(corners, points, 3, 0, wanted.unseen);
  const kept = fewer.length > 0 ? fewer : corners;
  if (kept.length <= most) return { points, corners: kept };
  const [few] = MeshoptSimplifier.simplify(kept, points, 3, most, wanted.allowed);
  return { points, corners: few.subarray(0, most) };
};
