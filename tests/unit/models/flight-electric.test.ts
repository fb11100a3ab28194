import { describe, expect, it } from 'vitest';
import { fullPull, poweredOf, type ElectricMotor } from '../../../server/models/flight/simulation/electric.ts';
import { coefficientsAt, propellerLike, PROPELLERS } from '../../../server/models/flight/simulation/propellers.ts';

const AIR = 1.225;
const MOTOR: ElectricMotor = { kv: 1000, ohms: 0.09, idleAmps: 0.5, diameterInches: 9, pitchInches: 4.5 };
const PACK = { cells: 3, milliampHours: 1300 };
const PLANE = { area: 0.15, aspect: 6, kg: 0.9, maxLift: 1.2 };

describe('a propeller', () => {
  it('gives at each measured advance ratio what was measured, and straight lines between', () => {
    for (const { curve } of PROPELLERS) {
      for (const [advance, thrust, power] of curve) {
        expect(coefficientsAt(curve, advance).thrust).toBeCloseTo(thrust, 12);
        expect(coefficientsAt(curve, advance).power).toBeCloseTo(power, 12);
      }
      expect(curve.map(([advance]) => advance)).toEqual(curve.map(([advance]) => advance).toSorted((a, b) => a - b));
    }
    const [first, second] = [PROPELLERS[0]!.curve[0]!, PROPELLERS[0]!.curve[1]!];
    const middle = coefficientsAt(PROPELLERS[0]!.curve, (first[0] + second[0]) / 2);
    expect(middle.thrust).toBeCloseTo((first[1] + second[1]) / 2, 12);
  });

  it('that was not measured is the one of the nearest pitch over diameter, and says so', () => {
    expect(propellerLike(10, 5)).toMatchObject({ propeller: { name: '10 × 5 E' }, measured: true });
    expect(propellerLike(6, 4.5)).toMatchObject({ propeller: { name: '8 × 6 E' }, measured: false });
  });
});

describe('an electric drive', () => {
  it('turns where its torque is that of the propeller and its voltage that of the pack', () => {
    const { thrust, amps, volts, turns } = fullPull(MOTOR, PACK, AIR, 0);
    const { power } = coefficientsAt(propellerLike(9, 4.5).propeller.curve, 0);
    const shaft = power * AIR * turns ** 3 * (9 * 0.0254) ** 5;
    const back = (turns * 60) / MOTOR.kv;
    expect((amps - MOTOR.idleAmps) * back).toBeCloseTo(shaft, 3);
    expect(back + amps * MOTOR.ohms).toBeCloseTo(volts, 6);
    expect(thrust).toBeCloseTo(0.1012 * AIR * turns ** 2 * (9 * 0.0254) ** 4, 6);
    // A 2212 of 1000 kv with 9 × 4.5 on three cells is sold as one of 750 to 850 g and 10 to 13 A.
    expect(thrust / 9.80665).toBeGreaterThan(0.65);
    expect(thrust / 9.80665).toBeLessThan(0.95);
    expect(amps).toBeGreaterThan(8);
    expect(amps).toBeLessThan(15);
  });

  it('pulls and takes less the faster it flies', () => {
    const pulls = [0, 5, 10, 15].map((speed) => fullPull(MOTOR, PACK, AIR, speed));
    const thrusts = pulls.map(({ thrust }) => thrust);
    expect(thrusts).toEqual(thrusts.toSorted((a, b) => b - a));
    expect(pulls[3]!.amps).toBeLessThan(pulls[0]!.amps);
  });
});

describe('a plane under power', () => {
  it('has ranges from the worse to the better of what its drag may be', () => {
    const { topSpeed, climb, minutes } = poweredOf(MOTOR, PACK, PLANE, AIR);
    for (const [least, most] of [topSpeed, climb, minutes]) {
      expect(least).toBeGreaterThan(0);
      expect(most).toBeGreaterThan(least);
    }
    const pitchSpeed = fullPull(MOTOR, PACK, AIR, 0).turns * 1.3 * 4.5 * 0.0254;
    expect(topSpeed[1]).toBeLessThan(1.3 * pitchSpeed);
  });

  it('flies twice as long on twice the charge, and turns wider the heavier it is', () => {
    const [once, twice] = [1300, 2600].map((milliampHours) =>
      poweredOf(MOTOR, { cells: 3, milliampHours }, PLANE, AIR),
    );
    expect(twice!.minutes[0] / once!.minutes[0]).toBeCloseTo(2, 1);
    const heavy = poweredOf(MOTOR, PACK, { ...PLANE, kg: 1.8 }, AIR);
    expect(heavy.turnRadius / once!.turnRadius).toBeCloseTo(2, 6);
    expect(heavy.climb[0]).toBeLessThan(once!.climb[0]);
  });
});
