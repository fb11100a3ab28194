import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AppError } from '../../server/core/errors.ts';
import { cutPart, type CutPart } from '../../server/models/cutting/cut-part.ts';
import type { Joint } from '../../server/models/cutting/kernel/joints.ts';
import { meshSourceOf } from '../../server/models/mesh/analyse-mesh.ts';
import { readMesh } from '../../server/models/mesh/read-mesh.ts';
import { writeBinaryStl } from '../../server/models/mesh/write-stl.ts';
import { judged, nobodyJudged } from './prusaslicer-judge.ts';

interface Cutting {
  readonly side: number;
  readonly joint: Joint;
}

/** How many of the pieces and dowels PrusaSlicer calls manifold, and their volume by it. */
const judgedParts = async ({ parts }: CutPart, base: string) => {
  let [manifold, volume] = [0, 0];
  for (const [i, { mesh, dowel }] of parts.entries()) {
    const file = `${base}-${i + 1}.stl`;
    await writeBinaryStl(file, mesh);
    const said = judged(file);
    if (said?.manifold === 'yes') manifold += 1;
    if (said && !dowel) volume += said.volume;
  }
  return { manifold: `${manifold} of ${parts.length}`, volume };
};

const row = async (file: string, out: string, { side, joint }: Cutting): Promise<(string | number)[]> => {
  const name = path.basename(file);
  const begun = process.cpuUsage();
  try {
    const bed = { widthMm: side, depthMm: side, heightMm: side };
    const read = await readMesh(meshSourceOf(readFileSync(file)));
    const found = await cutPart(read, { bed, joint, nozzle: 0.4 });
    const { user, system } = process.cpuUsage(begun);
    const cpu = ((user + system) / 1e6).toFixed(2);
    const triangles = read.mesh.corners.length / 3;
    if (typeof found === 'string') return [name, triangles, found, '–', '–', cpu];
    const { manifold, volume } = await judgedParts(found, path.join(out, name));
    const made = found.cuts.map(({ joint: own, count }) => `${own} ${count}`);
    return [name, triangles, manifold, `${((100 * volume) / found.volumeBefore).toFixed(3)} %`, made.join(', '), cpu];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [name, '–', error.code, '–', '–', '–'];
  }
};

/**
 * Cuts every STL and 3MF of a folder to a bed of that side and prints how many pieces PrusaSlicer calls manifold, the volume
 * of the pieces by it, the joints, and CPU seconds for reading, cutting and the reports.
 */
export const printCutting = async (folder: string, cutting: Cutting): Promise<void> => {
  const out = mkdtempSync(path.join(tmpdir(), 'martyx-bench-cut-'));
  try {
    console.log('file | triangles | manifold | volume | joints | CPU s');
    for (const name of readdirSync(folder).filter((file) => /\.(?:stl|3mf)$/i.test(file)))
      console.log((await row(path.join(folder, name), out, cutting)).join(' | '));
    nobodyJudged();
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
};
