import { describe, expect, it } from 'vitest';
import { tailorParts, type TailorOrder } from '../../../server/models/tailoring/tailor-parts.ts';
import { volumesOf } from '../../../server/models/tailoring/kernel/volumes.ts';
import { tailor } from '../../support/tailor.ts';

const words = (text: string) => ({ en: text, sk: `${text} sk`, de: `${text} de` });

const bar = (cut: string): string => `function build() {
  const places = [{}, { move: [0, 90, 0] }];
  return { parts: { bar: { solid: box([0, 0, 0], [300, 30, 30]), places, cut: ${cut} } } };
}`;
const CUT = '{ bed: [160, 160, 160], turn: [90, 0, 0] }';

const order = (program: string, ids = ['bar']): TailorOrder => ({
  program,
  choice: {},
  parts: ids.map((id) => ({ id, name: words(id), turn: [90, 0, 0] })),
  base: null,
  flying: null,
});

describe('a part that is cut to a bed', () => {
  it('comes in pieces and their dowels, as many as of its copies', async () => {
    const made = await tailorParts(order(bar(CUT)));
    if ('fault' in made) throw new Error(made.fault);
    expect(made.parts.map(({ id, partId, copies, name }) => [id, partId, copies, name?.en])).toEqual([
      ['bar-1', 'bar', 2, 'bar 1/2'],
      ['bar-2', 'bar', 2, 'bar 2/2'],
      ['bar-dowel-5', 'bar', expect.any(Number), 'bar: dowel 5 × 16 mm'],
    ]);
    for (const { report } of made.parts) expect(Math.max(...report.size)).toBeLessThanOrEqual(160);
    expect(made.parts[1]!.name!.de).toBe('bar de 2/2');
  });

  it('stands where the whole did, and weighs as much but for its joints', async () => {
    const made = await tailor(bar(CUT), {}, null);
    if ('fault' in made) throw new Error(made.fault);
    expect(volumesOf(made.solids).bar! / (2 * 300 * 30 * 30)).toBeCloseTo(1, 1);
    const ends = made.solids.filter(({ piece }) => piece).flatMap(({ points }) => Array.from(points.filter((_, i) => i % 3 === 0))); // oxfmt-ignore
    expect([Math.min(...ends), Math.max(...ends)]).toEqual([0, 300]);
  });

  it('stays whole on a bed that takes it', async () => {
    const made = await tailor(bar('{ bed: [400, 400, 400] }'), {}, null);
    expect('fault' in made ? made : made.solids.map(({ id }) => id)).toEqual(['bar']);
  });

  it.each([
    ['a bed that is none', '{ bed: [0, 160, 160] }', 'PROGRAM'],
    ['an unknown joint', '{ bed: [160, 160, 160], joint: "GLUE" }', 'PROGRAM'],
    ['more than 24 pieces', '{ bed: [10, 10, 10] }', 'TOO_LARGE'],
  ])('is a fault with %s', async (_what, cut, fault) => {
    expect(await tailor(bar(cut), {}, null)).toMatchObject({ fault });
  });

  it('has no piece that is called as another part', async () => {
    expect(await tailorParts(order(bar(CUT), ['bar', 'bar-1']))).toMatchObject({ fault: 'PROGRAM' });
  });
});

it('a part that is nothing once it lies on the bed is unsound', async () => {
  const sheet = 'function build() { return { parts: { bar: box([0, 0, 0], [80, 60, 0.00001]) } }; }';
  expect(await tailorParts(order(sheet))).toEqual({ fault: 'UNSOUND', partId: 'bar', findings: [] });
});
