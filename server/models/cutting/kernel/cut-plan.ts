import { goesOnBed, type PlainBed } from '../../../catalog/bed-turn.ts';

export type Triple = readonly [number, number, number];
export type Axis = 0 | 1 | 2;
export const AXES: readonly Axis[] = [0, 1, 2];

/** A part is cut into so many pieces at most. */
export const MOST_PIECES = 24;

/** Where pieces must go, and by how much a joint makes them longer on the sides that are cut. */
export interface Room {
  readonly bed: PlainBed;
  readonly tongueMm: number;
}

/** Square millimetres of all planes that cut a box into so many. */
const cutArea = (size: Triple, counts: Triple): number =>
  AXES.reduce<number>((sum, axis) => sum + ((counts[axis] - 1) * size[0] * size[1] * size[2]) / size[axis], 0);

function* countsUpTo(most: number): Generator<Triple> {
  for (let x = 1; x <= most; x++)
    for (let y = 1; x * y <= most; y++) for (let z = 1; x * y * z <= most; z++) yield [x, y, z];
}

/** Into how many equal lengths a box is cut along each axis: the fewest pieces that fit, of these the least cut; null above 24. */
export const fewestCuts = (size: Triple, { bed, tongueMm }: Room): Triple | null => {
  let best: { counts: Triple; pieces: number; area: number } | null = null;
  for (const counts of countsUpTo(MOST_PIECES)) {
    const pieces = counts[0] * counts[1] * counts[2];
    if (best && pieces > best.pieces) continue;
    const length = (axis: Axis): number => size[axis] / counts[axis] + (counts[axis] > 1 ? tongueMm : 0);
    if (!goesOnBed([length(0), length(1), length(2)], bed)) continue;
    const area = cutArea(size, counts);
    if (!best || pieces < best.pieces || area < best.area) best = { counts, pieces, area };
  }
  return best && best.counts;
};
