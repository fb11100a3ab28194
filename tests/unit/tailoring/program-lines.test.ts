import { describe, expect, it } from 'vitest';
import { tailor } from '../../support/tailor.ts';

const faultOf = (program: string) => tailor(program, {}, null);

describe('a wrong program', () => {
  it.each([
    ['is not written down', 'const a = 1;\nfunction build() {\n  const b = ;\n}', 3],
    ['asks for what there is not', 'function build() {\n  const a = 1;\n  return plate(a);\n}', 3],
    [
      'hands the wrong thing over',
      'const part = () =>\n  sphere(2).add(3);\nfunction build() {\n  return { parts: { a: part() } };\n}',
      2,
    ],
    [
      'draws what cannot be',
      'function build() {\n  const a = sphere(2);\n  const b = cylinder(2, -1);\n  return { parts: { a: a.add(b) } };\n}',
      3,
    ],
    [
      'draws nothing',
      'function build() {\n  const a = box([0, 0, 0], [1, 1, 1]);\n  return { parts: { a: a.subtract(\n    a) } };\n}',
      3,
    ],
  ])('has the line in which it %s', async (_what, program, line) => {
    expect(await faultOf(program)).toMatchObject({ fault: 'PROGRAM', line });
  });

  it('has none where it is wrong as a whole', async () => {
    expect(await faultOf('function build() { return 7; }')).not.toHaveProperty('line');
    expect(await faultOf('function build() { return { parts: {} }; }')).toEqual({ fault: 'PROGRAM', message: 'no parts' }); // oxfmt-ignore
  });
});
