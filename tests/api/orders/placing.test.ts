import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GivenOrder } from '../../../server/orders/order-input.ts';
import { placeOrder } from '../../../server/orders/order-placement.service.ts';
import { buildAccount } from '../../support/builders/build-account.ts';
import { buildAddress, buildOrderInput, type OrderChanges } from '../../support/builders/build-order.ts';
import { buildSellable, stockOf } from '../../support/builders/build-sellable.ts';
import { chooseOss } from '../../support/choose-oss.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { place, refusalOf } from '../../support/place-order.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let kit: number;
let filesId: number;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => {
  expect(await checkInvariants(shop)).toEqual([]);
  await shop.close();
});
beforeEach(async () => {
  kit = await buildSellable(shop, { stock: 5, name: 'Krivan' });
  filesId = await buildSellable(shop, { type: 'DIGITAL', priceMinor: 1490 });
});

const lines = () => [
  { productId: kit, quantity: 2 },
  { productId: filesId, quantity: 1 },
];
const inputOf = (changes: Partial<OrderChanges> = {}): Promise<GivenOrder> =>
  buildOrderInput(shop.ctx(), { lines: lines(), ...changes });
const setPrice = (id: number, minor: number) =>
  shop.ctx().sql('UPDATE product SET price_minor = $2 WHERE id = $1', [id, minor]);

describe('placeOrder', () => {
  it('snapshots lines, amounts, VAT and addresses, and reserves the goods', async () => {
    const input = await inputOf({ notes: '  Zvoňte dvakrát\u0007 ' });
    const { data, errors } = await place(shop, input, { 'accept-language': 'sk' });
    expect(errors).toBeUndefined();
    expect(data.placeOrder.order).toMatchObject({
      status: 'PLACED',
      paymentStatus: 'UNPAID',
      fulfilmentStatus: 'UNFULFILLED',
      totalAmount: { minor: 27_780, decimal: '277.80', currency: 'EUR' },
      taxes: [{ ratePercent: 23, tax: { minor: 5195 }, gross: { minor: 27_780 } }],
      billingAddress: { postcode: '974 01', company: null },
      shippingAddress: { postcode: '974 01' },
      shippingMethodName: 'Výdajné miesto Packeta',
      notes: 'Zvoňte dvakrát',
      events: [{ kind: 'PLACED', text: 'Objednávka prijatá' }],
    });
    expect(data.placeOrder.order.orderNumber).toMatch(/^MX-20\d\d-\d{6}$/);
    expect(await stockOf(shop, kit)).toEqual({ onHand: 5, reserved: 2 });
    await setPrice(kit, 1);
    const [row] = await shop
      .ctx()
      .sql(`SELECT product_name, unit_price_minor, tax_minor FROM order_line WHERE product_id = $1`, [kit]);
    expect(row).toEqual({ product_name: 'Krivan', unit_price_minor: '12900', tax_minor: '4824' });
  });

  it('needs no address for shipping, no method and no stock for files alone', async () => {
    const { data } = await place(
      shop,
      await inputOf({ lines: [{ productId: filesId, quantity: 1 }], shippingMethod: null }),
    );
    expect(data.placeOrder.order).toMatchObject({ fulfilmentStatus: 'NOT_NEEDED', shippingAddress: null });
    expect(data.placeOrder.order).toMatchObject({ shipping: { minor: 0 }, totalAmount: { minor: 1490 } });
  });

  it('taxes files where the buyer is billed, whatever else was filled in', async () => {
    const input = await inputOf({ lines: [{ productId: filesId, quantity: 1 }], shippingMethod: null });
    const shippingAddress = buildAddress({ country: 'LU', postcode: 'L-1111' });
    const { data } = await place(shop, { ...input, shippingAddress });
    expect(data.placeOrder.order).toMatchObject({ taxes: [{ ratePercent: 23 }], shippingAddress: null });
  });

  it('prices and sends goods where they go, whoever is billed', async () => {
    const shippingAddress = buildAddress({ country: 'AT', postcode: '1010' });
    const { data, errors } = await place(shop, await inputOf({ shippingAddress }));
    expect(errors).toBeUndefined();
    expect(data.placeOrder.order).toMatchObject({
      billingAddress: { country: 'SK' },
      shippingAddress: { postcode: '1010' },
    });
  });

  it('asks no consent for goods alone', async () => {
    const { errors } = await place(
      shop,
      await inputOf({ lines: [{ productId: kit, quantity: 1 }], digitalConsent: false }),
    );
    expect(errors).toBeUndefined();
  });

  it("takes the account's e-mail where none is given", async () => {
    const { id: userId, email } = await buildAccount(shop);
    const viewer = { userId, admin: false, sessionId: 's' };
    for (const given of [null, '  ']) {
      const { order } = await placeOrder(shop.ctx({ viewer }), await inputOf({ email: given }));
      expect(order).toMatchObject({ customerId: userId, userEmail: email });
    }
  });

  it('keeps the version of the files that was current', async () => {
    const version = randomUUID();
    await shop.ctx().sql(
      `INSERT INTO model_version (id, model_id, revision, digest, manifest, largest_part_mm, published_at)
       VALUES ($1::uuid, 'krivan', '1', $1::uuid::text, '{}', '{1,1,1}', now())`,
      [version],
    );
    await shop
      .ctx()
      .sql('INSERT INTO product_model (product_id, model_id, version_id) VALUES ($1, $2, $3), ($4, $2, $3)', [
        filesId,
        'krivan',
        version,
        kit,
      ]);
    const { data } = await place(shop, await inputOf());
    const rows = await shop
      .ctx()
      .sql('SELECT product_type, model_version_id FROM order_line WHERE order_id = $1 ORDER BY position', [
        data.placeOrder.order.id,
      ]);
    expect(rows).toEqual([
      { product_type: 'PHYSICAL', model_version_id: null },
      { product_type: 'DIGITAL', model_version_id: version },
    ]);
  });

  it('orders what the quote corrected: joined lines, files once', async () => {
    const corrected = [...lines(), { productId: kit, quantity: 1 }, { productId: filesId, quantity: 9 }];
    const { data } = await place(shop, await inputOf({ lines: corrected }));
    expect(data.placeOrder.order).toMatchObject({ lines: [{ quantity: 3 }, { quantity: 1 }] });
  });

  it('stores the consent and the terms that were in force', async () => {
    const { data } = await place(shop, await inputOf());
    const [row] = await shop
      .ctx()
      .sql<Record<string, unknown>>(
        'SELECT digital_consent_version, digital_consent_at, terms_version, terms_accepted_at FROM orders WHERE id = $1',
        [data.placeOrder.order.id],
      );
    expect(Object.values(row!).every((value) => value !== null)).toBe(true);
  });

  it('takes no more than 15 statements, 40 with the answer and its items', async () => {
    await shop.ctx().sql('UPDATE stock_level SET on_hand = 50 WHERE product_id = $1', [kit]);
    await place(shop, await inputOf());
    const [input, next] = [await inputOf(), await inputOf()];
    const bare = 'mutation P($input: PlaceOrderInput!) { placeOrder(input: $input) { accessToken order { id } } }';
    const counts = [
      await shop.statements(() => shop.graphql(bare, { input })),
      await shop.statements(async () => expect((await place(shop, next)).errors).toBeUndefined()),
    ];
    expect(counts[0]).toBeLessThanOrEqual(15);
    expect(counts[1]).toBeLessThanOrEqual(40);
  });
});

