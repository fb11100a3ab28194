import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, signInAs, type SignedInHeaders } from '../../support/builders/build-account.ts';
import { buildCategory } from '../../support/builders/build-product.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const LIST = `query ($filter: AdminProductFilter, $sort: AdminProductSort, $page: Int) {
  adminProducts(filter: $filter, sort: $sort, page: $page) { totalCount hasMore
    items { id name sku price { minor } stock { available } image { url } category { name } missingLocales } } }`;
const PRODUCTS = 10_000;

/** Ways to look at the table, each a page of fifty. */
const LOOKS: object[] = [
  { sort: 'NEWEST' },
  { sort: 'NAME_ASC' },
  { sort: 'STOCK_ASC', page: 100 },
  { filter: { search: 'model 77' } },
  { filter: { stock: 'LOW', missingTranslations: true, state: 'ACTIVE' }, sort: 'PRICE_DESC' },
];

let shop: TestShop;
let headers: SignedInHeaders;
beforeAll(async () => {
  shop = await startShop();
  headers = await signInAs(shop, await buildAccount(shop, { admin: true }));
  await buildCategory(shop.ctx());
});
afterAll(() => shop.close());

/** A thousand at a time: ten thousand in one statement take as long as a request may on a slow machine. */
const AT_ONCE = 1000;

const fillSome = async (from: number, to: number): Promise<void> => {
  const ctx = shop.ctx();
  await ctx.sql(
    `INSERT INTO product (sku, slug, product_type, tax_class, price_minor, category_id, published_at, weight_grams)
     SELECT 'S-' || n, 's-' || n, 'PHYSICAL', 'goods', 100 + n % 977, (SELECT id FROM category LIMIT 1),
       now() - n * interval '1 minute', 100 FROM generate_series($1::int, $2::int) n`,
    [from, to],
  );
  await ctx.sql(
    `INSERT INTO product_translation (product_id, locale, name, summary, description, features, spec_line, interaction_instructions)
     SELECT p.id, l, 'Módel ' || p.id || ' ' || l, 'Sum', '', '{}', '', '{}'
     FROM product p CROSS JOIN unnest(ARRAY['en', 'sk', 'de']) l
     WHERE (p.id % 10 > 0 OR l = 'en') AND NOT EXISTS (SELECT FROM product_translation t WHERE t.product_id = p.id)`,
  );
  await ctx.sql(
    `INSERT INTO stock_level (product_id, on_hand, reserved) SELECT id, id % 50, 0 FROM product ON CONFLICT DO NOTHING`,
  );
};

const fill = async (from: number, to: number): Promise<void> => {
  for (let first = from; first <= to; first += AT_ONCE) await fillSome(first, Math.min(to, first + AT_ONCE - 1));
  await shop.ctx().sql('ANALYZE');
};

const look = async (variables: object) => {
  const { data, errors } = await shop.graphql<{
    adminProducts: { totalCount: number; hasMore: boolean; items: { id: number }[] };
  }>(LIST, variables as Record<string, unknown>, { headers });
  expect(errors).toBeUndefined();
  return data.adminProducts;
};

const statements = async () => {
  const counts: number[] = [];
  for (const variables of LOOKS) counts.push(await shop.statements(() => look(variables)));
  return counts;
};

describe('the table of 10,000 products', () => {
  it('asks the database as often as a short one, and answers a page', async () => {
    await fill(1, 20);
    await statements();
    const few = await statements();
    await fill(21, PRODUCTS);
    await statements();
    expect(await statements()).toEqual(few);
    const times: string[] = [];
    for (const variables of LOOKS) {
      const taken: number[] = [];
      for (let i = 0; i < 5; i += 1) {
        const start = performance.now();
        await look(variables);
        taken.push(performance.now() - start);
      }
      times.push(`${Math.round(taken.sort((a, b) => a - b)[2]!)} ms`);
    }
    if (process.env.SHOW_TIMES) console.log(times.join(', '));
    expect((await look({})).totalCount).toBe(PRODUCTS);
    expect((await look({})).items).toHaveLength(50);
  });

  it('is searched for what all of them are called, in each order, and counted to a hundred', async () => {
    for (const sort of ['NEWEST', 'PRICE_ASC', 'NAME_DESC', 'STOCK_DESC'])
      for (const page of [1, 7])
        expect((await look({ filter: { search: 'módel' }, sort, page })).items).toEqual(
          (await look({ sort, page })).items,
        );
    expect(await look({ filter: { search: 'model' } })).toMatchObject({ totalCount: 100, hasMore: true });
  });

  it('is searched for what many are called, and few of them are left by a filter', async () => {
    const filter = { stock: 'LOW' };
    const low = await look({ filter });
    const { items, ...counted } = await look({ filter: { ...filter, search: 'model' } });
    expect(items).toEqual(low.items);
    expect(counted).toEqual({ totalCount: 100, hasMore: true });
    expect(low.totalCount).toBeGreaterThan(100);
  });

  it('finds a word of one or two letters where a word begins', async () => {
    const ids = async (search: string) => (await look({ filter: { search } })).items.map(({ id }) => id);
    const found = await ids('77 model');
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter((id) => !String(id).startsWith('77'))).toEqual([]);
  });

  it('is exported and taken back unchanged', async () => {
    const url = '/api/admin/products.csv';
    const start = performance.now();
    const { body } = await shop.inject({ url, headers });
    const exported = performance.now();
    const type = { 'content-type': 'text/csv' };
    const answer = await shop.inject({
      method: 'POST',
      url: `${url}?dryRun=false`,
      headers: { ...headers, ...type },
      payload: body,
    });
    if (process.env.SHOW_TIMES) console.log('export', exported - start, 'import', performance.now() - exported);
    expect(answer.json<{ counts: object }>().counts).toMatchObject({ UNCHANGED: PRODUCTS, REJECTED: 0 });
    const dearer = body.replace(/,(\d+)\.(\d\d),/g, ',$1.99,');
    const saving = performance.now();
    const saved = await shop.inject({
      method: 'POST',
      url: `${url}?dryRun=false`,
      headers: { ...headers, ...type },
      payload: dearer,
    });
    if (process.env.SHOW_TIMES) console.log('save', performance.now() - saving);
    expect(saved.json<{ saved: boolean }>().saved).toBe(true);
  });
});
