import { welded } from '../picture/scene.ts';
import { shadeMesh, type ShadedMesh, type Vec3 } from '../preview/shaded-mesh.ts';
import { simplifiedMesh, type BareMesh } from '../preview/simplified-mesh.ts';
import type { SeenPart } from './read-preview.ts';

/** A part as it stands in a room: metres, y up, the floor at 0 and the middle of the model above the origin. */
export interface RoomPart extends Pick<SeenPart, 'colour'> {
  readonly mesh: ShadedMesh;
}

/** Together at most that many triangles, so that each file stays below 3 MB and a telephone draws it. */
const MOST_TRIANGLES = 60_000;
/** Even a washer is given that many. */
const LEAST_OF_PART = 120;
/** Shares of a part's size by which its surface may move: below the 1 % that the size is true to. */
const MOVED = { unseen: 0.002, allowed: 0.008 };

const weldedMesh = ({ points, corners }: BareMesh): BareMesh => welded({ positions: points, triangles: corners });

/** Of the least that its shape allows, where that is more than its share. */
const lighter = async (mesh: BareMesh, share: number): Promise<BareMesh> => {
  const mostTriangles = Math.max(LEAST_OF_PART, Math.floor((mesh.corners.length / 3) * share));
  return simplifiedMesh(mesh, { mostTriangles, ...MOVED });
};

/** Moves the model so that it stands on the floor, its middle above the origin. */
const stand = (meshes: readonly BareMesh[]): BareMesh[] => {
  const [least, most]: [Vec3, Vec3] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ];
  for (const { points, corners } of meshes) {
    for (const corner of corners) {
      for (const axis of [0, 1, 2] as const) {
        least[axis] = Math.min(least[axis], points[corner * 3 + axis]!);
        most[axis] = Math.max(most[axis], points[corner * 3 + axis]!);
      }
    }
  }
  const by = [-(least[0] + most[0]) / 2, -least[1], -(least[2] + most[2]) / 2];
  return meshes.map(({ points, corners }) => ({ points: points.map((value, i) => value + by[i % 3]!), corners }));
};

/** The model as it stands in a room at its true size, each size within 1 % of the preview's. */
export const roomModel = async (parts: readonly SeenPart[]): Promise<RoomPart[]> => {
  const meshes = parts.map(({ mesh }) => weldedMesh(mesh));
  const triangles = meshes.reduce((sum, { corners }) => sum + corners.length / 3, 0);
  const share = Math.min(1, MOST_TRIANGLES / triangles);
  const light = share === 1 ? meshes : await Promise.all(meshes.map((mesh) => lighter(mesh, share)));
  return stand(light).map((mesh, i) => ({ colour: parts[i]!.colour, mesh: shadeMesh(mesh) }));
};
