import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../../../server/core/text/format.ts';
import { orderLines } from '../../../server/orders/orders.queries.ts';
import { PaymentWay } from '../../../server/orders/payment-way.ts';
import { buildPerson } from '../../support/builders/build-gallery.ts';
import { atPayPal, buildPaid, madeOf, type PaymentChanges } from '../../support/builders/build-payment.ts';
import { buildSellable, stockOf } from '../../support/builders/build-sellable.ts';
import { buildWithdrawal, inspected, step, withdrawalsOf } from '../../support/builders/build-withdrawal.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { buildCashOrder, offerCash } from '../../support/offer-cash.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const DAY = 86_400_000;

let shop: TestShop;
let headers: Record<string, string>;
beforeAll(async () => {
  shop = await startShop();
  headers = (await buildPerson(shop, { admin: true })).headers;
});
afterEach(async () => expect(await checkInvariants(shop)).toEqual([]));
afterAll(() => shop.close());

/** A paid order of three kits, and its statement. */
const build = async (changes: PaymentChanges = {}) => {
  const kit = await buildSellable(shop, { priceMinor: 10_000, stock: 10 });
  const payment = await buildPaid(shop, { lines: [{ productId: kit, quantity: 3 }], locale: 'en', ...changes });
  await shop.runJobs();
  const lines = await orderLines(shop.ctx(), payment.orderId);
  return { kit, payment, lines, line: lines[0]!.id, id: await buildWithdrawal(shop, payment.orderId) };
};

const take = (name: string, input: object) => step(shop, headers, name, input);
const refund = (id: string, expectedVersion = 4) => take('refundWithdrawal', { id, expectedVersion });
const runAll = async (): Promise<void> => {
  await shop.ctx().sql('UPDATE graphile_worker._private_jobs SET run_at = now()');
  await shop.runJobs();
};
const mailsOf = async (work: () => Promise<unknown>) => {
  await runAll();
  shop.mails.length = 0;
  await work();
  await runAll();
  return shop.mails.map(({ subject, text, attachments = [] }) => ({ subject, text, attachments: attachments.length }));
};

describe('a withdrawal from a whole order', () => {
  it('gives everything back with the delivery, a credit note, the fit units on the shelf, and a mail', async () => {
    const { kit, payment, line, id } = await build();
    const { seen } = await inspected(shop, headers, id, { units: new Map([[line, 3]]), fit: 2 });
    expect(seen).toMatchObject({ state: 'INSPECTED', steps: ['REFUND', 'REJECT', 'UNDO'] });
    const { minor } = seen!.sum!;
    expect(minor).toBe(30_000 + seen!.delivery.minor);
    const mails = await mailsOf(async () => expect((await refund(id)).code).toBeUndefined());
    expect((await withdrawalsOf(shop, headers, payment.orderId))[0]).toMatchObject({ state: 'REFUNDED', steps: [] });
    expect((await atPayPal(shop, payment)).refunded).toEqual([minor]);
    expect(await madeOf(shop, payment)).toMatchObject({ creditNotes: 1 });
    expect(await stockOf(shop, kit)).toMatchObject({ onHand: 10 - 3 + 2 });
    const [told] = mails.filter(({ subject }) => subject.startsWith('We returned'));
    expect(told).toMatchObject({ attachments: 1 });
    expect(mails.filter(({ subject }) => subject.startsWith('Refund'))).toEqual([]);
  });
});

