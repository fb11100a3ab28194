import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  atPayPal,
  buildApproved,
  buildPayment,
  cancel,
  capture,
  decide,
  madeOf,
  reconcile,
  sendEvent,
  start,
} from '../../support/builders/build-payment.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
/** A second process of the same shop: its own pool, its own server. */
let other: TestShop;
beforeAll(async () => {
  shop = await startShop();
  other = await startShop({ databaseUrl: shop.databaseUrl });
});
afterEach(async () => expect(await checkInvariants(shop)).toEqual([]));
afterAll(async () => {
  await other.close();
  await shop.close();
});

const mails = () => [...shop.mails, ...other.mails].filter(({ messageId }) => messageId.startsWith('order-')).length;

const approvedEvent = (paypalOrderId: string, id: string) => ({
  id,
  event_type: 'CHECKOUT.ORDER.APPROVED',
  resource: { id: paypalOrderId },
});

describe('one approved payment', () => {
  it('is captured once by 20 parallel captures mixed with webhooks, returns and the reconciler, in two processes', async () => {
    const before = mails();
    const payment = await buildApproved(shop);
    const calls = Array.from({ length: 20 }, (_, i) => capture(i % 2 ? other : shop, payment));
    const events = Array.from({ length: 4 }, (_, i) =>
      sendEvent(shop, approvedEvent(payment.paypalOrderId, `WH-race-${i}`)),
    );
    const jobs = [shop.runJobs(), other.runJobs(), reconcile(shop, payment), reconcile(other, payment)];
    const answers = await Promise.all(calls);
    await Promise.all([...events, ...jobs]);
    await shop.runJobs();

    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect(answers.map(({ data }) => data.result.state)).toEqual(Array(20).fill('PAID'));
    expect(await atPayPal(shop, payment)).toMatchObject({
      state: 'COMPLETED',
      calls: 1,
      captures: [{ status: 'COMPLETED' }],
    });
    expect(await madeOf(shop, payment)).toEqual({ paid: 1, invoices: 1, creditNotes: 0 });
    expect(mails() - before).toBe(1);
  });

  it('is captured once when every order of ten is raced from both processes', async () => {
    const before = mails();
    const payments = await Promise.all(Array.from({ length: 10 }, () => buildApproved(shop)));
    await Promise.all(
      payments.flatMap((payment) => [capture(shop, payment), capture(other, payment), reconcile(other, payment)]),
    );
    await Promise.all([shop.runJobs(), other.runJobs()]);
    for (const payment of payments) {
      expect((await atPayPal(shop, payment)).captures).toHaveLength(1);
      expect(await madeOf(shop, payment)).toEqual({ paid: 1, invoices: 1, creditNotes: 0 });
    }
    expect(mails() - before).toBe(10);
  });

  it('ends either cancelled with nothing taken or paid, when cancel and capture race', async () => {
    for (let round = 0; round < 5; round += 1) {
      const payment = await buildApproved(shop);
      const [first, second] = await Promise.all([cancel(shop, payment), capture(other, payment)]);
      expect(first.errors ?? second.errors).toBeUndefined();
      const { captures } = await atPayPal(shop, payment);
      const { paid } = await madeOf(shop, payment);
      expect(paid).toBe(captures.length);
      expect(second.data.result.state).toBe(captures.length ? 'PAID' : 'CANCELLED');
    }
  });
});

describe('two payments of one order', () => {
  it('take the money once, when the buyer approved both', async () => {
    const first = await buildPayment(shop);
    await cancel(shop, first);
    const { data } = await start(shop, first);
    const second = { ...first, attemptId: data.startPayment.id, paypalOrderId: data.startPayment.paypalOrderId };
    await Promise.all([decide(shop, first), decide(shop, second)]);
    await Promise.all([capture(shop, first), capture(other, second)]);
    const taken = [...(await atPayPal(shop, first)).captures, ...(await atPayPal(shop, second)).captures];
    expect(taken).toHaveLength(1);
    expect(await madeOf(shop, first)).toMatchObject({ paid: 1, invoices: 1 });
  });
});
