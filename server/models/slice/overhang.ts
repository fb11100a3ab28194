import type { Frame, Rows } from './rows.ts';

/** A layer below, in frames that cross. */
export interface Ground {
  readonly rows: Rows;
  readonly frame: Frame;
}

/** Whether a point, as the frame has it, lies in what is there, or within `wider` of it along its row. */
const covers = (
  { rows: { first, starts, xs }, frame: { pitch } }: Ground,
  x: number,
  y: number,
  wider: number,
): boolean => {
  const r = Math.round(y / pitch) - first;
  if (r < 0 || r >= starts.length - 1) return false;
  for (let i = starts[r]!; i < starts[r + 1]!; i += 2) if (x >= xs[i]! - wider && x <= xs[i + 1]! + wider) return true;
  return false;
};

/** Whether a line from one point to the next lies further than `reach` beyond what is below it. Asks the frame whose rows it crosses. */
export const hangsOver = (
  grounds: readonly Ground[],
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  reach: number,
): boolean => {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const across = ({ frame: { cos, sin } }: Ground): number => Math.abs(cos * (y2 - y1) - sin * (x2 - x1)) / length;
  const ground = grounds.reduce((best, each) => (across(each) > across(best) ? each : best));
  const { cos, sin } = ground.frame;
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return !covers(ground, cos * x + sin * y, cos * y - sin * x, reach / across(ground));
};

/** Whether a point lies in what is there, or so near to it. */
export const isOver = (ground: Ground, x: number, y: number, near: number): boolean => {
  const { cos, sin } = ground.frame;
  return covers(ground, cos * x + sin * y, cos * y - sin * x, near);
};
