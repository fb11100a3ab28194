import { describe, expect, it } from 'vitest';
import { goesOnBed } from '../../../server/catalog/bed-turn.ts';
import { checkMesh } from '../../../server/models/mesh/check-mesh.ts';
import { standardChoice, type Choice, type Parameter } from '../../../server/models/tailoring/kernel/choice.ts';
import { laidBox } from '../../../server/models/tailoring/kernel/laid-box.ts';
import type { TailoredSolid } from '../../../server/models/tailoring/kernel/solids.ts';
import { tailoring as schema } from '../../../server/models/tailoring/tailoring.ts';
import { DUNAJ } from '../../../server/sample/models/boats/dunaj.ts';
import { HRON } from '../../../server/sample/models/boats/hron.ts';
import { GEMER } from '../../../server/sample/models/gemer.ts';
import { withKernel } from '../../../server/sample/models/kernel.ts';
import { KESTREL } from '../../../server/sample/models/planes/kestrel.ts';
import { LIENKA } from '../../../server/sample/models/planes/lienka.ts';
import type { ModelSource } from '../../../server/sample/models/source.ts';
import { tailor } from '../../support/tailor.ts';

const drawnFor = async ({ tailoring }: ModelSource, choice: Choice): Promise<readonly TailoredSolid[]> => {
  const made = await tailor(tailoring!.program, choice, null);
  if ('fault' in made) throw new Error(`${JSON.stringify(choice)} ${JSON.stringify(made)}`);
  return made.solids;
};

const reportOf = async ({ points, corners }: TailoredSolid) =>
  (
    await checkMesh(
      { format: 'STL_BINARY', mesh: { points, corners, degenerate: 0 } },
      { nozzle: 0.4 },
      () => undefined,
    )
  ).report;

/** The same numbers in every run. */
const numbers = (seed: number) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};

const NAMES = ['Žofia', 'WWWWWWWWWWWW', 'š-ÄÖÜ.ß', 'Ján 7'];

const anyChoice = (parameters: readonly Parameter[], next: () => number): Choice =>
  Object.fromEntries(
    parameters.map((parameter) => {
      const among = parameter.kind === 'OPTION' ? parameter.options.map(({ id }) => id) : NAMES;
      return [parameter.id, among[Math.floor(next() * among.length)]!];
    }),
  );

const turnOf = ({ parts }: ModelSource, { partId, dowel }: TailoredSolid) =>
  dowel ? ([0, 0, 0] as const) : parts.find(({ id }) => id === partId)!.printTurn;

describe.each([KESTREL, HRON, GEMER, DUNAJ, LIENKA])('the tailored $name', (model) => {
  const { parameters } = model.tailoring!;

  it('has a description that may be sold', () => {
    expect(schema.safeParse(model.tailoring).success).toBe(true);
  });

  it('is the model that is sold, as long as nothing is chosen', async () => {
    const solids = await drawnFor(model, standardChoice(parameters));
    const ids = new Set(solids.map(({ id }) => id));
    const drawn = model.parts.filter(({ id }) => ids.has(id));
    const sold = await withKernel(1, (kernel) => new Map(drawn.map((part) => [part.id, part.build(kernel).volume()])));
    expect(solids).toHaveLength(drawn.length);
    for (const solid of solids) {
      const source = drawn.find(({ id }) => id === solid.id)!;
      expect((await reportOf(solid)).volume / sold.get(solid.id)!, solid.id).toBeCloseTo(1, 1);
      expect(solid.places, solid.id).toMatchObject(source.placements);
    }
  });

  const next = numbers(model.id.length);
  const choices = [anyChoice(parameters, next), anyChoice(parameters, next)];

  it.each(choices)('is watertight, without a finding, and on the bed that was chosen: %j', async (choice) => {
    const side = Number(choice.bed) || Infinity;
    const bed = { widthMm: side, depthMm: side, heightMm: side };
    for (const solid of await drawnFor(model, choice)) {
      const report = await reportOf(solid);
      expect(report.watertight, solid.id).toBe(true);
      expect(report.findings.filter(({ severity }) => severity === 'error'), solid.id).toEqual([]); // oxfmt-ignore
      if (solid.piece) expect(goesOnBed(laidBox(solid, turnOf(model, solid)), bed), solid.id).toBe(true);
    }
  });

  it('bears the name that was chosen', async () => {
    const standard = standardChoice(parameters);
    const volume = async (name: string) => {
      const reports = await Promise.all((await drawnFor(model, { ...standard, name })).map(reportOf));
      return reports.reduce((sum, { volume: own }) => sum + own, 0);
    };
    expect((await volume('')) - (await volume('Žofia'))).toBeGreaterThan(10);
  });
});
