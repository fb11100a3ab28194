import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PlacedOrder } from '../../../server/orders/placed-order.types.ts';
import { cancelOrder, expireOrder, sweepExpiredJob } from '../../../server/orders/order-cancellation.service.ts';
import {
  markPaid,
  markPaymentFailed,
  markPaymentPending,
  markRefunded,
} from '../../../server/orders/order-payment.service.ts';
import { findOrder } from '../../../server/orders/orders.queries.ts';
import { markDelivered, markShipped } from '../../../server/orders/order-shipping.service.ts';
import { buildAccount } from '../../support/builders/build-account.ts';
import { buildOrder } from '../../support/builders/build-order.ts';
import { buildSellable, stockOf } from '../../support/builders/build-sellable.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const MINUTE = 60_000;
const ORDER = `query O($id: ID!, $accessToken: String) {
  order(id: $id, accessToken: $accessToken) { id status totalAmount { minor } lines { quantity } events { kind text } }
}`;
const CANCEL = `mutation C($id: ID!, $accessToken: String) { cancelOrder(input: { id: $id, accessToken: $accessToken }) { status reservedUntil } }`;

interface OrderData {
  order: { status: string; events: { kind: string; text: string }[] };
  cancelOrder: { status: string; reservedUntil: string | null };
}

let shop: TestShop;
let kit: number;
let placed: PlacedOrder;
beforeAll(async () => {
  shop = await startShop();
});
beforeEach(async () => {
  kit = await buildSellable(shop, { stock: 5 });
  placed = await order();
});
afterEach(async () => {
  expect(await checkInvariants(shop, ['catalog', 'orders'])).toEqual([]);
});
afterAll(() => shop.close());

const order = (quantity = 2): Promise<PlacedOrder> => buildOrder(shop.ctx(), { lines: [{ productId: kit, quantity }] });
const filesOrder = async (): Promise<PlacedOrder> =>
  buildOrder(shop.ctx(), { lines: [{ productId: await buildSellable(shop, { type: 'DIGITAL' }), quantity: 1 }] });
const statesOf = async (id: string) => {
  const [row] = await shop
    .ctx()
    .sql<Record<string, unknown>>(
      'SELECT status, payment_status AS payment, fulfilment_status AS fulfilment FROM orders WHERE id = $1',
      [id],
    );
  return Object.values(row!).join('/');
};
const eventsOf = async (id: string): Promise<string[]> => {
  const rows = await shop
    .ctx()
    .sql<{ kind: string }>('SELECT kind FROM order_event WHERE order_id = $1 ORDER BY at, id', [id]);
  return rows.map(({ kind }) => kind);
};
const paid = (paymentId: string = randomUUID()) => ({ paymentId, paidAt: shop.clock.now(), method: 'paypal' });
const pay = (of = placed.order, paymentId?: string) => markPaid(shop.ctx(), of, paid(paymentId));
const expire = (of = placed.order): Promise<boolean> => {
  shop.clock.advance(31 * MINUTE);
  return expireOrder(shop.ctx(), of.id);
};

describe('the secret link', () => {
  it('opens the order to whoever holds it', async () => {
    const { data } = await shop.graphql<OrderData>(ORDER, { id: placed.order.id, accessToken: placed.accessToken });
    expect(data.order).toMatchObject({ status: 'PLACED', lines: [{ quantity: 2 }] });
  });

  it('opens to its owner without a token, and to no other customer', async () => {
    const viewer = { userId: (await buildAccount(shop)).id, admin: false, sessionId: 's' };
    const own = await buildOrder(shop.ctx({ viewer }), { lines: [{ productId: kit, quantity: 1 }] });
    expect((await findOrder(shop.ctx({ viewer }), { id: own.order.id })).id).toBe(own.order.id);
    const stranger = shop.ctx({ viewer: { ...viewer, userId: randomUUID() } });
    await expect(findOrder(stranger, { id: own.order.id })).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
    await expect(findOrder(stranger, { id: placed.order.id })).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
  });

  it('answers alike for absent, foreign, unsigned, wrongly signed and malformed', async () => {
    const other = await order(1);
    const asked = [
      { id: randomUUID(), accessToken: placed.accessToken },
      { id: placed.order.id, accessToken: other.accessToken },
      { id: placed.order.id },
      { id: placed.order.id, accessToken: '' },
      { id: placed.order.id, accessToken: `${placed.accessToken}x` },
      { id: 'undefined', accessToken: placed.accessToken },
      { id: "' OR 1=1--", accessToken: placed.accessToken },
    ];
    const answers = await Promise.all(asked.map((variables) => shop.graphql(ORDER, variables)));
    const codes = answers.map(({ errors }) => JSON.stringify(errors?.[0]?.extensions));
    expect(new Set(codes)).toEqual(new Set(['{"code":"ORDER_NOT_FOUND","args":{}}']));
  });

  it('is worth nothing once the order has a new nonce', async () => {
    await shop.ctx().sql("UPDATE orders SET access_nonce = 'new' WHERE id = $1", [placed.order.id]);
    const access = { id: placed.order.id, accessToken: placed.accessToken };
    await expect(findOrder(shop.ctx(), access)).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
  });
});

