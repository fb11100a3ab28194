import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { atStripe, buildAuthorized, offerCard, sendStripeEvent } from '../../support/builders/build-card-payment.ts';
import { madeOf, stateOf, storedEvent, type Payment } from '../../support/builders/build-payment.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
  await offerCard(shop);
});
afterEach(async () => expect(await checkInvariants(shop)).toEqual([]));
afterAll(() => shop.close());

let serial = 0;
const completed = ({ paypalOrderId }: Pick<Payment, 'paypalOrderId'>, id = `evt_test_${(serial += 1)}`) => ({
  id,
  object: 'event',
  created: Math.floor(shop.clock.now().getTime() / 1000),
  type: 'checkout.session.completed',
  data: { object: { id: paypalOrderId, note: 'ž' } },
});

/** A payment that only the test's own event can move. */
const waiting = (): Promise<Payment> => buildAuthorized(shop, 'closed');

describe('an event that Stripe signed', () => {
  it('is stored before it is acknowledged, and has one effect, sent 30 times in a row and at once', async () => {
    const payment = await waiting();
    const event = completed(payment);
    const answers = await Promise.all(Array.from({ length: 15 }, () => sendStripeEvent(shop, event)));
    for (let i = 0; i < 15; i += 1) answers.push(await sendStripeEvent(shop, event));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await storedEvent(shop, event.id)).toEqual({ tries: 0, processed: false, dead: false });
    await shop.runJobs();
    expect(await storedEvent(shop, event.id)).toMatchObject({ processed: true });
    expect(await stateOf(shop, payment)).toBe('PAID');
    expect((await atStripe(shop, payment)).calls).toBe(1);
    expect(await madeOf(shop, payment)).toEqual({ paid: 1, invoices: 1, creditNotes: 0 });
  });

  it('of a type that nobody needs is taken and laid aside', async () => {
    const event = { ...completed({ paypalOrderId: 'cs_none' }), type: 'customer.created' };
    expect(await sendStripeEvent(shop, event)).toBe(200);
    await shop.runJobs();
    expect(await storedEvent(shop, event.id)).toMatchObject({ processed: true });
  });

  it('about a payment that is not known yet is tried again, and seen as a dead letter after ten tries', async () => {
    const event = completed({ paypalOrderId: 'cs_unknown' });
    expect(await sendStripeEvent(shop, event)).toBe(200);
    await shop.runJobs();
    expect(await storedEvent(shop, event.id)).toEqual({ tries: 1, processed: false, dead: false });
    await shop.ctx().sql('UPDATE payment_webhook_event SET tries = 9 WHERE paypal_event_id = $1', [event.id]);
    await shop
      .ctx()
      .sql(`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key LIKE '%' || $1`, [event.id]);
    await shop.runJobs();
    expect(await storedEvent(shop, event.id)).toMatchObject({ dead: true });
  });
});

describe('an event that Stripe did not sign', () => {
  const refused = async (tamper: Parameters<typeof sendStripeEvent>[2]): Promise<void> => {
    const payment = await waiting();
    const event = completed(payment);
    expect(await sendStripeEvent(shop, event, tamper)).toBe(403);
    expect(await storedEvent(shop, event.id)).toBeUndefined();
    await shop.runJobs();
    expect(await stateOf(shop, payment)).toBe('CREATED');
    expect((await atStripe(shop, payment)).taken).toBe(0);
  };

  it('has no signature', () => refused(({ headers }) => delete headers['stripe-signature']));
  it('has a wrong one', () =>
    refused(({ headers }) => (headers['stripe-signature'] = headers['stripe-signature']!.replace(/v1=../, 'v1=00'))));
  it('has one byte changed', () => refused((request) => (request.body = request.body.replace('ž', 'z'))));
  it('is the same JSON written anew', () =>
    refused((request) => (request.body = JSON.stringify(JSON.parse(request.body), null, 1))));
  it('has another time', () =>
    refused(({ headers }) => {
      headers['stripe-signature'] = headers['stripe-signature']!.replace(/t=\d+/, (t) => `t=${Number(t.slice(2)) - 1}`);
    }));
  it('is signed in the old way alone', () =>
    refused(({ headers }) => (headers['stripe-signature'] = headers['stripe-signature']!.replace('v1=', 'v0='))));

  it('was signed more than five minutes ago: a replay', async () => {
    const payment = await waiting();
    const event = completed(payment);
    let kept: Record<string, string> = {};
    await sendStripeEvent(shop, { ...event, id: 'evt_kept', type: 'customer.created' }, ({ headers }) => {
      kept = { ...headers };
    });
    shop.clock.advance(6 * 60_000);
    const replay = ({ headers }: { headers: Record<string, string> }) => Object.assign(headers, kept);
    expect(await sendStripeEvent(shop, event, replay)).toBe(403);
    expect(await stateOf(shop, payment)).toBe('CREATED');
  });
});
