import { simplifiedMesh, type BareMesh } from './simplified-mesh.ts';

const COARSE = { mostTriangles: 20_000, unseen: 0.003, allowed: 0.05 };

/** The mesh with as few triangles as its look needs, 20,000 at most: to be looked at, not to be printed. */
export const coarsen = ({ points, corners }: BareMesh): Promise<BareMesh> =>
  simplifiedMesh({ points, corners }, COARSE);
