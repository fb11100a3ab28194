import type { Camera } from './camera.ts';
import type { Film } from './photo-development.ts';
import { GROUPS, POWER, reaches, STRIDE, TOWARDS, type LightGroup } from './lights.ts';
import type { Bounds, Scene } from './scene.ts';
import { spotAt } from './spot.ts';
import type { Vec3 } from './vectors.ts';
import { NO_FACE, type Projected, type ZBuffer } from './z-buffer.ts';

export interface Studio {
  readonly scene: Scene;
  readonly bounds: Bounds;
  readonly camera: Camera;
  readonly projected: Projected;
  readonly seen: ZBuffer;
  readonly film: Film;
  /** Three numbers for each corner. */
  readonly normals: Float32Array;
  /** Share of red, green and blue that each part sends back. */
  readonly albedo: readonly Vec3[];
  /** Millimetres between layer lines. */
  readonly pitch: number;
}

const FINE = 2;
/** How far a point stands off its surface when lights are looked for: share of the scene, pixels of what a light sees. */
const OFF = 0.012;
const BIAS = 0.8;

/** Light of the three lamps at a spot, and the shine of the first two. */
const received = new Float64Array(4);
const from = new Float64Array(3);

/** Direction from a spot to the eye. */
const toEye = new Float64Array(3);

const shineOf = (n: Float64Array, i: number, spot: Float64Array): number => {
  const [x, y, z] = [n[i]! + toEye[0]!, n[i + 1]! + toEye[1]!, n[i + 2]! + toEye[2]!];
  const facing = (spot[3]! * x + spot[4]! * y + spot[5]! * z) / Math.sqrt(x * x + y * y + z * z);
  if (facing <= 0.8) return 0;
  const eighth = facing ** 8;
  return eighth * eighth * eighth;
};

const receive = (group: LightGroup, spot: Float64Array, off: number): void => {
  const { numbers, lamps } = group;
  received.fill(0);
  for (let axis = 0; axis < 3; axis++) from[axis] = spot[axis]! + spot[axis + 3]! * off;
  for (let light = 0; light < lamps.length; light++) {
    const i = light * STRIDE + TOWARDS;
    const facing = spot[3]! * numbers[i]! + spot[4]! * numbers[i + 1]! + spot[5]! * numbers[i + 2]!;
    if (facing <= 0 || !reaches(group, light, from, BIAS)) continue;
    const power = numbers[light * STRIDE + POWER]!;
    received[lamps[light]!]! += facing * power;
    if (lamps[light]! < 2) received[3]! += shineOf(numbers, i, spot) * power * 0.045;
  }
};

/** A pixel of the film, and what the part there sends back. */
interface Exposed {
  readonly at: number;
  readonly albedo: Vec3;
}

/** Adds what a spot sends to the eye: the light of each lamp in its colour, that of the room, and the shine. */
const exposeSpot = (studio: Studio, group: LightGroup, spot: Float64Array, pixel: Exposed): void => {
  const { film, bounds } = studio;
  const { eye } = studio.camera;
  const { at, albedo } = pixel;
  const [x, y, z] = [eye[0] - spot[0]!, eye[1] - spot[1]!, eye[2] - spot[2]!];
  const distance = Math.sqrt(x * x + y * y + z * z);
  toEye[0] = x / distance;
  toEye[1] = y / distance;
  toEye[2] = z / distance;
  receive(group, spot, bounds.radius * OFF);
  const [key, rim, dome, shine] = [received[0]!, received[1]!, received[2]!, received[3]!];
  const room = 0.42 + 0.12 * spot[5]!;
  film.light[at * 3]! += (albedo[0] * (key + rim * 0.97 + dome * 0.985 + room)) / Math.PI + shine;
  film.light[at * 3 + 1]! += (albedo[1] * (key * 0.985 + rim * 0.985 + dome * 0.99 + room)) / Math.PI + shine;
  film.light[at * 3 + 2]! += (albedo[2] * (key * 0.96 + rim + dome + room)) / Math.PI + shine;
  film.covered[at]! += 1 / GROUPS;
};

/** How far around the scene its shadow falls, in its radius. */
const REACH = 2.2;

/** Alpha of the shadow at points of the ground. */
const shadowOn = ({ bounds: { centre, min, radius }, camera }: Studio, group: LightGroup) => {
  const { eye, right, up, towards, scale, width, height } = camera;
  const { numbers, lamps } = group;
  const powers = Array.from(lamps, (_, i) => numbers[i * STRIDE + TOWARDS + 2]! * numbers[i * STRIDE + POWER]!);
  const all = powers.reduce((sum, power) => sum + power, 0);
  const down = eye[2] - min[2];
  return (x: number, y: number): number => {
    const [sideways, high] = [(x - width / 2) / scale, (height / 2 - y) / scale];
    const share = down / (towards[2] - right[2] * sideways - up[2] * high);
    if (!(share > 0)) return 0;
    from[0] = eye[0] + (right[0] * sideways + up[0] * high - towards[0]) * share;
    from[1] = eye[1] + (right[1] * sideways + up[1] * high - towards[1]) * share;
    from[2] = min[2];
    if (Math.hypot(from[0] - centre[0], from[1] - centre[1]) > radius * REACH) return 0;
    let lost = 0;
    for (let light = 0; light < powers.length; light++) if (!reaches(group, light, from, BIAS)) lost += powers[light]!;
    return (lost / all) * 0.9;
  };
};

/** The shadow is smoothed, so that one sample of four pixels is enough: of another group than in the cells around. */
const isLookedAt = (column: number, row: number, group: number): boolean =>
  (column & 3) === (group & 1) && (row & 3) === group >> 1 && group === ((column >> 2) & 1) + ((row >> 1) & 2);

/** Exposes every pixel of this group: one of the four that make a pixel of the film. */
export const exposeGroup = (studio: Studio, lights: LightGroup, group: number): void => {
  const { scene, seen, film, albedo } = studio;
  const shadow = shadowOn(studio, lights);
  const spot = new Float64Array(6);
  for (let row = group >> 1; row < seen.height; row += FINE) {
    for (let column = group & 1; column < seen.width; column += FINE) {
      const pixel = (row >> 1) * film.width + (column >> 1);
      const face = seen.face[row * seen.width + column]!;
      if (face === NO_FACE) {
        if (!isLookedAt(column, row, group)) continue;
        const cell = (row >> 2) * (film.width >> 1) + (column >> 2);
        film.shadow[cell] = shadow(column + 0.5, row + 0.5);
        film.ground[cell] = 1;
      } else {
        spotAt(studio, face, [column + 0.5, row + 0.5], spot);
        exposeSpot(studio, lights, spot, { at: pixel, albedo: albedo[scene.partOf[face]!]! });
      }
    }
  }
};
