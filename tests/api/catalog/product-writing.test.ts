import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setActive, updateProduct } from '../../../server/catalog/product/product-change.service.ts';
import { buildEditor, textsOf, type Editor } from '../../support/builders/build-editor.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let editor: Editor;
beforeAll(async () => {
  shop = await startShop();
  editor = await buildEditor(shop);
});
afterAll(() => shop.close());

const update = async (id: number, input: object) => {
  const { version: expectedVersion } = (await editor.call('adminProduct', { id })).product;
  return editor.call('updateProduct', { id, expectedVersion, input });
};
const send = async (lines: string[]) => {
  const response = await shop.inject({
    method: 'POST',
    url: '/api/admin/products.csv?dryRun=false',
    headers: { ...editor.admin.headers, 'content-type': 'text/csv' },
    payload: lines.join('\n'),
  });
  return response.json<{ saved: boolean; rows: { errors: object[] }[] }>();
};
const stored = async (id: number) => {
  const [row] = await shop.ctx().sql<Record<string, unknown>>(
    `SELECT p.*, t.features, t.spec_line, t.name FROM product p
     JOIN product_translation t ON t.product_id = p.id AND t.locale = 'en' WHERE p.id = $1`,
    [id],
  );
  return row!;
};

describe('the form and the file of products', () => {
  it('refuse the same fields to files', async () => {
    const id = await buildProduct(shop.ctx(), { sku: 'RULE-1', productType: 'DIGITAL' });
    for (const [field, column] of [
      ['weightGrams', 'weight_g'],
      ['shipsInDays', 'ships_in_days'],
    ] as const) {
      expect((await update(id, { [field]: 3 })).error?.args).toEqual({ [field]: 'NOT_ALLOWED' });
      expect((await send([`sku,${column}`, 'RULE-1,3'])).rows[0]!.errors).toEqual([{ field, code: 'NOT_ALLOWED' }]);
      expect((await update(id, { [field]: null })).error).toBeUndefined();
    }
    const input = {
      slug: 'rule-2',
      sku: 'RULE-2',
      priceMinor: 100,
      category: 'rockets',
      shipsInDays: 2,
      translations: { en: textsOf('Rule') },
    };
    expect((await editor.call('createProduct', { productType: 'DIGITAL', input })).error?.args).toEqual({
      shipsInDays: 'NOT_ALLOWED',
    });
  });

  it('refuse the same values', async () => {
    const id = await buildProduct(shop.ctx(), { sku: 'RULE-3' });
    for (const [field, column, value] of [
      ['weightGrams', 'weight_g', 1_000_001],
      ['shipsInDays', 'ships_in_days', 366],
    ] as const) {
      expect((await update(id, { [field]: value })).error?.args).toEqual({ [field]: 'TOO_BIG' });
      expect((await send([`sku,${column}`, `RULE-3,${value}`])).rows[0]!.errors).toEqual([{ field, code: 'TOO_BIG' }]);
    }
  });

  it('take the packed size in whatever way it is typed, and refuse what is none', async () => {
    const id = await buildProduct(shop.ctx(), { sku: 'RULE-5' });
    for (const size of ['300x200x80', '300 × 200 × 80', '300X200*80']) {
      expect((await update(id, { packedSize: size })).error).toBeUndefined();
      expect(await stored(id)).toMatchObject({ packed_size: '300x200x80' });
    }
    expect((await send(['sku,packed_size_mm', 'RULE-5,10 x 20 x 30'])).rows[0]!.errors).toEqual([]);
    for (const none of ['300x200', '0x1x1', 'big']) {
      expect((await update(id, { packedSize: none })).error?.args).toEqual({ packedSize: 'INVALID_FORMAT' });
    }
  });

  it('leave alone what the other one wrote and they do not name', async () => {
    const id = await buildProduct(shop.ctx(), { sku: 'RULE-4' });
    await update(id, {
      videoUrl: 'https://video.example/4',
      viewerSettings: { cameraOrbit: [10, 20, 30], upAxis: 'Z', autoRotate: true },
      translations: { en: textsOf('Whole', { features: ['Glows', 'Flies'] }), sk: textsOf('Celý') },
    });
    const before = await stored(id);
    expect((await send(['sku,ships_in_days,name_en', 'RULE-4,9,Renamed'])).saved).toBe(true);
    const after = await stored(id);
    const { ships_in_days: _, name: __, names: ___, version: ____, updated_at: _____, ...rest } = before;
    expect(after).toMatchObject({ ...rest, ships_in_days: 9, name: 'Renamed', version: 3 });
    await update(id, { shipsInDays: null, videoUrl: null, viewerSettings: null });
    expect(await stored(id)).toMatchObject({ ships_in_days: null, video_url: null, viewer_settings: null });
  });
});

describe('a change of one product', () => {
  it('takes the languages that are left out of a whole set of texts, and keeps the others as they were sent', async () => {
    const id = await buildProduct(shop.ctx(), { name: 'Two', nameSk: 'Dva' });
    const { product } = await update(id, { translations: { en: textsOf('Two'), de: textsOf('Zwei') } });
    expect(product.translations.map(({ locale, name }) => [locale, name])).toEqual([
      ['en', 'Two'],
      ['de', 'Zwei'],
    ]);
  });

  it('keeps the former address, and gives it back when the product returns to it', async () => {
    const id = await buildProduct(shop.ctx(), { slug: 'first-home' });
    const former = () => shop.ctx().sql('SELECT slug FROM former_slug WHERE product_id = $1', [id]);
    await update(id, { slug: 'second-home' });
    expect(await former()).toEqual([{ slug: 'first-home' }]);
    await update(id, { slug: 'first-home' });
    expect(await former()).toEqual([{ slug: 'second-home' }]);
  });

  it('notes a price only when it is another one', async () => {
    const id = await buildProduct(shop.ctx(), { priceMinor: 500 });
    for (const priceMinor of [500, 700, 700]) await update(id, { priceMinor });
    const prices = await shop.ctx().sql('SELECT price_minor::int AS p FROM price_change WHERE product_id = $1', [id]);
    expect(prices).toEqual([{ p: 500 }, { p: 700 }]);
  });

  it('is not lost when two change it at once', async () => {
    const id = await buildProduct(shop.ctx(), { active: false });
    await Promise.all([
      ...Array.from({ length: 4 }, () => setActive(shop.ctx(), id, true)),
      updateProduct(shop.ctx(), id, { shipsInDays: 30 }),
      updateProduct(shop.ctx(), id, { weightGrams: 77 }),
    ]);
    expect(await stored(id)).toMatchObject({ active: true, ships_in_days: 30, weight_grams: 77, version: 7 });
  });

  it('of two that make the same product at once one is told that it is taken', async () => {
    await buildProduct(shop.ctx());
    const input = {
      slug: 'race',
      sku: 'RACE',
      priceMinor: 100,
      category: 'rockets',
      translations: { en: textsOf('Race') },
    };
    const made = await Promise.all([1, 2].map(() => editor.call('createProduct', { productType: 'DIGITAL', input })));
    expect(made.map(({ error }) => error?.args ?? null).sort()).toEqual([{ sku: 'TAKEN' }, null]);
  });
});
