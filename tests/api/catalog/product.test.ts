import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  linkCounterparts,
  setActive,
  setPrice,
  updateProduct,
} from '../../../server/catalog/product/product-change.service.ts';
import { loadSellables } from '../../../server/catalog/sellable.queries.ts';
import { buildAttributes, buildImage, buildProduct } from '../../support/builders/build-product.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
  await buildAttributes(shop.ctx());
});
afterAll(() => shop.close());

const DETAIL = `query ($id: Int!) { product(id: $id) {
  id slug sku productType active name summary description features specLine
  price { minor currency decimal } category { slug name }
  image { url width height alt kind anchors { partId } } gallery { url alt } videoUrl
  modelViewerSettings { cameraOrbit upAxis } interactionInstructions
  tabs { id label content { __typename ... on TextContent { html } ... on ListContent { items }
    ... on PrintInfoContent { printSettings { printTime } rcComponents { name estimatedPrice { minor } product { id } } } } }
  attributes { key label value number option unit } stockState available shipsInDays
  counterpart { id productType price { minor } } related { id }
} }`;

interface Detail {
  product: {
    id: number;
    name: string;
    description: string;
    price: { decimal: string };
    available: number | null;
    stockState: string;
    image: { url: string; alt: string };
    gallery: unknown[];
    attributes: { key: string; value: string; label: string }[];
    tabs: { id: string; label: string; content: { __typename: string; html?: string } }[];
    counterpart: { id: number } | null;
    related: { id: number }[];
  };
}

const detail = (id: number, headers: Record<string, string> = {}) => shop.graphql<Detail>(DETAIL, { id }, { headers });

describe('product', () => {
  it('gives everything a product page shows in four statements at most', async () => {
    const ctx = shop.ctx();
    const images = [await buildImage(ctx), await buildImage(ctx)];
    const kit = await buildProduct(ctx, {
      name: 'Kestrel kit',
      images,
      priceMinor: 12_900,
      attributes: { length: 612.5, skill: 'advanced' },
    });
    const files = await buildProduct(ctx, { productType: 'DIGITAL' });
    await linkCounterparts(ctx, kit, files);
    await detail(kit);
    let result: Awaited<ReturnType<typeof detail>> | undefined;
    const texts = await shop.statementTexts(async () => (result = await detail(kit)));
    expect(result!.errors).toBeUndefined();
    const { product } = result!.data;
    expect(product.price.decimal).toBe('129.00');
    expect(product.image.url).toBe(`/media/${images[0]!.key}`);
    expect(product.gallery).toHaveLength(2);
    expect(product.attributes.map(({ value }) => value)).toEqual(['612.5\u00a0mm', 'advanced']);
    expect(product.counterpart?.id).toBe(files);
    expect(product.related.map(({ id }) => id)).not.toContain(files);
    expect(product).toMatchObject({ stockState: 'IN_STOCK', available: 10 });
    expect(texts.length, texts.join('\n\n')).toBeLessThanOrEqual(4);
  });

  it('names of related models the form that is looked at, kit or files', async () => {
    const ctx = shop.ctx();
    const pair = async (): Promise<[kit: number, files: number]> => {
      const [kit, files] = [await buildProduct(ctx), await buildProduct(ctx, { productType: 'DIGITAL' })];
      await linkCounterparts(ctx, kit, files);
      return [kit, files];
    };
    const [[kit, files], [otherKit, otherFiles]] = [await pair(), await pair()];
    const relatedOf = async (id: number) => (await detail(id)).data.product.related.map((one) => one.id);
    expect(await relatedOf(kit)).toContain(otherKit);
    expect(await relatedOf(kit)).not.toContain(otherFiles);
    expect(await relatedOf(files)).toContain(otherFiles);
    expect(await relatedOf(files)).not.toContain(otherKit);
  });

  it('speaks the language of the request and falls back to English', async () => {
    const id = await buildProduct(shop.ctx(), {
      name: 'Rocket',
      nameSk: 'Raketa',
      attributes: { skill: 'beginner', length: 1.5 },
    });
    const slovak = (await detail(id, { 'accept-language': 'sk' })).data.product;
    expect(slovak.name).toBe('Raketa');
    expect(slovak.attributes.map(({ label, value }) => [label, value])).toEqual([
      ['Dĺžka', '1,5\u00a0mm'],
      ['Skúsenosti', 'prvá stavba'],
    ]);
    expect(slovak.tabs.map(({ label }) => label)).toEqual(['Podrobnosti', 'Na stiahnutie', 'Vlastnosti']);
    expect((await detail(id, { 'accept-language': 'de' })).data.product.name).toBe('Rocket');
  });

  it('is null where there is none, and says that it is off sale, beside the rest of the answer', async () => {
    const id = await buildProduct(shop.ctx(), { active: false });
    const beside = (of: number) => shop.graphql(`{ product(id: ${of}) { id } categories { id } }`);
    const offSale = await beside(id);
    expect(offSale.errors?.[0]?.extensions).toEqual({ code: 'PRODUCT_INACTIVE', args: { id } });
    expect(offSale.data).toMatchObject({ product: null, categories: expect.any(Array) });
    for (const absent of [0, -1, 999_999]) {
      const { data, errors } = await beside(absent);
      expect([data, errors]).toEqual([{ product: null, categories: expect.any(Array) }, undefined]);
    }
    const notAnInt = await shop.graphql(`{ product(id: 2147483648) { id } }`);
    expect(notAnInt.errors?.[0]).toBeDefined();
  });

  it('keeps only harmless HTML of a description', async () => {
    const description = `<p onclick="x()">Hi <b>bold</b><script>alert(1)</script><a href="javascript:alert(1)">a</a>
      <a href="https://example.org">b</a><img src=x onerror=alert(1)></p><style>*{}</style><svg onload=x>`;
    const translations = { en: { name: 'Safe', summary: 'Safe.', description } };
    const { product } = (await detail(await buildProduct(shop.ctx(), { translations }))).data;
    expect(product.description).toMatch(
      /^<p>Hi bold<a rel="noopener">a<\/a>\s+<a href="https:\/\/example.org" rel="noopener">b<\/a><\/p>$/,
    );
  });

  it('shows a drawing where there is no picture, and no stock for files', async () => {
    const { product } = (await detail(await buildProduct(shop.ctx(), { productType: 'DIGITAL' }))).data;
    expect(product.image.url).toBe('/media/placeholder.svg');
    expect(product).toMatchObject({ available: null, stockState: 'ALWAYS' });
  });
});

