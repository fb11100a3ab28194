import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Capture } from '../../../server/payments/capture.entity.ts';
import { adoptRefunds } from '../../../server/payments/refunds/refund-check.service.ts';
import { Refund } from '../../../server/payments/refunds/refund.entity.ts';
import { carryOutRefund, refundOrder } from '../../../server/payments/refunds/refunds.service.ts';
import { refundByHand } from '../../../server/payments/simulator/refunds.service.ts';
import { atPayPal, buildPaid, look, madeOf, sendEvent, type Payment } from '../../support/builders/build-payment.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { stubPayPal, refusal, type Replies } from '../../support/fakes/stub-paypal.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterEach(async () => expect(await checkInvariants(shop)).toEqual([]));
afterAll(() => shop.close());

let serial = 0;
const refund = (payment: Payment, amountMinor?: number) =>
  refundOrder(shop.ctx(), {
    orderId: payment.orderId,
    amountMinor,
    reason: 'Returned goods',
    requestId: `outside-${(serial += 1)}`,
  });

const setFault = ({ paypalOrderId }: Payment, fault: string | null) =>
  shop.ctx().sql('UPDATE paypal_simulator.orders SET refund_fault = $2 WHERE id = $1', [paypalOrderId, fault]);

const captureId = async (payment: Payment): Promise<string> => (await atPayPal(shop, payment)).captures[0]!.id;

/** The seller refunds at PayPal; without `heard` its notice never comes. */
const byHand = async (payment: Payment, { amountMinor, heard }: { amountMinor?: number; heard: boolean }) => {
  const id = await captureId(payment);
  expect(await refundByHand(shop.ctx(), id, amountMinor)).toMatchObject({ status: 201 });
  if (heard) return shop.runJobs();
  await shop.ctx().sql('TRUNCATE paypal_simulator.events');
};

const refundsOf = async (payment: Payment) => {
  const rows = await shop
    .ctx()
    .repo(Refund)
    .find({
      where: { capture: { paypalCaptureId: await captureId(payment) } },
      order: { id: 'ASC' },
    });
  return rows.map(({ amountMinor, status, failure }) => [amountMinor, status, failure]);
};

const total = async (payment: Payment): Promise<number> =>
  (await look(shop, payment)).data.result.order.totalAmount.minor;

const expectGone = async (payment: Payment): Promise<void> => {
  const sum = await total(payment);
  expect(await refundsOf(payment)).toEqual([[sum, 'COMPLETED', null]]);
  expect((await look(shop, payment)).data.result).toMatchObject({
    state: 'REFUNDED',
    order: { paymentStatus: 'REFUNDED' },
  });
  expect(await madeOf(shop, payment)).toEqual({ paid: 1, invoices: 1, creditNotes: 1 });
  expect((await atPayPal(shop, payment)).refunded).toEqual([sum]);
};

/** A paid order whose full refund PayPal answers with 500. */
const unanswered = async (amountMinor?: number) => {
  const payment = await buildPaid(shop);
  await setFault(payment, 'outage');
  const ours = await refund(payment, amountMinor);
  expect(ours.status).toBe('REQUESTED');
  return { payment, ours };
};

