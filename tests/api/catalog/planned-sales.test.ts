import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { laterSalesOf } from '../../../server/catalog/admin/admin-product-prices.ts';
import { readEditable } from '../../../server/catalog/admin/admin-product-edit.queries.ts';
import { duplicateProduct } from '../../../server/catalog/product/product-duplication.service.ts';
import { setPrice } from '../../../server/catalog/product/product-change.service.ts';
import type { Ctx } from '../../../server/core/context.ts';
import { daysAfter, startOfDay } from '../../../server/core/text/format.ts';
import { buildAccount, signInAs } from '../../support/builders/build-account.ts';
import { ownerCtx } from '../../support/builders/build-admin.ts';
import {
  arriveAt,
  inDays,
  later,
  oldProduct,
  planSale,
  sale,
  shownPrice,
  storedPrices,
  today,
} from '../../support/builders/build-planned-sale.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let admin: Ctx;
beforeAll(async () => {
  shop = await startShop();
  admin = await ownerCtx(shop);
});
afterAll(() => shop.close());

const ahead = (days: number): string => inDays(shop, days);
const quoted = async (id: number) => {
  const { data } = await shop.graphql<{ quote: { total: { minor: number }; fingerprint: string } }>(
    'query ($id: Int!) { quote: cartQuote(input: { lines: [{ productId: $id, quantity: 1 }], country: "SK" }) { total { minor } fingerprint } }',
    { id },
  );
  return data.quote;
};

describe('a planned sale', () => {
  it('begins by itself on its first day and ends after its last, on pages and in carts', async () => {
    const id = await oldProduct(shop);
    const [from, to] = [ahead(3), ahead(5)];
    await planSale(admin, id, sale(800, from, to));
    const before = await quoted(id);
    expect(await shownPrice(shop, id)).toEqual({ price: { minor: 1000 }, priceReduction: null });
    await arriveAt(shop, from);
    expect(await shownPrice(shop, id)).toEqual({
      price: { minor: 800 },
      priceReduction: { lowest: { minor: 1000 }, until: to },
    });
    const during = await quoted(id);
    expect(before.total.minor - during.total.minor).toBe(200);
    expect(during.fingerprint).not.toBe(before.fingerprint);
    await arriveAt(shop, to);
    expect((await shownPrice(shop, id)).price.minor).toBe(800);
    await arriveAt(shop, daysAfter(to, 1));
    expect(await shownPrice(shop, id)).toEqual({ price: { minor: 1000 }, priceReduction: null });
    expect(await storedPrices(shop, id)).toEqual({
      price: 1000,
      regular: null,
      sale: null,
      history: [1000, 800, 1000],
    });
  });

  it('that is set for today begins with the change, and is given up with one', async () => {
    const id = await oldProduct(shop);
    await planSale(admin, id, sale(700, today(shop), ahead(9)));
    expect((await shownPrice(shop, id)).price.minor).toBe(700);
    await planSale(admin, id, sale(null, null, null));
    expect(await storedPrices(shop, id)).toMatchObject({ price: 1000, regular: null, sale: null });
  });

  it('is announced to its last day, also after thirty', async () => {
    const id = await oldProduct(shop);
    const to = ahead(44);
    await planSale(admin, id, sale(900, today(shop), to));
    await arriveAt(shop, to);
    expect((await shownPrice(shop, id)).priceReduction).toEqual({ lowest: { minor: 1000 }, until: to });
  });

  it('announces nothing where the price was as low within the 30 days before', async () => {
    const id = await buildProduct(shop.ctx(), { priceMinor: 800 });
    await arriveAt(shop, ahead(2));
    await setPrice(shop.ctx(), id, 1000);
    await arriveAt(shop, ahead(10));
    await planSale(admin, id, sale(800, today(shop), ahead(3)));
    expect(await shownPrice(shop, id)).toEqual({ price: { minor: 800 }, priceReduction: null });
  });

  it('that comes again within 30 days is measured against the first', async () => {
    const id = await oldProduct(shop);
    await planSale(admin, id, sale(800, today(shop), ahead(1)));
    await arriveAt(shop, ahead(2));
    await planSale(admin, id, sale(800, ahead(7), ahead(8)));
    await arriveAt(shop, ahead(7));
    expect(await shownPrice(shop, id)).toEqual({ price: { minor: 800 }, priceReduction: null });
  });

  it('leaves the ordinary price to the admin, who may change it meanwhile', async () => {
    const id = await oldProduct(shop);
    const to = ahead(2);
    await planSale(admin, id, sale(800, today(shop), to));
    await planSale(admin, id, { priceMinor: 1200 });
    expect((await shownPrice(shop, id)).price.minor).toBe(800);
    await arriveAt(shop, daysAfter(to, 1));
    expect(await storedPrices(shop, id)).toEqual({
      price: 1200,
      regular: null,
      sale: null,
      history: [1000, 800, 1200],
    });
  });

  it('whose days all passed while no process ran is over', async () => {
    const id = await oldProduct(shop);
    await planSale(admin, id, sale(800, ahead(1), ahead(2)));
    await arriveAt(shop, ahead(5));
    expect(await storedPrices(shop, id)).toEqual({ price: 1000, regular: null, sale: null, history: [1000] });
  });

  it.each([
    ['not below the ordinary price', () => sale(1000, today(shop), today(shop)), { salePriceMinor: 'NOT_BELOW' }],
    ['over already', () => sale(900, ahead(-3), ahead(-1)), { saleTo: 'PAST' }],
    ['more than a year ahead', () => sale(900, today(shop), ahead(400)), { saleTo: 'TOO_LATE' }],
    ['that ends before it begins', () => sale(900, ahead(3), ahead(2)), { saleTo: 'ENDS_TOO_EARLY' }],
    ['without its days', () => ({ salePriceMinor: 900 }), { saleFrom: 'REQUIRED', saleTo: 'REQUIRED' }],
  ])('%s is refused', async (_, terms, args) => {
    const id = await buildProduct(shop.ctx(), { priceMinor: 1000 });
    await expect(planSale(admin, id, terms())).rejects.toMatchObject({ code: 'VALIDATION_FAILED', args });
  });

  it('costs a page no statement more', async () => {
    const id = await oldProduct(shop);
    const ask = () => shownPrice(shop, id);
    await ask();
    const without = await shop.statements(ask);
    await planSale(admin, id, sale(800, today(shop), ahead(2)));
    await ask();
    expect(await shop.statements(ask)).toBe(without);
  });
});

