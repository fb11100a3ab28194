import { describe, expect, it } from 'vitest';
import { checkMesh } from '../../../server/models/mesh/check-mesh.ts';
import { standardChoice, type Choice } from '../../../server/models/tailoring/kernel/choice.ts';
import type { Body } from '../../../server/models/tailoring/kernel/kept-bodies.ts';
import { changedFlight } from '../../../server/models/flight/changed-flight.ts';
import { KRIVAN } from '../../../server/sample/models/rockets/krivan.ts';
import { KRIVAN_TAILORING } from '../../../server/sample/models/rockets/krivan-tailoring.ts';
import { withKernel } from '../../../server/sample/models/kernel.ts';
import { tailor } from '../../support/tailor.ts';

const { parameters, program } = KRIVAN_TAILORING;
const TURNS = Object.fromEntries(KRIVAN.parts.map(({ id, printTurn }) => [id, printTurn]));

const reportOf = ({ points, corners }: Body) =>
  checkMesh({ format: 'STL_BINARY', mesh: { points, corners, degenerate: 0 } }, { nozzle: 0.4 }, () => undefined);

const partsOf = async (choice: Choice) => {
  const made = await tailor(program, choice, TURNS);
  if ('fault' in made) throw new Error(JSON.stringify(made));
  return Promise.all(
    made.solids.map(async (solid) => ({
      id: solid.id,
      copies: solid.places.length,
      report: (await reportOf(solid)).report,
    })),
  );
};

const bores = ['24', '29', '38'];

/** Each part depends on one thing that is chosen: with these, every body of all 72 choices is drawn. */
const CHOICES = [
  ...bores.map((booster) => ({ booster, sustainer: '24', fins: 100 })),
  ...['18', '29'].map((sustainer) => ({ booster: '38', sustainer, fins: 100 })),
  ...Array.from({ length: 8 }, (_, step) => ({ booster: '38', sustainer: '24', fins: 105 + 5 * step })),
];

describe('the tailored Kriváň', () => {
  it('is the model that is sold, as long as nothing is chosen', async () => {
    const parts = await partsOf(standardChoice(parameters));
    const drawn = KRIVAN.parts.filter((part) => parts.some(({ id }) => id === part.id));
    const sold = await withKernel(1, (kernel) => new Map(drawn.map((part) => [part.id, part.build(kernel).volume()])));
    for (const { id, report, copies } of parts) {
      expect(report.volume / sold.get(id)!, id).toBeCloseTo(1, 1);
      expect(copies, id).toBe(KRIVAN.parts.find((part) => part.id === id)!.quantity);
    }
  });

  it('is watertight, without a finding, and at home on a bed of 180 mm for every choice there is', async () => {
    // A part that a change does not touch is the same body again.
    const seen = new Set<Float32Array>();
    for (const choice of CHOICES) {
      const made = await tailor(program, choice, null);
      if ('fault' in made) throw new Error(JSON.stringify(made));
      for (const solid of made.solids.filter(({ points }) => !seen.has(points))) {
        seen.add(solid.points);
        const { report } = await reportOf(solid);
        expect(report.watertight, solid.id).toBe(true);
        expect(
          report.findings.filter(({ severity }) => severity === 'error'),
          solid.id,
        ).toEqual([]);
        expect(Math.max(...report.size), solid.id).toBeLessThan(180);
      }
    }
    expect(seen.size).toBe(3 + 3 + 3 + 9 + 9);
  });

  it('takes the motor that was chosen', async () => {
    for (const motor of bores) {
      const made = await tailor(program, { booster: motor, sustainer: '18', fins: 100 }, null);
      if ('fault' in made) throw new Error(made.fault);
      const { points, name } = made.solids.find(({ id }) => id === 'booster-mount')!;
      expect(name).toMatchObject({ en: `Motor mount ${motor} mm`, de: `Motorhalter ${motor} mm` });
      const radii = Array.from({ length: points.length / 3 }, (_, i) => Math.hypot(points[3 * i]!, points[3 * i + 1]!));
      expect(2 * Math.min(...radii)).toBeCloseTo(Number(motor) + 0.4, 1);
      expect(changedFlight({ ...KRIVAN.flight!.facts, printed: [] }, made.flight)).toMatchObject({
        mounts: [{ diameterMm: Number(motor), seat: 'AFT' }, { diameterMm: 18 }],
      });
    }
  });

  it('is the same to the last bit whenever it is made', async () => {
    const choice = { booster: '29', sustainer: '24', fins: 120 };
    const [one, other] = [await tailor(program, choice, TURNS), await tailor(program, choice, TURNS)];
    expect(one).toEqual(other);
  });

  it('refuses a booster that is weaker than what it carries', async () => {
    expect(await tailor(program, { booster: '24', sustainer: '29', fins: 100 }, null)).toMatchObject({
      fault: 'REFUSED',
    });
  });
});
