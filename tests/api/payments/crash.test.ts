import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { DisputeAnswer, DisputeAnswerState } from '../../../server/payments/disputes/dispute-answer.entity.ts';
import { refundByHand } from '../../../server/payments/simulator/refunds.service.ts';
import { buildDisputed } from '../../support/builders/build-dispute.ts';
import { buildOrder } from '../../support/builders/build-order.ts';
import {
  atPayPal,
  buildApproved,
  buildPaid,
  capture,
  decide,
  madeOf,
  start,
  stateOf,
  type Payment,
} from '../../support/builders/build-payment.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { restartUntil, startCrashingShop, startShopOfTest, type CrashingShop } from '../../support/crashing-shop.ts';
import { checkInvariants } from '../../support/invariants.ts';
import type { TestShop } from '../../support/shop.ts';

let shop: TestShop;
let doomed: CrashingShop;

const callCrashing = async (query: string, payment: Partial<Payment>): Promise<void> => {
  const { orderId, accessToken, paypalOrderId } = payment;
  await fetch(`${doomed!.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { input: { orderId, accessToken, paypalOrderId } } }),
  }).catch(() => undefined);
};

const restart = (done: () => Promise<boolean>): Promise<void> => restartUntil(shop!, done);

const outbox = (): string[] => {
  const folder = path.join(shop!.dataDir, 'outbox');
  try {
    return readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  } catch {
    return [];
  }
};

/** Message ids of the mails about the paid order, by whichever process they were sent. One about an unpaid order may come before. */
const orderMailIds = (orderId: string): string[] => {
  const written = outbox().flatMap((mail) => /^Message-ID: <([^>]+)>/im.exec(mail)?.[1] ?? []);
  const sent = shop!.mails.map(({ messageId }) => messageId);
  return [...written, ...sent].filter((id) => id.startsWith(`order-${orderId}`));
};

const expectPaidOnce = async (payment: Payment): Promise<void> => {
  expect(await stateOf(shop!, payment)).toBe('PAID');
  expect((await atPayPal(shop!, payment)).captures).toHaveLength(1);
  expect(await madeOf(shop!, payment)).toEqual({ paid: 1, invoices: 1, creditNotes: 0 });
  const ids = orderMailIds(payment.orderId);
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(1);
  expect(await checkInvariants(shop!)).toEqual([]);
};

const paidAndMailed = (payment: Payment) => async () =>
  (await stateOf(shop!, payment)) === 'PAID' && orderMailIds(payment.orderId).length > 0;

const START = 'mutation($input: PaymentInput!) { startPayment(input: $input) { id } }';
const CAPTURE = 'mutation($input: PaymentInput!) { capturePayment(input: $input) { state } }';

describe('a shop killed while a payment is being started', { timeout: 90_000 }, () => {
  it.each(['payment.attempt-saved', 'payment.created', 'payment.id-stored'])(
    'at %s has one attempt and one PayPal order after the next try, and it can be paid',
    async (step) => {
      shop = await startShopOfTest();
      const productId = await buildSellable(shop);
      const { order, accessToken } = await buildOrder(shop.ctx(), { lines: [{ productId, quantity: 1 }] });
      doomed = await startCrashingShop(shop, step);
      await callCrashing(START, { orderId: order.id, accessToken });
      expect(await doomed.gone).toBe('SIGKILL');

      const { data } = await start(shop, { orderId: order.id, accessToken });
      const { id, paypalOrderId, approveUrl } = data.startPayment;
      const payment = { orderId: order.id, accessToken, attemptId: id, paypalOrderId, approveUrl };
      const [counts] = await shop.ctx().sql<{ ours: number; theirs: number }>(
        `SELECT (SELECT count(*)::int FROM payment_attempt) AS ours,
           (SELECT count(*)::int FROM paypal_simulator.orders) AS theirs`,
      );
      expect(counts).toEqual({ ours: 1, theirs: 1 });
      await decide(shop, payment);
      await capture(shop, payment);
      await shop.runJobs();
      await expectPaidOnce(payment);
    },
  );
});

describe('a shop killed while the money is being taken', { timeout: 90_000 }, () => {
  it.each(['payment.capturing', 'paypal.capture-answer', 'payment.captured', 'payment.settling', 'payment.settled'])(
    'at %s has charged once, and the order is paid, invoiced and mailed after the restart without the buyer',
    async (step) => {
      shop = await startShopOfTest();
      const payment = await buildApproved(shop, 'late');
      doomed = await startCrashingShop(shop, step);
      await callCrashing(CAPTURE, payment);
      expect(await doomed.gone).toBe('SIGKILL');
      await restart(paidAndMailed(payment));
      await expectPaidOnce(payment);
    },
  );
});

describe('a shop killed in a job', { timeout: 90_000 }, () => {
  it.each(['webhook.stored', 'webhook.processing', 'mail.sending', 'mail.sent'])(
    'at %s goes on with it after the restart',
    async (step) => {
      shop = await startShopOfTest();
      const payment = await buildApproved(shop);
      doomed = await startCrashingShop(shop, step);
      if (step.startsWith('mail')) await capture(shop, payment);
      expect(await doomed.gone).toBe('SIGKILL');
      await restart(paidAndMailed(payment));
      await expectPaidOnce(payment);
    },
  );
});

describe('a shop killed while it gives money back', { timeout: 90_000 }, () => {
  it.each(['refund.recorded', 'paypal.refund-answer', 'refund.answered', 'refund.settling'])(
    'at %s has given it back once',
    async (step) => {
      shop = await startShopOfTest();
      const payment = await buildPaid(shop, { priceMinor: 500 });
      await shop.runJobs();
      const [captured] = await shop.ctx().sql<{ id: string }>('SELECT id FROM payment_capture');
      const [refund] = await shop.ctx().sql<{ id: string }>(
        `INSERT INTO payment_refund (request_id, capture_id, amount_minor, reason, requested_at)
         VALUES ('crash-test', $1, 300, 'Returned goods', now()) RETURNING id`,
        [captured!.id],
      );
      await shop
        .ctx()
        .sql(`SELECT graphile_worker.add_job('payments.refund', json_build_object('refundId', $1::text))`, [
          refund!.id,
        ]);
      doomed = await startCrashingShop(shop, step);
      expect(await doomed.gone).toBe('SIGKILL');
      await restart(async () => {
        const [row] = await shop!.ctx().sql<{ status: string }>('SELECT status FROM payment_refund');
        return row?.status === 'COMPLETED';
      });
      expect((await atPayPal(shop, payment)).refunded).toEqual([300]);
      expect(await madeOf(shop, payment)).toEqual({ paid: 1, invoices: 1, creditNotes: 1 });
      expect(await checkInvariants(shop)).toEqual([]);
    },
  );

  it.each(['refund.settling', 'refund.adopted'])(
    'at %s after the seller gave it back on the pages of PayPal, books that once',
    async (step) => {
      shop = await startShopOfTest();
      const payment = await buildPaid(shop, { priceMinor: 500 });
      await shop.runJobs();
      const { captures } = await atPayPal(shop, payment);
      await refundByHand(shop.ctx(), captures[0]!.id);
      await shop.ctx().sql('TRUNCATE paypal_simulator.events');
      await shop.ctx().sql(
        `WITH planned AS (
           INSERT INTO payment_refund (request_id, capture_id, amount_minor, reason, requested_at)
           SELECT 'crash-test', id, amount_minor, 'Returned goods', now() FROM payment_capture RETURNING id
         )
         SELECT graphile_worker.add_job('payments.refund', json_build_object('refundId', id)) FROM planned`,
      );
      doomed = await startCrashingShop(shop, step);
      expect(await doomed.gone).toBe('SIGKILL');
      const refunded = async () => (await stateOf(shop!, payment)) === 'REFUNDED';
      await restart(refunded);
      expect(await refunded()).toBe(true);
      expect(await madeOf(shop, payment)).toEqual({ paid: 1, invoices: 1, creditNotes: 1 });
      expect(await checkInvariants(shop)).toEqual([]);
    },
  );
});

describe('a shop killed while it answers a dispute', { timeout: 90_000 }, () => {
  it.each(['dispute.answer-recorded', 'dispute.answered'])('at %s has sent the proof to PayPal once', async (step) => {
    shop = await startShopOfTest();
    const { disputeId } = await buildDisputed(shop);
    await shop.ctx().sql(
      `WITH planned AS (
         INSERT INTO payment_dispute_answer (dispute_id, request_id, kind, note, requested_at)
         SELECT id, 'dispute:crash-test', 'EVIDENCE', 'Delivered', now() FROM payment_dispute RETURNING id
       )
       SELECT graphile_worker.add_job('payments.dispute-answer', json_build_object('answerId', id)) FROM planned`,
    );
    doomed = await startCrashingShop(shop, step);
    expect(await doomed.gone).toBe('SIGKILL');
    const answered = () => shop!.ctx().repo(DisputeAnswer).findOneByOrFail({ requestId: 'dispute:crash-test' });
    expect((await answered()).state).toBe(DisputeAnswerState.REQUESTED);
    await restart(async () => (await answered()).state === DisputeAnswerState.SENT);
    expect((await answered()).state).toBe(DisputeAnswerState.SENT);
    const [row] = await shop
      .ctx()
      .sql<{ count: number }>(
        'SELECT jsonb_array_length(evidence) AS count FROM paypal_simulator.disputes WHERE id = $1',
        [disputeId],
      );
    expect(row).toEqual({ count: 1 });
    expect(await checkInvariants(shop)).toEqual([]);
  });
});
