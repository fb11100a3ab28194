import type { BodySection, FinSet } from './barrowman.ts';

const STEPS = 24;

type Nose = 'CONE' | 'OGIVE' | 'PARABOLA' | 'VON_KARMAN';

/** Radius of a nose at a share of its length from the tip. */
const noseRadius = (shape: Nose, share: number, radius: number, length: number): number => {
  if (shape === 'CONE') return share * radius;
  if (shape === 'PARABOLA') return Math.sqrt(share) * radius;
  if (shape === 'OGIVE') {
    const arc = (radius ** 2 + length ** 2) / (2 * radius);
    return Math.sqrt(arc ** 2 - (length - share * length) ** 2) + radius - arc;
  }
  const theta = Math.acos(1 - 2 * share);
  return radius * Math.sqrt((theta - Math.sin(2 * theta) / 2) / Math.PI);
};

/** The upper edge of a section from its front to its end, as points behind the tip and above the axis. */
const edge = ({ shape, fromMm, lengthMm, foreMm, aftMm }: BodySection): [number, number][] => {
  if (shape === 'TUBE' || shape === 'TRANSITION') {
    return [
      [fromMm, foreMm / 2],
      [fromMm + lengthMm, aftMm / 2],
    ];
  }
  return Array.from({ length: STEPS + 1 }, (_, i): [number, number] => {
    const share = (1 - Math.cos((i / STEPS) * Math.PI)) / 2;
    return [fromMm + share * lengthMm, noseRadius(shape, share, aftMm / 2, lengthMm)];
  });
};

const path = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

/** A section of the body seen from the side, closed; the axis is at 0. */
export const sectionPath = (section: BodySection): string => {
  const upper = edge(section);
  return path([...upper, ...upper.map(([x, y]) => [x, -y] as const).reverse()]);
};

/** The fins of a set seen from the side, one standing up: those behind others are left out. */
export const finPaths = ({ count, fromMm, rootMm, tipMm, spanMm, sweepMm, bodyMm }: FinSet): string[] => {
  const heights = Array.from(
    { length: count },
    (_, i) => Math.round(1000 * Math.cos((2 * Math.PI * i) / count)) / 1000,
  );
  return [...new Set(heights)].map((up) => {
    const [root, tip] = [(-up * bodyMm) / 2, -up * (bodyMm / 2 + spanMm)];
    return path([
      [fromMm, root],
      [fromMm + sweepMm, tip],
      [fromMm + sweepMm + tipMm, tip],
      [fromMm + rootMm, root],
    ]);
  });
};
