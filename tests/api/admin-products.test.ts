import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type User } from '../../server/accounts/user.entity.ts';
import { reserveStock } from '../../server/catalog/stock.service.ts';
import { buildAccount, signInAs, type SignedInHeaders } from '../support/build-account.ts';
import { buildProduct } from '../support/build-product.ts';
import { startShop, type TestShop } from '../support/shop.ts';

const ROW = 'id sku name active archived version price { minor } missingLocales stock { onHand reserved available }';

const LIST = `query ($filter: AdminProductFilter, $sort: AdminProductSort, $first: Int, $page: Int) {
  adminProducts(filter: $filter, sort: $sort, first: $first, page: $page) { totalCount items { ${ROW} image { url } category { name } } } }`;
const PRICE = `mutation ($id: Int!, $price: Int!, $version: Int!) {
  setProductPrice(id: $id, priceMinor: $price, expectedVersion: $version) { ${ROW} } }`;
const STOCK = `mutation ($id: Int!, $input: StockChangeInput!) { changeStock(id: $id, input: $input) { ${ROW} } }`;
const CHANGES = 'query ($id: Int!) { stockChanges(productId: $id) { by delta onHandAfter reason note } }';
const HISTORY =
  'query ($id: Int!) { priceHistory(productId: $id) { lowest30Days { minor } prices { price { minor } since } } }';
const BULK = `mutation ($rows: [BulkProductInput!]!, $policy: ErrorPolicy) {
  bulkUpdateProducts(rows: $rows, errorPolicy: $policy) { savedCount results { outcome errors { field code } product { ${ROW} } } } }`;
const ACTIVE = 'mutation ($ids: [Int!]!, $on: Boolean!) { setProductsActive(ids: $ids, active: $on) { savedCount } }';
const ARCHIVE =
  'mutation ($ids: [Int!]!, $on: Boolean!) { setProductsArchived(ids: $ids, archived: $on) { savedCount results { outcome } } }';

interface Row {
  id: number;
  sku: string;
  name: string;
  active: boolean;
  archived: boolean;
  version: number;
  price: { minor: number };
  missingLocales: string[];
  stock: { onHand: number; reserved: number; available: number } | null;
}
type Answers = Record<string, never> & {
  adminProducts: { totalCount: number; items: Row[] };
  setProductPrice: Row;
  changeStock: Row;
  stockChanges: object[];
  priceHistory: { lowest30Days: { minor: number }; prices: { price: { minor: number } }[] };
  bulkUpdateProducts: { savedCount: number; results: { outcome: string; errors: object[]; product: Row | null }[] };
  setProductsActive: { savedCount: number };
  setProductsArchived: { savedCount: number; results: { outcome: string }[] };
};

let shop: TestShop;
let admin: User;
let headers: SignedInHeaders;
beforeAll(async () => {
  shop = await startShop();
  admin = await buildAccount(shop, { admin: true });
  headers = await signInAs(shop, admin);
});
afterAll(() => shop.close());

const ask = (query: string, variables: Record<string, unknown> = {}, as = headers) =>
  shop.graphql<Answers>(query, variables, { headers: as });
const codeOf = async (query: string, variables: object, as = headers) =>
  (await ask(query, variables as Record<string, unknown>, as)).errors?.[0]?.extensions.code;
const list = async (filter: object, more: object = {}) => (await ask(LIST, { filter, ...more })).data.adminProducts;
const rowOf = async (id: number) => {
  const [row] = (await ask(BULK, { rows: [{ id }] })).data.bulkUpdateProducts.results;
  return row!.product!;
};
const audited = (id: number) =>
  shop.ctx().sql(
    `SELECT action, before, after, actor_id = $2 AS own FROM audit_entry
     WHERE subject = 'PRODUCT' AND subject_id = $1 ORDER BY id`,
    [String(id), admin.id],
  );
const change = (id: number, delta: number, more: object = {}) =>
  ask(STOCK, { id, input: { key: randomUUID(), delta, reason: 'DELIVERY', ...more } });

