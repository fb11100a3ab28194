import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderLines } from '../../../server/orders/orders.queries.ts';
import { refundOrder } from '../../../server/payments/refunds/refunds.service.ts';
import { buildPerson, type Person } from '../../support/builders/build-gallery.ts';
import { buildGiftCard, offerGiftCards } from '../../support/builders/build-gift-card.ts';
import { buildPaid } from '../../support/builders/build-payment.ts';
import { buildSellable, stockOf } from '../../support/builders/build-sellable.ts';
import { startCarriers, type CarrierServer } from '../../support/fakes/carriers.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { buildCashOrder, offerCash } from '../../support/offer-cash.ts';
import { packingTable, runAllJobs, statesOf } from '../../support/parcels.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let carriers: CarrierServer;
let admin: Person;
let table: ReturnType<typeof packingTable>;
beforeAll(async () => {
  carriers = await startCarriers();
  shop = await startShop({ env: carriers.env });
  await offerCash(shop);
  admin = await buildPerson(shop, { admin: true });
  table = packingTable(shop, admin);
});
afterAll(async () => {
  expect(await checkInvariants(shop)).toEqual([]);
  await shop.close();
  await carriers.close();
});

const STOCK = 10;

/** Three kits that are paid, of which one has left. */
const partlySent = async () => {
  const kit = await buildSellable(shop, { stock: STOCK, priceMinor: 1001 });
  const { orderId: id } = await buildPaid(shop, { lines: [{ productId: kit, quantity: 3 }] });
  const [line] = await orderLines(shop.ctx(), id);
  const { id: parcel } = await table.pack(id, [{ lineId: line!.id, quantity: 1 }]);
  await table.done('handParcelOver', { id: parcel });
  const refund = (units?: number) =>
    refundOrder(shop.ctx(), {
      orderId: id,
      reason: 'Sold out',
      requestId: `parcels-${id}-${units ?? 'all'}`,
      ...(units && { items: [{ itemId: line!.id, quantity: units }] }),
    });
  return { id, line: line!.id, refund, onHand: async () => (await stockOf(shop, kit)).onHand };
};

describe('money of an order that was sent in part', () => {
  it('goes back whole: only what stayed in the house is on the shelf again, and the order is sent', async () => {
    const { id, refund, onHand } = await partlySent();
    await refund();
    expect(await onHand()).toBe(STOCK - 1);
    expect(await statesOf(shop, id)).toEqual(['CONFIRMED', 'REFUNDED', 'SHIPPED']);
    expect((await table.see(id)).open).toBe(false);
  });

  it('goes back for the rest: nothing is to follow, so the order is sent', async () => {
    const { id, refund } = await partlySent();
    await refund(2);
    expect(await statesOf(shop, id)).toEqual(['CONFIRMED', 'PARTIALLY_REFUNDED', 'SHIPPED']);
  });

  it('goes back for a part of the rest: what is left may be packed, and no more', async () => {
    const { id, line, refund } = await partlySent();
    const { id: parcel } = await table.pack(id, [{ lineId: line, quantity: 2 }]);
    await refund(1);
    expect(await table.call('handParcelOver', { id: parcel })).toBe('PARCEL_UNITS_TAKEN');
    await table.done('discardParcel', { id: parcel });
    expect((await table.see(id)).lines[0]!.left).toBe(1);
    await table.done('handParcelOver', { id: (await table.pack(id)).id });
    expect((await statesOf(shop, id))[2]).toBe('SHIPPED');
  });
});

describe('an order that is paid on delivery', () => {
  const order = async (giftCardCodes: string[] = []) => {
    const kit = await buildSellable(shop, { stock: STOCK, priceMinor: 2000 });
    const { order: placed } = await buildCashOrder(shop, { lines: [{ productId: kit, quantity: 2 }], giftCardCodes });
    const [line] = await orderLines(shop.ctx(), placed.id);
    return { id: placed.id, total: placed.totalMinor, number: placed.orderNumber, line: line!.id };
  };

  it('is not called off once a part of it has left', async () => {
    const { id, line } = await order();
    const { id: parcel } = await table.pack(id, [{ lineId: line, quantity: 1 }]);
    await table.done('handParcelOver', { id: parcel });
    const { errors } = await shop.graphql(`mutation { cancelOrderAsAdmin(input: { id: "${id}" }) { id } }`, {}, admin);
    expect(errors?.[0]?.extensions.code).toBe('ORDER_NOT_CANCELLABLE');
  });

  it('is collected with the parcel that completes it, all of it, and with no other', async () => {
    const { id, line, total, number } = await order();
    for (let i = 0; i < 2; i += 1) {
      const { id: parcel } = await table.pack(id, [{ lineId: line, quantity: 1 }], { carrier: 'GLS' });
      await table.done('requestParcelLabel', { id: parcel });
    }
    await runAllJobs(shop);
    const own = carriers.gls.all.filter(({ reference }) => reference.startsWith(`${number}-`));
    expect(own.map(({ reference, cash }) => [reference.slice(-1), cash])).toEqual([
      ['1', null],
      ['2', (total / 100).toFixed(2)],
    ]);
  });

  it('is collected less what a gift card pays', async () => {
    await offerGiftCards(shop);
    const { id, total, number } = await order([(await buildGiftCard(shop, 1500)).code]);
    const { id: parcel } = await table.pack(id, undefined, { carrier: 'GLS' });
    await table.done('requestParcelLabel', { id: parcel });
    await runAllJobs(shop);
    const [own] = carriers.gls.all.filter(({ reference }) => reference.startsWith(`${number}-`));
    expect(own!.cash).toBe(((total - 1500) / 100).toFixed(2));
  });
});
