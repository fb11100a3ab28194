import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expireOrder } from '../../../server/orders/order-cancellation.service.ts';
import { reconcileJob } from '../../../server/payments/reconcile-attempts.job.ts';
import { deliverEventJob } from '../../../server/payments/simulator/events.service.ts';
import { decideHeldCaptureJob } from '../../../server/payments/simulator/held-capture.service.ts';
import type { Behaviour } from '../../../server/payments/simulator/behaviours.ts';
import {
  atPayPal,
  buildApproved,
  buildPayment,
  cancel,
  capture,
  decide,
  look,
  madeOf,
  reconcile,
  start,
  stateOf,
  type Payment,
} from '../../support/builders/build-payment.ts';
import { buildSellable, stockOf } from '../../support/builders/build-sellable.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const MINUTE = 60_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterEach(async () => expect(await checkInvariants(shop)).toEqual([]));
afterAll(() => shop.close());

const expectPaidOnce = async (payment: Payment): Promise<void> => {
  expect(await stateOf(shop, payment)).toBe('PAID');
  expect((await atPayPal(shop, payment)).captures).toHaveLength(1);
  expect(await madeOf(shop, payment)).toEqual({ paid: 1, invoices: 1, creditNotes: 0 });
};

const deliverAll = async ({ paypalOrderId }: Payment): Promise<void> => {
  const events = await shop
    .ctx()
    .sql<{ id: string }>('SELECT id FROM paypal_simulator.events WHERE body LIKE $1', [`%${paypalOrderId}%`]);
  for (const { id } of events) await deliverEventJob.run(shop.ctx(), { eventId: id });
  await shop.runJobs();
};

const failure = async ({ attemptId }: Payment): Promise<string | null> => {
  const [row] = await shop
    .ctx()
    .sql<{ failure: string | null }>('SELECT failure FROM payment_attempt WHERE id = $1', [attemptId]);
  return row!.failure;
};

describe('a notice of PayPal', () => {
  it.each<Behaviour>(['early', 'late', 'twice'])('that comes %s makes the order once', async (choice) => {
    const payment = await buildApproved(shop, choice);
    expect((await capture(shop, payment)).data.result.state).toBe('PAID');
    await shop.runJobs();
    await deliverAll(payment);
    await expectPaidOnce(payment);
  });

  it('gets an order paid whose buyer closed the window', async () => {
    const payment = await buildApproved(shop, 'closed');
    expect(await stateOf(shop, payment)).toBe('CREATED');
    await deliverAll(payment);
    await expectPaidOnce(payment);
  });
});

describe('a buyer who never comes back', () => {
  it('is charged by the reconciler, which asks by the clock', async () => {
    const payment = await buildApproved(shop, 'closed');
    shop.clock.advance(3 * MINUTE);
    await reconcileJob.run(shop.ctx(), {});
    await shop.runJobs();
    await expectPaidOnce(payment);
  });

  it('and never approved is charged nothing; the attempt is closed when PayPal has forgotten it', async () => {
    const payment = await buildPayment(shop);
    await reconcile(shop, payment);
    expect(await stateOf(shop, payment)).toBe('CREATED');
    shop.clock.advance(190 * MINUTE);
    await reconcile(shop, payment);
    expect([await stateOf(shop, payment), await failure(payment)]).toEqual(['FAILED', 'EXPIRED']);
  });
});

describe('a connection lost after PayPal took the money', () => {
  it('shows "still checking", offers no second payment, and ends PAID with one capture', async () => {
    const payment = await buildApproved(shop, 'drop');
    const { data } = await capture(shop, payment);
    expect(data.result).toMatchObject({ state: 'PENDING', order: { status: 'PLACED', paymentStatus: 'PENDING' } });
    expect((await start(shop, payment)).data.startPayment).toMatchObject({ id: payment.attemptId, state: 'PENDING' });
    await reconcile(shop, payment);
    await expectPaidOnce(payment);
    expect((await atPayPal(shop, payment)).calls).toBe(1);
  });

  it('is found by the notice too, and by pressing again', async () => {
    const [one, two] = [await buildApproved(shop, 'drop'), await buildApproved(shop, 'drop')];
    await capture(shop, one);
    await shop.runJobs();
    await expectPaidOnce(one);
    await capture(shop, two);
    expect((await capture(shop, two)).data.result.state).toBe('PAID');
    await expectPaidOnce(two);
  });

  it('is asked about first, never captured again, when PayPal has forgotten the request id after six hours', async () => {
    const payment = await buildApproved(shop, 'drop');
    await capture(shop, payment);
    shop.clock.advance(7 * 60 * MINUTE);
    await reconcile(shop, payment);
    await expectPaidOnce(payment);
    expect((await atPayPal(shop, payment)).calls).toBe(1);
  });

  it('keeps the order alive past its reservation, and tells a buyer who cancels the truth', async () => {
    const payment = await buildApproved(shop, 'drop');
    await capture(shop, payment);
    shop.clock.advance(60 * MINUTE);
    expect(await expireOrder(shop.ctx(), payment.orderId)).toBe(false);
    expect((await cancel(shop, payment)).data.result.state).toBe('PAID');
    await expectPaidOnce(payment);
  });
});

