import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { trackingJob } from '../../../server/parcels/tracking.job.ts';
import { SELLER } from '../../../server/settings/seller.setting.ts';
import { buildPerson, type Person } from '../../support/builders/build-gallery.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { changeSetting } from '../../support/change-setting.ts';
import { startCarriers, type CarrierServer } from '../../support/fakes/carriers.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { buildCashOrder, offerCash } from '../../support/offer-cash.ts';
import { buildGoodsOrder, packingTable, runAllJobs, type SeenParcel } from '../../support/parcels.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let carriers: CarrierServer;
let admin: Person;
let table: ReturnType<typeof packingTable>;
let kit: number;
beforeAll(async () => {
  carriers = await startCarriers();
  shop = await startShop({ env: carriers.env });
  kit = await buildSellable(shop, { stock: 500, weightGrams: 900 });
  admin = await buildPerson(shop, { admin: true });
  table = packingTable(shop, admin);
});
beforeEach(async () => {
  carriers.post.faults.length = 0;
  await shop.ctx().sql(`UPDATE manifest SET state = 'REGISTERED' WHERE state <> 'REGISTERED'`);
});
afterAll(async () => {
  expect(await checkInvariants(shop)).toEqual([]);
  await shop.close();
  await carriers.close();
});

const again = async (times = 1): Promise<void> => {
  for (let i = 0; i < times; i += 1) await runAllJobs(shop);
};
const ask = async (more: object = {}): Promise<{ id: string; parcel: SeenParcel }> => {
  const { id } = await buildGoodsOrder(shop, [{ productId: kit, quantity: 1 }], more);
  const parcel = await table.pack(id, undefined, { carrier: 'SLOVAK_POST' });
  await table.done('requestParcelLabel', { id: parcel.id });
  return { id, parcel };
};
const labelled = async () => {
  const asked = await ask();
  await again();
  return { ...asked, parcel: (await table.see(asked.id)).parcels[0]! };
};

interface Seen {
  id: string;
  state: string;
  fault: string | null;
  parcelCount: number;
  pendingCount: number;
}
const FIELDS = '{ id state fault parcelCount pendingCount }';
const waiting = async (): Promise<Seen[]> =>
  (await shop.graphql<{ waitingManifests: Seen[] }>(`{ waitingManifests ${FIELDS} }`, {}, admin)).data.waitingManifests;
const register = async (id: string, isKnown = false): Promise<Seen | string> => {
  const mutation = `mutation ($id: ID!, $isKnown: Boolean) { registerManifest(input: { id: $id, isKnown: $isKnown }) ${FIELDS} }`;
  const { data, errors } = await shop.graphql<{ registerManifest: Seen }>(mutation, { id, isKnown }, admin);
  return errors?.[0]?.extensions.code ?? data.registerManifest;
};

describe('a manifest', () => {
  it('is opened with the first label, takes the next ones, and is registered once', async () => {
    const before = carriers.post.sheets.size;
    const [one, other] = [await labelled(), await labelled()];
    const [manifest, ...others] = await waiting();
    expect(others).toEqual([]);
    expect(manifest).toMatchObject({ state: 'OPEN', fault: null, parcelCount: 2, pendingCount: 0 });
    expect(carriers.post.sheets.size).toBe(before + 1);
    expect([one, other].map(({ parcel }) => parcel.labelState)).toEqual(['READY', 'READY']);
    expect(await register(manifest!.id)).toMatchObject({ state: 'REGISTERING' });
    expect(await register(manifest!.id)).toBe('MANIFEST_STATE_CONFLICT');
    await again();
    expect(await waiting()).toEqual([]);
    expect(carriers.post.sheets.get(carriers.post.of(one.parcel.number!)!.sheet!)).toBe(true);
    expect(await register(manifest!.id)).toBe('MANIFEST_STATE_CONFLICT');
    await labelled();
    expect((await waiting())[0]).toMatchObject({ state: 'OPEN', parcelCount: 1 });
    expect(carriers.post.sheets.size).toBe(before + 2);
  });

  it('is one for labels that are ordered at once', async () => {
    await Promise.all([ask(), ask(), ask()]);
    await again(2);
    expect(await waiting()).toMatchObject([{ parcelCount: 3, pendingCount: 0 }]);
  });

  it('waits while the label of a parcel in it is not settled, and is there without one that was unpacked', async () => {
    const kept = await labelled();
    const gone = await labelled();
    const lost = await ask();
    carriers.post.faults.push('LOST_ANSWER');
    await again();
    const [manifest] = await waiting();
    expect(manifest).toMatchObject({ parcelCount: 2, pendingCount: 1 });
    expect(await register(manifest!.id)).toBe('MANIFEST_LABELS_PENDING');
    const number = carriers.post.all.at(-1)!.number;
    expect(await table.call('clearParcelLabel', { id: lost.parcel.id, number })).toBe('VALIDATION_FAILED');
    await table.done('clearParcelLabel', { id: lost.parcel.id });
    await table.done('discardParcel', { id: gone.parcel.id });
    await again();
    expect(await waiting()).toMatchObject([{ parcelCount: 2, pendingCount: 0 }]);
    expect(carriers.post.of(gone.parcel.number!)).toBeUndefined();
    expect(carriers.post.of(kept.parcel.number!)).toBeDefined();
  });

  it('whose opening is not answered is opened again, and nobody has to look', async () => {
    const { id } = await ask();
    carriers.post.faults.push('LOST_ANSWER');
    await again(2);
    expect((await table.see(id)).parcels[0]).toMatchObject({ labelState: 'READY' });
    expect(await waiting()).toMatchObject([{ parcelCount: 1 }]);
  });

  it('that lay empty for long is opened anew', async () => {
    const { parcel } = await labelled();
    await table.done('discardParcel', { id: parcel.id });
    await again();
    await shop.ctx().sql(`UPDATE manifest SET opened_at = opened_at - interval '30 days' WHERE state = 'OPEN'`);
    await shop.ctx().sql('UPDATE parcel SET manifest_id = NULL WHERE id = $1', [parcel.id]);
    const before = carriers.post.sheets.size;
    await labelled();
    expect(carriers.post.sheets.size).toBe(before + 1);
    expect(await waiting()).toHaveLength(1);
  });
});