describe('a change since the buyer looked', () => {
  it('is told when a price went up, and the new price can be confirmed', async () => {
    const input = await inputOf();
    await setPrice(kit, 13_900);
    const [code, args] = await refusalOf(shop, input);
    expect(code).toBe('QUOTE_CHANGED');
    expect(args).toMatchObject({
      lines: [
        { productId: kit, quantity: 2, unitPriceMinor: 13_900, taxRatePercent: 23, available: 5, problem: null },
        { productId: filesId },
      ],
      totalMinor: 29_780,
      shippingMinor: 490,
    });
    expect(await stockOf(shop, kit)).toEqual({ onHand: 5, reserved: 0 });
    const again = await inputOf({ idempotencyKey: input.idempotencyKey });
    expect((await place(shop, again)).data.placeOrder.order.totalAmount).toMatchObject({ minor: 29_780 });
  });

  it('is told when a price went down', async () => {
    const input = await inputOf();
    await setPrice(kit, 9900);
    expect((await refusalOf(shop, input))[0]).toBe('QUOTE_CHANGED');
  });

  it('is told when the tax changed and the sum did not', async () => {
    const billingAddress = buildAddress({ country: 'FI', postcode: '00100' });
    const input = await inputOf({ billingAddress, lines: [{ productId: filesId, quantity: 1 }] });
    await chooseOss(shop, '2026-01-01');
    const [code, args] = await refusalOf(shop, input);
    await chooseOss(shop, null);
    expect([code, args.totalMinor, args.lines]).toMatchObject(['QUOTE_CHANGED', 1490, [{ taxRatePercent: 25.5 }]]);
  });

  it('is told when a product is no longer sold', async () => {
    const input = await inputOf();
    await shop.ctx().sql('UPDATE product SET active = false WHERE id = $1', [kit]);
    const [code, args] = await refusalOf(shop, input);
    const unpriced = { productId: kit, quantity: 2, unitPriceMinor: null, taxRatePercent: null, available: null };
    expect([code, args.lines]).toEqual(['QUOTE_CHANGED', [{ ...unpriced, problem: 'INACTIVE' }, expect.anything()]]);
  });

  it('is told as long as the cart holds what is not sold, before what is short, or not sold yet', async () => {
    const scarce = await buildSellable(shop, { stock: 1 });
    const early = await buildSellable(shop, { type: 'DIGITAL', files: null });
    await shop.ctx().sql('UPDATE product SET active = false WHERE id = $1', [kit]);
    for (const cart of [[kit, filesId], [kit, scarce, filesId], [early]]) {
      const input = await inputOf({ lines: cart.map((productId) => ({ productId, quantity: 2 })) });
      expect((await refusalOf(shop, input))[0]).toBe('QUOTE_CHANGED');
    }
  });

  it('is OUT_OF_STOCK, with what is left, when only the stock went down', async () => {
    const input = await inputOf();
    await shop.ctx().sql('UPDATE stock_level SET on_hand = 1 WHERE product_id = $1', [kit]);
    const expected = { productIds: [kit], lines: [{ productId: kit, quantity: 2, available: 1 }] };
    expect(await refusalOf(shop, input)).toEqual(['OUT_OF_STOCK', expected]);
  });
});