describe('writing a product', () => {
  it('refuses a change that was made on an older version', async () => {
    const ctx = shop.ctx();
    const id = await buildProduct(ctx);
    await updateProduct(ctx, id, { priceMinor: 5000 }, 1);
    await expect(updateProduct(ctx, id, { priceMinor: 1 }, 1)).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
      args: { id, version: 2 },
    });
    expect((await detail(id)).data.product.price.decimal).toBe('50.00');
  });

  it('refuses what is no product', async () => {
    const ctx = shop.ctx();
    await expect(buildProduct(ctx, { priceMinor: -1 })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await expect(buildProduct(ctx, { weightGrams: null })).rejects.toMatchObject({ args: { weightGrams: 'REQUIRED' } });
    await expect(buildProduct(ctx, { attributes: { length: 'long' } })).rejects.toMatchObject({
      args: { 'attributes.length': 'INVALID' },
    });
    await expect(buildProduct(ctx, { attributes: { nope: 1 } })).rejects.toMatchObject({
      args: { 'attributes.nope': 'UNKNOWN' },
    });
    await expect(setPrice(ctx, 999_999, 100)).rejects.toMatchObject({ code: 'PRODUCT_NOT_FOUND' });
  });

  it('remembers every price', async () => {
    const ctx = shop.ctx();
    const id = await buildProduct(ctx, { priceMinor: 1000 });
    await setPrice(ctx, id, 900);
    await setPrice(ctx, id, 900);
    await setPrice(ctx, id, 1100);
    const rows = await ctx.sql<{ price: number }>(
      'SELECT price_minor::int AS price FROM price_change WHERE product_id = $1 ORDER BY id',
      [id],
    );
    expect(rows.map(({ price }) => price)).toEqual([1000, 900, 1100]);
  });

  it('hides a counterpart that is off sale', async () => {
    const ctx = shop.ctx();
    const [kit, files] = [await buildProduct(ctx), await buildProduct(ctx, { productType: 'DIGITAL' })];
    await linkCounterparts(ctx, kit, files);
    await setActive(ctx, files, false);
    expect((await detail(kit)).data.product.counterpart).toBeNull();
  });
});

describe('loadSellables', () => {
  it('reads what a cart needs in one statement, inactive products too', async () => {
    const ctx = shop.ctx({ locale: 'sk' });
    const kit = await buildProduct(ctx, { name: 'Boat', nameSk: 'Loď', priceMinor: 21_400, onHand: 3 });
    const files = await buildProduct(ctx, { productType: 'DIGITAL', active: false });
    let found: Awaited<ReturnType<typeof loadSellables>> = [];
    expect(await shop.statements(async () => (found = await loadSellables(ctx, [files, kit, 999_999])))).toBe(1);
    expect(found).toMatchObject([
      {
        id: kit,
        productType: 'PHYSICAL',
        active: true,
        name: 'Loď',
        priceMinor: 21_400,
        taxClass: 'goods',
        weightGrams: 400,
        available: 3,
      },
      {
        id: files,
        productType: 'DIGITAL',
        active: false,
        taxClass: 'digital',
        weightGrams: null,
        available: null,
        imageKey: null,
      },
    ]);
  });
});
