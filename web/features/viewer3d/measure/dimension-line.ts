import type { Place } from './snap.ts';

type Line = readonly [from: Place, to: Place];

/** A dimension line as it is drawn: extension lines, the line itself, its arrowheads and the place of its value. */
export interface DimensionLine {
  readonly extensions: readonly Line[];
  readonly line: Line;
  /** The direction of the line, degrees clockwise from "to the right". */
  readonly angle: number;
  readonly value: Place;
}

const AWAY = 34;
const OVER = 8;
const GAP = 8;
/** A shorter line carries its value outside. */
const SHORT = 110;
const OUTSIDE = 54;

const along = ({ x, y }: Place, way: Place, length: number): Place => ({
  x: x + way.x * length,
  y: y + way.y * length,
});

/** The dimension line between two places, on their lower side. Pixels. */
export function dimensionLine(a: Place, b: Place): DimensionLine {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const way = length > 0 ? { x: (b.x - a.x) / length, y: (b.y - a.y) / length } : { x: 1, y: 0 };
  const down = way.x >= 0 ? { x: -way.y, y: way.x } : { x: way.y, y: -way.x };
  const [from, to] = [along(a, down, AWAY), along(b, down, AWAY)];
  const extension = (point: Place): Line => [along(point, down, GAP), along(point, down, AWAY + OVER)];
  return {
    extensions: [extension(a), extension(b)],
    line: [from, to],
    angle: (Math.atan2(way.y, way.x) * 180) / Math.PI,
    value: length < SHORT ? along(to, way, OUTSIDE) : along(from, way, length / 2),
  };
}