describe("a refund that the seller makes on PayPal's pages while ours has no answer", () => {
  it('is booked by its notice, and our retry changes nothing', async () => {
    const { payment, ours } = await unanswered();
    await byHand(payment, { heard: true });
    await expectGone(payment);
    await setFault(payment, null);
    expect(await carryOutRefund(shop.ctx(), ours.id)).toMatchObject({ status: 'COMPLETED' });
    await expectGone(payment);
  });

  it('is found by our retry when its notice never came', async () => {
    const { payment, ours } = await unanswered();
    await byHand(payment, { heard: false });
    await setFault(payment, null);
    expect(await carryOutRefund(shop.ctx(), ours.id)).toMatchObject({ status: 'COMPLETED' });
    await expectGone(payment);
  });

  it('is found even when PayPal shows its order no longer', async () => {
    const { payment, ours } = await unanswered();
    await byHand(payment, { heard: false });
    await setFault(payment, null);
    await shop
      .ctx()
      .sql(`UPDATE paypal_simulator.orders SET state = 'APPROVED', approved_at = $2 WHERE id = $1`, [
        payment.paypalOrderId,
        new Date(0),
      ]);
    expect(await carryOutRefund(shop.ctx(), ours.id)).toMatchObject({ status: 'COMPLETED' });
    await expectGone(payment);
  });

  it('is booked once when notice and retry come at once', async () => {
    const { payment, ours } = await unanswered();
    await setFault(payment, null);
    await byHand(payment, { heard: false });
    const event = {
      event_type: 'PAYMENT.CAPTURE.REFUNDED',
      resource: {
        id: await refundIdAtPayPal(payment),
        amount: { currency_code: 'EUR', value: ((await total(payment)) / 100).toFixed(2) },
        links: [{ rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${await captureId(payment)}` }],
      },
    };
    await sendEvent(shop, { id: 'WH-AT-ONCE-1', ...event });
    await sendEvent(shop, { id: 'WH-AT-ONCE-2', ...event });
    await Promise.all([shop.runJobs(), ...Array.from({ length: 5 }, () => carryOutRefund(shop.ctx(), ours.id))]);
    await expectGone(payment);
  });

  it('of another sum is booked beside ours, which is carried out when it still fits', async () => {
    const { payment, ours } = await unanswered(1000);
    await byHand(payment, { amountMinor: 700, heard: true });
    expect(await refundsOf(payment)).toEqual([
      [1000, 'REQUESTED', null],
      [700, 'COMPLETED', null],
    ]);
    await setFault(payment, null);
    expect(await carryOutRefund(shop.ctx(), ours.id)).toMatchObject({ status: 'COMPLETED' });
    expect(await madeOf(shop, payment)).toMatchObject({ creditNotes: 2 });
    expect((await atPayPal(shop, payment)).refunded).toEqual([700, 1000]);
  });

  it('of so much that ours no longer fits ends ours, and the order says what went back', async () => {
    const { payment } = await unanswered();
    await byHand(payment, { amountMinor: 700, heard: true });
    const sum = await total(payment);
    expect(await refundsOf(payment)).toEqual([
      [sum, 'FAILED', 'REFUNDED_AT_PAYPAL'],
      [700, 'COMPLETED', null],
    ]);
    expect((await look(shop, payment)).data.result.order.paymentStatus).toBe('PARTIALLY_REFUNDED');
  });
});

describe('a refund of ours', () => {
  it('that was given up is taken up again when PayPal says that it was done', async () => {
    const payment = await buildPaid(shop);
    const sum = await total(payment);
    const done = await refund(payment, 500);
    await shop.runJobs();
    const failed = await shop
      .ctx()
      .repo(Refund)
      .save({
        ...shop
          .ctx()
          .repo(Refund)
          .create({ ...done, id: undefined, paypalRefundId: null, amountMinor: sum - 500 }),
        requestId: 'given-up',
        status: 'FAILED' as Refund['status'],
        failure: 'HTTP_422',
      });
    const event = {
      id: 'WH-GIVEN-UP',
      event_type: 'PAYMENT.CAPTURE.REFUNDED',
      resource: {
        id: 'REFUND-GIVEN-UP',
        invoice_id: failed.requestId,
        amount: { currency_code: 'EUR', value: ((sum - 500) / 100).toFixed(2) },
        links: [{ rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${await captureId(payment)}` }],
      },
    };
    await sendEvent(shop, event);
    await shop.runJobs();
    expect(await refundsOf(payment)).toEqual([
      [500, 'COMPLETED', null],
      [sum - 500, 'COMPLETED', null],
    ]);
  });

  it('that PayPal refuses although nothing went back is FAILED, and may be asked for again', async () => {
    const payment = await buildPaid(shop);
    await shop
      .ctx()
      .sql(`UPDATE paypal_simulator.captures SET status = 'DENIED' WHERE order_id = $1`, [payment.paypalOrderId]);
    expect(await refund(payment, 500)).toMatchObject({ status: 'FAILED', failure: 'REFUND_NOT_ALLOWED' });
    await shop
      .ctx()
      .sql(`UPDATE paypal_simulator.captures SET status = 'COMPLETED' WHERE order_id = $1`, [payment.paypalOrderId]);
    expect(await refund(payment, 500)).toMatchObject({ status: 'COMPLETED' });
  });
});

