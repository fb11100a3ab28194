type Point = readonly [along: number, height: number];

const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** The lower side of the outline, from one end to the other. */
function undersideOf(points: readonly Point[]): Point[] {
  const under: Point[] = [];
  for (const point of [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    while (under.length > 1 && turn(under.at(-2)!, under.at(-1)!, point) <= 0) under.pop();
    under.push(point);
  }
  return under;
}

/** By how much, radians, something that lies along a line tips until it rests: the middle is between what touches the ground. */
export function restingTilt(points: readonly Point[]): number {
  const ends = points.map(([along]) => along);
  const middle = (Math.min(...ends) + Math.max(...ends)) / 2;
  const under = undersideOf(points);
  const next = under.findIndex(([along]) => along > middle);
  if (next < 1) return 0;
  const [from, to] = [under[next - 1]!, under[next]!];
  return Math.atan2(from[1] - to[1], to[0] - from[0]);
}
