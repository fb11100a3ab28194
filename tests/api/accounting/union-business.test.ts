import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { quoteCart } from '../../../server/cart/cart.service.ts';
import { crossBorderStanding } from '../../../server/cart/cross-border-sales.queries.ts';
import { checkVatNumber } from '../../../server/cart/vies/vat-check.service.ts';
import { dayOf } from '../../../server/core/text/format.ts';
import { ublOf } from '../../../server/invoices/invoice-ubl.ts';
import { Invoice } from '../../../server/invoices/invoice.entity.ts';
import { renderInvoice } from '../../../server/invoices/pdf/invoice-pdf.ts';
import { Order } from '../../../server/orders/order.entity.ts';
import { refundOrder } from '../../../server/payments/refunds/refunds.service.ts';
import { buildAddress, buildOrder, buildOrderInput } from '../../support/builders/build-order.ts';
import { payOrder } from '../../support/builders/build-paid-order.ts';
import { buildPaid } from '../../support/builders/build-payment.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { chooseOss } from '../../support/choose-oss.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { pdfText } from '../../support/pdf-text.ts';
import { refusalOf } from '../../support/place-order.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterEach(async () => {
  expect(await checkInvariants(shop)).toEqual([]);
  await chooseOss(shop, null);
});
afterAll(() => shop.close());

const company = (vatId: string) =>
  buildAddress({ country: 'AT', postcode: '1010', city: 'Wien', company: 'Modellbau GmbH', vatId });
const cart = async () => {
  const kit = await buildSellable(shop, { priceMinor: 12_300, stock: 50 });
  const stl = await buildSellable(shop, { priceMinor: 2460, type: 'DIGITAL' });
  return [kit, stl].map((productId) => ({ productId, quantity: 1 }));
};
const counted = async () => (await crossBorderStanding(shop.ctx(), dayOf(shop.clock.now()))).netMinor;

it('quote, order, payment, documents and credit note say the same, and keep what VIES said', async () => {
  await checkVatNumber(shop.ctx(), 'ATU12345678');
  const lines = await cart();
  const quote = await quoteCart(shop.ctx(), { lines, country: 'AT', vatNumber: 'ATU 12345678' });
  const before = await counted();
  const { order } = await buildOrder(shop.ctx(), { lines, billingAddress: company('atu 123 456 78') });
  expect([order.totalMinor, order.shippingTaxMinor, order.businessState]).toEqual([quote.totalMinor, 0, 'AT']);
  expect(order.vatCheck).toMatchObject({ number: 'ATU12345678', valid: true, requestId: 'WAPIATU12345678' });
  const invoice = await payOrder(shop.ctx(), order);
  expect([invoice.totalMinor, invoice.netMinor, invoice.taxMinor]).toEqual([quote.totalMinor, quote.totalMinor, 0]);
  const { snapshot } = invoice;
  expect(snapshot.lines.map(({ taxCountry, ratePercent, netMinor }) => [taxCountry, ratePercent, netMinor])).toEqual([
    ['SK', 0, 10_000],
    ['AT', 0, 2000],
    ['SK', 0, quote.shipping!.priceMinor],
  ]);
  expect([snapshot.exemption, snapshot.buyer.vatId]).toEqual(['UNION_BUSINESS', 'ATU12345678']);
  expect(await counted()).toBe(before);
  const { text } = await pdfText(await renderInvoice(snapshot));
  expect(text).toContain('Article 138');
  expect(text).toContain('Article 196');
  const xml = ublOf(snapshot);
  for (const said of ['VATEX-EU-IC', 'VATEX-EU-AE', 'ActualDeliveryDate', '<cbc:CompanyID>ATU12345678<'])
    expect(xml).toContain(said);
});

it('is the same where the seller has chosen the buyer’s rates, and after a day on which VIES was silent', async () => {
  await checkVatNumber(shop.ctx(), 'ATU12345678');
  await chooseOss(shop, '2020-01-01');
  const { order } = await buildOrder(shop.ctx(), { lines: await cart(), billingAddress: company('ATU12345678') });
  shop.clock.advance(2 * 86_400_000);
  expect(await payOrder(shop.ctx(), order)).toMatchObject({ taxMinor: 0, totalMinor: order.totalMinor });
});

