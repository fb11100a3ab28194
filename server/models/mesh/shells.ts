import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { type Edges, NO_NEIGHBOUR } from './edges.ts';
import type { Mesh } from './mesh.ts';

/** A connected piece of the surface. */
export interface Shell {
  triangles: number;
  /** One of its triangles. */
  readonly first: number;
  closed: boolean;
  /** Triangles wound against the larger part of the shell. */
  flipped: number;
  /** Volume enclosed, negative when the shell is wound inwards; of meaning only when closed with nothing flipped. */
  volume: number;
  area: number;
  /** Area of what is steeper than 45°, as seen from the side, and of the rest, as seen from above or below. */
  steep: number;
  flat: number;
  /** Lowest, then highest x, y, z. */
  readonly box: Float64Array;
  /** Volume times the centre of volume, x, y, z. */
  readonly moment: Float64Array;
}

export interface Shells {
  readonly shells: Shell[];
  /** The shell of each triangle. */
  readonly shellOf: Int32Array;
  /** Triangles that are wound against their neighbours, some of them. */
  readonly flippedAt: number[];
}

const KEPT = 64;
/** More pieces are no part but a cloud of triangles, and each costs half a kilobyte. */
const MAX_SHELLS = 200_000;

/**
 * Splits the surface where triangles do not share an edge of two, and finds what is wound against its neighbours. Throws
 * MESH_TOO_LARGE above 200,000 pieces.
 */
export const shellsOf = (mesh: Mesh, edges: Edges): Shells => {
  const count = mesh.corners.length / 3;
  const shellOf = new Int32Array(count).fill(-1);
  const turned = new Uint8Array(count);
  const todo = new Int32Array(count);
  const shells: Shell[] = [];
  const flippedAt: number[] = [];
  for (let t = 0; t < count; t++) {
    if (shellOf[t] !== -1 || edges.copies[t]) continue;
    if (shells.length === MAX_SHELLS) throw new AppError(ErrorCode.MESH_TOO_LARGE);
    const shell = emptyShell(t);
    const walked = walk({ mesh, edges, shellOf, turned, todo }, shells.push(shell) - 1, shell);
    collectFlipped(walked, turned, shell, flippedAt);
  }
  measure(mesh, shells, shellOf);
  return { shells, shellOf, flippedAt };
};

const emptyShell = (first: number): Shell => ({
  triangles: 0,
  first,
  closed: true,
  flipped: 0,
  volume: 0,
  area: 0,
  steep: 0,
  flat: 0,
  box: Float64Array.of(Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity),
  moment: new Float64Array(3),
});

interface Walk {
  readonly mesh: Mesh;
  readonly edges: Edges;
  readonly shellOf: Int32Array;
  readonly turned: Uint8Array;
  readonly todo: Int32Array;
}

const nextOf = (half: number): number => (half % 3 === 2 ? half - 2 : half + 1);

/** Walks over one shell; neighbours that run along their edge in the same direction are wound the other way. */
const walk = ({ mesh: { corners }, edges: { across }, shellOf, turned, todo }: Walk, id: number, shell: Shell) => {
  let [done, found] = [0, 1];
  todo[0] = shell.first;
  shellOf[shell.first] = id;
  while (done < found) {
    const t = todo[done++]!;
    for (let half = 3 * t; half < 3 * t + 3; half++) {
      const other = across[half]!;
      if (other === NO_NEIGHBOUR) shell.closed = false;
      if (other === NO_NEIGHBOUR) continue;
      const neighbour = (other / 3) | 0;
      if (shellOf[neighbour] !== -1) continue;
      const same = corners[half] !== corners[nextOf(other)];
      turned[neighbour] = same ? 1 - turned[t]! : turned[t]!;
      shellOf[neighbour] = id;
      todo[found++] = neighbour;
    }
  }
  shell.triangles = found;
  return todo.subarray(0, found);
};

const collectFlipped = (walked: Int32Array, turned: Uint8Array, shell: Shell, flippedAt: number[]): void => {
  let ones = 0;
  for (let i = 0; i < walked.length; i++) ones += turned[walked[i]!]!;
  const odd = ones * 2 > walked.length ? 0 : 1;
  shell.flipped = Math.min(ones, walked.length - ones);
  if (shell.flipped === 0) return;
  for (const t of walked) if (turned[t] === odd && flippedAt.length < KEPT) flippedAt.push(t);
};

/** Sums of signed tetrahedra, seen from the first point of the mesh to keep the numbers small. */
const measure = ({ points: p, corners }: Mesh, shells: readonly Shell[], shellOf: Int32Array): void => {
  const [ox, oy, oz] = [p[0]!, p[1]!, p[2]!];
  for (let t = 0; t < shellOf.length; t++) {
    const shell = shells[shellOf[t]!];
    if (!shell) continue;
    const [a, b, c] = [corners[3 * t]! * 3, corners[3 * t + 1]! * 3, corners[3 * t + 2]! * 3];
    const [ax, ay, az] = [p[a]! - ox, p[a + 1]! - oy, p[a + 2]! - oz];
    const [bx, by, bz] = [p[b]! - ox, p[b + 1]! - oy, p[b + 2]! - oz];
    const [cx, cy, cz] = [p[c]! - ox, p[c + 1]! - oy, p[c + 2]! - oz];
    const volume = (ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)) / 6;
    shell.volume += volume;
    shell.moment[0]! += volume * (ox + (ax + bx + cx) / 4);
    shell.moment[1]! += volume * (oy + (ay + by + cy) / 4);
    shell.moment[2]! += volume * (oz + (az + bz + cz) / 4);
    const [ux, uy, uz, vx, vy, vz] = [bx - ax, by - ay, bz - az, cx - ax, cy - ay, cz - az];
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const level = nx * nx + ny * ny;
    shell.area += Math.sqrt(level + nz * nz) / 2;
    if (level > nz * nz) shell.steep += Math.sqrt(level) / 2;
    else shell.flat += Math.abs(nz) / 2;
    widen(shell.box, p, a);
    widen(shell.box, p, b);
    widen(shell.box, p, c);
  }
};

const widen = (box: Float64Array, p: Float32Array, at: number): void => {
  const [x, y, z] = [p[at]!, p[at + 1]!, p[at + 2]!];
  if (x < box[0]!) box[0] = x;
  if (x > box[3]!) box[3] = x;
  if (y < box[1]!) box[1] = y;
  if (y > box[4]!) box[4] = y;
  if (z < box[2]!) box[2] = z;
  if (z > box[5]!) box[5] = z;
};