describe('a manifest that is registered', () => {
  it('is told again while the post is away, and a refusal is told to a person, who registers it there', async () => {
    await labelled();
    const [{ id }] = (await waiting()) as [Seen];
    carriers.post.faults.push('LOST_ANSWER');
    await register(id);
    await again();
    expect(await waiting()).toMatchObject([{ state: 'REGISTERING', fault: expect.stringContaining('did not answer') }]);
    await again();
    expect(await waiting()).toMatchObject([{ state: 'REFUSED', fault: expect.stringContaining('registered') }]);
    expect(await register(id, true)).toMatchObject({ state: 'REGISTERED', fault: null });
    expect(await waiting()).toEqual([]);
    const [entry] = await shop
      .ctx()
      .sql<{ after: object }>(
        `SELECT after FROM audit_entry WHERE action = 'manifest.register' AND subject_id = $1 ORDER BY id DESC`,
        [id],
      );
    expect(entry!.after).toMatchObject({ carrier: 'SLOVAK_POST', parcels: 1, isKnown: true });
  });

  it('gives no parcel back: who unpacks one reads that at the parcel', async () => {
    const { id, parcel } = await labelled();
    await register((await waiting())[0]!.id);
    await again();
    await table.done('discardParcel', { id: parcel.id });
    await again();
    const [row] = await shop
      .ctx()
      .sql<{ fault: string }>('SELECT label_fault AS fault FROM parcel WHERE order_id = $1', [id]);
    expect(row!.fault).toContain('registered');
  });
});

it('collects cash for the account of the seller, and says so where there is none', async () => {
  await offerCash(shop);
  await changeSetting(shop, 'SELLER', { ...SELLER, iban: null });
  const { order } = await buildCashOrder(shop, { lines: [{ productId: kit, quantity: 1 }] });
  const { id, totalMinor } = order;
  const parcel = await table.pack(id, undefined, { carrier: 'SLOVAK_POST' });
  await table.done('requestParcelLabel', { id: parcel.id });
  await again();
  expect((await table.see(id)).parcels[0]).toMatchObject({
    labelState: 'REFUSED',
    labelFault: expect.stringContaining('IBAN'),
  });
  await changeSetting(shop, 'SELLER', { ...SELLER, iban: 'SK3112000000198742637541' });
  await table.done('requestParcelLabel', { id: parcel.id });
  await again();
  const { number } = (await table.see(id)).parcels[0]!;
  expect(carriers.post.of(number!)!.cash).toBe((totalMinor / 100).toFixed(2));
});

it('a parcel is followed by its number until it arrives', async () => {
  const { id, parcel } = await labelled();
  await register((await waiting())[0]!.id);
  await again();
  await table.done('handParcelOver', { id: parcel.id });
  await again();
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  carriers.post.step(parcel.number!, 'received', at(1));
  carriers.post.step(parcel.number!, 'notified', at(2));
  carriers.post.step(parcel.number!, 'delivered', at(3));
  shop.clock.advance(2 * 3_600_000);
  await trackingJob.run(shop.ctx({ background: true }), {});
  const steps = await shop
    .ctx()
    .sql<{ kind: string }>(
      'SELECT e.kind FROM parcel_event e JOIN parcel p ON p.id = e.parcel_id WHERE p.order_id = $1 ORDER BY e.id',
      [id],
    );
  expect(steps.map(({ kind }) => kind)).toEqual(['PACKED', 'HANDED_OVER', 'READY', 'DELIVERED']);
});
