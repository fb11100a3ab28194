import { NO_NEIGHBOUR } from '../mesh/edges.ts';
import type { Mesh } from '../mesh/mesh.ts';
import { nextOf } from './half-edges.ts';

/** Loops of more edges are brought down to so many by their sharpest corners before the best filling is looked for. */
const MOST_BEST = 240;
/** A longer rim is no hole but an unfinished surface. */
export const MOST_RIM = 6_000;

/** The rims of a mesh without crowded edges: vertices in the order in which its half-edges run. */
export const rimsOf = ({ corners }: Mesh, across: Int32Array): number[][] => {
  const seen = new Uint8Array(corners.length);
  const rims: number[][] = [];
  for (let first = 0; first < corners.length; first++) {
    if (across[first] !== NO_NEIGHBOUR || seen[first]) continue;
    const rim: number[] = [];
    for (let half = first; !seen[half]; half = onwards(half, across)) {
      seen[half] = 1;
      rim.push(corners[half]!);
    }
    rims.push(rim);
  }
  return rims;
};

/** The next half-edge of a rim: around the vertex where this one ends. */
const onwards = (half: number, across: Int32Array): number => {
  let next = nextOf(half);
  while (across[next] !== NO_NEIGHBOUR) next = nextOf(across[next]!);
  return next;
};

type Triangle = readonly [number, number, number];

const areaOf = (p: Float32Array, a: number, b: number, c: number): number => {
  const [i, j, k] = [a * 3, b * 3, c * 3];
  const [ux, uy, uz] = [p[j]! - p[i]!, p[j + 1]! - p[i + 1]!, p[j + 2]! - p[i + 2]!];
  const [vx, vy, vz] = [p[k]! - p[i]!, p[k + 1]! - p[i + 1]!, p[k + 2]! - p[i + 2]!];
  return Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2;
};

/** Cuts the corners with the smallest triangles off until the loop is short. */
const shortened = (p: Float32Array, rim: readonly number[], triangles: Triangle[]): number[] => {
  const loop = [...rim];
  const earOf = (i: number): number =>
    areaOf(p, loop[(i + loop.length - 1) % loop.length]!, loop[i]!, loop[(i + 1) % loop.length]!);
  const ears = loop.map((_, i) => earOf(i));
  while (loop.length > MOST_BEST) {
    const i = ears.indexOf(ears.reduce((least, area) => Math.min(least, area), Infinity));
    const [before, after] = [loop[(i + loop.length - 1) % loop.length]!, loop[(i + 1) % loop.length]!];
    triangles.push([after, loop[i]!, before]);
    loop.splice(i, 1);
    ears.splice(i, 1);
    for (const near of [(i + loop.length - 1) % loop.length, i % loop.length]) ears[near] = earOf(near);
  }
  return loop;
};

/**
 * Triangles that close a rim with the least area, facing as its surface does: dynamic programming over the loop after
 * P. Liepa, "Filling Holes in Meshes" (2003), by area alone.
 */
export const fillingOf = (points: Float32Array, rim: readonly number[]): Triangle[] => {
  const triangles: Triangle[] = [];
  const loop = shortened(points, rim, triangles);
  const n = loop.length;
  const cost = new Float64Array(n * n);
  const split = new Int32Array(n * n);
  for (let width = 2; width < n; width++) {
    for (let i = 0, j = width; j < n; i++, j++) {
      let least = Infinity;
      for (let k = i + 1; k < j; k++) {
        const sum = cost[i * n + k]! + cost[k * n + j]! + areaOf(points, loop[i]!, loop[k]!, loop[j]!);
        if (sum < least) [least, split[i * n + j]] = [sum, k];
      }
      cost[i * n + j] = least;
    }
  }
  const open: [number, number][] = [[0, n - 1]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [i, j] = next;
    if (j - i < 2) continue;
    const k = split[i * n + j]!;
    triangles.push([loop[j]!, loop[k]!, loop[i]!]);
    open.push([i, k], [k, j]);
  }
  return triangles;
};

/** Area of some triangles. */
export const areaOfAll = (points: Float32Array, triangles: readonly Triangle[]): number =>
  triangles.reduce((sum, [a, b, c]) => sum + areaOf(points, a, b, c), 0);
