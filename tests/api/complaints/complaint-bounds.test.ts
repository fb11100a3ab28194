import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Order } from '../../../server/orders/order.entity.ts';
import { orderLines } from '../../../server/orders/orders.queries.ts';
import { complain, complaintStep, listedComplaints } from '../../support/builders/build-complaint.ts';
import { buildPerson } from '../../support/builders/build-gallery.ts';
import { atPayPal, buildPaid } from '../../support/builders/build-payment.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let headers: Record<string, string>;
beforeAll(async () => {
  shop = await startShop();
  headers = (await buildPerson(shop, { admin: true })).headers;
});
/** Each test is a network of its own. */
beforeEach(() => shop.ctx().sql('DELETE FROM attempt'));
afterEach(async () => expect(await checkInvariants(shop)).toEqual([]));
afterAll(() => shop.close());

const take = (name: string, input: object) => complaintStep(shop, headers, name, input);
const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** A complaint about two of three units of the second line: 5.00 € each. */
const opened = async () => {
  const first = await buildSellable(shop, { priceMinor: 9000 });
  const second = await buildSellable(shop, { priceMinor: 500 });
  const lines = [first, second].map((productId, i) => ({ productId, quantity: i === 0 ? 1 : 3 }));
  const payment = await buildPaid(shop, { lines });
  await shop.runJobs();
  const [, line] = await orderLines(shop.ctx(), payment.orderId);
  const key = { idempotencyKey: `complaint-${payment.orderId}` };
  const { seen } = await complain(shop, payment, { lineId: line!.id, units: 2, ...key });
  const shown = async () => (await listedComplaints(shop, headers, 'OPEN')).find(({ id }) => id === seen!.id)!;
  return { payment, line: line!, key, id: seen!.id, shown, lawful: (await shown()).lawfulDay };
};

const confirmed = async () => {
  const own = await opened();
  await take('confirmComplaint', { id: own.id, expectedVersion: 1, dueDay: own.lawful });
  return own;
};

const refunded = async (payment: Awaited<ReturnType<typeof opened>>['payment']) =>
  (await atPayPal(shop, payment)).refunded;

describe('the day until which a complaint is settled', () => {
  const confirm = async (days: number, extension?: string) => {
    const { id, lawful, shown } = await opened();
    const given = { id, expectedVersion: 1, dueDay: daysLater(lawful, days), extension };
    return { ...(await take('confirmComplaint', given)), id, shown };
  };

  it('is today at the earliest, the last by the law without a reason, 120 days from the complaint with one', async () => {
    expect((await confirm(-30)).code).toBeUndefined();
    expect((await confirm(-31)).args).toEqual({ dueDay: 'TOO_LOW' });
    expect((await confirm(1)).args).toEqual({ extension: 'REQUIRED' });
    expect((await confirm(90, 'A new mould is cast.')).code).toBeUndefined();
    expect((await confirm(91, 'A new mould is cast.')).args).toEqual({ dueDay: 'TOO_HIGH' });
  });

  it('is that of the law again once the confirmation is undone', async () => {
    const { id, shown } = await confirm(90, 'A new mould is cast.');
    expect((await shown()).daysLeft).toBe(120);
    await take('undoComplaintStep', { id, expectedVersion: 2 });
    expect(await shown()).toMatchObject({ state: 'OPENED', daysLeft: 30, extension: null });
  });
});

describe('the money of a complaint', () => {
  it('is at most what the units of their own line were sold for', async () => {
    const { payment, id } = await confirmed();
    const accept = (amountMinor: number) =>
      take('acceptComplaint', { id, expectedVersion: 2, remedy: 'REDUCTION', amountMinor, delivery: true });
    expect((await accept(1001)).args).toEqual({ amountMinor: 'TOO_HIGH' });
    expect((await accept(1000)).seen).toMatchObject({ worth: { minor: 1000 }, amount: { minor: 1000 } });
    await take('remedyComplaint', { id, expectedVersion: 3 });
    expect(await refunded(payment)).toEqual([1000]);
  });

  it.each([true, false])('takes in what the delivery cost where the shop says so: %s', async (delivery) => {
    const { payment, id } = await confirmed();
    const { shippingMinor } = await shop.ctx().repo(Order).findOneByOrFail({ id: payment.orderId });
    expect(shippingMinor).toBeGreaterThan(0);
    await take('acceptComplaint', { id, expectedVersion: 2, remedy: 'REFUND', delivery });
    await take('remedyComplaint', { id, expectedVersion: 3 });
    expect(await refunded(payment)).toEqual([1000 + (delivery ? shippingMinor : 0)]);
  });
});

it('is told to the audit log by what was decided', async () => {
  const { id } = await confirmed();
  await take('acceptComplaint', { id, expectedVersion: 2, remedy: 'REDUCTION', amountMinor: 700 });
  const logged = await shop
    .ctx()
    .sql<object>(`SELECT before, after FROM audit_entry WHERE subject_id = $1 ORDER BY id DESC LIMIT 2`, [id]);
  expect(logged).toEqual([
    {
      before: { state: 'RECEIVED' },
      after: { step: 'ACCEPT', state: 'ACCEPTED', remedy: 'REDUCTION', amountMinor: 700 },
    },
    { before: { state: 'OPENED' }, after: { step: 'CONFIRM', state: 'RECEIVED' } },
  ]);
});

it('is another complaint where anything but its key differs', async () => {
  const { payment, line, key, id } = await opened();
  const [first] = await orderLines(shop.ctx(), payment.orderId);
  const again = (changes: object) => complain(shop, payment, { lineId: line.id, units: 2, ...key, ...changes });
  expect((await again({})).seen!.id).toBe(id);
  for (const changes of [{ lineId: first!.id, units: 1 }, { units: 1 }, { wish: 'REFUND' }, { description: 'Bent.' }])
    expect((await again(changes)).code).toBe('IDEMPOTENCY_KEY_REUSED');
  const other = await opened();
  const given = { lineId: other.line.id, units: 2, ...key };
  expect((await complain(shop, other.payment, given)).code).toBe('IDEMPOTENCY_KEY_REUSED');
});
