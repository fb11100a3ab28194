import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readReturns } from '../../../server/accounting/returns/returns.queries.ts';
import { quoteCart } from '../../../server/cart/cart.service.ts';
import { checkVatNumber } from '../../../server/cart/vies/vat-check.service.ts';
import { dayOf } from '../../../server/core/text/format.ts';
import { ublOf } from '../../../server/invoices/invoice-ubl.ts';
import { Invoice, InvoiceKind } from '../../../server/invoices/invoice.entity.ts';
import { INVOICE_TEXTS } from '../../../server/invoices/invoice.texts.ts';
import { renderInvoice } from '../../../server/invoices/pdf/invoice-pdf.ts';
import { Order } from '../../../server/orders/order.entity.ts';
import { orderLines } from '../../../server/orders/orders.queries.ts';
import { refundOrder } from '../../../server/payments/refunds/refunds.service.ts';
import { PromotionKind } from '../../../server/promotions/promotion-kinds.ts';
import { createPromotion } from '../../../server/promotions/promotions.service.ts';
import { SELLER } from '../../../server/settings/seller.setting.ts';
import { TAXPAYER_STATUSES, type TaxpayerStatus } from '../../../server/settings/taxpayer.setting.ts';
import { ownerCtx } from '../../support/builders/build-admin.ts';
import { buildPerson } from '../../support/builders/build-gallery.ts';
import { buildGiftCard, offerGiftCards } from '../../support/builders/build-gift-card.ts';
import { buildAddress } from '../../support/builders/build-order.ts';
import { atPayPal, buildPaid, type Payment } from '../../support/builders/build-payment.ts';
import { givenPromotion } from '../../support/builders/build-promotion.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { changeSetting } from '../../support/change-setting.ts';
import { chooseOss } from '../../support/choose-oss.ts';
import { csvTable, minorOf } from '../../support/csv-table.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { pdfText } from '../../support/pdf-text.ts';
import { startShop, type TestShop } from '../../support/shop.ts';
import { unzip } from '../../support/unzip.ts';

const ORDERS_EACH = 9;
/** What VIES knows. */
const CZECH = 'CZ12345678';

let shop: TestShop;
let headers: Record<string, string>;
let month: string;

