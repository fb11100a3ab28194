import type { Manifold, ManifoldToplevel } from 'manifold-3d';
import { modellerOf } from '../cutting/modeller.ts';
import type { Mesh } from './mesh.ts';
import type { Shell, Shells } from './shells.ts';
import { gridOf } from './triangle-grid.ts';

/** The union is worked out up to so many triangles and bodies; above, boxes that overlap are all that is said. */
const MAX_UNITED = 400_000;
const MAX_BODIES = 500;
/** Pairs of boxes that are compared. */
const MAX_COMPARED = 5_000_000;
/** Pairs of triangles of different bodies in one cell of a grid: so many may meet, and each may give an edge of the union. */
const MAX_NEAR = 2_000_000;
const MAX_PAIRS = 200;
/** Below a thousandth of the volume bodies count as touching. */
const NEGLIGIBLE = 1e-3;

export interface Overlaps {
  /** Pairs of outer shells whose boxes overlap, up to 1000. */
  readonly pairs: readonly (readonly [number, number])[];
  /** Volume that lies in more than one body; null when only boxes were compared. */
  readonly volume: number | null;
}

const meet = (a: Shell, b: Shell): boolean =>
  [0, 1, 2].every((axis) => a.box[axis]! < b.box[axis + 3]! && b.box[axis]! < a.box[axis + 3]!);

/**
 * Looks for bodies that run through each other. `outer` are numbers of closed shells wound outwards, `box` that of the mesh.
 * The volume is left open where working it out would take long: very many bodies, or bodies that meet in very many places.
 */
export const overlapsOf = async (
  mesh: Mesh,
  { shells, shellOf }: Shells,
  outer: readonly number[],
  box: Float64Array,
): Promise<Overlaps> => {
  const { pairs, all } = pairsOf(shells, outer);
  if (!all) return { pairs, volume: null };
  if (pairs.length === 0) return { pairs, volume: 0 };
  if (shellOf.length > MAX_UNITED || outer.length > MAX_BODIES || pairs.length > MAX_PAIRS)
    return { pairs, volume: null };
  const sum = shells.reduce((total, { volume }) => total + volume, 0);
  const bodies = bodiesOf(shells, shellOf, outer);
  const united = bodies && !meetsOften(mesh, bodies, box) ? await unitedVolume(mesh, bodies) : null;
  if (united === null) return { pairs, volume: null };
  const overlap = sum - united;
  return overlap > NEGLIGIBLE * sum ? { pairs, volume: overlap } : { pairs: [], volume: 0 };
};

const pairsOf = (shells: readonly Shell[], outer: readonly number[]) => {
  const sorted = [...outer].sort((a, b) => shells[a]!.box[0]! - shells[b]!.box[0]!);
  const pairs: [number, number][] = [];
  let compared = 0;
  for (let i = 0; i < sorted.length; i++) {
    for (let k = i + 1; k < sorted.length && pairs.length < 1000; k++) {
      const [a, b] = [shells[sorted[i]!]!, shells[sorted[k]!]!];
      if (b.box[0]! >= a.box[3]!) break;
      if (++compared > MAX_COMPARED) return { pairs, all: false };
      if (meet(a, b)) pairs.push([sorted[i]!, sorted[k]!]);
    }
  }
  return { pairs, all: true };
};

/** The smallest outer shell whose box holds a cavity. */
const homeOf = (cavity: Shell, shells: readonly Shell[], outer: readonly number[]): number | undefined =>
  outer
    .filter((id) =>
      [0, 1, 2].every((i) => shells[id]!.box[i]! <= cavity.box[i]! && shells[id]!.box[i + 3]! >= cavity.box[i + 3]!),
    ) // oxfmt-ignore
    .sort((a, b) => shells[a]!.volume - shells[b]!.volume)[0];

const NO_BODY = -1;

/** The triangles of each body, and the body of each triangle: outer shells with their cavities. */
interface Bodies {
  readonly bodyOf: Int32Array;
  readonly triangles: readonly number[][];
}

