import type { Body } from './kept-bodies.ts';

const RADIANS = Math.PI / 180;

/** About x, then y, then z, as the modeller turns. */
const turnedBy = ([x, y, z]: readonly [number, number, number]) => {
  const [a, b, c] = [Math.cos(x * RADIANS), Math.cos(y * RADIANS), Math.cos(z * RADIANS)];
  const [d, e, f] = [Math.sin(x * RADIANS), Math.sin(y * RADIANS), Math.sin(z * RADIANS)];
  const rows = [
    [c * b, c * e * d - f * a, c * e * a + f * d],
    [f * b, f * e * d + c * a, f * e * a - c * d],
    [-e, b * d, b * a],
  ] as const;
  return (points: Float32Array, i: number, axis: 0 | 1 | 2): number => {
    const [p, q, r] = rows[axis];
    return p * points[i]! + q * points[i + 1]! + r * points[i + 2]!;
  };
};

/**
 * Width, depth and height of a body once it is turned onto its bed, and the diameter of a circle around it seen from above: beds
 * are asked with these.
 */
export const laidBox = (
  { points }: Pick<Body, 'points'>,
  turn: readonly [number, number, number],
): [width: number, depth: number, height: number, round: number] => {
  const at = turnedBy(turn);
  const [least, most] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ];
  for (let i = 0; i < points.length; i += 3)
    for (const axis of [0, 1, 2] as const) {
      const value = at(points, i, axis);
      least[axis] = Math.min(least[axis]!, value);
      most[axis] = Math.max(most[axis]!, value);
    }
  const [x, y] = [(least[0]! + most[0]!) / 2, (least[1]! + most[1]!) / 2];
  let radius = 0;
  for (let i = 0; i < points.length; i += 3)
    radius = Math.max(radius, Math.hypot(at(points, i, 0) - x, at(points, i, 1) - y));
  const [width, depth, height] = most.map((value, axis) => value - least[axis]!) as [number, number, number];
  return [width, depth, height, 2 * radius];
};
