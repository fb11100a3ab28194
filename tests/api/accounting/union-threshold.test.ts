import { afterEach, beforeEach, expect, it } from 'vitest';
import { quoteCart } from '../../../server/cart/cart.service.ts';
import { transaction } from '../../../server/core/context.ts';
import { revokeEntitlements } from '../../../server/delivery/delivery.service.ts';
import { issueCreditNote } from '../../../server/invoices/invoices.service.ts';
import { markRefunded } from '../../../server/orders/order-payment.service.ts';
import { Order } from '../../../server/orders/order.entity.ts';
import { buildPerson } from '../../support/builders/build-gallery.ts';
import { buildAddress, buildOrder, buildOrderInput } from '../../support/builders/build-order.ts';
import { payOrder } from '../../support/builders/build-paid-order.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { chooseOss } from '../../support/choose-oss.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { refusalOf } from '../../support/place-order.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

/** A year in which nothing was sold yet. */
const YEAR = new Date().getUTCFullYear() + 1;
/** EUR 10,000 without VAT, in Slovakia. */
const WHOLE = 1_230_000;

let shop: TestShop;
beforeEach(async () => {
  shop = await startShop();
  goTo(`${YEAR}-03-01T12:00:00Z`);
});
afterEach(async () => {
  expect(await checkInvariants(shop)).toEqual([]);
  await shop.close();
});

const goTo = (moment: string): void => shop.clock.advance(Date.parse(moment) - shop.clock.now().getTime());
const buyer = (country: string) =>
  buildAddress(
    { DE: { country, postcode: '10115' }, HU: { country, postcode: '1051' }, US: { country, postcode: '10001' } }[
      country
    ] ?? {},
  );
const filesAt = (priceMinor: number) => buildSellable(shop, { type: 'DIGITAL', priceMinor });
const place = async (priceMinor: number, country = 'DE') => {
  const lines = [{ productId: await filesAt(priceMinor), quantity: 1 }];
  return (await buildOrder(shop.ctx(), { lines, billingAddress: buyer(country) })).order;
};
const sell = async (priceMinor: number, country = 'DE') => {
  const order = await place(priceMinor, country);
  return { order, invoice: await payOrder(shop.ctx(), order) };
};
const taxedIn = ({ invoice }: Awaited<ReturnType<typeof sell>>) =>
  invoice.snapshot.taxes.map(({ taxCountry, ratePercent }) => [taxCountry, ratePercent]);

const ASK = '{ crossBorderSales { year net { minor } threshold { minor } near passed chosen } }';
interface Told {
  crossBorderSales: { year: number; net: { minor: number }; near: boolean; passed: boolean; chosen: boolean };
}
const told = async () => {
  const { headers } = await buildPerson(shop, { admin: true });
  return (await shop.graphql<Told>(ASK, {}, { headers })).data.crossBorderSales;
};

it('sales to consumers of other member states bear the seller’s VAT and are counted; others are not', async () => {
  expect(taxedIn(await sell(12_300, 'DE'))).toEqual([['SK', 23]]);
  expect(taxedIn(await sell(24_600, 'HU'))).toEqual([['SK', 23]]);
  expect(taxedIn(await sell(50_000, 'SK'))).toEqual([['SK', 23]]);
  expect(taxedIn(await sell(50_000, 'US'))).toEqual([['US', 0]]);
  expect(await told()).toMatchObject({ year: YEAR, net: { minor: 30_000 }, near: false, passed: false, chosen: false });
});

it('goods, files and the parcel count together, whatever state they go to', async () => {
  const lines = [await buildSellable(shop, { priceMinor: 12_300 }), await filesAt(12_300)].map((productId) => ({ productId, quantity: 1 })); // oxfmt-ignore
  const { order } = await buildOrder(shop.ctx(), { lines, billingAddress: buyer('DE') });
  const { netMinor, taxMinor } = await payOrder(shop.ctx(), order);
  expect([netMinor + taxMinor, (await told()).net.minor]).toEqual([12_300 + 12_300 + 990, netMinor]);
});

it('a sum of exactly EUR 10,000 is not passed; the order that passes it is taxed there, whole', async () => {
  expect(taxedIn(await sell(WHOLE))).toEqual([['SK', 23]]);
  expect(await told()).toMatchObject({ net: { minor: 1_000_000 }, near: true, passed: false });
  const order = await place(11_900);
  expect([order.vatCountry, order.totalMinor]).toEqual(['DE', 11_900]);
  const invoice = await payOrder(shop.ctx(), order);
  expect(invoice).toMatchObject({ totalMinor: 11_900, taxMinor: 1900 });
  expect(await told()).toMatchObject({ net: { minor: 1_010_000 }, near: false, passed: true });
});

