import { describe, expect, it } from 'vitest';
import { GRAVITY } from '../../../web/codegen/flight/air.gen.ts';
import { thrustToWeight } from '../../../web/features/flight/ascent.ts';
import { ballastFor, centreOf } from '../../../web/features/flight/balance.ts';
import { bodyLift, finLift, totalLift, type BodySection, type FinSet } from '../../../web/features/flight/barrowman.ts';
import { marginVerdict, stabilityOf, type Rocket } from '../../../web/features/flight/rocket.ts';

interface Reference {
  sections: BodySection[];
  fins: FinSet[];
}

const section = (
  shape: BodySection['shape'],
  [fromMm, lengthMm]: [number, number],
  [foreMm, aftMm]: [number, number],
): BodySection => ({ shape, fromMm, lengthMm, foreMm, aftMm });

const calculated = ({ sections, fins }: Reference) => {
  const caliber = Math.max(...sections.map(({ aftMm }) => aftMm));
  return totalLift([...sections.map((one) => bodyLift(one, caliber)), ...fins.map((set) => finLift(set, caliber))]);
};

const within = (value: number, expected: number, share: number) => {
  expect(Math.abs(value / expected - 1), `${value} against ${expected}`).toBeLessThanOrEqual(share);
};

/** Estes Alpha III as OpenRocket's TestRockets builds it. */
const alpha = (count: number): Reference => ({
  sections: [section('OGIVE', [0, 70], [0, 24]), section('TUBE', [70, 200], [24, 24])],
  fins: [{ count, fromMm: 220, rootMm: 50, tipMm: 30, spanMm: 50, sweepMm: 20, bodyMm: 24 }],
});

/** Radius of a nose at a share of its length from the tip: the exact outlines, of base radius R and length L. */
const OUTLINE: Record<string, (share: number, R: number, L: number) => number> = {
  CONE: (share, R) => share * R,
  PARABOLA: (share, R) => Math.sqrt(share) * R,
  VON_KARMAN: (share, R) => {
    const theta = Math.acos(1 - 2 * share);
    return (R * Math.sqrt(theta - Math.sin(2 * theta) / 2)) / Math.sqrt(Math.PI);
  },
  OGIVE: (share, R, L) => {
    const rho = (R * R + L * L) / (2 * R);
    return Math.sqrt(rho * rho - (L - share * L) ** 2) + R - rho;
  },
  TRANSITION: (share) => share,
};

const STEPS = 20_000;

/** Slender-body theory: the lift on a slice is 2·dA, so it acts at ∫x·dA ÷ ∫dA; summed over slices of the true outline. */
const integratedBody = ({ shape, fromMm, lengthMm, foreMm, aftMm }: BodySection, caliber: number) => {
  const radius = (share: number) =>
    shape === 'TRANSITION' ? (foreMm + (aftMm - foreMm) * share) / 2 : OUTLINE[shape]!(share, aftMm / 2, lengthMm);
  let [area, moment] = [0, 0];
  for (let i = 0; i < STEPS; i++) {
    const grown = Math.PI * (radius((i + 1) / STEPS) ** 2 - radius(i / STEPS) ** 2);
    area += grown;
    moment += grown * (fromMm + ((i + 0.5) / STEPS) * lengthMm);
  }
  return { slope: (2 * area) / ((Math.PI * caliber ** 2) / 4), atMm: moment / area };
};

/**
 * Fins by strips: area, sweep of the middle of the chord and mean quarter-chord come from sums over the planform; the slope
 * is Diederich's, 2π·A·F ÷ (2 + F·√(1 + 4/F²)) with F = A ÷ cos Γ, for two panels in the plane of the wind; N panels
 * around the body lift as N/2 of one, and the body adds 1 + R ÷ (S + R).
 */
