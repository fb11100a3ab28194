import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { layOut } from '../../../server/delivery/package/bed-layout.ts';
import { combinedCrc32 } from '../../../server/delivery/package/crc32.ts';
import { cutPieces } from '../../../server/delivery/package/pieces.ts';
import {
  deflatedBody,
  joinedBody,
  openDeflated,
  storedBody,
  zipPieces,
} from '../../../server/delivery/package/zip-pieces.ts';
import { unzip } from '../../support/unzip.ts';

const bytes = fc.uint8Array({ maxLength: 3000 }).map((content) => Buffer.from(content));

test('the checksum of two pieces follows from those of each', () => {
  fc.assert(
    fc.property(bytes, bytes, (one, two) => {
      expect(combinedCrc32(crc32(one), crc32(two), two.length)).toBe(crc32(Buffer.concat([one, two])));
    }),
  );
});

describe('a zip of pieces', () => {
  it('gives back what went in: as it is, packed, and packed in parts that know nothing of each other', async () => {
    const parts = ['<model>'.repeat(50), 'mesh '.repeat(4000), '</model>'];
    const zip = zipPieces([
      { name: 'README.txt', body: deflatedBody(Buffer.from('read me')) },
      { name: '3MF/Špička.3mf', body: storedBody([Buffer.from('one '), Buffer.from('two')]) },
      { name: '3D/3dmodel.model', body: joinedBody(parts.map(openDeflated)) },
    ]);
    const entries = await unzip(Buffer.concat(zip as Buffer[]));
    expect([...entries].map(([name, content]) => [name, content.toString()])).toEqual([
      ['README.txt', 'read me'],
      ['3MF/Špička.3mf', 'one two'],
      ['3D/3dmodel.model', parts.join('')],
    ]);
  });

  it('is refused above 4 GB rather than written wrong', () => {
    const body = storedBody([{ sha256: 'a', start: 0, bytes: 3e9, crc32: 1 }]);
    expect(() => zipPieces([{ name: 'a', body }, { name: 'b', body }])).toThrow('4 GB'); // oxfmt-ignore
  });
});

test('a range of pieces is the range of their bytes', () => {
  fc.assert(
    fc.property(fc.array(bytes, { minLength: 1, maxLength: 6 }), fc.nat(), fc.nat(), (pieces, a, b) => {
      const whole = Buffer.concat(pieces);
      fc.pre(whole.length > 0);
      const [start, end] = [a % whole.length, b % whole.length].sort((x, y) => x - y) as [number, number];
      expect(Buffer.concat(cutPieces(pieces, { start, end }) as Buffer[])).toEqual(whole.subarray(start, end + 1));
    }),
  );
});

test('copies lie on the bed side by side, none in another, all at z = 0', () => {
  const size = fc.record({ width: fc.integer({ min: 5, max: 215 }), depth: fc.integer({ min: 5, max: 215 }) });
  const part = fc.record({ size, copies: fc.integer({ min: 1, max: 5 }), z: fc.integer({ min: -50, max: 50 }) });
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), (parts) => {
      const boxes = parts.map(({ size: { width, depth }, copies, z }) => ({
        copies,
        box: { min: [-width / 2, -depth / 2, z], max: [width / 2, depth / 2, z + 10] },
      }));
      const laid = layOut(boxes).map(({ part: at, move: [x, y, z] }) => {
        const { min, max } = boxes[at]!.box;
        expect(min[2]! + z).toBe(0);
        return { x0: min[0]! + x, x1: max[0]! + x, y0: min[1]! + y, y1: max[1]! + y };
      });
      expect(laid).toHaveLength(boxes.reduce((sum, { copies }) => sum + copies, 0));
      const near = (a: (typeof laid)[number], b: (typeof laid)[number]) =>
        a.x0 < b.x1 + 7.9 && b.x0 < a.x1 + 7.9 && a.y0 < b.y1 + 7.9 && b.y0 < a.y1 + 7.9;
      expect(laid.some((a, i) => laid.some((b, k) => k > i && near(a, b)))).toBe(false);
      expect(laid.every(({ x0, y0, y1 }) => x0 >= 0 && y0 >= 0 && y1 <= 220)).toBe(true);
    }),
  );
});