describe('cancelling', () => {
  it('frees the goods once, however often it is asked', async () => {
    const variables = { id: placed.order.id, accessToken: placed.accessToken };
    const answers = [
      await shop.graphql<OrderData>(CANCEL, variables),
      await shop.graphql<OrderData>(CANCEL, variables),
    ];
    expect(answers.map(({ data }) => data.cancelOrder.status)).toEqual(['CANCELLED', 'CANCELLED']);
    expect(await stockOf(shop, kit)).toEqual({ onHand: 5, reserved: 0 });
    expect(await eventsOf(placed.order.id)).toEqual(['PLACED', 'CANCELLED']);
  });

  it('needs the secret link', async () => {
    const { errors } = await shop.graphql(CANCEL, { id: placed.order.id, accessToken: 'x' });
    expect(errors?.[0]?.extensions.code).toBe('ORDER_NOT_FOUND');
    expect(await statesOf(placed.order.id)).toBe('PLACED/UNPAID/UNFULFILLED');
  });

  it.each([
    ['paid', () => pay()],
    ['in payment', () => markPaymentPending(shop.ctx(), placed.order)],
    ['expired', () => expire()],
  ])('is refused for an order that is %s', async (_what, prepare) => {
    await prepare();
    const before = await statesOf(placed.order.id);
    const access = { id: placed.order.id, accessToken: placed.accessToken };
    const refusal = { code: 'ORDER_NOT_CANCELLABLE', args: { status: before.split('/')[0] } };
    await expect(cancelOrder(shop.ctx(), access)).rejects.toMatchObject(refusal);
    expect(await statesOf(placed.order.id)).toBe(before);
  });
});

describe('expiry', () => {
  it('waits for its time, then frees the goods once', async () => {
    expect(await expireOrder(shop.ctx(), placed.order.id)).toBe(false);
    expect(await expire()).toBe(true);
    expect(await expire()).toBe(false);
    expect(await stockOf(shop, kit)).toEqual({ onHand: 5, reserved: 0 });
    expect(await eventsOf(placed.order.id)).toEqual(['PLACED', 'EXPIRED']);
  });

  it('has an appointment from the last minutes on, to the second', async () => {
    const appointment = () =>
      shop.ctx().sql('SELECT run_at FROM graphile_worker.jobs WHERE key = $1', [`orders.expire:${placed.order.id}`]);
    shop.clock.advance(27 * MINUTE);
    await sweepExpiredJob.run(shop.ctx(), {});
    expect(await appointment()).toEqual([]);
    shop.clock.advance(2 * MINUTE);
    await sweepExpiredJob.run(shop.ctx(), {});
    expect(await appointment()).toEqual([{ run_at: placed.order.reservedUntil }]);
    shop.clock.advance(MINUTE);
    await shop.ctx().sql('UPDATE graphile_worker._private_jobs SET run_at = now()');
    await shop.runJobs();
    expect(await statesOf(placed.order.id)).toBe('EXPIRED/UNPAID/UNFULFILLED');
  });

  it('is caught by the sweep when the appointment was missed', async () => {
    shop.clock.advance(31 * MINUTE);
    await sweepExpiredJob.run(shop.ctx(), {});
    expect(await statesOf(placed.order.id)).toBe('EXPIRED/UNPAID/UNFULFILLED');
  });

  it('whose payment failed is caught by the sweep too', async () => {
    await markPaymentFailed(shop.ctx(), placed.order);
    shop.clock.advance(31 * MINUTE);
    await sweepExpiredJob.run(shop.ctx(), {});
    expect(await statesOf(placed.order.id)).toBe('EXPIRED/FAILED/UNFULFILLED');
  });

  it('keeps the goods while a payment is in flight, and for ten minutes after it failed', async () => {
    await markPaymentPending(shop.ctx(), placed.order);
    expect(await expire()).toBe(false);
    expect(await stockOf(shop, kit)).toEqual({ onHand: 5, reserved: 2 });
    await markPaymentFailed(shop.ctx(), placed.order);
    shop.clock.advance(9 * MINUTE);
    expect(await expireOrder(shop.ctx(), placed.order.id)).toBe(false);
    expect(await expire()).toBe(true);
  });
});