describe('sales after a planned one', () => {
  it('take over by themselves, with a gap between and from one day to the next', async () => {
    const id = await oldProduct(shop);
    const days = [1, 2, 3, 4, 6, 7].map(ahead) as [string, string, string, string, string, string];
    await planSale(admin, id, {
      ...sale(800, days[0], days[1]),
      laterSales: [later(900, days[4], days[5]), later(700, days[2], days[3])],
    });
    const seen: number[] = [];
    for (const day of [1, 2, 3, 4, 5, 6, 7, 8].map((_, i) => daysAfter(days[0], i))) {
      await arriveAt(shop, day);
      seen.push((await shownPrice(shop, id)).price.minor);
    }
    expect(seen).toEqual([800, 800, 700, 700, 1000, 900, 900, 1000]);
    expect(await storedPrices(shop, id)).toEqual({
      price: 1000,
      regular: null,
      sale: null,
      history: [1000, 800, 700, 1000, 900, 1000],
    });
  });

  it('are announced with their own last day, against the lowest price of the 30 days before', async () => {
    const id = await oldProduct(shop);
    const [over, mild, after, from, to] = [2, 5, 7, 33, 34].map(ahead) as [string, string, string, string, string];
    await planSale(admin, id, {
      ...sale(800, today(shop), ahead(1)),
      laterSales: [later(900, mild, ahead(6)), later(700, from, to)],
    });
    const { laterSales } = (
      await shop.graphql<{ adminProduct: { laterSales: { priorPrice: { minor: number } }[] } }>(
        'query ($id: Int!) { adminProduct(id: $id) { laterSales { priorPrice { minor } } } }',
        { id },
        { headers: await signInAs(shop, await buildAccount(shop, { admin: true })) },
      )
    ).data.adminProduct;
    expect(laterSales.map(({ priorPrice }) => priorPrice.minor)).toEqual([800, 900]);
    await arriveAt(shop, over);
    await arriveAt(shop, mild);
    expect(await shownPrice(shop, id)).toEqual({ price: { minor: 900 }, priceReduction: null });
    await arriveAt(shop, after);
    await arriveAt(shop, from);
    expect((await shownPrice(shop, id)).priceReduction).toEqual({ lowest: { minor: 900 }, until: to });
  });

  it('of which one is lower from the day on that another ends are one reduction', async () => {
    const id = await oldProduct(shop);
    const to = ahead(3);
    await planSale(admin, id, {
      ...sale(800, today(shop), ahead(1)),
      laterSales: [later(700, ahead(2), to)],
    });
    const [row] = await laterSalesOf(admin, await readEditable(admin, id));
    expect(row!.priorPrice?.minor).toBe(1000);
    await arriveAt(shop, ahead(2));
    expect(await shownPrice(shop, id)).toEqual({
      price: { minor: 700 },
      priceReduction: { lowest: { minor: 1000 }, until: to },
    });
  });

  it('hold at a change between midnight and the job', async () => {
    const id = await oldProduct(shop);
    const to = ahead(3);
    await planSale(admin, id, {
      ...sale(800, today(shop), ahead(1)),
      laterSales: [later(700, ahead(2), to)],
    });
    shop.clock.advance(startOfDay(ahead(2)).getTime() + 1000 - shop.clock.now().getTime());
    await setPrice(shop.ctx(), id, 1100);
    expect(await shownPrice(shop, id)).toMatchObject({ price: { minor: 700 }, priceReduction: { until: to } });
    expect(await storedPrices(shop, id)).toMatchObject({ regular: 1100, sale: 700 });
  });

  it('stay when the first is given up, and those whose days passed while no process ran are over', async () => {
    const id = await oldProduct(shop);
    await planSale(admin, id, {
      ...sale(800, ahead(1), ahead(2)),
      laterSales: [later(700, ahead(3), ahead(4)), later(600, ahead(5), ahead(6))],
    });
    await planSale(admin, id, sale(null, null, null));
    expect(await readEditable(admin, id)).toMatchObject({
      sale: { price: { minor: 700 } },
      laterSales: [{ priceMinor: 600 }],
    });
    await arriveAt(shop, ahead(5));
    expect(await storedPrices(shop, id)).toEqual({ price: 600, regular: 1000, sale: 600, history: [1000, 600] });
  });

  it('are the first where there was none, and leave a duplicate', async () => {
    const id = await oldProduct(shop);
    await planSale(admin, id, {
      laterSales: [later(900, ahead(5), ahead(6)), later(800, ahead(1), ahead(2))],
    });
    expect(await readEditable(admin, id)).toMatchObject({
      sale: { price: { minor: 800 } },
      laterSales: [{ priceMinor: 900 }],
    });
    const copy = await duplicateProduct(admin, id);
    expect(copy).toMatchObject({ sale: null, laterSales: [] });
  });

  it('are kept by the audit log', async () => {
    const id = await oldProduct(shop);
    const sales = [later(900, ahead(5), ahead(6))];
    await planSale(admin, id, { ...sale(800, today(shop), ahead(1)), laterSales: sales });
    const [entry] = await shop
      .ctx()
      .sql<{ after: Record<string, unknown> }>(
        `SELECT after FROM audit_entry WHERE subject = 'PRODUCT' AND subject_id = $1 ORDER BY id DESC LIMIT 1`,
        [String(id)],
      );
    expect(entry!.after.laterSales).toEqual(sales);
  });

  it.each([
    ['on a day of the first', () => [later(700, ahead(2), ahead(4))], { 'laterSales.0.from': 'OVERLAPS' }],
    [
      'on a day of each other',
      () => [later(700, ahead(3), ahead(5)), later(700, ahead(5), ahead(6))],
      { 'laterSales.1.from': 'OVERLAPS' },
    ],
    [
      'not below the ordinary price',
      () => [later(1000, ahead(3), ahead(4))],
      { 'laterSales.0.priceMinor': 'NOT_BELOW' },
    ],
    ['over already', () => [later(700, ahead(-3), ahead(-1))], { 'laterSales.0.to': 'PAST' }],
    ['that end before they begin', () => [later(700, ahead(6), ahead(5))], { 'laterSales.0.to': 'ENDS_TOO_EARLY' }],
    ['more than a year ahead', () => [later(700, ahead(6), ahead(400))], { 'laterSales.0.to': 'TOO_LATE' }],
    ['of no day', () => [later(700, 'tomorrow', ahead(5))], { 'laterSales.0.from': 'INVALID_FORMAT' }],
    [
      'more than eleven',
      () => Array.from({ length: 12 }, (_, i) => later(700, ahead(3 + i), ahead(3 + i))),
      { laterSales: 'TOO_BIG' },
    ],
  ])('%s are refused', async (_, laterSales, args) => {
    const id = await buildProduct(shop.ctx(), { priceMinor: 1000 });
    const input = { ...sale(800, today(shop), ahead(2)), laterSales: laterSales() };
    await expect(planSale(admin, id, input)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', args });
  });
});
