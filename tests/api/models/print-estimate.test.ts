import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missingSlicesJob } from '../../../server/models/slice/slice-parts.job.ts';
import { buildFiles } from '../../support/builders/build-files.ts';
import { buildMeasuredProduct, CUBE } from '../../support/builders/build-measured-product.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { startShop, type TestShop } from '../../support/shop.ts';
import { binaryOf, boxSoup } from '../../unit/models/stl-writing.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const FIGURES = 'grams { value origin } hours { min max origin } cost { min { minor currency } max { minor } origin }';
const ESTIMATE = `query ($id: Int!, $input: PrintEstimateInput!) { product(id: $id) {
  printEstimate(input: $input) { printerClass printerWatts layerHeightMm infillPercent walls ${FIGURES} parts { partId quantity ${FIGURES} } } } }`;

interface Figures {
  grams: { value: number; origin: string };
  hours: { min: number; max: number; origin: string };
  cost: { min: { minor: number; currency: string }; max: { minor: number }; origin: string } | null;
}

interface Estimate extends Figures {
  printerWatts: number;
  layerHeightMm: number;
  infillPercent: number;
  walls: number;
  parts: (Figures & { partId: string; quantity: number })[];
}

const ask = (id: number, input: object = {}) =>
  shop.graphql<{ product: { printEstimate: Estimate | null } }>(ESTIMATE, {
    id,
    input: { printerClass: 'CLASSIC', ...input },
  });

const estimateOf = async (id: number, input?: object): Promise<Estimate> =>
  (await ask(id, input)).data.product.printEstimate!;

