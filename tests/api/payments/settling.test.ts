import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Order } from '../../../server/orders/order.entity.ts';
import { PaymentAttempt } from '../../../server/payments/payment-attempt.entity.ts';
import { settle, type SettleOptions } from '../../../server/payments/settle-payment.service.ts';
import { buildApproved, buildPayment, madeOf, type Payment } from '../../support/builders/build-payment.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { stubPayPal, refusal, type Replies } from '../../support/fakes/stub-paypal.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterEach(async () => {
  vi.restoreAllMocks();
  expect(await checkInvariants(shop, ['orders', 'payments', 'invoices'])).toEqual([]);
});
afterAll(() => shop.close());

const MINUTE = 60_000;
const LOOK = 'GET order';
const CAPTURE = 'POST capture';

const attemptOf = (payment: Payment) => shop.ctx().repo(PaymentAttempt).findOneByOrFail({ id: payment.attemptId });
const orderOf = (payment: Payment) => shop.ctx().repo(Order).findOneByOrFail({ id: payment.orderId });
const change = (payment: Payment, changes: Partial<PaymentAttempt>) =>
  shop.ctx().repo(PaymentAttempt).update({ id: payment.attemptId }, changes);

interface Capture {
  status: string;
  amount?: object;
  [field: string]: unknown;
}
/** PayPal's order of a payment with what was captured of it. */
const orderSays = async (payment: Payment, status: string, ...captures: Capture[]) => {
  const { amountMinor, payee } = await attemptOf(payment);
  const amount = { currency_code: 'EUR', value: (amountMinor / 100).toFixed(2) };
  const payments = { captures: captures.map((one, i) => ({ id: `${payment.paypalOrderId}-${i}`, amount, ...one })) };
  const unit = { custom_id: payment.orderId, payee: { merchant_id: payee ?? undefined }, payments };
  return [200, { id: payment.paypalOrderId, status, purchase_units: [unit] }] as const;
};

/** Settles, and tells how the payment stands then. */
const outcomeOf = async (payment: Payment, options?: SettleOptions) => {
  const { attempt, undecided } = await settle(shop.ctx(), { id: payment.attemptId }, options);
  expect(attempt).toMatchObject({ state: (await attemptOf(payment)).state });
  return [attempt.state, attempt.failure, (await orderOf(payment)).paymentStatus, undecided];
};
const noticesOf = async ({ orderId }: Payment): Promise<string[]> => {
  const rows = await shop.ctx().sql<{ kind: string }>(
    `SELECT payload ->> 'kind' AS kind FROM graphile_worker._private_jobs
     WHERE payload ->> 'orderId' = $1 AND payload ->> 'kind' IS NOT NULL ORDER BY id`,
    [orderId],
  );
  return rows.map(({ kind }) => kind);
};

describe('what PayPal says of an order that nothing was captured of', () => {
  const ASK = { ask: true };
  it.each<[string, Replies[string] | string, SettleOptions, unknown[]]>([
    ['that it is approved, and is only looked at', 'APPROVED', { ask: true, capture: false }, ['APPROVED', null, 'UNPAID', false]], // oxfmt-ignore
    ['that it is not approved', 'CREATED', ASK, ['CREATED', null, 'UNPAID', false]],
    ['that it is void', 'VOIDED', ASK, ['FAILED', 'VOIDED', 'FAILED', false]],
    ['that it is complete, and not by what', 'COMPLETED', ASK, ['CREATED', null, 'UNPAID', true]],
    ['that there is none', refusal(404, 'RESOURCE_NOT_FOUND'), ASK, ['FAILED', 'EXPIRED', 'UNPAID', false]],
    ['that it may not be seen', refusal(422, 'NOT_NOW'), ASK, ['CREATED', null, 'UNPAID', true]],
    ['nothing', refusal(503, 'SERVICE_UNAVAILABLE'), ASK, ['CREATED', null, 'UNPAID', true]],
  ])('%s', async (_what, says, options, expected) => {
    const payment = await buildPayment(shop);
    const calls = stubPayPal({ [LOOK]: typeof says === 'string' ? await orderSays(payment, says) : says });
    expect(await outcomeOf(payment, options)).toEqual(expected);
    expect(calls).toEqual([LOOK]);
  });

  it('nothing, after a capture was sent, leaves the order in doubt', async () => {
    const payment = await buildPayment(shop);
    await change(payment, { captureSentAt: shop.clock.now() });
    stubPayPal({ [LOOK]: refusal(503, 'SERVICE_UNAVAILABLE') });
    expect(await outcomeOf(payment)).toEqual(['CREATED', null, 'PENDING', true]);
  });
});

