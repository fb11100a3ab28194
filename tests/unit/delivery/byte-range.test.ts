import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRange } from '../../../server/delivery/links/byte-range.ts';

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=2-4', { start: 2, end: 4 }],
  ['bytes=7-', { start: 7, end: 9 }],
  ['bytes=7-99', { start: 7, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=10-20', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=4-2', null],
  ['bytes=-', null],
  ['bytes=0-1,3-4', null],
  ['items=0-1', null],
  ['bytes=a-b', null],
  ['', null],
])('of ten bytes %j is %j', (header, expected) => {
  expect(parseRange(header, 10)).toEqual(expected);
});

test('a range never leaves the file', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.nat(1000), (first, last, size) => {
      const range = parseRange(`bytes=${first}-${last}`, size);
      if (range === null || range === 'unsatisfiable') return;
      expect(range.start).toBeLessThanOrEqual(range.end);
      expect(range.end).toBeLessThan(size);
    }),
  );
});
