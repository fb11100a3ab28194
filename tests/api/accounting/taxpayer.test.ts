import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ublOf } from '../../../server/invoices/invoice-ubl.ts';
import { issueCreditNote } from '../../../server/invoices/invoices.service.ts';
import { renderInvoice } from '../../../server/invoices/pdf/invoice-pdf.ts';
import { transaction } from '../../../server/core/context.ts';
import { crossBorderStanding } from '../../../server/cart/cross-border-sales.queries.ts';
import { checkVatNumber } from '../../../server/cart/vies/vat-check.service.ts';
import { readReturns } from '../../../server/accounting/returns/returns.queries.ts';
import type { Invoice } from '../../../server/invoices/invoice.entity.ts';
import { quoteCart } from '../../../server/cart/cart.service.ts';
import { markRefunded } from '../../../server/orders/order-payment.service.ts';
import { tell } from '../../../server/core/news/news.ts';
import { CHANGED } from '../../../server/settings/settings.queries.ts';
import { SELLER } from '../../../server/settings/seller.setting.ts';
import type { TaxpayerStatus } from '../../../server/settings/taxpayer.setting.ts';
import { buildPerson } from '../../support/builders/build-gallery.ts';
import { buildAddress, buildOrder } from '../../support/builders/build-order.ts';
import { buildPaidOrder, payOrder } from '../../support/builders/build-paid-order.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { pdfText } from '../../support/pdf-text.ts';
import { settingCalls } from '../../support/setting-calls.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let kit: number;
let headers: Record<string, string>;
beforeAll(async () => {
  shop = await startShop();
  ({ headers } = await buildPerson(shop, { admin: true }));
});
afterEach(async () => expect(await checkInvariants(shop)).toEqual([]));
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.ctx().sql('UPDATE setting SET value = NULL, version = version + 1');
  await tell(shop.ctx(), CHANGED);
  kit = await buildSellable(shop, { stock: 50, priceMinor: 12_300 });
});

const { update, change } = settingCalls(
  () => shop,
  () => headers,
);
const day = (offset: number) => {
  const at = new Date(shop.clock.now().getTime() + offset * 86_400_000);
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Bratislava' }).format(at);
};
const FIRST = { from: '2026-01-01', status: 'PAYER' };
const become = (status: TaxpayerStatus, from = day(0)) => change('TAXPAYER', { periods: [FIRST, { from, status }] });
const refusalOf = async (key: string, value: unknown) => (await update(key, value)).errors?.[0]?.extensions;

describe('a seller registered by § 7a', () => {
  const NUMBER = 'ATU12345678';
  const billingAddress = buildAddress({
    country: 'AT',
    postcode: '1010',
    city: 'Wien',
    company: 'X GmbH',
    vatId: NUMBER,
  });
  const bought = async (...products: number[]) => {
    await become('REGISTERED_7A');
    await checkVatNumber(shop.ctx(), NUMBER);
    const lines = products.map((productId) => ({ productId, quantity: 1 }));
    const { order } = await buildOrder(shop.ctx(), { lines, billingAddress });
    return payOrder(shop.ctx(), order);
  };
  const said = async ({ snapshot }: Invoice) => [ublOf(snapshot), (await pdfText(await renderInvoice(snapshot))).text];

  it('supplies files to a business elsewhere under reverse charge, with goods beside that are exempt at home', async () => {
    const stl = await buildSellable(shop, { priceMinor: 2460, type: 'DIGITAL' });
    const before = (await crossBorderStanding(shop.ctx(), day(0))).netMinor;
    const invoice = await bought(stl, kit);
    expect(invoice).toMatchObject({ taxMinor: 0, snapshot: { exemption: 'UNION_BUSINESS', buyer: { vatId: NUMBER } } });
    const [xml, text] = await said(invoice);
    for (const part of ['VATEX-EU-AE', '<cbc:ID>E</cbc:ID>', SELLER.vatId!, NUMBER]) expect(xml).toContain(part);
    expect(xml).not.toMatch(/VATEX-EU-(IC|O)\b/);
    expect(text).toContain('Article 196');
    expect(text).toContain('not a payer of VAT');
    expect(text).not.toContain('Article 138');
    expect((await crossBorderStanding(shop.ctx(), day(0))).netMinor).toBe(before);
    const { ecSales } = await readReturns(shop.ctx(), day(0).slice(0, 7));
    expect(ecSales.rows.map(({ vatId, goods, netMinor }) => [vatId, goods, netMinor])).toEqual([[NUMBER, false, 2460]]);
  });

  it('sells goods alone to it as to anybody', async () => {
    const invoice = await bought(kit);
    expect([invoice.taxMinor, invoice.snapshot.exemption]).toEqual([0, undefined]);
    const [xml, text] = await said(invoice);
    expect(xml).toContain('VATEX-EU-O');
    expect(text).not.toMatch(/Article (138|196)/);
  });
});

const VAT_WORDS = /VAT|DPH|USt|MwSt|Umsatzsteuer|%/;
const INFO = '{ shopInfo { chargesVat seller { vatId } } countries { code vatRatePercent } }';
interface Info {
  shopInfo: { chargesVat: boolean; seller: { vatId: string | null } };
  countries: { code: string; vatRatePercent: number }[];
}

