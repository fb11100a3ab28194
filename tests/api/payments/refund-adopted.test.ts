import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { transaction } from '../../../server/core/context.ts';
import { Capture } from '../../../server/payments/capture.entity.ts';
import { recordOutsideRefund } from '../../../server/payments/refunds/outside-refund.service.ts';
import { Refund, RefundStatus } from '../../../server/payments/refunds/refund.entity.ts';
import { adoptRefunds } from '../../../server/payments/refunds/refund-check.service.ts';
import type { OutsideRefund } from '../../../server/payments/refunds/reported-refund.ts';
import { planRefund } from '../../../server/payments/refunds/refunds.service.ts';
import { buildPaid, look, madeOf, type Payment } from '../../support/builders/build-payment.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { stubPayPal } from '../../support/fakes/stub-paypal.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterEach(async () => {
  vi.restoreAllMocks();
  expect(await checkInvariants(shop)).toEqual([]);
});
afterAll(() => shop.close());

interface World {
  readonly payment: Payment;
  readonly capture: Capture;
  readonly sum: number;
}

const buildWorld = async (): Promise<World> => {
  const payment = await buildPaid(shop);
  const { paymentId } = (await look(shop, payment)).data.result.order;
  const capture = await shop.ctx().repo(Capture).findOneByOrFail({ paypalCaptureId: paymentId! });
  return { payment, capture, sum: capture.amountMinor };
};

const adopt = ({ capture: { paypalCaptureId } }: World, changes: Partial<OutsideRefund>) =>
  recordOutsideRefund(shop.ctx(), {
    paypalCaptureId,
    paypalRefundId: `REF-${randomUUID()}`,
    requestId: null,
    amountMinor: 500,
    reason: 'By hand',
    ...changes,
  });

/** A wish of ours that PayPal has not answered. */
const plan = async ({ payment: { orderId } }: World, amountMinor: number): Promise<Refund> => {
  const wish = { orderId, amountMinor, reason: 'Ours', requestId: `adopted-${randomUUID()}` };
  return (await transaction(shop.ctx(), (tx) => planRefund(tx, wish))).refund;
};

const repo = () => shop.ctx().repo(Refund);
const read = (id: string) => repo().findOneByOrFail({ id });
const refundsOf = ({ capture: { id } }: World) => repo().find({ where: { captureId: id }, order: { id: 'ASC' } });

describe('a refund that PayPal has carried out', () => {
  it('of a capture that nobody knows is said to be so', async () => {
    const world = await buildWorld();
    await expect(adopt(world, { paypalCaptureId: 'CAP-NONE' })).rejects.toMatchObject({ code: 'PAYMENT_NOT_FOUND' });
    expect(await refundsOf(world)).toEqual([]);
  });

  it.each<[string, (world: World) => Partial<OutsideRefund>, (world: World) => string]>([
    ["PayPal's id", () => ({ paypalRefundId: 'REF-NAMED' }), () => 'paypal:REF-NAMED'],
    [
      'its cause, where PayPal names no id',
      () => ({ paypalRefundId: null, cause: { key: 'case-9', since: new Date() } }),
      () => 'paypal:case-9',
    ],
    [
      'its capture, where PayPal names neither',
      () => ({ paypalRefundId: null }),
      ({ capture }) => `paypal:rest-of-${capture.paypalCaptureId}`,
    ],
  ])('is named by %s', async (_what, changes, requestId) => {
    const world = await buildWorld();
    await adopt(world, changes(world));
    expect(await refundsOf(world)).toMatchObject([{ requestId: requestId(world), status: 'COMPLETED', reason: 'By hand' }]); // oxfmt-ignore
  });

  it('carries out the oldest wish of its sum, and none about another payment', async () => {
    const [world, other] = [await buildWorld(), await buildWorld()];
    const theirs = await plan(other, 500);
    const [first, second] = [await plan(world, 500), await plan(world, 500)];
    await adopt(world, { paypalRefundId: 'REF-OLDEST' });
    expect(await read(first.id)).toMatchObject({ status: 'COMPLETED', paypalRefundId: 'REF-OLDEST' });
    for (const { id } of [second, theirs]) {
      expect(await read(id)).toMatchObject({ status: 'REQUESTED', paypalRefundId: null });
    }
    expect(await refundsOf(world)).toHaveLength(2);
  });

  it('that was booked without an id gets it when PayPal tells it, and keeps it', async () => {
    const world = await buildWorld();
    await adopt(world, { paypalRefundId: null });
    await adopt(world, { paypalRefundId: 'REF-LATER' });
    expect(await refundsOf(world)).toMatchObject([{ amountMinor: 500, paypalRefundId: 'REF-LATER' }]);
    const cause = { key: 'case-10', since: new Date(0) };
    await adopt(world, { paypalRefundId: 'REF-SECOND', cause });
    expect(await refundsOf(world)).toMatchObject([{ amountMinor: 500, paypalRefundId: 'REF-LATER' }]);
    expect(await madeOf(shop, world.payment)).toMatchObject({ creditNotes: 1 });
  });

  it('counts for no more than earlier ones have left', async () => {
    const world = await buildWorld();
    await adopt(world, { amountMinor: world.sum - 300 });
    await adopt(world, { amountMinor: 200 });
    await adopt(world, { amountMinor: 101 });
    await adopt(world, { amountMinor: 100 });
    const amounts = (await refundsOf(world)).map(({ amountMinor, status }) => [amountMinor, status]);
    expect(amounts).toEqual([world.sum - 300, 200, 100].map((amount) => [amount, 'COMPLETED']));
    expect((await look(shop, world.payment)).data.result).toMatchObject({
      state: 'REFUNDED',
      order: { paymentStatus: 'REFUNDED' },
    });
  });

  it('is booked in turn with others that are told of at once', async () => {
    const world = await buildWorld();
    await Promise.all(Array.from({ length: 4 }, () => adopt(world, { amountMinor: world.sum })));
    expect(await refundsOf(world)).toMatchObject([{ amountMinor: world.sum, status: 'COMPLETED' }]);
  });
});