it('one order may pass it alone: quote, order, payment and invoice say the same, all lines at the buyer’s rate', async () => {
  const lines = [await filesAt(WHOLE), await filesAt(11_900)].map((productId) => ({ productId, quantity: 1 }));
  const quote = await quoteCart(shop.ctx(), { lines, country: 'DE' });
  const { order } = await buildOrder(shop.ctx(), { lines, billingAddress: buyer('DE') });
  const { totalMinor, taxMinor, snapshot } = await payOrder(shop.ctx(), order);
  expect(quote.taxes).toEqual([expect.objectContaining({ ratePercent: 19, grossMinor: totalMinor, taxMinor })]);
  expect(snapshot.lines.map(({ taxCountry, ratePercent }) => [taxCountry, ratePercent])).toEqual([
    ['DE', 19],
    ['DE', 19],
  ]);
});

it('of two orders paid at once that pass it together, the second is taxed there', async () => {
  const orders = [await place(700_000), await place(700_000)];
  expect(orders.map(({ vatCountry }) => vatCountry)).toEqual(['SK', 'SK']);
  const invoices = await Promise.all(orders.map((order) => payOrder(shop.ctx(), order)));
  const countries = invoices.map(({ snapshot }) => snapshot.taxes[0]!.taxCountry);
  expect(countries.sort()).toEqual(['DE', 'SK']);
  const kept = await Promise.all(orders.map(({ id }) => shop.ctx().repo(Order).findOneByOrFail({ id })));
  expect(kept.map(({ vatCountry }) => vatCountry).sort()).toEqual(['DE', 'SK']);
  expect((await told()).net.minor).toBe(invoices.reduce((sum, { netMinor }) => sum + netMinor, 0));
});

it('who looked before it was passed and orders after is told, at the same sum', async () => {
  const lines = [{ productId: await filesAt(11_900), quantity: 1 }];
  const input = await buildOrderInput(shop.ctx(), { lines, billingAddress: buyer('DE') });
  await sell(WHOLE + 200);
  const [code, args] = await refusalOf(shop, input);
  expect([code, args.totalMinor, args.lines]).toMatchObject(['QUOTE_CHANGED', 11_900, [{ taxRatePercent: 19 }]]);
});

it('holds for the rest of the year and the next, and ends with that one', async () => {
  await sell(WHOLE + 200);
  goTo(`${YEAR}-12-31T22:59:59Z`);
  expect(taxedIn(await sell(11_900))).toEqual([['DE', 19]]);
  goTo(`${YEAR + 1}-12-31T22:59:59Z`);
  expect(taxedIn(await sell(11_900))).toEqual([['DE', 19]]);
  goTo(`${YEAR + 1}-12-31T23:00:00Z`);
  expect(taxedIn(await sell(11_900))).toEqual([['SK', 23]]);
});

it('what is credited counts no more, and takes a passed threshold not back', async () => {
  const back = async ({ order, invoice }: Awaited<ReturnType<typeof sell>>) =>
    transaction(shop.ctx(), async (tx) => {
      const { totalMinor: amountMinor } = invoice;
      const refunded = await markRefunded(tx, order, { amountMinor, full: true });
      await revokeEntitlements(tx, refunded);
      return issueCreditNote(tx, refunded, { amountMinor, reason: 'Came back' });
    });
  await back(await sell(WHOLE));
  expect(await told()).toMatchObject({ net: { minor: 0 }, near: false, passed: false });
  await back(await sell(WHOLE + 200));
  expect(await told()).toMatchObject({ net: { minor: 0 }, passed: true });
  expect(taxedIn(await sell(11_900))).toEqual([['DE', 19]]);
});

it('is without effect where the seller has chosen the buyer’s rate, from the day on', async () => {
  await chooseOss(shop, `${YEAR}-03-02`);
  expect(taxedIn(await sell(11_900))).toEqual([['SK', 23]]);
  goTo(`${YEAR}-03-02T12:00:00Z`);
  expect(taxedIn(await sell(11_900))).toEqual([['DE', 19]]);
  expect(await told()).toMatchObject({ chosen: true, passed: false });
});

it('warns from 80 % on', async () => {
  await sell(983_999);
  expect(await told()).toMatchObject({ net: { minor: 799_999 }, near: false });
  await sell(1);
  expect(await told()).toMatchObject({ net: { minor: 800_000 }, near: true });
});

it('costs a quote for home no statement, and one for another member state one', async () => {
  const lines = [{ productId: await filesAt(11_900), quantity: 1 }];
  const count = (country: string) => shop.statements(() => quoteCart(shop.ctx(), { lines, country }));
  await count('SK');
  const home = await count('SK');
  expect([await count('US'), await count('DE')]).toEqual([home, home + 1]);
});
