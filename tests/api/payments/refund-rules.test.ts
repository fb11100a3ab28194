import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { transaction } from '../../../server/core/context.ts';
import { Order } from '../../../server/orders/order.entity.ts';
import { orderLines } from '../../../server/orders/orders.queries.ts';
import { Capture } from '../../../server/payments/capture.entity.ts';
import { isFullyRefunded, recordRefund } from '../../../server/payments/refunds/refund-record.service.ts';
import { Refund } from '../../../server/payments/refunds/refund.entity.ts';
import { carryOutRefund, planAutomaticRefund, planRefund, refundJob, refundOrder, type RefundOrderInput } from '../../../server/payments/refunds/refunds.service.ts'; // oxfmt-ignore
import { buildPaid, look, type Payment } from '../../support/builders/build-payment.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { stubPayPal, refusal } from '../../support/fakes/stub-paypal.ts';
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

let serial = 0;
const wish = (payment: Payment, changes: Partial<RefundOrderInput> = {}): RefundOrderInput => ({
  orderId: payment.orderId,
  reason: 'Returned goods',
  requestId: `rules-${(serial += 1)}`,
  ...changes,
});
const give = (payment: Payment, changes: Partial<RefundOrderInput> = {}) =>
  refundOrder(shop.ctx(), wish(payment, changes));
const plan = (input: RefundOrderInput) => transaction(shop.ctx(), (tx) => planRefund(tx, input));
const read = (id: string) => shop.ctx().repo(Refund).findOneByOrFail({ id });
const captureOf = async (payment: Payment) => {
  const paypalCaptureId = (await look(shop, payment)).data.result.order.paymentId!;
  return shop.ctx().repo(Capture).findOneByOrFail({ paypalCaptureId });
};
const jobOf = async ({ id }: Refund) => {
  const [job] = await shop
    .ctx()
    .sql<{ soon: number; payload: object }>(
      `SELECT extract(epoch FROM run_at - now())::int AS soon, payload FROM graphile_worker._private_jobs WHERE key = $1`,
      [`payments.refund:${id}`],
    );
  return job;
};
const noticeOf = async ({ id }: Refund) => {
  const [job] = await shop
    .ctx()
    .sql<{ payload: { deliveryMinor?: number } }>('SELECT payload FROM graphile_worker._private_jobs WHERE key = $1', [
      `order-notice:REFUND:${id}`,
    ]);
  return job!.payload;
};
const alarms = () => vi.spyOn(shop.shop.logger, 'error').mockImplementation(() => undefined);
const SILENT = { 'POST refund': refusal(503, 'SERVICE_UNAVAILABLE') };

