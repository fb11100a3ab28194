import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { quoteCart } from '../../../server/cart/cart.service.ts';
import { QuoteProblem } from '../../../server/cart/quote.ts';
import type { Ctx } from '../../../server/core/context.ts';
import { dayOf } from '../../../server/core/text/format.ts';
import { cancelOrder } from '../../../server/orders/order-cancellation.service.ts';
import { mostSold } from '../../../server/orders/sales.queries.ts';
import { orderLines } from '../../../server/orders/orders.queries.ts';
import { packingUnits } from '../../../server/parcels/packing-units.queries.ts';
import { keepPrintJob } from '../../../server/printing/printing.service.ts';
import { buildPerson } from '../../support/builders/build-gallery.ts';
import { buildOrder, buildOrderInput } from '../../support/builders/build-order.ts';
import { buildPaidOrder } from '../../support/builders/build-paid-order.ts';
import { buildSlicedProduct, offerPrinting, printChoice, PRINTING } from '../../support/builders/build-printing.ts';
import { buildSellable, stockOf } from '../../support/builders/build-sellable.ts';
import { place, refusalOf } from '../../support/place-order.ts';
import { startShop, type TestShop } from '../../support/shop.ts';
import { unzip } from '../../support/unzip.ts';

const TOTAL = 756;

let shop: TestShop;
let files: number;
let print: number;
/** A context works with one state of the settings. */
const ctx = (): Ctx => shop.ctx({ locale: 'sk' });

beforeAll(async () => {
  shop = await startShop();
  files = await buildSlicedProduct(shop);
  await offerPrinting(shop);
  ({ id: print } = await keepPrintJob(ctx(), printChoice(files)));
});
afterAll(() => shop.close());
beforeEach(() => offerPrinting(shop));

const quoteOf = (lines = [{ productId: print, quantity: 1 }]) => quoteCart(ctx(), { lines });

const QUOTE = `query ($input: CartQuoteInput!) { cartQuote(input: $input) { orderable requiresShipping grams total { minor }
  shippingMethods { id minDays maxDays } lines { productId name problem taxRatePercent subtotal { minor }
    product { id } print { productId material colour { name } days parts { partId name copies } } } } }`;

interface Quote {
  cartQuote: {
    shippingMethods: { id: string; minDays: number; maxDays: number }[];
    lines: object[];
    [field: string]: unknown;
  };
}

const ask = async (productId: number) => {
  const input = { lines: [{ productId, quantity: 1 }] };
  return (await shop.graphql<Quote>(QUOTE, { input }, { headers: { 'accept-language': 'de' } })).data.cartQuote;
};

describe('a print in the cart', () => {
  it('is goods at the price of the server, told in the language of the visitor', async () => {
    const { lines, ...quote } = await ask(print);
    expect(quote).toMatchObject({ orderable: true, requiresShipping: true, grams: 33 });
    expect(lines).toMatchObject([
      {
        productId: print,
        problem: null,
        taxRatePercent: 23,
        subtotal: { minor: TOTAL },
        product: { id: files },
        print: {
          productId: files,
          material: 'PLA',
          colour: { name: 'Schwarz' },
          days: 4,
          parts: [
            { partId: 'nose', name: 'Spitze', copies: 2 },
            { partId: 'fin', name: 'Leitwerk', copies: 3 },
          ],
        },
      },
    ]);
  });

  it('is longer on its way than goods from the shelf, by the days of printing', async () => {
    const shelf = await ask(await buildSellable(shop, { weightGrams: 33 }));
    const printed = await ask(print);
    expect(printed.shippingMethods).toEqual(
      shelf.shippingMethods.map(({ id, minDays, maxDays }) => ({ id, minDays: minDays + 4, maxDays: maxDays + 4 })),
    );
  });

  it('is one: how many copies of what, it says itself', async () => {
    const { lines, orderable } = await quoteOf([{ productId: print, quantity: 3 }]);
    expect([orderable, lines]).toMatchObject([true, [{ quantity: 1, problem: QuoteProblem.DIGITAL_LIMIT }]]);
  });

  it('is priced anew by the rates of the moment, and another price is another fingerprint', async () => {
    const before = await quoteOf();
    await offerPrinting(shop, { handlingMinor: 301 });
    const after = await quoteOf();
    expect(after.subtotalMinor - before.subtotalMinor).toBe(1);
    expect(after.fingerprint).not.toBe(before.fingerprint);
  });

  it.each([
    ['the shop prints no more', { active: false }],
    ['the material is gone', { materials: PRINTING.materials.slice(1) }],
    ['the printer is another', { widthMm: 60, depthMm: 60 }],
  ])('cannot be ordered once %s', async (_why, changes) => {
    await offerPrinting(shop, changes);
    const quote = await quoteOf();
    expect(quote.orderable).toBe(false);
    expect(quote.lines).toMatchObject([{ product: null, problem: QuoteProblem.INACTIVE }]);
  });

  it('is unknown under an id that no print has', async () => {
    const { lines } = await quoteOf([{ productId: 2_000_000_000, quantity: 1 }]);
    expect(lines).toMatchObject([{ product: null, problem: QuoteProblem.NOT_FOUND }]);
  });

  it('goes with a customer from device to device, once', async () => {
    const { headers } = await buildPerson(shop);
    const merge = `mutation ($lines: [CartLineInput!]!) { mergeCart(input: { lines: $lines }) { productId quantity product { id } } }`;
    const kit = await buildSellable(shop);
    const lines = [{ productId: print, quantity: 2 }, { productId: kit, quantity: 2 }]; // oxfmt-ignore
    await shop.graphql(merge, { lines }, { headers });
    const { data } = await shop.graphql<{ mergeCart: object[] }>(merge, { lines }, { headers });
    expect(data.mergeCart).toEqual([
      { productId: print, quantity: 1, product: { id: files } },
      { productId: kit, quantity: 4, product: { id: kit } },
    ]);
  });
});

