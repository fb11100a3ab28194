import { beforeAll, describe, expect, it } from 'vitest';
import { analyseMesh, examineMesh, meshSourceOf } from '../../../server/models/mesh/analyse-mesh.ts';
import type { MeshReport } from '../../../server/models/mesh/report.ts';
import { referenceParts, solidStl } from './reference-parts.ts';
import { binaryOf, boxSoup, scaledSoup, soupOf, torusStl, turnedSoup, type Soup } from './stl-writing.ts';
import { workMs } from '../../support/cpu-work.ts';

const report = (stl: Uint8Array): Promise<MeshReport> => analyseMesh(meshSourceOf(stl));
const named = ({ findings }: MeshReport): string[] => findings.map(({ code, count }) => `${code} ${count}`);

describe('the report on a good part', () => {
  it('has nothing to say of any of the 16 reference parts', async () => {
    const said: Record<string, string[]> = {};
    for (const [name, stl] of await referenceParts()) {
      const found = await report(stl);
      if (!found.watertight || found.findings.length > 0) said[name] = named(found);
    }
    expect(said).toEqual({});
  });

  it('measures a box exactly', async () => {
    const found = await report(binaryOf(boxSoup([10, 20, 30], [30, 50, 70])));
    expect(found).toMatchObject({ triangles: 12, vertices: 8, shells: 1, watertight: true, overlap: 0, unit: null });
    expect(found).toMatchObject({ min: [10, 20, 30], max: [30, 50, 70], size: [20, 30, 40] });
    expect([found.volume, found.surface]).toEqual([expect.closeTo(24_000, 6), expect.closeTo(5200, 6)]);
    expect(found.centreOfVolume).toEqual([20, 35, 50].map((value) => expect.closeTo(value, 6)));
  });

  it('comes within a tenth of a per cent of a ring whose volume is known', async () => {
    const { volume, surface } = await report(torusStl(300, 150));
    expect(volume / (2 * Math.PI ** 2 * 60 * 17 ** 2)).toBeCloseTo(1, 3);
    expect(surface / (4 * Math.PI ** 2 * 60 * 17)).toBeCloseTo(1, 3);
  });

  it('takes a cavity for a cavity', async () => {
    const hollow = [...boxSoup([0, 0, 0], [20, 20, 20]), ...turnedSoup(boxSoup([5, 5, 5], [15, 15, 15]))];
    const found = await report(binaryOf(hollow));
    expect(found.volume).toBeCloseTo(7000, 6);
    expect(named(found)).toEqual([]);
  });

  it('keeps its word on corners that are a rounding apart', async () => {
    const soup = boxSoup([0, 0, 0], [50, 50, 50]).map((t, i) => t.map((value) => value + (i % 3) * 1e-4));
    const found = await report(binaryOf(soup));
    expect(found.watertight).toBe(true);
    expect(found.findings.map(({ code, severity }) => [code, severity])).toEqual([['GAPS_CLOSED', 'advice']]);
    expect(found.findings[0]!.places.length).toBeGreaterThan(0);
  });
});