describe('a wish to refund', () => {
  it('is one by its key: of the same payment, sum, units, delivery and shelf, whoever asks again', async () => {
    const [one, two] = [await buildPaid(shop), await buildPaid(shop)];
    const [line] = await orderLines(shop.ctx(), one.orderId);
    const items = [{ itemId: line!.id, quantity: 1 }];
    const input = wish(one, { items });
    const { refund, isNew } = await plan(input);
    expect([isNew, (await plan(input)).isNew, (await plan(input)).refund.id]).toEqual([true, false, refund.id]);
    for (const changes of [
      { items: [{ ...items[0]!, quantity: 2 }] },
      { items: undefined },
      { orderId: two.orderId },
      { restock: true },
      { delivery: true },
    ]) {
      await expect(plan({ ...input, ...changes })).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    }
    const all = wish(two);
    expect((await plan(all)).refund.id).toBe((await plan(all)).refund.id);
  });

  it('says what is left, and takes no goods back for an amount', async () => {
    const payment = await buildPaid(shop);
    const { amountMinor: sum } = await captureOf(payment);
    await give(payment, { amountMinor: 100 });
    const beyond = { code: 'REFUND_NOT_ALLOWED', args: { leftMinor: sum - 100 } };
    await expect(give(payment, { amountMinor: sum - 99 })).rejects.toMatchObject(beyond);
    const amount = { code: 'VALIDATION_FAILED', args: { restock: 'INVALID' } };
    await expect(give(payment, { amountMinor: 1, restock: true })).rejects.toMatchObject(amount);
  });

  it('may be of the delivery, with units or alone, and not with an amount', async () => {
    const [alone, both] = [await buildPaid(shop, { priceMinor: 1001 }), await buildPaid(shop, { priceMinor: 1001 })];
    const amount = { code: 'VALIDATION_FAILED', args: { delivery: 'INVALID' } };
    await expect(give(alone, { amountMinor: 1, delivery: true })).rejects.toMatchObject(amount);
    const input = wish(alone, { delivery: true });
    const { refund } = await plan(input);
    const { shippingMinor } = await shop.ctx().repo(Order).findOneByOrFail({ id: alone.orderId });
    expect(refund).toMatchObject({ amountMinor: shippingMinor, items: [], delivery: true });
    expect((await plan(input)).refund.id).toBe(refund.id);
    await carryOutRefund(shop.ctx(), refund.id);
    expect((await noticeOf(refund)).deliveryMinor).toBe(shippingMinor);
    const [line] = await orderLines(shop.ctx(), both.orderId);
    const units = await give(both, { items: [{ itemId: line!.id, quantity: 1 }], delivery: true });
    expect(units.amountMinor).toBe(1001 + shippingMinor);
  });

  it('is carried out by a job a minute later where the caller does not come to it', async () => {
    const { refund } = await plan(wish(await buildPaid(shop), { amountMinor: 100 }));
    const job = await jobOf(refund);
    expect(job).toMatchObject({ payload: { refundId: refund.id } });
    expect(job!.soon).toBeGreaterThan(30);
    await refundJob.run(shop.ctx(), { refundId: refund.id });
    expect(await read(refund.id)).toMatchObject({ status: 'COMPLETED' });
  });

  it('comes again and again while PayPal is silent', async () => {
    const payment = await buildPaid(shop);
    stubPayPal(SILENT);
    const refund = await give(payment, { amountMinor: 100 });
    expect(refund.status).toBe('REQUESTED');
    await expect(refundJob.run(shop.ctx(), { refundId: refund.id })).rejects.toThrow();
    vi.restoreAllMocks();
    await refundJob.run(shop.ctx(), { refundId: refund.id });
  });

  it.each<[string, readonly [number, object], string]>([
    ['its issue', refusal(422, 'CAPTURE_FULLY_REFUNDED'), 'CAPTURE_FULLY_REFUNDED'],
    ['its status, where it names no issue', [400, {}], 'HTTP_400'],
    ['the state of the refund', [201, { id: 'REF-X', status: 'CANCELLED' }], 'CANCELLED'],
  ])('that PayPal refuses fails with %s, and calls a person', async (_what, says, failure) => {
    const payment = await buildPaid(shop);
    stubPayPal({ 'POST refund': says });
    const alarm = alarms();
    const refund = await give(payment, { amountMinor: 100 });
    expect([refund.status, refund.failure, refund.decidedAt]).toEqual(['FAILED', failure, expect.any(Date)]);
    expect(await read(refund.id)).toMatchObject({ status: 'FAILED', failure });
    expect(alarm.mock.calls).toEqual([[{ alert: 'refund', refundId: refund.id, failure }, expect.any(String)]]);
  });

  it('waits where PayPal refuses and cannot be asked what it has given back', async () => {
    const payment = await buildPaid(shop);
    stubPayPal({ 'POST refund': refusal(422, 'NO'), 'GET order': refusal(503, 'SERVICE_UNAVAILABLE') });
    expect((await give(payment, { amountMinor: 100 })).status).toBe('REQUESTED');
  });

  it('tells the payer its reason, and none where the shop made it by itself', async () => {
    const payment = await buildPaid(shop);
    const { id, amountMinor } = await captureOf(payment);
    const notes = () =>
      vi
        .mocked(fetch)
        .mock.calls.filter(([path]) => /refund$/.test(path as string))
        .map(([, init]) => (JSON.parse(init!.body as string) as { note_to_payer?: string }).note_to_payer);
    stubPayPal();
    await give(payment, { amountMinor: 100 });
    expect(notes()).toEqual(['Returned goods']);
    const rest = { id, paypalCaptureId: 'CAP-AUTO', amountMinor: amountMinor - 100 };
    const refund = await planAutomaticRefund(shop.ctx(), rest, 'MISMATCH_AMOUNT');
    expect(await jobOf(refund!)).toMatchObject({ payload: { refundId: refund!.id } });
    await carryOutRefund(shop.ctx(), refund!.id);
    expect(notes()).toEqual(['Returned goods', undefined]);
    expect(await planAutomaticRefund(shop.ctx(), { ...rest, amountMinor: 0 }, 'MISMATCH_AMOUNT')).toBeNull();
  });
});

