import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GivenOrder } from '../../../server/orders/order-input.ts';
import { placeOrder } from '../../../server/orders/order-placement.service.ts';
import { buildAddress, buildOrderInput, type OrderChanges } from '../../support/builders/build-order.ts';
import { buildSellable, stockOf } from '../../support/builders/build-sellable.ts';
import { changeSetting } from '../../support/change-setting.ts';
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

describe('bad input', () => {
  it('is refused all at once, field by field', async () => {
    const input: GivenOrder = {
      ...(await inputOf()),
      email: 'jana@example',
      idempotencyKey: 'kľúč-kľúč',
      billingAddress: buildAddress({ postcode: '9740', lastName: ' \u0000 ', city: 'x'.repeat(101) }),
      shippingAddress: buildAddress({ country: 'XX', phone: 'call me', vatId: '1' }),
      notes: 'x'.repeat(1001),
    };
    expect(await refusalOf(shop, input)).toEqual([
      'VALIDATION_FAILED',
      {
        email: 'EMAIL_INVALID',
        idempotencyKey: 'INVALID',
        'billingAddress.postcode': 'POSTCODE_INVALID',
        'billingAddress.lastName': 'REQUIRED',
        'billingAddress.city': 'TOO_LONG',
        'shippingAddress.country': 'COUNTRY_INVALID',
        'shippingAddress.phone': 'INVALID',
        'shippingAddress.vatId': 'INVALID',
        notes: 'TOO_LONG',
      },
    ]);
  });

  it('is a missing telephone number where the carrier of the way brings nothing without one', async () => {
    const carriers = [{ method: 'courier', carrier: 'DPD' }];
    await changeSetting(shop, 'PARCELS', { packagingGrams: 200, carriers });
    const input = await inputOf({ shippingMethod: 'courier' });
    expect(await refusalOf(shop, input)).toEqual(['VALIDATION_FAILED', { 'billingAddress.phone': 'REQUIRED' }]);
    const elsewhere = { ...input, shippingAddress: buildAddress({ street: 'Dolná 1' }) };
    expect(await refusalOf(shop, elsewhere)).toEqual(['VALIDATION_FAILED', { 'shippingAddress.phone': 'REQUIRED' }]);
    const billingAddress = buildAddress({ phone: '0905 118 220' });
    const { order } = await placeOrder(shop.ctx(), { ...input, billingAddress });
    expect(order.billingAddress.phone).toBe('0905 118 220');
    await changeSetting(shop, 'PARCELS', {
      packagingGrams: 200,
      carriers: [{ method: 'packeta', carrier: 'PACKETA' }],
    });
    const later = await placeOrder(shop.ctx(), { ...input, idempotencyKey: randomUUID() });
    expect(later.order.billingAddress.phone).toBeNull();
  });

  it.each([
    'a@b',
    'a b@example.sk',
    'a@example.sk, b@example.sk',
    '"a@x x"@example.sk',
    'a@example.sk\r\nbcc: c@example.sk',
    `${'a'.repeat(250)}@x.sk`,
    'a@ex_ample.sk',
    'a@.sk',
    '',
  ])('refuses the e-mail %j', async (email) => {
    expect(await refusalOf(shop, { ...(await inputOf()), email })).toEqual([
      'VALIDATION_FAILED',
      { email: expect.any(String) },
    ]);
  });

  it.each<[string, Partial<GivenOrder>]>([
    ['CART_EMPTY', { lines: [] }],
    ['TERMS_REQUIRED', { termsAccepted: false }],
    ['CONSENT_REQUIRED', { digitalConsent: false }],
    ['SHIPPING_METHOD_INVALID', { shippingMethod: null }],
    ['SHIPPING_METHOD_INVALID', { shippingMethod: 'pigeon' }],
    ['QUOTE_CHANGED', { fingerprint: 'guessed' }],
    ['VALIDATION_FAILED', { fingerprint: 'x'.repeat(101) }],
  ])('answers %s to %j', async (code, changes) => {
    expect((await refusalOf(shop, { ...(await inputOf()), ...changes }))[0]).toBe(code);
    expect(await stockOf(shop, kit)).toEqual({ onHand: 5, reserved: 0 });
  });

  it.each(['billingAddress', 'shippingAddress'])('sends no goods outside the Union: %s', async (which) => {
    const abroad = { [which]: buildAddress({ country: 'CH', postcode: '8001' }) };
    expect(await refusalOf(shop, await inputOf(abroad))).toEqual([
      'VALIDATION_FAILED',
      { [`${which}.country`]: 'COUNTRY_NOT_SERVED' },
    ]);
  });

  it('hands out goods in the workshop only at home', async () => {
    const billingAddress = buildAddress({ country: 'AT', postcode: '1010' });
    const input = { ...(await inputOf({ billingAddress })), shippingMethod: 'workshop' };
    expect((await refusalOf(shop, input))[0]).toBe('SHIPPING_METHOD_INVALID');
  });

  it('refuses fields that carry a price', async () => {
    const { errors } = await place(shop, { ...(await inputOf()), total: 1, discount: 99_999 } as never);
    expect(errors).toBeDefined();
  });
});
