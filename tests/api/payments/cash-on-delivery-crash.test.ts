import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../server/core/text/format.ts';
import { Carrier } from '../../../server/orders/carriers.ts';
import { CashCollection } from '../../../server/payments/cash/collections/cash-collection.entity.ts';
import { importCollections } from '../../../server/payments/cash/collections/collection-import.service.ts';
import { buildPerson } from '../../support/builders/build-gallery.ts';
import { madeOf } from '../../support/builders/build-payment.ts';
import { buildSellable, stockOf } from '../../support/builders/build-sellable.ts';
import { goOnUntil, startCrashingShop, startShopOfTest } from '../../support/crashing-shop.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { buildCashOrder, offerCash } from '../../support/offer-cash.ts';

describe('a shop that is killed while it books what became of a parcel', () => {
  it.each([
    ['cash.collecting', 'markOrderCollected', { paid: 1, invoices: 1, creditNotes: 0 }, 9],
    ['cash.refusing', 'markParcelRefused', { paid: 0, invoices: 1, creditNotes: 1 }, 10],
  ])('at %s has booked nothing, and all of it when it is told again', async (step, name, made, left) => {
    const shop = await startShopOfTest();
    await offerCash(shop);
    const { headers } = await buildPerson(shop, { admin: true });
    const kit = await buildSellable(shop, { stock: 10, priceMinor: 5000 });
    const { order } = await buildCashOrder(shop, { lines: [{ productId: kit, quantity: 1 }] });
    await shop.graphql(`mutation { markOrderShipped(input: { id: "${order.id}" }) { id } }`, {}, { headers });
    await shop.ctx().sql('UPDATE graphile_worker._private_jobs SET run_at = now()');
    await shop.runJobs();
    const day = name === 'markOrderCollected' ? `, day: "${dayOf(shop.clock.now())}"` : '';
    const query = `mutation { ${name}(input: { id: "${order.id}"${day} }) { id } }`;
    const tell = (url: string) =>
      fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      }).catch(() => null);

    const doomed = await startCrashingShop(shop, step);
    await tell(doomed.url);
    expect(await doomed.gone).toBe('SIGKILL');
    expect(await madeOf(shop, { orderId: order.id })).toEqual({ paid: 0, invoices: 1, creditNotes: 0 });

    await tell(shop.url);
    await tell(shop.url);
    expect(await madeOf(shop, { orderId: order.id })).toEqual(made);
    expect((await stockOf(shop, kit)).onHand).toBe(left);
    expect(await checkInvariants(shop)).toEqual([]);
  });
});

describe('a shop that is killed while a person says whose cash it is', () => {
  it('has booked nothing, and all of it once when it is told again', async () => {
    const shop = await startShopOfTest();
    await offerCash(shop);
    const { headers } = await buildPerson(shop, { admin: true });
    const kit = await buildSellable(shop, { stock: 10, priceMinor: 5000 });
    const { order } = await buildCashOrder(shop, { lines: [{ productId: kit, quantity: 1 }] });
    await shop.graphql(`mutation { markOrderShipped(input: { id: "${order.id}" }) { id } }`, {}, { headers });
    await shop.ctx().sql('UPDATE graphile_worker._private_jobs SET run_at = now()');
    await shop.runJobs();
    const list = `parcel;cod;date\n4711;${order.totalMinor / 100};${dayOf(shop.clock.now())}`;
    await importCollections(shop.ctx(), Carrier.GLS, Buffer.from(list));
    const [{ id }] = (await shop.ctx().repo(CashCollection).find()) as [CashCollection];
    const assign = (url: string) => {
      const query = `mutation { assignCashCollection(input: { id: "${id}", orderId: "${order.id}" }) { state } }`;
      const body = JSON.stringify({ query });
      const sent = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body };
      return fetch(`${url}/graphql`, sent).catch(() => null);
    };

    const doomed = await startCrashingShop(shop, 'cash.collecting');
    await assign(doomed.url);
    expect(await doomed.gone).toBe('SIGKILL');
    expect((await madeOf(shop, { orderId: order.id })).paid).toBe(0);
    expect(await shop.ctx().repo(CashCollection).findOneByOrFail({ id })).toMatchObject({
      orderId: null,
      state: 'OPEN',
    });

    await assign(shop.url);
    expect(await (await assign(shop.url))!.json()).toMatchObject({
      data: { assignCashCollection: { state: 'BOOKED' } },
    });
    expect(await madeOf(shop, { orderId: order.id })).toEqual({ paid: 1, invoices: 1, creditNotes: 0 });
    expect(await checkInvariants(shop)).toEqual([]);
  });
});

describe('a shop that is killed while it takes in what a carrier collected', () => {
  it.each(['cash.listed', 'cash.collecting'])(
    'at %s books each payment once, by itself and when the list is sent again',
    async (step) => {
      const shop = await startShopOfTest();
      await offerCash(shop);
      const { headers } = await buildPerson(shop, { admin: true });
      const kit = await buildSellable(shop, { stock: 10, priceMinor: 5000 });
      const { order } = await buildCashOrder(shop, { lines: [{ productId: kit, quantity: 1 }] });
      await shop.graphql(`mutation { markOrderShipped(input: { id: "${order.id}" }) { id } }`, {}, { headers });
      await shop.ctx().sql('UPDATE graphile_worker._private_jobs SET run_at = now()');
      await shop.runJobs();
      const body = `order;cod;date\n${order.orderNumber};${order.totalMinor / 100};${dayOf(shop.clock.now())}`;
      const send = (url: string) =>
        fetch(`${url}/api/admin/cash-list?carrier=GLS`, { method: 'POST', headers, body }).catch(() => null);
      const made = () => madeOf(shop, { orderId: order.id });

      const doomed = await startCrashingShop(shop, step);
      await send(doomed.url);
      expect(await doomed.gone).toBe('SIGKILL');
      expect((await made()).paid).toBe(0);

      await shop.ctx().sql('UPDATE graphile_worker._private_jobs SET run_at = now()');
      await goOnUntil(shop, async () => (await made()).paid === 1);
      expect(await (await send(shop.url))!.json()).toEqual({ found: 1, added: 0, booked: 0, unread: 0 });
      expect(await made()).toEqual({ paid: 1, invoices: 1, creditNotes: 0 });
      expect(await checkInvariants(shop)).toEqual([]);
    },
  );
});
