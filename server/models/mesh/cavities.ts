import type { Mesh } from './mesh.ts';
import type { Shell, Shells } from './shells.ts';

const MAX_TESTS = 20_000_000;

/** Solid angle of a triangle seen from a point, after van Oosterom and Strackee (1983). */
export const solidAngle = ({ points: p, corners }: Mesh, t: number, from: ArrayLike<number>): number => {
  const v = new Array<number>(9);
  for (let i = 0; i < 9; i++) v[i] = p[corners[3 * t + Math.floor(i / 3)]! * 3 + (i % 3)]! - from[i % 3]!;
  const [ax, ay, az, bx, by, bz, cx, cy, cz] = v as [number, number, number, number, number, number, number, number, number]; // oxfmt-ignore
  const [a, b, c] = [Math.hypot(ax, ay, az), Math.hypot(bx, by, bz), Math.hypot(cx, cy, cz)];
  const volume = ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
  const dots = [ax * bx + ay * by + az * bz, bx * cx + by * cy + bz * cz, cx * ax + cy * ay + cz * az] as const;
  return 2 * Math.atan2(volume, a * b * c + dots[0] * c + dots[1] * a + dots[2] * b);
};

/** How often the other shells wind around a point of the shell: about 0 outside of them, 1 inside. */
const windingAround = (mesh: Mesh, { shellOf }: Shells, id: number, shell: Shell): number => {
  const at = mesh.corners[shell.first * 3]! * 3;
  const from = mesh.points.subarray(at, at + 3);
  let sum = 0;
  for (let t = 0; t < shellOf.length; t++) if (shellOf[t] !== id && shellOf[t] !== -1) sum += solidAngle(mesh, t, from);
  return sum / (4 * Math.PI);
};

/**
 * Numbers of the closed shells that are wound inwards without being a cavity in another one. With very many shells of
 * very many triangles it asks only the first of them.
 */
export const insideOut = (mesh: Mesh, all: Shells): number[] => {
  const { shells, shellOf } = all;
  const inward = shells.flatMap(({ closed, flipped, volume }, id) => (closed && !flipped && volume < 0 ? [id] : []));
  if (inward.length === shells.length) return inward;
  const asked = inward.slice(0, Math.max(1, Math.floor(MAX_TESTS / shellOf.length)));
  return asked.filter((id) => windingAround(mesh, all, id, shells[id]!) < 0.5);
};
