import { checkMesh, type CheckOptions } from '../mesh/check-mesh.ts';
import type { Progress } from '../mesh/mesh.ts';
import type { ReadMesh } from '../mesh/read-mesh.ts';
import type { MeshReport } from '../mesh/report.ts';
import { mendMesh, type MendedMesh, type MendOptions, type Unmendable } from './mend-mesh.ts';

/** A mended mesh with what the report says of it: nothing that keeps it from being sold. */
export interface MendedPart extends MendedMesh {
  readonly report: MeshReport;
}

/** Mends what was read and examines the result; says why where that would not do. Progress runs from 0 to 1. */
export const mendPart = async (
  { format, mesh }: ReadMesh,
  options: MendOptions & CheckOptions,
  progress: Progress = () => undefined,
): Promise<MendedPart | Unmendable> => {
  const mended = await mendMesh(mesh, options);
  progress(0.5);
  if (typeof mended === 'string') return mended;
  const { report, mesh: checked } = await checkMesh({ format, mesh: mended.mesh }, options, (share) =>
    progress(0.5 + share / 2),
  );
  const isSound = report.watertight && report.findings.every(({ severity }) => severity !== 'error');
  return isSound ? { ...mended, mesh: checked, report: { ...report, mended: true } } : 'STILL_BROKEN';
};
