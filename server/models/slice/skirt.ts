import { areaOf, type Ring } from './contours.ts';
import { ringsOf, type OutlineKernel } from './outline-kernel.ts';
import type { SliceSettings } from './slice-settings.ts';

type Point = readonly [number, number];

/** Andrew's monotone chain, counter-clockwise. */
const hullOf = (points: Point[]): Point[] => {
  const sorted = points.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (all: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const p of all) {
      for (;;) {
        const [a, b] = chain.slice(-2);
        if (!a || !b || (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        chain.pop();
      }
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
};

/** The loops around a part on its first layer. */
export const skirtOf = (
  outline: readonly Ring[],
  { skirts, skirtDistance, brim }: SliceSettings,
  spacing: number,
): Ring[] => {
  const points = outline.flatMap((ring) => Array.from({ length: ring.length / 2 }, (_, i): Point => [ring[2 * i]!, ring[2 * i + 1]!])); // oxfmt-ignore
  if (points.length < 3) return [];
  const hull = hullOf(points);
  return Array.from({ length: skirts }, (_, k) => around(hull, brim + skirtDistance + (k + 0.5) * spacing));
};

/** Each edge of a hull moved outward; its ends are joined straight. */
const around = (hull: readonly Point[], by: number): Ring => {
  const ring: number[] = [];
  hull.forEach(([x1, y1], i) => {
    const [x2, y2] = hull[(i + 1) % hull.length]!;
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    const [nx, ny] = [((y2 - y1) / length) * by, ((x1 - x2) / length) * by];
    ring.push(x1 + nx, y1 + ny, x2 + nx, y2 + ny);
  });
  return Float64Array.from(ring);
};

/** Loops that touch a part on its outside, the outermost first. */
export const brimOf = (
  kernel: OutlineKernel,
  rings: readonly Ring[],
  { brim }: SliceSettings,
  spacing: number,
): Ring[] => {
  const count = Math.floor(brim / spacing + 1e-6);
  if (count === 0) return [];
  const outline = kernel.outlineOf(rings);
  const loops = Array.from({ length: count }, (_, k) => {
    const wide = outline.offset((count - k - 0.5) * spacing, 'Round');
    const outside = ringsOf(wide).filter((ring) => areaOf(ring) > 0);
    wide.delete();
    return outside;
  });
  outline.delete();
  return loops.flat();
};
