import type { Size } from './camera.ts';

/** What has been received at each pixel. */
export interface Film extends Size {
  /** Linear red, green, blue, summed over the samples of a pixel that saw the object. */
  readonly light: Float32Array;
  /** Share of the samples that saw it. */
  readonly covered: Float32Array;
  /** In half the size: alpha of the shadow where the ground was looked at, and 1 where it was. */
  readonly shadow: Float32Array;
  readonly ground: Float32Array;
}

const SAMPLES = 4;

/** Khronos PBR Neutral. */
const toned = (r: number, g: number, b: number): [number, number, number] => {
  const least = Math.min(r, g, b);
  const offset = least < 0.08 ? least - 6.25 * least * least : 0.04;
  const [x, y, z] = [r - offset, g - offset, b - offset];
  const most = Math.max(x, y, z);
  const [start, desaturation] = [0.76, 0.15];
  if (most < start) return [x, y, z];
  const peak = 1 - (1 - start) ** 2 / (most + 1 - 2 * start);
  const grey = 1 - 1 / (desaturation * (most - peak) + 1);
  const scale = (peak / most) * (1 - grey);
  return [x * scale + peak * grey, y * scale + peak * grey, z * scale + peak * grey];
};

const STEPS = 4095;
const SRGB = Uint8Array.from({ length: STEPS + 1 }, (_, i) => {
  const value = i / STEPS;
  return Math.round((value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055) * 255);
});

const encoded = (value: number): number => SRGB[Math.round(Math.min(1, Math.max(0, value)) * STEPS)]!;

/** Means over `radius` pixels to both sides along one direction. */
const averaged = (values: Float32Array, { width, height }: Size, radius: number, down: boolean): Float32Array => {
  const means = new Float32Array(values.length);
  const [lines, length] = down ? [width, height] : [height, width];
  const [toLine, toNext] = down ? [1, width] : [width, 1];
  for (let line = 0; line < lines; line++) {
    const start = line * toLine;
    let sum = 0;
    for (let i = 0; i < Math.min(radius, length); i++) sum += values[start + i * toNext]!;
    for (let i = 0; i < length; i++) {
      if (i + radius < length) sum += values[start + (i + radius) * toNext]!;
      if (i > radius) sum -= values[start + (i - radius - 1) * toNext]!;
      means[start + i * toNext] = sum;
    }
  }
  return means;
};

const blurred = (values: Float32Array, size: Size, radius: number): Float32Array =>
  [false, true, false, true].reduce((before, down) => averaged(before, size, radius, down), values);

const DENSE = 0.45;

/** The mean of the ground within `radius`. */
const around = ({ shadow, ground, ...film }: Film, radius: number): Float32Array => {
  const half = { width: film.width / 2, height: film.height / 2 };
  const [sums, weights] = [shadow, ground].map((values) => blurred(values, half, radius));
  return sums!.map((sum, i) => (weights![i]! > 0 ? sum / weights![i]! : 0));
};

/** The shadow without the grain of its few lights: smooth where it is faint, nearly as it is where it is dense. */
const smoothed = (film: Film): Float32Array => {
  const [near, far] = [around(film, 1), around(film, Math.max(2, Math.round(film.width * 0.0035)))];
  return near.map((value, i) => {
    const dense = Math.min(1, Math.max(0, value - DENSE) * 4);
    return value * dense + far[i]! * (1 - dense);
  });
};

/** What half the size says of a pixel of the whole. */
const between = (halves: Float32Array, { width, height }: Size, i: number): number => {
  const [w, h] = [width / 2, height / 2];
  const [x, y] = [(i % width) / 2 - 0.25, Math.floor(i / width) / 2 - 0.25];
  const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))];
  const [u, v] = [Math.max(0, x - left), Math.max(0, y - top)];
  const [right, below] = [Math.min(w - 1, left + 1), Math.min(h - 1, top + 1)];
  const upper = halves[top * w + left]! * (1 - u) + halves[top * w + right]! * u;
  return upper * (1 - v) + (halves[below * w + left]! * (1 - u) + halves[below * w + right]! * u) * v;
};

/** Share of the width at the edges of the picture in which a shadow ends, so that none is cut. */
const MARGIN = 0.12;

const faded = ({ width, height }: Size, i: number): number => {
  const [x, y] = [i % width, Math.floor(i / width)];
  const share = Math.min(x, width - 1 - x, y, height - 1 - y) / (width * MARGIN);
  return share >= 1 ? 1 : share * share * (3 - 2 * share);
};

/** The picture of a film: sRGB with alpha, the shadow black behind the object. */
export const developPhoto = (film: Film): Uint8Array => {
  const { light, covered } = film;
  const shadow = smoothed(film);
  const rgba = new Uint8Array(covered.length * 4);
  for (let i = 0; i < covered.length; i++) {
    const share = covered[i]!;
    const alpha = share + (share < 1 ? (1 - share) * between(shadow, film, i) * faded(film, i) : 0);
    if (share > 0) {
      const samples = share * SAMPLES;
      const colour = toned(light[i * 3]! / samples, light[i * 3 + 1]! / samples, light[i * 3 + 2]! / samples);
      for (const [k, value] of colour.entries()) rgba[i * 4 + k] = Math.round((encoded(value) * share) / alpha);
    }
    rgba[i * 4 + 3] = Math.round(Math.min(1, alpha) * 255);
  }
  return rgba;
};
