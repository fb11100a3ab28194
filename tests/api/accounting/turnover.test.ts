import { afterAll, beforeAll, expect, it } from 'vitest';
import { Invoice } from '../../../server/invoices/invoice.entity.ts';
import { refundOrder } from '../../../server/payments/refunds/refunds.service.ts';
import { buildPerson, type Person } from '../../support/builders/build-gallery.ts';
import { buildPaid } from '../../support/builders/build-payment.ts';
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
const ASK = '{ turnover { net { minor } nextYear { minor } atOnce { minor } state } }';
interface Told {
  turnover: { net: { minor: number }; state: string } | null;
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
