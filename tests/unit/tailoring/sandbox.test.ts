import { describe, expect, it } from 'vitest';
import { tailor } from '../../support/tailor.ts';

const run = async (program: string, choice = {}) => {
  const made = await tailor(program, choice, null);
  return 'fault' in made ? made : made.solids.map(({ id, corners }) => [id, corners.length / 3]);
};

const body = (work: string): string => `function build() { ${work} }`;

describe('the sandbox of a model’s program', () => {
  it('draws what it is asked for', async () => {
    expect(
      await run('const build = ({ wide }) => ({ parts: { block: box([0, 0, 0], [wide, 1, 1]) } })', { wide: 3 }),
    ).toEqual([['block', 12]]);
  });

  it.each([
    'fetch("https://example.com")',
    'require("node:fs")',
    'process.exit()',
    'new WebSocket("wss://example.com")',
    'setTimeout(() => 1)',
    'new Date()',
    'Math.random()',
    'globalThis.constructor.constructor("return process")().exit()',
    'import("node:fs")',
  ])('has no %s', async (call) => {
    expect(await run(body(`${call}; return { parts: { block: box([0, 0, 0], [1, 1, 1]) } };`))).toMatchObject({
      fault: 'PROGRAM',
    });
  });

  it.each([
    ['an endless loop', 'for (;;);'],
    ['a loop that catches its end', 'try { for (;;); } catch { for (;;); } finally { for (;;); }'],
    ['endless lists', 'const all = []; for (;;) all.push(new Array(1000).fill(all.length));'],
    ['endless texts', 'const all = []; for (;;) all.push("x".repeat(100000) + all.length);'],
    ['endless steps', 'for (;;) box([0, 0, 0], [1, 1, 1]);'],
    [
      'too many triangles',
      'let all = sphere(90); for (let i = 0; i < 300; i++) all = all.add(sphere(90).move(i)); return { parts: { all } };',
    ],
  ])('ends %s', async (_what, work) => {
    expect(await run(body(work))).toEqual({ fault: 'TOO_LARGE' });
  });

  it('works out once what stands outside of `build`, and remembers nothing of a choice', async () => {
    const program = `let runs = 0; const all = []; const block = box([0, 0, 0], [2, 2, 2]);
      function build({ wide }) {
        all.push(new Array(wide * 1000).fill(++runs));
        return { parts: { block, ['runs-' + runs + '-of-' + all.length]: box([0, 0, 0], [wide, 1, 1]) } };
      }`;
    const once = [['block', 12], ['runs-1-of-1', 12]]; // oxfmt-ignore
    for (const wide of [1, 50, 2]) expect(await run(program, { wide })).toEqual(once);
    expect(await run(body('return { parts: { ball: sphere(2) } };'))).toEqual([['ball', expect.any(Number)]]);
    for (const wide of [3, 1]) expect(await run(program, { wide })).toEqual(once);
  });

  it('goes on after one that broke it', async () => {
    expect(await run(body('const f = () => f() + 1; return f();'))).toMatchObject({ fault: 'PROGRAM' });
    expect(await run(body('return { parts: { ball: sphere(2) } };'))).toEqual([['ball', expect.any(Number)]]);
  });

  it.each([
    ['lists', 'Array.prototype.map = () => [{ id: "a", step: 1e9, places: [] }];'],
    [
      'what is written down',
      'Object.prototype.toJSON = () => ({ steps: [["box"]], parts: [{ id: "a", step: 0, places: [7] }] });',
    ],
    ['a refusal', 'Object.prototype.toJSON = () => ({ fault: "REFUSED", reason: 7 });'],
    ['a step', 'Object.prototype.toJSON = () => ({ steps: [["constructor", "x"]], parts: [] });'],
    ['names', 'return { parts: { "../../etc/passwd": sphere(2) } };'],
    ['sizes', 'return { parts: { a: box([0, 0, 0], [1e300, 1, NaN]) } };'],
    [
      'open meshes',
      'return { parts: { a: mesh([[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]], [[0, 1, 2], [0, 1, 2], [0, 1, 2], [0, 1, 2]]) } };',
    ],
  ])('is not believed in %s', async (_what, work) => {
    expect(await run(body(`${work} return { parts: { a: sphere(2) } };`))).toMatchObject({ fault: 'PROGRAM' });
  });

  it('says in the program’s words why a choice is refused', async () => {
    expect(await run(body('refuse("Too thin.", "Príliš tenké.", "Zu dünn.");'))).toEqual({
      fault: 'REFUSED',
      reason: { en: 'Too thin.', sk: 'Príliš tenké.', de: 'Zu dünn.' },
    });
  });
});
