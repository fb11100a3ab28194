import type { Mesh } from './mesh.ts';

type Point = readonly [x: number, y: number];

/** Cells along the longer side: finer than a picture of a bed shows. */
const CELLS = 160;
/** Deviation from the true outline in cells; steps of the grid become straight. */
const LOOSE = 1.05;
const LEAST_AREA = 6;
const MOST_OUTLINES = 12;
/** Cells looked at for all triangles together; only a hostile file needs more. */
const MOST_LOOKS = 300_000_000;

/** Cells that the part covers seen from above, with an empty cell all round. */
interface Shadow {
  readonly columns: number;
  readonly rows: number;
  readonly covered: Uint8Array;
}

/** Covers the cells whose middle lies in a triangle: x and y of its corners in turn, in cells. Answers how many it looked at. */
const cover = ({ columns, rows, covered }: Shadow, t: Float64Array): number => {
  const left = Math.max(0, Math.ceil(Math.min(t[0]!, t[2]!, t[4]!) - 0.5));
  const right = Math.min(columns - 1, Math.floor(Math.max(t[0]!, t[2]!, t[4]!) - 0.5));
  const front = Math.max(0, Math.ceil(Math.min(t[1]!, t[3]!, t[5]!) - 0.5));
  const back = Math.min(rows - 1, Math.floor(Math.max(t[1]!, t[3]!, t[5]!) - 0.5));
  if (left > right || front > back) return 0;
  const twice = (t[2]! - t[0]!) * (t[5]! - t[1]!) - (t[4]! - t[0]!) * (t[3]! - t[1]!);
  if (twice === 0) return 0;
  for (let row = front; row <= back; row += 1)
    for (let column = left; column <= right; column += 1) {
      const at = (row + 1) * (columns + 2) + column + 1;
      if (covered[at]) continue;
      const [x, y] = [column + 0.5, row + 0.5];
      const a = ((t[2]! - x) * (t[5]! - y) - (t[4]! - x) * (t[3]! - y)) / twice;
      const b = ((t[4]! - x) * (t[1]! - y) - (t[0]! - x) * (t[5]! - y)) / twice;
      if (a >= 0 && b >= 0 && a + b <= 1) covered[at] = 1;
    }
  return Math.max(0, right - left + 1) * Math.max(0, back - front + 1);
};

const shadowOf = ({ points, corners }: Mesh, min: readonly number[], cell: number, size: Point): Shadow | null => {
  const [left, front] = [min[0]!, min[1]!];
  const [columns, rows] = [Math.max(1, Math.ceil(size[0] / cell)), Math.max(1, Math.ceil(size[1] / cell))];
  const shadow = { columns, rows, covered: new Uint8Array((columns + 2) * (rows + 2)) };
  const triangle = new Float64Array(6);
  let looks = 0;
  for (let at = 0; at < corners.length; at += 3) {
    const [a, b, c] = [corners[at]! * 3, corners[at + 1]! * 3, corners[at + 2]! * 3];
    triangle[0] = (points[a]! - left) / cell;
    triangle[1] = (points[a + 1]! - front) / cell;
    triangle[2] = (points[b]! - left) / cell;
    triangle[3] = (points[b + 1]! - front) / cell;
    triangle[4] = (points[c]! - left) / cell;
    triangle[5] = (points[c + 1]! - front) / cell;
    looks += cover(shadow, triangle);
    if (looks > MOST_LOOKS) return null;
  }
  return shadow;
};

/** Edges between covered and empty cells, the covered one on the left: from each grid corner to the next ones. */
const bordersOf = ({ columns, rows, covered }: Shadow): Map<number, number[]> => {
  const wide = columns + 2;
  const next = new Map<number, number[]>();
  const add = (from: number, to: number): void => void next.set(from, [...(next.get(from) ?? []), to]);
  for (let row = 1; row <= rows; row += 1)
    for (let column = 1; column <= columns; column += 1) {
      const at = row * wide + column;
      if (!covered[at]) continue;
      if (!covered[at - wide]) add(at, at + 1);
      if (!covered[at + 1]) add(at + 1, at + 1 + wide);
      if (!covered[at + wide]) add(at + 1 + wide, at + wide);
      if (!covered[at - 1]) add(at + wide, at);
    }
  return next;
};

const loopsOf = (shadow: Shadow): Point[][] => {
  const wide = shadow.columns + 2;
  const next = bordersOf(shadow);
  const loops: Point[][] = [];
  for (const start of next.keys()) {
    const loop: Point[] = [];
    for (let at: number | undefined = start; at !== undefined; at = next.get(at)?.pop())
      if (loop.length === 0 || at !== start) loop.push([(at % wide) - 1, Math.floor(at / wide) - 1]);
      else break;
    if (loop.length > 3) loops.push(loop);
  }
  return loops;
};

const areaOf = (loop: readonly Point[]): number =>
  Math.abs(
    loop.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = loop[(i + 1) % loop.length]!;
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );

const distance = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const length = Math.hypot(bx - ax, by - ay);
  return length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
};

/** Douglas and Peucker: only the points that the line cannot do without. */
const simplified = (line: readonly Point[]): Point[] => {
  const [first, last] = [line[0]!, line.at(-1)!];
  let [farthest, most] = [0, 0];
  for (const [i, point] of line.entries()) {
    const off = distance(point, first, last);
    if (off > most) [farthest, most] = [i, off];
  }
  if (most <= LOOSE) return [first, last];
  return [...simplified(line.slice(0, farthest + 1)).slice(0, -1), ...simplified(line.slice(farthest))];
};

/** A closed line is cut at its start and at the point farthest from there. */
const simplifiedLoop = (loop: readonly Point[]): Point[] => {
  const [x, y] = loop[0]!;
  const far = loop.reduce(
    (best, point, i) =>
      Math.hypot(point[0] - x, point[1] - y) > Math.hypot(loop[best]![0] - x, loop[best]![1] - y) ? i : best,
    0,
  );
  const [there, back] = [loop.slice(0, far + 1), [...loop.slice(far), loop[0]!]];
  return [...simplified(there).slice(0, -1), ...simplified(back).slice(0, -1)];
};

/**
 * The outlines of a part and of its holes as it lies on the bed, seen from above: x and y in turn, in the unit of the mesh,
 * from its left front corner. Filled by the even-odd rule. For pictures: true to a hundredth of the part's size. None for a
 * mesh that would take too long.
 */
export const footprintOf = (mesh: Mesh, min: readonly number[], size: readonly number[]): number[][] => {
  const [width, depth] = [size[0]!, size[1]!];
  const cell = Math.max(width, depth) / CELLS;
  if (!(cell > 0)) return [];
  const shadow = shadowOf(mesh, min, cell, [width, depth]);
  if (!shadow) return [];
  const loops = loopsOf(shadow).filter((loop) => areaOf(loop) >= LEAST_AREA);
  const millimetres = (cells: number, most: number): number => Math.round(Math.min(most, cells * cell) * 10) / 10;
  return loops
    .sort((a, b) => areaOf(b) - areaOf(a))
    .slice(0, MOST_OUTLINES)
    .map((loop) => simplifiedLoop(loop).flatMap(([x, y]) => [millimetres(x, width), millimetres(y, depth)]));
};
