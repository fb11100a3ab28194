import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, type Person } from '../../support/builders/build-gallery.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { buildEndpoint } from '../../support/builders/build-webhook.ts';
import { buildGoodsOrder, packingTable, runAllJobs } from '../../support/parcels.ts';
import { startShop, type TestShop } from '../../support/shop.ts';
import { startReceiver, type WebhookReceiver } from '../../support/webhook-receiver.ts';

let shop: TestShop;
let admin: Person;
let receiver: WebhookReceiver;
let table: ReturnType<typeof packingTable>;
let kit: number;
beforeAll(async () => {
  shop = await startShop();
  receiver = await startReceiver();
  admin = await buildPerson(shop, { admin: true });
  table = packingTable(shop, admin);
  kit = await buildSellable(shop, { stock: 50, weightGrams: 900 });
  const events = ['PARCEL_PACKED', 'PARCEL_HANDED_OVER', 'PARCEL_DELIVERED'];
  await buildEndpoint(shop, admin.headers, { url: receiver.url, events });
});
afterAll(async () => {
  await receiver.close();
  await shop.close();
});

/** What arrived since the last look. */
const heard = async () => {
  await runAllJobs(shop);
  return receiver.letters.splice(0).map(({ body }) => body);
};

describe('webhooks of parcels', () => {
  it('tell of each of two parcels when it is packed, handed over and delivered, and no word about the buyer', async () => {
    const { id, order, lineIds } = await buildGoodsOrder(shop, [{ productId: kit, quantity: 3 }]);
    const first = await table.pack(id, [{ lineId: lineIds[0]!, quantity: 2 }], { carrier: 'DPD', number: '0530' });
    const second = await table.pack(id, undefined, { carrier: 'DPD', number: '0531' });
    const packed = await heard();
    expect(packed.map(({ event, subject }) => [event, subject.id]).sort()).toEqual(
      [
        ['parcel.packed', first.id],
        ['parcel.packed', second.id],
      ].sort(),
    );
    expect(packed.find(({ subject }) => subject.id === first.id)).toMatchObject({
      subject: { type: 'parcel', id: first.id },
      data: {
        orderId: id,
        orderNumber: order.orderNumber,
        ordinal: 1,
        state: 'PACKED',
        carrier: 'DPD',
        number: '0530',
        lines: [{ productId: kit, quantity: 2 }],
      },
    });
    expect(JSON.stringify(packed)).not.toMatch(/@|street|Address/i);
    await table.done('handParcelOver', { id: first.id });
    await table.done('handParcelOver', { id: second.id });
    await table.done('markParcelDelivered', { id: second.id });
    expect((await heard()).map(({ event, subject }) => `${event} ${subject.id}`).sort()).toEqual(
      [`parcel.handed_over ${first.id}`, `parcel.handed_over ${second.id}`, `parcel.delivered ${second.id}`].sort(),
    );
  });

  it('tell that a parcel is in the house again, and nothing of one that is unpacked', async () => {
    const { id } = await buildGoodsOrder(shop, [{ productId: kit, quantity: 1 }]);
    const parcel = await table.pack(id);
    await table.done('handParcelOver', { id: parcel.id });
    await table.done('undoParcelHandOver', { id: parcel.id });
    await table.done('discardParcel', { id: parcel.id });
    const names = (await heard()).map(({ event }) => event).sort();
    expect(names).toEqual(['parcel.handed_over', 'parcel.packed', 'parcel.packed']);
  });

  it('are not sent of a packing that was refused', async () => {
    const { id, lineIds } = await buildGoodsOrder(shop, [{ productId: kit, quantity: 1 }]);
    const input = { orderId: id, lines: [{ lineId: lineIds[0]!, quantity: 5 }] };
    expect(await table.call('packParcel', { input })).toBe('PARCEL_UNITS_TAKEN');
    expect(await heard()).toEqual([]);
  });
});
