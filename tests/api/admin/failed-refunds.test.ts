import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PaymentDifference } from '../../../server/payments/reconciliation/payment-difference.entity.ts';
import { Refund } from '../../../server/payments/refunds/refund.entity.ts';
import { refundOrder } from '../../../server/payments/refunds/refunds.service.ts';
import { decideRefund } from '../../../server/payments/simulator/refunds.service.ts';
import { buildPerson, type Person } from '../../support/builders/build-gallery.ts';
import { buildPaid } from '../../support/builders/build-payment.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const DAY = 24 * 60 * 60_000;

let shop: TestShop;
let owner: Person;
beforeAll(async () => {
  shop = await startShop();
});
beforeEach(async () => {
  owner = await buildPerson(shop, { admin: true });
});
afterEach(async () => expect(await checkInvariants(shop)).toEqual([]));
afterAll(() => shop.close());

interface Seen {
  adminOrder: { attempts: { refunds: { step: string; stepBy: string | null; handledAt: string | null }[] }[] };
  adminCounts: { paymentsToCheck: number };
}
const REFUNDS = 'attempts { refunds { step stepBy handledAt } }';

const ask = async (query: string, variables: object, headers = owner.headers) => {
  const { data, errors } = await shop.graphql<Seen>(query, { ...variables }, { headers });
  return { data, code: (errors?.[0]?.extensions as { code?: string } | undefined)?.code };
};

const stepOf = async (id: string) =>
  (await ask(`query ($id: ID!) { adminOrder(id: $id) { ${REFUNDS} } }`, { id })).data.adminOrder.attempts[0]!
    .refunds[0]!;

const todo = async (): Promise<number> =>
  (await ask('{ adminCounts { paymentsToCheck } }', {})).data.adminCounts.paymentsToCheck;

const settle = (id: string, handled: boolean, headers = owner.headers) =>
  ask(
    'mutation ($id: ID!, $handled: Boolean!) { setRefundHandled(input: { id: $id, handled: $handled }) { id } }',
    { id, handled },
    headers,
  );

/** A refund of everything, as PayPal's words about it left it. */
const build = async (...words: ('COMPLETED' | 'FAILED')[]) => {
  const { orderId, paypalOrderId } = await buildPaid(shop);
  await shop.runJobs();
  await shop.ctx().sql(`UPDATE paypal_simulator.orders SET refund_fault = 'pending' WHERE id = $1`, [paypalOrderId]);
  const { id } = await refundOrder(shop.ctx(), { orderId, reason: 'Returned', requestId: `r-${randomUUID()}` });
  await shop.runJobs();
  const read = () => shop.ctx().repo(Refund).findOneByOrFail({ id });
  for (const word of words) {
    await decideRefund(shop.ctx(), (await read()).paypalRefundId!, word);
    await shop.runJobs();
  }
  return { orderId, id, read };
};

const after = (from: Date, days: number): string => new Date(from.getTime() + days * DAY).toISOString();

