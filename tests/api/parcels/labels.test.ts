import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAddress } from '../../support/builders/build-order.ts';
import { buildPerson, type Person } from '../../support/builders/build-gallery.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { startCarriers, type CarrierServer } from '../../support/fakes/carriers.ts';
import { checkInvariants } from '../../support/invariants.ts';
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
  admin = await buildPerson(shop, { admin: true });
  table = packingTable(shop, admin);
  kit = await buildSellable(shop, { stock: 500, weightGrams: 900 });
});
beforeEach(() => {
  carriers.packeta.faults.length = 0;
  carriers.gls.faults.length = 0;
  carriers.dpd.faults.length = 0;
  carriers.post.faults.length = 0;
});
afterAll(async () => {
  expect(await checkInvariants(shop)).toEqual([]);
  await shop.close();
  await carriers.close();
});

const POINT = {
  carrier: 'PACKETA',
  id: '4321',
  kind: 'POINT',
  name: 'Papiernictvo',
  street: 'Národná 3',
  city: 'Žilina',
  postcode: '010 01',
  country: 'SK',
  lat: 49.22,
  lng: 18.74,
};

type Known = 'PACKETA' | 'GLS' | 'DPD' | 'SLOVAK_POST';
const NAMES = { PACKETA: 'packeta', GLS: 'gls', DPD: 'dpd', SLOVAK_POST: 'post' } as const;
const at = (carrier: Known) => carriers[NAMES[carrier]];

const buy = async (carrier: Known, more: object = {}) => {
  const order = await buildGoodsOrder(shop, [{ productId: kit, quantity: 2 }], more);
  if (carrier === 'PACKETA')
    await shop.ctx().sql('UPDATE orders SET pickup_point = $2 WHERE id = $1', [order.id, JSON.stringify(POINT)]);
  const parcel = await table.pack(order.id, undefined, { carrier });
  return { ...order, parcel };
};
const ask = (parcel: SeenParcel) => table.call('requestParcelLabel', { id: parcel.id });
const seen = async (id: string): Promise<SeenParcel> => (await table.see(id)).parcels[0]!;
const madeFor = (carrier: Known, number: string) =>
  at(carrier).all.filter(({ reference }) => reference.startsWith(`${number}-`));
const print = (ids: string, sheet = 'A6') =>
  shop.inject({ url: `/api/admin/parcels/labels?ids=${ids}&sheet=${sheet}`, headers: admin.headers });
/** What is tried again at once, as if its time had come. */
const again = async (times = 1): Promise<void> => {
  for (let i = 0; i < times; i += 1) await runAllJobs(shop);
};

