import { beforeAll, describe, expect, it } from 'vitest';
import { estimatePrint } from '../../../server/models/estimate/estimate.ts';
import { withKernel } from '../../../server/sample/models/kernel.ts';
import { assembled, laidOnBed, meshOf, sizeOf } from '../../../server/sample/models/mesh.ts';
import { modelSource, stlOf } from '../../../server/sample/models/model.ts';
import type { ModelSource } from '../../../server/sample/models/source.ts';
import { surfaceOf } from '../../../server/sample/models/weighing.ts';
import { SAMPLE_PRODUCTS } from '../../../server/sample/models.ts';
import type { SampleProduct } from '../../../server/sample/sample.types.ts';
import { SLICED_PARTS } from '../../../server/sample/sliced-rows.ts';
import { sampleSliceKey, type SlicedRow } from '../../../server/sample/sliced-parts.ts';
import { PRUSASLICER_CATALOGUE, PRUSASLICER_SOFT_HOURS } from './prusaslicer-catalogue.ts';

const LOCALES = ['en', 'sk', 'de'] as const;
const GRAMS_PER_CM3: Record<string, number> = { PLA: 1.24, 'LW-PLA': 1.24 * 0.45, PETG: 1.27, TPU: 1.21 };

interface Measured {
  id: string;
  quantity: number;
  material: string;
  grams: number;
  /** Of one copy on a printer of 2018, from and to. */
  hours: [number, number];
  /** The same of hard filament: the slicer's figures are of its speed. */
  hoursAsHard: [number, number];
  /** As it lies on the bed. */
  size: readonly number[];
  /** Where all copies stand in the model. */
  box: { min: readonly number[]; max: readonly number[] };
}

const known = new Map<string, Promise<Measured[]>>();

/** Built once for all tests of this file. */
const measuredOf = (source: ModelSource): Promise<Measured[]> => {
  const measured = known.get(source.id) ?? measure(source);
  known.set(source.id, measured);
  return measured;
};

const ROWS: Readonly<Record<string, SlicedRow | undefined>> = SLICED_PARTS;
/** Grams of one copy by what was sliced of its file, to a tenth. */
const slicedGrams = (stl: Uint8Array, material: string): number => {
  const [slicedWith, , , , mm3 = 0] = ROWS[sampleSliceKey(stl)] ?? [];
  expect(slicedWith).toBe(material);
  return Math.round((mm3 / 100) * GRAMS_PER_CM3[material]!) / 10;
};

const measure = (source: ModelSource): Promise<Measured[]> =>
  withKernel(1, (k) =>
    source.parts.map((part) => {
      const { print } = source;
      const solid = part.build(k);
      const [onBed, volumeMm3] = [laidOnBed(solid, part), solid.volume()];
      const mesh = meshOf(onBed);
      const size = sizeOf(onBed.boundingBox());
      const { min, max } = assembled(k, solid, part).boundingBox();
      const facts = { triangles: 0, shells: 1, watertight: true, surfaceMm2: 0, overlapMm3: 0, volumeMm3 };
      const infillPercent = (print.infillPercent[0] + print.infillPercent[1]) / 2;
      const hoursIn = (filament: string): [number, number] => {
        const settings = { ...print, infillPercent, material: filament };
        const { hoursMin, hoursMax } = estimatePrint({ ...facts, ...surfaceOf(mesh), heightMm: size[2] }, settings, 'CLASSIC')!; // oxfmt-ignore
        return [hoursMin, hoursMax];
      };
      const { id, quantity, material } = part;
      const grams = slicedGrams(stlOf(source, part, mesh), material);
      const [hours, hoursAsHard] = [hoursIn(material), hoursIn('PETG')];
      return { hoursAsHard, id, quantity, material, grams, hours, size, box: { min: [...min], max: [...max] } };
    }),
  );

