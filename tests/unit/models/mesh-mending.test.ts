import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examineMesh, meshSourceOf } from '../../../server/models/mesh/analyse-mesh.ts';
import { edgesOf } from '../../../server/models/mesh/edges.ts';
import type { MeshReport } from '../../../server/models/mesh/report.ts';
import { readMesh } from '../../../server/models/mesh/read-mesh.ts';
import { binaryOf, boxSoup, type Soup } from './stl-writing.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'martyx-mending-'));
});
afterAll(() => rm(folder, { recursive: true }));

let serial = 0;

/** Examines a file as an upload is, and reads what would be sold of it. */
const sold = async (soup: Soup) => {
  const base = path.join(folder, `${(serial += 1)}`);
  const files = { name: 'part', threeMf: `${base}.3mf`, stl: `${base}.stl` };
  const { report } = await examineMesh(meshSourceOf(binaryOf(soup)), { sold: files });
  const read = async (file: string) => (await readMesh(meshSourceOf(await readFile(file)))).mesh;
  return { report, threeMf: await read(files.threeMf), stl: existsSync(files.stl) ? await read(files.stl) : null };
};

const codes = ({ findings }: MeshReport): string[] => findings.map(({ code, count }) => `${code} ${count}`);

describe('what is sold of a file', () => {
  it('is the file itself where nothing was mended', async () => {
    const { report, stl, threeMf } = await sold(boxSoup([0, 0, 0], [50, 50, 50]));
    expect([report.mended, stl, edgesOf(threeMf).openCount]).toEqual([false, null, 0]);
  });

  it('has the gaps closed that the report says are closed', async () => {
    const torn = boxSoup([0, 0, 0], [50, 50, 50]).map((t, i) => t.map((value) => value + (i % 3) * 1e-4));
    const { report, stl, threeMf } = await sold(torn);
    expect([report.watertight, report.mended]).toEqual([true, true]);
    expect(report.findings).toMatchObject([{ code: 'GAPS_CLOSED', severity: 'advice' }]);
    for (const mesh of [stl!, threeMf]) {
      expect([edgesOf(mesh).openCount, mesh.corners.length / 3, mesh.points.length / 3]).toEqual([0, 12, 8]);
    }
  });

  it('has no copies and no triangles without an area', async () => {
    const box = boxSoup([0, 0, 0], [50, 50, 50]);
    const { report, stl, threeMf } = await sold([...box, ...box.slice(3, 5), [1, 1, 1, 1, 1, 1, 2, 2, 2]]);
    expect([codes(report), report.watertight]).toEqual([['DUPLICATES_DROPPED 2', 'DEGENERATE_FACES 1'], true]);
    for (const mesh of [stl!, threeMf]) expect([mesh.corners.length / 3, mesh.degenerate]).toEqual([12, 0]);
  });

  it('is left as it is where the skin stays open, and not called watertight', async () => {
    const { report, stl } = await sold(boxSoup([0, 0, 0], [50, 50, 50]).slice(1));
    expect([report.watertight, report.mended, stl]).toEqual([false, false, null]);
  });
});
