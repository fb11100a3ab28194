import { describe, expect, it } from 'vitest';
import { MATERIALS, type PrinterClass } from '../../../server/models/estimate/estimate-calibration.ts';
import { estimatePrint, plasticCm3, printCost, type PrintSettings } from '../../../server/models/estimate/estimate.ts';
import { analyseMesh, meshSourceOf } from '../../../server/models/mesh/analyse-mesh.ts';
import { factsOf, type PartFacts } from '../../../server/models/part-facts.ts';
import { MATERIALS as ADMIN_MATERIALS } from '../../../web/features/admin-product/model/part-colours.ts';
import { REFERENCE } from './prusaslicer-reference.ts';
import { SOLIDS, solidStl } from './reference-parts.ts';

const LIGHT: PrintSettings = { layerHeightMm: 0.2, infillPercent: 15, walls: 2, material: 'PLA' };
const STRONG: PrintSettings = { layerHeightMm: 0.2, infillPercent: 30, walls: 3, material: 'PLA' };
const CLASSES: PrinterClass[] = ['CLASSIC', 'QUICK', 'FAST'];

/** As in `REFERENCE`, the strong filling with `filament_max_volumetric_speed = 1.8`: hours on a CLASSIC and a FAST printer. */
const SOFT = [
  ['cube-20', 0.719, 0.697],
  ['tube', 1.643, 1.626],
  ['bracket', 1.298, 1.23],
] as const;

const CUBE: PartFacts = {
  triangles: 12,
  shells: 1,
  watertight: true,
  overlapMm3: 0,
  heightMm: 20,
  volumeMm3: 8000,
  surfaceMm2: 2400,
  steepMm2: 1600,
  flatMm2: 800,
};

describe.each([['light', LIGHT, 2], ['strong', STRONG, 3]] as const)('the estimate with a %s filling', (_name, settings, column) => {
  const sliced = (row: (typeof REFERENCE)[number]) => row[column];

  it('comes within 10 % of the plastic that PrusaSlicer uses, for 14 of 16 parts', () => {
    const near = REFERENCE.filter((row) => Math.abs(plasticCm3(row[1], settings) / sliced(row).cm3 - 1) <= 0.1);
    expect(REFERENCE).toHaveLength(16);
    expect(near.length).toBeGreaterThanOrEqual(14);
  });

  it.each(CLASSES)('has the slicer’s hours in its range on a %s printer, for 13 of 16 parts', (printer) => {
    const inside = REFERENCE.filter((row) => {
      const { hoursMin, hoursMax } = estimatePrint(row[1], settings, printer)!;
      const hours = sliced(row).hours[printer];
      return hoursMin <= hours && hours <= hoursMax;
    });
    expect(inside.length).toBeGreaterThanOrEqual(13);
  });
}); // oxfmt-ignore

describe('the estimate', () => {
  it('rests on facts that are still measured the same', async () => {
    for (const [name, facts] of REFERENCE.filter(([part]) => part in SOLIDS)) {
      const { volumeMm3, steepMm2, flatMm2 } = factsOf(await analyseMesh(meshSourceOf(await solidStl(name))));
      expect([name, volumeMm3, steepMm2, flatMm2]).toEqual([
        name,
        ...[facts.volumeMm3, facts.steepMm2, facts.flatMm2].map((value) => expect.closeTo(value, 1)),
      ]);
    }
  });

  it('follows the formula to the digit for a cube', () => {
    // Shell 2 · 0.45 · 1600 + 4.5 · 0.2 · 800 = 2160 mm³; 2160 + 5840 · 0.15 = 3036 mm³ of PLA.
    expect(plasticCm3(CUBE, LIGHT)).toBeCloseTo(3.036, 9);
    expect(estimatePrint(CUBE, LIGHT, 'CLASSIC')!.grams).toBeCloseTo(3.036 * 1.24, 9);
  });

  it('never takes more plastic than the part has volume', () => {
    expect(plasticCm3({ ...CUBE, volumeMm3: 500 }, STRONG)).toBe(0.5);
    expect(plasticCm3(CUBE, { ...LIGHT, infillPercent: 100 })).toBe(8);
  });

  it('takes density and flow from the material, foaming PLA less than half', () => {
    const grams = (material: string) => estimatePrint(CUBE, { ...LIGHT, material }, 'QUICK')!.grams;
    expect(grams('PETG') / grams('PLA')).toBeCloseTo(1.27 / 1.24, 9);
    expect(grams('LW-PLA') / grams('PLA')).toBeCloseTo(0.45, 9);
  });

  it('takes longer with thinner layers, and less long on a faster printer', () => {
    const hours = (layerHeightMm: number, printer: PrinterClass) =>
      estimatePrint(CUBE, { ...LIGHT, layerHeightMm }, printer)!.hoursMax;
    expect(hours(0.1, 'CLASSIC')).toBeGreaterThan(1.8 * hours(0.2, 'CLASSIC'));
    expect(hours(0.2, 'CLASSIC')).toBeGreaterThan(hours(0.2, 'QUICK'));
    expect(hours(0.2, 'QUICK')).toBeGreaterThan(hours(0.2, 'FAST'));
  });

  it('lays soft filament down no faster than it can be pushed, on any printer and with any layer', () => {
    const hours = (material: string, printer: PrinterClass, layerHeightMm = 0.2) =>
      estimatePrint(CUBE, { ...LIGHT, material, layerHeightMm }, printer)!.hoursMin;
    // 3.036 cm³ at 1.8 mm³/s, and 100 layers of 0.8 s.
    expect(hours('TPU', 'CLASSIC')).toBeCloseTo(((3036 / 1.8 + 80) / 3600) * 0.7, 9);
    expect(hours('TPU 95A', 'FAST')).toBeGreaterThan(2 * hours('PLA', 'FAST'));
    expect(hours('TPU', 'FAST', 0.3)).toBeGreaterThan((3036 / 1.8 / 3600) * 0.7);
  });

  it.each(SOFT)('has the slicer’s hours of %s in soft filament in its range', (name, classic, fast) => {
    const [, facts] = REFERENCE.find(([part]) => part === name)!;
    for (const [printer, hours] of [
      ['CLASSIC', classic],
      ['FAST', fast],
    ] as const) {
      const { hoursMin, hoursMax } = estimatePrint(facts, { ...STRONG, material: 'TPU' }, printer)!;
      expect(hours).toBeGreaterThan(hoursMin);
      expect(hours).toBeLessThan(hoursMax);
    }
  });

  it('knows every material that a part can be said to be of', () => {
    expect(ADMIN_MATERIALS.filter((material) => !(material in MATERIALS))).toEqual([]);
  });

  it('says nothing of a part that is not closed', () => {
    expect(estimatePrint({ ...CUBE, watertight: false }, LIGHT, 'FAST')).toBeNull();
    expect(estimatePrint({ ...CUBE, volumeMm3: -8000 }, LIGHT, 'FAST')).toBeNull();
  });

  it('costs the buyer’s filament, and power over the time', () => {
    const print = { grams: 500, hoursMin: 10, hoursMax: 20 };
    expect(printCost(print, { filamentPerKg: 24, powerPerKwh: null, watts: 120 })).toEqual({ minMinor: 1200, maxMinor: 1200 }); // oxfmt-ignore
    // 120 W: 1.2 kWh and 2.4 kWh at 30 cents.
    expect(printCost(print, { filamentPerKg: 24, powerPerKwh: 0.3, watts: 120 })).toEqual({ minMinor: 1236, maxMinor: 1272 }); // oxfmt-ignore
  });
});