describe('Product.printEstimate', () => {
  it('weighs what was measured, part by part and in all, with the model’s own settings', async () => {
    const estimate = await estimateOf(await buildMeasuredProduct(shop.ctx()));
    // The manifest: 0.2 mm, 15–20 % infill, 3 walls; shell 3 · 0.45 · 1600 + 4.5 · 0.2 · 800 = 2880 mm³, 3776 mm³ in all.
    expect(estimate).toMatchObject({ layerHeightMm: 0.2, infillPercent: 17.5, walls: 3, cost: null });
    expect(estimate.parts).toMatchObject([
      { partId: 'nose', quantity: 1, grams: { value: 4.7, origin: 'ESTIMATED' } },
      { partId: 'fin', quantity: 3, grams: { value: 4.8, origin: 'ESTIMATED' } },
    ]);
    expect(estimate.grams).toEqual({ value: 19.1, origin: 'ESTIMATED' });
    const [nose, fin] = estimate.parts;
    expect(estimate.hours.max).toBeCloseTo(nose!.hours.max + 3 * fin!.hours.max, 1);
    expect(estimate.hours.min).toBeLessThan(estimate.hours.max);
  });

  it('costs what the buyer pays for filament and power', async () => {
    const id = await buildMeasuredProduct(shop.ctx());
    const filament = await estimateOf(id, { filamentPricePerKg: 100 });
    expect(filament.cost).toEqual({ min: { minor: 191, currency: 'EUR' }, max: { minor: 191 }, origin: 'ESTIMATED' });
    const both = await estimateOf(id, { filamentPricePerKg: 100, powerPricePerKwh: 1 });
    expect(Math.abs(both.cost!.max.minor - (191 + 0.12 * 100 * both.hours.max))).toBeLessThan(1);
    expect(both.cost!.min.minor).toBeLessThan(both.cost!.max.minor);
    const own = await estimateOf(id, { filamentPricePerKg: 100, powerPricePerKwh: 1, printerWatts: 240 });
    expect([both.printerWatts, own.printerWatts]).toEqual([120, 240]);
    expect(Math.abs(own.cost!.max.minor - (191 + 0.24 * 100 * own.hours.max))).toBeLessThan(1);
  });

  it('follows what is asked for', async () => {
    const id = await buildMeasuredProduct(shop.ctx());
    const [plain, dense, fine] = [await estimateOf(id), await estimateOf(id, { infillPercent: 100 }), await estimateOf(id, { layerHeightMm: 0.1 })]; // oxfmt-ignore
    expect(dense.parts[0]!.grams.value).toBe(9.9);
    expect(fine.hours.max).toBeGreaterThan(plain.hours.max);
    expect((await estimateOf(id, { printerClass: 'FAST' })).hours.max).toBeLessThan(plain.hours.max);
  });

  it('says nothing where a part is not closed, was never measured, or there is no model', async () => {
    const ctx = shop.ctx();
    const ids = [
      await buildMeasuredProduct(ctx, binaryOf(CUBE.slice(1))),
      await buildMeasuredProduct(ctx, Buffer.from('no mesh at all')),
      (await buildFiles(ctx)).productId,
      await buildProduct(ctx, {}),
    ];
    for (const id of ids) expect((await ask(id)).data.product.printEstimate).toBeNull();
  });

  it.each([
    ['layerHeightMm', 0],
    ['layerHeightMm', 1],
    ['infillPercent', 101],
    ['filamentPricePerKg', -1],
    ['powerPricePerKwh', 11],
    ['printerWatts', 3001],
  ])('refuses %s of %d', async (field, value) => {
    const { errors } = await ask(await buildMeasuredProduct(shop.ctx()), { [field]: value });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('takes as many statements for a list as for one product', async () => {
    for (let i = 0; i < 3; i++) await buildMeasuredProduct(shop.ctx());
    const list = (first: number) => () =>
      shop.graphql(`{ products(first: ${first}) { nodes { id printEstimate(input: { printerClass: QUICK }) { grams { value } } parts { mesh { volumeCm3 } } } } }`); // oxfmt-ignore
    const [one, many] = [await shop.statements(list(1)), await shop.statements(list(20))];
    expect(many).toBe(one);
  });
});

describe('A version whose parts are sliced', () => {
  const gramsOf = async (id: number): Promise<number[]> => {
    const query = 'query ($id: Int!) { product(id: $id) { parts { grams } } }';
    const { data } = await shop.graphql<{ product: { parts: { grams: number }[] } }>(query, { id });
    return data.product.parts.map(({ grams }) => grams);
  };

  it('has the figures of the slicer, in the list of parts too, and those for other settings carried over', async () => {
    const id = await buildMeasuredProduct(shop.ctx());
    await missingSlicesJob.run(shop.ctx(), {});
    const [own, dense, fast] = [await estimateOf(id), await estimateOf(id, { infillPercent: 100 }), await estimateOf(id, { printerClass: 'FAST' })]; // oxfmt-ignore
    expect([own.grams.origin, own.hours.origin]).toEqual(['SLICED', 'SLICED']);
    expect(own.hours.min).toBe(own.hours.max);
    // PrusaSlicer lays down 2.93 cm³ of this cube with 2 walls and 15 %, 4.36 with 3 and 30 %.
    expect(own.parts[0]!.grams.value).toBeGreaterThan(2.93 * 1.24);
    expect(own.parts[0]!.grams.value).toBeLessThan(4.36 * 1.27);
    expect(await gramsOf(id)).toEqual(own.parts.map(({ grams }) => grams.value));
    expect(fast.hours.max).toBeLessThan(own.hours.max);
    expect(dense.grams.origin).toBe('ESTIMATED');
    expect(dense.grams.value).toBeGreaterThan(1.5 * own.grams.value);
  });

  it('is sliced once', async () => {
    await buildMeasuredProduct(shop.ctx());
    await missingSlicesJob.run(shop.ctx(), {});
    expect(await shop.statements(() => missingSlicesJob.run(shop.ctx(), {}))).toBe(1);
  });

  it('keeps its estimate where it cannot be sliced, which is tried once', async () => {
    const id = await buildMeasuredProduct(shop.ctx(), binaryOf(boxSoup([0, 0, 0], [4, 4, 1100])));
    await missingSlicesJob.run(shop.ctx(), {});
    expect((await estimateOf(id)).grams.origin).toBe('ESTIMATED');
    expect(await shop.statements(() => missingSlicesJob.run(shop.ctx(), {}))).toBe(1);
  });

  it('says nothing where a part is not closed, as before', async () => {
    const id = await buildMeasuredProduct(shop.ctx(), binaryOf(CUBE.slice(1)));
    await missingSlicesJob.run(shop.ctx(), {});
    expect((await ask(id)).data.product.printEstimate).toBeNull();
  });
});

describe('ProductPart.mesh', () => {
  it('is what was measured of the sold file', async () => {
    const id = await buildMeasuredProduct(shop.ctx(), binaryOf([...CUBE, ...boxSoup([10, 0, 0], [30, 20, 20])]));
    const { data } = await shop.graphql<{ product: { parts: { mesh: object }[] } }>(
      `query ($id: Int!) { product(id: $id) { parts { mesh { triangles shells watertight overlapping volumeCm3 surfaceCm2 } } } }`,
      { id },
    );
    expect(data.product.parts.map(({ mesh }) => mesh)).toEqual([
      { triangles: 12, shells: 1, watertight: true, overlapping: false, volumeCm3: 8, surfaceCm2: 24 },
      { triangles: 24, shells: 2, watertight: true, overlapping: true, volumeCm3: 12, surfaceCm2: 48 },
    ]);
  });
});
