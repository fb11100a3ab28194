import { eachEdge, NO_NEIGHBOUR } from '../mesh/edges.ts';
import type { Mesh } from '../mesh/mesh.ts';
import { nextOf, runsUp, triangleOf, turned } from './half-edges.ts';

/** Pieces of the surface whose triangles meet two at an edge. */
export interface Patches {
  readonly patchOf: Int32Array;
  readonly sizes: readonly number[];
  /** 1 for a patch with edges that no other triangle has: a sheet, or what is left of a torn skin. */
  readonly torn: Uint8Array;
  /** Half-edges of each edge of more than two triangles. */
  readonly crowded: readonly number[][];
}

interface Joints {
  readonly across: Int32Array;
  readonly lone: readonly number[];
  readonly crowded: readonly number[][];
}

const jointsOf = (mesh: Mesh): Joints => {
  const across = new Int32Array(mesh.corners.length).fill(NO_NEIGHBOUR);
  const lone: number[] = [];
  const crowded: number[][] = [];
  eachEdge(mesh, (halves, from, to) => {
    const [a, b] = [halves[from]!, halves[from + 1]!];
    if (to - from === 1) lone.push(a);
    else if (to - from > 2) crowded.push([...halves.subarray(from, to)]);
    else [across[a], across[b]] = [b, a];
  });
  return { across, lone, crowded };
};

interface Walk {
  readonly mesh: Mesh;
  readonly across: Int32Array;
  readonly patchOf: Int32Array;
  readonly against: Uint8Array;
}

/** Walks over one patch and marks those of its triangles that are wound against most of it. */
const walk = ({ mesh, across, patchOf, against }: Walk, first: number, patch: number): number => {
  const todo = [first];
  patchOf[first] = patch;
  for (let done = 0; done < todo.length; done++) {
    const t = todo[done]!;
    for (let half = 3 * t; half < 3 * t + 3; half++) {
      const other = across[half]!;
      if (other === NO_NEIGHBOUR || patchOf[triangleOf(other)] !== -1) continue;
      const neighbour = triangleOf(other);
      patchOf[neighbour] = patch;
      const same = mesh.corners[half] !== mesh.corners[nextOf(other)];
      against[neighbour] = same ? 1 - against[t]! : against[t]!;
      todo.push(neighbour);
    }
  }
  const ones = todo.reduce((sum, t) => sum + against[t]!, 0);
  if (ones * 2 > todo.length) for (const t of todo) against[t] = 1 - against[t]!;
  return todo.length;
};

/** Turns whole patches, largest kept, where as many triangles then run up as down at more of the edges between patches. */
const turnedPatches = (mesh: Mesh, { patchOf, sizes, crowded }: Patches, against: Uint8Array): Uint8Array => {
  const edgesOfPatch = new Map<number, number[][]>();
  for (const group of crowded) {
    for (const patch of new Set(group.map((half) => patchOf[triangleOf(half)]!))) {
      const list = edgesOfPatch.get(patch);
      if (list) list.push(group);
      else edgesOfPatch.set(patch, [group]);
    }
  }
  const isTurned = new Uint8Array(sizes.length);
  const settled = new Uint8Array(sizes.length);
  const runs = (half: number, turn: number): number =>
    runsUp(mesh, half) === (against[triangleOf(half)] === turn) ? -1 : 1;
  /** What the edges of a patch lack with it turned or not, of the patches that are settled. */
  const lack = (patch: number, turn: number): number =>
    edgesOfPatch.get(patch)!.reduce((total, group) => {
      let sum = 0;
      for (const half of group) {
        const own = patchOf[triangleOf(half)]!;
        if (own === patch) sum += runs(half, turn);
        else if (settled[own]) sum += runs(half, isTurned[own]!);
      }
      return total + Math.abs(sum);
    }, 0);
  const order = [...edgesOfPatch.keys()].sort((a, b) => sizes[b]! - sizes[a]! || a - b);
  for (const patch of order) {
    if (lack(patch, 1) < lack(patch, 0)) isTurned[patch] = 1;
    settled[patch] = 1;
  }
  return isTurned;
};

/** Winds neighbours alike, the fewer turned as the more; and tells the patches apart. */
export const alike = (mesh: Mesh): { mesh: Mesh; turned: number; patches: Patches } => {
  const { across, lone, crowded } = jointsOf(mesh);
  const count = mesh.corners.length / 3;
  const patchOf = new Int32Array(count).fill(-1);
  const against = new Uint8Array(count);
  const sizes: number[] = [];
  for (let t = 0; t < count; t++)
    if (patchOf[t] === -1) sizes.push(walk({ mesh, across, patchOf, against }, t, sizes.length));
  const torn = new Uint8Array(sizes.length);
  for (const half of lone) torn[patchOf[triangleOf(half)]!] = 1;
  const patches = { patchOf, sizes, torn, crowded };
  const isTurned = turnedPatches(mesh, patches, against);
  let sum = 0;
  for (let t = 0; t < count; t++) {
    if (isTurned[patchOf[t]!]) against[t] = 1 - against[t]!;
    sum += against[t]!;
  }
  return { mesh: sum > 0 ? turned(mesh, against) : mesh, turned: sum, patches };
};
