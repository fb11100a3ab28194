import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meshSourceOf } from '../../../server/models/mesh/analyse-mesh.ts';
import { readMesh } from '../../../server/models/mesh/read-mesh.ts';
import { afterTurn, downOf, radiansOf, turned, type Triple } from '../../../server/models/turning/rotation.ts';
import { turnPart } from '../../../server/models/turning/turn-part.ts';
import { binaryOf, boxSoup } from './stl-writing.ts';

const RADIANS = Math.PI / 180;
const inRadians = (turn: Triple): Triple => [turn[0] * RADIANS, turn[1] * RADIANS, turn[2] * RADIANS];
const read = (soup: number[][]) => readMesh(meshSourceOf(binaryOf(soup)));
const angle = fc.double({ min: -180, max: 180, noNaN: true });

describe('turning a part', () => {
  it('lays the larger face down exactly, on the bed, whichever way it stood', async () => {
    const plate = await read(boxSoup([0, 0, 0], [90, 60, 4]));
    await fc.assert(
      fc.asyncProperty(angle, angle, async (x, y) => {
        const mesh = turned(plate.mesh, inRadians([x, y, 0]));
        const found = await turnPart({ format: 'STL_BINARY', mesh }, { nozzle: 0.4 });
        if (found === 'LIES_BEST') return;
        if (typeof found === 'string') throw new Error(found);
        expect(found.report.min[2]).toBeCloseTo(0, 4);
        expect(found.report.size[2]).toBeCloseTo(4, 3);
        expect(found.report.printing!.firstLayerMm2).toBeCloseTo(5400, 0);
        expect(found.report.volume).toBeCloseTo(found.before.volume, 0);
      }),
      { numRuns: 12 },
    );
  });

  it('says two turns as one', () => {
    fc.assert(
      fc.property(angle, angle, angle, (x, y, z) => {
        const [first, second] = [[x, y, z], [z, x / 2, y]] as const; // oxfmt-ignore
        const mesh = { points: Float32Array.of(1, 2, 3, -4, 5, 1, 0, 0, 0, 7, -2, 4), corners: Uint32Array.of(0, 1, 2), degenerate: 0 }; // oxfmt-ignore
        const twice = turned(turned(mesh, inRadians(first)), inRadians(second));
        const once = turned(mesh, inRadians(afterTurn(first, second)));
        // From corner to corner: where the lowest stands is no matter.
        for (let i = 3; i < 12; i++) expect(once.points[i]! - once.points[i % 3]!).toBeCloseTo(twice.points[i]! - twice.points[i % 3]!, 1); // oxfmt-ignore
      }),
    );
  });

  it('finds the turn that brings a direction down', () => {
    fc.assert(
      fc.property(angle, angle, (x, y) => {
        const down = downOf([x, y, 0]);
        const again = downOf(radiansOf(down).map((radians) => radians / RADIANS) as unknown as Triple);
        for (const i of [0, 1, 2]) expect(again[i]).toBeCloseTo(down[i]!, 6);
      }),
    );
  });
});