describe('what PayPal lists of an order', () => {
  const EUROS = { currency_code: 'EUR', value: '5.00' };
  const given = (changes: object = {}) => ({
    id: `REF-${randomUUID()}`,
    status: 'COMPLETED',
    amount: EUROS,
    ...changes,
  });
  const list = async (units: (capture: Capture) => object[] | undefined) => {
    const world = await buildWorld();
    stubPayPal({ 'GET order': [200, { id: 'ORDER', status: 'COMPLETED', purchase_units: units(world.capture) }] });
    expect(await adoptRefunds(shop.ctx(), world.capture.id)).toBe(true);
    return (await refundsOf(world)).map(({ amountMinor, status }) => [amountMinor, status]);
  };
  const unit = (refunds: object[], ...captures: string[]) => [
    { payments: { refunds, captures: captures.map((id) => ({ id, status: 'COMPLETED', amount: EUROS })) } },
  ];

  it.each<[string, (capture: Capture) => object[] | undefined]>([
    ['no purchase', () => undefined],
    ['a purchase without payments', () => [{}]],
    ['payments without refunds', () => [{ payments: {} }]],
    ['a refund that is not done', ({ paypalCaptureId }) => unit([given({ status: 'PENDING' })], paypalCaptureId)],
    ['a refund of no amount', ({ paypalCaptureId }) => unit([given({ amount: undefined })], paypalCaptureId)],
    [
      'a refund of nothing',
      ({ paypalCaptureId }) => unit([given({ amount: { ...EUROS, value: '0.00' } })], paypalCaptureId),
    ],
    ['a refund without its capture, and no capture', () => unit([given()])],
    ['a refund without its capture, and another one', () => unit([given()], 'CAP-OTHER')],
  ])('is nothing to book: %s', async (_what, units) => {
    expect(await list(units)).toEqual([]);
  });

  it('is a refund of the only capture where it names none', async () => {
    expect(await list(({ paypalCaptureId }) => unit([given()], paypalCaptureId))).toEqual([[500, 'COMPLETED']]);
  });
});

describe('a capture that PayPal calls given back', () => {
  const backWith = async (booked: number) => {
    const world = await buildWorld();
    if (booked > 0) await adopt(world, { amountMinor: booked });
    const { paypalCaptureId: id } = world.capture;
    stubPayPal({ 'GET order': [404, {}], 'GET capture': [200, { id, status: 'REFUNDED' }] });
    for (let i = 0; i < 2; i += 1) expect(await adoptRefunds(shop.ctx(), world.capture.id)).toBe(true);
    return { sum: world.sum, amounts: (await refundsOf(world)).map(({ amountMinor }) => amountMinor) };
  };

  it.each([300, 0])('is booked as a refund of what was not known, once, where %i cents were', async (known) => {
    const { sum, amounts } = await backWith(known);
    expect(amounts).toEqual(known === 0 ? [sum] : [known, sum - known]);
  });
});

describe('a wish for which PayPal has too little left', () => {
  it('is given up, with when and why; one of just what is left waits, and so does one that PayPal knows', async () => {
    const [world, other] = [await buildWorld(), await buildWorld()];
    const theirs = await plan(other, other.sum);
    const beyond = await plan(world, 1001);
    const fits = await plan(world, 1000);
    const known = await plan(world, 1002);
    await repo().update({ id: known.id }, { paypalRefundId: 'REF-KNOWN' });
    await adopt(world, { amountMinor: world.sum - 1000 });
    expect(await read(beyond.id)).toMatchObject({
      status: 'FAILED',
      failure: 'REFUNDED_AT_PAYPAL',
      decidedAt: expect.any(Date) as Date,
    });
    for (const { id } of [fits, known, theirs]) {
      expect(await read(id)).toMatchObject({ status: 'REQUESTED', failure: null, decidedAt: null });
    }
    // PayPal says by itself that it cannot carry that one out.
    await repo().update({ id: known.id }, { status: RefundStatus.FAILED });
  });

  it('leaves what was carried out before as it is', async () => {
    const world = await buildWorld();
    await adopt(world, { paypalRefundId: null, amountMinor: 1000 });
    await adopt(world, { amountMinor: world.sum - 1000 });
    expect((await refundsOf(world)).map(({ status, failure }) => [status, failure])).toEqual([
      ['COMPLETED', null],
      ['COMPLETED', null],
    ]);
  });
});