describe('payment', () => {
  it('takes the goods out of stock once, however often it is booked', async () => {
    const results = [await pay(placed.order, 'C1'), await pay(placed.order, 'C1')];
    expect(results.map(({ outcome, changed }) => [outcome, changed])).toEqual([
      ['paid', true],
      ['paid', false],
    ]);
    expect(results[0]!.order).toMatchObject({ paymentId: 'C1', paymentMethod: 'paypal', reservedUntil: null });
    expect(await statesOf(placed.order.id)).toBe('CONFIRMED/PAID/UNFULFILLED');
    expect(await stockOf(shop, kit)).toEqual({ onHand: 3, reserved: 0 });
  });

  it('completes an order of files at once', async () => {
    const files = await filesOrder();
    await pay(files.order);
    expect(await statesOf(files.order.id)).toBe('COMPLETED/PAID/NOT_NEEDED');
  });

  it('says when another payment was first', async () => {
    await pay(placed.order, 'C1');
    expect(await pay(placed.order, 'C2')).toMatchObject({ outcome: 'already-paid', changed: false });
    await expect(markPaymentPending(shop.ctx(), placed.order)).rejects.toMatchObject({ code: 'ORDER_ALREADY_PAID' });
  });

  it('revives an order that expired while its goods are still there', async () => {
    await expire();
    expect(await pay()).toMatchObject({ outcome: 'paid', changed: true });
    expect(await stockOf(shop, kit)).toEqual({ onHand: 3, reserved: 0 });
    expect(await eventsOf(placed.order.id)).toEqual(['PLACED', 'EXPIRED', 'PAID']);
  });

  it('revives an expired order of files always', async () => {
    const files = await filesOrder();
    await expire(files.order);
    expect(await pay(files.order)).toMatchObject({ outcome: 'paid' });
  });

  it('says stock-gone when others have the goods, and takes the refund', async () => {
    const second = await buildSellable(shop, { stock: 9 });
    const mixed = await buildOrder(shop.ctx(), {
      lines: [kit, second].map((productId) => ({ productId, quantity: 3 })),
    });
    await expire(mixed.order);
    await shop.ctx().sql('UPDATE stock_level SET on_hand = 2 WHERE product_id = $1', [kit]);
    expect(await pay(mixed.order, 'C1')).toMatchObject({ outcome: 'stock-gone', changed: true });
    expect(await pay(mixed.order, 'C1')).toMatchObject({ outcome: 'stock-gone', changed: false });
    expect(await stockOf(shop, second)).toEqual({ onHand: 9, reserved: 0 });
    await markRefunded(shop.ctx(), mixed.order, { amountMinor: mixed.order.totalMinor, full: true });
    expect(await statesOf(mixed.order.id)).toBe('EXPIRED/REFUNDED/UNFULFILLED');
    expect(await eventsOf(mixed.order.id)).toEqual(['PLACED', 'EXPIRED', 'PAID_WITHOUT_STOCK', 'REFUNDED']);
    await expire();
  });
});

describe('refund and delivery', () => {
  it('puts unshipped goods back on the shelf and cancels the order', async () => {
    await pay();
    await markRefunded(shop.ctx(), placed.order, { amountMinor: placed.order.totalMinor, full: true });
    expect(await statesOf(placed.order.id)).toBe('CANCELLED/REFUNDED/UNFULFILLED');
    expect(await stockOf(shop, kit)).toEqual({ onHand: 5, reserved: 0 });
  });

  it('adds up in parts, in words of the buyer, and never past the total', async () => {
    await pay();
    const { order: of } = placed;
    await markRefunded(shop.ctx(), of, { amountMinor: 1250, full: false });
    const tooMuch = markRefunded(shop.ctx(), of, { amountMinor: of.totalMinor, full: false });
    await expect(tooMuch).rejects.toMatchObject({ code: 'REFUND_NOT_ALLOWED' });
    const variables = { id: of.id, accessToken: placed.accessToken };
    const { data } = await shop.graphql<OrderData>(ORDER, variables, { headers: { 'accept-language': 'sk' } });
    expect(data.order.events.at(-1)?.text.replace(/\s/g, ' ')).toBe('Čiastočne vrátená platba: 12,50 €');
    await markRefunded(shop.ctx(), of, { amountMinor: of.totalMinor - 1250, full: true });
    expect(await statesOf(of.id)).toBe('CANCELLED/REFUNDED/UNFULFILLED');
  });

  it('keeps shipped goods out of stock', async () => {
    await pay();
    await markShipped(shop.ctx(), placed.order, { tracking: 'Z1234' });
    await markDelivered(shop.ctx(), placed.order);
    expect(await statesOf(placed.order.id)).toBe('COMPLETED/PAID/DELIVERED');
    await markRefunded(shop.ctx(), placed.order, { amountMinor: placed.order.totalMinor, full: true });
    expect(await stockOf(shop, kit)).toEqual({ onHand: 3, reserved: 0 });
  });

  it('refuses what skips a state', async () => {
    const refused = { code: 'ORDER_STATE_CONFLICT' };
    await expect(markShipped(shop.ctx(), placed.order)).rejects.toMatchObject(refused);
    const refund = markRefunded(shop.ctx(), placed.order, { amountMinor: 1, full: false });
    await expect(refund).rejects.toMatchObject(refused);
    await pay();
    await expect(markDelivered(shop.ctx(), placed.order)).rejects.toMatchObject(refused);
  });
});

describe('history', () => {
  it('cannot be rewritten', async () => {
    const ctx = shop.ctx();
    await expect(ctx.sql("UPDATE order_event SET kind = 'PAID'")).rejects.toThrow('append-only');
    await expect(ctx.sql('DELETE FROM order_event')).rejects.toThrow('append-only');
    await expect(ctx.sql('UPDATE order_line SET quantity = 1')).rejects.toThrow('append-only');
  });
});
