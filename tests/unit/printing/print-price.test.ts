import { describe, expect, it } from 'vitest';
import { MATERIALS } from '../../../server/models/estimate/estimate-calibration.ts';
import { printPrice } from '../../../server/printing/print-price.ts';
import { PRINT_MATERIALS } from '../../../server/settings/printing.setting.ts';

const rates = (perKgMinor: number, hourMinor = 0, handlingMinor = 0) => ({ perKgMinor, hourMinor, handlingMinor });
const one = (grams: number, hours = 0, copies = 1) => ({ grams, hours, copies });

describe('the price of printing', () => {
  it('is material by weight, the printer by time, and handling once, however many copies', () => {
    const price = printPrice([one(12.4, 1, 2), one(2.48, 1 / 6, 3)], rates(2500, 150, 300));
    expect(price).toEqual({
      copies: 5,
      grams: 32.24,
      hours: 2.5,
      materialMinor: 81,
      machineMinor: 375,
      handlingMinor: 300,
      totalMinor: 756,
    });
  });

  it.each([
    [100, 2504, 250],
    [100, 2505, 251],
    [1005, 100, 101],
    [0.2, 2499, 0],
    [0.2, 2500, 1],
  ])('rounds %d g at %d cents a kilogram half up to %d cents', (grams, perKg, cents) => {
    expect(printPrice([one(grams)], rates(perKg)).materialMinor).toBe(cents);
  });

  it.each([
    [1 / 60, 29, 0],
    [1 / 60, 30, 1],
    [1.5, 101, 152],
  ])('rounds %d h at %d cents an hour half up to %d cents', (hours, hourMinor, cents) => {
    expect(printPrice([one(0, hours)], rates(1, hourMinor)).machineMinor).toBe(cents);
  });

  it('rounds once for all copies, not for each', () => {
    expect(printPrice([one(0.1, 0, 10)], rates(4000)).materialMinor).toBe(4);
    expect(printPrice([one(0.1), one(0.1)], rates(4000)).materialMinor).toBe(1);
  });

  it('is a cent at least: nothing is sold for nothing', () => {
    expect(printPrice([one(0.001)], rates(1)).totalMinor).toBe(1);
  });

  it('is exact for the most that can be asked for', () => {
    const price = printPrice(
      Array.from({ length: 40 }, () => one(5000, 200, 5)),
      rates(1_000_000, 100_000, 100_000),
    );
    expect(price.totalMinor).toBe(1_000_000 * 1000 + 100_000 * 40_000 + 100_000);
  });
});

it('knows what everything weighs that the owner may stock', () => {
  expect(PRINT_MATERIALS.filter((name) => !(name in MATERIALS))).toEqual([]);
  expect(Object.keys(MATERIALS).filter((name) => !PRINT_MATERIALS.some((one) => one === name))).toEqual([]);
});
