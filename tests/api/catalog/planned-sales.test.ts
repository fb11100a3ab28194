import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorPolicy } from '../../../server/catalog/admin/bulk.types.ts';
import { readEditable } from '../../../server/catalog/admin/admin-product-edit.queries.ts';
import { updateEditable } from '../../../server/catalog/admin/admin-product-edit.service.ts';
import { importProducts } from '../../../server/catalog/admin/product-csv-import.service.ts';
import { plannedSalesJob } from '../../../server/catalog/product/planned-sales.job.ts';
import { setPrice } from '../../../server/catalog/product/product-change.service.ts';
import type { Ctx } from '../../../server/core/context.ts';
import { dayOf, daysAfter, startOfDay } from '../../../server/core/text/format.ts';
import { ownerCtx } from '../../support/builders/build-admin.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
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
});