const integratedFins = (fins: FinSet, caliber: number) => {
  let [area, moment] = [0, 0];
  for (let i = 0; i < STEPS; i++) {
    const share = (i + 0.5) / STEPS;
    const chord = fins.rootMm + (fins.tipMm - fins.rootMm) * share;
    const strip = (chord * fins.spanMm) / STEPS;
    area += strip;
    moment += strip * (share * fins.sweepMm) + (strip * chord) / 4;
  }
  const aspect = (2 * fins.spanMm ** 2) / area;
  const sweep = Math.atan((fins.sweepMm + (fins.tipMm - fins.rootMm) / 2) / fins.spanMm);
  const f = aspect / Math.cos(sweep);
  const panel = (2 * Math.PI * (aspect / f) * f) / (2 + f * Math.sqrt(1 + 4 / f ** 2));
  const R = fins.bodyMm / 2;
  const slope = (fins.count / 2) * panel * (area / ((Math.PI * caliber ** 2) / 4)) * (1 + R / (fins.spanMm + R));
  return { slope, atMm: fins.fromMm + moment / area };
};

const integrated = ({ sections, fins }: Reference) => {
  const caliber = Math.max(...sections.map(({ aftMm }) => aftMm));
  const bodies = sections.filter(({ shape }) => shape !== 'TUBE').map((one) => integratedBody(one, caliber));
  return totalLift([...bodies, ...fins.map((set) => integratedFins(set, caliber))]);
};

const SUSTAINER: Reference = {
  sections: [section('VON_KARMAN', [0, 130], [0, 45]), section('TUBE', [130, 210], [45, 45])],
  fins: [{ count: 3, fromMm: 284, rootMm: 54, tipMm: 25, spanMm: 35, sweepMm: 38, bodyMm: 45 }],
};
const TWO_STAGES: Reference = {
  sections: [...SUSTAINER.sections, section('TRANSITION', [340, 31], [45, 54]), section('TUBE', [371, 241], [54, 54])],
  fins: [...SUSTAINER.fins, { count: 4, fromMm: 517, rootMm: 76, tipMm: 42, spanMm: 55, sweepMm: 46, bodyMm: 54 }],
};
const PAYLOADER: Reference = {
  sections: [
    section('CONE', [0, 90], [0, 41]),
    section('TUBE', [90, 120], [41, 41]),
    section('TRANSITION', [210, 40], [41, 25]),
    section('TUBE', [250, 260], [25, 25]),
  ],
  fins: [{ count: 4, fromMm: 440, rootMm: 70, tipMm: 35, spanMm: 48, sweepMm: 35, bodyMm: 25 }],
};

describe('the centre of pressure of five reference rockets', () => {
  // OpenRocket, BarrowmanCalculatorTest: testCPSimpleDry and testFinCountEffect, at Mach 0.3.
  it.each([[3, 26.14693374, 223.51541], [4, 34.19591165, 227.24216]])('is that of OpenRocket for the Estes Alpha III with %i fins', (count, slope, atMm) => {
    const whole = calculated(alpha(count));
    within(whole.atMm, atMm, 0.002);
    within(whole.slope, slope, 0.02);
  }); // oxfmt-ignore

  it.each(Object.entries({ 'a sustainer': SUSTAINER, 'two stages': TWO_STAGES, 'a payload behind a cone': PAYLOADER }))('is that of an integration over slices and strips for %s', (_name, rocket) => {
    const [whole, expected] = [calculated(rocket), integrated(rocket)];
    within(whole.atMm, expected.atMm, 0.02);
    within(whole.slope, expected.slope, 0.02);
  }); // oxfmt-ignore

  it('comes from noses whose lift acts where their volume says', () => {
    for (const shape of ['CONE', 'OGIVE', 'PARABOLA', 'VON_KARMAN'] as const) {
      const nose = section(shape, [0, 100], [0, 25]);
      within(bodyLift(nose, 25).atMm, integratedBody(nose, 25).atMm, 0.01);
    }
  });
});

