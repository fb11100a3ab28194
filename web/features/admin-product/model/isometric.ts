export type Point = readonly [x: number, y: number, z: number];

/** Share of a drawing that its object fills at most, and its height by its width. */
const [FILLS, SHAPE] = [0.88, 0.75];

/** Millimetres to the right and up: seen from the front, the right and above. */
export const pointIn = ([x, y, z]: Point): [right: number, up: number] => [
  (x + y) * Math.SQRT1_2,
  (2 * z - x + y) / Math.sqrt(6),
];

const CORNERS: readonly Point[] = [0, 1].flatMap((x) => [0, 1].flatMap((y) => [0, 1].map((z) => [x, y, z] as const)));

/** Pairs of corners of a box whose sides are one. */
export const BOX_EDGES = CORNERS.flatMap((a, i) =>
  CORNERS.slice(i + 1).flatMap((b) => (a.filter((value, axis) => value !== b[axis]).length === 1 ? [[a, b]] : [])),
) as readonly (readonly [Point, Point])[];

/** The corner behind is the one at the left, in the back, below. */
export const isHidden = (...ends: readonly Point[]): boolean => ends.some(([x, y, z]) => x === 0 && y === 1 && z === 0);

/** Left and top edge and width of a drawing that shows a box of these sides. */
export const frameOfBox = ([w = 1, d = 1, h = 1]: readonly number[]): [left: number, top: number, width: number] => {
  const seen = CORNERS.map(([x, y, z]) => pointIn([x * w, y * d, z * h]));
  const [left, right] = [Math.min(...seen.map(([x]) => x)), Math.max(...seen.map(([x]) => x))];
  const [bottom, top] = [Math.min(...seen.map(([, y]) => y)), Math.max(...seen.map(([, y]) => y))];
  const width = Math.max(right - left, (top - bottom) / SHAPE, 1e-6) / FILLS;
  return [(left + right - width) / 2, (top + bottom + width * SHAPE) / 2, width];
};
