/** Nothing is seen at a pixel. */
export const NO_FACE = -1;

/** Thrown when drawing a mesh would take too long: its triangles lie over each other too often. */
export class TooCostly extends Error {}

const ROW_COST = 8;

/** Points on the picture: x to the right and y down in pixels, z the nearer the larger. Three numbers each. */
export type Projected = Float64Array;

/** Which triangle is nearest at the middle of each pixel. */
export class ZBuffer {
  readonly width: number;
  readonly height: number;
  readonly depth: Float32Array;
  /** Number of the triangle, or `NO_FACE`. */
  readonly face: Int32Array;
  /** Pixels that may still be filled; a row without any costs as much as some. */
  #allowed: number;
  #drawn = NO_FACE;

  /** `allowed` pixels may be filled, hidden ones too, before `TooCostly` is thrown; each row of a triangle counts as eight. */
  constructor(width: number, height: number, allowed = Infinity) {
    this.width = width;
    this.height = height;
    this.depth = new Float32Array(width * height).fill(-Infinity);
    this.face = new Int32Array(width * height).fill(NO_FACE);
    this.#allowed = allowed;
  }

  /** Draws triangles from both sides. Of two that are equally near the earlier one stays. */
  fill(points: Projected, corners: Uint32Array): void {
    for (let i = 0; i < corners.length; i += 3) {
      this.#drawn = i / 3;
      this.#triangle(points, corners[i]! * 3, corners[i + 1]! * 3, corners[i + 2]! * 3);
    }
  }

  #triangle(p: Projected, a: number, b: number, c: number): void {
    const [ax, ay, az] = [p[a]!, p[a + 1]!, p[a + 2]!];
    const [bx, by] = [p[b]! - ax, p[b + 1]! - ay];
    const [cx, cy] = [p[c]! - ax, p[c + 1]! - ay];
    const area = bx * cy - by * cx;
    if (area === 0) return;
    const [bz, cz] = [p[b + 2]! - az, p[c + 2]! - az];
    const slopeX = (bz * cy - cz * by) / area;
    const slopeY = (cz * bx - bz * cx) / area;
    const last = Math.min(this.height - 1, Math.ceil(ay + Math.max(0, by, cy) - 0.5));
    for (let row = Math.max(0, Math.floor(ay + Math.min(0, by, cy) - 0.5)); row <= last; row++) {
      if ((this.#allowed -= ROW_COST) < 0) throw new TooCostly();
      const y = row + 0.5 - ay;
      // Where the three sides cross the row; a side that does not cross it says nothing.
      const ab = y < 0 === y < by ? NaN : (y / by) * bx;
      const ac = y < 0 === y < cy ? NaN : (y / cy) * cx;
      const bc = y < by === y < cy ? NaN : bx + ((y - by) / (cy - by)) * (cx - bx);
      const one = Number.isNaN(ab) ? ac : ab;
      const other = Number.isNaN(ab) || Number.isNaN(ac) ? bc : ac;
      const first = Math.max(0, Math.ceil(ax + Math.min(one, other) - 0.5));
      const end = Math.min(this.width - 1, Math.floor(ax + Math.max(one, other) - 0.5));
      if (!(first <= end)) continue;
      const z = az + slopeX * (first + 0.5 - ax) + slopeY * y;
      this.#span(row * this.width + first, end - first + 1, z, slopeX);
    }
  }

  #span(from: number, count: number, nearness: number, slope: number): void {
    if ((this.#allowed -= count) < 0) throw new TooCostly();
    const face = this.#drawn;
    for (let at = from, z = nearness; at < from + count; at++, z += slope) {
      if (!(z > this.depth[at]!)) continue;
      this.depth[at] = z;
      this.face[at] = face;
    }
  }
}