const story = fc.record({
  products: fc.array(
    fc.record({
      priceMinor: fc.integer({ min: 1, max: 20_000 }),
      digital: fc.boolean(),
      quantity: fc.integer({ min: 1, max: 5 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  buyer: fc.constantFrom<object>(
    { country: 'SK' },
    { country: 'SK', company: 'Dielňa s. r. o.', companyId: '12345678', vatId: 'SK2021234567' },
    { country: 'DE', postcode: '10115', city: 'Berlin' },
    { country: 'CZ', postcode: '11000', city: 'Praha', company: 'Modely s. r. o.', vatId: CZECH },
  ),
  oss: fc.boolean(),
  percent: fc.option(fc.integer({ min: 1, max: 95 })),
  cardShare: fc.option(fc.double({ min: 0.05, max: 0.9, noNaN: true })),
  refunds: fc.array(fc.constantFrom('amount', 'units', 'rest'), { maxLength: 2 }),
});
type Story = typeof story extends fc.Arbitrary<infer Value> ? Value : never;

let serial = 0;
const next = (name: string) => `${name}-${(serial += 1)}`;

const refund = async (orderId: string, kind: Story['refunds'][number]) => {
  const { totalMinor, refundedMinor } = await shop.ctx().repo(Order).findOneByOrFail({ id: orderId });
  const [line] = await orderLines(shop.ctx(), orderId);
  const part = {
    units: { items: [{ itemId: line!.id, quantity: 1 }] },
    amount: { amountMinor: Math.max(1, Math.floor((totalMinor - refundedMinor) / 3)) },
    rest: {},
  }[kind];
  const wish = { orderId, reason: 'Vrátenie', requestId: next('status'), ...part };
  await refundOrder(shop.ctx(), wish).catch((error: { code?: string }) => {
    expect(['REFUND_NOT_ALLOWED', 'VALIDATION_FAILED']).toContain(error.code);
  });
};

interface Told {
  readonly status: TaxpayerStatus;
  readonly quotedMinor: number;
  readonly payment: Payment;
  readonly order: Order;
  readonly documents: Invoice[];
}

const tell = async (status: TaxpayerStatus, given: Story): Promise<Told> => {
  const { products, oss, percent, cardShare, refunds } = given;
  await chooseOss(shop, oss ? '2020-01-01' : null);
  const ids: number[] = [];
  for (const { priceMinor, digital } of products)
    ids.push(
      await buildSellable(shop, { priceMinor, type: digital ? 'DIGITAL' : 'PHYSICAL', stock: 9, weightGrams: 9 }),
    );
  const promotion = { kind: PromotionKind.PERCENT, percent: percent ?? 1, productIds: ids, code: next('STATUS') };
  const code = percent === null ? null : (await createPromotion(await ownerCtx(shop), givenPromotion(promotion))).code;
  const lines = ids.map((productId, i) => ({ productId, quantity: products[i]!.quantity }));
  const billingAddress = buildAddress(given.buyer);
  const { country, vatId } = billingAddress;
  const quoted = await quoteCart(shop.ctx(), { lines, country, promotionCode: code, vatNumber: vatId });
  const card = cardShare && (await buildGiftCard(shop, Math.ceil(quoted.totalMinor * cardShare)));
  const giftCardCodes = card ? [card.code] : [];
  const payment = await buildPaid(shop, { lines, promotionCode: code, giftCardCodes, billingAddress });
  const { orderId } = payment;
  for (const each of refunds) await refund(orderId, each);
  const documents = await shop
    .ctx()
    .repo(Invoice)
    .find({ where: { orderId }, order: { id: 'ASC' } });
  const order = await shop.ctx().repo(Order).findOneByOrFail({ id: orderId });
  return { status, quotedMinor: quoted.totalMinor, payment, order, documents };
};

const told: Told[] = [];
beforeAll(async () => {
  shop = await startShop();
  ({ headers } = await buildPerson(shop, { admin: true }));
  await offerGiftCards(shop);
  expect(await checkVatNumber(shop.ctx(), CZECH)).toMatchObject({ valid: true });
  for (const [i, status] of TAXPAYER_STATUSES.entries()) {
    await changeSetting(shop, 'TAXPAYER', { periods: [{ from: '2020-01-01', status }] });
    for (const given of fc.sample(story, { seed: 20_261_128 + i, numRuns: ORDERS_EACH }))
      told.push(await tell(status, given));
  }
  month = dayOf(shop.clock.now()).slice(0, 7);
}, 300_000);
afterAll(async () => {
  expect(await checkInvariants(shop, ['catalog', 'orders', 'invoices', 'mails', 'payments'])).toEqual([]);
  await shop.close();
});

type Sums = Pick<Invoice, 'netMinor' | 'taxMinor'>;
const sum = (rows: readonly Sums[]): Sums => ({
  netMinor: rows.reduce((total, { netMinor }) => total + netMinor, 0),
  taxMinor: rows.reduce((total, { taxMinor }) => total + taxMinor, 0),
});
const totalOf = (documents: readonly Invoice[]) => documents.reduce((total, { totalMinor }) => total + totalMinor, 0);

describe.each(TAXPAYER_STATUSES)('a seller that is %s', (status) => {
  const own = () => told.filter((one) => one.status === status);

  it('quotes, sells, takes and documents one sum to the cent', async () => {
    for (const { quotedMinor, payment, order, documents } of own()) {
      expect(order.totalMinor).toBe(quotedMinor);
      const [invoice, ...notes] = documents;
      expect(invoice).toMatchObject({ kind: InvoiceKind.INVOICE, totalMinor: quotedMinor });
      const cards = invoice!.snapshot.giftCardsMinor ?? 0;
      const [captured] = await shop
        .ctx()
        .sql<{ minor: number }>(
          'SELECT sum(amount_minor)::int AS minor FROM paypal_simulator.captures WHERE order_id = $1',
          [payment.paypalOrderId],
        );
      expect(captured!.minor + cards).toBe(quotedMinor);
      expect(0 - totalOf(notes)).toBe(order.refundedMinor);
      const toCards = notes.reduce((minor, { snapshot }) => minor + (snapshot.giftCardsMinor ?? 0), 0);
      const { refunded } = await atPayPal(shop, payment);
      expect(refunded.reduce((a, b) => a + b, 0) + Math.abs(toCards)).toBe(order.refundedMinor);
    }
  });

  it('is named with its number and its sentence on every document', async () => {
    for (const { snapshot } of own().flatMap(({ documents }) => documents)) {
      expect(snapshot.taxpayer).toBe(status);
      expect(snapshot.seller.vatId).toBe(status === 'NOT_PAYER' ? null : SELLER.vatId);
      if (status !== 'PAYER')
        expect(snapshot.taxes.filter(({ taxCountry, taxMinor }) => taxCountry === 'SK' && taxMinor !== 0)).toEqual([]);
      const free = status !== 'PAYER' && snapshot.taxMinor === 0;
      const { text } = await pdfText(await renderInvoice({ ...snapshot, locale: 'sk' }));
      expect([snapshot.number, text.includes(INVOICE_TEXTS.sk.notPayer)]).toEqual([snapshot.number, free]);
      const reversed = ublOf({ ...snapshot, locale: 'sk' }).includes('VATEX-EU-AE');
      expect(text.includes(INVOICE_TEXTS.sk.reverseCharge.slice(0, 20))).toBe(reversed);
      if (reversed) expect(['PAYER', 'REGISTERED_7A']).toContain(status);
      if (status === 'NOT_PAYER') expect(text).not.toContain(SELLER.vatId!);
    }
  });
});

it('writes the same into the returns and into every file, document by document', async () => {
  const documents = told.flatMap((one) => one.documents);
  const { control, oss, ecSales, undeclared } = await readReturns(shop.ctx(), month);
  const home = [...control.a1, ...control.c1, ...control.d2];
  expect(sum([...home, ...oss.rows, ...oss.corrections, ...ecSales.rows, ...undeclared])).toEqual(sum(documents));
  const taxedAtHome = documents.flatMap(({ snapshot }) =>
    snapshot.taxpayer === 'PAYER'
      ? snapshot.taxes.filter(({ taxCountry, ratePercent }) => taxCountry === 'SK' && ratePercent > 0)
      : [],
  );
  expect(sum(home)).toEqual(sum(taxedAtHome));
  const zip = await shop.inject({ url: `/api/admin/documents/bundle.zip?month=${month}`, headers });
  const files = await unzip(zip.rawPayload);
  for (const name of ['invoices.csv', 'orders.csv', 'lines.csv'] as const) {
    const rows = csvTable(files.get(name)!);
    const named = new Map<string, number>();
    for (const { document, total } of rows) named.set(document!, (named.get(document!) ?? 0) + minorOf(total));
    if (name !== 'orders.csv')
      expect([...named], name).toEqual(
        expect.arrayContaining(documents.map(({ number, totalMinor }) => [number, totalMinor])),
      );
    expect(
      rows.reduce((minor, { total }) => minor + minorOf(total), 0),
      name,
    ).toBe(totalOf(documents));
  }
});
