import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { placeOrder } from '../../../server/orders/order-placement.service.ts';
import { buildOrderInput, type OrderChanges } from '../../support/builders/build-order.ts';
import { buildSellable, stockOf } from '../../support/builders/build-sellable.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { place, refusalOf } from '../../support/place-order.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let kit: number;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => {
  expect(await checkInvariants(shop)).toEqual([]);
  await shop.close();
});
beforeEach(async () => {
  kit = await buildSellable(shop, { stock: 5 });
});

const inputOf = (changes: Partial<OrderChanges> = {}) =>
  buildOrderInput(shop.ctx(), { lines: [{ productId: kit, quantity: 2 }], ...changes });

describe('the idempotency key', () => {
  it('gives the same order and token back for the same request', async () => {
    const input = await inputOf();
    const [first, second] = [await place(shop, input), await place(shop, input)];
    expect(second.data.placeOrder).toEqual(first.data.placeOrder);
    expect(await stockOf(shop, kit)).toEqual({ onHand: 5, reserved: 2 });
  });

  it('still gives it back when prices and stock have changed since', async () => {
    const input = await inputOf();
    const first = await place(shop, input);
    await shop.ctx().sql('UPDATE product SET price_minor = 1 WHERE id = $1', [kit]);
    await shop.ctx().sql('UPDATE stock_level SET on_hand = reserved WHERE product_id = $1', [kit]);
    expect((await place(shop, input)).data.placeOrder.order.id).toBe(first.data.placeOrder.order.id);
  });

  it('is refused with another request', async () => {
    const input = await inputOf();
    await place(shop, input);
    expect((await refusalOf(shop, { ...input, email: 'other@example.sk' }))[0]).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('never opens the order to another customer', async () => {
    const input = await inputOf();
    await place(shop, input);
    const viewer = { userId: randomUUID(), admin: false, sessionId: 's' };
    await expect(placeOrder(shop.ctx({ viewer }), input)).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('makes one order of ten requests at once, the last units included', async () => {
    const input = await inputOf({ lines: [{ productId: kit, quantity: 5 }] });
    const answers = await Promise.all(Array.from({ length: 10 }, () => place(shop, input)));
    const ids = new Set(answers.map(({ data }) => data?.placeOrder?.order.id));
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect(ids.size).toBe(1);
    expect(await stockOf(shop, kit)).toEqual({ onHand: 5, reserved: 5 });
  });
});

it('gives an order a number that grows past six digits when it must', async () => {
  await shop.ctx().sql("SELECT setval('order_number_seq', 999998)");
  const numberOf = async () => (await placeOrder(shop.ctx(), await inputOf())).order.orderNumber;
  const numbers = [await numberOf(), await numberOf()];
  expect(numbers.map((number) => number.replace(/^MX-20\d\d-/, ''))).toEqual(['999999', '1000000']);
});