describe('a withdrawal from a part', () => {
  it('gives its price back less what is deducted, without the delivery; the mail and the order page say why', async () => {
    const { kit, payment, line, id } = await build();
    const { seen } = await inspected(shop, headers, id, { units: new Map([[line, 2]]), fit: 0, deductionMinor: 1_234 });
    expect(seen).toMatchObject({ sum: { minor: 18_766 }, delivery: { minor: 0 } });
    const [told] = (await mailsOf(() => refund(id))).filter(({ subject }) => subject.startsWith('We returned'));
    expect(told!.text).toContain('Scratched canopy');
    expect(told!.text).toContain('187.66');
    expect((await atPayPal(shop, payment)).refunded).toEqual([18_766]);
    expect(await stockOf(shop, kit)).toMatchObject({ onHand: 10 - 3 });
    const { data } = await shop.graphql<{ order: { withdrawals: object[] } }>(
      `query ($id: ID!, $key: String) { order(id: $id, accessToken: $key) { withdrawals {
        state sum { minor } delivery { minor } lines { units deduction { minor } deductionReason } } } }`,
      { id: payment.orderId, key: payment.accessToken },
    );
    expect(data.order.withdrawals).toEqual([
      {
        state: 'REFUNDED',
        sum: { minor: 18_766 },
        delivery: { minor: 0 },
        lines: [{ units: 2, deduction: { minor: 1_234 }, deductionReason: 'Scratched canopy' }],
      },
    ]);
  });

  it('leaves the rest to a second one, which gives the delivery back', async () => {
    const { payment, line, id } = await build();
    await inspected(shop, headers, id, { units: new Map([[line, 1]]), deductionMinor: 500 });
    const second = await buildWithdrawal(shop, payment.orderId);
    const tooMany = await inspected(shop, headers, second, { units: new Map([[line, 3]]) });
    expect(tooMany).toMatchObject({ code: 'VALIDATION_FAILED', args: { 'lines.0.units': 'TOO_HIGH' } });
    await refund(id);
    const { seen } = await inspected(shop, headers, second, { units: new Map([[line, 2]]) });
    expect(seen!.delivery.minor).toBeGreaterThan(0);
    expect((await refund(second)).code).toBeUndefined();
    expect((await atPayPal(shop, payment)).refunded).toEqual([9_500, 20_000 + seen!.delivery.minor]);
  });

  it('where everything is kept back ends without a refund', async () => {
    const { payment, line, id } = await build();
    await inspected(shop, headers, id, { units: new Map([[line, 1]]), fit: 0, deductionMinor: 10_000 });
    expect((await refund(id)).seen).toMatchObject({ state: 'REFUNDED', sum: { minor: 0 } });
    expect((await atPayPal(shop, payment)).refunded).toEqual([]);
  });
});

describe('a withdrawal from an order that was paid on delivery', () => {
  it('is refunded by hand, with the fee', async () => {
    await offerCash(shop);
    const kit = await buildSellable(shop, { priceMinor: 10_000 });
    const { order } = await buildCashOrder(shop, { lines: [{ productId: kit, quantity: 1 }] });
    expect(order.paymentWay).toBe(PaymentWay.CASH_ON_DELIVERY);
    await shop.graphql(`mutation { markOrderShipped(input: { id: "${order.id}" }) { id } }`, {}, { headers });
    await runAll();
    const id = await buildWithdrawal(shop, order.id);
    const [line] = await orderLines(shop.ctx(), order.id);
    const units = new Map([[line!.id, 1]]);
    const { seen } = await inspected(shop, headers, id, { units });
    expect(seen!.delivery.minor).toBeGreaterThan(0);
    expect((await refund(id)).code).toBe('REFUND_NOT_ALLOWED');
    const day = dayOf(shop.clock.now());
    await shop.graphql(
      `mutation { markOrderCollected(input: { id: "${order.id}", day: "${day}" }) { id } }`,
      {},
      { headers },
    );
    expect((await refund(id)).seen).toMatchObject({ state: 'REFUNDED' });
    const [row] = await shop.ctx().sql<{ back: number }>('SELECT refunded_minor::int AS back FROM orders WHERE id = $1', [order.id]); // oxfmt-ignore
    expect(row!.back).toBe(seen!.sum!.minor);
  });
});

