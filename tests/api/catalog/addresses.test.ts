import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setActive, updateProduct } from '../../../server/catalog/product/product-change.service.ts';
import { Product } from '../../../server/catalog/product/product.entity.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let kit: number;

beforeAll(async () => {
  shop = await startShop();
  kit = await buildProduct(shop.ctx(), { slug: 'krivan', name: 'Kriváň' });
});
afterAll(() => shop.close());

const idOf = async (slug: string): Promise<number | null> => {
  const query = 'query ($slug: String!) { productIdBySlug(slug: $slug) }';
  return (await shop.graphql<{ productIdBySlug: number | null }>(query, { slug })).data.productIdBySlug;
};

const rename = async (id: number, slug: string): Promise<void> => {
  const { version } = await shop.ctx().repo(Product).findOneOrFail({ where: { id } });
  await updateProduct(shop.ctx(), id, { slug }, version);
};

describe('a slug', () => {
  it('leads to its product, and so does every slug that the product had before', async () => {
    await rename(kit, 'krivan-38');
    await rename(kit, 'krivan-38-2');
    expect(await Promise.all(['krivan', 'krivan-38', 'krivan-38-2'].map(idOf))).toEqual([kit, kit, kit]);
  });

  it('belongs to the product that took it last, new or renamed', async () => {
    const other = await buildProduct(shop.ctx(), { slug: 'krivan' });
    expect(await idOf('krivan')).toBe(other);
    await rename(other, 'krivan-38');
    expect([await idOf('krivan'), await idOf('krivan-38')]).toEqual([other, other]);
  });

  it('can be taken back', async () => {
    const id = await buildProduct(shop.ctx(), { slug: 'there' });
    await rename(id, 'away');
    await rename(id, 'there');
    expect([await idOf('there'), await idOf('away')]).toEqual([id, id]);
  });

  it('of a withdrawn product still leads to it, and a change of anything else moves nothing', async () => {
    const id = await buildProduct(shop.ctx(), { slug: 'gone' });
    await setActive(shop.ctx(), id, false);
    expect(await idOf('gone')).toBe(id);
  });

  it.each(['', 'unknown', 'KRIVAN', '\u0000', "' OR 1=1--", 'x'.repeat(101)])('is nobody’s: %j', async (slug) => {
    expect(await idOf(slug)).toBeNull();
  });
});

describe('a withdrawn product', () => {
  const WITHDRAWN = `query ($id: Int!) {
    withdrawnProduct(id: $id) { id category { slug name } similar { id category { slug } } }
  }`;
  type Answer = { withdrawnProduct: { similar: { id: number; category: { slug: string } }[] } | null };
  const withdrawn = async (id: number, lang = 'en') =>
    (await shop.graphql<Answer>(WITHDRAWN, { id }, { headers: { 'accept-language': lang } })).data.withdrawnProduct;

  it('tells its category and what is like it on sale, but none of its texts', async () => {
    const id = await buildProduct(shop.ctx(), { category: 'boats', active: false });
    const boat = await buildProduct(shop.ctx(), { category: 'boats' });
    await buildProduct(shop.ctx(), { category: 'boats', active: false });
    const answer = await withdrawn(id, 'sk');
    expect(answer).toMatchObject({ id, category: { slug: 'boats', name: 'Lode' } });
    expect(answer!.similar[0]!.id).toBe(boat);
    expect(answer!.similar.filter(({ category }) => category.slug === 'boats')).toHaveLength(1);
  });

  it('is none while it is on sale, nor when there never was one', async () => {
    expect([await withdrawn(kit), await withdrawn(2_000_000_000), await withdrawn(-1)]).toEqual([null, null, null]);
  });
});

describe('sending one piece', () => {
  const RATES =
    'query ($id: Int!) { product(id: $id) { shippingRates { countries minDays maxDays price { minor } } } }';
  type Answer = { product: { shippingRates: { countries: string[]; price: { minor: number } }[] } };
  const rates = async (id: number) => (await shop.graphql<Answer>(RATES, { id })).data.product.shippingRates;

  it('costs the cheapest delivery of each zone, never the collection', async () => {
    const light = await rates(await buildProduct(shop.ctx(), { weightGrams: 400 }));
    expect(light.map(({ countries, price }) => [countries[0], price.minor])).toEqual([
      ['SK', 490],
      ['AT', 690],
      ['BE', 990],
    ]);
    expect(light[2]!.countries).toContain('DE');
  });

  it('is left out where a parcel of that weight cannot go, and for files', async () => {
    const heavy = await rates(await buildProduct(shop.ctx(), { weightGrams: 20_000 }));
    expect(heavy.map(({ price }) => price.minor)).toEqual([1290, 1990, 3290]);
    expect(await rates(await buildProduct(shop.ctx(), { weightGrams: 40_000 }))).toEqual([]);
    expect(await rates(await buildProduct(shop.ctx(), { productType: 'DIGITAL' }))).toEqual([]);
  });
});
