import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { reserveStock } from '../../../server/catalog/stock/stock.service.ts';
import { buildAccount, signInAs, type SignedInHeaders } from '../../support/builders/build-account.ts';
import {
  LIST,
  PRICE,
  STOCK,
  CHANGES,
  HISTORY,
  BULK,
  ACTIVE,
  ARCHIVE,
  openProductAdministration,
} from '../../support/builders/build-admin-products.ts';
import { buildProduct } from '../../support/builders/build-product.ts';

const { shop, admin, ask, codeOf, list, rowOf, audited, change } = await openProductAdministration();
afterAll(() => shop.close());

describe('who may manage products', () => {
  const calls: [string, object][] = [
    [LIST, {}],
    [HISTORY, { id: 1 }],
    [CHANGES, { id: 1 }],
    [PRICE, { id: 1, price: 100, version: 1 }],
    [STOCK, { input: { id: 1, key: randomUUID(), delta: 1, reason: 'COUNT' } }],
    [BULK, { rows: [] }],
    [ACTIVE, { ids: [], on: true }],
    [ARCHIVE, { ids: [], on: true }],
  ];

  it('is an admin whose role has the catalogue: not a customer, not an admin of orders', async () => {
    const customer = await signInAs(shop, await buildAccount(shop));
    const [role] = await shop
      .ctx()
      .sql<{ id: string }>(`INSERT INTO admin_role (name, permissions) VALUES ('Parcels', '{ORDERS}') RETURNING id`);
    const packer = await buildAccount(shop, { admin: true });
    await shop.ctx().sql('UPDATE users SET role_id = $2 WHERE id = $1', [packer.id, role!.id]);
    const parcels = await signInAs(shop, packer);
    for (const [query, variables] of calls) {
      expect(await codeOf(query, variables, {} as SignedInHeaders)).toBe('UNAUTHENTICATED');
      expect(await codeOf(query, variables, customer)).toBe('FORBIDDEN');
      expect(await codeOf(query, variables, parcels)).toBe('FORBIDDEN');
    }
  });
});

describe('the table of products', () => {
  it('finds by parts of a name in any language without accents, and by part number', async () => {
    const id = await buildProduct(shop.ctx(), {
      name: 'Zzinnia 38/2 rocket',
      nameSk: 'Žužlavá raketa 38',
      sku: 'MX-ZZ382',
    });
    for (const search of ['zzinn', 'ROCKET zzin', 'zuzlav', 'žužlavá 38', 'mx-zz', '38/2 zz']) {
      expect((await list({ search })).items.map((row) => row.id)).toEqual([id]);
    }
    expect((await list({ search: 'zz%innia' })).items).toEqual([]);
    expect((await list({ search: 'zzinnia žužlavá' })).items).toEqual([]);
  });

  it('takes short words as they stand, at the beginning of a word', async () => {
    const id = await buildProduct(shop.ctx(), { name: 'Qquartz (5 x-7', sku: 'MX-QQ1' });
    for (const search of ['qquartz (5', 'qquartz (', 'qquartz 7', 'qquartz x-']) {
      expect((await list({ search })).items.map((row) => row.id)).toEqual([id]);
    }
    for (const search of ['qquartz .', 'qquartz 5', 'qquartz [x', 'qquartz 7|', 'qquartz \\x']) {
      expect((await list({ search })).items).toEqual([]);
    }
  });

  it('finds a product by the names that it has now', async () => {
    const ctx = shop.ctx();
    const id = await buildProduct(ctx, { name: 'Yyarrow', nameSk: 'Yyrebríček' });
    const found = async (search: string) => (await list({ search })).items.map((row) => row.id);
    await ctx.sql(`UPDATE product_translation SET name = 'Yybuttercup' WHERE product_id = $1 AND locale = 'en'`, [id]);
    await ctx.sql(`DELETE FROM product_translation WHERE product_id = $1 AND locale = 'sk'`, [id]);
    expect(await found('yybutter')).toEqual([id]);
    expect(await found('yyarrow')).toEqual([]);
    expect(await found('yyrebricek')).toEqual([]);
  });

  it('narrows by state, type, shelf, shortage and missing languages', async () => {
    const ctx = shop.ctx();
    const of = { category: 'narrow' };
    const low = await buildProduct(ctx, { ...of, onHand: 3 });
    const out = await buildProduct(ctx, { ...of, onHand: 0 });
    const off = await buildProduct(ctx, { ...of, active: false });
    const files = await buildProduct(ctx, { ...of, productType: 'DIGITAL' });
    const texts = { name: 'Whole', summary: 'All languages.', description: '' };
    const whole = await buildProduct(ctx, { ...of, translations: { en: texts, sk: texts, de: texts } });
    const ids = async (filter: object) =>
      (await list({ ...of, ...filter }, { sort: 'OLDEST' })).items.map(({ id }) => id).sort((a, b) => a - b);
    expect(await ids({})).toEqual([low, out, off, files, whole]);
    expect(await ids({ state: 'INACTIVE' })).toEqual([off]);
    expect(await ids({ state: 'ACTIVE', type: 'DIGITAL' })).toEqual([files]);
    expect(await ids({ stock: 'LOW' })).toEqual([low]);
    expect(await ids({ stock: 'OUT' })).toEqual([out]);
    expect(await ids({ missingTranslations: true })).toEqual([low, out, off, files]);
    expect((await rowOf(whole)).missingLocales).toEqual([]);
    expect((await rowOf(low)).missingLocales).toEqual(['sk', 'de']);
  });

  it('sorts every way and pages without gaps', async () => {
    const filter = { category: 'narrow' };
    for (const sort of [
      'NEWEST',
      'OLDEST',
      'NAME_ASC',
      'NAME_DESC',
      'SKU_ASC',
      'PRICE_DESC',
      'STOCK_ASC',
      'STOCK_DESC',
    ]) {
      const all = (await list(filter, { sort })).items.map(({ id }) => id);
      const pages = await Promise.all([1, 2, 3].map((page) => list(filter, { sort, first: 2, page })));
      expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(all);
      expect(pages.map(({ totalCount }) => totalCount)).toEqual([5, 5, 5]);
    }
    const stock = (await list(filter, { sort: 'STOCK_ASC' })).items.map((row) => row.stock?.available ?? null);
    expect(stock).toEqual([0, 3, 10, 10, null]);
  });

  it('refuses pages that cannot be', async () => {
    expect(await codeOf(LIST, { first: 101 })).toBe('VALIDATION_FAILED');
    expect(await codeOf(LIST, { page: 0 })).toBe('VALIDATION_FAILED');
    expect(await codeOf(LIST, { filter: { search: 'x'.repeat(500) } })).toBe('VALIDATION_FAILED');
  });
});