describe.each([
  ['NOT_PAYER', null],
  ['REGISTERED_7', SELLER.vatId],
  ['REGISTERED_7A', SELLER.vatId],
] as const)('a seller that is %s', (status, vatId) => {
  beforeEach(() => become(status));

  it('sells without VAT: quote, order, payment and invoice are one sum without tax', async () => {
    const quote = await quoteCart(shop.ctx(), { lines: [{ productId: kit, quantity: 1 }] });
    const { order, lines, invoice } = await buildPaidOrder(shop.ctx(), [kit]);
    expect(quote.taxes).toEqual([{ ratePercent: 0, taxMinor: 0, netMinor: 12_790, grossMinor: 12_790 }]);
    expect(order).toMatchObject({ totalMinor: 12_790, shippingTaxRate: 0, shippingTaxMinor: 0 });
    expect(lines).toMatchObject([{ taxRatePercent: 0, taxMinor: 0 }]);
    expect(invoice).toMatchObject({ netMinor: 12_790, taxMinor: 0, totalMinor: 12_790 });
    expect(invoice.snapshot).toMatchObject({ taxpayer: status, seller: { vatId } });
  });

  it('is named with the VAT number that it has, and no VAT in its prices', async () => {
    const { data } = await shop.graphql<Info>(INFO);
    expect(data.shopInfo).toEqual({ chargesVat: false, seller: { vatId } });
    expect(data.countries.find(({ code }) => code === 'SK')?.vatRatePercent).toBe(0);
  });

  it('says on paper and as data that it is no payer', async () => {
    const { invoice } = await buildPaidOrder(shop.ctx(), [kit]);
    const { text } = await pdfText(await renderInvoice({ ...invoice.snapshot, locale: 'sk' }));
    expect(text).toContain('Nie som platiteľ DPH.');
    expect(text).not.toMatch(/daňový doklad|bez DPH|s DPH|Základ dane|Sadzba|%/);
    const xml = ublOf(invoice.snapshot);
    expect(xml).toContain('<cbc:TaxExemptionReasonCode>VATEX-EU-O</cbc:TaxExemptionReasonCode>');
    expect(xml).toContain('Nie som platiteľ DPH.</cbc:TaxExemptionReason>');
    expect(xml).not.toContain('<cbc:Percent>');
    const numbers = xml.match(/<cac:PartyTaxScheme>.*?<\/cac:PartyTaxScheme>/gs)!;
    expect(numbers.filter((one) => !one.includes('<cbc:ID>TAX</cbc:ID>'))).toEqual([]);
  });

  it('writes mails that have no line of VAT', async () => {
    shop.mails.length = 0;
    await buildPaidOrder(shop.ctx(), [kit]);
    await shop.runJobs();
    const { text } = shop.mails.at(-1)!;
    expect(text).toContain('127.90');
    expect(text.replace(`IČ DPH ${vatId}`, '')).not.toMatch(VAT_WORDS);
  });
});

it('an order of the last day as a payer that is paid on the next bears no VAT; one paid before keeps it, and so does its credit note', async () => {
  await become('NOT_PAYER', day(1));
  const before = await buildPaidOrder(shop.ctx(), [kit]);
  const { order } = await buildOrder(shop.ctx(), { lines: [{ productId: kit, quantity: 1 }] });
  expect(order.shippingTaxRate).toBe(23);
  shop.clock.advance(86_400_000);
  ({ headers } = await buildPerson(shop, { admin: true }));
  const after = await payOrder(shop.ctx(), order);
  expect([before.invoice.snapshot.taxpayer, after.snapshot.taxpayer]).toEqual(['PAYER', 'NOT_PAYER']);
  expect(after).toMatchObject({ totalMinor: 12_790, taxMinor: 0 });
  expect(after.snapshot.seller.vatId).toBeNull();
  const note = await transaction(shop.ctx(), async (tx) => {
    await markRefunded(tx, before.order, { amountMinor: 12_790, full: true });
    return issueCreditNote(tx, before.order, { amountMinor: 12_790, reason: 'Came back' });
  });
  expect(note.taxMinor).toBe(-before.invoice.taxMinor);
  expect(note.snapshot).toMatchObject({ taxpayer: 'PAYER', seller: { vatId: SELLER.vatId } });
});

describe('the settings', () => {
  it('ask for a VAT number exactly where a status now or later has one', async () => {
    const bare = { ...SELLER, vatId: null };
    expect(await refusalOf('SELLER', bare)).toMatchObject({ args: { vatId: 'REQUIRED' } });
    await become('NOT_PAYER');
    await change('SELLER', bare);
    const again = { periods: [FIRST, { from: day(0), status: 'NOT_PAYER' }, { from: day(30), status: 'PAYER' }] };
    expect(await refusalOf('TAXPAYER', again)).toMatchObject({ args: { 'periods.2.status': 'VAT_ID_MISSING' } });
    await change('SELLER', SELLER);
    await change('TAXPAYER', again);
    expect(await refusalOf('SELLER', bare)).toMatchObject({ args: { vatId: 'REQUIRED' } });
  });

  it('let one of two win who take the number away and make the seller a payer at once', async () => {
    await become('NOT_PAYER');
    const again = { periods: [FIRST, { from: day(0), status: 'NOT_PAYER' }, { from: day(30), status: 'PAYER' }] };
    const answers = await Promise.all([update('SELLER', { ...SELLER, vatId: null }), update('TAXPAYER', again)]);
    expect(answers.filter(({ errors }) => errors)).toHaveLength(1);
  });

  it('leave days that are over alone', async () => {
    const yesterday = { periods: [FIRST, { from: day(-1), status: 'NOT_PAYER' }] };
    expect(await refusalOf('TAXPAYER', yesterday)).toMatchObject({ args: { 'periods.1.from': 'PAST' } });
  });
});