const rocket: Rocket = {
  sections: TWO_STAGES.sections.map((one, i) => ({ ...one, stage: i < 2 ? 2 : 1 })),
  noseMm: 100,
  fins: TWO_STAGES.fins.map((set, i) => ({ ...set, stage: 2 - i, thicknessMm: 3, edge: 'ROUNDED' })),
  guides: [],
  parachute: null,
  masses: [
    { grams: 300, atMm: 200, stage: 2 },
    { grams: 200, atMm: 480, stage: 1 },
  ],
  mounts: [
    { stage: 1, seat: 'AFT', seatMm: 610, motors: [] },
    { stage: 2, seat: 'FRONT', seatMm: 280, motors: [] },
  ],
};
const motor = {
  maker: 'Estes',
  name: 'D12',
  diameterMm: 24,
  lengthMm: 70,
  totalGrams: 44,
  averageThrustN: 10.21,
  propellantGrams: 21.1,
  curve: '0 0 0.1 60 1 60 1.1 0',
};

describe('a rocket of two stages', () => {
  const setup = { motors: { 1: motor, 2: motor }, noseGrams: 0, railMetres: 1 };

  it('balances with its motors, each at half its length from the end that is held', () => {
    const { gravity } = stabilityOf(rocket, setup, 1);
    // 300·200 + 200·480 + 44·(610 − 35) + 44·(280 + 35) = 195,160 over 588 g
    expect(gravity.grams).toBeCloseTo(588, 6);
    expect(gravity.atMm).toBeCloseTo(195_160 / 588, 6);
  });

  it('loses the first stage and is measured by the second one’s diameter', () => {
    const alone = stabilityOf(rocket, setup, 2);
    expect(alone.caliberMm).toBe(45);
    expect(alone.gravity.atMm).toBeCloseTo((300 * 200 + 44 * 315) / 344, 6);
    within(alone.pressure.atMm, integrated(SUSTAINER).atMm, 0.02);
    expect(alone.margin).toBeCloseTo((alone.pressure.atMm - alone.gravity.atMm) / 45, 6);
  });

  it('grows stabler with a weight in the nose', () => {
    const weighted = stabilityOf(rocket, { ...setup, noseGrams: 50 }, 1);
    expect(weighted.margin).toBeGreaterThan(stabilityOf(rocket, setup, 1).margin);
  });

  it('has no launch without a motor below', () => {
    expect(stabilityOf(rocket, { ...setup, motors: { 2: motor } }, 1).ascent).toBeNull();
  });
});

describe('verdicts and launches', () => {
  it('flag a margin under one calibre and over five', () => {
    expect([0.99, 1, 2, 2.01, 5, 5.01].map(marginVerdict)).toEqual(['LOW', 'USUAL', 'USUAL', 'HIGH', 'HIGH', 'OVER']);
  });

  it('reckon thrust over weight, and the speed at the end of the rail from the thrust as it was measured', () => {
    expect(thrustToWeight(10, 200)).toBeCloseTo(5.0986, 3);
    // 60 N after a tenth of a second on 0.588 kg; without air √(2·L·(F ÷ m − g)) would be 13.5 m/s over one metre.
    const { ascent } = stabilityOf(rocket, { motors: { 1: motor, 2: motor }, noseGrams: 0, railMetres: 1 }, 1);
    const whole = Math.sqrt(2 * (60 / 0.588 - GRAVITY));
    expect(ascent!.exitMetresPerSecond).toBeGreaterThan(0.85 * whole);
    expect(ascent!.exitMetresPerSecond).toBeLessThan(whole);
    const weak = { ...motor, curve: '0 0 0.1 1 1 1 1.1 0' };
    expect(stabilityOf(rocket, { motors: { 1: weak, 2: motor }, noseGrams: 0, railMetres: 1 }, 1).ascent!.exitMetresPerSecond).toBe(0); // oxfmt-ignore
  });

  it('name the weight that moves the balance', () => {
    const whole = centreOf([{ grams: 100, atMm: 50 }, { grams: 100, atMm: 150 }]); // oxfmt-ignore
    expect(whole).toEqual({ grams: 200, atMm: 100 });
    const grams = ballastFor(whole, 10, 90)!;
    expect(grams).toBe(25);
    expect(centreOf([whole, { grams, atMm: 10 }]).atMm).toBeCloseTo(90, 9);
    expect(ballastFor(whole, 10, 110)).toBe(0);
    expect(ballastFor(whole, 95, 90)).toBeNull();
  });
});
