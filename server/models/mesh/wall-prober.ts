import type { Mesh } from './mesh.ts';
import type { TriangleGrid } from './triangle-grid.ts';

/** Nearer than this faces lie on each other. */
const TOUCHING = 1e-4;
const MOST_HITS = 32;
/** Lines on the surface along which a wall is followed, how far, and from how far outside, in millimetres. */
const LINES = 4;
const BESIDE = 0.7;
const OUTSIDE = 0.05;

/** Looks inwards from points of the surface to where the material ends. */
export class WallProber {
  /** Triangles looked at. */
  tests = 0;
  /** Cosine between the two sides of the wall that was met last. */
  facing = 0;
  readonly #mesh: Mesh;
  readonly #grid: TriangleGrid;
  readonly #reach: number;
  readonly #corner = new Float64Array(9);
  readonly #other = new Float64Array(9);
  readonly #inward = new Float64Array(3);
  readonly #from = new Float64Array(3);
  readonly #range = new Int32Array(6);
  readonly #hitTriangle = new Int32Array(MOST_HITS);
  readonly #hitDistance = new Float64Array(MOST_HITS);
  readonly #hitFacing = new Float64Array(MOST_HITS);
  #hits = 0;
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

  /**
   * Distance from the `i`-th point of the loaded triangle to where the material ends, or Infinity where it goes on as far as
   * is looked. Material goes on through a face that another body begins at, and a face inside of material has no wall.
   */
  probe(i: number): number {
    const p = this.#corner;
    let [u, v] = [(0.5 + i * 0.7548776662466927) % 1, (0.5 + i * 0.5698402909980532) % 1];
    if (u + v > 1) [u, v] = [1 - u, 1 - v];
    for (let k = 0; k < 3; k++) this.#from[k] = p[k]! + u * (p[k + 3]! - p[k]!) + v * (p[k + 6]! - p[k]!);
    this.#hits = 0;
    this.#collect(this.#reach);
    return this.#end(1, TOUCHING);
  }

