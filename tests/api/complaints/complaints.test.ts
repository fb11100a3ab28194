import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeOrphans } from '../../../server/gallery/photos.service.ts';
import { orderLines } from '../../../server/orders/orders.queries.ts';
import {
  complain,
  complaintStep,
  listedComplaints,
  type OwnComplaint,
} from '../../support/builders/build-complaint.ts';
import { buildPerson } from '../../support/builders/build-gallery.ts';
import { atPayPal, buildPaid, buildPayment, madeOf } from '../../support/builders/build-payment.ts';
import { phonePhoto } from '../../support/builders/build-photo.ts';
import { buildSellable, stockOf } from '../../support/builders/build-sellable.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const DAY = 86_400_000;

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

/** So many days go by; the session of the admin has ended meanwhile. */
const pass = async (days: number): Promise<void> => {
  shop.clock.advance(days * DAY);
  headers = (await buildPerson(shop, { admin: true })).headers;
};

const build = async () => {
  const kit = await buildSellable(shop, { priceMinor: 10_000, stock: 10 });
  const payment = await buildPaid(shop, { lines: [{ productId: kit, quantity: 3 }], locale: 'en' });
  await shop.runJobs();
  const [line] = await orderLines(shop.ctx(), payment.orderId);
  return { kit, payment, lineId: line!.id };
};

/** A complaint that the shop has confirmed. */
const confirmed = async () => {
  const built = await build();
  const { seen } = await complain(shop, built.payment, { lineId: built.lineId });
  const { lawfulDay } = (await listedComplaints(shop, headers, 'OPEN')).find(({ id }) => id === seen!.id)!;
  await take('confirmComplaint', { id: seen!.id, expectedVersion: 1, dueDay: lawfulDay });
  return { ...built, id: seen!.id, lawfulDay };
};

const take = (name: string, input: object) => complaintStep(shop, headers, name, input);

const runAll = async (): Promise<void> => {
  await shop.ctx().sql('UPDATE graphile_worker._private_jobs SET run_at = now()');
  await shop.runJobs();
};
const mailsOf = async (work: () => Promise<unknown>) => {
  await runAll();
  shop.mails.length = 0;
  await work();
  await runAll();
  return shop.mails.map(({ to, subject, text, attachments = [] }) => ({
    to,
    subject,
    text,
    files: attachments.length,
  }));
};

const sendPhoto = (
  complaint: OwnComplaint,
  { orderId, accessToken }: { orderId: string; accessToken: string },
  body: Buffer,
) =>
  // oxfmt-ignore
  fetch(`${shop.url}/api/complaints/${complaint.id}/photos?${new URLSearchParams({ order: orderId, accessToken })}`, {
    method: 'PUT',
    headers: { 'content-type': 'image/jpeg' },
    body: new Uint8Array(body),
  });

describe('opening a complaint', () => {
  it('is open to whoever has the link of the order, and writes to buyer and seller with the last day', async () => {
    const { payment, lineId } = await build();
    const mails = await mailsOf(async () => {
      const { seen } = await complain(shop, payment, { lineId, wish: 'REPLACEMENT' });
      expect(seen).toMatchObject({ state: 'OPENED', lineId });
    });
    const own = mails.find(({ subject }) => subject.startsWith('We have your complaint'))!;
    expect(own.text).toContain('The spar is cracked.');
    expect(own.text).toContain('a replacement');
    expect(mails).toHaveLength(2);
    const { code } = await complain(shop, { orderId: payment.orderId, accessToken: 'x' }, { lineId });
    expect(code).toBe('ORDER_NOT_FOUND');
  });

  it('refuses what cannot be: more than was bought, no words, another line, an unpaid order', async () => {
    const { payment, lineId } = await build();
    expect((await complain(shop, payment, { lineId, units: 4 })).args).toEqual({ units: 'TOO_HIGH' });
    expect((await complain(shop, payment, { lineId, description: ' ' })).args).toEqual({ description: 'REQUIRED' });
    expect((await complain(shop, payment, { lineId: payment.orderId })).args).toEqual({ lineId: 'INVALID' });
    const unpaid = await buildPayment(shop);
    const [line] = await orderLines(shop.ctx(), unpaid.orderId);
    expect((await complain(shop, unpaid, { lineId: line!.id })).code).toBe('ORDER_STATE_CONFLICT');
  });

  it('counts a repeated key once, and stops after ten a day', async () => {
    const { payment, lineId } = await build();
    const given = { lineId, idempotencyKey: 'complaint-key-1' };
    const [one, two] = [await complain(shop, payment, given), await complain(shop, payment, given)];
    expect(two.seen!.id).toBe(one.seen!.id);
    expect((await complain(shop, payment, { ...given, wish: 'REFUND' })).code).toBe('IDEMPOTENCY_KEY_REUSED');
    for (let count = 2; count <= 10; count += 1) await complain(shop, payment, { lineId });
    expect((await complain(shop, payment, { lineId })).code).toBe('RATE_LIMITED');
  });
});