describe('an order of a print', () => {
  it('costs to the cent what the quote said, beside goods from the shelf', async () => {
    const kit = await buildSellable(shop, { stock: 5, priceMinor: 4999 });
    const lines = [{ productId: print, quantity: 1 }, { productId: kit, quantity: 2 }]; // oxfmt-ignore
    const quote = await quoteOf(lines);
    const { order } = await buildOrder(ctx(), { lines });
    expect([order.totalMinor, order.subtotalMinor]).toEqual([quote.totalMinor, TOTAL + 2 * 4999]);
    const [printed] = await orderLines(ctx(), order.id);
    expect(printed).toMatchObject({
      productId: print,
      sku: `PRINT-${print}`,
      productType: 'PHYSICAL',
      quantity: 1,
      unitPriceMinor: TOTAL,
      taxClass: 'goods',
      taxMinor: 141,
      print: { productId: files, material: 'PLA', days: 4, grams: 32.24 },
    });
    expect(await stockOf(shop, kit)).toEqual({ onHand: 5, reserved: 2 });
  });

  it('is refused at a price that is no longer that of the quote', async () => {
    const input = await buildOrderInput(ctx(), { lines: [{ productId: print, quantity: 1 }] });
    await offerPrinting(shop, { hourMinor: 151 });
    expect((await refusalOf(shop, input))[0]).toBe('QUOTE_CHANGED');
    await offerPrinting(shop);
    expect((await place(shop, input)).errors).toBeUndefined();
  });

  it('says in its name, on the invoice and to the carrier what is printed, how often and of what', async () => {
    const { order, lines, invoice } = await buildPaidOrder(ctx(), [print]);
    const name = expect.stringMatching(
      / – vytlačené diely: 2\u00a0×\u00a0Špička, 3\u00a0×\u00a0Stabilizátor; PLA, čierna$/,
    );
    expect(lines[0]!.productName).toEqual(name);
    expect(invoice.snapshot.lines[0]).toMatchObject({ description: name, ratePercent: 23, grossMinor: TOTAL });
    expect(await packingUnits(ctx(), order.id)).toMatchObject([{ quantity: 1, weightGrams: 33 }]);
  });

  it('keeps what was ordered when rates, names and colours change', async () => {
    const { order } = await buildPaidOrder(ctx(), [print]);
    await offerPrinting(shop, { active: false, days: 9 });
    const [line] = await orderLines(ctx(), order.id);
    expect(line!.print).toMatchObject({
      days: 4,
      colour: { name: { sk: 'čierna' } },
      parts: [{ copies: 2 }, { copies: 3 }],
    });
  });

  it('holds nothing on a shelf, and can be cancelled', async () => {
    const { order, accessToken } = await buildOrder(ctx(), { lines: [{ productId: print, quantity: 1 }] });
    expect((await cancelOrder(ctx(), { id: order.id, accessToken })).status).toBe('CANCELLED');
  });
});

describe('the files to print', () => {
  const load = (lineId: string, headers = {}) => shop.inject({ url: `/api/admin/prints/${lineId}`, headers });

  it('are a zip for admins: each part by how often it is printed, and a list', async () => {
    const { order, lines } = await buildPaidOrder(ctx(), [print]);
    const { headers } = await buildPerson(shop, { admin: true });
    const answer = await load(lines[0]!.id, { ...headers, 'accept-language': 'en' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toContain(`${order.orderNumber}-PRINT-${print}.zip`);
    const entries = await unzip(answer.rawPayload);
    expect([...entries.keys()]).toEqual(['print.txt', '2x Nose cone.stl', '3x Fin.stl']);
    expect(entries.get('print.txt')!.toString()).toContain('PLA');
    expect(entries.get('3x Fin.stl')!.length).toBeGreaterThan(84);
  });

  it('are for nobody else, and of nothing else', async () => {
    const { lines } = await buildPaidOrder(ctx(), [print]);
    expect((await load(lines[0]!.id)).statusCode).toBe(401);
    expect((await load(lines[0]!.id, (await buildPerson(shop)).headers)).statusCode).toBe(403);
    const { headers } = await buildPerson(shop, { admin: true });
    const kit = await buildPaidOrder(ctx(), [await buildSellable(shop)]);
    for (const id of [kit.lines[0]!.id, randomUUID(), 'x']) expect((await load(id, headers)).statusCode).toBe(404);
  });
});

describe('the dashboard', () => {
  it('names what is printed by the product that it is of', async () => {
    const { order } = await buildPaidOrder(ctx(), [print]);
    const today = dayOf(order.orderDate);
    const sold = await mostSold(ctx(), { first: today, last: today }, 50);
    const [mine] = sold.filter(({ productId }) => productId === files);
    expect(mine!.name).toMatch(/ – vytlačené diely$/);
    expect(sold.every(({ name }) => !name.startsWith('#'))).toBe(true);
  });
});
