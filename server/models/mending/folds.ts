import { eachEdge } from '../mesh/edges.ts';
import type { Mesh } from '../mesh/mesh.ts';
import { apexOf, countOf, runsUp, triangleOf, without } from './half-edges.ts';

/** Vertices of edges that as many triangles do not run up as down. */
const troubledOf = (mesh: Mesh): Uint8Array => {
  const troubled = new Uint8Array(mesh.points.length / 3);
  eachEdge(mesh, (halves, from, to) => {
    let balance = 0;
    for (let i = from; i < to; i++) balance += runsUp(mesh, halves[i]!) ? 1 : -1;
    if (balance === 0) return;
    const half = halves[from]!;
    troubled[mesh.corners[half]!] = troubled[mesh.corners[half - (half % 3) + ((half + 1) % 3)]!] = 1;
  });
  return troubled;
};

/** Half-edges of one edge by their third corner, of triangles whose two lowest corners these are: so each is met once. */
const byApex = (mesh: Mesh, halves: Uint32Array, from: number, to: number): Map<number, number[]> => {
  const groups = new Map<number, number[]>();
  const highest = Math.max(mesh.corners[halves[from]!]!, mesh.corners[nextCorner(halves[from]!)]!);
  for (let i = from; i < to; i++) {
    const apex = apexOf(mesh, halves[i]!);
    if (apex <= highest) continue;
    const group = groups.get(apex);
    if (group) group.push(halves[i]!);
    else groups.set(apex, [halves[i]!]);
  }
  return groups;
};

const nextCorner = (half: number): number => half - (half % 3) + ((half + 1) % 3);

/**
 * Leaves out triangles that are there twice, and two of the same corners that face each other where their edges do not close:
 * a fold without thickness. Bodies that share a face and are otherwise whole keep it.
 */
export const withoutFolds = (mesh: Mesh): { mesh: Mesh; copies: number; folds: number } => {
  const troubled = troubledOf(mesh);
  const dropped = new Uint8Array(mesh.corners.length / 3);
  let folds = 0;
  eachEdge(mesh, (halves, from, to) => {
    if (to - from < 2) return;
    for (const group of byApex(mesh, halves, from, to).values()) {
      if (group.length < 2) continue;
      const up = group.filter((half) => runsUp(mesh, half));
      const down = group.filter((half) => !runsUp(mesh, half));
      const isFold = up.length === down.length;
      const corners = [0, 1, 2].filter((k) => troubled[mesh.corners[triangleOf(group[0]!) * 3 + k]!]);
      const kept = isFold
        ? corners.length < 2
          ? [up[0]!, down[0]!]
          : []
        : [(up.length > down.length ? up : down)[0]!];
      if (kept.length === 0) folds += 1;
      for (const half of group) if (!kept.includes(half)) dropped[triangleOf(half)] = 1;
    }
  });
  const count = countOf(dropped);
  return { mesh: count > 0 ? without(mesh, dropped) : mesh, copies: count - 2 * folds, folds };
};