describe('a refund that is booked', () => {
  const buildMixed = async () => {
    const [kit, ...files] = [await buildSellable(shop), await buildSellable(shop, { type: 'DIGITAL' }), await buildSellable(shop, { type: 'DIGITAL' })]; // oxfmt-ignore
    const payment = await buildPaid(shop, { lines: [kit, ...files].map((productId) => ({ productId, quantity: 1 })) });
    const itemOf = new Map((await orderLines(shop.ctx(), payment.orderId)).map(({ id, productId }) => [productId, id]));
    const [goods, first, second] = [kit, ...files].map((id) => itemOf.get(id)!) as [string, string, string];
    return { payment, goods, first, second };
  };
  const reasonsOf = async (items: string[]) => {
    const rows = await shop.ctx().sql<{ id: string; reason: string | null }>('SELECT order_line_id AS id, revoke_reason AS reason FROM entitlement'); // oxfmt-ignore
    return items.map((item) => rows.find(({ id }) => id === item)!.reason);
  };

  it('takes the files back whose price it is, all with everything, and none for an amount', async () => {
    const { payment, first, second } = await buildMixed();
    await give(payment, { amountMinor: 1 });
    expect(await reasonsOf([first, second])).toEqual([null, null]);
    await give(payment, { items: [{ itemId: first, quantity: 1 }] });
    expect(await reasonsOf([first, second])).toEqual(['REFUNDED', null]);
    await give(payment);
    expect(await reasonsOf([first, second])).toEqual(['REFUNDED', 'REFUNDED']);
  });

  it('of all goods leaves nothing to send, and keeps what it put back on the shelf', async () => {
    const { payment, goods } = await buildMixed();
    const amount = await give(payment, { amountMinor: 1 });
    const items = [{ itemId: goods, quantity: 1 }];
    const refund = await give(payment, { items, restock: true });
    expect([(await read(amount.id)).restocked, (await read(refund.id)).restocked]).toEqual([null, items]);
    expect((await look(shop, payment)).data.result.order).toMatchObject({ status: 'COMPLETED', paymentStatus: 'PARTIALLY_REFUNDED' }); // oxfmt-ignore
  });

  it('is told to the buyer with its credit note', async () => {
    const payment = await buildPaid(shop);
    const refund = await give(payment, { amountMinor: 100 });
    const told = { kind: 'REFUND', orderId: payment.orderId, reference: refund.id, amountMinor: 100 };
    expect(await noticeOf(refund)).toMatchObject({ ...told, creditNoteId: expect.any(String) as string });
  });

  const paidBy = async (payment: Payment) => ({
    paymentId: (await captureOf(payment)).paypalCaptureId,
    paymentDate: new Date(),
    giftCardsMinor: 0,
  });

  it('is no more than was paid, also when one that was given up is taken up again', async () => {
    const payment = await buildPaid(shop);
    stubPayPal({ 'POST refund': refusal(422, 'NO') });
    const { id } = await give(payment);
    vi.restoreAllMocks();
    expect(await isFullyRefunded(shop.ctx(), await paidBy(payment))).toBe(false);
    await give(payment, { amountMinor: 1 });
    expect(await recordRefund(shop.ctx(), id, 'REF-LATE')).toMatchObject({ status: 'FAILED' });
    await give(payment);
    expect(await isFullyRefunded(shop.ctx(), await paidBy(payment))).toBe(true);
    expect(await isFullyRefunded(shop.ctx(), { paymentId: null, paymentDate: null, giftCardsMinor: 0 })).toBe(false);
  });
});
