import { simplifiedMesh, type BareMesh } from '../preview/simplified-mesh.ts';

/** Half a pixel of a picture. */
const UNSEEN = 0.0008;
const MOST_TRIANGLES = 40_000;
/** Of all parts of a model together. */
const MOST_IN_A_MODEL = 120_000;
const LEAST_OF_A_PART = 400;

/** The mesh with no more triangles than a picture of it shows, 40,000 at most; fewer beside the other parts of a model. */
export const pictureMesh = async ({ points, corners }: BareMesh, parts = 1): Promise<BareMesh> => {
  if (corners.length <= 3000) return { points, corners };
  const share = Math.max(LEAST_OF_A_PART, Math.floor(MOST_IN_A_MODEL / parts));
  return simplifiedMesh(
    { points, corners },
    { mostTriangles: Math.min(MOST_TRIANGLES, share), unseen: UNSEEN, allowed: 0.05 },
  );
};