describe('a payment', () => {
  it('is captured without a question first, unless a capture was sent or PayPal may have forgotten it', async () => {
    const [fresh, sent, old] = [await buildApproved(shop), await buildApproved(shop), await buildApproved(shop)];
    const calls = stubPayPal();
    expect(await outcomeOf(fresh)).toEqual(['PAID', null, 'PAID', false]);
    expect(calls.splice(0)).toEqual([CAPTURE]);
    await change(sent, { captureSentAt: shop.clock.now() });
    expect(await outcomeOf(sent)).toEqual(['PAID', null, 'PAID', false]);
    expect(calls.splice(0)).toEqual([LOOK, CAPTURE]);
    await change(old, { createdAt: new Date(shop.clock.now().getTime() - 361 * MINUTE) });
    await outcomeOf(old);
    expect(calls[0]).toBe(LOOK);
  });

  it('that is decided, or that another process is capturing, or that may not be captured, costs no call', async () => {
    const [paid, busy, idle] = [await buildApproved(shop), await buildApproved(shop), await buildApproved(shop)];
    await outcomeOf(paid);
    const lease = { state: 'CAPTURING' as PaymentAttempt['state'], captureSentAt: shop.clock.now() };
    await change(busy, { ...lease, busyUntil: new Date(shop.clock.now().getTime() + MINUTE) });
    const calls = stubPayPal();
    expect(await outcomeOf(paid)).toEqual(['PAID', null, 'PAID', false]);
    expect(await outcomeOf(busy, { ask: true })).toEqual(['CAPTURING', null, 'UNPAID', false]);
    expect(await outcomeOf(idle, { capture: false })).toEqual(['CREATED', null, 'UNPAID', false]);
    expect(calls).toEqual([]);
    await change(busy, { busyUntil: new Date(shop.clock.now().getTime() - 1) });
    expect(await outcomeOf(busy)).toEqual(['PAID', null, 'PAID', false]);
  });

  it('that PayPal has captured before is found by its order', async () => {
    const payment = await buildApproved(shop);
    const done = await orderSays(payment, 'COMPLETED', { status: 'COMPLETED' });
    const calls = stubPayPal({ [CAPTURE]: refusal(422, 'ORDER_ALREADY_CAPTURED'), [LOOK]: done });
    expect(await outcomeOf(payment)).toEqual(['PAID', null, 'PAID', false]);
    expect(calls).toEqual([CAPTURE, LOOK]);
  });

  it('that PayPal has captured before, and does not show yet, stays with the process that captures it', async () => {
    const payment = await buildApproved(shop);
    stubPayPal({ [CAPTURE]: refusal(422, 'ORDER_ALREADY_CAPTURED'), [LOOK]: await orderSays(payment, 'CREATED') });
    expect(await outcomeOf(payment)).toEqual(['CAPTURING', null, 'UNPAID', false]);
  });

  it.each([
    ['is in doubt where the capture has no answer', refusal(500, 'INTERNAL'), ['CAPTURING', null, 'PENDING', true]],
    ['is declined', refusal(422, 'INSTRUMENT_DECLINED'), ['DECLINED', 'INSTRUMENT_DECLINED', 'UNPAID', false]],
  ])('%s', async (_what, says, expected) => {
    const payment = await buildApproved(shop);
    stubPayPal({ [CAPTURE]: says });
    expect(await outcomeOf(payment)).toEqual(expected);
  });

  it('whose capture says nothing of the sum is in doubt while PayPal does not say it anywhere', async () => {
    const payment = await buildApproved(shop);
    const vague = await orderSays(payment, 'COMPLETED', { status: 'COMPLETED', amount: undefined });
    const calls = stubPayPal({ [CAPTURE]: vague, [LOOK]: vague, 'GET capture': refusal(503, 'UNAVAILABLE') });
    expect(await outcomeOf(payment)).toEqual(['CAPTURING', null, 'PENDING', true]);
    expect(calls).toEqual([CAPTURE, LOOK, 'GET capture']);
  });
});

