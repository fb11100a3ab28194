import { MeshoptSimplifier } from 'meshoptimizer/simplifier';
import type { Mesh } from '../mesh/mesh.ts';

/** Half a pixel of a picture. */
const UNSEEN = 0.0008;
const MOST_TRIANGLES = 40_000;
/** Of all parts of a model together. */
const MOST_IN_A_MODEL = 120_000;
const LEAST_OF_A_PART = 400;

type Bare = Pick<Mesh, 'points' | 'corners'>;

/** The mesh with no more triangles than a picture of it shows, 40,000 at most; fewer beside the other parts of a model. */
export const pictureMesh = async ({ points, corners }: Bare, parts = 1): Promise<Bare> => {
  if (corners.length <= 3000) return { points, corners };
  await MeshoptSimplifier.ready;
  const [fewer] = MeshoptSimplifier.simplify(corners, points, 3, 0, UNSEEN);
  const kept = fewer.length > 0 ? fewer : corners;
  const share = Math.max(LEAST_OF_A_PART, Math.floor(MOST_IN_A_MODEL / parts));
  const most = Math.min(MOST_TRIANGLES, share) * 3;
  if (kept.length <= most) return { points, corners: kept };
  const [few] = MeshoptSimplifier.simplify(kept, points, 3, most, 0.05);
  return { points, corners: few.length > most ? few.subarray(0, most) : few };
};
