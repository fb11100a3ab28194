import type { CrossSection, Vec2 } from 'manifold-3d';
import type { Workbench } from './workbench.ts';

export interface SpotWish {
  /** Millimetres from spot to spot, at least. */
  readonly apart: number;
  readonly most: number;
  /** So far within the region where it is wide enough, so that spots are not all on its edge. */
  readonly inset: number;
}

const INSETS = [1, 0.5, 0.25];
const ALONG_MM = 2;
const ACROSS = 24;

/** The region less as much of its edge as leaves something of each of its islands. */
const within = ({ keep }: Workbench, region: CrossSection, inset: number): CrossSection => {
  const islands = region.decompose().map(keep).length;
  for (const share of INSETS) {
    const inner = keep(region.offset(-inset * share, 'Round'));
    if (!inner.isEmpty() && inner.decompose().map(keep).length === islands) return inner;
  }
  return region;
};

/** Points along the outlines of a region, two millimetres from one to the next. */
const alongEdges = (loops: readonly (readonly Vec2[])[]): Vec2[] =>
  loops.flatMap((loop) =>
    loop.flatMap(([x, y], i) => {
      const [nextX, nextY] = loop[(i + 1) % loop.length]!;
      const steps = Math.max(1, Math.min(200, Math.floor(Math.hypot(nextX - x, nextY - y) / ALONG_MM)));
      return Array.from({ length: steps }, (_, k): Vec2 => [
        x + ((nextX - x) * k) / steps,
        y + ((nextY - y) * k) / steps,
      ]);
    }),
  );

/** Whether a point lies within outlines, by the even-odd rule. */
const isIn = (loops: readonly (readonly Vec2[])[], [x, y]: Vec2): boolean => {
  let inside = false;
  for (const loop of loops)
    for (const [i, [ax, ay]] of loop.entries()) {
      const [bx, by] = loop[(i + 1) % loop.length]!;
      if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) inside = !inside;
    }
  return inside;
};

const overArea = (loops: readonly (readonly Vec2[])[], region: CrossSection): Vec2[] => {
  const { min, max } = region.bounds();
  const points = Array.from({ length: ACROSS * ACROSS }, (_, i): Vec2 => [
    min[0] + ((max[0] - min[0]) * (0.5 + (i % ACROSS))) / ACROSS,
    min[1] + ((max[1] - min[1]) * (0.5 + Math.floor(i / ACROSS))) / ACROSS,
  ]);
  return points.filter((point) => isIn(loops, point));
};

/** Points of a region that are far from one another: the first farthest from its middle, each next farthest from all before. */
export const spotsIn = (bench: Workbench, region: CrossSection, { apart, most, inset }: SpotWish): Vec2[] => {
  const inner = within(bench, region, inset);
  const loops = inner.toPolygons();
  const candidates = [...alongEdges(loops), ...overArea(loops, inner)];
  const middle = [0, 1].map((i) => candidates.reduce((sum, point) => sum + point[i]!, 0) / candidates.length);
  const chosen: Vec2[] = [];
  const off = candidates.map(([x, y]) => Math.hypot(x - middle[0]!, y - middle[1]!));
  while (chosen.length < most && candidates.length > 0) {
    const next = off.reduce((best, distance, i) => (distance > off[best]! ? i : best), 0);
    if (chosen.length > 0 && off[next]! < apart) break;
    const [x, y] = candidates[next]!;
    chosen.push([x, y]);
    const isFirst = chosen.length === 1;
    for (const [i, [px, py]] of candidates.entries())
      off[i] = Math.min(isFirst ? Infinity : off[i]!, Math.hypot(px - x, py - y));
  }
  return chosen;
};
