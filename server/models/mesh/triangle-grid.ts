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

/** First and last cell of each axis that the box of a triangle touches. */
const touched = ({ points, corners }: Mesh, grid: Omit<TriangleGrid, 'starts' | 'triangles'>, out: Int32Array) => {
  const { low, cell, counts } = grid;
  return (t: number): Int32Array => {
    const [a, b, c] = [corners[3 * t]! * 3, corners[3 * t + 1]! * 3, corners[3 * t + 2]! * 3];
    for (let axis = 0; axis < 3; axis++) {
      const [p, q, r] = [points[a + axis]!, points[b + axis]!, points[c + axis]!];
      const [least, most] = [Math.min(p, q, r) - low[axis]!, Math.max(p, q, r) - low[axis]!];
      const last = counts[axis]! - 1;
      out[axis] = Math.min(last, Math.floor(least / cell));
      out[axis + 3] = Math.min(last, Math.floor(most / cell));
    }
    return out;
  };
};

/** The finest grid, cells of `smallest` at least, whose entries stay in proportion to the triangles whatever their shape. */
export const gridOf = (mesh: Mesh, box: Float64Array, smallest: number): TriangleGrid => {
  const low = box.slice(0, 3);
  const sides = [0, 1, 2].map((axis) => box[axis + 3]! - box[axis]!);
  const count = mesh.corners.length / 3;
  let cell = Math.max(Math.max(...sides) / CELLS_ALONG, smallest);
  for (; ; cell *= 2) {
    const counts = Int32Array.from(sides, (side) => Math.max(1, Math.ceil(side / cell)));
    const entries = entriesOf(mesh, { low, cell, counts }, count);
    if (entries <= Math.max(ENTRIES_AT_LEAST, ENTRIES_PER_TRIANGLE * count) || counts.every((n) => n === 1)) {
      return filled(mesh, { low, cell, counts }, entries);
    }
  }
};

type Lattice = Omit<TriangleGrid, 'starts' | 'triangles'>;

const entriesOf = (mesh: Mesh, lattice: Lattice, count: number): number => {
  const cells = touched(mesh, lattice, new Int32Array(6));
  let entries = 0;
  for (let t = 0; t < count; t++) {
    const c = cells(t);
    entries += (c[3]! - c[0]! + 1) * (c[4]! - c[1]! + 1) * (c[5]! - c[2]! + 1);
  }
  return entries;
};

const filled = (mesh: Mesh, lattice: Lattice, entries: number): TriangleGrid => {
  const { counts } = lattice;
  const cells = touched(mesh, lattice, new Int32Array(6));
  const starts = new Uint32Array(counts[0]! * counts[1]! * counts[2]! + 1);
  const triangles = new Uint32Array(entries);
  const visit = (work: (index: number, t: number) => void): void => {
    for (let t = 0; t < mesh.corners.length / 3; t++) {
      const c = cells(t);
      for (let z = c[2]!; z <= c[5]!; z++) {
        for (let y = c[1]!; y <= c[4]!; y++) {
          const row = (z * counts[1]! + y) * counts[0]!;
          for (let x = c[0]!; x <= c[3]!; x++) work(row + x, t);
        }
      }
    }
  };
  visit((index) => (starts[index + 1]! += 1));
  for (let i = 1; i < starts.length; i++) starts[i]! += starts[i - 1]!;
  const free = starts.slice();
  visit((index, t) => (triangles[free[index]!++] = t));
  return { ...lattice, starts, triangles };
};
