import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { expireOrder } from '../../../server/orders/order-cancellation.service.ts';
import { Order } from '../../../server/orders/order.entity.ts';
import { PaymentAttempt } from '../../../server/payments/payment-attempt.entity.ts';
import { AttemptState } from '../../../server/payments/payment-state.ts';
import { Refund } from '../../../server/payments/refunds/refund.entity.ts';
import { carryOutRefund } from '../../../server/payments/refunds/refunds.service.ts';
import { buildPaid, buildPayment, madeOf, type Payment } from '../../support/builders/build-payment.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { moneyCame } from '../../support/money-came.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterEach(async () => {
  vi.restoreAllMocks();
  expect(await checkInvariants(shop)).toEqual([]);
});
afterAll(() => shop.close());

const HOUR = 3_600_000;

const attemptOf = (id: string) => shop.ctx().repo(PaymentAttempt).findOneByOrFail({ id });
const orderOf = ({ orderId }: Payment) => shop.ctx().repo(Order).findOneByOrFail({ id: orderId });
const refundsOf = (captureId: string) =>
  shop
    .ctx()
    .repo(Refund)
    .find({ where: { capture: { paypalCaptureId: captureId } } });

/** Kinds and sums of what the buyer is told, oldest first. */
const noticesOf = ({ orderId }: Payment) =>
  shop.ctx().sql(
    `SELECT payload ->> 'kind' AS kind, (payload ->> 'amountMinor')::int AS sum FROM graphile_worker._private_jobs
     WHERE payload ->> 'orderId' = $1 AND payload ->> 'kind' IS NOT NULL ORDER BY id`,
    [orderId],
  );

describe('money that comes when others have the goods', () => {
  const buildLate = async () => {
    const productId = await buildSellable(shop, { stock: 2 });
    const lines = [{ productId, quantity: 2 }];
    const payment = await buildPayment(shop, { lines });
    shop.clock.advance(HOUR);
    expect(await expireOrder(shop.ctx(), payment.orderId)).toBe(true);
    await buildPaid(shop, { lines });
    return payment;
  };

  it('goes back once, whole, and the buyer is told once why', async () => {
    const payment = await buildLate();
    const attempt = await attemptOf(payment.attemptId);
    const captureId = await moneyCame(shop, attempt);
    await moneyCame(shop, attempt);
    expect(await attemptOf(attempt.id)).toMatchObject({ state: 'FAILED', failure: 'STOCK_GONE' });
    const sum = attempt.amountMinor;
    const [refund, ...others] = await refundsOf(captureId);
    expect([refund, others]).toMatchObject([{ status: 'REQUESTED', amountMinor: sum, reason: 'STOCK_GONE' }, []]);
    expect(await noticesOf(payment)).toEqual([{ kind: 'STOCK_GONE', sum }]);

    expect(await carryOutRefund(shop.ctx(), refund!.id)).toMatchObject({ status: 'COMPLETED' });
    expect(await noticesOf(payment)).toEqual([{ kind: 'STOCK_GONE', sum }]);
    expect(await attemptOf(attempt.id)).toMatchObject({ state: 'REFUNDED', failure: 'STOCK_GONE' });
    expect(await orderOf(payment)).toMatchObject({ paymentStatus: 'REFUNDED', refundedMinor: sum });
    expect(await madeOf(shop, payment)).toEqual({ paid: 0, invoices: 0, creditNotes: 0 });
  });
});

describe('money that comes for an order that is paid', () => {
  it('goes back whole, is told to the buyer, and leaves the order as it was paid', async () => {
    const payment = await buildPaid(shop);
    const before = await orderOf(payment);
    const { id: _id, ...first } = await attemptOf(payment.attemptId);
    const { id } = await shop
      .ctx()
      .repo(PaymentAttempt)
      .save({
        ...first,
        state: AttemptState.APPROVED,
        requestId: `${first.requestId}-second`,
        paypalOrderId: `${first.paypalOrderId}-2`,
      });
    const captureId = await moneyCame(shop, await attemptOf(id));
    expect(await attemptOf(id)).toMatchObject({ state: 'FAILED', failure: 'ALREADY_PAID' });
    const [refund, ...others] = await refundsOf(captureId);
    expect([refund, others]).toMatchObject([{ amountMinor: first.amountMinor, reason: 'ALREADY_PAID' }, []]);

    await carryOutRefund(shop.ctx(), refund!.id);
    expect(await attemptOf(id)).toMatchObject({ state: 'REFUNDED', failure: 'ALREADY_PAID' });
    expect(await noticesOf(payment)).toEqual([{ kind: 'REFUND', sum: first.amountMinor }]);
    expect(await orderOf(payment)).toEqual(before);
    expect(await madeOf(shop, payment)).toEqual({ paid: 1, invoices: 1, creditNotes: 0 });
  });
});
