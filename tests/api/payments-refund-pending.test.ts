import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ORDER_TODO } from '../../server/admin/orders/order-todo.ts';
import { Refund } from '../../server/payments/refunds/refund.entity.ts';
import { refundOrder } from '../../server/payments/refunds/refunds.service.ts';
import { decideRefund } from '../../server/payments/simulator/refunds.service.ts';
import { buildPaid, look, madeOf, type Payment } from '../support/build-payment.ts';
import { checkInvariants } from '../support/invariants.ts';
import { startShop, type TestShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterEach(async () => expect(await checkInvariants(shop)).toEqual([]));
afterAll(() => shop.close());

const read = async (id: string) => shop.ctx().repo(Refund).findOneByOrFail({ id });
const paymentStatus = async (payment: Payment) => (await look(shop, payment)).data.result.order.paymentStatus;

const waitsForPerson = async ({ orderId }: Payment): Promise<boolean> => {
  const sql = `SELECT o.id FROM orders o WHERE o.id = $1 AND ${ORDER_TODO.PAYMENT('$2')}`;
  return (await shop.ctx().sql(sql, [orderId, shop.clock.now()])).length > 0;
};

/** A refund of everything that PayPal has taken on and not decided. */
const buildPending = async () => {
  const payment = await buildPaid(shop);
  await shop.runJobs();
  const fault = `UPDATE paypal_simulator.orders SET refund_fault = 'pending' WHERE id = $1`;
  await shop.ctx().sql(fault, [payment.paypalOrderId]);
  const wish = { orderId: payment.orderId, reason: 'Returned goods', requestId: `pending-${randomUUID()}` };
  const refund = await refundOrder(shop.ctx(), wish);
  await shop.runJobs();
  return { payment, refund };
};

describe('a refund that PayPal has not decided', () => {
  it('waits with its order, credits nothing, and is a thing to do after a day', async () => {
    const { payment, refund } = await buildPending();
    expect(await read(refund.id)).toMatchObject({ status: 'REQUESTED', paypalRefundId: expect.any(String) as string });
    expect(await paymentStatus(payment)).toBe('PAID');
    expect(await madeOf(shop, payment)).toMatchObject({ creditNotes: 0 });
    expect(await waitsForPerson(payment)).toBe(false);
    shop.clock.advance(25 * 60 * 60_000);
    expect(await waitsForPerson(payment)).toBe(true);
  });

  it('that PayPal then carries out is booked once, with one credit note', async () => {
    const { payment, refund } = await buildPending();
    await decideRefund(shop.ctx(), (await read(refund.id)).paypalRefundId!, 'COMPLETED');
    await shop.runJobs();
    expect(await read(refund.id)).toMatchObject({ status: 'COMPLETED', failure: null });
    expect(await paymentStatus(payment)).toBe('REFUNDED');
    expect(await madeOf(shop, payment)).toMatchObject({ creditNotes: 1 });
    expect(await waitsForPerson(payment)).toBe(false);
  });

  it('that PayPal then fails credits nothing and is a thing to do', async () => {
    const { payment, refund } = await buildPending();
    await decideRefund(shop.ctx(), (await read(refund.id)).paypalRefundId!, 'FAILED');
    await shop.runJobs();
    expect((await read(refund.id)).status).toBe('FAILED');
    expect(await paymentStatus(payment)).toBe('PAID');
    expect(await madeOf(shop, payment)).toMatchObject({ creditNotes: 0 });
    expect(await waitsForPerson(payment)).toBe(true);
  });
});

describe('a refund that fails after it was booked', () => {
  it('keeps its credit note and is a thing to do', async () => {
    const { payment, refund } = await buildPending();
    const { paypalRefundId } = await read(refund.id);
    await decideRefund(shop.ctx(), paypalRefundId!, 'COMPLETED');
    await shop.runJobs();
    await decideRefund(shop.ctx(), paypalRefundId!, 'FAILED');
    await shop.runJobs();
    expect(await read(refund.id)).toMatchObject({ status: 'COMPLETED', failure: 'RETURNED_TO_SHOP' });
    expect(await madeOf(shop, payment)).toMatchObject({ creditNotes: 1 });
    expect(await waitsForPerson(payment)).toBe(true);
  });
});