describe('the report on a defect', () => {
  let soup: Soup;
  let volume: number;
  beforeAll(async () => {
    soup = soupOf(await solidStl('bracket'));
    volume = (await report(binaryOf(soup))).volume;
  });

  it('names a missing triangle: three open edges', async () => {
    const found = await report(binaryOf(soup.slice(1)));
    expect([named(found), found.watertight]).toEqual([['OPEN_EDGES 3'], false]);
  });

  it('names a flipped triangle, and which one', async () => {
    const found = await report(binaryOf([...turnedSoup(soup.slice(0, 1)), ...soup.slice(1)]));
    expect([named(found), found.watertight]).toEqual([['FLIPPED_FACES 1'], false]);
    expect(found.findings[0]!.places.map(({ triangle }) => triangle)).toEqual([0]);
  });

  it('leaves a doubled triangle out where the skin is closed without it, and says so', async () => {
    const found = await report(binaryOf([...soup, soup[5]!]));
    expect([named(found), found.triangles, found.watertight]).toEqual([['DUPLICATES_DROPPED 1'], soup.length, true]);
  });

  it('names a doubled triangle beside a hole', async () => {
    const found = await report(binaryOf([...soup.slice(1), soup[5]!]));
    expect([named(found), found.watertight]).toEqual([['OPEN_EDGES 3', 'DUPLICATE_FACES 1'], false]);
    expect(found.findings[1]!.places[0]!.triangle).toBe(soup.length - 1);
  });

  it('names a body that is inside out', async () => {
    const found = await report(binaryOf(turnedSoup(soup)));
    expect(named(found)).toEqual(['INSIDE_OUT 1']);
    expect(found.volume).toBeCloseTo(-volume, 3);
  });

  it.each([['inch', 1 / 25.4], ['metre', 1 / 1000]])('suspects that the numbers are meant in %s', async (unit, factor) => {
    const found = await report(binaryOf(scaledSoup(soup, factor)));
    expect([found.unit?.unit, named(found)]).toEqual([unit, expect.arrayContaining(['UNIT_SUSPECT 1'])]);
    expect(found.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  }); // oxfmt-ignore

  it('advises on shells that run through each other and counts the overlap once', async () => {
    const found = await report(binaryOf([...boxSoup([0, 0, 0], [20, 20, 20]), ...boxSoup([10, 0, 0], [30, 20, 20])]));
    expect([named(found), found.watertight]).toEqual([['OVERLAPPING_SHELLS 1'], true]);
    expect(found.findings[0]!.severity).toBe('advice');
    expect([found.volume, found.overlap]).toEqual([expect.closeTo(12_000, 3), expect.closeTo(4000, 3)]);
  });

  it('advises on a wing of separate skin and ribs, which is not broken', async () => {
    const ribs = [20, 50, 80].flatMap((y) => boxSoup([1, y, 0.5], [99, y + 1, 11.5]));
    const found = await report(binaryOf([...boxSoup([0, 0, 0], [100, 100, 12]), ...ribs]));
    expect([named(found), found.watertight]).toEqual([['OVERLAPPING_SHELLS 3'], true]);
    expect(found.volume).toBeCloseTo(120_000, 1);
  });

  it('tells bodies that stand apart, or touch, from bodies that overlap', async () => {
    const apart = [...boxSoup([0, 0, 0], [20, 20, 20]), ...boxSoup([30, 0, 0], [50, 20, 20])];
    expect(named(await report(binaryOf(apart)))).toEqual(['SHELLS 2']);
    const touching = [...boxSoup([0, 0, 0], [20, 20, 20]), ...boxSoup([20, 20, 0], [40, 40, 20])];
    const found = await report(binaryOf(touching));
    expect(found.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect([found.volume, found.watertight]).toEqual([expect.closeTo(16_000, 3), true]);
  });

  it('lets bodies share a face or an edge, as colour bodies of one part do', async () => {
    const lower = boxSoup([0, 0, 0], [20, 20, 10]);
    const whole = await report(binaryOf([...lower, ...boxSoup([0, 0, 10], [20, 20, 20])]));
    expect([named(whole), whole.watertight, whole.duplicateFaces]).toEqual([['SHELLS 2'], true, 0]);
    expect(whole.volume).toBeCloseTo(8000, 6);
    const cross = [
      ...lower,
      ...boxSoup([20, 0, 0], [40, 20, 10]),
      ...boxSoup([0, 20, 0], [20, 40, 10]),
      ...boxSoup([20, 20, 0], [40, 40, 10]),
    ];
    const four = await report(binaryOf(cross));
    expect([four.shells, four.watertight, four.volume]).toEqual([4, true, expect.closeTo(16_000, 3)]);
    expect(four.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('keeps bodies apart whose common face is cut into other triangles', async () => {
    const upper = boxSoup([0, 0, 10], [20, 20, 20]);
    const seam = (t: number[]): boolean => [2, 5, 8].every((axis) => t[axis] === 10);
    const [a, b, c, d] = [[0, 0, 10], [20, 0, 10], [20, 20, 10], [0, 20, 10]] as const; // oxfmt-ignore
    const recut = [...upper.filter((t) => !seam(t)), [...a, ...d, ...b], [...b, ...d, ...c]];
    const found = await report(binaryOf([...boxSoup([0, 0, 0], [20, 20, 10]), ...recut]));
    expect([found.shells, found.watertight, found.flippedFaces]).toEqual([2, true, 0]);
  });

  it('leaves the second of a body out that is there twice', async () => {
    const found = await report(binaryOf([...soup, ...soup]));
    expect(found.findings.map(({ code, severity }) => [code, severity])).toEqual([['DUPLICATES_DROPPED', 'advice']]);
    expect([found.watertight, found.volume]).toEqual([true, expect.closeTo(volume, 3)]);
  });

  it('warns of walls thinner than the nozzle, not of those that it prints', async () => {
    const tube = (wall: number): Uint8Array => {
      const inner = turnedSoup(boxSoup([wall, wall, -0.001], [30 - wall, 30 - wall, 40]));
      return binaryOf([...boxSoup([0, 0, 0], [30, 30, 40.3]), ...inner.map((t) => t.map((v, i) => (i % 3 === 2 ? v * 0.9 + 2 : v)))]); // oxfmt-ignore
    };
    const thin = await report(tube(0.3));
    expect(thin.findings.map(({ code, severity }) => [code, severity])).toEqual([['THIN_WALLS', 'warning']]);
    expect(thin.walls.thinnest).toBeCloseTo(0.3, 3);
    expect(named(await report(tube(0.45)))).toEqual([]);
  });

  it('says that a face without area was left out', async () => {
    expect(named(await report(binaryOf([...soup, [1, 1, 1, 1, 1, 1, 2, 2, 2]])))).toEqual(['DEGENERATE_FACES 1']);
  });

  it('names several defects of one file', async () => {
    const found = await report(binaryOf([...turnedSoup(soup.slice(10, 11)), ...soup.slice(0, 10), ...soup.slice(14)]));
    expect(found.findings.map(({ code }) => code)).toEqual(['OPEN_EDGES', 'FLIPPED_FACES']);
  });
});

describe('the work on a large file', () => {
  it('takes a few seconds for 50 MB, tells how far it is, and leaves the shop free to answer', async () => {
    const stl = torusStl(1000, 500);
    await report(binaryOf(boxSoup([0, 0, 0], [20, 20, 20])));
    const shares: number[] = [];
    let beats = 0;
    const beat = setInterval(() => (beats += 1), 20);
    let found: Awaited<ReturnType<typeof analyseMesh>> | undefined;
    const examine = async () => {
      found = await analyseMesh(meshSourceOf(stl), { progress: (share) => shares.push(share) });
    };
    expect(await workMs(examine, 1)).toBeLessThan(6000);
    clearInterval(beat);
    expect(found).toMatchObject({ triangles: 1_000_000, vertices: 500_000, watertight: true });
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.length).toBeGreaterThan(20);
    expect(beats).toBeGreaterThan(10);
  });

  it('ends with a code of its own when its CPU is used up, and the next file is examined', async () => {
    const cube = binaryOf(boxSoup([0, 0, 0], [20, 20, 20]));
    await expect(analyseMesh(meshSourceOf(torusStl(1000, 500)), { cpuSeconds: 0.02 })).rejects.toMatchObject({
      code: 'MESH_TOO_LONG',
    });
    expect((await report(cube)).watertight).toBe(true);
  });

  it('hands the report over before pictures are made', async () => {
    const said: unknown[] = [];
    const reported = (ahead: MeshReport): void => void said.push(ahead);
    const { report: last, pictures } = await examineMesh(meshSourceOf(torusStl(60, 30)), { reported, hex: '#f2500e' });
    expect(said).toEqual([last]);
    expect(pictures).not.toBeNull();
  });

  it('goes on with the next file after a refusal', async () => {
    const cube = binaryOf(boxSoup([0, 0, 0], [20, 20, 20]));
    const [bad, good] = await Promise.allSettled([report(cube.subarray(0, 300)), report(cube)]);
    expect([bad.status, good.status]).toEqual(['rejected', 'fulfilled']);
    expect(bad).toMatchObject({ reason: { code: 'MESH_TRUNCATED' } });
  });

  it('hands on the error of a file that cannot be read to its end', async () => {
    const failing = async function* (): AsyncGenerator<Uint8Array> {
      yield Buffer.alloc(84);
      throw new Error('disk gone');
    };
    await expect(analyseMesh({ bytes: 500, chunks: failing() })).rejects.toThrow('disk gone');
    expect((await report(binaryOf(boxSoup([0, 0, 0], [20, 20, 20])))).watertight).toBe(true);
  });
});
