import { describe, expect, it } from 'vitest';
import { goesOnBed } from '../../../server/catalog/bed-turn.ts';
import type { RocketFacts } from '../../../server/models/flight/flight.ts';
import { groundedChoice } from '../../../server/models/tailoring/grounded-choice.ts';
import { laidBox } from '../../../server/models/tailoring/kernel/laid-box.ts';
import { rocketFacts } from '../../support/builders/build-flight.ts';
import { tailor } from '../../support/tailor.ts';

const words = (text: string) => ({ en: text, sk: text, de: text });
const PARTS = [
  { id: 'nose', name: words('Nose'), grams: 41.5, quantity: 1 },
  { id: 'fin', name: words('Fin'), grams: 4, quantity: 3 },
];
const STANDARD = { flight: null, shares: {} };

const grounded = (flight: unknown, shares = {}, facts: RocketFacts = rocketFacts()) =>
  groundedChoice({ flight: facts, parts: PARTS }, { flight, shares }, STANDARD);

describe('a rocket as it was chosen', () => {
  it('may fly where one of its motors flies it well', () => {
    expect(grounded(null)).toBeNull();
    expect(grounded({ fins: [{ spanMm: 50 }] })).toBeNull();
  });

  it('should not fly where no motor goes into a mount', () => {
    expect(grounded({ mounts: [{ diameterMm: 9 }] })).toBe('NO_MOTOR');
  });

  it('should not fly where it is unstable with every motor', () => {
    expect(grounded({ fins: [{ spanMm: 4 }] })).toBe('UNSTABLE');
    expect(grounded(null, { fin: 40 })).toBe('UNSTABLE');
  });

  it('should not fly where it leaves its rail too slowly with every motor', () => {
    expect(grounded({ fittings: [{ grams: 4000 }] })).toBe('SLOW');
  });

  it('is judged stage by stage, and with a motor above it', () => {
    const facts = rocketFacts();
    const [body] = facts.sections;
    const booster = { ...facts.sections[1]!, stage: 1, fromMm: 360, lengthMm: 200 };
    const staged = rocketFacts({
      sections: [{ ...body!, stage: 2 }, { ...facts.sections[1]!, stage: 2 }, booster],
      fins: [
        { ...facts.fins[0]!, stage: 2 },
        { ...facts.fins[0]!, stage: 1, fromMm: 480, spanMm: 70 },
      ],
      mounts: [
        { ...facts.mounts[0]!, stage: 2 },
        { ...facts.mounts[0]!, stage: 1, diameterMm: 29, lengthMm: 124, seatMm: 557 },
      ],
      fittings: facts.fittings.map((each) => ({ ...each, stage: 2 })),
      printed: [
        { partId: 'nose', stage: 2, atMm: 60 },
        { partId: 'fin', stage: 1, atMm: 540 },
      ],
      guides: [],
    });
    expect(grounded(null, {}, staged)).toBeNull();
    expect(grounded({ fins: [{ spanMm: 4 }] }, {}, staged)).toBe('UNSTABLE');
    expect(grounded({ fins: [null, { spanMm: 5 }] }, { fin: 20 }, staged)).toBe('UNSTABLE');
  });

  it('is not judged where it does not fly by standard either, nor where it is none', () => {
    expect(grounded({ fins: [{ spanMm: 3 }] }, {}, rocketFacts({ fins: [{ ...rocketFacts().fins[0]!, spanMm: 4 }] }))).toBeNull(); // oxfmt-ignore
    expect(grounded({ fins: 'none' })).toBeNull();
  });
});

describe('a part that was drawn', () => {
  const PROGRAM =
    'const build = () => ({ parts: { fin: box([0, 0, 0], [90, 8, 30]).add(cylinder(5, 60).turn(20, 30, 40)) } })';
  const TURN = [35, -70, 110] as const;

  it('has the size on its bed that its file will have', async () => {
    const [stands, lies] = [await tailor(PROGRAM, {}, null), await tailor(PROGRAM, {}, { fin: TURN })];
    if ('fault' in stands || 'fault' in lies) throw new Error('not drawn');
    const [turned, file] = [laidBox(stands.solids[0]!, TURN), laidBox(lies.solids[0]!, [0, 0, 0])];
    for (const side of [0, 1, 2, 3] as const) expect(turned[side]).toBeCloseTo(file[side], 1);
    expect(goesOnBed(turned, { widthMm: 180, depthMm: 180, heightMm: 180 })).toBe(true);
    expect(goesOnBed(turned, { widthMm: 50, depthMm: 50, heightMm: 180 })).toBe(false);
  });
});