it.each(['ATU12345200', 'ATU12345301', 'ATU12345500'])(
  '%s, not known or not answered for, pays with VAT',
  async (vatId) => {
    await checkVatNumber(shop.ctx(), vatId);
    const { order } = await buildOrder(shop.ctx(), { lines: await cart(), billingAddress: company(vatId) });
    expect(order.businessState).toBeNull();
    expect(order.vatCheck?.valid ?? null).toBe(vatId.endsWith('200') ? false : null);
    expect((await payOrder(shop.ctx(), order)).snapshot.taxes).toMatchObject([{ taxCountry: 'SK', ratePercent: 23 }]);
  },
);

it('a number of another state than the billing address counts for nothing', async () => {
  await checkVatNumber(shop.ctx(), 'DE123456789');
  const { order } = await buildOrder(shop.ctx(), { lines: await cart(), billingAddress: company('DE123456789') });
  expect([order.businessState, order.vatCheck]).toEqual([null, null]);
});

it('who looked with a valid number and orders with another, or none, is told the new sum', async () => {
  await checkVatNumber(shop.ctx(), 'ATU12345678');
  const lines = await cart();
  const seen = await buildOrderInput(shop.ctx(), { lines, billingAddress: company('ATU12345678') });
  const { totalMinor } = await quoteCart(shop.ctx(), { lines, country: 'AT' });
  for (const vatId of ['ATU12345200', 'ATU12345301', null]) {
    const [code, args] = await refusalOf(shop, { ...seen, billingAddress: { ...seen.billingAddress, vatId } });
    expect([code, args.totalMinor]).toEqual(['QUOTE_CHANGED', totalMinor]);
  }
});

it('an answer that grew old between quote and order is no answer', async () => {
  await checkVatNumber(shop.ctx(), 'ATU11112222');
  const lines = await cart();
  const seen = await buildOrderInput(shop.ctx(), { lines, billingAddress: company('ATU11112222') });
  shop.clock.advance(86_400_001);
  expect((await refusalOf(shop, seen))[0]).toBe('QUOTE_CHANGED');
});

it('who looked before the answer came and orders after is told the lower sum', async () => {
  const lines = await cart();
  const seen = await buildOrderInput(shop.ctx(), { lines, billingAddress: company('ATU55556666') });
  await checkVatNumber(shop.ctx(), 'ATU55556666');
  const [code, args] = await refusalOf(shop, seen);
  expect([code, args.lines]).toMatchObject(['QUOTE_CHANGED', [{ taxRatePercent: 0 }, { taxRatePercent: 0 }]]);
});

it('a part that goes back keeps the reasons of its invoice, and the threshold hears nothing of it', async () => {
  await checkVatNumber(shop.ctx(), 'ATU12345678');
  const before = await counted();
  const { orderId } = await buildPaid(shop, { lines: await cart(), billingAddress: company('ATU12345678') });
  await refundOrder(shop.ctx(), { orderId, reason: 'Damaged', requestId: 'business-part', amountMinor: 5000 });
  const { totalMinor } = await shop.ctx().repo(Order).findOneByOrFail({ id: orderId });
  const [, note] = await shop
    .ctx()
    .repo(Invoice)
    .find({ where: { orderId }, order: { id: 'ASC' } });
  expect(note).toMatchObject({ totalMinor: -5000, taxMinor: 0, snapshot: { exemption: 'UNION_BUSINESS' } });
  expect(note!.snapshot.taxes.map(({ taxCountry }) => taxCountry).sort()).toEqual(['AT', 'SK']);
  await refundOrder(shop.ctx(), { orderId, reason: 'All', requestId: 'business-rest' });
  const documents = await shop.ctx().repo(Invoice).findBy({ orderId });
  expect(documents.reduce((sum, each) => sum + each.totalMinor, 0)).toBe(0);
  expect([await counted(), totalMinor > 5000]).toEqual([before, true]);
});
