import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AppError } from '../../server/core/errors.ts';
import { meshSourceOf } from '../../server/models/mesh/analyse-mesh.ts';
import { readMesh } from '../../server/models/mesh/read-mesh.ts';
import { writeBinaryStl } from '../../server/models/mesh/write-stl.ts';
import { mendPart } from '../../server/models/mending/mend-part.ts';
import { judged, nobodyJudged } from './prusaslicer-judge.ts';

const percent = (before: number, after: number): string => `${(100 * (after / before - 1)).toFixed(3)} %`;

const row = async (file: string, out: string, unite: boolean): Promise<(string | number)[]> => {
  const name = path.basename(file);
  const before = judged(file);
  const begun = process.cpuUsage();
  try {
    const found = await mendPart(await readMesh(meshSourceOf(readFileSync(file))), { unite, nozzle: 0.4 });
    const { user, system } = process.cpuUsage(begun);
    const cpu = ((user + system) / 1e6).toFixed(2);
    if (typeof found === 'string') return [name, before?.manifold ?? '–', found, '–', cpu];
    await writeBinaryStl(path.join(out, name), found.mesh);
    const after = judged(path.join(out, name));
    const change = before && after ? percent(before.volume, after.volume) : '–';
    const done = Object.entries(found.done).filter(([, count]) => count > 0);
    return [
      name,
      before?.manifold ?? '–',
      after?.manifold ?? '–',
      change,
      cpu,
      done.map((pair) => pair.join(' ')).join(', '),
    ];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [name, before?.manifold ?? '–', error.code, '–', '–'];
  }
};

/**
 * Mends every STL and 3MF of a folder and prints what PrusaSlicer says before and after, the change of the volume by it, and
 * CPU seconds for reading, mending and the report.
 */
export const printMending = async (folder: string, unite: boolean): Promise<void> => {
  const out = mkdtempSync(path.join(tmpdir(), 'martyx-bench-mend-'));
  try {
    console.log('file | before | after | volume | CPU s | done');
    for (const name of readdirSync(folder).filter((file) => /\.(?:stl|3mf)$/i.test(file)))
      console.log((await row(path.join(folder, name), out, unite)).join(' | '));
    nobodyJudged();
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
};
