import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AppError } from '../../../server/core/errors.ts';
import { placeOrder } from '../../../server/orders/order-placement.service.ts';
import { Order } from '../../../server/orders/order.entity.ts';
import { PaymentWay } from '../../../server/orders/payment-way.ts';
import { refreshPickupPoints } from '../../../server/pickup-points/refreshing.service.ts';
import { buildAddress, buildOrderInput, type OrderChanges } from '../../support/builders/build-order.ts';
import { buildSellable, stockOf } from '../../support/builders/build-sellable.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { offerCash } from '../../support/offer-cash.ts';
import { offerPickup, PICKUP_METHOD } from '../../support/offer-pickup.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let kit: number;
let files: number;
let point: string;
let box: string;
let czech: string;

const idOf = async (where: string): Promise<string> =>
  (await shop.ctx().sql<{ id: string }>(`SELECT id FROM pickup_point WHERE ${where} ORDER BY id LIMIT 1`))[0]!.id;

beforeAll(async () => {
  shop = await startShop();
  kit = await buildSellable(shop, { stock: 90, priceMinor: 12_900 });
  files = await buildSellable(shop, { type: 'DIGITAL', priceMinor: 1_490 });
  await offerPickup(shop);
  await refreshPickupPoints(shop.ctx());
  point = await idOf(`country = 'SK' AND kind = 'POINT' AND city = 'Žilina'`);
  box = await idOf(`country = 'SK' AND kind = 'BOX' AND NOT cash`);
  czech = await idOf(`country = 'CZ' AND kind = 'POINT' AND city = 'Praha'`);
});
afterAll(async () => {
  expect(await checkInvariants(shop)).toEqual([]);
  await shop.close();
});
beforeEach(async () => {
  await shop.ctx().sql('UPDATE pickup_point SET active = true');
});

const phone = '+421 905 118 220';
let houses = 0;

/** What a guest who collects the parcel would send after the quote. */
const inputOf = (changes: Partial<OrderChanges> = {}) => {
  houses += 1;
  return buildOrderInput(shop.ctx({ locale: 'sk' }), {
    lines: [{ productId: kit, quantity: 1 }],
    billingAddress: buildAddress({ phone, street: `Horná ${houses}` }),
    email: `pickup-${houses}@example.sk`,
    shippingMethod: PICKUP_METHOD.id,
    pickupPoint: point,
    ...changes,
  });
};

const place = async (changes: Partial<OrderChanges> = {}): Promise<Order> =>
  (await placeOrder(shop.ctx({ locale: 'sk' }), await inputOf(changes))).order;

const faults = (changes: Partial<OrderChanges>): Promise<unknown> =>
  place(changes).then(
    () => null,
    (error: AppError) => ({ [error.code]: error.args }),
  );

const refused = (args: Record<string, string>) => ({ VALIDATION_FAILED: args });

