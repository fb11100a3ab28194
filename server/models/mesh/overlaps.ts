import Module, { type Manifold, type ManifoldToplevel } from 'manifold-3d';
import type { Mesh } from './mesh.ts';
import type { Shell, Shells } from './shells.ts';

/** The union is worked out up to so many triangles; above, boxes that overlap are all that is said. */
const MAX_UNITED = 400_000;
const MAX_BODIES = 500;
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

/** Looks for bodies that run through each other. `outer` are numbers of closed shells wound outwards. */
export const overlapsOf = async (mesh: Mesh, { shells, shellOf }: Shells, outer: readonly number[]) => {
  const pairs = pairsOf(shells, outer);
  if (pairs.length === 0) return { pairs, volume: 0 };
  if (shellOf.length > MAX_UNITED || outer.length > MAX_BODIES) return { pairs, volume: null };
  const sum = shells.reduce((total, { volume }) => total + volume, 0);
  const united = await unitedVolume(mesh, { shells, shellOf }, outer);
  if (united === null) return { pairs, volume: null };
  const overlap = sum - united;
  return overlap > NEGLIGIBLE * sum ? { pairs, volume: overlap } : { pairs: [], volume: 0 };
};

const pairsOf = (shells: readonly Shell[], outer: readonly number[]): [number, number][] => {
  const sorted = [...outer].sort((a, b) => shells[a]!.box[0]! - shells[b]!.box[0]!);
  const pairs: [number, number][] = [];
  for (let i = 0; i < sorted.length; i++) {
    for (let k = i + 1; k < sorted.length && pairs.length < 1000; k++) {
      const [a, b] = [shells[sorted[i]!]!, shells[sorted[k]!]!];
      if (b.box[0]! >= a.box[3]!) break;
      if (meet(a, b)) pairs.push([sorted[i]!, sorted[k]!]);
    }
  }
  return pairs;
};

/** The smallest outer shell whose box holds a cavity. */
const homeOf = (cavity: Shell, shells: readonly Shell[], outer: readonly number[]): number | undefined =>
  outer
    .filter((id) =>
      [0, 1, 2].every((i) => shells[id]!.box[i]! <= cavity.box[i]! && shells[id]!.box[i + 3]! >= cavity.box[i + 3]!),
    ) // prettier-ignore
    .sort((a, b) => shells[a]!.volume - shells[b]!.volume)[0];

let loading: Promise<ManifoldToplevel> | undefined;

const unitedVolume = async (
  mesh: Mesh,
  { shells, shellOf }: Pick<Shells, 'shells' | 'shellOf'>,
  outer: readonly number[],
): Promise<number | null> => {
  loading ??= Module().then((wasm) => (wasm.setup(), wasm));
  const wasm = await loading;
  const bodyOf = shells.map((shell, id) => (outer.includes(id) ? id : homeOf(shell, shells, outer)));
  const made: Manifold[] = [];
  try {
    for (const body of outer) made.push(bodyFrom(wasm, mesh, (t) => bodyOf[shellOf[t]!] === body));
    made.push(wasm.Manifold.union(made));
    return made.at(-1)!.volume();
  } catch {
    return null;
  } finally {
    for (const body of made) body.delete();
  }
};

const bodyFrom = ({ Manifold, Mesh: Input }: ManifoldToplevel, mesh: Mesh, belongs: (t: number) => boolean) => {
  const numbers = new Map<number, number>();
  const [points, corners]: [number[], number[]] = [[], []];
  for (let i = 0; i < mesh.corners.length; i++) {
    if (!belongs(Math.floor(i / 3))) continue;
    const vertex = mesh.corners[i]!;
    let number = numbers.get(vertex);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(vertex, number);
      points.push(mesh.points[vertex * 3]!, mesh.points[vertex * 3 + 1]!, mesh.points[vertex * 3 + 2]!);
    }
    corners.push(number);
  }
  const input = { numProp: 3, vertProperties: Float32Array.from(points), triVerts: Uint32Array.from(corners) };
  return Manifold.ofMesh(new Input(input));
};
