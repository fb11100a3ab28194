import { wedgesAround } from '../mesh/edge-turns.ts';
import { eachEdge, NO_NEIGHBOUR } from '../mesh/edges.ts';
import type { Mesh } from '../mesh/mesh.ts';
import { nextOf, runsUp, triangleOf } from './half-edges.ts';
import type { Patches } from './patches.ts';

/** Leaves out of an edge's half-edges what is too many in one direction: those of torn patches first, then of small ones. */
const balanced = (mesh: Mesh, group: readonly number[], { patchOf, sizes, torn }: Patches): number[] => {
  const patch = (half: number): number => patchOf[triangleOf(half)]!;
  const order = [...group].sort(
    (a, b) => torn[patch(a)]! - torn[patch(b)]! || sizes[patch(b)]! - sizes[patch(a)]! || a - b,
  );
  const up = order.filter((half) => runsUp(mesh, half));
  const down = order.filter((half) => !runsUp(mesh, half));
  const each = Math.min(up.length, down.length);
  return [...up.slice(0, each), ...down.slice(0, each)].sort((a, b) => a - b);
};

/** Pairs half-edges that run against each other; at an edge of many, those that bound a wedge of the solid. The rest stays open. */
export const seamsOf = (mesh: Mesh, patches: Patches): Int32Array => {
  const across = new Int32Array(mesh.corners.length).fill(NO_NEIGHBOUR);
  eachEdge(mesh, (halves, from, to) => {
    if (to - from < 2) return;
    const group = balanced(mesh, [...halves.subarray(from, to)], patches);
    if (group.length < 2) return;
    const pairs = group.length === 2 ? [[group[0]!, group[1]!] as const] : wedgesAround(mesh, group);
    for (const [a, b] of pairs) [across[a], across[b]] = [b, a];
  });
  return across;
};

const rootOf = (parent: Uint32Array, corner: number): number => {
  let root = corner;
  while (parent[root] !== root) root = parent[root] = parent[parent[root]!]!;
  return root;
};

/** The mesh with a vertex for each fan of triangles that hang together around it: no vertex has two fans. */
export const cutApart = ({ points, corners, degenerate }: Mesh, across: Int32Array): Mesh => {
  const parent = Uint32Array.from(corners, (_, i) => i);
  for (let half = 0; half < corners.length; half++) {
    const other = across[half]!;
    if (other < half) continue;
    parent[rootOf(parent, half)] = rootOf(parent, nextOf(other));
    parent[rootOf(parent, nextOf(half))] = rootOf(parent, other);
  }
  const numbers = new Int32Array(corners.length).fill(-1);
  const places: number[] = [];
  const cut = corners.map((vertex, corner) => {
    const root = rootOf(parent, corner);
    if (numbers[root] === -1) numbers[root] = places.push(vertex) - 1;
    return numbers[root]!;
  });
  const own = new Float32Array(places.length * 3);
  places.forEach((vertex, i) => own.set(points.subarray(vertex * 3, vertex * 3 + 3), i * 3));
  return { points: own, corners: cut, degenerate };
};
