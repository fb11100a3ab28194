import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ORDER_TODO } from '../../../server/admin/orders/order-todo.ts';
import { transaction } from '../../../server/core/context.ts';
import { Capture } from '../../../server/payments/capture.entity.ts';
import { recordOutsideRefund } from '../../../server/payments/refunds/outside-refund.service.ts';
import { noteFailedRefund, notePendingRefund } from '../../../server/payments/refunds/pending-refund.service.ts';
import { Refund } from '../../../server/payments/refunds/refund.entity.ts';
import { planRefund, refundOrder } from '../../../server/payments/refunds/refunds.service.ts';
import { decideRefund } from '../../../server/payments/simulator/refunds.service.ts';
import { buildPaid, look, madeOf, type Payment } from '../../support/builders/build-payment.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

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

describe('a refund made at PayPal', () => {
  const outside = (paypalCaptureId: string, amountMinor: number) =>
    ({
      paypalCaptureId,
      paypalRefundId: `REF-${randomUUID()}`,
      requestId: null,
      amountMinor,
      reason: 'By hand',
    }) as const;
  const refundsOf = async (payment: Payment): Promise<Refund[]> => {
    const { paymentId } = (await look(shop, payment)).data.result.order;
    return shop
      .ctx()
      .repo(Refund)
      .find({ where: { capture: { paypalCaptureId: paymentId! } }, order: { id: 'ASC' } });
  };
  const buildOutside = async () => {
    const payment = await buildPaid(shop);
    const { paymentId, totalAmount } = (await look(shop, payment)).data.result.order;
    return { payment, given: outside(paymentId!, totalAmount.minor) };
  };
  const alarms = () => vi.spyOn(shop.shop.logger, 'error').mockImplementation(() => undefined);

  it('that PayPal has not decided waits with its order, once, and is asked about', async () => {
    const { payment, given } = await buildOutside();
    for (let i = 0; i < 2; i += 1) await notePendingRefund(shop.ctx(), given);
    const [refund, ...others] = await refundsOf(payment);
    const { paypalRefundId, amountMinor } = given;
    expect([refund, others]).toMatchObject([{ status: 'REQUESTED', reason: 'By hand', paypalRefundId, amountMinor }, []]); // oxfmt-ignore
    const [job] = await shop
      .ctx()
      .sql<{ soon: number }>(
        'SELECT extract(epoch FROM run_at - now())::int AS soon, payload FROM graphile_worker._private_jobs WHERE key = $1',
        [`payments.refund:${refund!.id}`],
      );
    expect(job).toMatchObject({ payload: { refundId: refund!.id } });
    expect(job!.soon).toBeGreaterThan(30);
  });

  it('is not one of more than is left', async () => {
    const { payment, given } = await buildOutside();
    const part = { ...given, paypalRefundId: `REF-${randomUUID()}`, amountMinor: 500 };
    await recordOutsideRefund(shop.ctx(), part);
    await notePendingRefund(shop.ctx(), { ...given, amountMinor: given.amountMinor - 499 });
    expect(await refundsOf(payment)).toMatchObject([{ amountMinor: 500 }]);
    await notePendingRefund(shop.ctx(), { ...given, amountMinor: given.amountMinor - 500 });
    expect(await refundsOf(payment)).toMatchObject([{ status: 'COMPLETED' }, { status: 'REQUESTED' }]);
  });

  it('does not wait again once it was decided', async () => {
    const { refund } = await buildPending();
    const { paypalRefundId, captureId } = await read(refund.id);
    await shop
      .ctx()
      .repo(Refund)
      .update({ id: refund.id }, { status: 'FAILED' as Refund['status'] });
    const { paypalCaptureId } = await shop.ctx().repo(Capture).findOneByOrFail({ id: captureId });
    await shop.ctx().sql('DELETE FROM graphile_worker._private_jobs');
    await notePendingRefund(shop.ctx(), { ...outside(paypalCaptureId, refund.amountMinor), paypalRefundId });
    expect(await shop.ctx().sql('SELECT key FROM graphile_worker._private_jobs')).toEqual([]);
  });

  it('that carries out our wish gives it its id', async () => {
    const { payment, given } = await buildOutside();
    const wish = { orderId: payment.orderId, reason: 'Ours', requestId: randomUUID() };
    const { refund } = await transaction(shop.ctx(), (tx) => planRefund(tx, wish));
    await notePendingRefund(shop.ctx(), given);
    expect(await refundsOf(payment)).toMatchObject([{ id: refund.id, paypalRefundId: given.paypalRefundId }]);
  });

  it('that fails is FAILED and calls a person, once; an unknown one changes nothing', async () => {
    const { payment, given } = await buildOutside();
    const alarm = alarms();
    await noteFailedRefund(shop.ctx(), given);
    expect(alarm).not.toHaveBeenCalled();
    await notePendingRefund(shop.ctx(), given);
    for (let i = 0; i < 2; i += 1) await noteFailedRefund(shop.ctx(), given);
    const [refund] = await refundsOf(payment);
    expect(refund).toMatchObject({ status: 'FAILED', failure: 'FAILED', decidedAt: expect.any(Date) as Date });
    expect(alarm.mock.calls).toEqual([[{ alert: 'refund', refundId: refund!.id }, expect.any(String)]]);
    vi.restoreAllMocks();
  });

  it('of a capture that nobody knows is said to be so', async () => {
    for (const note of [notePendingRefund, noteFailedRefund]) {
      await expect(note(shop.ctx(), outside('CAP-NONE', 1))).rejects.toMatchObject({ code: 'PAYMENT_NOT_FOUND' });
    }
  });
});
