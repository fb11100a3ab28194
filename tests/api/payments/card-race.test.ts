import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  atStripe,
  buildAuthorized,
  buildCardPayment,
  decideCard,
  offerCard,
  sendStripeEvent,
} from '../../support/builders/build-card-payment.ts';
import { atPayPal, cancel, capture, decide, madeOf, reconcile } from '../../support/builders/build-payment.ts';
import type { Payment } from '../../support/builders/build-payment.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
/** A second process of the same shop: its own pool, its own server. */
let other: TestShop;
beforeAll(async () => {
  shop = await startShop();
  other = await startShop({ databaseUrl: shop.databaseUrl });
  await offerCard(shop);
});
afterEach(async () => expect(await checkInvariants(shop)).toEqual([]));
afterAll(async () => {
  await other.close();
  await shop.close();
});

const completed = ({ paypalOrderId }: Payment, id: string) => ({
  id,
  object: 'event',
  created: Math.floor(shop.clock.now().getTime() / 1000),
  type: 'checkout.session.completed',
  data: { object: { id: paypalOrderId } },
});

const startBy = async (payment: Payment, way: string): Promise<Payment> => {
  const { data } = await shop.graphql<{ startPayment: { id: string; paypalOrderId: string } }>(
    'mutation($input: PaymentInput!) { startPayment(input: $input) { id paypalOrderId } }',
    { input: { orderId: payment.orderId, accessToken: payment.accessToken, way } },
  );
  return { ...payment, attemptId: data.startPayment.id, paypalOrderId: data.startPayment.paypalOrderId };
};

describe('one authorized card', () => {
  it('is charged once by 20 parallel returns mixed with notices and the reconciler, in two processes', async () => {
    const payment = await buildAuthorized(shop);
    const calls = Array.from({ length: 20 }, (_, i) => capture(i % 2 ? other : shop, payment));
    const events = Array.from({ length: 4 }, (_, i) => sendStripeEvent(shop, completed(payment, `evt_race_${i}`)));
    const jobs = [shop.runJobs(), other.runJobs(), reconcile(shop, payment), reconcile(other, payment)];
    const answers = await Promise.all(calls);
    await Promise.all([...events, ...jobs]);
    await shop.runJobs();
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect(answers.map(({ data }) => data.result.state)).toEqual(Array(20).fill('PAID'));
    expect(await atStripe(shop, payment)).toMatchObject({ intent: 'succeeded', calls: 1 });
    expect(await madeOf(shop, payment)).toEqual({ paid: 1, invoices: 1, creditNotes: 0 });
  });

  it('ends either cancelled with nothing taken or paid, when cancel and return race', async () => {
    for (let round = 0; round < 5; round += 1) {
      const payment = await buildAuthorized(shop);
      const [first, second] = await Promise.all([cancel(shop, payment), capture(other, payment)]);
      expect(first.errors ?? second.errors).toBeUndefined();
      await reconcile(shop, payment);
      const { taken } = await atStripe(shop, payment);
      expect((await madeOf(shop, payment)).paid).toBe(taken > 0 ? 1 : 0);
    }
  });
});

describe('one order in two tabs', () => {
  it('is begun once, however often its payment is started at once', async () => {
    const payment = await buildCardPayment(shop);
    const begun = await Promise.all(Array.from({ length: 6 }, () => startBy(payment, 'CARD')));
    expect(new Set(begun.map(({ paypalOrderId }) => paypalOrderId))).toEqual(new Set([payment.paypalOrderId]));
  });

  it('takes the money once when the buyer pays by card in one and by PayPal in the other', async () => {
    for (let round = 0; round < 3; round += 1) {
      const card = await buildCardPayment(shop);
      const byPayPal = await startBy(card, 'PAYPAL');
      await Promise.all([decideCard(shop, card), decide(shop, byPayPal)]);
      await Promise.all([capture(shop, card), capture(other, byPayPal)]);
      await Promise.all([shop.runJobs(), other.runJobs()]);
      const taken = [(await atStripe(shop, card)).taken > 0, (await atPayPal(shop, byPayPal)).captures.length > 0];
      expect(taken.filter(Boolean)).toHaveLength(1);
      expect(await madeOf(shop, card)).toMatchObject({ paid: 1, invoices: 1 });
    }
  });
});
