import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { meshSourceOf } from '../../../server/models/mesh/analyse-mesh.ts';
import { edgesOf } from '../../../server/models/mesh/edges.ts';
import { readMesh } from '../../../server/models/mesh/read-mesh.ts';
import { MOST_MENDED } from '../../../server/models/mending/mend-mesh.ts';
import { mendPart, type MendedPart } from '../../../server/models/mending/mend-part.ts';
import { binaryOf, boxSoup, soupOf, torusStl, turnedSoup, type Soup } from './stl-writing.ts';

const tried = async (soup: Soup, unite = false) =>
  mendPart(await readMesh(meshSourceOf(binaryOf(soup))), { unite, nozzle: 0.4 });

const mended = async (soup: Soup, unite = false): Promise<MendedPart> => {
  const found = await tried(soup, unite);
  if (typeof found === 'string') throw new Error(found);
  return found;
};

const box = boxSoup([0, 0, 0], [50, 40, 30]);
const within = boxSoup([10, 10, 10], [20, 20, 20]);
const VOLUME = 60_000;

describe('mending', () => {
  it('closes a hole, and says what the volume was', async () => {
    const { report, done, volume } = await mended(box.slice(1));
    expect([report.watertight, report.mended, done.holesClosed]).toEqual([true, true, 1]);
    expect(volume).toBeCloseTo(VOLUME, 2);
  });

  it('closes two holes of a curved skin so that little of the volume changes', async () => {
    const ring = soupOf(torusStl(60, 30));
    const whole = (await mended(ring)).volume;
    const { volume, done, report } = await mended([...ring.slice(4, 1800), ...ring.slice(1806)]);
    expect([done.holesClosed, report.watertight]).toEqual([2, true]);
    expect(Math.abs(volume / whole - 1)).toBeLessThan(0.01);
  });

  it('turns a part outward that is inside out, and its cavity with it', async () => {
    const { report, done } = await mended(turnedSoup([...box, ...turnedSoup(within)]));
    expect([report.volume, done.trianglesTurned]).toEqual([VOLUME - 1000, 24]);
  });

  it('leaves a cavity a cavity, and turns single triangles as their neighbours', async () => {
    const { report, done } = await mended([...turnedSoup(box.slice(0, 2)), ...box.slice(2), ...turnedSoup(within)]);
    expect([report.volume, done.trianglesTurned]).toEqual([VOLUME - 1000, 2]);
  });

  it('drops copies and folds', async () => {
    const flap = [0, 0, 0, 50, 0, 0, 25, -9, 9];
    const { report, done } = await mended([...box, box[4]!, flap, ...turnedSoup([flap])].slice(1).concat([box[0]!]));
    expect([report.triangles, done.copiesDropped]).toEqual([12, 1]);
    expect(done.foldsDropped + done.scrapsDropped).toBeGreaterThan(0);
  });

  it('drops a scrap of skin that hangs on an edge', async () => {
    const { report, done } = await mended([...box, [0, 0, 0, 50, 0, 0, 25, -3, -3]]);
    expect([report.triangles, done.scrapsDropped, report.volume]).toEqual([12, 1, VOLUME]);
  });

  it('splits an edge where the corner of another triangle lies on it', async () => {
    const [first, second, ...rest] = box as [number[], number[], ...number[][]];
    const [a, b, c] = [first.slice(0, 3), first.slice(3, 6), first.slice(6, 9)];
    const middle = a.map((value, i) => (value + c[i]!) / 2);
    const { report, done } = await mended([[...a, ...b, ...middle], [...middle, ...b, ...c], second, ...rest]);
    expect([report.volume, done.holesClosed, done.edgesSewn]).toEqual([VOLUME, 0, 3]);
  });

  it('parts a skin that touches itself at an edge', async () => {
    const beside = boxSoup([50, 40, 0], [60, 50, 30]);
    const torn = [...box, ...beside].slice(1);
    const { mesh, volume } = await mended(torn);
    expect(edgesOf(mesh).crowdedCount).toBe(0);
    expect(volume).toBeCloseTo(VOLUME + 3000, 0);
  });

  it('unites bodies that run through each other only where that is wanted', async () => {
    const two = [...box, ...boxSoup([40, 10, 10], [70, 20, 20])];
    const [apart, one] = [await mended(two), await mended(two, true)];
    expect([apart.report.shells, one.report.shells, one.done.bodiesUnited]).toEqual([2, 1, 2]);
    expect(one.volume).toBeCloseTo(VOLUME + 2000, 0);
  });

  it('says why where an opening is most of the part, and where there is too much', async () => {
    expect(await tried(box.slice(0, 2))).toBe('TOO_MUCH_DROPPED');
    expect(await tried(box.filter((_, i) => ![0, 1, 2, 3].includes(i)))).toBe('HOLE_TOO_LARGE');
    const huge = { points: new Float32Array(9), corners: new Uint32Array(3 * (MOST_MENDED + 1)), degenerate: 0 };
    expect(await mendPart({ format: 'STL_BINARY', mesh: huge }, { unite: false, nozzle: 0.4 })).toBe(
      'TOO_MANY_TRIANGLES',
    );
  });
});

describe('a ring damaged at random', () => {
  const ring = soupOf(torusStl(24, 12));
  let whole: number;
  beforeAll(async () => {
    whole = (await mended(ring)).volume;
  });
  const some = fc.uniqueArray(fc.nat(ring.length - 1), { maxLength: 12 });

  it('is closed again, the same each time, with nearly its volume, or refused', async () => {
    await fc.assert(
      fc.asyncProperty(some, some, some, async (gone, flipped, twice) => {
        const damaged = ring.flatMap((t, i) => {
          if (gone.includes(i)) return [];
          const own = flipped.includes(i) ? turnedSoup([t])[0]! : t;
          return twice.includes(i) ? [own, own] : [own];
        });
        const [found, again] = [await tried(damaged), await tried(damaged)];
        if (typeof found === 'string') {
          expect(again).toBe(found);
          return;
        }
        expect(found.mesh.corners).toEqual((again as MendedPart).mesh.corners);
        expect([edgesOf(found.mesh).openCount, found.report.watertight]).toEqual([0, true]);
        expect(Math.abs(found.volume / whole - 1)).toBeLessThan(0.06);
      }),
      { numRuns: 40 },
    );
  });

  it('is never refused for a few missing triangles', async () => {
    const few = fc.uniqueArray(fc.nat(ring.length - 1), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(few, async (gone) => {
        const { done } = await mended(ring.filter((_, i) => !gone.includes(i)));
        expect(done.holesClosed).toBeGreaterThan(0);
      }),
      { numRuns: 25 },
    );
  });
});
