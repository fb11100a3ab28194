import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { taxIncluded } from '../../../server/core/money.ts';
import { ublOf } from '../../../server/invoices/invoice-ubl.ts';
import { renderInvoice } from '../../../server/invoices/pdf/invoice-pdf.ts';
import { invoicesOfOrder } from '../../../server/invoices/invoices.service.ts';
import { orderLines } from '../../../server/orders/orders.queries.ts';
import { refundOrder } from '../../../server/payments/refunds/refunds.service.ts';
import type { Behaviour } from '../../../server/payments/simulator/behaviours.ts';
import { SETTINGS } from '../../../server/settings/settings-catalogue.ts';
import { buildPerson } from '../../support/builders/build-gallery.ts';
import { buildAddress, buildOrder } from '../../support/builders/build-order.ts';
import { capture, decide, reconcile, start, type Payment } from '../../support/builders/build-payment.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { pdfText } from '../../support/pdf-text.ts';
import { settingCalls } from '../../support/setting-calls.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const YEAR = new Date().getUTCFullYear() + 1;
const [OLD_DAY, NEW_DAY] = [`${YEAR}-12-31`, `${YEAR + 1}-01-01`];
/** Midnight of the shop: both moments are of the old day in UTC. */
const [BEFORE, AFTER] = [`${OLD_DAY}T22:55:00Z`, `${OLD_DAY}T23:05:00Z`];
const [OLD_RATE, NEW_RATE] = [23, 25];

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
  const { headers } = await buildPerson(shop, { admin: true });
  const { builtIn } = SETTINGS.vat;
  const changed = (['goods', 'digital'] as const).map((taxClass) => ({ country: 'SK', taxClass, from: NEW_DAY, percent: NEW_RATE })); // oxfmt-ignore
  const { change } = settingCalls(
    () => shop,
    () => headers,
  );
  await change('VAT', { rates: [...builtIn.rates, ...changed], ossFrom: NEW_DAY });
});
afterEach(async () => expect(await checkInvariants(shop)).toEqual([]));
afterAll(() => shop.close());

const setClock = (moment: string): void => shop.clock.advance(Date.parse(moment) - shop.clock.now().getTime());

const buy = async (choice: Behaviour, country = 'SK'): Promise<Payment> => {
  const productId = await buildSellable(shop, { priceMinor: 12_990 });
  const billingAddress = buildAddress(country === 'SK' ? {} : { country, postcode: '10115', city: 'Berlin' });
  const { order, accessToken } = await buildOrder(shop.ctx(), { lines: [{ productId, quantity: 2 }], billingAddress });
  const { data } = await start(shop, { orderId: order.id, accessToken });
  const { id: attemptId, paypalOrderId, approveUrl } = data.startPayment;
  const payment = { orderId: order.id, accessToken, attemptId, paypalOrderId, approveUrl };
  await decide(shop, payment, choice);
  return payment;
};

const salesOn = async (day: string): Promise<number> => {
  const [row] = await shop.ctx().sql<{ paid: number }>('SELECT paid_minor::int AS paid FROM sales_day WHERE day = $1', [day]); // oxfmt-ignore
  return row?.paid ?? 0;
};

const TAXES = `query ($id: ID!, $accessToken: String) { order(id: $id, accessToken: $accessToken) {
  totalAmount { minor } taxes { ratePercent tax { minor } gross { minor } } } }`;
interface Taxes {
  order: {
    totalAmount: { minor: number };
    taxes: { ratePercent: number; tax: { minor: number }; gross: { minor: number } }[];
  };
}
const seen = async ({ orderId, accessToken }: Payment) =>
  (await shop.graphql<Taxes>(TAXES, { id: orderId, accessToken })).data.order;

