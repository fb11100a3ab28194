import type { Mesh } from './mesh.ts';

/** Triangles by the cells of a cube grid that their boxes touch. */
export interface TriangleGrid {
  readonly low: Float64Array;
  readonly cell: number;
  /** Cells along x, y, z. */
  readonly counts: Int32Array;
  readonly starts: Uint32Array;
  readonly triangles: Uint32Array;
}

const CELLS_ALONG = 96;
const ENTRIES_PER_TRIANGLE = 6;
const ENTRIES_AT_LEAST = 400_000;

type Lattice = Omit<TriangleGrid, 'starts' | 'triangles'>;

/** First and last cell of each axis that the box of each triangle touches, six numbers each. */
const touchedBy = ({ points, corners }: Mesh, { low, cell, counts }: Lattice, out: Uint16Array): number => {
  let entries = 0;
  for (let t = 0; t < corners.length; t += 3) {
    const [a, b, c] = [corners[t]! * 3, corners[t + 1]! * 3, corners[t + 2]! * 3];
    let cells = 1;
    for (let axis = 0; axis < 3; axis++) {
      const [p, q, r] = [points[a + axis]!, points[b + axis]!, points[c + axis]!];
      const last = counts[axis]! - 1;
      const from = Math.min(last, Math.floor(((p < q ? (p < r ? p : r) : q < r ? q : r) - low[axis]!) / cell));
      const to = Math.min(last, Math.floor(((p > q ? (p > r ? p : r) : q > r ? q : r) - low[axis]!) / cell));
      out[t * 2 + axis] = from;
      out[t * 2 + axis + 3] = to;
      cells *= to - from + 1;
    }
    entries += cells;
  }
  return entries;
};

/** The finest grid, cells of `smallest` at least, whose entries stay in proportion to the triangles whatever their shape. */
export const gridOf = (mesh: Mesh, box: Float64Array, smallest: number): TriangleGrid => {
  const low = box.slice(0, 3);
  const sides = [0, 1, 2].map((axis) => box[axis + 3]! - box[axis]!);
  const count = mesh.corners.length / 3;
  const cells = new Uint16Array(count * 6);
  let cell = Math.max(Math.max(...sides) / CELLS_ALONG, smallest);
  for (; ; cell *= 2) {
    const counts = Int32Array.from(sides, (side) => Math.max(1, Math.ceil(side / cell)));
    const entries = touchedBy(mesh, { low, cell, counts }, cells);
    if (entries <= Math.max(ENTRIES_AT_LEAST, ENTRIES_PER_TRIANGLE * count) || counts.every((n) => n === 1)) {
      return filled(cells, { low, cell, counts }, entries);
    }
  }
};

/** Counts the triangles of each cell, then writes them down one cell after the other. */
const filled = (cells: Uint16Array, lattice: Lattice, entries: number): TriangleGrid => {
  const [columns, rows, layers] = lattice.counts as unknown as readonly [number, number, number];
  const starts = new Uint32Array(columns * rows * layers + 1);
  const triangles = new Uint32Array(entries);
  for (let i = 0; i < cells.length; i += 6) {
    for (let z = cells[i + 2]!; z <= cells[i + 5]!; z++) {
      for (let y = cells[i + 1]!; y <= cells[i + 4]!; y++) {
        const row = (z * rows + y) * columns + 1;
        for (let x = cells[i]!; x <= cells[i + 3]!; x++) starts[row + x]! += 1;
      }
    }
  }
  for (let i = 1; i < starts.length; i++) starts[i]! += starts[i - 1]!;
  const free = starts.slice();
  for (let i = 0, t = 0; i < cells.length; i += 6, t++) {
    for (let z = cells[i + 2]!; z <= cells[i + 5]!; z++) {
      for (let y = cells[i + 1]!; y <= cells[i + 4]!; y++) {
        const row = (z * rows + y) * columns;
        for (let x = cells[i]!; x <= cells[i + 3]!; x++) triangles[free[row + x]!++] = t;
      }
    }
  }
  return { ...lattice, starts, triangles };
};
