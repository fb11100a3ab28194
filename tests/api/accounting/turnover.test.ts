import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CartLine } from '../../../server/cart/cart-lines.ts';
import { dayOf } from '../../../server/core/text/format.ts';
import { Permission } from '../../../server/core/permissions.ts';
import { Invoice } from '../../../server/invoices/invoice.entity.ts';
import { refundOrder } from '../../../server/payments/refunds/refunds.service.ts';
import { buildAdminWith } from '../../support/builders/build-admin.ts';
import { buildPerson, type Person } from '../../support/builders/build-gallery.ts';
import { buildPaid, buildPayment, capture, decide } from '../../support/builders/build-payment.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { changeSetting } from '../../support/change-setting.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let owner: Person;
beforeAll(async () => {
  shop = await startShop();
  owner = await buildPerson(shop, { admin: true });
});
afterAll(() => shop.close());

const become = (status: string) => changeSetting(shop, 'TAXPAYER', { periods: [{ from: '2020-01-01', status }] });
const ASK = '{ turnover { net { minor } lastYear { minor } nextYear { minor } atOnce { minor } state } }';
interface Told {
  turnover: { net: { minor: number }; lastYear: { minor: number }; state: string } | null;
}
const told = async () => (await shop.graphql<Told>(ASK, {}, { headers: owner.headers })).data.turnover;
const sell = async (priceMinor: number) => {
  const productId = await buildSellable(shop, { priceMinor });
  return buildPaid(shop, { lines: [{ productId, quantity: 1 }] });
};

it('is nothing to a payer of VAT', async () => {
  expect(await told()).toBeNull();
});

it('of who is no payer is the sum of the documents of the year, less what was credited, and warns', async () => {
  await become('NOT_PAYER');
  expect(await told()).toMatchObject({ net: { minor: 0 }, state: 'BELOW' });
  const { orderId } = await sell(4_100_000);
  const { netMinor } = await shop.ctx().repo(Invoice).findOneByOrFail({ orderId });
  expect(await told()).toMatchObject({ net: { minor: netMinor }, state: 'NEAR' });
  await refundOrder(shop.ctx(), { orderId, reason: 'Withdrawal', requestId: 'turnover' });
  await shop.runJobs();
  expect(await told()).toMatchObject({ net: { minor: 0 }, state: 'BELOW' });
});

/** As if the shop sent there: it has no zone outside the Union yet. */
const sellAbroad = async (lines: CartLine[]) => {
  const payment = await buildPayment(shop, { lines });
  await shop.ctx().sql(`UPDATE orders SET tax_country = 'CH' WHERE id = $1`, [payment.orderId]);
  await decide(shop, payment);
  await capture(shop, payment);
  return (await told())!.net.minor;
};

it('counts goods and their parcel that leave the Union, and no files for a buyer there', async () => {
  const before = (await told())!.net.minor;
  const lines = [
    { productId: await buildSellable(shop, { priceMinor: 10_000 }), quantity: 1 },
    { productId: await buildSellable(shop, { priceMinor: 7000, type: 'DIGITAL' }), quantity: 1 },
  ];
  expect((await sellAbroad(lines)) - before).toBe(10_490);
  expect((await sellAbroad(lines.slice(1))) - before).toBe(10_490);
});

it('of the last year makes a payer since January, whatever this year brought', async () => {
  await sell(5_000_100);
  const { net } = (await told())!;
  const year = Number(dayOf(shop.clock.now()).slice(0, 4));
  shop.clock.advance(Date.parse(`${year + 1}-02-01T12:00:00Z`) - shop.clock.now().getTime());
  owner = await buildPerson(shop, { admin: true });
  expect(await told()).toMatchObject({ net: { minor: 0 }, lastYear: net, state: 'LAST_YEAR' });
});

it('is told to who may change the settings, beside the sales to other member states', async () => {
  const LIMITS = '{ adminLimits { turnover { state } crossBorderSales { passed } } }';
  const ask = async ({ headers }: Person) =>
    (await shop.graphql<{ adminLimits: object }>(LIMITS, {}, { headers })).data;
  expect(await ask(owner)).toEqual({
    adminLimits: { turnover: { state: 'LAST_YEAR' }, crossBorderSales: { passed: false } },
  });
  const packer = await buildAdminWith(shop, [Permission.ORDERS]);
  expect(await ask(packer)).toEqual({ adminLimits: { turnover: null, crossBorderSales: null } });
});