describe('photographs', () => {
  it('are at most four, kept for buyer and seller alone, and stay while the complaint has them', async () => {
    const { payment, lineId } = await build();
    const { seen } = await complain(shop, payment, { lineId });
    for (const color of ['#111111', '#222222', '#333333', '#444444'])
      expect((await sendPhoto(seen!, payment, await phonePhoto(color))).status).toBe(201);
    expect((await sendPhoto(seen!, payment, await phonePhoto('#555555'))).status).toBe(409);
    const other = await build();
    expect((await sendPhoto(seen!, other.payment, await phonePhoto())).status).toBe(404);
    await pass(2);
    await removeOrphans(shop.ctx());
    const [listed] = (await listedComplaints(shop, headers, 'OPEN')).filter(({ id }) => id === seen!.id);
    expect(listed!.photos).toHaveLength(4);
    const { url } = listed!.photos[0]!;
    const shown = await fetch(`${shop.url}${url}`);
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect((await fetch(`${shop.url}${url.replace('photo=', 'photo=0').replace(/.(?=&until)/, '')}`)).status).toBe(404);
  });

  it('come no more once the shop has confirmed the complaint', async () => {
    const { payment, id } = await confirmed();
    const own = { id } as OwnComplaint;
    expect((await sendPhoto(own, payment, await phonePhoto())).status).toBe(409);
  });
});

describe('the clock', () => {
  it('lists what is due soonest first and marks what is late', async () => {
    const { id } = await confirmed();
    await pass(31);
    const overdue = await listedComplaints(shop, headers, 'OVERDUE');
    expect(overdue.find((each) => each.id === id)).toMatchObject({ overdue: true, daysLeft: -1 });
    const fresh = await build();
    const { seen } = await complain(shop, fresh.payment, { lineId: fresh.lineId });
    const open = await listedComplaints(shop, headers, 'OPEN');
    expect(open.at(-1)!.id).toBe(seen!.id);
    expect(open.at(-1)).toMatchObject({ overdue: false, daysLeft: 30 });
  });

  it('lets the shop take longer than the law only for a reason that the buyer reads', async () => {
    const { payment, lineId } = await build();
    const { seen } = await complain(shop, payment, { lineId });
    const [listed] = (await listedComplaints(shop, headers, 'UNCONFIRMED')).filter((each) => each.id === seen!.id);
    const later = new Date(Date.parse(listed!.lawfulDay) + 10 * DAY).toISOString().slice(0, 10);
    const confirm = (more: object) => take('confirmComplaint', { id: seen!.id, expectedVersion: 1, dueDay: later, ...more }); // oxfmt-ignore
    expect((await confirm({})).args).toEqual({ extension: 'REQUIRED' });
    expect((await confirm({ dueDay: '2026-01-01' })).args).toEqual({ dueDay: 'TOO_LOW' });
    const [told] = await mailsOf(() => confirm({ extension: 'The mould is being made anew.' }));
    expect(told!.subject).toContain('Confirmation of your complaint');
    expect(told!.text).toContain('The mould is being made anew.');
  });
});