describe('what PayPal has given back of a capture', () => {
  const eur = (minor: number) => ({ currency_code: 'EUR', value: (minor / 100).toFixed(2) });
  const up = (id: string) => [{ rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${id}` }];
  /** Asks PayPal, which lists these refunds with the order and says how the capture stands. */
  const adopt = async (payment: Payment, refunds: object[], status = 'PARTIALLY_REFUNDED', more: Replies = {}) => {
    const paypalCaptureId = await captureId(payment);
    const { id } = await shop.ctx().repo(Capture).findOneByOrFail({ paypalCaptureId });
    const captures = [paypalCaptureId, 'CAP-OTHER'].map((one) => ({ id: one, status }));
    const order = { id: payment.paypalOrderId, status: 'COMPLETED', purchase_units: [{ payments: { captures, refunds } }, {}] }; // oxfmt-ignore
    stubPayPal({ 'GET order': [200, order], 'GET capture': [200, { id: paypalCaptureId, status }], ...more });
    const answer = await adoptRefunds(shop.ctx(), id);
    vi.restoreAllMocks();
    return answer;
  };
  const booked = async (payment: Payment) => {
    const rows = await shop.ctx().repo(Refund).find({ where: { capture: { paypalCaptureId: await captureId(payment) } }, order: { id: 'ASC' } }); // oxfmt-ignore
    return rows.map(({ amountMinor, paypalRefundId, reason }) => [amountMinor, paypalRefundId, reason]);
  };

  it('is what it has carried out of this capture, or says nothing else of', async () => {
    const payment = await buildPaid(shop);
    const id = await captureId(payment);
    const done = { status: 'COMPLETED', amount: eur(100) };
    const refunds = [
      { ...done, id: `${id}-1`, links: up(id) },
      { ...done, id: `${id}-2` },
      { ...done, id: `${id}-3`, links: up('CAP-OTHER') },
      { ...done, id: `${id}-4`, status: 'PENDING' },
      { id: `${id}-5`, status: 'COMPLETED' },
    ];
    expect([await adopt(payment, refunds), await adopt(payment, refunds)]).toEqual([true, true]);
    expect(await booked(payment)).toEqual([`${id}-1`, `${id}-2`].map((one) => [100, one, 'PayPal: refund']));
  });

  it('is the rest where the whole capture went back, by whatever refund, and also without its order', async () => {
    const [payment, gone] = [await buildPaid(shop), await buildPaid(shop)];
    const sum = await total(payment);
    const id = await captureId(payment);
    await adopt(payment, [{ id: `${id}-1`, status: 'COMPLETED', amount: eur(100) }], 'REFUNDED');
    await adopt(payment, [], 'REFUNDED');
    expect(await booked(payment)).toEqual([[100, `${id}-1`, 'PayPal: refund'], [sum - 100, null, 'PayPal: refund']]); // oxfmt-ignore
    expect(await adopt(gone, [], 'REFUNDED', { 'GET order': refusal(404, 'RESOURCE_NOT_FOUND') })).toBe(true);
    expect(await booked(gone)).toEqual([[sum, null, 'PayPal: refund']]);
  });

  it.each([
    ['cannot be said while PayPal is silent', refusal(503, 'SERVICE_UNAVAILABLE'), false],
    ['is nothing where PayPal refuses to tell', refusal(422, 'NOT_AUTHORIZED'), true],
  ])('%s', async (_what, says, expected) => {
    const payment = await buildPaid(shop);
    expect(await adopt(payment, [], 'REFUNDED', { 'GET order': says })).toBe(expected);
    expect(await booked(payment)).toEqual([]);
  });
});

const refundIdAtPayPal = async (payment: Payment): Promise<string> => {
  const [row] = await shop
    .ctx()
    .sql<{ id: string }>('SELECT id FROM paypal_simulator.refunds WHERE capture_id = $1', [await captureId(payment)]);
  return row!.id;
};
