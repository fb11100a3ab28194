import type { Mesh } from './mesh.ts';

/** Directions around an edge count as one below this angle: faces that lie on each other may be cut into other triangles. */
const SAME_TURN = 1e-5;
const TURN = 2 * Math.PI;

const nextOf = (half: number): number => (half % 3 === 2 ? half - 2 : half + 1);

type Vector = readonly [number, number, number];

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

interface Face {
  readonly half: number;
  /** Whether its triangle runs from the lower to the higher vertex: then the solid lies before it, else behind it. */
  readonly up: boolean;
  readonly turn: number;
}

/** Angles of the triangles around their common edge, counted from the first one. */
const facesOf = ({ points, corners }: Mesh, halves: readonly number[]): Face[] => {
  const at = (vertex: number): Vector => [points[vertex * 3]!, points[vertex * 3 + 1]!, points[vertex * 3 + 2]!];
  const [from, to] = [corners[halves[0]!]!, corners[nextOf(halves[0]!)]!];
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const axis = minus(at(high), at(low));
  const away = (half: number): Vector => cross(axis, minus(at(corners[nextOf(nextOf(half))]!), at(low)));
  const first = away(halves[0]!);
  const scale = Math.sqrt(dot(axis, axis));
  return halves.map((half) => {
    const own = away(half);
    const angle = Math.atan2(dot(axis, cross(first, own)) / scale, dot(first, own));
    return { half, up: corners[half] === low, turn: angle < -SAME_TURN / 2 ? angle + TURN : angle };
  });
};

/** By angle; of those at one angle first what ends a body, then what begins one, so that bodies which share a face stay apart. */
const sorted = (faces: Face[]): Face[] => {
  const byTurn = faces.sort((a, b) => a.turn - b.turn);
  let run = 0;
  const runs = new Map(
    byTurn.map((face, i) => [face, i > 0 && face.turn - byTurn[i - 1]!.turn >= SAME_TURN ? ++run : run]),
  );
  return byTurn.sort((a, b) => runs.get(a)! - runs.get(b)! || Number(b.up) - Number(a.up));
};

/**
 * Pairs the half-edges of one edge so that each pair bounds a solid wedge, walking around the edge. As many must run up as
 * down. Faces of two bodies that share the edge, or a face beside it, are never paired with each other where they only touch.
 */
export const wedgesAround = (mesh: Mesh, halves: readonly number[]): [number, number][] => {
  const begun: number[] = [];
  const early: number[] = [];
  const pairs: [number, number][] = [];
  const end = (half: number): void => {
    const start = begun.pop();
    if (start === undefined) early.push(half);
    else pairs.push([start, half]);
  };
  for (const { half, up } of sorted(facesOf(mesh, halves))) {
    if (up) end(half);
    else begun.push(half);
  }
  // What ended before anything began was begun in the turn before.
  for (const half of early.splice(0)) end(half);
  return pairs;
};
