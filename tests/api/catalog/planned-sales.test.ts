import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { laterSalesOf } from '../../../server/catalog/admin/admin-product-prices.ts';
import { ErrorPolicy } from '../../../server/catalog/admin/bulk.types.ts';
import { readEditable } from '../../../server/catalog/admin/admin-product-edit.queries.ts';
import { updateEditable } from '../../../server/catalog/admin/admin-product-edit.service.ts';
import { importProducts } from '../../../server/catalog/admin/product-csv-import.service.ts';
import { plannedSalesJob } from '../../../server/catalog/product/planned-sales.job.ts';
import { duplicateProduct } from '../../../server/catalog/product/product-duplication.service.ts';
import { setPrice } from '../../../server/catalog/product/product-change.service.ts';
import type { Ctx } from '../../../server/core/context.ts';
import { dayOf, daysAfter, startOfDay } from '../../../server/core/text/format.ts';
import { buildAccount, signInAs } from '../../support/builders/build-account.ts';
import { ownerCtx } from '../../support/builders/build-admin.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { csvTable } from '../../support/csv-table.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const HOUR = 3_600_000;

let shop: TestShop;
let admin: Ctx;
beforeAll(async () => {
  shop = await startShop();
  admin = await ownerCtx(shop);
});
afterAll(() => shop.close());

const today = (): string => dayOf(shop.clock.now());
const inDays = (days: number): string => daysAfter(today(), days);
/** The morning of a day, once the job of that minute has run. */
const arriveAt = async (day: string): Promise<void> => {
  shop.clock.advance(startOfDay(day).getTime() + 8 * HOUR - shop.clock.now().getTime());
  await plannedSalesJob.run(shop.ctx(), {});
};

/** A product of 10.00 since 40 days, on the morning of a day. */
const oldProduct = async (): Promise<number> => {
  const id = await buildProduct(shop.ctx(), { priceMinor: 1000 });
  await arriveAt(inDays(40));
  return id;
};

const plan = async (id: number, input: object) =>
  updateEditable(admin, id, (await readEditable(admin, id)).version, input);
const sale = (salePriceMinor: number | null, saleFrom: string | null, saleTo: string | null) => ({
  salePriceMinor,
  saleFrom,
  saleTo,
});

const later = (priceMinor: number, from: string, to: string) => ({ priceMinor, from, to });

interface Shown {
  price: { minor: number };
  priceReduction: { lowest: { minor: number }; until: string | null } | null;
}
const shown = async (id: number): Promise<Shown> =>
  (
    await shop.graphql<{ product: Shown }>(
      'query ($id: Int!) { product(id: $id) { price { minor } priceReduction { lowest { minor } until } } }',
      { id },
    )
  ).data.product;
const quoted = async (id: number) => {
  const { data } = await shop.graphql<{ quote: { total: { minor: number }; fingerprint: string } }>(
    'query ($id: Int!) { quote: cartQuote(input: { lines: [{ productId: $id, quantity: 1 }], country: "SK" }) { total { minor } fingerprint } }',
    { id },
  );
  return data.quote;
};
const stored = async (id: number) =>
  (
    await shop.ctx().sql<Record<string, unknown>>(
      `SELECT price_minor::int AS price, regular_price_minor::int AS regular, sale_price_minor::int AS sale,
       (SELECT array_agg(price_minor::int ORDER BY id) FROM price_change WHERE product_id = p.id) AS history
       FROM product p WHERE id = $1`,
      [id],
    )
  )[0];