describe('a PayPal that does not answer', () => {
  it('for three minutes is asked until it does', { timeout: 40_000 }, async () => {
    const payment = await buildApproved(shop, 'silence');
    expect((await capture(shop, payment)).data.result.state).toBe('PENDING');
    await reconcile(shop, payment);
    expect(await stateOf(shop, payment)).toBe('PENDING');
    shop.clock.advance(4 * MINUTE);
    await reconcile(shop, payment);
    await expectPaidOnce(payment);
    expect((await atPayPal(shop, payment)).calls).toBe(1);
  });

  it('because it is out of order takes nothing until it is back, and is then asked once more', async () => {
    const payment = await buildApproved(shop, 'outage');
    expect((await capture(shop, payment)).data.result.state).toBe('PENDING');
    expect((await atPayPal(shop, payment)).captures).toEqual([]);
    await reconcile(shop, payment);
    expect(await stateOf(shop, payment)).toBe('PENDING');
    shop.clock.advance(4 * MINUTE);
    await reconcile(shop, payment);
    await expectPaidOnce(payment);
  });
});

describe('a declined payment', () => {
  it('sends the buyer back to the same PayPal order, twice if need be, and then succeeds', async () => {
    const payment = await buildApproved(shop, 'decline');
    for (let round = 0; round < 2; round += 1) {
      const { data } = await capture(shop, payment);
      expect(data.result).toMatchObject({
        state: 'DECLINED',
        restartUrl: payment.approveUrl,
        order: { status: 'PLACED' },
      });
      await decide(shop, payment, 'decline');
    }
    await shop.runJobs();
    expect((await start(shop, payment)).data.startPayment.paypalOrderId).toBe(payment.paypalOrderId);
    await decide(shop, payment, 'pay');
    expect((await capture(shop, payment)).data.result.state).toBe('PAID');
    await expectPaidOnce(payment);
  });

  it('is not tried again by the reconciler without the buyer', async () => {
    const payment = await buildApproved(shop, 'decline');
    await capture(shop, payment);
    const { calls } = await atPayPal(shop, payment);
    await reconcile(shop, payment);
    await deliverAll(payment);
    expect((await atPayPal(shop, payment)).calls).toBe(calls);
    expect(await stateOf(shop, payment)).toBe('DECLINED');
  });

  it('fails for good when PayPal allows no more tries, and the order can be paid by a new payment', async () => {
    const payment = await buildApproved(shop, 'decline');
    for (let round = 0; round < 4; round += 1) await capture(shop, payment);
    expect(await failure(payment)).toBe('MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED');
    expect(await stateOf(shop, payment)).toBe('FAILED');
    const { data } = await start(shop, payment);
    const second = { ...payment, attemptId: data.startPayment.id, paypalOrderId: data.startPayment.paypalOrderId };
    await decide(shop, second);
    expect((await capture(shop, second)).data.result.state).toBe('PAID');
  });
});

describe('a payment held for review', () => {
  const heldId = async (payment: Payment) => (await atPayPal(shop, payment)).captures[0]!.id;

  it('is not paid while it is held, and paid when PayPal releases it', async () => {
    const payment = await buildApproved(shop, 'hold');
    const { data } = await capture(shop, payment);
    expect(data.result).toMatchObject({ state: 'PENDING', order: { paymentStatus: 'PENDING', status: 'PLACED' } });
    expect(await madeOf(shop, payment)).toEqual({ paid: 0, invoices: 0, creditNotes: 0 });
    expect((await capture(shop, payment)).data.result.state).toBe('PENDING');
    await decideHeldCaptureJob.run(shop.ctx(), { captureId: await heldId(payment), status: 'COMPLETED' });
    await shop.runJobs();
    await expectPaidOnce(payment);
  });

  it('frees the order when PayPal refuses it', async () => {
    const productId = await buildSellable(shop, { stock: 3 });
    const payment = await buildApproved(shop, 'deny', { lines: [{ productId, quantity: 3 }] });
    await capture(shop, payment);
    await decideHeldCaptureJob.run(shop.ctx(), { captureId: await heldId(payment), status: 'DECLINED' });
    await shop.runJobs();
    expect((await look(shop, payment)).data.result).toMatchObject({
      state: 'FAILED',
      order: { paymentStatus: 'FAILED' },
    });
    expect(await madeOf(shop, payment)).toEqual({ paid: 0, invoices: 0, creditNotes: 0 });
    shop.clock.advance(41 * MINUTE);
    expect(await expireOrder(shop.ctx(), payment.orderId)).toBe(true);
    expect(await stockOf(shop, productId)).toEqual({ onHand: 3, reserved: 0 });
  });

  it('is found by the reconciler when no notice comes', async () => {
    const payment = await buildApproved(shop, 'hold');
    await capture(shop, payment);
    await shop
      .ctx()
      .sql(`UPDATE paypal_simulator.captures SET status = 'COMPLETED' WHERE id = $1`, [await heldId(payment)]);
    shop.clock.advance(3 * MINUTE);
    await reconcileJob.run(shop.ctx(), {});
    await shop.runJobs();
    await expectPaidOnce(payment);
  });
});
