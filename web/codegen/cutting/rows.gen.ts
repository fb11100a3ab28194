// Made by `npm run schema` of server/models/cutting/kernel/rows.ts.

import type { CrossSection } from 'manifold-3d';

/** A section in rows along y: where each is solid, from and to in turn. */
export interface Rows {
  readonly rows: readonly (readonly number[])[];
  /** Height of a row. */
  readonly step: number;
  readonly from: number;
  readonly to: number;
}

const MOST_ROWS = 400;
const FINEST_MM = 0.1;
/** Rows that are covered in part only, of those that are covered. */
const MOST_SLANTED = 0.15;

export const rowsOf = (section: CrossSection): Rows => {
  const { min, max } = section.bounds();
  const step = Math.max(FINEST_MM, (max[1] - min[1]) / MOST_ROWS);
  const loops = section.toPolygons();
  const count = Math.max(1, Math.floor((max[1] - min[1]) / step));
  const rows = Array.from({ length: count }, (_, row) => {
    const y = min[1] + (row + 0.5) * step;
    const crossings: number[] = [];
    for (const loop of loops)
      for (const [i, [ax, ay]] of loop.entries()) {
        const [bx, by] = loop[(i + 1) % loop.length]!;
        if (ay > y !== by > y) crossings.push(ax + ((y - ay) * (bx - ax)) / (by - ay));
      }
    return crossings.sort((a, b) => a - b);
  });
  return { rows, step, from: min[0], to: max[0] };
};

const covered = (row: readonly number[], from: number, to: number): number => {
  let sum = 0;
  for (let i = 0; i + 1 < row.length; i += 2) sum += Math.max(0, Math.min(to, row[i + 1]!) - Math.max(from, row[i]!));
  return sum / (to - from);
};

/** Whether a strip of that half width is solid from side to side wherever it is solid, and so for `least` millimetres together. */
export const fitsAt = ({ rows, step }: Rows, middle: number, half: number, least: number): boolean => {
  let [full, slanted] = [0, 0];
  for (const row of rows) {
    const share = covered(row, middle - half, middle + half);
    if (share > 0.999) full += 1;
    else if (share > 0.001) slanted += 1;
  }
  return full * step >= least && slanted <= full * MOST_SLANTED;
};
