import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateProduct } from '../../../server/catalog/product/product-change.service.ts';
import type { PlaneFacts } from '../../../server/models/flight/flight.ts';
import { assignModel, publishVersion } from '../../../server/models/models.service.ts';
import { buildManifest } from '../../support/builders/build-files.ts';
import { planeFacts, rocketFacts } from '../../support/builders/build-flight.ts';
import { buildProduct, type ProductOverrides } from '../../support/builders/build-product.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

let serial = 0;

/** The files of a model with these facts, and with these products on its shopping list. */
const modelled = async (
  flight: object | undefined,
  list: { productId: number; quantity: number; required: boolean }[] = [],
) => {
  const ctx = shop.ctx();
  const modelId = `supplied-${++serial}`;
  const say = { printTime: '1 h', layerHeight: '0.2 mm', infill: '5 %', supports: '-', materials: 'PLA', estimatedCost: '1' }; // oxfmt-ignore
  const rcComponents = list.map((each) => ({ ...each, name: 'Part', specifications: '', estimatedPriceMinor: null }));
  const id = await buildProduct(ctx, {
    productType: 'DIGITAL',
    taxClass: 'digital',
    translations: {
      en: {
        name: modelId,
        summary: modelId,
        description: '',
        features: [],
        printInfo: { printSettings: say, rcComponents, additionalNotes: [] },
      },
    },
  });
  await assignModel(ctx, id, modelId);
  const stored = await ctx.shop.files.put(Buffer.from(`solid ${modelId}`));
  const common = { kind: 'STL' as const, locale: null, format: 'STL' };
  const files = [{ ...common, partId: 'nose', name: 'STL/nose.stl', ...stored }];
  await publishVersion(ctx, { modelId, manifest: { ...buildManifest(), flight }, files, previewKey: null });
  return id;
};

const part = (designations: string | null, more: ProductOverrides = {}) =>
  buildProduct(shop.ctx(), { designations, ...more });

const named = (name: string) => ({ en: name, sk: name.replace('.', ','), de: name.replace('.', ',') });

const plane = (): PlaneFacts => {
  const facts = planeFacts();
  return {
    ...facts,
    battery: { ...facts.battery, choices: [{ name: named('3S 1300 mAh'), grams: 112 }] },
    motor: {
      ...facts.motor,
      choices: ['2207, 6 × 4.5', '2212, 7 × 4'].map((name) => ({ name: named(name), grams: 50 })),
    },
  };
};

const SUPPLIES =
  'query ($id: Int!) { product(id: $id) { flightSupplies { quantity required names product { id available } } } }';

interface Supply {
  quantity: number;
  required: boolean;
  names: string[];
  product: { id: number; available: number };
}

const ask = async (id: number, language = 'en'): Promise<Supply[]> =>
  (
    await shop.graphql<{ product: { flightSupplies: Supply[] } }>(
      SUPPLIES,
      { id },
      { headers: { 'accept-language': language } },
    )
  ).data.product.flightSupplies;

describe('Product.flightSupplies', () => {
  it('finds motor, propeller and battery by the sellers’ words, whatever their spaces, signs and case', async () => {
    const battery = await part('lipo 3s; 3s1300MAH');
    const motor = await part('2207', { onHand: 3 });
    const propellers = await part('6x4,5; 9 x 5');
    await part('1300');
    const id = await modelled(plane());
    expect(await ask(id)).toEqual([
      { quantity: 1, required: true, names: ['3S 1300 mAh'], product: { id: battery, available: 10 } },
      { quantity: 1, required: true, names: ['2207'], product: { id: motor, available: 3 } },
      { quantity: 1, required: true, names: ['6 × 4.5'], product: { id: propellers, available: 10 } },
    ]);
    expect((await ask(id, 'sk')).map(({ names }) => names)).toEqual([['3S 1300 mAh'], ['2207'], ['6 × 4,5']]);
    for (const each of [battery, motor, propellers]) await updateProduct(shop.ctx(), each, { active: false });
    expect(await ask(id)).toEqual([]);
  });

  it('adds what the shopping list names, as often as it says, and tells what may be left out', async () => {
    const motor = await part('2212');
    const servo = await part(null);
    const lights = await part(null, { onHand: 0 });
    const id = await modelled(plane(), [
      { productId: servo, quantity: 2, required: true },
      { productId: servo, quantity: 2, required: false },
      { productId: motor, quantity: 2, required: true },
      { productId: lights, quantity: 1, required: false },
    ]);
    expect(await ask(id)).toEqual([
      { quantity: 2, required: true, names: ['2212'], product: { id: motor, available: 10 } },
      { quantity: 4, required: true, names: [], product: { id: servo, available: 10 } },
      { quantity: 1, required: false, names: [], product: { id: lights, available: 0 } },
    ]);
  });

  it('knows the motors of a rocket, its igniter in every language, and wadding where a charge opens the parachute', async () => {
    const motor = await part('Estes D12');
    const igniter = await part('Zünder');
    const wadding = await part('ochranná vata');
    const id = await modelled(rocketFacts());
    expect((await ask(id)).map(({ names, product }) => [product.id, names])).toEqual([
      [motor, ['Estes D12']],
      [igniter, []],
      [wadding, []],
    ]);
    const { parachute } = rocketFacts();
    const byAltimeter = await modelled(rocketFacts({ parachute: { ...parachute!, opens: 'APOGEE' } }));
    expect((await ask(byAltimeter)).map(({ product }) => product.id)).toEqual([motor, igniter]);
  });

  it('is empty for what does not fly, whatever its shopping list says', async () => {
    const servo = await part(null);
    expect(await ask(await modelled(undefined, [{ productId: servo, quantity: 1, required: true }]))).toEqual([]);
  });
});