describe('an order that waits at a point', () => {
  it('keeps the point, and goes there under the name of its buyer', async () => {
    const order = await place();
    const stored = await shop.ctx().repo(Order).findOneByOrFail({ id: order.id });
    expect(stored.pickupPoint).toMatchObject({ carrier: 'PACKETA', id: point, kind: 'POINT', city: 'Žilina' });
    expect(Object.keys(stored.pickupPoint!).sort()).toEqual(
      ['carrier', 'city', 'country', 'id', 'kind', 'lat', 'lng', 'name', 'postcode', 'street'].sort(),
    );
    expect(stored.shippingAddress).toMatchObject({
      firstName: 'Jana',
      company: stored.pickupPoint!.name,
      street: stored.pickupPoint!.street,
      city: 'Žilina',
      phone,
      vatId: null,
    });
    expect(stored.billingAddress).toMatchObject({ city: 'Banská Bystrica' });
    expect([stored.taxCountry, stored.shippingMinor]).toEqual(['SK', 350]);
  });

  it('is priced and taxed where the point is, wherever its buyer lives', async () => {
    const order = await place({ pickupPoint: czech });
    expect([order.taxCountry, order.shippingMinor, order.shippingAddress?.country]).toEqual(['CZ', 550, 'CZ']);
  });

  it('is told to its buyer', async () => {
    const { order, accessToken } = await placeOrder(shop.ctx(), await inputOf());
    const { data } = await shop.graphql<{ order: { pickupPoint: object } }>(
      `query ($id: ID!, $token: String) { order(id: $id, accessToken: $token) { pickupPoint { id kind name } } }`,
      { id: order.id, token: accessToken },
    );
    expect(data.order.pickupPoint).toMatchObject({ id: point, kind: 'POINT' });
  });

  it('needs a point that is there, open, and takes the weight', async () => {
    expect(await faults({ pickupPoint: null })).toEqual(refused({ pickupPoint: 'REQUIRED' }));
    expect(await faults({ pickupPoint: 'nowhere' })).toEqual(refused({ pickupPoint: 'POINT_CLOSED' }));
    await shop.ctx().sql('UPDATE pickup_point SET max_grams = 1 WHERE id = $1', [box]);
    expect(await faults({ pickupPoint: box })).toEqual(refused({ pickupPoint: 'TOO_HEAVY' }));
  });

  it('needs a country that this way of sending goes to', async () => {
    await offerPickup(shop, { tariffs: PICKUP_METHOD.tariffs.slice(0, 1) });
    expect(await faults({ pickupPoint: czech })).toEqual(refused({ pickupPoint: 'COUNTRY_NOT_SERVED' }));
    await offerPickup(shop);
  });

  it('needs a telephone number that the carrier can dial', async () => {
    const without = (given?: string) => faults({ billingAddress: buildAddress({ phone: given }) });
    expect(await without()).toEqual(refused({ 'billingAddress.phone': 'REQUIRED' }));
    expect(await without('0905 118 220')).toEqual(refused({ 'billingAddress.phone': 'PHONE_INTERNATIONAL' }));
    expect(await without('00421 905 118 220')).toBeNull();
  });

  it('is not placed when the point closes after its buyer looked, and keeps no goods', async () => {
    const input = await inputOf();
    const before = await stockOf(shop, kit);
    await shop.ctx().sql('UPDATE pickup_point SET active = false WHERE id = $1', [point]);
    await expect(placeOrder(shop.ctx(), input)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      args: { pickupPoint: 'POINT_CLOSED' },
    });
    expect(await stockOf(shop, kit)).toEqual(before);
  });

  it('is placed once or refused, never half, while the list closes the point', async () => {
    const inputs = await Promise.all(Array.from({ length: 6 }, () => inputOf()));
    const close = shop.ctx().sql('UPDATE pickup_point SET active = false WHERE id = $1', [point]);
    const outcomes = await Promise.all([
      ...inputs.map((input) =>
        placeOrder(shop.ctx(), input).then(
          () => 'placed',
          (error: AppError) => error.args,
        ),
      ),
      close.then(() => 'closed'),
    ]);
    const allowed = ['placed', 'closed', { pickupPoint: 'POINT_CLOSED' }];
    for (const outcome of outcomes) expect(allowed).toContainEqual(outcome);
    const again = await placeOrder(shop.ctx(), inputs[0]!).then(
      () => 'placed',
      (error: AppError) => error.args,
    );
    expect(again).toEqual(outcomes[0]);
  });

  it('is another order with another point under the same key', async () => {
    const input = await inputOf();
    const { order } = await placeOrder(shop.ctx(), input);
    expect((await placeOrder(shop.ctx(), input)).order.id).toBe(order.id);
    await expect(placeOrder(shop.ctx(), { ...input, pickupPoint: box })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });

  it('has no point where it goes to an address, or holds files alone', async () => {
    const sent = await place({ shippingMethod: 'courier' });
    expect([sent.pickupPoint, sent.shippingAddress?.city]).toEqual([null, 'Banská Bystrica']);
    const loaded = await place({ lines: [{ productId: files, quantity: 1 }] });
    expect([loaded.pickupPoint, loaded.shippingAddress]).toEqual([null, null]);
  });
});

describe('cash at a point', () => {
  const QUOTE = `query ($input: CartQuoteInput!) { cartQuote(input: $input) { country shippingMethod
    pickup { problem point { id } } shippingMethods { id pickup { carrier needsPhone } } cashOnDelivery { problem } } }`;
  interface Quoted {
    country: string;
    pickup: { problem: string | null; point: { id: string } | null } | null;
    shippingMethods: { id: string; pickup: object | null }[];
    cashOnDelivery: { problem: string | null };
  }
  const quoteOf = async (changes: object): Promise<Quoted> => {
    const input = {
      lines: [{ productId: kit, quantity: 1 }],
      country: 'SK',
      shippingMethod: PICKUP_METHOD.id,
      ...changes,
    };
    return (await shop.graphql<{ cartQuote: Quoted }>(QUOTE, { input })).data.cartQuote;
  };
  beforeAll(() => offerCash(shop, { methods: [PICKUP_METHOD.id] }));

  it('is taken where the point takes it', async () => {
    expect((await quoteOf({})).cashOnDelivery.problem).toBeNull();
    expect((await quoteOf({ pickupPoint: point })).cashOnDelivery.problem).toBeNull();
    expect((await quoteOf({ pickupPoint: box })).cashOnDelivery.problem).toBe('POINT');
    const way = PaymentWay.CASH_ON_DELIVERY;
    expect(await faults({ pickupPoint: box, paymentWay: way })).toMatchObject({ PAYMENT_WAY_UNAVAILABLE: {} });
    expect(await faults({ paymentWay: way })).toBeNull();
  });

  it('the price says which ways go to a point, and what is wrong with the chosen one', async () => {
    const quote = await quoteOf({ pickupPoint: czech });
    expect(quote).toMatchObject({ country: 'CZ', pickup: { problem: null, point: { id: czech } } });
    const offered = quote.shippingMethods.filter(({ pickup }) => pickup !== null);
    expect(offered).toEqual([{ id: PICKUP_METHOD.id, pickup: { carrier: 'PACKETA', needsPhone: true } }]);
    expect((await quoteOf({})).pickup).toEqual({ problem: 'REQUIRED', point: null });
    expect((await quoteOf({ shippingMethod: 'courier', pickupPoint: point })).pickup).toBeNull();
  });

  it('costs a statement where a point was chosen, and none elsewhere', async () => {
    const statements = (changes: object) => shop.statements(() => quoteOf(changes));
    const plain = await statements({ shippingMethod: 'courier' });
    expect(await statements({ shippingMethod: 'courier', pickupPoint: point })).toBe(plain);
    expect(await statements({})).toBe(plain);
    expect(await statements({ pickupPoint: point })).toBe(plain + 1);
  });
});
