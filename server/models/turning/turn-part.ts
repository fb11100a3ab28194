import { checkMesh, type CheckOptions } from '../mesh/check-mesh.ts';
import type { Mesh } from '../mesh/mesh.ts';
import type { ReadMesh } from '../mesh/read-mesh.ts';
import type { Lying, MeshReport } from '../mesh/report.ts';
import { lostOf } from '../mending/mend-part.ts';
import { degreesOf, downOf, radiansOf, turned, type Triple } from './rotation.ts';

/** Why a part is not turned. */
export type Unturnable =
  /** It lies with the least to support already. */
  | 'LIES_BEST'
  /** Its beams are no triangles and would be lost. */
  | 'BEAM_LATTICE';

export interface TurnedPart {
  readonly mesh: Mesh;
  readonly before: MeshReport;
  readonly report: MeshReport;
  /** Degrees about x, then y, then z from how the file lay. */
  readonly turn: Triple;
}

/** Faces so near to the direction are those that it was found by: it was rounded. */
const NEAR = Math.cos(Math.PI / 360);

/** The direction in which faces really look that are to lie on the bed, so that they lie flat. */
const exactly = ({ points: p, corners }: Mesh, [x, y, z]: Triple): Triple => {
  const sum: [number, number, number] = [0, 0, 0];
  for (let t = 0; t < corners.length; t += 3) {
    const [a, b, c] = [corners[t]! * 3, corners[t + 1]! * 3, corners[t + 2]! * 3];
    const [ux, uy, uz] = [p[b]! - p[a]!, p[b + 1]! - p[a + 1]!, p[b + 2]! - p[a + 2]!];
    const [vx, vy, vz] = [p[c]! - p[a]!, p[c + 1]! - p[a + 1]!, p[c + 2]! - p[a + 2]!];
    const normal: Triple = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const along = normal[0] * x + normal[1] * y + normal[2] * z;
    if (along > NEAR * Math.hypot(...normal)) for (const i of [0, 1, 2]) sum[i]! += normal[i]!;
  }
  const length = Math.hypot(...sum);
  return length > 0 ? [sum[0] / length, sum[1] / length, sum[2] / length] : [x, y, z];
};

/** As the ways to lie are compared: what hangs over, and a little of what holds on the bed. */
const cost = ({ overhangMm2, firstLayerMm2 }: Omit<Lying, 'turn'>): number => overhangMm2 - firstLayerMm2 * 0.1;
/** Of the surface: less is not worth turning a part for. */
const LEAST_GAIN = 1e-3;

/** Turns a part so that it needs the least support, as its report found, and examines it as it then lies on the bed. */
export const turnPart = async (read: ReadMesh, options: CheckOptions): Promise<TurnedPart | Unturnable> => {
  if (read.contents && read.contents.beams > 0) return 'BEAM_LATTICE';
  const { report: before, mesh } = await checkMesh(read, options, () => undefined);
  const { printing } = before;
  if (!printing || printing.best.turn.every((angle) => angle === 0)) return 'LIES_BEST';
  const angles = radiansOf(exactly(mesh, downOf(printing.best.turn)));
  const lying = { format: read.format, mesh: turned(mesh, angles) };
  const { report, mesh: checked } = await checkMesh(lying, options, () => undefined);
  if (!(cost(report.printing!) < cost(printing) - before.surface * LEAST_GAIN)) return 'LIES_BEST';
  const findings = [...lostOf(read.contents), ...report.findings];
  return { mesh: checked, before, report: { ...report, findings, mended: before.mended }, turn: degreesOf(angles) };
};
