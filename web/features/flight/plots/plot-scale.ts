/** A point of a plot in its own units. */
export type PlotPoint = readonly [x: number, y: number];

/** Ends of an axis and the distance of its lines, in round numbers. */
export interface Axis {
  from: number;
  to: number;
  step: number;
}

const ROUND = [1, 2, 5, 10];

/** The least round step of which so many reach over the range. */
const stepFor = (range: number, most: number): number => {
  const raw = range / most;
  const power = 10 ** Math.floor(Math.log10(raw));
  return (ROUND.find((one) => one * power >= raw * 0.999) ?? 10) * power;
};

/** An axis that holds all these values and 0, with at most so many stretches. */
export const axisOf = (values: readonly number[], most: number): Axis => {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const step = stepFor(Math.max(high - low, 1e-6), most);
  return { from: Math.floor(low / step + 1e-9) * step, to: Math.ceil(high / step - 1e-9) * step, step };
};

/** Its lines from one end to the other. */
export const linesOf = ({ from, to, step }: Axis): number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => Number((from + i * step).toPrecision(12)));

/** Where a value is on an axis, in per cent. */
export const shareOf = ({ from, to }: Axis, value: number): number => ((value - from) / (to - from)) * 100;

/** A line through points, in a square of a hundred whose y grows downwards. */
export const lineOf = (points: readonly PlotPoint[], x: Axis, y: Axis): string =>
  points.map(([at, value]) => `${shareOf(x, at).toFixed(2)},${(100 - shareOf(y, value)).toFixed(2)}`).join(' ');
