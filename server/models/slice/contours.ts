import { edgesOf, NO_NEIGHBOUR } from '../mesh/edges.ts';
import type { Mesh } from '../mesh/mesh.ts';

/** A closed line: x and y in turn, the part on its left. */
export type Ring = Float64Array;

/** A way across a plane that met an edge without a neighbour. */
interface Loose {
  readonly points: number[];
  joined: boolean;
}

/** Loose ends that are as near as this belong together. */
const CLOSE_MM = 0.1;

/** Finds where planes cut a mesh, in rising order. Triangles are taken up as the planes reach them. */
class PlaneSweep {
  private readonly order: Uint32Array;
  private readonly across: Int32Array;
  private readonly seen: Int32Array;
  private active: number[] = [];
  private next = 0;
  private stamp = 0;

  constructor(private readonly mesh: Mesh) {
    const { corners } = mesh;
    this.across = edgesOf(mesh).across;
    this.order = new Uint32Array(corners.length / 3).map((_, i) => i);
    const low = new Float32Array(this.order.length);
    for (let t = 0; t < low.length; t++) low[t] = Math.min(this.z(3 * t), this.z(3 * t + 1), this.z(3 * t + 2));
    this.order.sort((a, b) => low[a]! - low[b]!);
    this.low = low;
    this.seen = new Int32Array(low.length);
  }

  private readonly low: Float32Array;

  private z(half: number): number {
    return this.mesh.points[3 * this.mesh.corners[half]! + 2]!;
  }

  at(height: number): Ring[] {
    this.takeUp(height);
    this.stamp += 1;
    const rings: Ring[] = [];
    const loose: Loose[] = [];
    for (const triangle of this.active) {
      if (this.seen[triangle] === this.stamp) continue;
      const points: number[] = [];
      if (this.follow(triangle, height, points)) rings.push(Float64Array.from(points));
      else loose.push({ points, joined: false });
    }
    return loose.length > 0 ? [...rings, ...joined(loose)] : rings;
  }

  private takeUp(height: number): void {
    const { order, low } = this;
    while (this.next < order.length && low[order[this.next]!]! < height) this.active.push(order[this.next++]!);
    const kept: number[] = [];
    for (const t of this.active) {
      if (this.z(3 * t) >= height || this.z(3 * t + 1) >= height || this.z(3 * t + 2) >= height) kept.push(t);
    }
    this.active = kept;
  }

  /** Goes from triangle to triangle; where that ends at an edge without a neighbour, also back. True when it comes around. */
  private follow(first: number, height: number, points: number[]): boolean {
    let triangle = first;
    for (;;) {
      this.seen[triangle] = this.stamp;
      this.push(this.cut(triangle, height, true), height, points);
      const up = this.cut(triangle, height, false);
      const next = this.across[up]!;
      if (next === NO_NEIGHBOUR) {
        this.push(up, height, points);
        break;
      }
      triangle = Math.floor(next / 3);
      if (triangle === first) return true;
      if (this.seen[triangle] === this.stamp) break;
    }
    this.back(first, height, points);
    return false;
  }

  private back(first: number, height: number, points: number[]): void {
    const before: number[] = [];
    let half = this.across[this.cut(first, height, true)]!;
    while (half !== NO_NEIGHBOUR && this.seen[Math.floor(half / 3)] !== this.stamp) {
      const triangle = Math.floor(half / 3);
      this.seen[triangle] = this.stamp;
      const point: number[] = [];
      const down = this.cut(triangle, height, true);
      this.push(down, height, point);
      before.unshift(...point);
      half = this.across[down]!;
    }
    points.unshift(...before);
  }

  /** The half-edge of a triangle that goes down, or up, through the plane. */
  private cut(triangle: number, height: number, down: boolean): number {
    const half = 3 * triangle;
    const [a, b, c] = [this.z(half) >= height, this.z(half + 1) >= height, this.z(half + 2) >= height];
    if (a === down && b !== down) return half;
    if (b === down && c !== down) return half + 1;
    return half + 2;
  }

  private push(half: number, height: number, points: number[]): void {
    const { corners, points: at } = this.mesh;
    const other = half % 3 === 2 ? half - 2 : half + 1;
    // From the lower number to the higher, so that both triangles of an edge find the same point.
    const [p, q] = corners[half]! < corners[other]! ? [corners[half]!, corners[other]!] : [corners[other]!, corners[half]!]; // oxfmt-ignore
    const share = (height - at[3 * p + 2]!) / (at[3 * q + 2]! - at[3 * p + 2]!);
    points.push(at[3 * p]! + share * (at[3 * q]! - at[3 * p]!), at[3 * p + 1]! + share * (at[3 * q + 1]! - at[3 * p + 1]!)); // oxfmt-ignore
  }
}

