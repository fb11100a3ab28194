import { edgesOf, NO_NEIGHBOUR } from '../mesh/edges.ts';
import { diagonalOf, withGapsClosed } from '../mesh/gaps.ts';
import type { Mesh } from '../mesh/mesh.ts';
import { apexOf, nextOf } from './half-edges.ts';

/** Of the diagonal: corners of a rim are joined, and laid onto an edge, when they are closer. */
const TOLERANCES = [1e-6, 1e-5, 1e-4, 4e-4];
const ROUNDS = 6;
/** Of the triangles: so many may vanish where corners are joined. */
const MOST_SPOILED = 0.02;
const CELLS = 64;
const MOST_LOOKS = 20_000_000;

interface Rim {
  readonly halves: readonly number[];
  readonly vertices: readonly number[];
}

const rimOf = (mesh: Mesh, across: Int32Array): Rim => {
  const halves: number[] = [];
  const vertices = new Set<number>();
  for (let half = 0; half < across.length; half++) {
    if (across[half] !== NO_NEIGHBOUR) continue;
    halves.push(half);
    vertices.add(mesh.corners[half]!).add(mesh.corners[nextOf(half)]!);
  }
  return { halves, vertices: [...vertices] };
};

type Cells = Map<number, number[]>;

class RimGrid {
  readonly #cells: Cells = new Map();
  readonly #mesh: Mesh;
  readonly #size: number;
  looks = 0;

  constructor(mesh: Mesh, vertices: readonly number[], diagonal: number) {
    this.#mesh = mesh;
    this.#size = diagonal / CELLS;
    for (const vertex of vertices) {
      const key = this.#key(0, 1, 2, (axis) => this.#place(mesh.points[vertex * 3 + axis]!, axis));
      const cell = this.#cells.get(key);
      if (cell) cell.push(vertex);
      else this.#cells.set(key, [vertex]);
    }
  }

  /** Vertices in the cells that the box of an edge touches, widened by `by`. */
  *near(a: number, b: number, by: number): Generator<number> {
    const p = this.#mesh.points;
    const [from, to] = [[0, 0, 0], [0, 0, 0]]; // oxfmt-ignore
    for (let axis = 0; axis < 3; axis++) {
      const [u, v] = [p[a * 3 + axis]!, p[b * 3 + axis]!];
      from[axis] = this.#place(Math.min(u, v) - by, axis);
      to[axis] = this.#place(Math.max(u, v) + by, axis);
    }
    for (let x = from[0]!; x <= to[0]!; x++)
      for (let y = from[1]!; y <= to[1]!; y++)
        for (let z = from[2]!; z <= to[2]!; z++) {
          this.looks += 1;
          yield* this.#cells.get(this.#key(x, y, z, (value) => value)) ?? [];
        }
  }

  #place(value: number, axis: number): number {
    return Math.floor((value - this.#mesh.points[axis]!) / this.#size);
  }

  #key(x: number, y: number, z: number, of: (value: number) => number): number {
    return ((of(x) + 512) * 1024 + of(y) + 512) * 1024 + of(z) + 512;
  }
}

/** How far along an edge a point lies, 0 to 1; null when it is further off than `most`, or at one of the ends. */
const along = ({ points: p }: Mesh, [a, b]: readonly [number, number], vertex: number, most: number): number | null => {
  const [u, w] = [[0, 0, 0], [0, 0, 0]]; // oxfmt-ignore
  let [square, dot] = [0, 0];
  for (let axis = 0; axis < 3; axis++) {
    u[axis] = p[b * 3 + axis]! - p[a * 3 + axis]!;
    w[axis] = p[vertex * 3 + axis]! - p[a * 3 + axis]!;
    square += u[axis]! * u[axis]!;
    dot += u[axis]! * w[axis]!;
  }
  const share = dot / square;
  if (!(share > 0 && share < 1)) return null;
  const off = Math.hypot(w[0]! - share * u[0]!, w[1]! - share * u[1]!, w[2]! - share * u[2]!);
  const atEnd = Math.min(share, 1 - share) * Math.sqrt(square) <= most;
  return off <= most && !atEnd ? share : null;
};

/** Splits triangles at corners of other ones that lie on their open edge. One edge of each triangle is split at a time. */
const splitOnce = (mesh: Mesh, tolerance: number): { mesh: Mesh; splits: number } => {
  const { across } = edgesOf(mesh);
  const { halves, vertices } = rimOf(mesh, across);
  const diagonal = diagonalOf(mesh);
  const grid = new RimGrid(mesh, vertices, diagonal);
  const done = new Set<number>();
  const gone = new Map<number, number[]>();
  let splits = 0;
  for (const half of halves) {
    const t = Math.floor(half / 3);
    if (done.has(t) || grid.looks > MOST_LOOKS) continue;
    const ends = [mesh.corners[half]!, mesh.corners[nextOf(half)]!] as const;
    const apex = apexOf(mesh, half);
    const found: [number, number][] = [];
    for (const vertex of grid.near(ends[0], ends[1], diagonal * tolerance)) {
      const share = vertex === apex ? null : along(mesh, ends, vertex, diagonal * tolerance);
      if (share !== null) found.push([share, vertex]);
    }
    if (found.length === 0) continue;
    done.add(t);
    splits += found.length;
    const chain = [ends[0], ...found.sort((a, b) => a[0] - b[0]).map(([, vertex]) => vertex), ends[1]];
    gone.set(
      t,
      chain.slice(1).flatMap((to, i) => [chain[i]!, to, apex]),
    );
  }
  return { mesh: splits > 0 ? replaced(mesh, gone) : mesh, splits };
};

const replaced = (mesh: Mesh, gone: ReadonlyMap<number, readonly number[]>): Mesh => {
  const more = [...gone.values()].flat();
  const corners = new Uint32Array(mesh.corners.length - gone.size * 3 + more.length);
  let used = 0;
  for (let t = 0; t < mesh.corners.length / 3; t++) {
    if (gone.has(t)) continue;
    corners.set(mesh.corners.subarray(3 * t, 3 * t + 3), used);
    used += 3;
  }
  corners.set(more, used);
  return { ...mesh, corners };
};

const troubleOf = (mesh: Mesh): number => {
  const { openCount, unbalancedCount } = edgesOf(mesh);
  return openCount + unbalancedCount;
};

const joinedAt = (mesh: Mesh, tolerance: number): Mesh | null => {
  const closer = withGapsClosed(mesh, edgesOf(mesh), tolerance);
  const lost = closer && mesh.corners.length - closer.corners.length;
  return closer && lost! <= mesh.corners.length * MOST_SPOILED ? closer : null;
};

/**
 * Joins corners of a rim that lie together and splits edges where the corner of another triangle lies on them, with growing
 * tolerance up to 4/10,000 of the diagonal; each is kept only where it closes something.
 */
export const sewn = (mesh: Mesh): { mesh: Mesh; sewn: number } => {
  const before = troubleOf(mesh);
  let [best, trouble] = [mesh, before];
  const keep = (found: Mesh | null): void => {
    const left = found && found !== best ? troubleOf(found) : Infinity;
    if (left < trouble) [best, trouble] = [found!, left];
  };
  for (const tolerance of TOLERANCES) {
    if (trouble === 0) break;
    keep(joinedAt(best, tolerance));
    let tried = best;
    for (let round = 0; round < ROUNDS && trouble > 0; round++) {
      const { mesh: split, splits } = splitOnce(tried, tolerance);
      if (splits === 0) break;
      keep((tried = split));
    }
  }
  return { mesh: best, sewn: before - trouble };
};
