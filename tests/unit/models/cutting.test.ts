import type { Manifold } from 'manifold-3d';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { goesOnBed, type PlainBed } from '../../../server/catalog/bed-turn.ts';
import { cutPart, type CutPart } from '../../../server/models/cutting/cut-part.ts';
import { cutSolid } from '../../../server/models/cutting/kernel/cut-solid.ts';
import { holeArea, holeDepth } from '../../../server/models/cutting/kernel/dowels.ts';
import type { Joint } from '../../../server/models/cutting/kernel/joints.ts';
import { modellerOf } from '../../../server/models/cutting/modeller.ts';
import type { Mesh } from '../../../server/models/mesh/mesh.ts';

type Modeller = Awaited<ReturnType<typeof modellerOf>>;
let modeller: Modeller;
beforeAll(async () => {
  modeller = await modellerOf();
});

const BEDS: readonly PlainBed[] = [
  { widthMm: 180, depthMm: 180, heightMm: 180 },
  { widthMm: 220, depthMm: 220, heightMm: 250 },
  { widthMm: 250, depthMm: 210, heightMm: 220 },
  { shape: 'CIRCULAR', widthMm: 260, depthMm: 260, heightMm: 330 },
];
const [MINI, COMMON] = BEDS as [PlainBed, PlainBed];

const boxOf = (size: [number, number, number]): Manifold => modeller.Manifold.cube(size);
const tubeOf = (radius: number, wall: number, length: number): Manifold =>
  modeller.Manifold.cylinder(length, radius, radius, 64).subtract(
    modeller.Manifold.cylinder(length, radius - wall, radius - wall, 64),
  );
/** A skin around an egg-like body, open at both ends, lying along x. */
const fuselageOf = (length: number, radius: number, wall: number): Manifold => {
  const outline = (out: number): [number, number][] =>
    Array.from({ length: 21 }, (_, i) => [radius * (0.35 + 0.65 * Math.sin((Math.PI * (i + 2)) / 25)) + out, (length * i) / 20]); // oxfmt-ignore
  const ring = [...outline(0), ...outline(-wall).reverse()];
  return modeller.CrossSection.ofPolygons([ring]).revolve(72).rotate([0, 90, 0]);
};

const meshOf = (solid: Manifold): Mesh => {
  const { vertProperties, triVerts } = solid.getMesh();
  return { points: vertProperties.slice(), corners: triVerts.slice(), degenerate: 0 };
};
const tried = (solid: Manifold, bed: PlainBed, joint: Joint) =>
  cutPart({ format: 'STL_BINARY', mesh: meshOf(solid) }, { bed, joint, nozzle: 0.4 });
const cut = async (solid: Manifold, bed: PlainBed, joint: Joint): Promise<CutPart> => {
  const found = await tried(solid, bed, joint);
  if (typeof found === 'string') throw new Error(found);
  return found;
};
const piecesOf = ({ parts }: CutPart) => parts.filter(({ dowel }) => dowel === null);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const holesOf = ({ cuts }: CutPart): number =>
  sum(cuts.map(({ dowel, count }) => (dowel ? count * holeArea(dowel) * holeDepth(dowel) : 0)));

