import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expireOrder } from '../../../server/orders/order-cancellation.service.ts';
import { deliverStripeEventJob } from '../../../server/payments/stripe/simulator/events.service.ts';
import type { CardBehaviour } from '../../../server/payments/stripe/simulator/behaviours.ts';
import { reconcileJob } from '../../../server/payments/reconcile-attempts.job.ts';
import {
  atStripe,
  buildAuthorized,
  buildCardPayment,
  decideCard,
  offerCard,
} from '../../support/builders/build-card-payment.ts';
import { atPayPal, cancel, capture, decide, madeOf, reconcile, start, stateOf } from '../../support/builders/build-payment.ts'; // oxfmt-ignore
import type { Payment } from '../../support/builders/build-payment.ts';
import { buildSellable, stockOf } from '../../support/builders/build-sellable.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const MINUTE = 60_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
  await offerCard(shop);
});
afterEach(async () => expect(await checkInvariants(shop)).toEqual([]));
afterAll(() => shop.close());

const expectPaidOnce = async (payment: Payment): Promise<void> => {
  expect(await stateOf(shop, payment)).toBe('PAID');
  expect(await atStripe(shop, payment)).toMatchObject({ intent: 'succeeded', taken: 25_800 + 490 });
  expect(await madeOf(shop, payment)).toEqual({ paid: 1, invoices: 1, creditNotes: 0 });
};

const deliverAll = async (payment: Payment): Promise<void> => {
  const { intentId } = await atStripe(shop, payment);
  const events = await shop
    .ctx()
    .sql<{ id: string }>('SELECT id FROM stripe_simulator.events WHERE body LIKE $1', [`%${intentId}%`]);
  for (const { id } of events) await deliverStripeEventJob.run(shop.ctx(), { eventId: id });
  await shop.runJobs();
};

const refusalOf = async (payment: Payment) => {
  const { data } = await shop.graphql<{ result: { state: string; way: string; refusal: string | null } }>(
    'query($input: PaymentInput!) { result: paymentResult(input: $input) { state way refusal } }',
    { input: { orderId: payment.orderId, accessToken: payment.accessToken, paypalOrderId: payment.paypalOrderId } },
  );
  return data.result;
};

describe('a card', () => {
  it('is authorized on the page of Stripe, charged by the shop, and the order says so', async () => {
    const payment = await buildCardPayment(shop);
    const { location } = await decideCard(shop, payment);
    const back = new URL(location!);
    expect(back.pathname).toBe('/payment/card/success');
    expect(back.searchParams.get('token')).toBe(payment.paypalOrderId);
    expect((await atStripe(shop, payment)).taken).toBe(0);
    const { data } = await capture(shop, payment);
    expect(data.result.state).toBe('PAID');
    await shop.runJobs();
    await expectPaidOnce(payment);
    const [order] = await shop
      .ctx()
      .sql('SELECT payment_method, payment_id, payment_way FROM orders WHERE id = $1', [payment.orderId]);
    const { intentId } = await atStripe(shop, payment);
    expect(order).toEqual({ payment_method: 'card', payment_id: intentId, payment_way: 'CARD' });
    const [kept] = await shop
      .ctx()
      .sql('SELECT fee_minor::int AS fee FROM payment_capture WHERE paypal_capture_id = $1', [intentId]);
    expect(kept).toEqual({ fee: 690 });
  });

  it('cannot be chosen while the owner does not offer it', async () => {
    await offerCard(shop, false);
    await expect(buildCardPayment(shop)).rejects.toThrow('PAYMENT_WAY_UNAVAILABLE');
    await offerCard(shop);
  });
});

describe('a notice of Stripe', () => {
  it.each<CardBehaviour>(['early', 'late', 'twice'])('that comes %s makes the order once', async (choice) => {
    const payment = await buildAuthorized(shop, choice);
    expect((await capture(shop, payment)).data.result.state).toBe('PAID');
    await shop.runJobs();
    await deliverAll(payment);
    await expectPaidOnce(payment);
  });

  it('gets an order paid whose buyer closed the window, in whatever order notices come', async () => {
    const payment = await buildAuthorized(shop, 'closed');
    expect(await stateOf(shop, payment)).toBe('CREATED');
    await deliverAll(payment);
    await deliverAll(payment);
    await expectPaidOnce(payment);
  });
});