/** Joins each loose end with the nearest beginning; what stays open is closed straight. */
const joined = (loose: Loose[]): Ring[] => {
  const rings: Ring[] = [];
  for (const one of loose) {
    if (one.joined) continue;
    one.joined = true;
    const points = [...one.points];
    for (;;) {
      const [x, y] = [points.at(-2)!, points.at(-1)!];
      const gap = ({ points: [a, b] }: Loose): number => Math.hypot(a! - x, b! - y);
      const home = Math.hypot(points[0]! - x, points[1]! - y);
      const near = loose.filter((each) => !each.joined).sort((a, b) => gap(a) - gap(b))[0];
      if (!near || gap(near) > CLOSE_MM || home < gap(near)) break;
      near.joined = true;
      points.push(...near.points);
    }
    if (points.length >= 6) rings.push(Float64Array.from(points));
  }
  return rings;
};

/** The outlines of a mesh in planes at the given heights, rising; holes run clockwise. Open skins are closed straight. */
export const contoursOf = function* (mesh: Mesh, heights: Iterable<number>): Generator<Ring[]> {
  const sweep = new PlaneSweep(mesh);
  for (const height of heights) yield sweep.at(height).flatMap((ring) => simplified(ring) ?? []);
};

/** What a line may be off without being felt: a tenth of what slicers leave out of their files. */
const FINE_MM = 0.004;

/** Leaves out points that lie on the line between their neighbours; null for a ring without area. */
export const simplified = (ring: Ring, off = FINE_MM): Ring | null => {
  const count = ring.length / 2;
  const kept = new Uint8Array(count);
  const far = farthest(ring, 0);
  kept[0] = kept[far] = 1;
  thin(ring, kept, [0, far], off);
  thin(ring, kept, [far, count], off);
  const points: number[] = [];
  for (let i = 0; i < count; i++) if (kept[i]) points.push(ring[2 * i]!, ring[2 * i + 1]!);
  return points.length < 6 ? null : Float64Array.from(points);
};

const farthest = (ring: Ring, from: number): number => {
  let [best, most] = [0, -1];
  for (let i = 0; i < ring.length; i += 2) {
    const distance = (ring[i]! - ring[2 * from]!) ** 2 + (ring[i + 1]! - ring[2 * from + 1]!) ** 2;
    if (distance > most) [best, most] = [i / 2, distance];
  }
  return best;
};

/** Ramer–Douglas–Peucker between two kept points; `to` may be one past the last, which is the first. */
export const thin = (ring: Ring, kept: Uint8Array, [from, to]: readonly [number, number], off: number): void => {
  const count = ring.length / 2;
  const stack = [from, to];
  while (stack.length > 0) {
    const b = stack.pop()!;
    const a = stack.pop()!;
    const [ax, ay] = [ring[2 * a]!, ring[2 * a + 1]!];
    const [dx, dy] = [ring[2 * (b % count)]! - ax, ring[2 * (b % count) + 1]! - ay];
    const length = dx * dx + dy * dy;
    let [worst, most] = [-1, off * off];
    for (let i = a + 1; i < b; i++) {
      const [px, py] = [ring[2 * i]! - ax, ring[2 * i + 1]! - ay];
      const along = length > 0 ? Math.min(1, Math.max(0, (px * dx + py * dy) / length)) : 0;
      const away = (px - along * dx) ** 2 + (py - along * dy) ** 2;
      if (away > most) [worst, most] = [i, away];
    }
    if (worst < 0) continue;
    kept[worst] = 1;
    stack.push(a, worst, worst, b);
  }
};

/** What a ring encloses, mm²; negative for a hole. */
export const areaOf = (ring: Ring): number => {
  let sum = 0;
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) sum += ring[j]! * ring[i + 1]! - ring[i]! * ring[j + 1]!; // oxfmt-ignore
  return sum / 2;
};

export const lengthOf = (ring: Ring): number => {
  let sum = 0;
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) sum += Math.hypot(ring[i]! - ring[j]!, ring[i + 1]! - ring[j + 1]!); // oxfmt-ignore
  return sum;
};

/** Each corner moved outward along its bisector. */
export const widerRing = (ring: Ring, by: number): Ring => {
  const moved = new Float64Array(ring.length);
  const n = ring.length;
  for (let i = 0; i < n; i += 2) {
    const [p, q] = [(i + n - 2) % n, (i + 2) % n];
    const [ax, ay] = [ring[i]! - ring[p]!, ring[i + 1]! - ring[p + 1]!];
    const [bx, by2] = [ring[q]! - ring[i]!, ring[q + 1]! - ring[i + 1]!];
    const [al, bl] = [Math.hypot(ax, ay) || 1, Math.hypot(bx, by2) || 1];
    const [nx, ny] = [ay / al + by2 / bl, -ax / al - bx / bl];
    const factor = Math.min(2, 2 / Math.max(0.01, nx * nx + ny * ny));
    moved[i] = ring[i]! + by * nx * factor;
    moved[i + 1] = ring[i + 1]! + by * ny * factor;
  }
  return moved;
};
