import { wedgesAround } from './edge-turns.ts';
import type { Mesh } from './mesh.ts';

/** Marks a half-edge without exactly one other triangle on its far side. */
export const NO_NEIGHBOUR = -1;

/** How the triangles of a mesh meet. Half-edge `3·t + k` goes from corner `k` of triangle `t` to the next one. */
export interface Edges {
  /** For each half-edge the one of the triangle across, or `NO_NEIGHBOUR`. */
  readonly across: Int32Array;
  /** Half-edges of edges that only one triangle has. */
  readonly open: number[];
  readonly openCount: number;
  /** One half-edge for each edge of more than two triangles, but for those where two bodies share a face. */
  readonly crowded: number[];
  readonly crowdedCount: number;
  /** Those of them where the triangles do not pair up in opposite directions, copies of a triangle left aside. */
  readonly unbalancedCount: number;
  /** 1 for a triangle that has the same three corners as an earlier one and faces the same way. */
  readonly copies: Uint8Array;
  /** 1 for a triangle that another body's lies on, facing the other way: it is within the part. */
  readonly shared: Uint8Array;
}

const nextOf = (half: number): number => (half % 3 === 2 ? half - 2 : half + 1);

/** Half-edges sorted by the lower of their two vertices, and the higher one of each. */
interface Buckets {
  readonly starts: Uint32Array;
  readonly halves: Uint32Array;
  readonly highest: Uint32Array;
}

const bucketsOf = ({ corners, points }: Mesh): Buckets => {
  const starts = new Uint32Array(points.length / 3 + 1);
  for (let half = 0; half < corners.length; half += 3) {
    const [a, b, c] = [corners[half]!, corners[half + 1]!, corners[half + 2]!];
    starts[(a < b ? a : b) + 1]! += 1;
    starts[(b < c ? b : c) + 1]! += 1;
    starts[(c < a ? c : a) + 1]! += 1;
  }
  for (let i = 1; i < starts.length; i++) starts[i]! += starts[i - 1]!;
  const halves = new Uint32Array(corners.length);
  const highest = new Uint32Array(corners.length);
  const free = starts.slice();
  for (let half = 0; half < corners.length; half++) {
    const [from, to] = [corners[half]!, corners[nextOf(half)]!];
    const at = free[from < to ? from : to]!++;
    halves[at] = half;
    highest[at] = from < to ? to : from;
  }
  return { starts, halves, highest };
};

const KEPT = 64;

class EdgeFinder {
  readonly across: Int32Array;
  readonly copies: Uint8Array;
  readonly shared: Uint8Array;
  readonly open: number[] = [];
  readonly crowded: number[] = [];
  openCount = 0;
  crowdedCount = 0;
  unbalancedCount = 0;
  readonly #mesh: Mesh;
  readonly #corners: Uint32Array;

  constructor(mesh: Mesh) {
    this.#mesh = mesh;
    this.#corners = mesh.corners;
    this.across = new Int32Array(mesh.corners.length).fill(NO_NEIGHBOUR);
    this.copies = new Uint8Array(mesh.corners.length / 3);
    this.shared = new Uint8Array(mesh.corners.length / 3);
  }

  /** All half-edges of one edge. */
  take(group: ArrayLike<number>, from: number, to: number): void {
    const size = to - from;
    if (size === 1) this.#lone(group[from]!);
    else if (size === 2 && this.#apex(group[from]!) !== this.#apex(group[from + 1]!))
      this.#pair(group[from]!, group[from + 1]!);
    else this.#crowd(Array.from({ length: size }, (_, i) => group[from + i]!));
  }

  #lone(half: number): void {
    this.openCount += 1;
    if (this.open.length < KEPT) this.open.push(half);
  }

