import { describe, expect, it } from 'vitest';
import { comparedParts, type PartState } from '../../../server/models/comparison/compared-parts.ts';

const FACTS = {
  triangles: 12,
  shells: 1,
  watertight: true,
  volumeMm3: 3600,
  surfaceMm2: 2820,
  steepMm2: 420,
  flatMm2: 2400,
  heightMm: 3,
  overlapMm3: 0,
};

const part = (id: string, sha256: string, over: Partial<PartState> = {}): PartState => ({
  id,
  sha256,
  quantity: 1,
  sizeMm: [40, 30, 3],
  facts: FACTS,
  ...over,
});

const told = (older: readonly PartState[], newer: readonly PartState[]) => {
  const { changes, unchanged } = comparedParts(older, newer);
  return { unchanged, kinds: changes.map(({ kind, before, after }) => [kind, before?.id, after?.id]) };
};

describe('parts of two versions', () => {
  it('are compared by the content of their files, whatever their order', () => {
    const parts = [part('fin', 'a'), part('nose', 'b')];
    expect(told(parts, [...parts].reverse())).toEqual({ unchanged: 2, kinds: [] });
  });

  it('are new, gone or changed, in the order of the newer version and then of the older', () => {
    const older = [part('cap', 'x'), part('fin', 'a'), part('nose', 'b'), part('pin', 'y')];
    const longer = part('fin', 'a2', { sizeMm: [80, 30, 3], facts: { ...FACTS, volumeMm3: 7200 } });
    expect(told(older, [part('nose', 'b'), part('tail', 'c'), longer])).toEqual({
      unchanged: 1,
      kinds: [
        ['ADDED', undefined, 'tail'],
        ['CHANGED', 'fin', 'fin'],
        ['REMOVED', 'cap', undefined],
        ['REMOVED', 'pin', undefined],
      ],
    });
  });

  it('have another name where the file of one that is gone comes under a new id, each file once', () => {
    const older = [part('fin', 'a'), part('fin-2', 'a'), part('nose', 'b')];
    const newer = [part('fin-left', 'a'), part('fin-right', 'a'), part('fin-third', 'a'), part('nose', 'b')];
    expect(told(older, newer)).toEqual({
      unchanged: 1,
      kinds: [
        ['RENAMED', 'fin', 'fin-left'],
        ['RENAMED', 'fin-2', 'fin-right'],
        ['ADDED', undefined, 'fin-third'],
      ],
    });
  });

  it('were only written anew where another file measures the same, as far as seven digits tell', () => {
    const again = part('fin', 'a2', { facts: { ...FACTS, volumeMm3: 3600.001 }, sizeMm: [40.001, 30, 3] });
    expect(told([part('fin', 'a')], [again]).kinds).toEqual([['REWRITTEN', 'fin', 'fin']]);
  });

  it.each([
    ['a little more plastic', { facts: { ...FACTS, volumeMm3: 3601 } }],
    ['another size', { sizeMm: [40.1, 30, 3] }],
    ['another body', { facts: { ...FACTS, shells: 2 } }],
    ['nothing measured', { facts: null }],
  ])('changed where another file has %s', (_, over) => {
    expect(told([part('fin', 'a')], [part('fin', 'a2', over)]).kinds).toEqual([['CHANGED', 'fin', 'fin']]);
  });

  it('are printed in another number where the file stayed', () => {
    expect(told([part('fin', 'a')], [part('fin', 'a', { quantity: 4 })]).kinds).toEqual([['RECOUNTED', 'fin', 'fin']]);
  });
});
