import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BackOfficeScope } from '../../../server/core/permissions.ts';
import { setOrderNote } from '../../../server/orders/order-note.service.ts';
import { refreshPickupPoints } from '../../../server/pickup-points/refreshing.service.ts';
import { buildProgram } from '../../support/builders/build-admin-key.ts';
import { ownerCtx } from '../../support/builders/build-admin.ts';
import { buildFiles } from '../../support/builders/build-files.ts';
import { buildGiftCard, offerGiftCards } from '../../support/builders/build-gift-card.ts';
import { buildAddress, buildOrder } from '../../support/builders/build-order.ts';
import { buildPaidOrder } from '../../support/builders/build-paid-order.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { buildCashOrder, offerCash } from '../../support/offer-cash.ts';
import { offerPickup, PICKUP_METHOD } from '../../support/offer-pickup.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const { FULFILMENT_WRITE, ORDERS_READ } = BackOfficeScope;
const V1 = '/api/back-office/v1';

let shop: TestShop;
let program: Awaited<ReturnType<typeof buildProgram>>;
let kit: number;
beforeAll(async () => {
  shop = await startShop();
  program = await buildProgram(shop, [ORDERS_READ, FULFILMENT_WRITE]);
  kit = await buildProduct(shop.ctx(), { onHand: 500 });
});
afterAll(async () => {
  expect(await checkInvariants(shop)).toEqual([]);
  await shop.close();
});

interface Item {
  id: string;
  orderNumber: string;
  mayShip: boolean;
  fulfilmentStatus: string;
  recipient: { phone: string | null; email: string | null };
  parcel: object | null;
}
const get = (path: string, headers = program.headers) => shop.inject({ url: V1 + path, headers });
const post = (path: string, payload?: object, headers = program.headers) =>
  shop.inject({ method: 'POST', url: V1 + path, headers, payload });
const list = async (query = '') => (await get(`/orders${query}`)).json<{ items: Item[]; after: string | null }>();
const paid = (changes = {}) => buildPaidOrder(shop.ctx(), [kit], changes);
const PARCEL = { carrier: 'DPD', tracking: '05308812345678' };

describe('an order, for a key', () => {
  it('is what sending it needs, and nothing more', async () => {
    const billingAddress = buildAddress({ companyId: '12345678', vatId: 'SK2020202020', company: 'Raketa s. r. o.' });
    const shippingAddress = buildAddress({ street: 'Dolná 3', phone: '+421900123456' });
    const { order } = await paid({ billingAddress, shippingAddress, notes: 'A secret wish', email: 'jana@example.sk' });
    const ctx = await ownerCtx(shop);
    await setOrderNote(ctx, { orderId: order.id, text: 'Workshop only', version: 0 });
    const { body, headers } = await get(`/orders/${order.id}`);
    expect(headers['cache-control']).toBe('no-store');
    const found = JSON.parse(body) as Item;
    expect(Object.keys(found).sort()).toEqual(
      `currency fulfilmentStatus id lines mayShip orderDate orderNumber parcel pickupPoint recipient
       shippingMethod shippingMethodName toCollect`.split(/\s+/),
    );
    expect(found).toMatchObject({
      mayShip: true,
      parcel: null,
      toCollect: null,
      recipient: { street: 'Dolná 3', phone: '+421900123456', email: 'jana@example.sk' },
      lines: [{ quantity: 1, sku: expect.any(String) as string }],
    });
    expect(body).not.toMatch(/secret wish|Workshop only|2020202020|12345678|Horná|accessToken|paymentId|CAPTURE/);
  });

  it('says what is collected at the door: what gift cards leave of the price', async () => {
    await offerCash(shop);
    await offerGiftCards(shop);
    const { code } = await buildGiftCard(shop, 500);
    const lines = [{ productId: kit, quantity: 1 }];
    const { order } = await buildCashOrder(shop, { lines, giftCardCodes: [code] });
    const found = (await get(`/orders/${order.id}`)).json<{ toCollect: number }>();
    expect(found.toCollect).toBe((order.totalMinor - 500) / 100);
  });

  it('names the place where the buyer collects it', async () => {
    await offerPickup(shop);
    await refreshPickupPoints(shop.ctx());
    const [box] = await shop
      .ctx()
      .sql<{ id: string }>(`SELECT id FROM pickup_point WHERE country = 'SK' AND kind = 'BOX' LIMIT 1`);
    const billingAddress = buildAddress({ phone: '+421900123456' });
    const { order } = await paid({ billingAddress, shippingMethod: PICKUP_METHOD.id, pickupPoint: box!.id });
    const place = { carrier: 'PACKETA', id: box!.id, kind: 'BOX' };
    expect((await get(`/orders/${order.id}`)).json()).toMatchObject({ pickupPoint: place });
    const query = `{ backOfficeOrder(id: "${order.id}") { pickupPoint { carrier id kind } } }`;
    const { data } = await shop.graphql<{ backOfficeOrder: object }>(query, {}, { headers: program.headers });
    expect(data.backOfficeOrder).toEqual({ pickupPoint: place });
  });

  it('is told no telephone and no address of e-mail once the parcel arrived', async () => {
    const { order } = await paid({ shippingAddress: buildAddress({ phone: '+421900123456' }) });
    await post(`/orders/${order.id}/shipment`, PARCEL);
    expect((await get(`/orders/${order.id}`)).json<Item>().recipient.email).toBe('jana@example.sk');
    const arrived = (await post(`/orders/${order.id}/shipment/delivered`)).json<Item>();
    expect(arrived).toMatchObject({ fulfilmentStatus: 'DELIVERED', recipient: { phone: null, email: null } });
  });

  it('is none that is not paid, nor one of files alone', async () => {
    const unpaid = await buildOrder(shop.ctx(), { lines: [{ productId: kit, quantity: 1 }] });
    const { productId } = await buildFiles(shop.ctx());
    const files = await buildPaidOrder(shop.ctx(), [productId]);
    for (const { order } of [unpaid, files]) {
      expect((await get(`/orders/${order.id}`)).json()).toMatchObject({ errorCode: 'ORDER_NOT_FOUND' });
    }
    const ids = (await list('?first=100')).items.map(({ id }) => id);
    expect(ids).not.toContain(unpaid.order.id);
    expect(ids).not.toContain(files.order.id);
  });
});

