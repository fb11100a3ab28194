import type { Box } from '../../models/mesh/mesh-xml.ts';

const BED_MM = 220;
const GAP_MM = 8;
/** From one bed to the next. */
const STRIDE_MM = 264;

export interface LaidPart {
  readonly box: Box;
  readonly copies: number;
}

/** Where a copy of a part goes: added to its own coordinates, in millimetres. */
export interface Placement {
  /** Place of the part in the list. */
  readonly part: number;
  readonly move: readonly [number, number, number];
}

/** A row of copies along x on one bed. */
interface Row {
  bed: number;
  x: number;
  y: number;
  depth: number;
}

/** The next place for a copy: in the row, in a new row behind it, or on the next bed. */
const advanced = (row: Row, [width, depth]: readonly [number, number]): Row => {
  if (row.x === 0 || row.x + width <= BED_MM) return { ...row, depth: Math.max(row.depth, depth) };
  const y = row.y + row.depth + GAP_MM;
  return y + depth <= BED_MM ? { ...row, x: 0, y, depth } : { bed: row.bed + 1, x: 0, y: 0, depth };
};

/**
 * Lays all copies of all parts side by side, 8 mm apart, on beds of 220 × 220 mm that stand in a row; the lowest point of
 * each is at z = 0. Deep parts come first. Pure.
 */
export const layOut = (parts: readonly LaidPart[]): Placement[] => {
  const sizes = parts.map(({ box: { min, max } }) => [max[0]! - min[0]!, max[1]! - min[1]!] as const);
  const stride = Math.max(STRIDE_MM, ...sizes.map(([width]) => width + STRIDE_MM - BED_MM));
  const order = sizes.map((_, part) => part).sort((a, b) => sizes[b]![1] - sizes[a]![1]);
  const copies = order.flatMap((part) => Array.from({ length: parts[part]!.copies }, () => part));
  let row: Row = { bed: 0, x: 0, y: 0, depth: 0 };
  return copies.map((part) => {
    row = advanced(row, sizes[part]!);
    const [x, y, z] = parts[part]!.box.min as [number, number, number];
    const move = [row.bed * stride + row.x - x, row.y - y, -z] as const;
    row = { ...row, x: row.x + sizes[part]![0] + GAP_MM };
    return { part, move };
  });
};
