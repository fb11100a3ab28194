import type { Bounds, Scene } from './scene.ts';
import { cross, dot, plus, type Vec3 } from './vectors.ts';
import type { Projected } from './z-buffer.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Camera extends Size {
  readonly eye: Vec3;
  readonly right: Vec3;
  readonly up: Vec3;
  /** From the scene to the eye. */
  readonly towards: Vec3;
  /** Pixels of a thing as large as it is far away. */
  readonly scale: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A long lens off the front, from above: that of the studio. */
export const AZIMUTH = radians(40);
const ELEVATION = radians(26);
const LENS = radians(22);
/** The frame as a share of the object, with room for its shadow. */
const AROUND = 1.2;
const MOST_POINTS = 4000;

/** The same points as the picture shows them; z is one by the distance. */
export const projectedBy = (
  { eye, right, up, towards, scale, width, height }: Camera,
  points: Float32Array,
): Projected => {
  const projected = new Float64Array(points.length);
  for (let i = 0; i < points.length; i += 3) {
    const [x, y, z] = [points[i]! - eye[0], points[i + 1]! - eye[1], points[i + 2]! - eye[2]];
    const near = -1 / (x * towards[0] + y * towards[1] + z * towards[2]);
    projected[i] = width / 2 + (x * right[0] + y * right[1] + z * right[2]) * near * scale;
    projected[i + 1] = height / 2 - (x * up[0] + y * up[1] + z * up[2]) * near * scale;
    projected[i + 2] = near;
  }
  return projected;
};

const someOf = ({ points, corners }: Scene): Float32Array => {
  const step = Math.max(1, Math.floor(corners.length / MOST_POINTS));
  const some: number[] = [];
  for (let i = 0; i < corners.length; i += step)
    for (const axis of [0, 1, 2]) some.push(points[corners[i]! * 3 + axis]!);
  return Float32Array.from(some);
};

const extent = (projected: Projected, axis: number): [least: number, most: number] => {
  let [least, most] = [Infinity, -Infinity];
  for (let i = axis; i < projected.length; i += 3) {
    least = Math.min(least, projected[i]!);
    most = Math.max(most, projected[i]!);
  }
  return [least, most];
};

/** A camera that has the whole scene in its frame. */
export const cameraFor = (scene: Scene, { centre, radius }: Bounds, { width, height }: Size): Camera => {
  const flat = Math.cos(ELEVATION);
  const towards: Vec3 = [Math.sin(AZIMUTH) * flat, -Math.cos(AZIMUTH) * flat, Math.sin(ELEVATION)];
  const right: Vec3 = [Math.cos(AZIMUTH), Math.sin(AZIMUTH), 0];
  const up = cross(towards, right);
  const scale = height / 2 / Math.tan(LENS / 2);
  const points = someOf(scene);
  let [target, distance] = [centre, (radius * 1.5) / Math.tan(LENS / 2)];
  const camera = (): Camera => ({
    width,
    height,
    right,
    up,
    towards,
    scale,
    eye: plus(target, towards, distance),
  });
  for (let pass = 0; pass < 6; pass++) {
    const projected = projectedBy(camera(), points);
    const [[left, most], [top, bottom]] = [extent(projected, 0), extent(projected, 1)];
    const millimetre = distance / scale;
    target = plus(
      plus(target, right, ((left + most) / 2 - width / 2) * millimetre),
      up,
      (height / 2 - (top + bottom) / 2) * millimetre,
    );
    distance *= Math.max((most - left) / width, (bottom - top) / height) * AROUND;
    distance = Math.max(distance, radius * 1.05 + dot(plus(centre, target, -1), towards));
  }
  return camera();
};