describe('what PayPal says of a capture', () => {
  const says = async (payment: Payment, capture: Capture) => {
    stubPayPal({ [LOOK]: await orderSays(payment, 'COMPLETED', capture) });
    return outcomeOf(payment, { ask: true });
  };

  it('pays by the time at which PayPal took the money, once, and names who was paid', async () => {
    const payment = await buildPayment(shop);
    shop.clock.advance(5 * MINUTE);
    const taken = new Date(shop.clock.now().getTime() - 2 * MINUTE);
    const capture = {
      status: 'COMPLETED',
      create_time: taken.toISOString(),
      update_time: shop.clock.now().toISOString(),
    };
    expect(await says(payment, capture)).toEqual(['PAID', null, 'PAID', false]);
    const paid = await attemptOf(payment);
    expect(await orderOf(payment)).toMatchObject({ paymentMethod: 'paypal', paymentDate: taken, paymentId: `${payment.paypalOrderId}-0` }); // oxfmt-ignore
    shop.clock.advance(MINUTE);
    expect(await says(payment, capture)).toEqual(['PAID', null, 'PAID', false]);
    expect(await attemptOf(payment)).toEqual(paid);
    expect(await madeOf(shop, payment)).toEqual({ paid: 1, invoices: 1, creditNotes: 0 });
  });

  it('that it is held is told to the buyer once, and it pays by the time at which PayPal let go of it', async () => {
    const payment = await buildPayment(shop);
    const held = { status: 'PENDING', create_time: shop.clock.now().toISOString(), status_details: { reason: 'PENDING_REVIEW' } }; // oxfmt-ignore
    expect(await says(payment, held)).toEqual(['PENDING', null, 'PENDING', false]);
    const [row] = await shop.ctx().sql('SELECT pending_reason FROM payment_capture WHERE attempt_id = $1', [payment.attemptId]); // oxfmt-ignore
    expect([row, await noticesOf(payment)]).toEqual([{ pending_reason: 'PENDING_REVIEW' }, ['PAYMENT_PENDING']]);
    const { lastAskedAt } = await attemptOf(payment);
    shop.clock.advance(5 * MINUTE);
    await says(payment, held);
    expect((await attemptOf(payment)).lastAskedAt).toEqual(lastAskedAt);
    const released = shop.clock.now();
    shop.clock.advance(MINUTE);
    await says(payment, { ...held, status: 'COMPLETED', update_time: released.toISOString() });
    expect(await orderOf(payment)).toMatchObject({ paymentStatus: 'PAID', paymentDate: released });
  });

  it.each(['DECLINED', 'FAILED', 'REFUNDED'])(
    'that it is %s fails it, once, and is told where it was held',
    async (status) => {
      const [direct, held] = [await buildPayment(shop), await buildPayment(shop)];
      expect(await says(direct, { status })).toEqual(['FAILED', 'CAPTURE_DENIED', 'FAILED', false]);
      await says(held, { status: 'PENDING' });
      expect(await says(held, { status })).toEqual(['FAILED', 'CAPTURE_DENIED', 'FAILED', false]);
      expect([await noticesOf(direct), await noticesOf(held)]).toEqual([[], ['PAYMENT_PENDING', 'PAYMENT_FAILED']]);
      const failed = await attemptOf(held);
      shop.clock.advance(MINUTE);
      await says(held, { status });
      expect(await attemptOf(held)).toEqual(failed);
    },
  );

  it('counts beside another that came to nothing, and alone is asked about where it alone says too little', async () => {
    const payment = await buildPayment(shop);
    const told = await orderSays(payment, 'COMPLETED', { status: 'DECLINED' }, { status: 'COMPLETED' });
    const [, { purchase_units: [unit] }] = told; // oxfmt-ignore
    const [declined, whole] = unit.payments.captures;
    unit.payments.captures = [declined!, { ...whole!, amount: undefined } as never];
    const calls = stubPayPal({ [LOOK]: told, 'GET capture': [200, whole!] });
    expect(await outcomeOf(payment, { ask: true })).toEqual(['PAID', null, 'PAID', false]);
    expect(calls).toEqual([LOOK, 'GET capture']);
  });

  it('in a word that nobody knows decides nothing', async () => {
    const payment = await buildPayment(shop);
    expect(await says(payment, { status: 'ON_THE_MOON' })).toEqual(['CREATED', null, 'UNPAID', false]);
  });

  it('pays an attempt that had been given up', async () => {
    const payment = await buildPayment(shop);
    stubPayPal({ [LOOK]: refusal(404, 'RESOURCE_NOT_FOUND') });
    await outcomeOf(payment, { ask: true });
    expect(await says(payment, { status: 'COMPLETED' })).toEqual(['PAID', null, 'PAID', false]);
  });

  it('sends money that is not ours back once, and calls a person', async () => {
    const payment = await buildPayment(shop);
    const capture = { status: 'COMPLETED', amount: { currency_code: 'EUR', value: '1.00' } };
    const said = await orderSays(payment, 'COMPLETED', capture);
    const alarms: unknown[] = [];
    for (let i = 0; i < 2; i += 1) {
      stubPayPal({ [LOOK]: said });
      vi.spyOn(shop.shop.logger, 'error').mockImplementation((...call: unknown[]) => void alarms.push(call));
      expect(await outcomeOf(payment, { ask: true })).toEqual(['FAILED', 'MISMATCH_AMOUNT', 'FAILED', false]);
    }
    const { orderId, attemptId, paypalOrderId } = payment;
    const alarm = { alert: 'payment', reason: 'MISMATCH_AMOUNT', orderId, attemptId, captureId: `${paypalOrderId}-0` };
    expect(alarms).toEqual([[alarm, expect.any(String)]]);
    const sent = await shop.ctx().sql('SELECT amount_minor::int AS sum FROM payment_refund WHERE reason = $1', ['MISMATCH_AMOUNT']); // oxfmt-ignore
    expect([sent, await noticesOf(payment)]).toEqual([[{ sum: 100 }], []]);
  });
});