describe('a planned sale', () => {
  it('begins by itself on its first day and ends after its last, on pages and in carts', async () => {
    const id = await oldProduct();
    const [from, to] = [inDays(3), inDays(5)];
    await plan(id, sale(800, from, to));
    const before = await quoted(id);
    expect(await shown(id)).toEqual({ price: { minor: 1000 }, priceReduction: null });
    await arriveAt(from);
    expect(await shown(id)).toEqual({ price: { minor: 800 }, priceReduction: { lowest: { minor: 1000 }, until: to } });
    const during = await quoted(id);
    expect(before.total.minor - during.total.minor).toBe(200);
    expect(during.fingerprint).not.toBe(before.fingerprint);
    await arriveAt(to);
    expect((await shown(id)).price.minor).toBe(800);
    await arriveAt(daysAfter(to, 1));
    expect(await shown(id)).toEqual({ price: { minor: 1000 }, priceReduction: null });
    expect(await stored(id)).toEqual({ price: 1000, regular: null, sale: null, history: [1000, 800, 1000] });
  });

  it('that is set for today begins with the change, and is given up with one', async () => {
    const id = await oldProduct();
    await plan(id, sale(700, today(), inDays(9)));
    expect((await shown(id)).price.minor).toBe(700);
    await plan(id, sale(null, null, null));
    expect(await stored(id)).toMatchObject({ price: 1000, regular: null, sale: null });
  });

  it('is announced to its last day, also after thirty', async () => {
    const id = await oldProduct();
    const to = inDays(44);
    await plan(id, sale(900, today(), to));
    await arriveAt(to);
    expect((await shown(id)).priceReduction).toEqual({ lowest: { minor: 1000 }, until: to });
  });

  it('announces nothing where the price was as low within the 30 days before', async () => {
    const id = await buildProduct(shop.ctx(), { priceMinor: 800 });
    await arriveAt(inDays(2));
    await setPrice(shop.ctx(), id, 1000);
    await arriveAt(inDays(10));
    await plan(id, sale(800, today(), inDays(3)));
    expect(await shown(id)).toEqual({ price: { minor: 800 }, priceReduction: null });
  });

  it('that comes again within 30 days is measured against the first', async () => {
    const id = await oldProduct();
    await plan(id, sale(800, today(), inDays(1)));
    await arriveAt(inDays(2));
    await plan(id, sale(800, inDays(7), inDays(8)));
    await arriveAt(inDays(7));
    expect(await shown(id)).toEqual({ price: { minor: 800 }, priceReduction: null });
  });

  it('leaves the ordinary price to the admin, who may change it meanwhile', async () => {
    const id = await oldProduct();
    const to = inDays(2);
    await plan(id, sale(800, today(), to));
    await plan(id, { priceMinor: 1200 });
    expect((await shown(id)).price.minor).toBe(800);
    await arriveAt(daysAfter(to, 1));
    expect(await stored(id)).toEqual({ price: 1200, regular: null, sale: null, history: [1000, 800, 1200] });
  });

  it('whose days all passed while no process ran is over', async () => {
    const id = await oldProduct();
    await plan(id, sale(800, inDays(1), inDays(2)));
    await arriveAt(inDays(5));
    expect(await stored(id)).toEqual({ price: 1000, regular: null, sale: null, history: [1000] });
  });

  it.each([
    ['not below the ordinary price', () => sale(1000, today(), today()), { salePriceMinor: 'NOT_BELOW' }],
    ['over already', () => sale(900, inDays(-3), inDays(-1)), { saleTo: 'PAST' }],
    ['more than a year ahead', () => sale(900, today(), inDays(400)), { saleTo: 'TOO_LATE' }],
    ['that ends before it begins', () => sale(900, inDays(3), inDays(2)), { saleTo: 'ENDS_TOO_EARLY' }],
    ['without its days', () => ({ salePriceMinor: 900 }), { saleFrom: 'REQUIRED', saleTo: 'REQUIRED' }],
  ])('%s is refused', async (_, terms, args) => {
    const id = await buildProduct(shop.ctx(), { priceMinor: 1000 });
    await expect(plan(id, terms())).rejects.toMatchObject({ code: 'VALIDATION_FAILED', args });
  });

  it('costs a page no statement more', async () => {
    const id = await oldProduct();
    const ask = () => shown(id);
    await ask();
    const without = await shop.statements(ask);
    await plan(id, sale(800, today(), inDays(2)));
    await ask();
    expect(await shop.statements(ask)).toBe(without);
  });
});