describe('orders, for a key', () => {
  it('come page by page, each once, newest first, and by stage', async () => {
    for (let n = 0; n < 5; n += 1) await paid();
    const seen: string[] = [];
    for (let after: string | null = ''; after !== null;) {
      const page: { items: Item[]; after: string | null } = await list(
        `?first=2&stage=TO_SHIP${after && `&after=${after}`}`,
      );
      expect(page.items.every(({ mayShip }) => mayShip)).toBe(true);
      seen.push(...page.items.map(({ id }) => id));
      ({ after } = page);
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThanOrEqual(5);
    const all = (await list('?first=100&stage=TO_SHIP')).items.map(({ id }) => id);
    expect(seen).toEqual(all);
    expect((await list('?stage=SHIPPED')).items.every(({ fulfilmentStatus }) => fulfilmentStatus === 'SHIPPED')).toBe(
      true,
    );
    expect((await get('/orders?after=nonsense')).json()).toMatchObject({ errorCode: 'CURSOR_INVALID' });
    expect((await get('/orders?first=101')).statusCode).toBe(400);
  });

  it('are the same over GraphQL, with their number', async () => {
    const query = `{ backOfficeOrders(first: 2, stage: TO_SHIP) {
      totalCount pageInfo { endCursor hasNextPage } nodes { id orderNumber mayShip recipient { city email } lines { sku quantity } }
    } }`;
    const { data } = await shop.graphql<{ backOfficeOrders: { totalCount: number; nodes: Item[] } }>(
      query,
      {},
      program,
    );
    const { items } = await list('?first=2&stage=TO_SHIP');
    expect(data.backOfficeOrders.nodes.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
    expect(data.backOfficeOrders.totalCount).toBe((await list('?first=100&stage=TO_SHIP')).items.length);
  });

  it('cost the same number of statements for one and for many', async () => {
    const count = (first: number) => shop.statements(() => list(`?first=${first}`));
    await list();
    expect(await count(5)).toBe(await count(1));
  });
});

describe('a parcel, told by a key', () => {
  it('makes the order shipped with its number, mails the buyer and is logged by the name of the key', async () => {
    const { order } = await paid();
    const parcel = { ...PARCEL, tracking: '05300000000017' };
    const { statusCode, body } = await post(`/orders/${order.id}/shipment`, parcel);
    expect([statusCode, JSON.parse(body)]).toMatchObject([
      200,
      { fulfilmentStatus: 'SHIPPED', parcel, mayShip: false },
    ]);
    await shop.ctx().sql('UPDATE graphile_worker._private_jobs SET run_at = now()');
    await shop.runJobs();
    expect(shop.mails.filter(({ text }) => text.includes(parcel.tracking))).toHaveLength(1);
    const [entry] = await shop
      .ctx()
      .sql(`SELECT actor_key FROM audit_entry WHERE action = 'order.ship' AND subject_id = $1`, [order.id]);
    expect(entry).toEqual({ actor_key: 'Warehouse' });
  });

  it('is refused twice, without the scope, and with a number that is none', async () => {
    const { order } = await paid();
    const path = `/orders/${order.id}/shipment`;
    expect((await post(path, { tracking: 'no<number>' })).json()).toMatchObject({ args: { tracking: 'INVALID' } });
    const reader = await buildProgram(shop, [ORDERS_READ]);
    expect((await post(path, PARCEL, reader.headers)).json()).toMatchObject({ errorCode: 'API_KEY_SCOPE' });
    expect((await post(path, PARCEL)).statusCode).toBe(200);
    expect((await post(path, PARCEL)).json()).toMatchObject({ errorCode: 'ORDER_STATE_CONFLICT' });
  });
});
