import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { transmission } from '../../../server/payments/simulator/events.service.ts';
import { DAY_MS } from '../../../server/core/time.ts';
import { sweepWebhookEventsJob } from '../../../server/payments/webhooks/webhook-events-sweep.job.ts';
import { processWebhook } from '../../../server/payments/webhooks/webhooks.service.ts';
import {
  atPayPal,
  buildApproved,
  madeOf,
  sendEvent,
  stateOf,
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
const approved = ({ paypalOrderId }: Pick<Payment, 'paypalOrderId'>, id = `WH-TEST-${(serial += 1)}`) => ({
  id,
  event_type: 'CHECKOUT.ORDER.APPROVED',
  resource: { id: paypalOrderId, note: 'ž' },
});

/** A payment that only the test's own event can move. */
const waiting = async (): Promise<Payment> => {
  const payment = await buildApproved(shop, 'closed');
  return payment;
};

const post = (headers: Record<string, string>, body: string) =>
  fetch(`${shop.url}/api/payments/paypal/webhook`, { method: 'POST', headers, body });

describe('an event that PayPal signed', () => {
  it('is stored before it is acknowledged, and processed after', async () => {
    const payment = await waiting();
    const event = approved(payment);
    expect(await sendEvent(shop, event)).toBe(200);
    expect(await storedEvent(shop, event.id)).toEqual({ tries: 0, processed: false, dead: false });
    await shop.runJobs();
    expect(await storedEvent(shop, event.id)).toEqual({ tries: 0, processed: true, dead: false });
    expect(await stateOf(shop, payment)).toBe('PAID');
  });

  it('is kept for 180 days after it was processed, and for good while it was not', async () => {
    const [done, open] = [approved(await waiting()), approved(await waiting())];
    for (const { id } of [done, open]) {
      await shop.ctx().sql(
        `INSERT INTO payment_webhook_event (paypal_event_id, event_type, body, headers, received_at, processed_at)
         VALUES ($1, 'CHECKOUT.ORDER.APPROVED', '{}', '{}', $2, $3)`,
        [id, shop.clock.now(), id === done.id ? shop.clock.now() : null],
      );
    }
    const after = async (days: number) => {
      const clock = { now: () => new Date(shop.clock.now().getTime() + days * DAY_MS) };
      await sweepWebhookEventsJob.run({ ...shop.ctx(), shop: { ...shop.shop, clock } }, {});
      return Promise.all([done, open].map(async ({ id }) => (await storedEvent(shop, id)) !== undefined));
    };
    expect(await after(179)).toEqual([true, true]);
    expect(await after(181)).toEqual([false, true]);
  });

  it('has one effect, sent 50 times in a row and at once, also under new transmission ids', async () => {
    const payment = await waiting();
    const event = approved(payment);
    const answers = await Promise.all(Array.from({ length: 25 }, () => sendEvent(shop, event)));
    for (let i = 0; i < 25; i += 1) answers.push(await sendEvent(shop, event));
    expect(new Set(answers)).toEqual(new Set([200]));
    await shop.runJobs();
    expect((await atPayPal(shop, payment)).captures).toHaveLength(1);
    expect(await madeOf(shop, payment)).toEqual({ paid: 1, invoices: 1, creditNotes: 0 });
  });

  it('of a type that nobody needs is taken and laid aside', async () => {
    const event = { id: 'WH-OTHER-1', event_type: 'BILLING.PLAN.CREATED', resource: {} };
    expect(await sendEvent(shop, event)).toBe(200);
    await shop.runJobs();
    expect(await storedEvent(shop, event.id)).toMatchObject({ processed: true });
  });
});

describe('an event that PayPal did not sign', () => {
  const refused = async (tamper: Parameters<typeof sendEvent>[2], event?: object): Promise<void> => {
    const payment = await waiting();
    const sent = event ?? approved(payment);
    expect(await sendEvent(shop, sent, tamper)).toBe(403);
    expect(await storedEvent(shop, (sent as { id: string }).id)).toBeUndefined();
    await shop.runJobs();
    expect(await stateOf(shop, payment)).toBe('CREATED');
    expect((await atPayPal(shop, payment)).captures).toEqual([]);
  };

  it('has no headers: 403 in the form of every error', async () => {
    const response = await post({ 'content-type': 'application/json' }, JSON.stringify(approved(await waiting())));
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({
      path: '/api/payments/paypal/webhook',
      errorCode: 'WEBHOOK_INVALID',
      args: {},
    });
  });

  it('has a wrong signature', () => refused(({ headers }) => (headers['paypal-transmission-sig'] = 'A'.repeat(44))));
  it('has one byte changed', () => refused((request) => (request.body = request.body.replace('ž', 'z'))));
  it('was written anew', () =>
    refused((request) => (request.body = JSON.stringify(JSON.parse(request.body), null, 1))));
  it('has another time', () =>
    refused(({ headers }) => (headers['paypal-transmission-time'] = new Date(Date.now() - 60_000).toISOString())));
  it('has the signature of another event', async () => {
    let signature = '';
    await sendEvent(shop, { id: 'WH-GOOD-1', event_type: 'X', resource: {} }, ({ headers }) => {
      signature = headers['paypal-transmission-sig']!;
    });
    await refused(({ headers }) => (headers['paypal-transmission-sig'] = signature));
  });
  it.each(['https://evil.example/cert', 'http://api.paypal.com/cert', 'https://api.paypal.com.evil.example/c'])(
    'names its certificate at %s, where nobody looks',
    (url) => refused(({ headers }) => (headers['paypal-cert-url'] = url)),
  );
  it.each(['', 'null', '[]', '{', '{"id":"WH-9"}', '{"id":"WH-9","event_type":"X"},"webhook_event":{}'])(
    'is no event: %s',
    async (body) => {
      const sent: { headers: Record<string, string> } = { headers: {} };
      await sendEvent(shop, { id: 'WH-ANY', event_type: 'X' }, ({ headers }) => (sent.headers = headers));
      expect((await post(sent.headers, body)).status).toBe(403);
    },
  );

  describe('costs PayPal no call', () => {
    const selfUrl = () => shop.url;
    const unreachable = async (work: () => Promise<void>) => {
      const url = selfUrl();
      shop.shop.setSelfUrl('http://127.0.0.1:1');
      await work().finally(() => shop.shop.setSelfUrl(url));
    };
    const changed = (name: string, value: string) => async () =>
      expect(
        await sendEvent(shop, { id: 'WH-CHEAP', event_type: 'X', resource: {} }, ({ headers }) => {
          headers[`paypal-${name}`] = value;
        }),
      ).toBe(403);

    it.each([
      ['auth-algo', 'none'],
      ['transmission-id', 'x'],
      ['transmission-sig', 'not base64!'],
      ['transmission-sig', 'AAAA'],
      ['transmission-time', 'yesterday'],
      ['transmission-time', new Date(Date.now() - 5 * 86_400_000).toISOString()],
      ['transmission-time', new Date(Date.now() + 2 * 3_600_000).toISOString()],
    ])('with a %s of %s', (name, value) => unreachable(changed(name, value)));

    it('after fifty from one network, while others and, later, this one are heard', async () => {
      const event = JSON.stringify(approved(await waiting()));
      const send = async (remoteAddress: string, body = event) => {
        const headers = transmission(shop.ctx(), event);
        const url = '/api/payments/paypal/webhook';
        return (await shop.inject({ method: 'POST', url, headers, payload: body, remoteAddress })).statusCode;
      };
      const [bad, good] = ['203.0.113.66', '203.0.113.7'];
      const answers = new Set<number>();
      shop.clock.toNextMinute();
      for (let i = 0; i < 50; i += 1) answers.add(await send(bad, `${event} `));
      expect(answers).toEqual(new Set([403]));
      expect([await send(bad), await send(good)]).toEqual([429, 200]);
      shop.clock.advance(15 * 60_000);
      expect(await send(bad)).toBe(200);
    });
  });

  it('is too large', async () => {
    const response = await post({ 'content-type': 'application/json' }, 'x'.repeat(300 * 1024));
    expect(response.status).toBe(413);
  });
});

describe('an event that cannot be processed', () => {
  it('of an order that is not known yet is tried again and works once the order is there', async () => {
    const payment = await waiting();
    const real = payment.paypalOrderId;
    await shop.ctx().sql(`UPDATE payment_attempt SET paypal_order_id = NULL WHERE id = $1`, [payment.attemptId]);
    const event = approved(payment);
    expect(await sendEvent(shop, event)).toBe(200);
    await expect(processWebhook(shop.ctx(), event.id)).rejects.toThrow('PAYMENT_NOT_FOUND');
    expect(await storedEvent(shop, event.id)).toEqual({ tries: 1, processed: false, dead: false });
    await shop.ctx().sql(`UPDATE payment_attempt SET paypal_order_id = $2 WHERE id = $1`, [payment.attemptId, real]);
    await processWebhook(shop.ctx(), event.id);
    expect(await stateOf(shop, payment)).toBe('PAID');
  });

  it('of an unknown order becomes a dead letter after ten tries', async () => {
    const event = approved({ paypalOrderId: 'NO-SUCH-ORDER' });
    expect(await sendEvent(shop, event)).toBe(200);
    for (let i = 0; i < 9; i += 1) await expect(processWebhook(shop.ctx(), event.id)).rejects.toThrow();
    await processWebhook(shop.ctx(), event.id);
    expect(await storedEvent(shop, event.id)).toEqual({ tries: 10, processed: false, dead: true });
    await processWebhook(shop.ctx(), event.id);
    expect(await storedEvent(shop, event.id)).toMatchObject({ tries: 10 });
  });

  it('because it is malformed is a dead letter at once, and a hundred of them hold no other up', async () => {
    const payment = await waiting();
    for (let i = 0; i < 100; i += 1) {
      const event = { id: `WH-BAD-${i}`, event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: { id: i } };
      expect(await sendEvent(shop, event)).toBe(200);
    }
    expect(await sendEvent(shop, approved(payment))).toBe(200);
    await shop.runJobs();
    expect(await storedEvent(shop, 'WH-BAD-99')).toEqual({ tries: 1, processed: false, dead: true });
    expect(await stateOf(shop, payment)).toBe('PAID');
  });

  it('while PayPal cannot be asked is not acknowledged, so that PayPal sends it again', async () => {
    const selfUrl = shop.url;
    const event = approved(await waiting());
    shop.shop.setSelfUrl('http://127.0.0.1:1');
    try {
      expect(await sendEvent(shop, event)).toBe(503);
    } finally {
      shop.shop.setSelfUrl(selfUrl);
    }
    expect(await storedEvent(shop, event.id)).toBeUndefined();
    expect(await sendEvent(shop, event)).toBe(200);
  });
});
