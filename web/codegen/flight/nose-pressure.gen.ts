// Made by `npm run schema` of server/models/flight/simulation/nose-pressure.ts.

import type { Outline } from './outline.gen.ts';

type Curve = readonly (readonly [mach: number, coefficient: number])[];

/**
 * Pressure drag of noses three diameters long, measured: W. E. Stoney, "Collection of Zero-Lift Drag Data on Bodies of
 * Revolution from Free-Flight Investigations", NASA TR R-100 (1961), p. 16.
 */
const MEASURED: Record<'ELLIPSE' | 'POWER' | 'PARABOLIC' | 'HAACK', readonly (readonly [parameter: number, Curve])[]> =
  {
    ELLIPSE: [[0, [[1.2, 0.11], [1.3, 0.14], [1.4, 0.148], [1.6, 0.152], [2, 0.159], [2.4, 0.162]]]], // oxfmt-ignore
    POWER: [
    [0.25, [[1.2, 0.14], [1.4, 0.169], [1.8, 0.206], [2.6, 0.241], [3.6, 0.252]]],
    [0.5, [[0.925, 0], [0.95, 0.014], [1, 0.05], [1.05, 0.06], [1.1, 0.059], [1.2, 0.081], [1.7, 0.085], [2, 0.078]]],
    [0.75, [[0.8, 0], [0.9, 0.015], [1, 0.078], [1.06, 0.121], [1.2, 0.11], [1.6, 0.09], [2.8, 0.078]]],
  ], // oxfmt-ignore
    PARABOLIC: [
    [0.5, [[0.8, 0], [0.9, 0.016], [0.95, 0.042], [1, 0.1], [1.05, 0.126], [1.1, 0.125], [1.3, 0.1], [1.8, 0.088]]],
    [0.75, [[0.9, 0], [0.95, 0.023], [1, 0.073], [1.05, 0.098], [1.1, 0.107], [1.2, 0.106], [1.4, 0.089], [1.7, 0.082]]],
    [1, [[0.95, 0], [0.975, 0.016], [1, 0.041], [1.05, 0.092], [1.1, 0.109], [1.2, 0.119], [1.4, 0.113], [1.7, 0.108]]],
  ], // oxfmt-ignore
    HAACK: [
    [0, [[0.9, 0], [0.95, 0.01], [1, 0.027], [1.05, 0.055], [1.1, 0.07], [1.2, 0.081], [1.4, 0.095], [2, 0.091], [3, 0.083]]],
    [1 / 3, [[0.9, 0], [0.95, 0.01], [1, 0.024], [1.05, 0.066], [1.1, 0.084], [1.2, 0.1], [1.4, 0.114], [2, 0.113]]],
  ], // oxfmt-ignore
  };

/** Between the points of a curve in straight lines, beyond them as at its ends. */
export const along = (curve: Curve, at: number): number => {
  const after = curve.findIndex(([x]) => x >= at);
  if (after === -1) return curve.at(-1)![1];
  if (after === 0) return curve[0]![1];
  const [[x0, y0], [x1, y1]] = [curve[after - 1]!, curve[after]!];
  return y0 + ((at - x0) / (x1 - x0)) * (y1 - y0);
};

/** Pressure where air comes to rest on a blunt front, over that of the flow: Hoerner, "Fluid-Dynamic Drag", pp. 15-2 and 16-3. */
export const stagnation = (mach: number): number =>
  0.85 *
  (mach <= 1 ? 1 + mach ** 2 / 4 + mach ** 4 / 40 : 1.84 - 0.76 / mach ** 2 + 0.166 / mach ** 4 + 0.035 / mach ** 6);

/** The third-order curve that has these values and slopes at both ends. */
const hermite = ([x0, y0, d0]: number[], [x1, y1, d1]: number[], x: number): number => {
  const wide = x1! - x0!;
  const t = (x - x0!) / wide;
  return (
    (1 + 2 * t) * (1 - t) ** 2 * y0! +
    t * (1 - t) ** 2 * wide * d0! +
    t ** 2 * (3 - 2 * t) * y1! +
    t ** 2 * (t - 1) * wide * d1!
  );
};

const SONIC = 1;
const FAST = 1.3;

/** A cone of this sine of its half angle from Mach 1 on: Hoerner, pp. 16-18 to 16-20. */
const coneFrom = (sine: number, mach: number): number => {
  const fast = (m: number) => 2.1 * sine ** 2 + (0.5 * sine) / Math.sqrt(m ** 2 - 1);
  if (mach >= FAST) return fast(mach);
  const slope = (4 / 2.4) * (1 - 0.5 * sine);
  const fastSlope = (-0.5 * sine * FAST) / (FAST ** 2 - 1) ** 1.5;
  return hermite([SONIC, sine, slope], [FAST, fast(FAST), fastSlope], mach);
};

/** Where the curve of a shape begins, and its value from there on. */
const fromStart = ({ kind, parameter, length, fore, aft }: Outline): [start: number, at: (mach: number) => number] => {
  const slender = length / (2 * Math.abs(aft - fore));
  if (kind === 'CONE' || kind === 'OGIVE' || kind === 'TUBE') {
    const sine = 1 / Math.sqrt(1 + 4 * slender ** 2);
    const bent = kind === 'OGIVE' ? 0.72 * (parameter - 0.5) ** 2 + 0.82 : 1;
    return [SONIC, (mach) => bent * coneFrom(sine, mach)];
  }
  const curves = MEASURED[kind];
  const above = curves.findIndex(([value]) => value >= parameter);
  const upper = curves[above === -1 ? curves.length - 1 : above]!;
  const lower = curves[Math.max(0, (above === -1 ? curves.length : above) - 1)]!;
  const share = upper === lower ? 1 : Math.min(1, Math.max(0, (parameter - lower[0]) / (upper[0] - lower[0])));
  const start = Math.min(upper[1][0]![0], lower[1][0]![0]);
  const three = (mach: number) => share * along(upper[1], mach) + (1 - share) * along(lower[1], mach);
  const power = Math.log(slender + 1) / Math.log(4);
  return [start, (mach) => stagnation(mach) * (three(mach) / stagnation(mach)) ** power];
};

/**
 * Pressure drag of a nose or a shoulder over the area by which it widens. Slowly 0.8·sin²φ of the angle φ at its wide end;
 * towards the speed of sound it grows as a·Mᵇ to where the curve of its shape begins (S. Niskanen, "OpenRocket technical
 * documentation" (2013), 3.4.3 and appendix B).
 */
export const nosePressure = (outline: Outline, jointSine: number): ((mach: number) => number) => {
  const slow = 0.8 * jointSine ** 2;
  if (outline.length < 0.001) return stagnation;
  const [start, fast] = fromStart(outline);
  const first = fast(start);
  const slope = (fast(start + 0.01) - first) / 0.01;
  if (first - slow < 0.01 || slope <= 0.01)
    return (mach) => (mach < start ? Math.max(slow, 0) : Math.max(slow, fast(mach)));
  const power = (start * slope) / (first - slow);
  return (mach) => (mach < start ? slow + (first - slow) * (mach / start) ** power : fast(mach));
};
