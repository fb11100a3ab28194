import { AZIMUTH } from './camera.ts';
import type { Bounds, Scene } from './scene.ts';
import { cross, dot, plus, unit, type Vec3 } from './vectors.ts';
import { ZBuffer } from './z-buffer.ts';

/** Lamps of the studio: the large softbox on the left, the strip behind on the right, the sky. */
type Lamp = 'key' | 'rim' | 'dome';
/** Their numbers. */
const LAMPS: readonly Lamp[] = ['key', 'rim', 'dome'];

/**
 * Lights that together are a whole studio, packed: for each light `STRIDE` numbers (how far a point is across, up and towards
 * the light in pixels of what the light sees, each as three factors and a summand; then the irradiance of a surface that
 * faces it), the lamp, and how near it sees each of its pixels. What is farther lies in shadow.
 */
export interface LightGroup {
  readonly numbers: Float64Array;
  readonly lamps: Uint8Array;
  readonly depths: readonly Float32Array[];
}

export const STRIDE = 16;
/** Where in them stand: the direction towards the light (three numbers), and its power. */
export const TOWARDS = 12;
export const POWER = 15;

/** Lights are looked at in turn by the four pixels of one pixel of the picture. */
export const GROUPS = 4;
const IN_A_GROUP: readonly Lamp[] = [...repeat<Lamp>('key', 4), ...repeat<Lamp>('rim', 2), ...repeat<Lamp>('dome', 6)];
const IRRADIANCE: Record<Lamp, number> = { key: 2.5, rim: 0.75, dome: 2.3 };
/** Pixels of the side of what a light sees. */
export const SEES = 224;
const MOST_FILLED = 20_000_000;

function repeat<T>(value: T, times: number): T[] {
  return Array.from({ length: times }, () => value);
}

/** The i-th number of the Halton sequence in a base: evenly spread, never random. */
const halton = (i: number, base: number): number => {
  let [share, sum] = [1, 0];
  for (let n = i; n > 0; n = Math.floor(n / base)) {
    share /= base;
    sum += share * (n % base);
  }
  return sum;
};

const HIGH: Vec3 = [0, 0, 1];
const RIGHT: Vec3 = [Math.cos(AZIMUTH), Math.sin(AZIMUTH), 0];
const BACK: Vec3 = [Math.sin(AZIMUTH), -Math.cos(AZIMUTH), 0];

/** To the right, up, and towards the camera. */
const inStudio = ([x, y, z]: Vec3): Vec3 => unit(plus(plus(plus([0, 0, 0], RIGHT, x), HIGH, y), BACK, z));

const spread = (middle: Vec3, wide: number, high: number): Vec3 => {
  const across = unit(cross(HIGH, middle));
  return unit(plus(plus(middle, across, wide), cross(middle, across), high));
};

/** The n-th direction out of a lamp. */
const directionOf = (lamp: Lamp, n: number): Vec3 => {
  const [first, second] = [halton(n + 1, 2), halton(n + 1, 3)];
  if (lamp === 'key') return spread(inStudio([-0.72, 0.95, 0.62]), first - 0.5, (second - 0.5) * 0.8);
  if (lamp === 'rim') return spread(inStudio([0.85, 0.55, -0.75]), (first - 0.5) * 0.35, (second - 0.5) * 0.6);
  const [angle, reach] = [2 * Math.PI * first, Math.sqrt(second)];
  return unit([Math.cos(angle) * reach, Math.sin(angle) * reach, Math.sqrt(Math.max(0.02, 1 - reach * reach))]);
};

interface Light {
  readonly numbers: readonly number[];
  readonly depth: Float32Array;
}

const lightOf = (scene: Scene, { centre, radius }: Bounds, towards: Vec3, power: number): Light => {
  const across = unit(cross(Math.abs(towards[2]) < 0.9 ? HIGH : [1, 0, 0], towards));
  const up = cross(towards, across);
  const scale = SEES / 2 / radius;
  const row = (axis: Vec3, middle: number): number[] => [
    ...axis.map((value) => value * scale),
    middle - dot(axis, centre) * scale,
  ];
  const numbers = [...row(across, SEES / 2), ...row(up, SEES / 2), ...row(towards, 0), ...towards, power];
  const { points, corners } = scene;
  const projected = new Float64Array(points.length);
  for (let i = 0; i < points.length; i += 3) {
    for (let k = 0; k < 3; k++) {
      const n = k * 4;
      projected[i + k] =
        points[i]! * numbers[n]! +
        points[i + 1]! * numbers[n + 1]! +
        points[i + 2]! * numbers[n + 2]! +
        numbers[n + 3]!;
    }
  }
  const seen = new ZBuffer(SEES, SEES, MOST_FILLED);
  seen.fill(projected, corners);
  return { numbers, depth: seen.depth };
};

/** The lights of each group; every group alone is a whole studio. */
export const lightsFor = (scene: Scene, bounds: Bounds): LightGroup[] => {
  const counts = { key: 0, rim: 0, dome: 0 };
  const powerOf = (lamp: Lamp): number => IRRADIANCE[lamp] / IN_A_GROUP.filter((one) => one === lamp).length;
  return Array.from({ length: GROUPS }, () => {
    const lights = IN_A_GROUP.map((lamp) => lightOf(scene, bounds, directionOf(lamp, counts[lamp]++), powerOf(lamp)));
    return {
      numbers: Float64Array.from(lights.flatMap(({ numbers }) => numbers)),
      lamps: Uint8Array.from(IN_A_GROUP, (lamp) => LAMPS.indexOf(lamp)),
      depths: lights.map(({ depth }) => depth),
    };
  });
};

/** Whether a light reaches a point; `bias` in pixels of what it sees keeps a surface from shading itself. */
export const reaches = ({ numbers: n, depths }: LightGroup, light: number, at: Float64Array, bias: number): boolean => {
  const i = light * STRIDE;
  const [x, y, z] = [at[0]!, at[1]!, at[2]!];
  const column = Math.floor(x * n[i]! + y * n[i + 1]! + z * n[i + 2]! + n[i + 3]!);
  const row = Math.floor(x * n[i + 4]! + y * n[i + 5]! + z * n[i + 6]! + n[i + 7]!);
  if (column < 0 || row < 0 || column >= SEES || row >= SEES) return true;
  const near = x * n[i + 8]! + y * n[i + 9]! + z * n[i + 10]! + n[i + 11]!;
  return depths[light]![row * SEES + column]! <= near + bias;
};
