// Made by `npm run schema` of server/models/cutting/kernel/frame.ts.

import type { Manifold, Mat4 } from 'manifold-3d';
import type { Axis } from './cut-plan.gen.ts';

/** A view of solids with the cut level: z is what was the normal of the cut, y the way a dovetail slides. Exact both ways. */
export interface Frame {
  readonly into: (solid: Manifold) => Manifold;
  readonly back: (solid: Manifold) => Manifold;
}

/** Row by row which axis is taken and with which sign; the kernel wants columns. */
const matrixOf = (rows: readonly (readonly [axis: number, sign: number])[]): Mat4 => {
  const matrix: number[] = Array.from({ length: 16 }, (_, i) => (i === 15 ? 1 : 0));
  for (const [row, [axis, sign]] of rows.entries()) matrix[axis * 4 + row] = sign;
  return matrix as unknown as Mat4;
};

export const frameOf = (normal: Axis, slide: Axis): Frame => {
  const lateral = 3 - normal - slide;
  const sign = (lateral + 1) % 3 === slide ? 1 : -1;
  const rows = [[lateral, sign], [slide, 1], [normal, 1]] as const; // oxfmt-ignore
  const columns: (readonly [number, number])[] = [];
  for (const [row, [axis, own]] of rows.entries()) columns[axis] = [row, own];
  const [into, back] = [matrixOf(rows), matrixOf(columns)];
  return { into: (solid) => solid.transform(into), back: (solid) => solid.transform(back) };
};
