import { describe, expect, it } from 'vitest';
import { analyseMesh, meshSourceOf } from '../../../server/models/mesh/analyse-mesh.ts';
import type { Finding, MeshReport } from '../../../server/models/mesh/report.ts';
import { bedFindings } from '../../../server/models/printers/bed-finding.ts';
import { PRINTERS } from '../../../server/models/printers/printers.ts';
import { binaryOf, boxSoup, scaledSoup, type Soup } from './stl-writing.ts';

const report = (soup: Soup): Promise<MeshReport> => analyseMesh(meshSourceOf(binaryOf(soup)));
const found = ({ findings }: MeshReport, code: Finding['code']): Finding | undefined =>
  findings.find((finding) => finding.code === code);

describe('a thin wall', () => {
  const block = boxSoup([0, 0, 0], [100, 100, 50]);

  it('is named by its place and thickness, however small a share of the surface it is', async () => {
    const thin = await report([...block, ...boxSoup([20, 30, 50], [30, 30.2, 58])]);
    const { count, places, severity } = found(thin, 'THIN_WALLS')!;
    expect([count, severity]).toEqual([1, 'warning']);
    expect(thin.walls.share).toBeLessThan(0.01);
    expect(places[0]!.thicknessMm).toBeCloseTo(0.2, 3);
    const [x, y, z] = places[0]!.at;
    expect([x > 20 && x < 30, y >= 29.9 && y < 30.3, z > 50 && z < 58]).toEqual([true, true, true]);
  });

  it('is told apart from another one far away', async () => {
    const fins = [...boxSoup([20, 30, 50], [30, 30.2, 58]), ...boxSoup([80, 90, 50], [80.3, 98, 58])];
    const { places } = found(await report([...block, ...fins]), 'THIN_WALLS')!;
    expect(places.map(({ thicknessMm }) => thicknessMm)).toEqual([expect.closeTo(0.2, 3), expect.closeTo(0.3, 3)]);
  });

  it('is none where it is thick enough, or lies on another body', async () => {
    expect(found(await report([...block, ...boxSoup([20, 30, 50], [30, 30.5, 58])]), 'THIN_WALLS')).toBeUndefined();
    const inlay = await report([...block, ...boxSoup([0, 0, 50], [100, 100, 50.2])]);
    expect(found(inlay, 'THIN_WALLS')).toBeUndefined();
  });
});

