import type { Mesh } from '../mesh/mesh.ts';

/** The half-edge after this one in its triangle. */
export const nextOf = (half: number): number => (half % 3 === 2 ? half - 2 : half + 1);

/** The number of a half-edge's triangle. */
export const triangleOf = (half: number): number => Math.floor(half / 3);

/** The corner of the triangle that the half-edge does not touch. */
export const apexOf = ({ corners }: Mesh, half: number): number => corners[nextOf(nextOf(half))]!;

/** Whether it runs from the lower to the higher vertex. */
export const runsUp = ({ corners }: Mesh, half: number): boolean => corners[half]! < corners[nextOf(half)]!;

/** The mesh without the triangles that are marked. */
export const without = (mesh: Mesh, marked: Uint8Array): Mesh => {
  const corners = new Uint32Array(mesh.corners.length);
  let used = 0;
  for (let t = 0; t < marked.length; t++) {
    if (marked[t]) continue;
    corners.set(mesh.corners.subarray(3 * t, 3 * t + 3), used);
    used += 3;
  }
  return { ...mesh, corners: corners.slice(0, used) };
};

/** The mesh with the marked triangles wound the other way. */
export const turned = (mesh: Mesh, marked: Uint8Array): Mesh => {
  const corners = mesh.corners.slice();
  for (let t = 0; t < marked.length; t++) {
    if (marked[t]) [corners[3 * t + 1], corners[3 * t + 2]] = [corners[3 * t + 2]!, corners[3 * t + 1]!];
  }
  return { ...mesh, corners };
};

/** How many marks there are. */
export const countOf = (marked: Uint8Array): number => marked.reduce((sum, mark) => sum + mark, 0);