describe('a buyer who never comes back', () => {
  it('is charged by the reconciler, which asks by the clock', async () => {
    const payment = await buildAuthorized(shop, 'closed');
    shop.clock.advance(3 * MINUTE);
    await reconcileJob.run(shop.ctx(), {});
    await shop.runJobs();
    await expectPaidOnce(payment);
  });

  it('and never paid is charged nothing; the attempt is closed with its page', async () => {
    const payment = await buildCardPayment(shop);
    await reconcile(shop, payment);
    expect(await stateOf(shop, payment)).toBe('CREATED');
    shop.clock.advance(220 * MINUTE);
    await reconcile(shop, payment);
    expect(await stateOf(shop, payment)).toBe('FAILED');
  });

  it('gets the money back unused when the order has ended before it could be taken', async () => {
    const productId = await buildSellable(shop, { stock: 2 });
    const payment = await buildAuthorized(shop, 'closed', { lines: [{ productId, quantity: 2 }] });
    shop.clock.advance(31 * MINUTE);
    expect(await expireOrder(shop.ctx(), payment.orderId)).toBe(true);
    await deliverAll(payment);
    expect(await atStripe(shop, payment)).toMatchObject({ intent: 'canceled', taken: 0, calls: 0 });
    expect(await stockOf(shop, productId)).toEqual({ onHand: 2, reserved: 0 });
  });
});

describe('a connection lost after Stripe took the money', () => {
  it('shows "still checking", offers no second payment, and ends PAID with one capture', async () => {
    const payment = await buildAuthorized(shop, 'drop');
    const { data } = await capture(shop, payment);
    expect(data.result).toMatchObject({ state: 'PENDING', order: { status: 'PLACED', paymentStatus: 'PENDING' } });
    expect((await start(shop, payment)).data.startPayment).toMatchObject({ id: payment.attemptId, state: 'PENDING' });
    await reconcile(shop, payment);
    await expectPaidOnce(payment);
    expect((await atStripe(shop, payment)).calls).toBe(1);
  });

  it('is asked about first, never captured again, after the key is forgotten', async () => {
    const payment = await buildAuthorized(shop, 'drop');
    await capture(shop, payment);
    shop.clock.advance(25 * 60 * MINUTE);
    await reconcile(shop, payment);
    await expectPaidOnce(payment);
    expect((await atStripe(shop, payment)).calls).toBe(1);
  });
});

describe('a Stripe that does not answer', () => {
  it('for three minutes is asked until it does', { timeout: 40_000 }, async () => {
    const payment = await buildAuthorized(shop, 'silence');
    expect((await capture(shop, payment)).data.result.state).toBe('PENDING');
    await reconcile(shop, payment);
    expect(await stateOf(shop, payment)).toBe('PENDING');
    shop.clock.advance(4 * MINUTE);
    await reconcile(shop, payment);
    await expectPaidOnce(payment);
    expect((await atStripe(shop, payment)).calls).toBe(1);
  });

  it('because it is out of order takes nothing until it is back', async () => {
    const payment = await buildAuthorized(shop, 'outage');
    expect((await capture(shop, payment)).data.result.state).toBe('PENDING');
    expect((await atStripe(shop, payment)).taken).toBe(0);
    shop.clock.advance(4 * MINUTE);
    await reconcile(shop, payment);
    await expectPaidOnce(payment);
  });
});

describe('a card that is refused', () => {
  it.each([
    ['decline', 'DECLINED'],
    ['funds', 'INSUFFICIENT_FUNDS'],
    ['auth', 'NOT_CONFIRMED'],
  ] as const)('(%s) leaves the buyer on the page; back in the shop they read why', async (choice, refusal) => {
    const payment = await buildCardPayment(shop);
    expect((await decideCard(shop, payment, choice)).location).toMatch(/\/simulator\/stripe\/pay\?session=/);
    expect((await cancel(shop, payment)).data.result.state).toBe('CANCELLED');
    expect(await refusalOf(payment)).toEqual({ state: 'CANCELLED', way: 'CARD', refusal });
    expect((await atStripe(shop, payment)).status).toBe('expired');
    await deliverAll(payment);
    expect(await refusalOf(payment)).toMatchObject({ refusal });
  });

  it('is followed by another card on the same page, or by PayPal in the shop', async () => {
    const payment = await buildCardPayment(shop);
    await decideCard(shop, payment, 'funds');
    await decideCard(shop, payment, 'pay');
    expect((await capture(shop, payment)).data.result.state).toBe('PAID');

    const other = await buildCardPayment(shop);
    await decideCard(shop, other, 'decline');
    await cancel(shop, other);
    const { data } = await shop.graphql<{ startPayment: { id: string; way: string; paypalOrderId: string } }>(
      'mutation($input: PaymentInput!) { startPayment(input: $input) { id way paypalOrderId } }',
      { input: { orderId: other.orderId, accessToken: other.accessToken, way: 'PAYPAL' } },
    );
    expect(data.startPayment.way).toBe('PAYPAL');
    const byPayPal = { ...other, attemptId: data.startPayment.id, paypalOrderId: data.startPayment.paypalOrderId };
    await decide(shop, byPayPal);
    expect((await capture(shop, byPayPal)).data.result.state).toBe('PAID');
    expect((await atPayPal(shop, byPayPal)).captures).toHaveLength(1);
    expect(await madeOf(shop, other)).toEqual({ paid: 1, invoices: 1, creditNotes: 0 });
  });
});