describe('what becomes of it', () => {
  it('is a repair or replacement on its way, with the number of its parcel', async () => {
    const { id } = await confirmed();
    await take('acceptComplaint', { id, expectedVersion: 2, remedy: 'REPLACEMENT' });
    const [told] = await mailsOf(async () => {
      const { seen } = await take('remedyComplaint', { id, expectedVersion: 3, parcelNumber: 'Z123' });
      expect(seen).toMatchObject({ state: 'REMEDIED', steps: ['UNDO'] });
    });
    expect(told!.text).toContain('Z123');
    expect((await take('undoComplaintStep', { id, expectedVersion: 4 })).code).toBe('UNDO_TOO_LATE');
  });

  it('is a part of the price back, once, with a credit note and no second mail', async () => {
    const { payment, kit, id } = await confirmed();
    const accept = (amountMinor?: number) => take('acceptComplaint', { id, expectedVersion: 2, remedy: 'REDUCTION', amountMinor }); // oxfmt-ignore
    expect((await accept()).args).toEqual({ amountMinor: 'REQUIRED' });
    expect((await accept(10_001)).args).toEqual({ amountMinor: 'TOO_HIGH' });
    expect((await accept(2_500)).code).toBeUndefined();
    const mails = await mailsOf(async () => {
      const answers = await Promise.all([1, 2, 3].map(() => take('remedyComplaint', { id, expectedVersion: 3 })));
      expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
    });
    expect((await atPayPal(shop, payment)).refunded).toEqual([2_500]);
    expect(await madeOf(shop, payment)).toMatchObject({ creditNotes: 1 });
    expect(await stockOf(shop, kit)).toMatchObject({ onHand: 7 });
    const done = await listedComplaints(shop, headers, 'DONE');
    expect(done.find((each) => each.id === id)).toMatchObject({ state: 'REMEDIED', steps: [] });
    expect(mails.map(({ subject, files }) => [subject.split(':')[0], files])).toEqual([
      ['Your complaint is settled', 1],
    ]);
  });

  it('is the price back, and nothing defective goes on the shelf', async () => {
    const { payment, kit, id } = await confirmed();
    await take('acceptComplaint', { id, expectedVersion: 2, remedy: 'REFUND' });
    expect((await take('remedyComplaint', { id, expectedVersion: 3 })).seen).toMatchObject({ state: 'REMEDIED' });
    expect((await atPayPal(shop, payment)).refunded).toEqual([10_000]);
    expect(await stockOf(shop, kit)).toMatchObject({ onHand: 7 });
  });

  it('is a refusal with its reasons, which the order page shows', async () => {
    const { payment, id } = await confirmed();
    expect((await take('rejectComplaint', { id, expectedVersion: 2, reason: ' ' })).args).toEqual({
      reason: 'REQUIRED',
    });
    const reason = 'The crack comes from a crash.';
    const [told] = await mailsOf(() => take('rejectComplaint', { id, expectedVersion: 2, reason }));
    expect(told!.text).toContain(reason);
    expect(told!.text).toContain('an expert');
    const { data } = await shop.graphql<{ order: { complaints: object[] } }>(
      `query ($id: ID!, $key: String) { order(id: $id, accessToken: $key) { complaints { state rejection } } }`,
      { id: payment.orderId, key: payment.accessToken },
    );
    expect(data.order.complaints).toEqual([{ state: 'REJECTED', rejection: reason }]);
  });

  it('can be undone before the buyer was told, and is refused out of turn', async () => {
    const { id } = await confirmed();
    const mails = await mailsOf(async () => {
      await take('acceptComplaint', { id, expectedVersion: 2, remedy: 'REPAIR' });
      const { seen } = await take('undoComplaintStep', { id, expectedVersion: 3 });
      expect(seen).toMatchObject({ state: 'RECEIVED', remedy: null });
    });
    expect(mails).toEqual([]);
    expect((await take('remedyComplaint', { id, expectedVersion: 4 })).code).toBe('COMPLAINT_STATE_CONFLICT');
    expect((await take('undoComplaintStep', { id, expectedVersion: 4 })).code).toBe('UNDO_TOO_LATE');
    const ended = await take('revokeComplaint', { id, expectedVersion: 4 });
    expect(ended.seen).toMatchObject({ state: 'REVOKED', steps: ['UNDO'] });
  });
});