/** Every product of one model; a set has only some of the parts. */
const WITH_MODEL = SAMPLE_PRODUCTS.filter(({ model }) => model);
const MODELS = [...new Set(WITH_MODEL.map(({ model }) => model!.id))];

const words = ({ texts }: SampleProduct): string =>
  LOCALES.map((locale) => {
    const { name, summary, description, features, specLine, printInfo } = texts[locale];
    return [name, summary, description, specLine, ...features, printInfo?.printSettings.materials].join(' · ');
  }).join(' · ');

const numbersBefore = (text: string, unit: RegExp): number[] =>
  [...text.matchAll(new RegExp(`(\\d+(?:[.,]\\d+)?) ?(?:${unit.source})`, 'gu'))].map(([, n]) =>
    Number(n!.replace(',', '.')),
  );

const within = (value: number, expected: number, share: number): boolean => Math.abs(value / expected - 1) <= share;

const sum = (parts: readonly Measured[], of: (part: Measured) => number): number =>
  parts.reduce((total, part) => total + of(part) * part.quantity, 0);

describe.each(MODELS)('the figures of %s', (id) => {
  const source = modelSource(id);
  const products = WITH_MODEL.filter(({ model }) => model!.id === id);
  let all: Measured[];
  beforeAll(async () => {
    all = await measuredOf(source);
  });
  const partsOf = ({ model }: SampleProduct) => all.filter((part) => model!.parts?.includes(part.id) ?? true);

  it('state the mass that was sliced', () => {
    for (const product of products) {
      const { slug, attributes } = product;
      const parts = partsOf(product);
      const grams = sum(parts, (part) => part.grams);
      if (attributes.mass !== undefined) expect([slug, attributes.mass]).toEqual([slug, Math.round(grams)]);
      const byMaterial = [...new Set(parts.map(({ material }) => material))].map((one) =>
        sum(
          parts.filter(({ material }) => material === one),
          (part) => part.grams,
        ),
      );
      const stated = numbersBefore(words(product), /g(?![\p{L}/])/u).filter((n) => n > 20 && n !== 500);
      const wrong = stated.filter((n) => ![grams, ...byMaterial].some((true_) => within(n, true_, 0.03)));
      expect([slug, wrong]).toEqual([slug, []]);
    }
  });

  it('count different parts and pieces as there are', () => {
    for (const product of products) {
      const parts = partsOf(product);
      const pieces = sum(parts, () => 1);
      const stated = numbersBefore(words(product), /(?:different |rôznych |rôzne |verschiedene )?(?:printed |tlačených |tlačené |gedruckte )?(?:parts|pieces|dielov|diely|kusov|Teile|Stück)\b/); // oxfmt-ignore
      expect([product.slug, stated.filter((n) => n !== parts.length && n !== pieces)]).toEqual([product.slug, []]);
    }
  });

  it('state the length, span and diameter of the model', () => {
    const side = (axis: number, ids: (part: string) => boolean): number => {
      const boxes = all.filter((part) => ids(part.id)).map(({ box }) => box);
      return Math.max(...boxes.map(({ max }) => max[axis]!)) - Math.min(...boxes.map(({ min }) => min[axis]!));
    };
    const fitted = (part: string) => !/^(stand|cradle|beam|rudder|strut|trim-tab|rail|mast|nozzle|fin$)/.test(part);
    for (const { attributes, category, model } of products) {
      const { length, wingspan } = attributes;
      if (wingspan !== undefined) expect(Math.abs(side(1, fitted) - Number(wingspan))).toBeLessThan(1.5);
      if (length !== undefined && !model!.parts) {
        const axis = category === 'rockets' ? 2 : 0;
        expect(Math.abs(side(axis, category === 'planes' ? () => true : fitted) - Number(length))).toBeLessThan(1.5);
      }
    }
  });

  it('name a bed that takes every part, turned if need be', () => {
    for (const product of products) {
      const bed = Number(product.attributes.bed);
      const turned = ([x = 0, y = 0]: readonly number[]) => Math.min(Math.max(x, y), (x + y) / Math.SQRT2);
      const tooLarge = partsOf(product).filter(({ size }) => turned(size) > bed);
      expect([product.slug, bed, tooLarge.map((part) => part.id)]).toEqual([product.slug, bed, []]);
    }
  });

  it('tell of settings, supports and hours as the model has them', () => {
    for (const product of products) {
      const { texts, slug, category } = product;
      const sold = partsOf(product);
      const supported = source.parts.some((part) => part.supports && sold.some(({ id: one }) => one === part.id));
      const settings = texts.en.printInfo!.printSettings;
      const { layerHeightMm, infillPercent } = source.print;
      expect([slug, settings.layerHeight]).toEqual([slug, `${layerHeightMm} mm`]);
      expect([slug, settings.infill]).toEqual([slug, `${infillPercent.join('-')}% infill`]);
      expect([slug, settings.supports !== 'None']).toEqual([slug, supported]);
      // The Kriváň's are those at 22 mm/s, as its notes say.
      if (id === 'krivan-38-2' && category === 'rockets') continue;
      const [from, to] = settings.printTime.match(/\d+/g)!.map(Number);
      expect(from!).toBeGreaterThanOrEqual(sum(sold, ({ hours }) => hours[0]));
      expect(to!).toBeLessThanOrEqual(sum(sold, ({ hours }) => hours[1]));
    }
  });

  it('come near to what the slicer says of plastic and hours', () => {
    const sliced = all.flatMap((part) => {
      const [cm3, hours] = PRUSASLICER_CATALOGUE[`${id}/${part.id}`] ?? [];
      return cm3 === undefined ? [] : [{ ...part, hours: part.hoursAsHard, cm3, sliced: hours! }];
    });
    const plastic = ({ grams, material }: Measured) => grams / GRAMS_PER_CM3[material]!;
    const wrong = sliced.filter((part) => !within(plastic(part), part.cm3, 0.3)).map((part) => part.id);
    expect(wrong).toEqual([]);
    if (sliced.length === 0) return;
    const whole = sliced.reduce((total, part) => total + part.cm3 * part.quantity, 0);
    expect(within(sum(sliced, plastic), whole, 0.12)).toBe(true);
    const late = sliced.filter(({ hours, sliced: real }) => real < hours[0] || real > hours[1]);
    expect(late.length / sliced.length).toBeLessThanOrEqual(0.25);
    const far = late.filter(
      ({ hours, sliced: real }) => real > 1 && (real < hours[0] * 0.85 || real > hours[1] * 1.15),
    );
    expect(far.map((part) => part.id)).toEqual([]);
  });
});

describe('the parts that were sliced', () => {
  it('take the slicer’s hours where they are of soft filament, all of them', async () => {
    const soft: string[] = [];
    for (const id of MODELS) {
      for (const { id: part, material, hours } of await measuredOf(modelSource(id))) {
        if (material !== 'TPU') continue;
        const real = PRUSASLICER_SOFT_HOURS[`${id}/${part}`];
        soft.push(`${id}/${part}`);
        expect([part, real! > hours[0] && real! < hours[1]]).toEqual([part, true]);
      }
    }
    expect(soft.sort()).toEqual(Object.keys(PRUSASLICER_SOFT_HOURS).sort());
  });

  it('weigh within 10 % of the slicer’s figure for four of five', async () => {
    const near: boolean[] = [];
    for (const id of MODELS) {
      for (const { id: part, grams, material } of await measuredOf(modelSource(id))) {
        const cm3 = PRUSASLICER_CATALOGUE[`${id}/${part}`]?.[0];
        if (cm3 !== undefined) near.push(within(grams / GRAMS_PER_CM3[material]!, cm3, 0.1));
      }
    }
    expect(near.filter(Boolean).length / near.length).toBeGreaterThanOrEqual(0.8);
  });
});
