import type { Mesh } from './mesh.ts';

export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

type Point = readonly [x: number, y: number];

/** Each adds the point farthest outside; few are needed, and at the most of them the circle is wide enough all the same. */
const MOST_ROUNDS = 64;
/** Of the radius: less is rounding. */
const ROUNDING = 1e-7;

const holds = ({ x, y, radius }: Circle, [px, py]: Point): boolean =>
  Math.hypot(px - x, py - y) <= radius * (1 + ROUNDING);

const over = ([ax, ay]: Point, [bx, by]: Point): Circle => ({
  x: (ax + bx) / 2,
  y: (ay + by) / 2,
  radius: Math.hypot(ax - bx, ay - by) / 2,
});

/** Through three points; over the two farthest of them where they lie on a line. */
const through = (a: Point, b: Point, c: Point): Circle => {
  const [bx, by, cx, cy] = [b[0] - a[0], b[1] - a[1], c[0] - a[0], c[1] - a[1]];
  const twice = 2 * (bx * cy - by * cx);
  if (twice === 0) return [over(a, b), over(b, c), over(c, a)].reduce((one, other) => (other.radius > one.radius ? other : one)); // oxfmt-ignore
  const [bb, cc] = [bx * bx + by * by, cx * cx + cy * cy];
  const [x, y] = [(cy * bb - by * cc) / twice, (bx * cc - cx * bb) / twice];
  return { x: a[0] + x, y: a[1] + y, radius: Math.hypot(x, y) };
};

/** Of few points, after Welzl (1991) without the recursion. */
const around = (points: readonly Point[]): Circle => {
  let circle = over(points[0]!, points[0]!);
  for (let i = 1; i < points.length; i += 1) {
    if (holds(circle, points[i]!)) continue;
    circle = over(points[i]!, points[i]!);
    for (let k = 0; k < i; k += 1) {
      if (holds(circle, points[k]!)) continue;
      circle = over(points[i]!, points[k]!);
      for (let m = 0; m < k; m += 1)
        if (!holds(circle, points[m]!)) circle = through(points[i]!, points[k]!, points[m]!);
    }
  }
  return circle;
};

/** The vertex farthest from a point, seen from above. */
const farthest = ({ points }: Mesh, { x, y }: Circle): Point => {
  let [most, at] = [-1, 0];
  for (let i = 0; i < points.length; i += 3) {
    const [across, along] = [points[i]! - x, points[i + 1]! - y];
    const distance = across * across + along * along;
    if (distance > most) [most, at] = [distance, i];
  }
  return [points[at]!, points[at + 1]!];
};

/** The smallest circle around a mesh seen from above, in its coordinates. Looks at each vertex 64 times at most. */
export const smallestCircle = (mesh: Mesh): Circle => {
  const few: Point[] = [[mesh.points[0]!, mesh.points[1]!]];
  let circle = around(few);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const point = farthest(mesh, circle);
    if (holds(circle, point)) return circle;
    few.push(point);
    circle = around(few);
  }
  const [x, y] = farthest(mesh, circle);
  return { ...circle, radius: Math.hypot(x - circle.x, y - circle.y) };
};