/** What must be so of every cut: closed, on the bed, nothing lost. */
const expectSound = (found: CutPart, bed: PlainBed): void => {
  for (const { report } of found.parts) {
    expect(report.watertight).toBe(true);
    expect(report.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(goesOnBed(report.size as [number, number, number], bed)).toBe(true);
    expect(report.min[2]).toBeCloseTo(0, 5);
  }
};

describe('a part that is larger than a bed', () => {
  it('is cut into the fewest pieces, with dowels that go half into each', async () => {
    const found = await cut(boxOf([400, 60, 40]), COMMON, 'DOWELS');
    expect(piecesOf(found).map(({ report }) => report.size)).toEqual([[200, 60, 40], [200, 60, 40]]); // oxfmt-ignore
    expect(found.cuts).toMatchObject([{ pieces: [1, 2], joint: 'DOWELS', count: 2, dowel: { diameterMm: 8 } }]);
    const dowels = found.parts.filter(({ dowel }) => dowel !== null);
    expect(dowels.map(({ count, report }) => [count, ...report.size.map((side) => Math.round(side))])).toEqual([[2, 8, 8, 24]]); // oxfmt-ignore
    expectSound(found, COMMON);
  });

  it('is cut with dovetails where these are wished, which have play all round', async () => {
    const found = await cut(boxOf([400, 60, 40]), COMMON, 'DOVETAILS');
    expect(found.cuts).toMatchObject([{ joint: 'DOVETAILS', dowel: null }]);
    const [longer, rest] = piecesOf(found);
    expect([longer!.report.size[0], rest!.report.size[0]]).toEqual([208, 200]);
    const { count } = found.cuts[0]!;
    // Both flanks, head and the ledges at the neck: 0.15 mm of each, over the height.
    const gap = found.volumeBefore - sum(piecesOf(found).map(({ volume }) => volume));
    const flank = Math.hypot(8, 2);
    expect(gap / (count * 40 * 0.15 * (2 * flank + 12))).toBeCloseTo(1, 1);
    expectSound(found, COMMON);
  });

  it('has a plain cut where no joint finds room, and says so', async () => {
    const found = await cut(tubeOf(40, 1.2, 520), COMMON, 'DOWELS');
    expect(found.cuts.map(({ joint, count }) => [joint, count])).toEqual([['PLAIN', 0], ['PLAIN', 0]]); // oxfmt-ignore
    expectSound(found, COMMON);
  });

  it('is cut across several axes, and no hole meets another', async () => {
    const found = await cut(boxOf([400, 380, 480]), COMMON, 'DOVETAILS');
    expect(piecesOf(found)).toHaveLength(8);
    // Nothing slides where every axis is cut.
    expect(found.cuts.map(({ joint }) => joint)).toEqual(Array.from({ length: 12 }, () => 'DOWELS'));
    const whole = sum(piecesOf(found).map(({ volume }) => volume));
    expect((whole + holesOf(found)) / found.volumeBefore).toBeCloseTo(1, 5);
    expectSound(found, COMMON);
  });

  it('is not cut without need or without end, and not where nobody knows what is inside', async () => {
    const box = boxOf([400, 60, 40]);
    expect(await tried(boxOf([100, 60, 40]), COMMON, 'DOWELS')).toBe('FITS_ALREADY');
    expect(await tried(boxOf([1900, 1900, 40]), MINI, 'DOWELS')).toBe('TOO_MANY_PIECES');
    const { points, corners } = meshOf(box);
    const torn = { points, corners: corners.slice(3), degenerate: 0 };
    expect(await cutPart({ format: 'STL_BINARY', mesh: torn }, { bed: COMMON, joint: 'DOWELS', nozzle: 0.4 })).toBe('NOT_CLOSED'); // oxfmt-ignore
    const two = meshOf(box);
    const both = {
      points: Float32Array.from([...two.points, ...two.points.map((value) => value + 10)]),
      corners: Uint32Array.from([...two.corners, ...two.corners.map((corner) => corner + two.points.length / 3)]),
      degenerate: 0,
    };
    expect(await cutPart({ format: 'STL_BINARY', mesh: both }, { bed: COMMON, joint: 'DOWELS', nozzle: 0.4 })).toBe('BODIES_OVERLAP'); // oxfmt-ignore
  });
});

const shape = fc.oneof(
  fc.record({ kind: fc.constant('box' as const), x: fc.integer({ min: 60, max: 520 }), y: fc.integer({ min: 12, max: 420 }), z: fc.integer({ min: 8, max: 300 }) }), // oxfmt-ignore
  fc.record({ kind: fc.constant('tube' as const), x: fc.integer({ min: 15, max: 120 }), y: fc.integer({ min: 1, max: 14 }), z: fc.integer({ min: 260, max: 700 }) }), // oxfmt-ignore
  fc.record({ kind: fc.constant('fuselage' as const), x: fc.integer({ min: 300, max: 900 }), y: fc.integer({ min: 25, max: 90 }), z: fc.integer({ min: 1, max: 8 }) }), // oxfmt-ignore
);

const drawn = ({ kind, x, y, z }: { kind: 'box' | 'tube' | 'fuselage'; x: number; y: number; z: number }): Manifold => {
  if (kind === 'box') return boxOf([x, y, z]);
  return kind === 'tube' ? tubeOf(x, y, z) : fuselageOf(x, y, z);
};

/** Middles of the round holes in the face of a piece at a cut: of their rims, corners of the mesh in that plane. */
const rimAt = (piece: Manifold, axis: number, near: readonly number[], radius: number) => {
  const { points } = meshOf(piece);
  const rim = Array.from({ length: points.length / 3 }, (_, i) => Array.from(points.subarray(i * 3, i * 3 + 3))).filter(
    (point) => Math.abs(point[axis]! - near[axis]!) < 1e-3 && Math.abs(Math.hypot(...point.map((value, k) => value - near[k]!)) - radius) < 0.1, // oxfmt-ignore
  );
  return [rim.length, ...[0, 1, 2].map((k) => sum(rim.map((point) => point[k]!)) / rim.length)];
};

describe('boxes, tubes and fuselages of any size', () => {
  it('are closed pieces on each bed, and together what they were less the holes', async () => {
    await fc.assert(
      fc.asyncProperty(
        shape,
        fc.constantFrom(...BEDS),
        fc.constantFrom('DOWELS', 'DOVETAILS'),
        async (made, bed, joint) => {
          // oxfmt-ignore
          const found = await tried(drawn(made), bed, joint);
          if (typeof found === 'string') {
            expect(['FITS_ALREADY', 'TOO_MANY_PIECES']).toContain(found);
            return;
          }
          expectSound(found, bed);
          const whole = sum(piecesOf(found).map(({ volume }) => volume));
          const isByHoles = found.cuts.every(({ joint: own }) => own !== 'DOVETAILS');
          if (isByHoles) expect(Math.abs((whole + holesOf(found)) / found.volumeBefore - 1)).toBeLessThan(0.001);
          expect(whole / found.volumeBefore).toBeGreaterThan(0.9);
          expect(whole / found.volumeBefore).toBeLessThan(1.00001);
        },
      ),
      { numRuns: 8 },
    );
  });

  it('have holes in line across each cut to a hundredth of a millimetre', async () => {
    let seen = 0;
    await fc.assert(
      fc.asyncProperty(shape, fc.constantFrom(...BEDS), async (made, bed) => {
        const found = cutSolid(modeller, drawn(made), { bed, joint: 'DOWELS' });
        for (const { pieces, at, dowel } of found?.cuts ?? []) {
          for (const spot of at) {
            const sides = pieces.map((number) => found!.pieces[number - 1]!);
            const axis = [0, 1, 2].find((k) => Math.abs(sides[0]!.boundingBox().max[k]! - spot[k]!) < 1e-6 && Math.abs(sides[1]!.boundingBox().min[k]! - spot[k]!) < 1e-6)!; // oxfmt-ignore
            const [one, other] = sides.map((side) => rimAt(side, axis, spot, dowel!.diameterMm / 2 + 0.15));
            expect(one![0]).toBe(48);
            expect(other![0]).toBe(48);
            for (const k of [1, 2, 3]) expect(Math.abs(one![k]! - other![k]!)).toBeLessThan(0.01);
            seen += 1;
          }
        }
      }),
      { numRuns: 8 },
    );
    expect(seen).toBeGreaterThan(4);
  });
});