  /**
   * Whether the wall that was met last is as thin beside it, along each of four lines on at least one side: a wall is, the lip
   * of a chamfer or the rim of an edge is not.
   */
  isWide(): boolean {
    const [n, from] = [this.#inward, this.#from];
    const point = Float64Array.from(from);
    const along = Math.abs(n[0]!) < 0.6 ? [0, n[2]!, -n[1]!] : [-n[2]!, 0, n[0]!];
    const length = Math.hypot(...along);
    const [ax, ay, az] = along.map((part) => part / length) as [number, number, number];
    const [bx, by, bz] = [n[1]! * az - n[2]! * ay, n[2]! * ax - n[0]! * az, n[0]! * ay - n[1]! * ax];
    for (let line = 0; line < LINES; line++) {
      const [cos, sin] = [Math.cos((Math.PI * line) / LINES), Math.sin((Math.PI * line) / LINES)];
      const side = [ax * cos + bx * sin, ay * cos + by * sin, az * cos + bz * sin];
      const isThin = [BESIDE, -BESIDE].some((step) => {
        for (let k = 0; k < 3; k++) from[k] = point[k]! + side[k]! * step - n[k]! * OUTSIDE;
        return this.#isThinHere();
      });
      if (!isThin) return false;
    }
    return true;
  }

  /** Seen from a little outside of the surface. */
  #isThinHere(): boolean {
    this.#hits = 0;
    const own = this.#triangle;
    this.#triangle = -1;
    this.#collect(this.#reach + 2 * OUTSIDE);
    this.#triangle = own;
    return Number.isFinite(this.#end(0, -Infinity));
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

  #collect(reach: number): void {
    const { low, cell, counts, starts, triangles } = this.#grid;
    const range = this.#range;
    for (let axis = 0; axis < 3; axis++) {
      const [a, b] = [this.#from[axis]!, this.#from[axis]! + this.#inward[axis]! * reach];
      const last = counts[axis]! - 1;
      range[axis] = Math.min(last, Math.max(0, Math.floor((Math.min(a, b) - low[axis]!) / cell)));
      range[axis + 3] = Math.min(last, Math.max(0, Math.floor((Math.max(a, b) - low[axis]!) / cell)));
    }
    for (let z = range[2]!; z <= range[5]!; z++) {
      for (let y = range[1]!; y <= range[4]!; y++) {
        const row = (z * counts[1]! + y) * counts[0]!;
        const end = starts[row + range[3]! + 1]!;
        for (let i = starts[row + range[0]!]!; i < end; i++)
          if (triangles[i] !== this.#triangle) this.#hit(triangles[i]!, reach);
      }
    }
  }

  /** Möller–Trumbore, faces of both directions. */
  #hit(t: number, reach: number): void {
    this.tests += 1;
    if (this.#hits === MOST_HITS) return;
    const [q, d, from] = [this.#other, this.#inward, this.#from];
    this.#read(t, q);
    const [ax, ay, az] = [q[3]! - q[0]!, q[4]! - q[1]!, q[5]! - q[2]!];
    const [bx, by, bz] = [q[6]! - q[0]!, q[7]! - q[1]!, q[8]! - q[2]!];
    const [nx, ny, nz] = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
    const along = nx * d[0]! + ny * d[1]! + nz * d[2]!;
    if (along === 0) return;
    const [sx, sy, sz] = [q[0]! - from[0]!, q[1]! - from[1]!, q[2]! - from[2]!];
    const distance = (nx * sx + ny * sy + nz * sz) / along;
    if (!(distance > -TOUCHING && distance <= reach + TOUCHING)) return;
    const [px, py, pz] = [d[1]! * sz - d[2]! * sy, d[2]! * sx - d[0]! * sz, d[0]! * sy - d[1]! * sx];
    const u = -(px * bx + py * by + pz * bz) / along;
    const v = (px * ax + py * ay + pz * az) / along;
    if (u >= 0 && v >= 0 && u + v <= 1) this.#keep(t, distance, along / Math.sqrt(nx * nx + ny * ny + nz * nz));
  }

  /** A triangle that lies in several cells is met once. */
  #keep(t: number, distance: number, facing: number): void {
    if (this.#hits === MOST_HITS) return;
    for (let i = 0; i < this.#hits; i++) if (this.#hitTriangle[i] === t) return;
    this.#hitTriangle[this.#hits] = t;
    this.#hitDistance[this.#hits] = distance;
    this.#hitFacing[this.#hits++] = facing;
  }

  /**
   * Counts bodies along the ray: it began inside of so many, each face entered adds one, each left takes one away. A face
   * that is left before `from` is the back of another body, on which this one lies.
   */
  #end(begun: number, from: number): number {
    let inside = begun;
    for (let done = 0; done < this.#hits; done++) {
      let next = -1;
      for (let i = 0; i < this.#hits; i++) {
        const distance = this.#hitDistance[i]!;
        if (Number.isNaN(distance)) continue;
        const lead = next < 0 ? -1 : distance - this.#hitDistance[next]!;
        const entersFirst =
          next >= 0 && Math.abs(lead) <= TOUCHING && this.#hitFacing[i]! < 0 && this.#hitFacing[next]! > 0;
        const leavesLater =
          next >= 0 && Math.abs(lead) <= TOUCHING && this.#hitFacing[i]! > 0 && this.#hitFacing[next]! < 0;
        if (next < 0 || entersFirst || (lead < 0 && !leavesLater)) next = i;
      }
      const [distance, facing] = [this.#hitDistance[next]!, this.#hitFacing[next]!];
      this.#hitDistance[next] = NaN;
      if (facing < 0) inside += 1;
      else if (distance < from) return Infinity;
      else if (--inside === 0) {
        this.facing = facing;
        return distance;
      }
    }
    return Infinity;
  }
}