describe('the steps', () => {
  it('refuse files, too many units and a reason that is missing, each beside its field', async () => {
    const files = await buildSellable(shop, { type: 'DIGITAL' });
    const kit = await buildSellable(shop, {});
    const lines = [{ productId: kit, quantity: 1 }, { productId: files, quantity: 1 }]; // oxfmt-ignore
    const { id, lines: sold } = await build({ lines });
    const accept = (chosen: object[]) => take('acceptWithdrawal', { id, expectedVersion: 1, lines: chosen });
    const [goods, digital] = sold;
    const wrong = await accept([
      { lineId: goods!.id, units: 2 },
      { lineId: digital!.id, units: 1 },
      { lineId: randomUUID(), units: 1 },
    ]);
    expect(wrong.args).toEqual({
      'lines.0.units': 'TOO_HIGH',
      'lines.1.lineId': 'FILES_NOT_RETURNABLE',
      'lines.2.lineId': 'INVALID',
    });
    expect((await accept([])).args).toEqual({ lines: 'REQUIRED' });
    const none = { lineId: goods!.id, units: 0 };
    expect((await accept([none])).args).toEqual({ 'lines.0.units': 'TOO_SMALL' });
    const twice = await accept([none, none].map((each) => ({ ...each, units: 1 })));
    expect(twice.args).toEqual({ 'lines.1.lineId': 'INVALID' });
    await accept([{ lineId: goods!.id, units: 1 }]);
    await take('receiveWithdrawnGoods', { id, expectedVersion: 2 });
    const finding = { lineId: goods!.id, fitUnits: 2, condition: 'USED', deductionMinor: 1_000_000 };
    const found = await take('inspectWithdrawnGoods', { id, expectedVersion: 3, lines: [finding] });
    expect(found.args).toEqual({ 'lines.0.fitUnits': 'TOO_HIGH', 'lines.0.deductionReason': 'REQUIRED' });
    const inspect = (findings: object[]) => take('inspectWithdrawnGoods', { id, expectedVersion: 3, lines: findings });
    const fits = { ...finding, fitUnits: 1, deductionReason: 'Scratched' };
    expect((await inspect([fits])).args).toEqual({ 'lines.0.deductionMinor': 'TOO_HIGH' });
    const free = { ...fits, deductionMinor: 0 };
    expect((await inspect([])).args).toEqual({ lines: 'REQUIRED' });
    expect((await inspect([free, free])).args).toEqual({ lines: 'REQUIRED' });
    const strange = { ...free, lineId: digital!.id };
    expect((await inspect([strange])).args).toEqual({ lines: 'REQUIRED', 'lines.0.lineId': 'INVALID' });
    expect((await take('rejectWithdrawal', { id, expectedVersion: 3, reason: ' ' })).args).toEqual({
      reason: 'REQUIRED',
    });
  });

  it('can be undone until the buyer was told', async () => {
    const { line, id } = await build();
    await take('acceptWithdrawal', { id, expectedVersion: 1, lines: [{ lineId: line, units: 1 }] });
    const mails = await mailsOf(async () => {
      await take('receiveWithdrawnGoods', { id, expectedVersion: 2 });
      const { seen } = await take('undoWithdrawalStep', { id, expectedVersion: 3 });
      expect(seen).toMatchObject({ state: 'AWAITING_GOODS' });
    });
    expect(mails).toEqual([]);
    const [told] = await mailsOf(() => take('receiveWithdrawnGoods', { id, expectedVersion: 4 }));
    expect(told!.subject).toContain('are back with us');
    expect((await take('undoWithdrawalStep', { id, expectedVersion: 5 })).code).toBe('UNDO_TOO_LATE');
  });

  it('reject it with a reason that the buyer reads, after which nothing can be done', async () => {
    const { payment, id } = await build();
    const reason = 'The 14 days had ended.';
    const [told] = await mailsOf(() => take('rejectWithdrawal', { id, expectedVersion: 1, reason }));
    expect(told!.text).toContain(reason);
    expect((await refund(id, 2)).code).toBe('WITHDRAWAL_STATE_CONFLICT');
    const { errors } = await shop.graphql(
      `mutation { setWithdrawalHandled(input: { id: "${id}", handled: false }) { id } }`,
      {},
      { headers },
    );
    expect(errors?.[0]?.extensions.code).toBe('WITHDRAWAL_STATE_CONFLICT');
    expect((await withdrawalsOf(shop, headers, payment.orderId))[0]).toMatchObject({ state: 'REJECTED' });
  });

  it('end it where the buyer keeps the goods, until that is undone', async () => {
    const { line, id } = await build();
    await take('acceptWithdrawal', { id, expectedVersion: 1, lines: [{ lineId: line, units: 1 }] });
    const revoked = await take('revokeWithdrawal', { id, expectedVersion: 2 });
    expect(revoked.seen).toMatchObject({ state: 'REVOKED', steps: ['UNDO'] });
    expect((await refund(id, 3)).code).toBe('WITHDRAWAL_STATE_CONFLICT');
    const { seen } = await take('undoWithdrawalStep', { id, expectedVersion: 3 });
    expect(seen).toMatchObject({ state: 'AWAITING_GOODS' });
  });

  it('are taken by one of two admins at once, and the money goes back once', async () => {
    const { payment, line, id } = await build();
    await inspected(shop, headers, id, { units: new Map([[line, 3]]) });
    const answers = await Promise.all(Array.from({ length: 5 }, () => refund(id)));
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ code }) => code ?? []))).toEqual(new Set(['VERSION_CONFLICT']));
    await shop.runJobs();
    expect((await atPayPal(shop, payment)).refunded).toHaveLength(1);
    expect(await madeOf(shop, payment)).toMatchObject({ creditNotes: 1 });
  });

  it('go on by a job while PayPal does not decide, and end with its word', async () => {
    const { payment, line, id } = await build();
    const fault = (value: string | null) =>
      shop.ctx().sql('UPDATE paypal_simulator.orders SET refund_fault = $2 WHERE id = $1', [payment.paypalOrderId, value]); // oxfmt-ignore
    await fault('pending');
    await inspected(shop, headers, id, { units: new Map([[line, 3]]) });
    expect((await refund(id)).seen).toMatchObject({ state: 'REFUNDING', steps: [] });
  });
});

