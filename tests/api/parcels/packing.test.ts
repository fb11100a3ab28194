import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateProduct } from '../../../server/catalog/product/product-change.service.ts';
import { markShipped } from '../../../server/orders/order-shipping.service.ts';
import { buildPerson, type Person } from '../../support/builders/build-gallery.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { buildGoodsOrder, packingTable, runAllJobs, statesOf } from '../../support/parcels.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let admin: Person;
let table: ReturnType<typeof packingTable>;
let kit: number;
let motor: number;
beforeAll(async () => {
  shop = await startShop();
  admin = await buildPerson(shop, { admin: true });
  table = packingTable(shop, admin);
  kit = await buildSellable(shop, { stock: 500, weightGrams: 900, name: 'Talon' });
  motor = await buildSellable(shop, { stock: 500, weightGrams: 100, name: 'Motor' });
});
afterAll(async () => {
  expect(await checkInvariants(shop)).toEqual([]);
  await shop.close();
});

/** Two kits and a motor. */
const order = () =>
  buildGoodsOrder(shop, [
    { productId: kit, quantity: 2 },
    { productId: motor, quantity: 1 },
  ]);
const mailsTo = (email: string) => shop.mails.filter(({ to, subject }) => to === email && /on its way/.test(subject));
const units = (lineId: string, quantity: number) => [{ lineId, quantity }];

interface Shown {
  parcels: { state: string; number: string | null; lines: { productName: string; quantity: number }[] }[];
}
const shownTo = async ({ id, accessToken }: { id: string; accessToken: string }) => {
  const query = `query ($id: ID!, $key: String) { order(id: $id, accessToken: $key) {
    parcels { state number lines { productName quantity } } } }`;
  return (await shop.graphql<{ order: Shown }>(query, { id, key: accessToken })).data.order.parcels;
};

it('a parcel is preset with the size of its goods, which whoever packs may know better', async () => {
  const sized = await buildSellable(shop, { stock: 50, weightGrams: 300, name: 'Box' });
  await updateProduct(shop.ctx(), sized, { packedSize: ' 80 × 300 x200 ' });
  const { id, lineIds } = await buildGoodsOrder(shop, [{ productId: sized, quantity: 3 }]);
  const first = await table.pack(id, units(lineIds[0]!, 2));
  expect(first).toMatchObject({ lengthMm: 300, widthMm: 200, heightMm: 160 });
  const second = await table.pack(id, units(lineIds[0]!, 1), { lengthMm: 320 });
  expect(second).toMatchObject({ lengthMm: 320, widthMm: 200, heightMm: 80 });
});

describe('an order in two parcels', () => {
  it('is sent with the last of them, and delivered with the last that arrives', async () => {
    const { id, lineIds, ...buyer } = await order();
    const first = await table.pack(id, units(lineIds[0]!, 2));
    expect(first).toMatchObject({ ordinal: 1, state: 'PACKED', weightGrams: 2000, lines: [{ quantity: 2 }] });
    await table.done('handParcelOver', { id: first.id });
    expect(await statesOf(shop, id)).toEqual(['CONFIRMED', 'PAID', 'UNFULFILLED']);
    expect(await shownTo({ id, ...buyer })).toMatchObject([
      { state: 'HANDED_OVER', lines: [{ productName: 'Talon' }] },
    ]);
    const second = await table.pack(id, undefined, { carrier: 'DPD', number: '0530 881' });
    await table.done('handParcelOver', { id: second.id });
    expect(await statesOf(shop, id)).toEqual(['CONFIRMED', 'PAID', 'SHIPPED']);
    await table.done('markParcelDelivered', { id: second.id });
    expect(await statesOf(shop, id)).toEqual(['CONFIRMED', 'PAID', 'SHIPPED']);
    await table.done('markParcelDelivered', { id: first.id });
    expect(await statesOf(shop, id)).toEqual(['COMPLETED', 'PAID', 'DELIVERED']);
  });

  it('tells the buyer of each what is inside and what follows, once', async () => {
    const { id, lineIds, email } = await order();
    const first = await table.pack(id, units(lineIds[1]!, 1), { carrier: 'DPD', number: 'A-1' });
    await table.done('handParcelOver', { id: first.id });
    await runAllJobs(shop);
    await runAllJobs(shop);
    expect(mailsTo(email)).toHaveLength(1);
    expect(mailsTo(email)[0]!.text).toMatch(
      /DPD A-1[\s\S]*In this parcel[\s\S]*1 × Motor[\s\S]*Still to come[\s\S]*2 × Talon/,
    );
    const second = await table.pack(id);
    await table.done('handParcelOver', { id: second.id });
    await runAllJobs(shop);
    expect(mailsTo(email)).toHaveLength(2);
    expect(mailsTo(email)[1]!.text).toContain('2 × Talon');
    expect(mailsTo(email)[1]!.text).not.toContain('Still to come');
  });

  it('is on the list of what is to be packed until the last has left, and then said to be sent in part', async () => {
    const { id, lineIds, order: placed } = await order();
    const query = `query ($s: String!) { adminOrders(filter: { todo: PACK, search: $s }) { items { id partlySent } } }`;
    const found = async () => {
      const { data } = await shop.graphql<{ adminOrders: { items: { id: string; partlySent: boolean }[] } }>(
        query,
        { s: placed.orderNumber },
        admin,
      );
      return data.adminOrders.items.map(({ partlySent }) => partlySent);
    };
    expect(await found()).toEqual([false]);
    const first = await table.pack(id, units(lineIds[0]!, 1));
    await table.done('handParcelOver', { id: first.id });
    expect(await found()).toEqual([true]);
    await table.done('handParcelOver', { id: (await table.pack(id)).id });
    expect(await found()).toEqual([]);
  });
});

