import type { Bounds, Scene } from './scene.ts';
import { dot, type Vec3 } from './vectors.ts';
import type { Projected } from './z-buffer.ts';

const [HALF, THIRD, SIXTH] = [Math.SQRT1_2, 1 / Math.sqrt(3), 1 / Math.sqrt(6)];

/** From the front, the right and above: the three axes at 120°. */
export const RIGHT: Vec3 = [HALF, HALF, 0];
export const UP: Vec3 = [-SIXTH, SIXTH, 2 * SIXTH];
export const TOWARDS: Vec3 = [THIRD, -THIRD, THIRD];

/** Millimetres of a drawing in the plane of projection: how far its left top corner stands to the right and up of the least corner of the scene’s box, and its width. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

export interface IsometricView {
  readonly projected: Projected;
  readonly frame: Frame;
}

/** Share of the picture that the object fills at most. */
const FILLS = 0.88;

/** The points of a scene as they stand in a drawing of this size. */
export const isometric = (
  { points, corners }: Scene,
  { min }: Bounds,
  width: number,
  height: number,
): IsometricView => {
  const projected = new Float64Array(points.length);
  for (let i = 0; i < points.length; i += 3) {
    const [x, y, z] = [points[i]!, points[i + 1]!, points[i + 2]!];
    projected[i] = x * RIGHT[0] + y * RIGHT[1] + z * RIGHT[2];
    projected[i + 1] = -(x * UP[0] + y * UP[1] + z * UP[2]);
    projected[i + 2] = x * TOWARDS[0] + y * TOWARDS[1] + z * TOWARDS[2];
  }
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const corner of corners) {
    const [x, y] = [projected[corner * 3]!, projected[corner * 3 + 1]!];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  }
  const scale = FILLS / Math.max((right - left) / width, (bottom - top) / height);
  const [originX, originY] = [(left + right) / 2 - width / 2 / scale, (top + bottom) / 2 - height / 2 / scale];
  for (let i = 0; i < projected.length; i += 3) {
    projected[i] = (projected[i]! - originX) * scale;
    projected[i + 1] = (projected[i + 1]! - originY) * scale;
    projected[i + 2]! *= scale;
  }
  return { projected, frame: { left: originX - dot(min, RIGHT), top: -originY - dot(min, UP), width: width / scale } };
};