  #pair(a: number, b: number): void {
    this.across[a] = b;
    this.across[b] = a;
  }

  #crowd(group: number[]): void {
    const single = this.#withoutCopies(group);
    if (group.length > 2 && !(this.#isBalanced(single) && this.#hasSharedFace(single))) {
      this.crowdedCount += 1;
      if (this.crowded.length < KEPT) this.crowded.push(group[0]!);
    }
    if (single.length === 1) this.#lone(single[0]!);
    else if (single.length === 2) this.#pair(single[0]!, single[1]!);
    else this.#match(single);
  }

  /** A copy has the same third corner and runs the same way; one that runs the other way is another skin. */
  #withoutCopies(group: readonly number[]): number[] {
    const known = new Set<number>();
    return group.filter((half) => {
      const key = this.#apex(half) * 2 + (this.#runsUp(half) ? 1 : 0);
      if (known.has(key)) this.copies[Math.floor(half / 3)] = 1;
      return known.size < known.add(key).size;
    });
  }

  /** Two bodies lie on each other: a triangle of the one is that of the other seen from behind. */
  #hasSharedFace(group: readonly number[]): boolean {
    const seen = new Map<number, number>();
    for (const half of group) {
      const other = seen.get(this.#apex(half));
      if (other !== undefined) this.shared[Math.floor(half / 3)] = this.shared[Math.floor(other / 3)] = 1;
      seen.set(this.#apex(half), half);
    }
    return seen.size < group.length;
  }

  /** Bodies that touch: as many triangles run one way as the other, and each closes with one of these. */
  #match(group: readonly number[]): void {
    if (!this.#isBalanced(group)) this.unbalancedCount += 1;
    else for (const [a, b] of wedgesAround(this.#mesh, group)) this.#pair(a, b);
  }

  #isBalanced(group: readonly number[]): boolean {
    return group.filter((half) => this.#runsUp(half)).length * 2 === group.length;
  }

  #runsUp(half: number): boolean {
    return this.#corners[half]! < this.#corners[nextOf(half)]!;
  }

  #apex(half: number): number {
    return this.#corners[nextOf(nextOf(half))]!;
  }
}

/**
 * Visits every edge once: `take` gets the half-edges from place `from` to before `to` of a list, in time proportional to the
 * number of edges; a vertex of many edges costs a sort of these.
 */
export const eachEdge = (mesh: Mesh, take: (halves: Uint32Array, from: number, to: number) => void): void => {
  const { starts, halves, highest } = bucketsOf(mesh);
  for (let low = 0; low + 1 < starts.length; low++) {
    const from = starts[low]!;
    const to = starts[low + 1]!;
    sortByHighest(halves, highest, from, to);
    let first = from;
    for (let i = from + 1; i <= to; i++) {
      if (i < to && highest[i] === highest[first]) continue;
      if (i > first) take(halves, first, i);
      first = i;
    }
  }
};

/** Finds the edges, as `eachEdge` visits them. */
export const edgesOf = (mesh: Mesh): Edges => {
  const finder = new EdgeFinder(mesh);
  eachEdge(mesh, (halves, from, to) => finder.take(halves, from, to));
  return finder;
};

const FEW = 24;
const WIDTH = 2 ** 25;

/** Sorts a range of both in place, stable. Ranges are mostly of three. */
const sortByHighest = (halves: Uint32Array, highest: Uint32Array, from: number, to: number): void => {
  if (to - from > FEW) {
    const keyed = Float64Array.from(
      { length: to - from },
      (_, i) => highest[from + i]! * WIDTH + halves[from + i]!,
    ).sort();
    for (let i = from; i < to; i++) {
      const key = keyed[i - from]!;
      halves[i] = key % WIDTH;
      highest[i] = Math.floor(key / WIDTH);
    }
    return;
  }
  for (let i = from + 1; i < to; i++) {
    const half = halves[i]!;
    const key = highest[i]!;
    let at = i;
    for (; at > from && highest[at - 1]! > key; at--) {
      halves[at] = halves[at - 1]!;
      highest[at] = highest[at - 1]!;
    }
    halves[at] = half;
    highest[at] = key;
  }
};
