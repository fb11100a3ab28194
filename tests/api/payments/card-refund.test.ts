import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { refundOrder } from '../../../server/payments/refunds/refunds.service.ts';
import { decideDispute, openDispute } from '../../../server/payments/stripe/simulator/disputes.service.ts';
import { decideRefund, refundByHand } from '../../../server/payments/stripe/simulator/refunds.service.ts';
import { atStripe, buildPaidByCard, offerCard } from '../../support/builders/build-card-payment.ts';
import { madeOf, stateOf, type Payment } from '../../support/builders/build-payment.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
  await offerCard(shop);
});
afterEach(async () => expect(await checkInvariants(shop)).toEqual([]));
afterAll(() => shop.close());

let wishes = 0;
const giveBack = ({ orderId }: Payment, amountMinor?: number) =>
  refundOrder(shop.ctx(), { orderId, amountMinor, reason: 'Returned goods', requestId: `wish-${(wishes += 1)}` });

const fault = ({ paypalOrderId }: Payment, name: string | null) =>
  shop.ctx().sql('UPDATE stripe_simulator.sessions SET refund_fault = $2 WHERE id = $1', [paypalOrderId, name]);

const refundsOf = ({ orderId }: Payment) =>
  shop.ctx().sql<{ id: string; status: string; failure: string | null; theirs: string | null }>(
    `SELECT r.id, r.status, r.failure, r.paypal_refund_id AS theirs FROM payment_refund r
     JOIN payment_capture c ON c.id = r.capture_id JOIN payment_attempt a ON a.id = c.attempt_id WHERE a.order_id = $1`,
    [orderId],
  );

describe('money that goes back to a card', () => {
  it('in parts and then whole is credited each time, and never more than was taken', async () => {
    const payment = await buildPaidByCard(shop);
    expect((await giveBack(payment, 300)).status).toBe('COMPLETED');
    expect((await giveBack(payment)).status).toBe('COMPLETED');
    await expect(giveBack(payment, 1)).rejects.toThrow();
    await shop.runJobs();
    const { taken, refunded } = await atStripe(shop, payment);
    expect(refunded).toEqual([300, taken - 300]);
    expect(await stateOf(shop, payment)).toBe('REFUNDED');
    expect(await madeOf(shop, payment)).toEqual({ paid: 1, invoices: 1, creditNotes: 2 });
  });

  it('goes once for one wish, ten times at once', async () => {
    const payment = await buildPaidByCard(shop);
    const wish = { orderId: payment.orderId, amountMinor: 500, reason: 'Returned goods', requestId: 'one-wish' };
    await Promise.all(Array.from({ length: 10 }, () => refundOrder(shop.ctx(), wish)));
    await shop.runJobs();
    expect((await atStripe(shop, payment)).refunded).toEqual([500]);
  });

  it('is asked on while Stripe is out of order, under the same key', async () => {
    const payment = await buildPaidByCard(shop);
    await fault(payment, 'outage');
    expect((await giveBack(payment, 400)).status).toBe('REQUESTED');
    await fault(payment, null);
    const [refund] = await refundsOf(payment);
    await shop
      .ctx()
      .sql(`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key LIKE '%' || $1`, [refund!.id]);
    await shop.runJobs();
    expect(await refundsOf(payment)).toMatchObject([{ status: 'COMPLETED' }]);
    expect((await atStripe(shop, payment)).refunded).toEqual([400]);
  });

  it.each([
    ['succeeded', { status: 'COMPLETED', failure: null }, 1],
    ['failed', { status: 'FAILED', failure: 'FAILED' }, 0],
  ] as const)('that was pending and then %s is told so', async (decision, booked, creditNotes) => {
    const payment = await buildPaidByCard(shop);
    await fault(payment, 'pending');
    await giveBack(payment, 400);
    await shop.runJobs();
    const [pending] = await refundsOf(payment);
    expect(pending).toMatchObject({ status: 'REQUESTED', theirs: expect.stringMatching(/^re_/) });
    await decideRefund(shop.ctx(), pending!.theirs!, decision);
    await shop.runJobs();
    expect(await refundsOf(payment)).toMatchObject([booked]);
    expect(await madeOf(shop, payment)).toEqual({ paid: 1, invoices: 1, creditNotes });
  });

  it('that was done and came back later waits for a person', async () => {
    const payment = await buildPaidByCard(shop);
    await giveBack(payment, 400);
    const [done] = await refundsOf(payment);
    await decideRefund(shop.ctx(), done!.theirs!, 'failed');
    await shop.runJobs();
    expect(await refundsOf(payment)).toMatchObject([{ status: 'COMPLETED', failure: 'RETURNED_TO_SHOP' }]);
  });

  it('given on the pages of Stripe is booked once', async () => {
    const payment = await buildPaidByCard(shop);
    await refundByHand(shop.ctx(), (await atStripe(shop, payment)).intentId, 700);
    await shop.runJobs();
    expect(await refundsOf(payment)).toMatchObject([{ status: 'COMPLETED' }]);
    expect(await madeOf(shop, payment)).toEqual({ paid: 1, invoices: 1, creditNotes: 1 });
  });
});

describe('a chargeback', () => {
  const disputeOf = async ({ orderId }: Payment) =>
    (
      await shop
        .ctx()
        .sql<{ state: string; stage: string; held: number }>(
          'SELECT state, stage, held_minor::int AS held FROM payment_dispute WHERE order_id = $1',
          [orderId],
        )
    )[0];

  it('is shown with the order and its money held; lost, it is a refund; won, the money stays', async () => {
    for (const outcome of ['lost', 'won'] as const) {
      const payment = await buildPaidByCard(shop);
      const { intentId, taken } = await atStripe(shop, payment);
      const id = await openDispute(shop.ctx(), intentId);
      await shop.runJobs();
      expect(await disputeOf(payment)).toEqual({ state: 'ANSWER', stage: 'CHARGEBACK', held: taken });
      await decideDispute(shop.ctx(), id, outcome);
      await shop.runJobs();
      expect((await disputeOf(payment))!.state).toBe(outcome.toUpperCase());
      expect(await stateOf(shop, payment)).toBe(outcome === 'lost' ? 'REFUNDED' : 'PAID');
      expect((await madeOf(shop, payment)).creditNotes).toBe(outcome === 'lost' ? 1 : 0);
    }
  });
});
