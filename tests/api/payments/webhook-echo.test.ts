import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { processWebhook } from '../../../server/payments/webhooks/webhooks.service.ts';
import {
  buildApproved,
  buildPaid,
  sendEvent,
  storedEvent,
  type Payment,
} from '../../support/builders/build-payment.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterEach(async () => expect(await checkInvariants(shop)).toEqual([]));
afterAll(() => shop.close());

let serial = 0;

const paid = async (): Promise<Payment> => {
  const payment = await buildPaid(shop);
  await shop.runJobs();
  return payment;
};

/** What PayPal said last about a payment. */
const lastEvent = async ({ paypalOrderId }: Payment) => {
  const [row] = await shop.ctx().sql<{ body: { id: string; event_type: string } }>(
    `SELECT body::jsonb AS body FROM paypal_simulator.events
     WHERE body::jsonb #>> '{resource,supplementary_data,related_ids,order_id}' = $1 ORDER BY created_at DESC LIMIT 1`,
    [paypalOrderId],
  );
  return row!;
};

/** Whoever asks PayPal about the payment gets no answer. */
const silence = ({ paypalOrderId }: Payment) =>
  shop
    .ctx()
    .sql(`UPDATE paypal_simulator.orders SET silent_until = now() + interval '1 day' WHERE id = $1`, [paypalOrderId]);

/** Versions of all rows that a payment consists of. */
const rowsOf = ({ orderId, attemptId }: Payment) =>
  shop.ctx().sql(
    `SELECT (SELECT xmin::text FROM orders WHERE id = $1) AS orders, (SELECT xmin::text FROM payment_attempt WHERE id = $2) AS attempt,
       (SELECT xmin::text FROM payment_capture WHERE attempt_id = $2) AS capture`,
    [orderId, attemptId],
  );

describe('an event of a capture that is booked', () => {
  it('that tells nothing new asks PayPal nothing and writes nothing but itself', async () => {
    const payment = await paid();
    const before = await rowsOf(payment);
    const { body } = await lastEvent(payment);
    const event = { ...body, id: `WH-ECHO-${(serial += 1)}` };
    expect(await sendEvent(shop, event)).toBe(200);
    expect(await storedEvent(shop, event.id)).toEqual({ tries: 0, processed: true, dead: false });
    await silence(payment);
    const late = { ...body, id: `WH-ECHO-${(serial += 1)}` };
    await shop.ctx().sql(
      `INSERT INTO payment_webhook_event (paypal_event_id, event_type, body, headers, received_at)
       VALUES ($1, $2, $3, '{}', now())`,
      [late.id, late.event_type, JSON.stringify(late)],
    );
    await processWebhook(shop.ctx(), late.id);
    expect(await storedEvent(shop, late.id)).toEqual({ tries: 0, processed: true, dead: false });
    expect(await rowsOf(payment)).toEqual(before);
  });

  it.each([
    ['as held', "status = 'PENDING'"],
    ['without its fee', 'fee_minor = NULL'],
  ])('%s asks PayPal', async (_, known) => {
    const payment = await paid();
    await shop.ctx().sql(`UPDATE payment_capture SET ${known} WHERE attempt_id = $1`, [payment.attemptId]);
    const { body } = await lastEvent(payment);
    const event = { ...body, id: `WH-NEWS-${(serial += 1)}` };
    expect(await sendEvent(shop, event)).toBe(200);
    expect(await storedEvent(shop, event.id)).toMatchObject({ processed: false });
    await shop.runJobs();
    const [row] = await shop
      .ctx()
      .sql('SELECT status, fee_minor > 0 AS fee FROM payment_capture WHERE attempt_id = $1', [payment.attemptId]);
    expect(row).toEqual({ status: 'COMPLETED', fee: true });
  });
});

describe('the event of an approval', () => {
  it.each([
    ['is done when the buyer is being served', "state = 'CAPTURING', busy_until = now() + interval '1 minute'", true],
    ['is done when the attempt has ended', "state = 'CANCELLED'", true],
    [
      'gets its job when whoever served the buyer is gone',
      "state = 'CAPTURING', busy_until = now() - interval '1 s'",
      false,
    ],
    ['gets its job when the buyer is not back', "state = 'CREATED'", false],
  ])('%s', async (_, known, processed) => {
    const { attemptId, paypalOrderId } = await buildApproved(shop);
    await shop.ctx().sql(`UPDATE payment_attempt SET ${known} WHERE id = $1`, [attemptId]);
    const event = {
      id: `WH-YES-${(serial += 1)}`,
      event_type: 'CHECKOUT.ORDER.APPROVED',
      resource: { id: paypalOrderId },
    };
    expect(await sendEvent(shop, event)).toBe(200);
    expect(await storedEvent(shop, event.id)).toEqual({ tries: 0, processed, dead: false });
    await shop.ctx().sql(`UPDATE payment_attempt SET state = 'CREATED', busy_until = NULL WHERE id = $1`, [attemptId]);
  });
});
