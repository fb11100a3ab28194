import type { Edges } from './edges.ts';
import { NO_NEIGHBOUR } from './edges.ts';
import type { Mesh } from './mesh.ts';
import { VertexTable } from './vertex-table.ts';

/** Corners count as one when they are closer than a hundred-thousandth of the model's diagonal. */
const TOLERANCE = 1e-5;

const nextOf = (half: number): number => (half % 3 === 2 ? half - 2 : half + 1);

/** Length of the diagonal of the mesh’s box. */
export const diagonalOf = ({ points }: Mesh): number => {
  const [low, high] = [[Infinity, Infinity, Infinity], [-Infinity, -Infinity, -Infinity]]; // oxfmt-ignore
  for (let i = 0; i < points.length; i++) {
    const axis = i % 3;
    low[axis] = Math.min(low[axis]!, points[i]!);
    high[axis] = Math.max(high[axis]!, points[i]!);
  }
  return Math.hypot(...high.map((value, axis) => value - low[axis]!));
};

/** Vertices on the rim of an opening: only these may be joined, so that fine detail elsewhere stays. */
const rimOf = ({ corners, points }: Mesh, { across }: Edges): Uint8Array => {
  const rim = new Uint8Array(points.length / 3);
  for (let half = 0; half < corners.length; half++) {
    if (across[half] === NO_NEIGHBOUR) rim[corners[half]!] = rim[corners[nextOf(half)]!] = 1;
  }
  return rim;
};

const rootOf = (parent: Uint32Array, vertex: number): number => {
  let root = vertex;
  while (parent[root] !== root) root = parent[root] = parent[parent[root]!]!;
  return root;
};

/** Two points closer than half a cell share a cell in one of eight grids that are shifted by half a cell. */
const joined = (mesh: Mesh, rim: Uint8Array, cell: number): Uint32Array => {
  const parent = Uint32Array.from({ length: rim.length }, (_, i) => i);
  for (let shift = 0; shift < 8; shift++) {
    const cells = new VertexTable(1024);
    const owners: number[] = [];
    const place = (v: number, axis: number): number =>
      Math.floor((mesh.points[v * 3 + axis]! - mesh.points[axis]!) / cell + (shift & (1 << axis) ? 0.5 : 0));
    for (let v = 0; v < rim.length; v++) {
      if (!rim[v]) continue;
      const number = cells.numberOf(place(v, 0), place(v, 1), place(v, 2));
      const owner = (owners[number] ??= v);
      parent[rootOf(parent, v)] = rootOf(parent, owner);
    }
  }
  return parent;
};

/**
 * The mesh with rim vertices joined that are only a rounding apart, as some programs write them; null when there are none.
 * Triangles that lose their area by it are left out; null too when no triangle would be left. `tolerance` is a share of the
 * diagonal.
 */
export const withGapsClosed = (mesh: Mesh, edges: Edges, tolerance = TOLERANCE): Mesh | null => {
  const parent = joined(mesh, rimOf(mesh, edges), 2 * tolerance * diagonalOf(mesh));
  const corners = new Uint32Array(mesh.corners.length);
  let [used, moved] = [0, false];
  for (let i = 0; i < corners.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => rootOf(parent, mesh.corners[i + k]!)) as [number, number, number];
    moved ||= a !== mesh.corners[i] || b !== mesh.corners[i + 1] || c !== mesh.corners[i + 2];
    if (a === b || b === c || c === a) continue;
    corners.set([a, b, c], used);
    used += 3;
  }
  if (!moved || used === 0) return null;
  return { ...mesh, corners: corners.subarray(0, used) };
};