describe('sales after a planned one', () => {
  it('take over by themselves, with a gap between and from one day to the next', async () => {
    const id = await oldProduct();
    const days = [1, 2, 3, 4, 6, 7].map(inDays) as [string, string, string, string, string, string];
    await plan(id, {
      ...sale(800, days[0], days[1]),
      laterSales: [later(900, days[4], days[5]), later(700, days[2], days[3])],
    });
    const seen: number[] = [];
    for (const day of [1, 2, 3, 4, 5, 6, 7, 8].map((_, i) => daysAfter(days[0], i))) {
      await arriveAt(day);
      seen.push((await shown(id)).price.minor);
    }
    expect(seen).toEqual([800, 800, 700, 700, 1000, 900, 900, 1000]);
    expect(await stored(id)).toEqual({
      price: 1000,
      regular: null,
      sale: null,
      history: [1000, 800, 700, 1000, 900, 1000],
    });
  });

  it('are announced with their own last day, against the lowest price of the 30 days before', async () => {
    const id = await oldProduct();
    const [over, mild, after, from, to] = [2, 5, 7, 33, 34].map(inDays) as [string, string, string, string, string];
    await plan(id, {
      ...sale(800, today(), inDays(1)),
      laterSales: [later(900, mild, inDays(6)), later(700, from, to)],
    });
    const { laterSales } = (
      await shop.graphql<{ adminProduct: { laterSales: { priorPrice: { minor: number } }[] } }>(
        'query ($id: Int!) { adminProduct(id: $id) { laterSales { priorPrice { minor } } } }',
        { id },
        { headers: await signInAs(shop, await buildAccount(shop, { admin: true })) },
      )
    ).data.adminProduct;
    expect(laterSales.map(({ priorPrice }) => priorPrice.minor)).toEqual([800, 900]);
    await arriveAt(over);
    await arriveAt(mild);
    expect(await shown(id)).toEqual({ price: { minor: 900 }, priceReduction: null });
    await arriveAt(after);
    await arriveAt(from);
    expect((await shown(id)).priceReduction).toEqual({ lowest: { minor: 900 }, until: to });
  });

  it('of which one is lower from the day on that another ends are one reduction', async () => {
    const id = await oldProduct();
    const to = inDays(3);
    await plan(id, { ...sale(800, today(), inDays(1)), laterSales: [later(700, inDays(2), to)] });
    const [row] = await laterSalesOf(admin, await readEditable(admin, id));
    expect(row!.priorPrice?.minor).toBe(1000);
    await arriveAt(inDays(2));
    expect(await shown(id)).toEqual({ price: { minor: 700 }, priceReduction: { lowest: { minor: 1000 }, until: to } });
  });

  it('hold at a change between midnight and the job', async () => {
    const id = await oldProduct();
    const to = inDays(3);
    await plan(id, { ...sale(800, today(), inDays(1)), laterSales: [later(700, inDays(2), to)] });
    shop.clock.advance(startOfDay(inDays(2)).getTime() + 1000 - shop.clock.now().getTime());
    await setPrice(shop.ctx(), id, 1100);
    expect(await shown(id)).toMatchObject({ price: { minor: 700 }, priceReduction: { until: to } });
    expect(await stored(id)).toMatchObject({ regular: 1100, sale: 700 });
  });

  it('stay when the first is given up, and those whose days passed while no process ran are over', async () => {
    const id = await oldProduct();
    await plan(id, {
      ...sale(800, inDays(1), inDays(2)),
      laterSales: [later(700, inDays(3), inDays(4)), later(600, inDays(5), inDays(6))],
    });
    await plan(id, sale(null, null, null));
    expect(await readEditable(admin, id)).toMatchObject({
      sale: { price: { minor: 700 } },
      laterSales: [{ priceMinor: 600 }],
    });
    await arriveAt(inDays(5));
    expect(await stored(id)).toEqual({ price: 600, regular: 1000, sale: 600, history: [1000, 600] });
  });

  it('are the first where there was none, and leave a duplicate', async () => {
    const id = await oldProduct();
    await plan(id, { laterSales: [later(900, inDays(5), inDays(6)), later(800, inDays(1), inDays(2))] });
    expect(await readEditable(admin, id)).toMatchObject({
      sale: { price: { minor: 800 } },
      laterSales: [{ priceMinor: 900 }],
    });
    const copy = await duplicateProduct(admin, id);
    expect(copy).toMatchObject({ sale: null, laterSales: [] });
  });

  it('are kept by the audit log', async () => {
    const id = await oldProduct();
    const sales = [later(900, inDays(5), inDays(6))];
    await plan(id, { ...sale(800, today(), inDays(1)), laterSales: sales });
    const [entry] = await shop
      .ctx()
      .sql<{ after: Record<string, unknown> }>(
        `SELECT after FROM audit_entry WHERE subject = 'PRODUCT' AND subject_id = $1 ORDER BY id DESC LIMIT 1`,
        [String(id)],
      );
    expect(entry!.after.laterSales).toEqual(sales);
  });

  it.each([
    ['on a day of the first', () => [later(700, inDays(2), inDays(4))], { 'laterSales.0.from': 'OVERLAPS' }],
    [
      'on a day of each other',
      () => [later(700, inDays(3), inDays(5)), later(700, inDays(5), inDays(6))],
      { 'laterSales.1.from': 'OVERLAPS' },
    ],
    [
      'not below the ordinary price',
      () => [later(1000, inDays(3), inDays(4))],
      { 'laterSales.0.priceMinor': 'NOT_BELOW' },
    ],
    ['over already', () => [later(700, inDays(-3), inDays(-1))], { 'laterSales.0.to': 'PAST' }],
    ['that end before they begin', () => [later(700, inDays(6), inDays(5))], { 'laterSales.0.to': 'ENDS_TOO_EARLY' }],
    ['more than a year ahead', () => [later(700, inDays(6), inDays(400))], { 'laterSales.0.to': 'TOO_LATE' }],
    ['of no day', () => [later(700, 'tomorrow', inDays(5))], { 'laterSales.0.from': 'INVALID_FORMAT' }],
    [
      'more than eleven',
      () => Array.from({ length: 12 }, (_, i) => later(700, inDays(3 + i), inDays(3 + i))),
      { laterSales: 'TOO_BIG' },
    ],
  ])('%s are refused', async (_, laterSales, args) => {
    const id = await buildProduct(shop.ctx(), { priceMinor: 1000 });
    const input = { ...sale(800, today(), inDays(2)), laterSales: laterSales() };
    await expect(plan(id, input)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', args });
  });
});

describe('a file of products', () => {
  const send = (lines: string[]) =>
    importProducts(admin, lines.join('\n'), { dryRun: false, policy: ErrorPolicy.REJECT_FAILED_ROWS });

  it('plans sales, says what is wrong with them, and takes them away by a hyphen', async () => {
    const ids = [await oldProduct(), await buildProduct(shop.ctx(), { priceMinor: 1000 })];
    const skus = (
      await shop.ctx().sql<{ sku: string }>('SELECT sku FROM product WHERE id = ANY($1) ORDER BY id', [ids])
    ).map(({ sku }) => sku);
    const head = 'sku,sale_price,sale_from,sale_to';
    const { rows } = await send([
      head,
      `${skus[0]},8.00,${today()},${inDays(2)}`,
      `${skus[1]},10.00,${inDays(1)},${inDays(2)}`,
    ]);
    expect(rows).toMatchObject([
      { outcome: 'UPDATED' },
      { outcome: 'REJECTED', errors: [{ field: 'salePriceMinor', code: 'NOT_BELOW' }] },
    ]);
    expect((await shown(ids[0]!)).price.minor).toBe(800);
    const taken = await send([head, `${skus[0]},-,,`]);
    expect(taken.rows[0]!.changes).toContainEqual({ field: 'salePriceMinor', before: '800', after: '-' });
    expect(await stored(ids[0]!)).toMatchObject({ price: 1000, sale: null });
  });

  it.each(['en', 'sk'])('has later sales in %s, out and in', async (lang) => {
    const id = await oldProduct();
    const sku = (await readEditable(admin, id)).sku;
    const laterSales = [later(900, inDays(5), inDays(6)), later(850, inDays(8), inDays(9))];
    await plan(id, { ...sale(800, today(), inDays(1)), laterSales });
    const url = `/api/admin/products.csv?lang=${lang}`;
    const headers = await signInAs(shop, await buildAccount(shop, { admin: true }));
    const { body } = await shop.inject({ url, headers });
    const row = csvTable(body).find((one) => one.sku === sku)!;
    const prices = lang === 'en' ? ['9.00', '8.50'] : ['9,00', '8,50'];
    const cell = `${prices[0]}: ${inDays(5)} - ${inDays(6)} | ${prices[1]}: ${inDays(8)} - ${inDays(9)}`;
    expect(row.later_sales).toBe(cell);
    expect((await send(['sku,later_sales', `${sku},"${cell}"`])).rows).toEqual([]);
    const { rows } = await send(['sku,later_sales', `${sku},"${prices[0]}: ${inDays(1)} - ${inDays(6)}"`]);
    expect(rows).toMatchObject([{ outcome: 'REJECTED', errors: [{ field: 'laterSales', code: 'OVERLAPS' }] }]);
    await send(['sku,later_sales', `${sku},-`]);
    expect(await readEditable(admin, id)).toMatchObject({ sale: { price: { minor: 800 } }, laterSales: [] });
  });

  it('leaves a sale alone as a whole where a part of it is wrong', async () => {
    const id = await oldProduct();
    const sku = (await readEditable(admin, id)).sku;
    const file = ['sku,price,sale_price,sale_from,sale_to', `${sku},11.00,8.00,${inDays(-3)},${inDays(-2)}`].join('\n');
    await importProducts(admin, file, { dryRun: false, policy: ErrorPolicy.IGNORE_FAILED });
    expect(await stored(id)).toMatchObject({ sale: null });
  });
});
