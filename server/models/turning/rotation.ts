import type { Mesh } from '../mesh/mesh.ts';

export type Triple = readonly [number, number, number];
/** Rows of a rotation. */
type Matrix = readonly [Triple, Triple, Triple];

const RADIANS = Math.PI / 180;

/** The rotation about x, then y, then z. */
const matrixOf = ([x, y, z]: Triple): Matrix => {
  const [cx, sx, cy, sy, cz, sz] = [Math.cos(x), Math.sin(x), Math.cos(y), Math.sin(y), Math.cos(z), Math.sin(z)];
  return [
    [cz * cy, cz * sy * sx - sz * cx, cz * sy * cx + sz * sx],
    [sz * cy, sz * sy * sx + cz * cx, sz * sy * cx - cz * sx],
    [-sy, cy * sx, cy * cx],
  ];
};

const inRadians = (turn: Triple): Triple => [turn[0] * RADIANS, turn[1] * RADIANS, turn[2] * RADIANS];

/** Which direction a turn in degrees brings down. */
export const downOf = (turn: Triple): Triple => {
  const [, , [x, y, z]] = matrixOf(inRadians(turn));
  return [-x, -y, -z];
};

/** The turn about x, then y, that brings a direction down. */
export const radiansOf = ([x, y, z]: Triple): Triple => {
  const flat = Math.hypot(y, z);
  return [flat < 1e-9 ? 0 : Math.atan2(y, z) + Math.PI, Math.atan2(x, flat), 0];
};

const inDegrees = (radians: number): number => {
  const angle = Math.round((radians / RADIANS) * 100) / 100;
  return angle > 180 ? angle - 360 : angle + 0;
};

export const degreesOf = ([x, y, z]: Triple): Triple => [inDegrees(x), inDegrees(y), inDegrees(z)];

/** The mesh turned, its lowest corner at z = 0 and the others where that takes them. */
export const turned = ({ points, corners }: Mesh, turn: Triple): Mesh => {
  const [a, b, c] = matrixOf(turn);
  const moved = new Float64Array(points.length);
  let bottom = Infinity;
  for (let i = 0; i < points.length; i += 3) {
    const [x, y, z] = [points[i]!, points[i + 1]!, points[i + 2]!];
    moved[i] = a[0] * x + a[1] * y + a[2] * z;
    moved[i + 1] = b[0] * x + b[1] * y + b[2] * z;
    moved[i + 2] = c[0] * x + c[1] * y + c[2] * z;
    bottom = Math.min(bottom, moved[i + 2]!);
  }
  for (let i = 2; i < moved.length; i += 3) moved[i]! -= bottom;
  return { points: Float32Array.from(moved), corners, degenerate: 0 };
};

/** One turn in place of two, the second after the first; degrees about x, then y, then z. */
export const afterTurn = (first: Triple, second: Triple): [number, number, number] => {
  const [one, other] = [matrixOf(inRadians(first)), matrixOf(inRadians(second))];
  const at = (row: 0 | 1 | 2, column: 0 | 1 | 2): number =>
    other[row][0] * one[0][column] + other[row][1] * one[1][column] + other[row][2] * one[2][column];
  const y = Math.asin(Math.max(-1, Math.min(1, -at(2, 0))));
  // Upright, turns about x and z are one: all of it is said of x.
  const isUpright = Math.abs(at(2, 0)) > 1 - 1e-9;
  const x = isUpright ? Math.atan2(-at(1, 2), at(1, 1)) : Math.atan2(at(2, 1), at(2, 2));
  const z = isUpright ? 0 : Math.atan2(at(1, 0), at(0, 0));
  return [inDegrees(x), inDegrees(y), inDegrees(z)];
};
