import { describe, expect, it } from 'vitest';
import { figuresOf, type Plane } from '../../../web/features/flight/plane.ts';
import { cubicLoading, stallSpeed, wingLoading, wingLoadingImperial } from '../../../web/features/flight/wing.ts';

const OUNCE = 28.349523125;
const SQUARE_FOOT = 304.8 ** 2;

const within = (value: number, expected: number, share = 0.01) => {
  expect(Math.abs(value / expected - 1), `${value} against ${expected}`).toBeLessThanOrEqual(share);
};

describe('hand-worked loadings and stall speeds', () => {
  it('42 oz on 2.67 ft² are 15.7 oz/ft², 48 g/dm² and 9.6 oz/ft³', () => {
    const [grams, area] = [42 * OUNCE, 2.67 * SQUARE_FOOT];
    within(wingLoadingImperial(grams, area), 15.7);
    // 1190.7 g on 24.805 dm²
    within(wingLoading(grams, area), 48.0);
    // 42 ÷ 2.67^1.5 = 42 ÷ 4.3628
    within(cubicLoading(grams, area), 9.627);
  });

  it('a trainer of 1,000 g on 25 dm² with C_L 1.2 stalls at 7.3 m/s', () => {
    // √(2 · 9.807 N ÷ (1.225 · 0.25 · 1.2)) = √53.37
    within(stallSpeed(1000, 250_000, 1.2), 7.305);
    within(wingLoading(1000, 250_000), 40);
  });

  it('four times the mass stalls at twice the speed', () => {
    within(stallSpeed(2000, 150_000, 1) / stallSpeed(500, 150_000, 1), 2, 1e-9);
  });
});

const plane: Plane = {
  wing: { areaMm2: 150_000, maxLift: 1 },
  balance: { fromMm: 40, toMm: 55 },
  motor: { atMm: -180 },
  masses: [
    { grams: 600, atMm: 95 },
    { grams: 130, atMm: 30 },
  ],
  noseMm: -150,
};
const setup = { batteryGrams: 110, batteryMm: -80, motorGrams: 60, noseGrams: 0 };

describe('the balance of a plane', () => {
  it('is the sum of all moments over the all-up mass', () => {
    const { gravity } = figuresOf(plane, setup);
    expect(gravity.grams).toBe(900);
    // 57,000 + 3,900 − 8,800 − 10,800 = 41,300 over 900 g
    expect(gravity.atMm).toBeCloseTo(41_300 / 900, 9);
  });

  it('moves with a battery that slides by 10 mm', () => {
    const [here, back] = [figuresOf(plane, setup), figuresOf(plane, { ...setup, batteryMm: -70 })];
    expect(back.gravity.atMm - here.gravity.atMm).toBeCloseTo(here.perTenMm, 9);
    expect(here.perTenMm).toBeCloseTo(1100 / 900, 9);
  });

  it('is judged by the designer’s range, and says what weight in the nose is missing', () => {
    expect(figuresOf(plane, setup).verdict).toBe('IN_RANGE');
    expect(figuresOf(plane, { ...setup, batteryMm: -150 }).verdict).toBe('NOSE_HEAVY');
    const heavy = figuresOf(plane, { ...setup, batteryMm: 20 });
    expect(heavy.verdict).toBe('TAIL_HEAVY');
    const mended = figuresOf(plane, { ...setup, batteryMm: 20, noseGrams: heavy.missingGrams! });
    expect(mended.gravity.atMm).toBeCloseTo(plane.balance.toMm, 9);
  });
});
