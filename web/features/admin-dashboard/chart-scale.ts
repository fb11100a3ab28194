/** Steps of an axis, times a power of ten. */
const STEPS = [1, 1.5, 2, 2.5, 3, 4, 5, 10];
const LINES = 3;

/** The top of an axis from 0 with three equal, round steps that holds the highest value. Whole numbers only. */
export const axisTop = (highest: number): number => {
  const least = Math.max(highest, LINES) / LINES;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = STEPS.map((factor) => factor * power).find((size) => size >= least && Number.isInteger(size));
  return LINES * (step ?? 10 * power);
};

/** The values of the axis, from 0 up. */
export const axisLines = (top: number): number[] => Array.from({ length: LINES + 1 }, (_, i) => (top / LINES) * i);

/** Where the point `index` of `count` stands, from 0 (start) to 100 (end). */
export const placeOf = (index: number, count: number): number => (count === 1 ? 50 : (index / (count - 1)) * 100);

/** The index of the point that is nearest to a place from 0 to 1. */
export const nearest = (place: number, count: number): number =>
  Math.min(count - 1, Math.max(0, Math.round(place * (count - 1))));

/** Height of a value in percent of the axis. */
export const heightOf = (value: number, top: number): number => (value / top) * 100;

/** Corners of the line over the values in a box of 100 by 100, its origin at the top. */
export const cornersOf = (values: readonly number[], top: number): { x: number; y: number }[] =>
  values.map((value, i) => ({ x: placeOf(i, values.length), y: 100 - heightOf(value, top) }));

/** The index of the highest value; of several the latest. */
export const peakOf = (values: readonly number[]): number => values.lastIndexOf(Math.max(...values));

const MARKS = 5;

/** Which points get a date below the axis: first, last and what lies evenly between. */
export const markedPoints = (count: number): number[] => {
  const marks = Math.min(MARKS, count);
  return [...new Set(Array.from({ length: marks }, (_, i) => nearest(marks === 1 ? 0 : i / (marks - 1), count)))];
};