describe('the price of a product', () => {
  it('is set for the version that the admin saw, and noted in history and log', async () => {
    const id = await buildProduct(shop.ctx(), { priceMinor: 2000 });
    const { data } = await ask(PRICE, { id, price: 1500, version: 1 });
    expect(data.setProductPrice).toMatchObject({ price: { minor: 1500 }, version: 2 });
    const late = await ask(PRICE, { id, price: 1900, version: 1 });
    expect(late.errors![0]!.extensions).toMatchObject({ code: 'VERSION_CONFLICT', args: { version: 2 } });
    expect(await codeOf(PRICE, { id, price: -1, version: 2 })).toBe('VALIDATION_FAILED');
    expect(await codeOf(PRICE, { id: 999_999, price: 1, version: 1 })).toBe('PRODUCT_NOT_FOUND');
    const history = (await ask(HISTORY, { id })).data.priceHistory;
    expect(history.prices.map(({ price }) => price.minor)).toEqual([1500, 2000]);
    expect(await audited(id)).toEqual([
      { action: 'product.price', before: { priceMinor: 2000 }, after: { priceMinor: 1500 }, own: true },
    ]);
  });

  it('tells the lowest of the last 30 days, prices that ended before left out', async () => {
    const id = await buildProduct(shop.ctx(), { priceMinor: 1000 });
    for (const price of [3000, 2500, 2800]) await ask(PRICE, { id, price, version: (await rowOf(id)).version });
    const ago = (price: number, days: number) =>
      shop
        .ctx()
        .sql(
          `UPDATE price_change SET changed_at = now() - $3::int * interval '1 day' WHERE product_id = $1 AND price_minor = $2`,
          [id, price, days],
        );
    await ago(1000, 60);
    await ago(3000, 31);
    expect((await ask(HISTORY, { id })).data.priceHistory.lowest30Days.minor).toBe(2500);
    expect(await codeOf(HISTORY, { id: 999_999 })).toBe('PRODUCT_NOT_FOUND');
  });
});

describe('stock', () => {
  it('takes differences: of two admins at once both count', async () => {
    const id = await buildProduct(shop.ctx(), { onHand: 10 });
    await Promise.all(Array.from({ length: 8 }, (_, i) => change(id, i % 2 ? 5 : -1, { note: ' Pallet 7 ' })));
    expect((await rowOf(id)).stock).toEqual({ onHand: 26, reserved: 0, available: 26 });
    const { stockChanges } = (await ask(CHANGES, { id })).data;
    expect(stockChanges).toHaveLength(8);
    expect(stockChanges[0]).toMatchObject({ by: admin.email, onHandAfter: 26, reason: 'DELIVERY', note: 'Pallet 7' });
    expect(await audited(id)).toHaveLength(8);
  });

  it('never falls below what is promised to orders', async () => {
    const id = await buildProduct(shop.ctx(), { onHand: 5 });
    await reserveStock(shop.ctx(), [{ productId: id, quantity: 3 }]);
    const { errors } = await change(id, -3);
    expect(errors![0]!.extensions).toMatchObject({ code: 'STOCK_RESERVED', args: { reserved: 3, onHand: 5 } });
    expect((await change(id, -2)).data.changeStock.stock).toEqual({ onHand: 3, reserved: 3, available: 0 });
  });

  it('counts a change once, however often it is sent', async () => {
    const id = await buildProduct(shop.ctx(), { onHand: 1 });
    const key = randomUUID();
    await Promise.all([change(id, 4, { key }), change(id, 4, { key }), change(id, 4, { key })]);
    expect((await rowOf(id)).stock!.onHand).toBe(5);
  });

  it('refuses nothing, too much, files and unknown products', async () => {
    const [kit, files] = [await buildProduct(shop.ctx()), await buildProduct(shop.ctx(), { productType: 'DIGITAL' })];
    const code = async (id: number, delta: number, more?: object) =>
      (await change(id, delta, more)).errors?.[0]?.extensions.code;
    expect(await code(kit, 0)).toBe('VALIDATION_FAILED');
    expect(await code(kit, 1_000_000)).toBe('VALIDATION_FAILED');
    expect(await code(kit, 1, { key: 'x' })).toBe('VALIDATION_FAILED');
    expect(await code(kit, 1, { note: 'x'.repeat(201) })).toBe('VALIDATION_FAILED');
    expect(await code(files, 1)).toBe('VALIDATION_FAILED');
    expect(await code(999_999, 1)).toBe('PRODUCT_NOT_FOUND');
  });

  it('keeps its ledger as it was written', async () => {
    for (const text of ['UPDATE stock_change SET delta = 1', 'DELETE FROM stock_change', 'TRUNCATE stock_change']) {
      await expect(shop.ctx().sql(text)).rejects.toThrow('append-only');
    }
  });
});