describe('a refund that did not reach the buyer', () => {
  it.each([
    ['refused by PayPal', ['FAILED'], 'PAY'],
    ['booked and come back', ['COMPLETED', 'FAILED'], 'SETTLE'],
  ] as const)('%s is closed by hand, opened again, and each step is in the audit log', async (_name, words, step) => {
    const { orderId, id } = await build(...words);
    expect(await stepOf(orderId)).toMatchObject({ step, handledAt: null });
    const before = await todo();
    expect((await settle(id, true)).code).toBeUndefined();
    expect((await settle(id, true)).code).toBeUndefined();
    expect(await stepOf(orderId)).toMatchObject({ step: 'NONE', handledAt: expect.any(String) as string });
    expect(await todo()).toBe(before - 1);
    await settle(id, false);
    expect(await stepOf(orderId)).toMatchObject({ step });
    expect(await todo()).toBe(before);
    const log = await shop
      .ctx()
      .sql(`SELECT action, after ->> 'handled' AS handled FROM audit_entry WHERE subject_id = $1 ORDER BY id`, [
        orderId,
      ]);
    expect(log).toEqual([
      { action: 'order.refund-handled', handled: 'true' },
      { action: 'order.refund-handled', handled: 'false' },
    ]);
    await settle(id, true);
  });

  it('that came back leaves the differences with PayPal once it is settled', async () => {
    const { id, read } = await build('COMPLETED', 'FAILED');
    const at = shop.clock.now();
    const { paypalRefundId: paypalId } = await read();
    const difference = {
      kind: 'REFUND_RETURNED',
      paypalId: paypalId!,
      happenedAt: at,
      foundAt: at,
    } as PaymentDifference;
    await shop.ctx().repo(PaymentDifference).insert(difference);
    const open = () => shop.ctx().sql('SELECT FROM payment_difference WHERE resolved_at IS NULL');
    expect(await open()).toHaveLength(1);
    await settle(id, true);
    expect(await open()).toHaveLength(0);
    await settle(id, false);
    expect(await open()).toHaveLength(1);
    await settle(id, true);
  });

  it('is for admins of orders alone, and only what failed can be closed', async () => {
    const { id } = await build();
    expect((await settle(id, true)).code).toBe('ORDER_STATE_CONFLICT');
    expect((await settle(randomUUID(), true)).code).toBe('NOT_FOUND');
    const shopper = await buildPerson(shop);
    expect((await settle(id, true, shopper.headers)).code).toBe('FORBIDDEN');
  });
});

describe('what a refund asks of the shop', () => {
  it('is to wait a day for PayPal, and to pay within 14 days what PayPal refused', async () => {
    const pending = await build();
    const { requestedAt } = await pending.read();
    expect(await stepOf(pending.orderId)).toMatchObject({ step: 'WAIT', stepBy: after(requestedAt, 1) });
    const failed = await build('FAILED');
    const since = (await failed.read()).requestedAt;
    expect(await stepOf(failed.orderId)).toMatchObject({ step: 'PAY', stepBy: after(since, 14) });
    await settle(failed.id, true);
  });

  it('counts the 14 days from the withdrawal where there is one', async () => {
    const { orderId, id, read } = await build('FAILED');
    const receivedAt = new Date((await read()).requestedAt.getTime() - 3 * DAY);
    await shop.ctx().sql(
      `INSERT INTO withdrawal (idempotency_key, order_id, order_number, name, email, received_at, locale)
       SELECT gen_random_uuid()::text, id, order_number, 'Anna', user_email, $2, 'en' FROM orders WHERE id = $1`,
      [orderId, receivedAt],
    );
    expect((await stepOf(orderId)).stepBy).toBe(after(receivedAt, 14));
    await settle(id, true);
  });

  it('is nothing once the buyer has the money, or another refund has replaced it', async () => {
    const done = await build('COMPLETED');
    expect(await stepOf(done.orderId)).toMatchObject({ step: 'NONE', stepBy: null });
    const { orderId } = await build('FAILED');
    await shop.ctx().sql(`UPDATE paypal_simulator.orders SET refund_fault = NULL`);
    await refundOrder(shop.ctx(), { orderId, reason: 'Again', requestId: `r-${randomUUID()}` });
    await shop.runJobs();
    expect(await stepOf(orderId)).toMatchObject({ step: 'NONE' });
  });

  it('stays to be settled when it came back and a further refund was made', async () => {
    const { orderId, id, read } = await build('COMPLETED', 'FAILED');
    const before = await todo();
    const { captureId } = await read();
    await shop.ctx().sql(
      `INSERT INTO payment_refund (request_id, capture_id, amount_minor, status, reason, requested_at)
       VALUES ('later', $1, 1, 'REQUESTED', 'More', $2)`,
      [captureId, shop.clock.now()],
    );
    expect(await stepOf(orderId)).toMatchObject({ step: 'SETTLE' });
    expect(await todo()).toBe(before);
    await shop.ctx().sql(`DELETE FROM payment_refund WHERE request_id = 'later'`);
    await settle(id, true);
  });
});