/** What the invoice says in each of its forms, and the order beside it. */
const expectTaxed = async (payment: Payment, day: string, ratePercent: number, taxCountry = 'SK') => {
  const { totalAmount, taxes } = await seen(payment);
  const [invoice] = await invoicesOfOrder(shop.ctx(), payment.orderId);
  const { snapshot, totalMinor, taxMinor } = invoice!;
  expect(invoice).toMatchObject({ taxableOn: day, totalMinor: totalAmount.minor });
  expect(snapshot).toMatchObject({ taxableOn: day, payment: { day }, taxes: [{ ratePercent, taxCountry }] });
  expect(taxes).toEqual([{ ratePercent, tax: { minor: taxMinor }, gross: { minor: totalMinor } }]);
  const sums = snapshot.lines.map(({ grossMinor, taxMinor: own }) => own - taxIncluded(grossMinor, ratePercent));
  expect(sums.every((difference) => difference === 0)).toBe(true);
  const { text } = await pdfText(await renderInvoice(snapshot));
  expect(text).toMatch(new RegExp(`${ratePercent}\\s?%`));
  expect(ublOf(snapshot)).toContain(`<cbc:TaxPointDate>${day}</cbc:TaxPointDate>`);
  expect(ublOf(snapshot)).toContain(`<cbc:Percent>${ratePercent}</cbc:Percent>`);
};

it('money taken on 31 December that the shop hears of on 1 January is of 31 December, and its credit note of its rate', async () => {
  setClock(BEFORE);
  const payment = await buy('drop');
  await capture(shop, payment);
  const [oldDay, newDay] = [await salesOn(OLD_DAY), await salesOn(NEW_DAY)];
  setClock(AFTER);
  await reconcile(shop, payment);
  await expectTaxed(payment, OLD_DAY, OLD_RATE);
  const [invoice] = await invoicesOfOrder(shop.ctx(), payment.orderId);
  expect(invoice).toMatchObject({ year: YEAR + 1, snapshot: { issuedOn: NEW_DAY } });
  expect([(await salesOn(OLD_DAY)) - oldDay, (await salesOn(NEW_DAY)) - newDay]).toEqual([invoice!.totalMinor, 0]);
  const [line] = await orderLines(shop.ctx(), payment.orderId);
  const items = [{ itemId: line!.id, quantity: 1 }];
  await refundOrder(shop.ctx(), { orderId: payment.orderId, items, reason: 'Came back', requestId: `night-${payment.orderId}` }); // oxfmt-ignore
  await shop.runJobs();
  const [, note] = await invoicesOfOrder(shop.ctx(), payment.orderId);
  expect(note!.snapshot).toMatchObject({ issuedOn: NEW_DAY, taxes: [{ ratePercent: OLD_RATE, grossMinor: -12_990 }] });
});

it('what is ordered before a change of VAT and paid after it costs the same and bears the new rate everywhere', async () => {
  setClock(BEFORE);
  const payment = await buy('pay');
  const ordered = await seen(payment);
  expect(ordered.taxes).toMatchObject([{ ratePercent: OLD_RATE }]);
  const newDay = await salesOn(NEW_DAY);
  setClock(AFTER);
  await capture(shop, payment);
  expect((await seen(payment)).totalAmount).toEqual(ordered.totalAmount);
  await expectTaxed(payment, NEW_DAY, NEW_RATE);
  expect((await salesOn(NEW_DAY)) - newDay).toBe(ordered.totalAmount.minor);
  await shop.runJobs();
  const told = shop.mails.filter(({ text }) => text.includes(payment.orderId)).map(({ text }) => text);
  expect(told).toEqual([expect.stringMatching(new RegExp(`${NEW_RATE}\\s?%`))]);
});

it('what is paid before the night keeps the rate of its order', async () => {
  setClock(BEFORE);
  const payment = await buy('pay');
  await capture(shop, payment);
  await expectTaxed(payment, OLD_DAY, OLD_RATE);
});

it('goods for another state are taxed there when they are paid on or after the day from which they are', async () => {
  setClock(BEFORE);
  const [before, after] = [await buy('pay', 'DE'), await buy('pay', 'DE')];
  await capture(shop, before);
  setClock(AFTER);
  await capture(shop, after);
  await expectTaxed(before, OLD_DAY, OLD_RATE);
  await expectTaxed(after, NEW_DAY, 19, 'DE');
});

it('a line is final once it is paid, and before that all of it but its tax', async () => {
  setClock(BEFORE);
  const payment = await buy('pay');
  const change = (assignment: string) =>
    shop.ctx().sql(`UPDATE order_line SET ${assignment} WHERE order_id = $1`, [payment.orderId]);
  await expect(change('product_name = sku')).rejects.toThrow('append-only');
  await capture(shop, payment);
  await expect(change('tax_minor = 0')).rejects.toThrow('append-only');
});
