import { afterAll, beforeAll, expect, it } from 'vitest';
import { periodOf } from '../../../server/accounting/period.ts';
import { deadlineOf } from '../../../server/accounting/returns/filing-deadline.ts';
import { transaction } from '../../../server/core/context.ts';
import { dayOf, daysAfter, startOfDay } from '../../../server/core/text/format.ts';
import { issueInvoice } from '../../../server/invoices/invoices.service.ts';
import { markPaid } from '../../../server/orders/order-payment.service.ts';
import { buildPerson } from '../../support/builders/build-gallery.ts';
import { buildOrder } from '../../support/builders/build-order.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const arriveAt = (day: string) =>
  shop.clock.advance(startOfDay(day).getTime() + 43_200_000 - shop.clock.now().getTime());

interface Late {
  deadline: string;
  count: number;
  documents: { number: string; issuedOn: string; isAfterDeadline: boolean; tax: { minor: number } }[];
}
const lateOf = async (period: string): Promise<Late> => {
  const { headers } = await buildPerson(shop, { admin: true });
  const ask = `query ($period: String!) { taxReturns(period: $period) {
    late { deadline count documents { number issuedOn isAfterDeadline tax { minor } } } } }`;
  const { data } = await shop.graphql<{ taxReturns: { late: Late } }>(ask, { period }, { headers });
  return data.taxReturns.late;
};

it('what was paid in a period and invoiced when it was over is named, with the kind of return that declares it', async () => {
  const { name, to } = periodOf(dayOf(shop.clock.now()).slice(0, 7));
  const deadline = deadlineOf({ to });
  const paidAt = shop.clock.now();
  const kit = await buildSellable(shop, { priceMinor: 12_300 });
  const orders = [];
  for (let n = 0; n < 3; n += 1)
    orders.push((await buildOrder(shop.ctx(), { lines: [{ productId: kit, quantity: 1 }] })).order);
  const pay = (id: string) =>
    transaction(shop.ctx(), async (tx) => {
      const { order } = await markPaid(tx, { id }, { paymentId: `LATE-${id}`, paidAt, method: 'bank-transfer' });
      return issueInvoice(tx, order);
    });
  await pay(orders[0]!.id);
  expect(await lateOf(name)).toEqual({ deadline, count: 0, documents: [] });
  const expected = [];
  for (const [place, issuedOn] of [deadline, daysAfter(deadline, 1)].entries()) {
    arriveAt(issuedOn);
    const { number, taxMinor: minor } = await pay(orders[place + 1]!.id);
    expected.push({ number, issuedOn, isAfterDeadline: place === 1, tax: { minor } });
  }
  expect(await lateOf(name)).toEqual({ deadline, count: 2, documents: expected });
  expect((await lateOf(to.slice(0, 7))).count).toBe(0);
});

it('a supplementary control statement takes back what was filed of consumers, says it anew, and is refused where nothing is new', async () => {
  const { headers } = await buildPerson(shop, { admin: true });
  const [first] = await shop
    .ctx()
    .sql<{ month: string }>(`SELECT to_char(min(taxable_on), 'YYYY-MM') AS month FROM invoice`);
  const base = '/api/admin/accounting/control-statement.xml?kind=supplementary';
  const ask = (query: string) => shop.inject({ url: `${base}&period=${first!.month}${query}`, headers });
  const codes = (text: string) => [...text.matchAll(/<D2 .*?KOpr="(\d)"/g)].map(([, code]) => code);
  const answer = await ask('');
  expect(answer.statusCode).toBe(200);
  expect(codes(answer.body)).toEqual(['1', '2']);
  const all = await ask(`&filed=${dayOf(shop.clock.now())}`);
  expect([all.statusCode, all.json<{ args: object }>().args]).toEqual([400, { kind: 'NOTHING_NEW' }]);
  expect(codes((await ask('&filed=2020-01-01')).body)).toEqual(['2']);
  expect((await ask('&filed=x')).statusCode).toBe(400);
});
