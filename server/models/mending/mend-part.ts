import { checkMesh, type CheckOptions } from '../mesh/check-mesh.ts';
import type { Progress } from '../mesh/mesh.ts';
import type { ReadMesh } from '../mesh/read-mesh.ts';
import type { Finding, MeshReport } from '../mesh/report.ts';
import { mendMesh, type MendedMesh, type MendOptions, type Unmendable } from './mend-mesh.ts';

/** A mended mesh with what the report says of it: nothing that keeps it from being sold. */
export interface MendedPart extends MendedMesh {
  readonly report: MeshReport;
}

/** What a 3MF holds beside its mesh: what is sold is a new file without it. */
export const lostOf = (contents: ReadMesh['contents']): Finding[] => {
  const names = contents?.kept ?? [];
  return names.length === 0
    ? []
    : [{ code: 'LOST_IN_3MF', severity: 'warning', count: names.length, places: [], names }];
};

/** Mends what was read and examines the result; says why where that would not do. Progress runs from 0 to 1. */
export const mendPart = async (
  { format, mesh, contents }: ReadMesh,
  options: MendOptions & CheckOptions,
  progress: Progress = () => undefined,
): Promise<MendedPart | Unmendable> => {
  // Beams are no triangles: what is sold anew would be without them.
  if (contents && contents.beams > 0) return 'STILL_BROKEN';
  const mended = await mendMesh(mesh, options);
  progress(0.5);
  if (typeof mended === 'string') return mended;
  const { report, mesh: checked } = await checkMesh({ format, mesh: mended.mesh }, options, (share) =>
    progress(0.5 + share / 2),
  );
  const isSound = report.watertight && report.findings.every(({ severity }) => severity !== 'error');
  if (!isSound) return 'STILL_BROKEN';
  const findings = [...lostOf(contents), ...report.findings];
  return { ...mended, mesh: checked, report: { ...report, findings, mended: true } };
};
