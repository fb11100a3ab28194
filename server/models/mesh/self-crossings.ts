import type { Mesh } from './mesh.ts';
import type { Shells } from './shells.ts';
import { gridOf } from './triangle-grid.ts';

/** A mesh of more triangles is not looked through, and of another no more pairs than this. */
const MOST_TRIANGLES = 300_000;
const MOST_PAIRS = 20_000_000;
/** Of these, pairs whose boxes meet. */
const MOST_TESTS = 5_000_000;
/** Of the diagonal: faces must reach through each other by more. */
const DEEP = 1e-5;
const INSIDE = 1e-3;

export interface SelfCrossings {
  /** Triangles that run through another one of the same shell. */
  readonly triangles: readonly number[];
  /** Whether all were looked at. */
  readonly all: boolean;
}

/** Looks for triangles of one shell that run through each other without a common corner. */
export const selfCrossings = (mesh: Mesh, { shellOf }: Shells, box: Float64Array): SelfCrossings => {
  const count = mesh.corners.length / 3;
  if (count > MOST_TRIANGLES) return { triangles: [], all: false };
  const { starts, triangles } = gridOf(mesh, box, 1e-30);
  const test = new CrossingTest(mesh, DEEP * Math.hypot(box[3]! - box[0]!, box[4]! - box[1]!, box[5]! - box[2]!));
  const crossing = new Uint8Array(count);
  let pairs = 0;
  for (let cell = 0; cell + 1 < starts.length; cell++) {
    const [from, to] = [starts[cell]!, starts[cell + 1]!];
    pairs += ((to - from) * (to - from - 1)) / 2;
    if (pairs > MOST_PAIRS || test.tests > MOST_TESTS) return { triangles: numbersOf(crossing), all: false };
    for (let i = from; i < to; i++) {
      const a = triangles[i]!;
      for (let k = i + 1; k < to; k++) {
        const b = triangles[k]!;
        if (shellOf[a] === shellOf[b] && shellOf[a] !== -1 && test.cross(a, b)) crossing[a] = crossing[b] = 1;
      }
    }
  }
  return { triangles: numbersOf(crossing), all: true };
};

const numbersOf = (flags: Uint8Array): number[] => {
  const found: number[] = [];
  for (let t = flags.indexOf(1); t >= 0; t = flags.indexOf(1, t + 1)) found.push(t);
  return found;
};

class CrossingTest {
  tests = 0;
  readonly #points: Float32Array;
  readonly #corners: Uint32Array;
  readonly #deep: number;
  readonly #boxes: Float32Array;
  readonly #away = new Float64Array(3);

  constructor({ points, corners }: Mesh, deep: number) {
    this.#points = points;
    this.#corners = corners;
    this.#deep = deep;
    this.#boxes = new Float32Array(corners.length * 2);
    for (let t = 0; t < corners.length / 3; t++) {
      for (let axis = 0; axis < 3; axis++) {
        const [a, b, c] = [0, 1, 2].map((k) => points[corners[3 * t + k]! * 3 + axis]!) as [number, number, number];
        this.#boxes[6 * t + axis] = Math.min(a, b, c);
        this.#boxes[6 * t + 3 + axis] = Math.max(a, b, c);
      }
    }
  }

  cross(a: number, b: number): boolean {
    if (!this.#near(a, b) || this.#meet(a, b)) return false;
    this.tests += 1;
    return this.#pierces(a, b) || this.#pierces(b, a);
  }

  #near(a: number, b: number): boolean {
    const boxes = this.#boxes;
    for (let axis = 0; axis < 3; axis++) {
      if (boxes[6 * a + axis]! > boxes[6 * b + 3 + axis]! || boxes[6 * b + axis]! > boxes[6 * a + 3 + axis]!)
        return false;
    }
    return true;
  }

  #meet(a: number, b: number): boolean {
    const c = this.#corners;
    for (let i = 3 * a; i < 3 * a + 3; i++) {
      if (c[i] === c[3 * b] || c[i] === c[3 * b + 1] || c[i] === c[3 * b + 2]) return true;
    }
    return false;
  }

  /** Whether an edge of `b` goes through the inside of `a`. */
  #pierces(a: number, b: number): boolean {
    const [p, c, away] = [this.#points, this.#corners, this.#away];
    const [o, u, v] = [c[3 * a]! * 3, c[3 * a + 1]! * 3, c[3 * a + 2]! * 3];
    const [ux, uy, uz] = [p[u]! - p[o]!, p[u + 1]! - p[o + 1]!, p[u + 2]! - p[o + 2]!];
    const [vx, vy, vz] = [p[v]! - p[o]!, p[v + 1]! - p[o + 1]!, p[v + 2]! - p[o + 2]!];
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const square = nx * nx + ny * ny + nz * nz;
    const length = Math.sqrt(square);
    if (length === 0) return false;
    for (let k = 0; k < 3; k++) {
      const at = c[3 * b + k]! * 3;
      away[k] = (nx * (p[at]! - p[o]!) + ny * (p[at + 1]! - p[o + 1]!) + nz * (p[at + 2]! - p[o + 2]!)) / length;
    }
    for (let k = 0; k < 3; k++) {
      const [from, to] = [away[k]!, away[(k + 1) % 3]!];
      if (!(Math.min(from, to) < -this.#deep && Math.max(from, to) > this.#deep)) continue;
      const [i, j] = [c[3 * b + k]! * 3, c[3 * b + ((k + 1) % 3)]! * 3];
      const share = from / (from - to);
      const x = p[i]! + share * (p[j]! - p[i]!) - p[o]!;
      const y = p[i + 1]! + share * (p[j + 1]! - p[i + 1]!) - p[o + 1]!;
      const z = p[i + 2]! + share * (p[j + 2]! - p[i + 2]!) - p[o + 2]!;
      const s = (nx * (y * vz - z * vy) + ny * (z * vx - x * vz) + nz * (x * vy - y * vx)) / square;
      const t = (nx * (uy * z - uz * y) + ny * (uz * x - ux * z) + nz * (ux * y - uy * x)) / square;
      if (s > INSIDE && t > INSIDE && s + t < 1 - INSIDE) return true;
    }
    return false;
  }
}
