import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAttributes, buildProduct } from '../../support/builders/build-product.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

interface Sample {
  category: string;
  productType: 'DIGITAL' | 'PHYSICAL';
  priceMinor: number;
  attributes: { length?: number; skill?: string };
}

let shop: TestShop;
const all: Sample[] = [];

beforeAll(async () => {
  shop = await startShop();
  const ctx = shop.ctx();
  await buildAttributes(ctx);
  for (let i = 0; i < 40; i += 1) {
    const product: Sample = {
      category: i % 3 ? 'rockets' : 'boats',
      productType: i % 4 ? 'PHYSICAL' : 'DIGITAL',
      priceMinor: 1000 + ((i * 37) % 11) * 100,
      attributes: {
        ...(i % 5 && { length: 100 + ((i * 13) % 17) * 10 }),
        ...(i % 2 && { skill: i % 7 ? 'beginner' : 'advanced' }),
      },
    };
    all.push(product);
    await buildProduct(ctx, product);
  }
  await buildProduct(ctx, { active: false, attributes: { skill: 'advanced', length: 9999 } });
}, 120_000);
afterAll(() => shop.close());

interface Facet {
  key: string;
  label: string;
  kind: string;
  unit: string | null;
  min: number | null;
  max: number | null;
  values: { value: string; label: string; count: number; selected: boolean }[];
}

const facets = async (filter: object, locale = 'en') => {
  const result = await shop.graphql<{ products: { totalCount: number; facets: Facet[] } }>(
    `query ($filter: ProductFilter) { products(first: 1, filter: $filter) { totalCount facets { key label kind unit min max values { value label count selected } } } }`,
    { filter },
    { headers: { 'accept-language': locale } },
  );
  expect(result.errors).toBeUndefined();
  const { products } = result.data;
  return { total: products.totalCount, of: (key: string) => products.facets.find((facet) => facet.key === key) };
};

interface Choice {
  categories: string[] | null;
  types: string[] | null;
  skill: string[] | null;
  priceMinMinor: number | null;
  length: { min: number | null; max: number | null } | null;
}

type Key = 'category' | 'type' | 'skill' | 'price' | 'length';

const fits = (p: Sample, c: Choice, except?: Key): boolean =>
  (except === 'category' || !c.categories || c.categories.includes(p.category)) &&
  (except === 'type' || !c.types || c.types.includes(p.productType)) &&
  (except === 'skill' || !c.skill || c.skill.includes(p.attributes.skill ?? '')) &&
  (except === 'price' || c.priceMinMinor === null || p.priceMinor >= c.priceMinMinor) &&
  (except === 'length' ||
    !c.length ||
    (p.attributes.length !== undefined &&
      p.attributes.length >= (c.length.min ?? 0) &&
      p.attributes.length <= (c.length.max ?? 1e9)));

const filterOf = ({ categories, types, skill, priceMinMinor, length }: Choice) => ({
  categories,
  types,
  priceMinMinor,
  attributes: [...(skill ? [{ key: 'skill', options: skill }] : []), ...(length ? [{ key: 'length', ...length }] : [])],
});

const counted = (choice: Choice, key: Key, valueOf: (p: Sample) => string | undefined): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const product of all.filter((p) => fits(p, choice, key))) {
    const value = valueOf(product);
    if (value) counts[value] = (counts[value] ?? 0) + 1;
  }
  return counts;
};

const some = (...values: string[]) => fc.option(fc.subarray(values, { minLength: 1 }));

describe('facets', () => {
  it('count as a person would, each without its own choice', async () => {
    const choices = fc.record<Choice>({
      categories: some('rockets', 'boats'),
      types: some('DIGITAL', 'PHYSICAL'),
      skill: some('beginner', 'advanced'),
      priceMinMinor: fc.option(fc.integer({ min: 900, max: 2200 })),
      length: fc.option(
        fc.record({
          min: fc.option(fc.integer({ min: 90, max: 280 })),
          max: fc.option(fc.integer({ min: 90, max: 280 })),
        }),
      ),
    });
    await fc.assert(
      fc.asyncProperty(choices, async (choice) => {
        const found = await facets(filterOf(choice));
        expect(found.total).toBe(all.filter((p) => fits(p, choice)).length);
        const values = (key: string) =>
          Object.fromEntries(
            (found.of(key)?.values ?? []).filter(({ count }) => count > 0).map(({ value, count }) => [value, count]),
          );
        expect(values('category')).toEqual(counted(choice, 'category', (p) => p.category));
        expect(values('type')).toEqual(counted(choice, 'type', (p) => p.productType));
        expect(values('skill')).toEqual(counted(choice, 'skill', (p) => p.attributes.skill));
        const prices = all.filter((p) => fits(p, choice, 'price')).map((p) => p.priceMinor);
        expect(found.of('price')?.min ?? Infinity).toBe(Math.min(...prices));
        const lengths = all.filter((p) => fits(p, choice, 'length')).flatMap((p) => p.attributes.length ?? []);
        expect(found.of('length')?.max ?? -Infinity).toBe(Math.max(...lengths));
      }),
      { numRuns: 60 },
    );
  });

  it('speak the language of the request and keep a ticked value that counts nothing', async () => {
    const found = await facets(
      {
        categories: ['boats'],
        attributes: [
          { key: 'skill', options: ['advanced'] },
          { key: 'length', min: 9000 },
        ],
      },
      'sk',
    );
    expect(found.total).toBe(0);
    expect(found.of('category')).toMatchObject({
      label: 'Kategória',
      values: [{ value: 'boats', label: 'Lode', count: 0, selected: true }],
    });
    expect(found.of('skill')).toMatchObject({
      label: 'Skúsenosti',
      kind: 'OPTIONS',
      values: [{ value: 'advanced', label: 'pre skúsených', count: 0, selected: true }],
    });
    expect(found.of('length')).toMatchObject({ label: 'Dĺžka', kind: 'RANGE', unit: 'mm', values: [] });
  });

  it('follow a new product at once', async () => {
    const before = (await facets({})).of('type')!.values.find(({ value }) => value === 'DIGITAL')!.count;
    await buildProduct(shop.ctx(), { productType: 'DIGITAL' });
    expect((await facets({})).of('type')!.values.find(({ value }) => value === 'DIGITAL')!.count).toBe(before + 1);
  });
});
