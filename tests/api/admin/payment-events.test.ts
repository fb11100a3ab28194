import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { ProviderError } from '../../../server/payments/provider-error.ts';
import { problemOf } from '../../../server/payments/webhooks/event-error.ts';
import { buildPerson, type Person } from '../../support/builders/build-gallery.ts';
import { atPayPal, buildPaid, look, sendEvent } from '../../support/builders/build-payment.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let owner: Person;
beforeAll(async () => {
  shop = await startShop();
  owner = await buildPerson(shop, { admin: true });
});
afterEach(async () => expect(await checkInvariants(shop)).toEqual([]));
afterAll(() => shop.close());

interface Seen {
  deadPaymentEvents: { id: string; tries: number; facts: string; problem: string }[];
  adminCounts: { deadPaymentEvents: number };
}
const ask = async (query: string, variables: object = {}) =>
  (await shop.graphql<Seen>(query, { ...variables }, { headers: owner.headers })).data;
const list = () => ask('{ deadPaymentEvents { id tries facts problem } adminCounts { deadPaymentEvents } }');
const ASIDE =
  'mutation ($id: ID!, $aside: Boolean!) { setDeadPaymentEventAside(input: { id: $id, aside: $aside }) { id } }';

it('an event that was given up is listed with its facts, put away and back, and works when it is tried again', async () => {
  const payment = await buildPaid(shop);
  await shop.runJobs();
  const capture = (await atPayPal(shop, payment)).captures[0]!.id;
  const id = 'WH-GIVEN-UP-1';
  const link = { rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${capture}` };
  const resource = { id: 'R-1', amount: { currency_code: 'EUR', value: '5.00' }, links: [link] };
  await sendEvent(shop, { id, event_type: 'PAYMENT.CAPTURE.REFUNDED', resource });
  await shop
    .ctx()
    .sql(
      `UPDATE payment_webhook_event SET dead_at = now(), tries = 10, error = 'PAYMENT_NOT_FOUND' WHERE paypal_event_id = $1`,
      [id],
    );
  await shop.runJobs();
  const seen = await list();
  expect(seen).toMatchObject({ deadPaymentEvents: [{ id, tries: 10 }], adminCounts: { deadPaymentEvents: 1 } });
  expect(seen.deadPaymentEvents[0]!.facts).toBe('5.00 EUR · R-1');
  await ask(ASIDE, { id, aside: true });
  expect(await list()).toEqual({ deadPaymentEvents: [], adminCounts: { deadPaymentEvents: 0 } });
  await ask(ASIDE, { id, aside: false });
  expect((await list()).adminCounts.deadPaymentEvents).toBe(1);
  await ask('mutation ($id: ID!) { retryDeadPaymentEvent(input: { id: $id }) { id } }', { id });
  await shop.runJobs();
  expect((await list()).deadPaymentEvents).toEqual([]);
  expect((await look(shop, payment)).data.result.order.paymentStatus).toBe('PARTIALLY_REFUNDED');
  const log = await shop
    .ctx()
    .sql<{ action: string }>(`SELECT action FROM audit_entry WHERE subject_id = $1 ORDER BY id`, [id]);
  expect(log.map(({ action }) => action)).toEqual([
    'payment-event.aside',
    'payment-event.aside',
    'payment-event.again',
  ]);
});

it('an event that was given up says why in a word: what is not what it says, what is about a payment of others', async () => {
  const named = (id: string) => list().then((seen) => seen.deadPaymentEvents.find((event) => event.id === id)?.problem);
  await sendEvent(shop, { id: 'WH-SENSELESS', event_type: 'PAYMENT.CAPTURE.REFUNDED', resource: { id: 'R-2' } });
  await shop.runJobs();
  expect(await named('WH-SENSELESS')).toBe('MALFORMED');
  const link = { rel: 'up', href: 'https://api.paypal.com/v2/payments/captures/ELSEWHERE-7' };
  const resource = { id: 'R-3', amount: { currency_code: 'EUR', value: '5.00' }, links: [link] };
  await sendEvent(shop, { id: 'WH-FOREIGN', event_type: 'PAYMENT.CAPTURE.REFUNDED', resource });
  await shop.ctx().sql(`UPDATE payment_webhook_event SET tries = 9 WHERE paypal_event_id = 'WH-FOREIGN'`);
  await shop.runJobs();
  expect(await named('WH-FOREIGN')).toBe('PAYMENT_UNKNOWN');
});

it('what PayPal did not say, or refused to say, is told apart from a fault of the shop', () => {
  expect(problemOf(new ProviderError('x', { status: null }))).toBe('PAYPAL_SILENT');
  expect(problemOf(new ProviderError('x', { status: 422, issues: ['NOPE'] }))).toBe('PAYPAL_REFUSED');
  expect(problemOf(new TypeError('x'))).toBe('UNEXPECTED');
});
