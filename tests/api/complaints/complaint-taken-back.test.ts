import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderLines } from '../../../server/orders/orders.queries.ts';
import { complain, complaintStep, listedComplaints, takeBack } from '../../support/builders/build-complaint.ts';
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

const step = (name: string, input: object) => complaintStep(shop, headers, name, input);

const opened = async () => {
  const kit = await buildSellable(shop, { priceMinor: 10_000, stock: 10 });
  const payment = await buildPaid(shop, { lines: [{ productId: kit, quantity: 1 }], locale: 'en' });
  const [line] = await orderLines(shop.ctx(), payment.orderId);
  const { seen } = await complain(shop, payment, { lineId: line!.id });
  return { payment, id: seen!.id };
};

/** A complaint that is granted as a part of the price. */
const granted = async () => {
  const { payment, id } = await opened();
  const { lawfulDay } = (await listedComplaints(shop, headers, 'OPEN')).find((each) => each.id === id)!;
  await step('confirmComplaint', { id, expectedVersion: 1, dueDay: lawfulDay });
  await step('acceptComplaint', { id, expectedVersion: 2, remedy: 'REDUCTION', amountMinor: 1_000 });
  return { payment, id };
};

const timeline = async (id: string) => {
  const query = 'query ($id: ID!) { adminOrder(id: $id) { timeline { text actor } } }';
  const { data } = await shop.graphql<{ adminOrder: { timeline: { text: string; actor: string | null }[] } }>(
    query,
    { id },
    { headers: { ...headers, 'accept-language': 'en' } },
  );
  return data.adminOrder.timeline;
};

describe('a complaint that its buyer takes back', () => {
  it('has ended at once, in its history without a name of an admin, and the seller reads it', async () => {
    const { payment, id } = await opened();
    await shop.ctx().sql('UPDATE graphile_worker._private_jobs SET run_at = now()');
    await shop.runJobs();
    shop.mails.length = 0;
    const { seen } = await takeBack(shop, payment, id);
    expect(seen).toMatchObject({ state: 'REVOKED', mayTakeBack: false });
    expect(seen!.endedAt).not.toBeNull();
    await shop.runJobs();
    expect(shop.mails.map(({ subject }) => subject.split(':')[0])).toEqual(['Reklamácia vzatá späť']);
    expect(shop.mails[0]!.text).toContain('The spar is cracked.');
    expect(await timeline(payment.orderId)).toContainEqual({
      text: 'Complaint taken back by the buyer',
      actor: null,
    });
    expect((await listedComplaints(shop, headers, 'OPEN')).map((each) => each.id)).not.toContain(id);
  });

  it('stays so when it is pressed twice, with one mail, and no admin undoes it', async () => {
    const { payment, id } = await opened();
    shop.mails.length = 0;
    await Promise.all([1, 2, 3].map(() => takeBack(shop, payment, id)));
    await shop.runJobs();
    expect(shop.mails.filter(({ subject }) => subject.includes('vzatá späť')).length).toBe(1);
    const { version } = (await listedComplaints(shop, headers, 'DONE')).find((each) => each.id === id)!;
    expect((await step('undoComplaintStep', { id, expectedVersion: version })).code).toBe('UNDO_TOO_LATE');
  });

  it('may be one that was granted, not one whose money went', async () => {
    const early = await granted();
    expect((await takeBack(shop, early.payment, early.id)).seen).toMatchObject({ state: 'REVOKED' });
    const late = await granted();
    await step('remedyComplaint', { id: late.id, expectedVersion: 3 });
    expect(await takeBack(shop, late.payment, late.id)).toMatchObject({
      code: 'COMPLAINT_STATE_CONFLICT',
      args: { state: 'REMEDIED' },
    });
  });

  it('against the seller who remedies it at that moment: one of the two happens', async () => {
    const { payment, id } = await granted();
    const [taken, remedied] = await Promise.all([
      takeBack(shop, payment, id),
      step('remedyComplaint', { id, expectedVersion: 3 }),
    ]);
    expect([taken.code, remedied.code].filter((code) => code === undefined)).toHaveLength(1);
    expect((await atPayPal(shop, payment)).refunded).toEqual(taken.code === undefined ? [] : [1_000]);
  });

  it('is nobody else’s: the link of another order does not know it', async () => {
    const [own, other] = [await opened(), await opened()];
    expect((await takeBack(shop, other.payment, own.id)).code).toBe('NOT_FOUND');
    expect((await takeBack(shop, { ...own.payment, accessToken: 'x' }, own.id)).code).toBe('ORDER_NOT_FOUND');
    expect((await takeBack(shop, own.payment, 'x')).code).toBe('NOT_FOUND');
  });
});