describe('a unit', () => {
  it('is packed once, however many admins pack it at the same moment', async () => {
    const { id, lineIds } = await order();
    const input = { orderId: id, lines: units(lineIds[0]!, 2) };
    const answers = await Promise.all([1, 2, 3, 4].map(() => table.call('packParcel', { input })));
    expect(answers.filter((answer) => answer === 'PARCEL_UNITS_TAKEN')).toHaveLength(3);
    expect((await table.see(id)).parcels).toHaveLength(1);
  });

  it('is free again when its parcel is unpacked', async () => {
    const { id, lineIds } = await order();
    const { id: parcel } = await table.pack(id, units(lineIds[0]!, 2));
    await table.done('discardParcel', { id: parcel });
    expect(await table.call('handParcelOver', { id: parcel })).toBe('PARCEL_STATE_CONFLICT');
    const again = await table.pack(id, units(lineIds[0]!, 2));
    expect(again.ordinal).toBe(2);
    expect((await table.see(id)).parcels.map(({ ordinal }) => ordinal)).toEqual([2]);
  });

  it.each([
    ['that is named twice', (line: string) => [...units(line, 1), ...units(line, 1)], 'VALIDATION_FAILED'],
    ['none of which is given', () => [], 'VALIDATION_FAILED'],
    ['of another order', () => units('019a0000-0000-7000-8000-000000000000', 1), 'PARCEL_UNITS_TAKEN'],
    ['beyond what was bought', (line: string) => units(line, 3), 'PARCEL_UNITS_TAKEN'],
  ])('%s is not packed', async (_words, items, code) => {
    const { id, lineIds } = await order();
    expect(await table.call('packParcel', { input: { orderId: id, lines: items(lineIds[0]!) } })).toBe(code);
    expect((await table.see(id)).parcels).toEqual([]);
  });
});

describe('handing over', () => {
  it('can be taken back until the buyer knows', async () => {
    const { id, email } = await order();
    const { id: parcel } = await table.pack(id);
    await table.done('handParcelOver', { id: parcel });
    await table.done('undoParcelHandOver', { id: parcel });
    expect(await statesOf(shop, id)).toEqual(['CONFIRMED', 'PAID', 'UNFULFILLED']);
    await runAllJobs(shop);
    expect(mailsTo(email)).toEqual([]);
    await table.done('handParcelOver', { id: parcel });
    await runAllJobs(shop);
    expect(await table.call('undoParcelHandOver', { id: parcel })).toBe('UNDO_TOO_LATE');
    expect((await table.see(id)).parcels[0]!.undoable).toBe(false);
  });

  it('happens once for two presses', async () => {
    const { id } = await order();
    const { id: parcel } = await table.pack(id);
    const answers = await Promise.all([1, 2, 3].map(() => table.call('handParcelOver', { id: parcel })));
    expect(answers.filter((answer) => typeof answer === 'string')).toHaveLength(2);
  });
});

const ship = (id: string, tracking: string) =>
  shop.graphql(
    `mutation ($id: ID!, $n: String) { markOrderShipped(input: { id: $id, carrier: GLS, tracking: $n }) { id } }`,
    { id, n: tracking },
    admin,
  );

describe('an order that is sent whole', () => {
  it('is one parcel of everything, and none again when that is undone', async () => {
    const { id, ...buyer } = await order();
    await ship(id, 'WHOLE-1');
    expect(await shownTo({ id, ...buyer })).toMatchObject([
      { state: 'HANDED_OVER', number: 'WHOLE-1', lines: [{ quantity: 2 }, { quantity: 1 }] },
    ]);
    await shop.graphql(`mutation { undoOrderShipped(input: { id: "${id}" }) { id } }`, {}, admin);
    expect(await table.see(id)).toMatchObject({ parcels: [], lines: [{ left: 2 }, { left: 1 }] });
  });

  it('waits while a parcel of it is packed, and then takes the rest', async () => {
    const { id, lineIds } = await order();
    const { id: parcel } = await table.pack(id, units(lineIds[1]!, 1));
    const { errors } = await ship(id, 'REST-1');
    expect(errors?.[0]?.extensions.code).toBe('PARCEL_STATE_CONFLICT');
    await table.done('handParcelOver', { id: parcel });
    await ship(id, 'REST-2');
    const { parcels } = await table.see(id);
    expect(parcels.map(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([[1], [2]]);
    expect((await statesOf(shop, id))[2]).toBe('SHIPPED');
  });

  it('before there were parcels reads as one', async () => {
    const { id, ...buyer } = await order();
    await markShipped(shop.ctx(), { id }, { tracking: 'EARLIER-1' });
    expect(await shownTo({ id, ...buyer })).toMatchObject([
      { state: 'HANDED_OVER', number: 'EARLIER-1', lines: [{ productName: 'Talon' }, { productName: 'Motor' }] },
    ]);
  });

  it('arrives with every parcel that is underway', async () => {
    const { id } = await order();
    await ship(id, 'ALL-1');
    await shop.graphql(`mutation { markOrderDelivered(input: { id: "${id}" }) { id } }`, {}, admin);
    expect((await table.see(id)).parcels.map(({ state }) => state)).toEqual(['DELIVERED']);
  });
});