describe('a shell that runs through itself', () => {
  /** A closed bar of square rings whose path crosses itself. */
  const bar = (path: readonly (readonly [number, number])[]): Soup => {
    const ring = ([x, y]: readonly [number, number]): number[][] => [[x, y, 0], [x, y + 4, 0], [x, y + 4, 4], [x, y, 4]]; // oxfmt-ignore
    const rings = path.map(ring);
    const sides = rings.slice(1).flatMap((to, i) =>
      [0, 1, 2, 3].flatMap((k) => {
        const [a, b, c, d] = [rings[i]![k]!, rings[i]![(k + 1) % 4]!, to[(k + 1) % 4]!, to[k]!];
        return [[...a, ...b, ...c], [...a, ...c, ...d]]; // oxfmt-ignore
      }),
    );
    const [first, last] = [rings[0]!, rings.at(-1)!];
    const lid = ([a, b, c, d]: number[][]): Soup => [[...a!, ...b!, ...c!], [...a!, ...c!, ...d!]]; // oxfmt-ignore
    return [...sides, ...lid([...first].reverse()), ...lid(last)];
  };

  it('is warned of, not refused', async () => {
    const crossing = await report(bar([[0, 0], [40, 1], [50, 20], [20, -20]])); // oxfmt-ignore
    expect(found(crossing, 'SELF_INTERSECTIONS')).toMatchObject({ severity: 'warning' });
    expect(crossing.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(found(await report(bar([[0, 0], [40, 1], [60, 20]])), 'SELF_INTERSECTIONS')).toBeUndefined(); // oxfmt-ignore
  });
});

describe('how a part lies', () => {
  const table = [...boxSoup([0, 0, 20], [60, 60, 24]), ...boxSoup([28, 28, 0], [32, 32, 20])];

  it('is measured: what hangs over, what is on the bed, and how it would hang less', async () => {
    const { printing, findings } = await report(table);
    expect(printing).toMatchObject({ firstLayerMm2: 16, overhangMm2: 3600 });
    expect(printing!.best).toMatchObject({
      turn: [180, 0, 0],
      firstLayerMm2: 3600,
      overhangMm2: expect.closeTo(16, 0),
    });
    expect(findings.map(({ code }) => code)).toContain('BETTER_ORIENTATION');
  });

  it('is well for a box, whose faces between two bodies hang over nothing', async () => {
    const { printing } = await report([...boxSoup([0, 0, 0], [20, 20, 10]), ...boxSoup([0, 0, 10], [20, 20, 20])]);
    expect(printing).toEqual({ overhangMm2: 0, firstLayerMm2: 400, best: { turn: [0, 0, 0], overhangMm2: 0, firstLayerMm2: 400 } }); // oxfmt-ignore
  });

  it('is warned of where it stands on a point', async () => {
    const point: Soup = [[0, 0, 0, 30, 0, 40, 0, 30, 40], [0, 0, 0, 0, 30, 40, -30, 0, 40], [0, 0, 0, -30, 0, 40, 0, -30, 40], [0, 0, 0, 0, -30, 40, 30, 0, 40]]; // oxfmt-ignore
    const lid: Soup = [[30, 0, 40, -30, 0, 40, 0, 30, 40], [30, 0, 40, 0, -30, 40, -30, 0, 40]]; // oxfmt-ignore
    const upright = await report([...point.map((t) => [...t.slice(0, 3), ...t.slice(6), ...t.slice(3, 6)]), ...lid.map((t) => [...t.slice(0, 3), ...t.slice(6), ...t.slice(3, 6)])]); // oxfmt-ignore
    expect(found(upright, 'SMALL_FIRST_LAYER')).toMatchObject({ severity: 'warning' });
  });
});

describe('a part larger than beds', () => {
  it('is an advice with the printers that do not hold it, a warning where none does, and no word where usual beds do', async () => {
    expect(bedFindings(await report(boxSoup([0, 0, 0], [200, 200, 40])))).toEqual([]);
    expect(bedFindings(await report(boxSoup([0, 0, 0], [270, 20, 40])))).toEqual([]);
    const [large] = bedFindings(await report(boxSoup([0, 0, 0], [300, 250, 40])));
    expect(large).toMatchObject({ code: 'LARGER_THAN_BEDS', severity: 'advice' });
    expect(large!.count).toBeGreaterThan(PRINTERS.length / 2);
    expect(bedFindings(await report(boxSoup([0, 0, 0], [600, 500, 40])))).toMatchObject([
      { severity: 'warning', count: PRINTERS.length },
    ]);
  });
});

describe('a part that may be in inches', () => {
  it('is doubted up to and with five', async () => {
    const box = boxSoup([0, 0, 0], [5, 3, 2]);
    expect((await report(box)).unit?.unit).toBe('inch');
    expect((await report(scaledSoup(box, 1.01))).unit).toBeNull();
  });
});

describe('a binary STL whose header does not count', () => {
  it.each([0, 0xffff_ffff])('is read by its length: %i', async (count) => {
    const stl = binaryOf(boxSoup([0, 0, 0], [20, 20, 20]));
    stl.writeUInt32LE(count, 80);
    expect(await analyseMesh(meshSourceOf(stl))).toMatchObject({
      format: 'STL_BINARY',
      triangles: 12,
      watertight: true,
    });
    await expect(analyseMesh(meshSourceOf(stl.subarray(0, -1)))).rejects.toMatchObject({ code: 'MESH_TRUNCATED' });
  });
});
