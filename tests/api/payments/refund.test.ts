import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expireOrder } from '../../../server/orders/order-cancellation.service.ts';
import { refundOrder } from '../../../server/payments/refunds/refunds.service.ts';
import type { Behaviour } from '../../../server/payments/simulator/behaviours.ts';
import {
  atPayPal,
  buildApproved,
  buildPaid,
  capture,
  look,
  madeOf,
  reconcile,
  sendEvent,
  type Payment,
} from '../../support/builders/build-payment.ts';
import { buildOrder } from '../../support/builders/build-order.ts';
import { buildSellable, stockOf } from '../../support/builders/build-sellable.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterEach(async () => expect(await checkInvariants(shop)).toEqual([]));
afterAll(() => shop.close());

let serial = 0;
const refund = (payment: Payment, amountMinor?: number, requestId = `test-${(serial += 1)}`) =>
  refundOrder(shop.ctx(), { orderId: payment.orderId, amountMinor, reason: 'Returned goods', requestId });

const code = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );

const total = async (payment: Payment): Promise<number> =>
  (await look(shop, payment)).data.result.order.totalAmount.minor;

describe('a refund', () => {
  it('of everything gives the money back once, writes a credit note, puts the goods back and says so', async () => {
    const productId = await buildSellable(shop, { stock: 5 });
    const payment = await buildPaid(shop, { lines: [{ productId, quantity: 2 }] });
    const sum = await total(payment);
    expect(await refund(payment)).toMatchObject({ status: 'COMPLETED', amountMinor: sum });
    await shop.runJobs();
    expect(await atPayPal(shop, payment)).toMatchObject({ refunded: [sum], captures: [{ status: 'REFUNDED' }] });
    expect((await look(shop, payment)).data.result).toMatchObject({
      state: 'REFUNDED',
      order: { paymentStatus: 'REFUNDED' },
    });
    expect(await madeOf(shop, payment)).toEqual({ paid: 1, invoices: 1, creditNotes: 1 });
    expect(await stockOf(shop, productId)).toEqual({ onHand: 5, reserved: 0 });
  });

  it('of a part leaves the order paid, and the rest can go back later', async () => {
    const payment = await buildPaid(shop);
    const sum = await total(payment);
    await refund(payment, 1000);
    expect((await look(shop, payment)).data.result).toMatchObject({
      state: 'PAID',
      order: { paymentStatus: 'PARTIALLY_REFUNDED' },
    });
    await refund(payment);
    expect(await atPayPal(shop, payment)).toMatchObject({ refunded: [1000, sum - 1000] });
    expect((await look(shop, payment)).data.result.state).toBe('REFUNDED');
    expect(await madeOf(shop, payment)).toMatchObject({ creditNotes: 2 });
  });

  it('never goes over what was paid: two over the total, ten at once, zero, below zero', async () => {
    const payment = await buildPaid(shop);
    const sum = await total(payment);
    const part = Math.floor(sum / 2) + 1;
    expect([await code(refund(payment, part)), await code(refund(payment, part))]).toEqual([
      'done',
      'REFUND_NOT_ALLOWED',
    ]);
    for (const amount of [0, -1, 1.5, Number.NaN])
      expect(await code(refund(payment, amount))).toBe('REFUND_NOT_ALLOWED');
    const results = await Promise.all(Array.from({ length: 10 }, () => code(refund(payment, sum - part))));
    expect(results.filter((result) => result === 'done')).toHaveLength(1);
    const { refunded } = await atPayPal(shop, payment);
    expect(refunded.reduce((a, b) => a + b, 0)).toBe(sum);
  });

  it('with the same request id is the same refund, also at once; with another amount it is refused', async () => {
    const payment = await buildPaid(shop);
    const all = await Promise.all(Array.from({ length: 10 }, () => refund(payment, 700, 'same')));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(await code(refund(payment, 800, 'same'))).toBe('IDEMPOTENCY_KEY_REUSED');
    expect((await atPayPal(shop, payment)).refunded).toEqual([700]);
    expect(await madeOf(shop, payment)).toMatchObject({ creditNotes: 1 });
  });

  it('of an order that is not paid is refused', async () => {
    const payment = await buildApproved(shop);
    expect(await code(refund(payment))).toBe('REFUND_NOT_ALLOWED');
  });

  it('whose answer was lost is found again by its request id or by the notice, and booked once', async () => {
    const payment = await buildApproved(shop, 'drop');
    await capture(shop, payment);
    await reconcile(shop, payment);
    expect(await refund(payment, 900)).toMatchObject({ status: 'REQUESTED' });
    await shop.runJobs();
    await shop.ctx().sql(`UPDATE graphile_worker._private_jobs SET run_at = now()`);
    await shop.runJobs();
    expect((await atPayPal(shop, payment)).refunded).toEqual([900]);
    expect(await madeOf(shop, payment)).toMatchObject({ creditNotes: 1 });
    expect((await look(shop, payment)).data.result.order.paymentStatus).toBe('PARTIALLY_REFUNDED');
  });

  it('made at PayPal by hand, or a reversal, is booked by its notice, once', async () => {
    const payment = await buildPaid(shop);
    const sum = await total(payment);
    const { captures } = await atPayPal(shop, payment);
    const event = {
      id: 'WH-REVERSAL-1',
      event_type: 'PAYMENT.CAPTURE.REVERSED',
      resource: {
        id: 'REV-1',
        amount: { currency_code: 'EUR', value: (sum / 100).toFixed(2) },
        links: [{ rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${captures[0]!.id}` }],
      },
    };
    expect(await sendEvent(shop, event)).toBe(200);
    expect(await sendEvent(shop, { ...event, id: 'WH-REVERSAL-2' })).toBe(200);
    await shop.runJobs();
    expect((await look(shop, payment)).data.result).toMatchObject({
      state: 'REFUNDED',
      order: { paymentStatus: 'REFUNDED' },
    });
    expect(await madeOf(shop, payment)).toMatchObject({ creditNotes: 1 });
  });
});

describe('money that must not stay', () => {
  const refunded = async (payment: Payment): Promise<void> => {
    await shop.runJobs();
    const { captures, refunded: amounts } = await atPayPal(shop, payment);
    expect(captures).toMatchObject([{ status: 'REFUNDED' }]);
    expect(amounts).toHaveLength(1);
    expect(await madeOf(shop, payment)).toEqual({ paid: 0, invoices: 0, creditNotes: 0 });
  };

  const tampered = async (column: string, value: string | number): Promise<Payment> => {
    const payment = await buildApproved(shop, 'drop' satisfies Behaviour);
    await capture(shop, payment);
    const table = column === 'merchant_id' ? 'orders' : 'captures';
    const key = table === 'orders' ? 'id' : 'order_id';
    await shop
      .ctx()
      .sql(`UPDATE paypal_simulator.${table} SET ${column} = $2 WHERE ${key} = $1`, [payment.paypalOrderId, value]);
    await reconcile(shop, payment);
    return payment;
  };

  it.each([
    ['amount_minor', 100, 'MISMATCH_AMOUNT'],
    ['merchant_id', 'THIEF', 'MISMATCH_PAYEE'],
    ['custom_id', '0199aaaa-0000-7000-8000-000000000001', 'MISMATCH_CUSTOM_ID'],
  ])('because its %s is %s never makes the order paid and goes back', async (column, value, failure) => {
    const payment = await tampered(column, value);
    const [row] = await shop.ctx().sql('SELECT state, failure FROM payment_attempt WHERE id = $1', [payment.attemptId]);
    expect(row).toEqual({ state: 'FAILED', failure });
    expect((await look(shop, payment)).data.result.order.paymentStatus).toBe('FAILED');
    await refunded(payment);
    expect((await look(shop, payment)).data.result.order.paymentStatus).toBe('FAILED');
  });

  it('because it is in another currency never makes the order paid', async () => {
    const payment = await tampered('currency', 'USD');
    const [row] = await shop.ctx().sql('SELECT state, failure FROM payment_attempt WHERE id = $1', [payment.attemptId]);
    expect(row).toEqual({ state: 'FAILED', failure: 'MISMATCH_CURRENCY' });
    expect(await madeOf(shop, payment)).toEqual({ paid: 0, invoices: 0, creditNotes: 0 });
  });

  it('because the goods went to someone else while PayPal was silent goes back by itself', async () => {
    const productId = await buildSellable(shop, { stock: 2 });
    const payment = await buildApproved(shop, 'drop', { lines: [{ productId, quantity: 2 }] });
    await capture(shop, payment);
    await shop.ctx().sql(`UPDATE orders SET payment_status = 'UNPAID' WHERE id = $1`, [payment.orderId]);
    shop.clock.advance(31 * 60_000);
    expect(await expireOrder(shop.ctx(), payment.orderId)).toBe(true);
    await buildOrder(shop.ctx(), { lines: [{ productId, quantity: 1 }] });
    await reconcile(shop, payment);
    await refunded(payment);
    expect((await look(shop, payment)).data.result).toMatchObject({
      state: 'REFUNDED',
      order: { status: 'EXPIRED', paymentStatus: 'REFUNDED' },
    });
    expect(await stockOf(shop, productId)).toEqual({ onHand: 2, reserved: 1 });
  });
});
