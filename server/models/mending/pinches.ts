import { wedgesAround } from '../mesh/edge-turns.ts';
import { eachEdge } from '../mesh/edges.ts';
import { diagonalOf } from '../mesh/gaps.ts';
import type { Mesh } from '../mesh/mesh.ts';
import { apexOf, nextOf, triangleOf } from './half-edges.ts';

/** Of the diagonal: so far the middles of two skins lie apart that shared an edge. Wider than a number of a file is exact. */
const APART = 4e-6;

/** Of a triangle that is there twice. */
const NO_SHELL = -1;

/** Whether skins of one shell meet at the edge; two bodies that share a face stay as they are. */
const isPinch = (mesh: Mesh, group: readonly number[], shellOf: Int32Array): boolean => {
  const shells = new Map<number, number>();
  for (const half of group) {
    const apex = apexOf(mesh, half);
    const shell = shellOf[triangleOf(half)]!;
    if (shell === NO_SHELL) continue;
    if (shells.has(apex) && shells.get(apex) !== shell) return false;
    shells.set(apex, shell);
  }
  return true;
};

/** The middle of an edge, a little towards the third corners of two triangles there. */
const middleOf = (mesh: Mesh, [a, b]: readonly [number, number], step: number): number[] => {
  const { points: p, corners } = mesh;
  const [from, to] = [corners[a]! * 3, corners[nextOf(a)]! * 3];
  const [c, d] = [apexOf(mesh, a) * 3, apexOf(mesh, b) * 3];
  const middle = [0, 1, 2].map((axis) => (p[from + axis]! + p[to + axis]!) / 2);
  const away = middle.map((value, axis) => (p[c + axis]! + p[d + axis]!) / 2 - value);
  const length = Math.hypot(...away) || 1;
  return middle.map((value, axis) => value + (away[axis]! / length) * step);
};

/** The triangle's corners and the new vertices on its edges, cut into triangles around one of these. */
const cutUp = ({ corners }: Mesh, t: number, middles: ReadonlyMap<number, number>): number[] => {
  const loop = [0, 1, 2].flatMap((k) => {
    const middle = middles.get(3 * t + k);
    return middle === undefined ? [corners[3 * t + k]!] : [corners[3 * t + k]!, middle];
  });
  const hub = loop.indexOf([...middles.values()][0]!);
  const around = [...loop.slice(hub + 1), ...loop.slice(0, hub)];
  return around.slice(1).flatMap((to, i) => [loop[hub]!, around[i]!, to]);
};

/**
 * The mesh without edges at which a skin touches itself: each two triangles that belong together get a middle of their own
 * there, so that every edge has two. Takes a mesh of which as many triangles, copies counted, run up each edge as down.
 */
export const unpinched = (mesh: Mesh, shellOf: Int32Array): Mesh => {
  const step = diagonalOf(mesh) * APART;
  const points: number[] = [];
  const middles = new Map<number, number>();
  eachEdge(mesh, (halves, from, to) => {
    if (to - from < 3) return;
    const group = [...halves.subarray(from, to)];
    if (!isPinch(mesh, group, shellOf)) return;
    for (const pair of wedgesAround(mesh, group)) {
      const vertex = (mesh.points.length + points.length) / 3;
      points.push(...middleOf(mesh, pair, step));
      for (const half of pair) middles.set(half, vertex);
    }
  });
  if (middles.size === 0) return mesh;
  const own = new Map<number, Map<number, number>>();
  for (const [half, vertex] of middles) {
    const t = triangleOf(half);
    own.set(t, (own.get(t) ?? new Map<number, number>()).set(half, vertex));
  }
  const kept = mesh.corners.filter((_, corner) => !own.has(triangleOf(corner)));
  const cut = [...own].flatMap(([t, on]) => cutUp(mesh, t, on));
  const all = new Float32Array(mesh.points.length + points.length);
  all.set(mesh.points);
  all.set(points, mesh.points.length);
  const corners = new Uint32Array(kept.length + cut.length);
  corners.set(kept);
  corners.set(cut, kept.length);
  return { points: all, corners, degenerate: mesh.degenerate };
};
