import { describe, expect, it } from 'vitest';
import { PaymentWay } from '../../../server/orders/payment-way.ts';
import {
  atStripe,
  buildAuthorized,
  buildPaidByCard,
  decideCard,
  offerCard,
} from '../../support/builders/build-card-payment.ts';
import { buildOrder } from '../../support/builders/build-order.ts';
import { capture, madeOf, start, stateOf, type Payment } from '../../support/builders/build-payment.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { restartUntil, startCrashingShop, startShopOfTest, type CrashingShop } from '../../support/crashing-shop.ts';
import { checkInvariants } from '../../support/invariants.ts';
import type { TestShop } from '../../support/shop.ts';

let shop: TestShop;
let doomed: CrashingShop;

const openShop = async (): Promise<TestShop> => {
  shop = await startShopOfTest();
  await offerCard(shop);
  return shop;
};

const callCrashing = async (query: string, payment: Partial<Payment>): Promise<void> => {
  const { orderId, accessToken, paypalOrderId } = payment;
  await fetch(`${doomed!.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { input: { orderId, accessToken, paypalOrderId } } }),
  }).catch(() => undefined);
};

const restart = (done: () => Promise<boolean>): Promise<void> => restartUntil(shop!, done);

const expectPaidOnce = async (payment: Payment): Promise<void> => {
  expect(await stateOf(shop!, payment)).toBe('PAID');
  expect(await atStripe(shop!, payment)).toMatchObject({ intent: 'succeeded' });
  expect(await madeOf(shop!, payment)).toEqual({ paid: 1, invoices: 1, creditNotes: 0 });
  expect(await checkInvariants(shop!)).toEqual([]);
};

const START = 'mutation($input: PaymentInput!) { startPayment(input: $input) { id } }';
const CAPTURE = 'mutation($input: PaymentInput!) { capturePayment(input: $input) { state } }';

describe('a shop killed while a card payment is being started', { timeout: 90_000 }, () => {
  it.each(['payment.attempt-saved', 'payment.created', 'payment.id-stored'])(
    'at %s has one attempt and one page of Stripe after the next try, and it can be paid',
    async (step) => {
      await openShop();
      const productId = await buildSellable(shop!);
      const given = { lines: [{ productId, quantity: 1 }], paymentWay: PaymentWay.CARD };
      const { order, accessToken } = await buildOrder(shop!.ctx(), given);
      doomed = await startCrashingShop(shop!, step);
      await callCrashing(START, { orderId: order.id, accessToken });
      expect(await doomed.gone).toBe('SIGKILL');
      const { data } = await start(shop!, { orderId: order.id, accessToken });
      const { id, paypalOrderId, approveUrl } = data.startPayment;
      const payment = { orderId: order.id, accessToken, attemptId: id, paypalOrderId, approveUrl };
      const [counts] = await shop!.ctx().sql<{ ours: number; theirs: number }>(
        `SELECT (SELECT count(*)::int FROM payment_attempt) AS ours,
           (SELECT count(*)::int FROM stripe_simulator.sessions) AS theirs`,
      );
      expect(counts).toEqual({ ours: 1, theirs: 1 });
      await decideCard(shop!, payment);
      await capture(shop!, payment);
      await shop!.runJobs();
      await expectPaidOnce(payment);
    },
  );
});

describe('a shop killed while a card is being charged', { timeout: 90_000 }, () => {
  it.each(['payment.capturing', 'stripe.capture-answer', 'payment.captured', 'payment.settling', 'payment.settled'])(
    'at %s has charged once, and the order is paid and invoiced after the restart without the buyer',
    async (step) => {
      await openShop();
      const payment = await buildAuthorized(shop!, 'late');
      doomed = await startCrashingShop(shop!, step);
      await callCrashing(CAPTURE, payment);
      expect(await doomed.gone).toBe('SIGKILL');
      await restart(async () => (await stateOf(shop!, payment)) === 'PAID');
      await expectPaidOnce(payment);
    },
  );
});

describe('a shop killed in a job about a card', { timeout: 90_000 }, () => {
  it.each(['webhook.stored', 'webhook.processing'])('at %s goes on with it after the restart', async (step) => {
    await openShop();
    const payment = await buildAuthorized(shop!);
    doomed = await startCrashingShop(shop!, step);
    expect(await doomed.gone).toBe('SIGKILL');
    await restart(async () => (await stateOf(shop!, payment)) === 'PAID');
    await expectPaidOnce(payment);
  });

  it.each(['refund.recorded', 'stripe.refund-answer', 'refund.answered', 'refund.settling'])(
    'at %s has given the money back once',
    async (step) => {
      await openShop();
      const payment = await buildPaidByCard(shop!, { priceMinor: 500 });
      await shop!.runJobs();
      await shop!.ctx().sql(
        `WITH planned AS (
           INSERT INTO payment_refund (request_id, capture_id, amount_minor, reason, requested_at)
           SELECT 'crash-test', id, 300, 'Returned goods', now() FROM payment_capture RETURNING id)
         SELECT graphile_worker.add_job('payments.refund', json_build_object('refundId', id)) FROM planned`,
      );
      doomed = await startCrashingShop(shop!, step);
      expect(await doomed.gone).toBe('SIGKILL');
      await restart(async () => {
        const [row] = await shop!.ctx().sql<{ status: string }>('SELECT status FROM payment_refund');
        return row?.status === 'COMPLETED';
      });
      expect((await atStripe(shop!, payment)).refunded).toEqual([300]);
      expect(await madeOf(shop!, payment)).toEqual({ paid: 1, invoices: 1, creditNotes: 1 });
      expect(await checkInvariants(shop!)).toEqual([]);
    },
  );
});