describe('who may manage products', () => {
  const calls: [string, object][] = [
    [LIST, {}],
    [HISTORY, { id: 1 }],
    [CHANGES, { id: 1 }],
    [PRICE, { id: 1, price: 100, version: 1 }],
    [STOCK, { id: 1, input: { key: randomUUID(), delta: 1, reason: 'COUNT' } }],
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

describe('a change of many', () => {
  const build = async () => [await buildProduct(shop.ctx()), await buildProduct(shop.ctx())] as const;
  const bulk = async (rows: object[], policy?: string) => (await ask(BULK, { rows, policy })).data.bulkUpdateProducts;

  it('saves all or nothing unless told otherwise', async () => {
    const [one, two] = await build();
    const rows = [
      { id: one, priceMinor: 777 },
      { id: two, priceMinor: -5, active: false },
    ];
    const answer = await bulk(rows);
    expect(answer.savedCount).toBe(0);
    expect(answer.results.map(({ outcome, errors }) => [outcome, errors])).toEqual([
      ['REJECTED', []],
      ['REJECTED', [{ field: 'priceMinor', code: 'TOO_SMALL' }]],
    ]);
    expect((await rowOf(one)).price.minor).not.toBe(777);
  });

  it('leaves out failed rows, or only failed fields, if told so', async () => {
    const [one, two] = await build();
    const rows = [
      { id: one, priceMinor: 777 },
      { id: two, priceMinor: -5, active: false },
    ];
    expect((await bulk(rows, 'REJECT_FAILED_ROWS')).savedCount).toBe(1);
    expect([(await rowOf(one)).price.minor, (await rowOf(two)).active]).toEqual([777, true]);
    const { savedCount, results } = await bulk(rows, 'IGNORE_FAILED');
    expect([savedCount, ...results.map(({ outcome }) => outcome)]).toEqual([1, 'UNCHANGED', 'UPDATED']);
    expect((await rowOf(two)).active).toBe(false);
    expect(await audited(two)).toMatchObject([
      { action: 'product.bulk', before: { active: true }, after: { active: false } },
    ]);
  });

  it('tells what is wrong by row and field', async () => {
    const [one, two] = await build();
    const { results } = await bulk(
      [
        { id: 999_999, active: false },
        { id: one, expectedVersion: 9, active: false, category: 'nowhere' },
        { id: two, archived: true, active: true },
        { id: two },
      ],
      'IGNORE_FAILED',
    );
    expect(results.map(({ errors }) => errors)).toEqual([
      [{ field: 'id', code: 'UNKNOWN' }],
      [
        { field: 'category', code: 'UNKNOWN' },
        { field: 'version', code: 'VERSION_CONFLICT' },
      ],
      [
        { field: 'active', code: 'NOT_ALLOWED' },
        { field: 'archived', code: 'NOT_ALLOWED' },
      ],
      [{ field: 'id', code: 'DUPLICATE' }],
    ]);
    expect(await codeOf(BULK, { rows: Array.from({ length: 101 }, (_, id) => ({ id })) })).toBe('VALIDATION_FAILED');
  });

  it('keeps old prices in the history and the search in step', async () => {
    const id = await buildProduct(shop.ctx(), { name: 'Quetzal glider', priceMinor: 3000 });
    const found = async () =>
      (await shop.graphql<{ products: { totalCount: number } }>('{ products(search: "quetzal") { totalCount } }')).data
        .products.totalCount;
    expect(await found()).toBe(1);
    await bulk([{ id, priceMinor: 2000, active: false }]);
    expect(await found()).toBe(0);
    expect((await ask(HISTORY, { id })).data.priceHistory.prices.map(({ price }) => price.minor)).toEqual([2000, 3000]);
  });

  it('costs the same number of statements for one product and for thirty', async () => {
    const ids: number[] = [];
    for (let i = 0; i < 31; i += 1) ids.push(await buildProduct(shop.ctx()));
    const cost = (rows: object[]) => shop.statements(() => ask(BULK, { rows }));
    await cost([{ id: ids[0], priceMinor: 1 }]);
    const one = await cost([{ id: ids[0], priceMinor: 51, active: false }]);
    const many = await cost(ids.slice(1).map((id) => ({ id, priceMinor: 52, active: false })));
    expect(many).toBe(one);
  });
});

describe('taking products away', () => {
  it('switches many off and on', async () => {
    const ids = [await buildProduct(shop.ctx()), await buildProduct(shop.ctx())];
    expect((await ask(ACTIVE, { ids, on: false })).data.setProductsActive.savedCount).toBe(2);
    expect(await Promise.all(ids.map(async (id) => (await rowOf(id)).active))).toEqual([false, false]);
    expect((await ask(ACTIVE, { ids: [...ids, 999_999], on: true })).data.setProductsActive.savedCount).toBe(2);
    expect(await codeOf(ACTIVE, { ids: Array.from({ length: 101 }, (_, i) => i), on: true })).toBe('VALIDATION_FAILED');
  });

  it('archives instead of deleting: off sale, out of the table, the page gone, and back again', async () => {
    const id = await buildProduct(shop.ctx(), { sku: 'MX-GONE1' });
    await ask(ARCHIVE, { ids: [id], on: true });
    expect(await rowOf(id)).toMatchObject({ active: false, archived: true });
    expect((await list({ search: 'mx-gone1' })).totalCount).toBe(0);
    expect((await list({ search: 'mx-gone1', state: 'ARCHIVED' })).totalCount).toBe(1);
    const withdrawn = await shop.graphql<{ withdrawnProduct: object | null }>(`{ withdrawnProduct(id: ${id}) { id } }`);
    expect(withdrawn.data.withdrawnProduct).toEqual({ id });
    await ask(ARCHIVE, { ids: [id], on: false });
    expect(await rowOf(id)).toMatchObject({ active: false, archived: false });
    await ask(ARCHIVE, { ids: [id], on: true });
    await ask(ACTIVE, { ids: [id], on: true });
    expect(await rowOf(id)).toMatchObject({ active: true, archived: false });
  });
});
