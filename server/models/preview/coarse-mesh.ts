import { MeshoptSimplifier } from 'meshoptimizer/simplifier';
import type { Mesh } from '../mesh/mesh.ts';

const MOST_TRIANGLES = 20_000;
/** Shares of the part's size by which the surface may move: what nobody sees, and what is allowed to become small enough. */
const UNSEEN = 0.003;
const ALLOWED = 0.05;

/** The mesh with as few triangles as its look needs, 20,000 at most: to be looked at, not to be printed. */
export const coarse = async ({ points, corners }: Mesh): Promise<Pick<Mesh, 'points' | 'corners'>> => {
  await MeshoptSimplifier.ready;
  const [fewer] = MeshoptSimplifier.simplify(corners, points, 3, 0, UNSEEN);
  const kept = fewer.length > 0 ? fewer : corners;
  const most = MOST_TRIANGLES * 3;
  if (kept.length <= most) return { points, corners: kept };
  const [few] = MeshoptSimplifier.simplify(kept, points, 3, most, ALLOWED);
  return { points, corners: few.length > most ? few.subarray(0, most) : few };
};
