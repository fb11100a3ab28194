import { NO_NEIGHBOUR } from '../mesh/edges.ts';
import type { Mesh } from '../mesh/mesh.ts';
import { VertexTable } from '../mesh/vertex-table.ts';
import { triangleOf } from './half-edges.ts';
import { areaOfAll, fillingOf, MOST_RIM, rimsOf } from './holes.ts';

type Triangle = readonly [number, number, number];

/** A connected piece of a mesh that was cut apart, with what would close it. */
interface Piece {
  readonly triangles: Triangle[];
  readonly filling: Triangle[];
  holes: number;
  /** How much its holes leave open. */
  unknown: number;
}

/** A piece whose filling is as large as itself, or that holds nothing, is a scrap of skin: dropped where it is small. */
const SHEET = 0.8;
const HOLLOW = 2e-5;
const NOTHING = 1e-7;
/** Of the whole surface, all that is dropped together; and that is filled. */
const MOST_DROPPED = 0.05;
const MOST_FILLED = 0.35;
/** A hole leaves open what a half ball over it would hold, by its area to the power of 3/2. */
const BULGE = 2 / (3 * Math.sqrt(Math.PI));

const piecesOf = (mesh: Mesh, across: Int32Array): { pieces: Piece[]; pieceOf: Int32Array } => {
  const count = mesh.corners.length / 3;
  const pieceOf = new Int32Array(count).fill(-1);
  const pieces: Piece[] = [];
  for (let first = 0; first < count; first++) {
    if (pieceOf[first] !== -1) continue;
    const todo = [first];
    pieceOf[first] = pieces.length;
    for (let done = 0; done < todo.length; done++) {
      for (let half = 3 * todo[done]!; half < 3 * todo[done]! + 3; half++) {
        const other = across[half]!;
        if (other === NO_NEIGHBOUR || pieceOf[triangleOf(other)] !== -1) continue;
        pieceOf[triangleOf(other)] = pieces.length;
        todo.push(triangleOf(other));
      }
    }
    const triangles = todo.map((t): Triangle => [
      mesh.corners[3 * t]!,
      mesh.corners[3 * t + 1]!,
      mesh.corners[3 * t + 2]!,
    ]);
    pieces.push({ triangles, filling: [], holes: 0, unknown: 0 });
  }
  return { pieces, pieceOf };
};

/** Volume within closed triangles, negative where they are wound inwards. */
export const volumeOf = (p: Float32Array, triangles: readonly Triangle[]): number => {
  const o = triangles[0]![0] * 3;
  let volume = 0;
  for (const [i, j, k] of triangles) {
    const [a, b, c] = [i * 3, j * 3, k * 3];
    const [ax, ay, az] = [p[a]! - p[o]!, p[a + 1]! - p[o + 1]!, p[a + 2]! - p[o + 2]!];
    const [bx, by, bz] = [p[b]! - p[o]!, p[b + 1]! - p[o + 1]!, p[b + 2]! - p[o + 2]!];
    const [cx, cy, cz] = [p[c]! - p[o]!, p[c + 1]! - p[o + 1]!, p[c + 2]! - p[o + 2]!];
    volume += (ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)) / 6;
  }
  return volume;
};

const isScrap = (points: Float32Array, { triangles, filling, holes }: Piece, whole: number): boolean => {
  const own = areaOfAll(points, triangles);
  const fill = areaOfAll(points, filling);
  const full = Math.abs(volumeOf(points, [...triangles, ...filling])) / (own + fill) ** 1.5;
  if (!(full > NOTHING)) return true;
  return holes > 0 && own < whole * MOST_DROPPED && (full < HOLLOW || fill > own * SHEET);
};

export interface Closed {
  readonly mesh: Mesh;
  readonly holes: number;
  readonly dropped: number;
  /** Volume within the skin with its holes closed and nothing dropped, and how much they leave open. */
  readonly volume: number;
  readonly unknown: number;
}

export type NotClosed = 'HOLE_TOO_LARGE' | 'TOO_MUCH_DROPPED';

/**
 * Closes the rims of a mesh that was cut apart with surfaces of the least area, and drops scraps of skin. Says why where a
 * rim is too long, or more than a third of the surface would be new, or a twentieth dropped.
 */
export const closed = (mesh: Mesh, across: Int32Array): Closed | NotClosed => {
  const { pieces, pieceOf } = piecesOf(mesh, across);
  const pieceOfVertex = new Int32Array(mesh.points.length / 3);
  mesh.corners.forEach((vertex, corner) => (pieceOfVertex[vertex] = pieceOf[triangleOf(corner)]!));
  for (const rim of rimsOf(mesh, across)) {
    if (rim.length > MOST_RIM) return 'HOLE_TOO_LARGE';
    const piece = pieces[pieceOfVertex[rim[0]!]!]!;
    const filling = fillingOf(mesh.points, rim);
    piece.holes += 1;
    piece.unknown += BULGE * areaOfAll(mesh.points, filling) ** 1.5;
    for (const triangle of filling) piece.filling.push(triangle);
  }
  const area = (of: readonly Piece[], what: 'triangles' | 'filling'): number =>
    of.reduce((sum, piece) => sum + areaOfAll(mesh.points, piece[what]), 0);
  const whole = area(pieces, 'triangles');
  const scraps = pieces.filter((piece) => isScrap(mesh.points, piece, whole));
  const kept = pieces.filter((piece) => !scraps.includes(piece));
  if (kept.length === 0 || area(scraps, 'triangles') > whole * MOST_DROPPED) return 'TOO_MUCH_DROPPED';
  if (area(kept, 'filling') > whole * MOST_FILLED) return 'HOLE_TOO_LARGE';
  return {
    mesh: rejoined(
      mesh,
      kept.flatMap(({ triangles, filling }) => [...triangles, ...filling]),
    ),
    holes: kept.reduce((sum, { holes }) => sum + holes, 0),
    dropped: scraps.reduce((sum, { triangles }) => sum + triangles.length, 0),
    volume: pieces.reduce((sum, { triangles, filling }) => sum + volumeOf(mesh.points, [...triangles, ...filling]), 0),
    unknown: pieces.reduce((sum, { unknown }) => sum + unknown, 0),
  };
};

/** Vertices at one place are one again, as they are in a file. */
export const rejoined = ({ points, degenerate }: Mesh, triangles: readonly Triangle[]): Mesh => {
  const table = new VertexTable(points.length / 3);
  const corners = new Uint32Array(triangles.length * 3);
  let used = 0;
  for (const triangle of triangles) {
    const [a, b, c] = triangle.map((v) => table.numberOf(points[v * 3]!, points[v * 3 + 1]!, points[v * 3 + 2]!)) as [number, number, number]; // oxfmt-ignore
    if (a === b || b === c || c === a) continue;
    corners.set([a, b, c], used);
    used += 3;
  }
  return { points: table.points.slice(0, table.count * 3), corners: corners.slice(0, used), degenerate };
};

/** Corners of the triangles, three and three. */
export const trianglesOf = ({ corners }: Mesh): Triangle[] =>
  Array.from({ length: corners.length / 3 }, (_, t): Triangle => [
    corners[3 * t]!,
    corners[3 * t + 1]!,
    corners[3 * t + 2]!,
  ]);