describe('the lists and the alarm', () => {
  const listed = async (filter: string): Promise<string[]> => {
    const { data } = await shop.graphql<{ list: { id: string }[] }>(
      `{ list: adminWithdrawals(filter: ${filter}) { id } }`,
      {},
      { headers },
    );
    return data.list.map(({ id }) => id);
  };
  const alarm = async (): Promise<number> => {
    const { data } = await shop.graphql<{ adminCounts: { withdrawalsOverdue: number } }>(
      '{ adminCounts { withdrawalsOverdue } }',
      {},
      { headers },
    );
    return data.adminCounts.withdrawalsOverdue;
  };

  it('show what is overdue first, and what waits for goods as not overdue', async () => {
    const before = await alarm();
    const { payment, line, id } = await build();
    const old = await buildWithdrawal(shop, payment.orderId, new Date(shop.clock.now().getTime() - 16 * DAY));
    expect((await listed('OPEN'))[0]).toBe(old);
    expect(await listed('OVERDUE')).toContain(old);
    expect(await listed('OVERDUE')).not.toContain(id);
    expect(await alarm()).toBe(before + 1);
    await take('acceptWithdrawal', { id: old, expectedVersion: 1, lines: [{ lineId: line, units: 1 }] });
    expect(await listed('WAITING')).toContain(old);
    expect(await alarm()).toBe(before);
    await take('noteWithdrawnGoodsSent', { id: old, expectedVersion: 2, sent: true });
    expect(await alarm()).toBe(before + 1);
    await take('receiveWithdrawnGoods', { id: old, expectedVersion: 3 });
    expect(await listed('TO_REFUND')).toContain(old);
    await take('rejectWithdrawal', { id: old, expectedVersion: 4, reason: 'Not ours' });
    expect(await listed('DONE')).toContain(old);
  });
});
