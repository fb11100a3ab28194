import { describe, expect, it } from 'vitest';
import { checkMesh } from '../../../server/models/mesh/check-mesh.ts';
import { checkedChoice } from '../../../server/models/tailoring/kernel/choice.ts';
import type { Body } from '../../../server/models/tailoring/kernel/kept-bodies.ts';
import { isPrintable, LETTERS } from '../../../server/models/tailoring/kernel/letters.ts';
import { textOutline } from '../../../server/models/tailoring/kernel/text-outline.ts';
import { KRIVAN_TAILORING } from '../../../server/sample/models/rockets/krivan-tailoring.ts';
import { textOutline as inBrowser } from '../../../web/codegen/tailoring/text-outline.gen.ts';
import { tailor } from '../../support/tailor.ts';

const boundsOf = (words: string, height: number, most?: number) => {
  const points = textOutline(words, height, most)!.flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
};

/** The same numbers in every run (mulberry32). */
const randomly = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
};

const chance = randomly(18);
const word = (most: number) =>
  Array.from({ length: 1 + Math.floor(chance() * most) }, () => LETTERS[Math.floor(chance() * LETTERS.length)]).join(
    '',
  );

const reportOf = async ({ points, corners }: Body) =>
  (
    await checkMesh(
      { format: 'STL_BINARY', mesh: { points, corners, degenerate: 0 } },
      { nozzle: 0.4 },
      () => undefined,
    )
  ).report;

describe('the outline of words', () => {
  it('is known of every letter that may be printed, and of no other', () => {
    for (const letter of LETTERS) expect(textOutline(letter, 8), letter).not.toBeNull();
    for (const words of ['😀', 'Ж', 'a\u0000'])
      expect([textOutline(words, 8), isPrintable(words)]).toEqual([null, false]);
    expect(isPrintable('Ľúbi ťa Jürgen – 100 ×')).toBe(false);
    expect(isPrintable('Ľúbi ťa Jürgen – 100 %'.replace(' %', ''))).toBe(true);
  });

  it('is as high as it should be, about the origin, and no wider than it may be', () => {
    const { left, right, bottom, top } = boundsOf('HEH', 10);
    expect([bottom, top]).toEqual([-5, 5]);
    expect(left + right).toBeCloseTo(0, 0);
    const narrow = boundsOf('HEH', 10, 12);
    expect(narrow.right - narrow.left).toBeLessThan(12);
    expect(narrow.top).toBeCloseTo((5 * (narrow.right - narrow.left)) / (right - left), 5);
  });

  it('is the same in a browser', () => {
    for (const height of [5, 30]) expect(inBrowser(LETTERS, height, 90)).toEqual(textOutline(LETTERS, height, 90));
  });
});

describe('a text that is chosen', () => {
  const chosen = (name: string) => checkedChoice(KRIVAN_TAILORING.parameters, { name });

  it('has letters that can be printed, and no more than it may', () => {
    expect(chosen(' Žofia Čierna ')?.name).toBe('Žofia Čierna');
    expect(chosen('Z\u030cofia')?.name).toBe('Žofia');
    for (const name of ['Женя', '🚀', 'seventeen letters', 'a\nb']) expect(chosen(name)).toBeNull();
  });
});

describe('a name on a fin', () => {
  const PLATE =
    'const build = ({ name }) => ({ parts: { plate: box([-60, -12, 0], [60, 12, 2]).add(text(name, 12, 110).extrude(1).move(0, 0, 1.6)) } })';

  it('stands on a plate that is watertight and without a finding, whatever it is', async () => {
    for (let i = 0; i < 40; i++) {
      const name = word(30).trim() || 'X';
      const made = await tailor(PLATE, { name }, { plate: [0, 0, 0] });
      if ('fault' in made) throw new Error(`${name} ${JSON.stringify(made)}`);
      const report = await reportOf(made.solids[0]!);
      expect(report.watertight, name).toBe(true);
      expect(report.findings.filter(({ severity }) => severity === 'error'), name).toEqual([]); // oxfmt-ignore
    }
  });

  it('is cut into those of the Kriváň, deep enough to be seen, within its blade', async () => {
    const { program } = KRIVAN_TAILORING;
    const choice = { booster: '38', sustainer: '24', fins: 100 };
    const finOf = async (name: string) => {
      const made = await tailor(program, { ...choice, name }, null);
      if ('fault' in made) throw new Error(`${name} ${JSON.stringify(made)}`);
      return reportOf(made.solids.find(({ id }) => id === 'booster-fin')!);
    };
    const plain = await finOf('');
    for (const name of [
      'Žofia',
      'WWWWWWWWWWWWWWWW',
      'šťúýž-ÄÖÜ.ß',
      ...Array.from({ length: 2 }, () => word(16).trim() || 'X'),
    ]) {
      const report = await finOf(name);
      expect(report.watertight, name).toBe(true);
      expect(report.findings.filter(({ severity }) => severity === 'error'), name).toEqual([]); // oxfmt-ignore
      expect(report.size, name).toEqual(plain.size);
      expect(plain.volume - report.volume, name).toBeGreaterThan(0.5);
      expect(plain.volume - report.volume, name).toBeLessThan(0.8 * 8 * 46);
    }
  });
});