/** Null when there are too many cavities to look for their homes. */
const bodiesOf = (shells: readonly Shell[], shellOf: Int32Array, outer: readonly number[]): Bodies | null => {
  if (shells.length * outer.length > MAX_COMPARED) return null;
  const number = new Map(outer.map((id, body) => [id, body]));
  const ofShell = shells.map((shell, id) =>
    number.get(number.has(id) ? id : (homeOf(shell, shells, outer) ?? NO_BODY)),
  );
  const bodyOf = Int32Array.from(shellOf, (id) => ofShell[id] ?? NO_BODY);
  const triangles: number[][] = outer.map(() => []);
  for (const [t, body] of bodyOf.entries()) triangles[body]?.push(t);
  return { bodyOf, triangles };
};

const FINEST = 1e-30;

/** Whether triangles of different bodies come near each other so often that their union would take long. */
const meetsOften = (mesh: Mesh, { bodyOf, triangles: bodies }: Bodies, box: Float64Array): boolean => {
  const { starts, triangles } = gridOf(mesh, box, FINEST);
  const here = new Uint32Array(bodies.length);
  let near = 0;
  for (let cell = 0; cell + 1 < starts.length && near <= MAX_NEAR; cell++) {
    const inCell = triangles.subarray(starts[cell], starts[cell + 1]);
    let before = 0;
    for (const t of inCell) {
      const body = bodyOf[t]!;
      if (body === NO_BODY) continue;
      near += before - here[body]!;
      here[body]! += 1;
      before += 1;
    }
    for (const t of inCell) if (bodyOf[t] !== NO_BODY) here[bodyOf[t]!] = 0;
  }
  return near > MAX_NEAR;
};

/** What `take` makes of the union of the bodies; null when they are no bodies to the kernel. */
const ofUnion = async <T>(mesh: Mesh, { triangles }: Bodies, take: (union: Manifold) => T): Promise<T | null> => {
  const wasm = await modellerOf();
  const made: Manifold[] = [];
  try {
    for (const body of triangles) made.push(bodyFrom(wasm, mesh, body));
    made.push(wasm.Manifold.union(made));
    return take(made.at(-1)!);
  } catch {
    return null;
  } finally {
    for (const body of made) body.delete();
  }
};

const unitedVolume = (mesh: Mesh, bodies: Bodies): Promise<number | null> =>
  ofUnion(mesh, bodies, (union) => union.volume());

/** Corners of the union of all bodies, x, y, z, and the three of each triangle; null as in `overlapsOf`, and where it fails. */
export const unionOf = async (
  mesh: Mesh,
  { shells, shellOf }: Shells,
  outer: readonly number[],
  box: Float64Array,
): Promise<Pick<Mesh, 'points' | 'corners'> | null> => {
  if (shellOf.length > MAX_UNITED || outer.length > MAX_BODIES) return null;
  const bodies = bodiesOf(shells, shellOf, outer);
  if (!bodies || meetsOften(mesh, bodies, box)) return null;
  return ofUnion(mesh, bodies, (union) => {
    const { vertProperties, triVerts } = union.getMesh();
    return { points: vertProperties.slice(), corners: triVerts.slice() };
  });
};

const bodyFrom = ({ Manifold, Mesh: Input }: ManifoldToplevel, mesh: Mesh, triangles: readonly number[]) => {
  const numbers = new Map<number, number>();
  const points: number[] = [];
  const corners = new Uint32Array(triangles.length * 3);
  for (let i = 0; i < corners.length; i++) {
    const vertex = mesh.corners[triangles[Math.floor(i / 3)]! * 3 + (i % 3)]!;
    let number = numbers.get(vertex);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(vertex, number);
      points.push(mesh.points[vertex * 3]!, mesh.points[vertex * 3 + 1]!, mesh.points[vertex * 3 + 2]!);
    }
    corners[i] = number;
  }
  return Manifold.ofMesh(new Input({ numProp: 3, vertProperties: Float32Array.from(points), triVerts: corners }));
};
