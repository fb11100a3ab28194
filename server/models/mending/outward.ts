import { insideOut, solidAngle } from '../mesh/cavities.ts';
import type { Mesh } from '../mesh/mesh.ts';
import type { Shell, Shells } from '../mesh/shells.ts';
import { countOf, turned } from './half-edges.ts';

const MAX_TESTS = 20_000_000;

const holds = (outer: Shell, inner: Shell): boolean =>
  [0, 1, 2].every((i) => outer.box[i]! <= inner.box[i]! && outer.box[i + 3]! >= inner.box[i + 3]!);

/** Whether a shell lies within one of the others, by how often they wind around one of its points. */
const isWithin = (mesh: Mesh, { shells, shellOf }: Shells, inner: Shell, others: ReadonlySet<number>): boolean => {
  const near = new Set([...others].filter((id) => shells[id] !== inner && holds(shells[id]!, inner)));
  if (near.size === 0) return false;
  const at = mesh.corners[inner.first * 3]! * 3;
  const from = mesh.points.subarray(at, at + 3);
  let sum = 0;
  for (let t = 0; t < shellOf.length; t++) if (near.has(shellOf[t]!)) sum += solidAngle(mesh, t, from);
  return Math.abs(sum) > 2 * Math.PI;
};

/**
 * Turns shells outward that are wound inwards without being a cavity of another one. What lies in a shell that is turned
 * keeps its side of it: the cavities of a part that is inside out as a whole stay cavities.
 */
export const outward = (mesh: Mesh, all: Shells): { mesh: Mesh; turned: number } => {
  const wrong = new Set(insideOut(mesh, all));
  if (wrong.size === 0) return { mesh, turned: 0 };
  const { shells, shellOf } = all;
  let tests = 0;
  const within = shells.flatMap((shell, id) => {
    if (wrong.has(id) || (tests += shellOf.length) > MAX_TESTS) return [];
    return shell.volume > 0 && isWithin(mesh, all, shell, wrong) ? [id] : [];
  });
  const ids = new Set([...wrong, ...within]);
  const marked = Uint8Array.from(shellOf, (id) => (ids.has(id) ? 1 : 0));
  return { mesh: turned(mesh, marked), turned: countOf(marked) };
};
