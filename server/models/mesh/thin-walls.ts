import type { Mesh } from './mesh.ts';
import type { ThinWalls } from './report.ts';
import { gridOf, type TriangleGrid } from './triangle-grid.ts';

const SAMPLES = 8000;
const MAX_TESTS = 40_000_000;
/** A wall has two faces that are nearly parallel; where they meet at more than 30° it is an edge. */
const FACING = Math.cos(Math.PI / 6);
const ROUNDING = 0.02;

/** `at` are triangles over thin walls, some of them. */
export interface ThinWallsFound extends ThinWalls {
  readonly at: number[];
}

/**
 * Looks inwards from points spread evenly over the surface and finds where the other side of the wall is nearer than
 * `limit`. No more than 8000 points are taken, none of a triangle without an area, and fewer of a mesh made to be slow.
 */
export const thinWalls = (mesh: Mesh, box: Float64Array, area: number, limit: number): ThinWallsFound => {
  const reach = limit - ROUNDING;
  const prober = new Prober(mesh, gridOf(mesh, box, limit / 2), reach);
  const at: number[] = [];
  let [taken, thin, thinnest] = [0, 0, Infinity];
  let [sum, due] = [0, area / SAMPLES / 2];
  const more = (): boolean => taken < SAMPLES && prober.tests < MAX_TESTS;
  for (let t = 0; t < mesh.corners.length / 3 && more(); t++) {
    const own = prober.load(t);
    if (own === 0) continue;
    sum += own;
    for (; sum >= due && more(); due += area / SAMPLES) {
      const distance = prober.probe(taken++);
      if (distance >= reach) continue;
      thin += 1;
      thinnest = Math.min(thinnest, distance);
      if (at.length < SAMPLES && at.at(-1) !== t) at.push(t);
    }
  }
  return { limit, share: taken > 0 ? thin / taken : 0, thinnest: thin > 0 ? thinnest : null, at };
};

class Prober {
  tests = 0;
  readonly #mesh: Mesh;
  readonly #grid: TriangleGrid;
  readonly #reach: number;
  readonly #corner = new Float64Array(9);
  readonly #inward = new Float64Array(3);
  #triangle = 0;

  constructor(mesh: Mesh, grid: TriangleGrid, reach: number) {
    this.#mesh = mesh;
    this.#grid = grid;
    this.#reach = reach;
  }

  /** Takes a triangle to probe from; answers its area. */
  load(t: number): number {
    const [p, n] = [this.#corner, this.#inward];
    this.#triangle = t;
    this.#read(t, p);
    const [ux, uy, uz] = [p[3]! - p[0]!, p[4]! - p[1]!, p[5]! - p[2]!];
    const [vx, vy, vz] = [p[6]! - p[0]!, p[7]! - p[1]!, p[8]! - p[2]!];
    const [x, y, z] = [uz * vy - uy * vz, ux * vz - uz * vx, uy * vx - ux * vy];
    const length = Math.sqrt(x * x + y * y + z * z);
    n[0] = x / length;
    n[1] = y / length;
    n[2] = z / length;
    return length / 2;
  }

  /** Distance from the `i`-th point of the loaded triangle to the wall's other side, or what it reaches. */
  probe(i: number): number {
    const p = this.#corner;
    let [u, v] = [(0.5 + i * 0.7548776662466927) % 1, (0.5 + i * 0.5698402909980532) % 1];
    if (u + v > 1) [u, v] = [1 - u, 1 - v];
    const from = [0, 1, 2].map((k) => p[k]! + u * (p[k + 3]! - p[k]!) + v * (p[k + 6]! - p[k]!));
    let nearest = this.#reach;
    this.#near(from, (t) => {
      if (t !== this.#triangle) nearest = Math.min(nearest, this.#hit(from, t));
    });
    return nearest;
  }

  #read(t: number, out: Float64Array): void {
    const { points, corners } = this.#mesh;
    for (let k = 0; k < 3; k++) {
      const at = corners[3 * t + k]! * 3;
      out[k * 3] = points[at]!;
      out[k * 3 + 1] = points[at + 1]!;
      out[k * 3 + 2] = points[at + 2]!;
    }
  }

  #near(from: readonly number[], visit: (t: number) => void): void {
    const { low, cell, counts, starts, triangles } = this.#grid;
    const range = [0, 1, 2].map((axis) => {
      const [a, b] = [from[axis]!, from[axis]! + this.#inward[axis]! * this.#reach];
      const place = (value: number) =>
        Math.min(counts[axis]! - 1, Math.max(0, Math.floor((value - low[axis]!) / cell)));
      return [place(Math.min(a, b)), place(Math.max(a, b))] as const;
    });
    const [[x0, x1], [y0, y1], [z0, z1]] = range as [readonly [number, number], readonly [number, number], readonly [number, number]]; // prettier-ignore
    for (let z = z0; z <= z1; z++) {
      for (let y = y0; y <= y1; y++) {
        const row = (z * counts[1]! + y) * counts[0]!;
        for (let i = starts[row + x0]!; i < starts[row + x1 + 1]!; i++) visit(triangles[i]!);
      }
    }
  }

  readonly #other = new Float64Array(9);

  /** Möller–Trumbore, only faces that look the same way as the ray. */
  #hit(from: readonly number[], t: number): number {
    this.tests += 1;
    const [q, d] = [this.#other, this.#inward];
    this.#read(t, q);
    const [ax, ay, az] = [q[3]! - q[0]!, q[4]! - q[1]!, q[5]! - q[2]!];
    const [bx, by, bz] = [q[6]! - q[0]!, q[7]! - q[1]!, q[8]! - q[2]!];
    const [nx, ny, nz] = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
    const along = nx * d[0]! + ny * d[1]! + nz * d[2]!;
    if (along < FACING * Math.sqrt(nx * nx + ny * ny + nz * nz) || along === 0) return Infinity;
    const [sx, sy, sz] = [q[0]! - from[0]!, q[1]! - from[1]!, q[2]! - from[2]!];
    const distance = (nx * sx + ny * sy + nz * sz) / along;
    if (distance < 1e-4) return Infinity;
    const [px, py, pz] = [d[1]! * sz - d[2]! * sy, d[2]! * sx - d[0]! * sz, d[0]! * sy - d[1]! * sx];
    const u = -(px * bx + py * by + pz * bz) / along;
    const v = (px * ax + py * ay + pz * az) / along;
    return u >= 0 && v >= 0 && u + v <= 1 ? distance : Infinity;
  }
}