describe.each(['PACKETA', 'GLS', 'DPD', 'SLOVAK_POST'] as const)('a label of %s', (carrier) => {
  it('is made once for the parcel, stored, and printed by admins alone', async () => {
    const { id, order, parcel } = await buy(carrier);
    await ask(parcel);
    expect((await seen(id)).labelState).toBe('REQUESTED');
    expect(await table.call('handParcelOver', { id: parcel.id })).toBe('PARCEL_STATE_CONFLICT');
    await again(2);
    const [made, ...others] = madeFor(carrier, order.orderNumber);
    expect(others).toEqual([]);
    expect(made!.reference).toBe(`${order.orderNumber}-1`);
    expect(await seen(id)).toMatchObject({ labelState: 'READY', number: made!.number, carrier });
    const file = await print(parcel.id);
    expect([file.statusCode, file.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    expect((await shop.inject({ url: `/api/admin/parcels/labels?ids=${parcel.id}` })).statusCode).toBe(401);
  });

  it('that is refused says why, and is made once what is wrong was put right', async () => {
    const { id, order, parcel } = await buy(carrier, {
      billingAddress: buildAddress({ firstName: 'Eva', lastName: 'Odmietnutá' }),
    });
    await ask(parcel);
    await again();
    const refused = await seen(id);
    expect(refused.labelState).toBe('REFUSED');
    expect(refused.labelFault).toMatch(/served/);
    await shop
      .ctx()
      .sql(
        `UPDATE orders SET shipping_address = jsonb_set(shipping_address, '{lastName}', '"Prijatá"') WHERE id = $1`,
        [id],
      );
    await ask(parcel);
    await again();
    expect((await seen(id)).labelState).toBe('READY');
    expect(madeFor(carrier, order.orderNumber)).toHaveLength(1);
  });

  it('whose file is not there yet keeps its number and is fetched later', async () => {
    const { id, order, parcel } = await buy(carrier);
    at(carrier).faults.push('NO_LABEL');
    await ask(parcel);
    await again(3);
    expect(await seen(id)).toMatchObject({ labelState: 'READY' });
    expect(madeFor(carrier, order.orderNumber)).toHaveLength(1);
  });

  it('goes back when its parcel is unpacked, before it came and after', async () => {
    const early = await buy(carrier);
    await ask(early.parcel);
    await Promise.all([runAllJobs(shop), table.call('discardParcel', { id: early.parcel.id })]);
    await again(2);
    const late = await buy(carrier);
    await ask(late.parcel);
    await again();
    await table.done('discardParcel', { id: late.parcel.id });
    await again();
    for (const { order } of [early, late])
      expect(madeFor(carrier, order.orderNumber).filter(({ cancelled }) => !cancelled)).toEqual([]);
  });
});

describe('a call whose answer is lost', () => {
  it('is asked for at GLS, which made one, and no second is made', async () => {
    const { id, order, parcel } = await buy('GLS');
    carriers.gls.faults.push('LOST_ANSWER');
    await ask(parcel);
    await again(2);
    expect(await seen(id)).toMatchObject({ labelState: 'READY', number: madeFor('GLS', order.orderNumber)[0]!.number });
    expect(madeFor('GLS', order.orderNumber)).toHaveLength(1);
  });

  it('is made again at GLS once its list shows that it did nothing', async () => {
    const { id, order, parcel } = await buy('GLS');
    carriers.gls.faults.push('ERROR_500');
    await ask(parcel);
    await again(2);
    expect((await seen(id)).labelState).toBe('REQUESTED');
    shop.clock.advance(3 * 60_000);
    await again();
    expect((await seen(id)).labelState).toBe('READY');
    expect(madeFor('GLS', order.orderNumber)).toHaveLength(1);
  });

  it.each(['PACKETA', 'DPD'] as const)('waits at %s for a person, who says which parcel it was', async (carrier) => {
    const { id, order, parcel } = await buy(carrier);
    at(carrier).faults.push('LOST_ANSWER');
    await ask(parcel);
    await again(3);
    expect((await seen(id)).labelState).toBe('UNCLEAR');
    const [made] = madeFor(carrier, order.orderNumber);
    expect(await table.call('clearParcelLabel', { id: parcel.id, number: 'no number' })).toBe('VALIDATION_FAILED');
    await table.done('clearParcelLabel', { id: parcel.id, number: made!.number });
    await again();
    expect(await seen(id)).toMatchObject({ labelState: 'READY', number: made!.number });
    expect(madeFor(carrier, order.orderNumber)).toHaveLength(1);
  });

  it.each(['PACKETA', 'DPD', 'SLOVAK_POST'] as const)(
    'or that there is none at %s, and then it is made',
    async (carrier) => {
      const { id, order, parcel } = await buy(carrier);
      at(carrier).faults.push('ERROR_500');
      await ask(parcel);
      await again(2);
      await table.done('clearParcelLabel', { id: parcel.id });
      await again();
      expect((await seen(id)).labelState).toBe('READY');
      expect(madeFor(carrier, order.orderNumber)).toHaveLength(1);
    },
  );
});

describe('a label that cannot be', () => {
  it('of a parcel too heavy is refused in the words of the carrier', async () => {
    const { id, parcel } = await buy('PACKETA');
    await table.done('changeParcel', { input: { id: parcel.id, carrier: 'PACKETA', weightGrams: 20_000 } });
    await ask(parcel);
    await again();
    expect(await seen(id)).toMatchObject({ labelState: 'REFUSED', labelFault: expect.stringContaining('15 kg') });
  });

  it('of a carrier without an account, or of a parcel that left, is not asked for', async () => {
    const { parcel } = await buy('GLS');
    await table.done('changeParcel', { input: { id: parcel.id, carrier: 'DHL', number: '0530' } });
    expect(await ask(parcel)).toBe('LABEL_UNAVAILABLE');
    await table.done('handParcelOver', { id: parcel.id });
    expect(await ask(parcel)).toBe('ORDER_STATE_CONFLICT');
  });

  it('of a carrier that delivers to points alone is not asked for while the order has none of its points', async () => {
    const { id, order, parcel } = await buy('GLS');
    await table.done('changeParcel', { input: { id: parcel.id, carrier: 'PACKETA' } });
    expect(await ask(parcel)).toBe('LABEL_POINT_MISSING');
    await again();
    expect(await seen(id)).toMatchObject({ labelState: 'NONE', labelFault: null });
    expect(madeFor('PACKETA', order.orderNumber)).toEqual([]);
  });
});

describe('labels of many orders', () => {
  it('come for those that can have one, and say of each other why not', async () => {
    const orders = [await buildGoodsOrder(shop, [{ productId: kit, quantity: 1 }]), await buy('GLS')];
    const ids = orders.map(({ id }) => id);
    const query = `mutation ($ids: [ID!]!) { labelOrders(input: { ids: $ids }) { id errorCode } }`;
    const { data } = await shop.graphql<{ labelOrders: { errorCode: string | null }[] }>(query, { ids }, admin);
    expect(data.labelOrders.map(({ errorCode }) => errorCode)).toEqual(['LABEL_UNAVAILABLE', null]);
    await again();
    expect((await table.see(ids[0]!)).parcels).toEqual([]);
    expect((await seen(ids[1]!)).labelState).toBe('READY');
  });

  it('are printed on sheets of their carrier, as single files where carriers are mixed', async () => {
    const bought = [await buy('PACKETA'), await buy('PACKETA'), await buy('GLS')];
    for (const { parcel } of bought) await ask(parcel);
    await again();
    const ids = bought.map(({ parcel }) => parcel.id);
    const own = await print(ids.slice(0, 2).join(), 'A4');
    expect(own.headers['content-type']).toBe('application/pdf');
    const mixed = await print(ids.join(), 'A4');
    expect(mixed.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'inline; filename="labels.zip"',
    });
    expect(mixed.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });
});

describe('a label for sending goods back', () => {
  it('goes to the buyer by mail and stands on the page of the order, for units that were sent', async () => {
    const { id, accessToken, email, lineIds, parcel } = await buy('GLS');
    const input = { orderId: id, carrier: 'GLS', lines: [{ lineId: lineIds[0], quantity: 1 }] };
    expect(await table.call('createReturn', { input })).toBe('PARCEL_UNITS_TAKEN');
    await table.done('handParcelOver', { id: parcel.id });
    expect(await table.call('createReturn', { input: { ...input, carrier: 'DPD' } })).toBe('LABEL_UNAVAILABLE');
    await table.done('createReturn', { input });
    const twice = { ...input, lines: [{ lineId: lineIds[0], quantity: 2 }] };
    expect(await table.call('createReturn', { input: twice })).toBe('PARCEL_UNITS_TAKEN');
    await again(3);
    const mails = shop.mails.filter(({ to, subject }) => to === email && /Return label/.test(subject));
    expect(mails).toHaveLength(1);
    expect(mails[0]!.attachments?.[0]).toMatchObject({ contentType: 'application/pdf' });
    const query = `query ($id: ID!, $key: String) { order(id: $id, accessToken: $key) { parcels { returning labelUrl } } }`;
    const { data } = await shop.graphql<{ order: { parcels: { returning: boolean; labelUrl: string | null }[] } }>(
      query,
      {
        id,
        key: accessToken,
      },
    );
    const label = data.order.parcels.find(({ returning }) => returning)!;
    expect((await shop.inject({ url: label.labelUrl! })).headers['content-type']).toBe('application/pdf');
    expect((await shop.inject({ url: label.labelUrl!.split('?')[0]! })).statusCode).toBe(404);
  });
});
