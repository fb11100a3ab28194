import type { Draw } from './paths.ts';

/** So that as much is filled as was asked for (PrusaSlicer, `FillGyroid::DensityAdjust`). */
const DENSITY_ADJUST = 2.44;
const TOLERANCE_MM = 0.2;

/** A wave of a cut through a gyroid, over one period. */
interface Wave {
  readonly xs: number[];
  readonly ys: number[];
}

/** The waves of one layer: which way they run, how far apart, and their shape. Lengths in millimetres. */
export interface GyroidLayer {
  readonly vertical: boolean;
  readonly distance: number;
  readonly draw: (pitch: number) => Draw;
}

/** A plane through a gyroid: where it is in its period, and which way the waves run there. */
interface Cut {
  readonly sin: number;
  readonly cos: number;
  readonly vertical: boolean;
}

/** sin x cos y + sin y cos z + sin z cos x = 0 solved for y (Slic3r, `FillGyroid.cpp`). */
const waveAt = (x: number, { sin, cos, vertical }: Cut, flip: boolean): number => {
  const phase = vertical ? (cos < 0 ? Math.PI : 0) + Math.PI : sin < 0 ? Math.PI : 0;
  const a = vertical ? Math.sin(x + phase) : Math.cos(x + phase);
  const b = vertical ? -cos : -sin;
  const turned = vertical ? (flip ? Math.PI : 0) : flip ? 0 : Math.PI;
  const c = vertical ? sin * Math.cos(x + phase + turned) : cos * Math.sin(x + phase + turned);
  const r = Math.hypot(a, b);
  return Math.asin(a / r) + Math.asin(Math.max(-1, Math.min(1, c / r))) + (vertical ? Math.PI : Math.PI / 2);
};

const periodOf = (cut: Cut, flip: boolean, tolerance: number): Wave => {
  const y = (x: number): number => waveAt(x, cut, flip);
  let xs = [0, 1, 2, 3, 4].map((k) => (k * Math.PI) / 2);
  for (;;) {
    const finer: number[] = [xs[0]!];
    for (let i = 1; i < xs.length; i++) {
      const [p, q] = [xs[i - 1]!, xs[i]!];
      const m = (p + q) / 2;
      if (Math.abs((m - p) * (y(m) - y(q)) - (m - q) * (y(m) - y(p))) > tolerance ** 2) finer.push(m);
      finer.push(q);
    }
    if (finer.length === xs.length) return { xs, ys: xs.map(y) };
    xs = finer;
  }
};

const drawn =
  (waves: readonly Wave[], scale: number, every: number) =>
  (pitch: number): Draw =>
  (path, { row, left, right, back }) => {
    const { xs, ys } = waves[Math.abs(Math.round((row * pitch) / every)) % 2]!;
    const middle = row * pitch;
    const level = (Math.max(...ys) + Math.min(...ys)) / 2;
    const points: number[] = [];
    const add = (x: number, y: number): void => void points.push(x, middle + (y - level) * scale);
    const period = 2 * Math.PI * scale;
    const at = (x: number): number => {
      const u = x / scale - 2 * Math.PI * Math.floor(x / period);
      let i = 1;
      while (i < xs.length - 1 && xs[i]! < u) i++;
      return ys[i - 1]! + ((ys[i]! - ys[i - 1]!) * (u - xs[i - 1]!)) / (xs[i]! - xs[i - 1]!);
    };
    add(left, at(left));
    for (let k = Math.floor(left / period); k * period < right; k++) {
      for (let i = 0; i < xs.length - 1; i++) {
        const x = k * period + xs[i]! * scale;
        if (x > left && x < right) add(x, ys[i]!);
      }
    }
    add(right, at(right));
    if (back) for (let i = points.length - 2; i >= 0; i -= 2) path.push(points[i]!, points[i + 1]!);
    else for (const value of points) path.push(value);
  };

export const gyroidAt = (z: number, density: number, spacing: number): GyroidLayer => {
  const scale = spacing / (density * DENSITY_ADJUST);
  const [sin, cos] = [Math.sin(z / scale), Math.cos(z / scale)];
  const vertical = Math.abs(sin) <= Math.abs(cos);
  const tolerance = Math.min(spacing / 2, TOLERANCE_MM) / scale;
  const waves = [false, true].map((flip) => periodOf({ sin, cos, vertical }, flip, tolerance));
  const distance = Math.PI * scale;
  return { vertical, distance, draw: drawn(waves, scale, distance) };
};
