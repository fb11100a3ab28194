import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkVatNumber } from '../../../server/cart/vies/vat-check.service.ts';
import { bookedDocuments } from '../../../server/accounting/booking/booked-documents.queries.ts';
import { lastDayOf, periodOf, quarterOf } from '../../../server/accounting/period.ts';
import { wholeEuros } from '../../../server/accounting/returns/forms/ec-sales-list-form.ts';
import { readReturns } from '../../../server/accounting/returns/returns.queries.ts';
import type { Amounts } from '../../../server/accounting/returns/sums.ts';
import { TAX_LINES } from '../../../server/accounting/returns/vat-return.ts';
import { dayOf } from '../../../server/core/text/format.ts';
import { Invoice, InvoiceKind } from '../../../server/invoices/invoice.entity.ts';
import { Order } from '../../../server/orders/order.entity.ts';
import { orderLines } from '../../../server/orders/orders.queries.ts';
import { refundOrder } from '../../../server/payments/refunds/refunds.service.ts';
import { PromotionKind } from '../../../server/promotions/promotion-kinds.ts';
import { createPromotion } from '../../../server/promotions/promotions.service.ts';
import { ownerCtx } from '../../support/builders/build-admin.ts';
import { buildPerson, type Person } from '../../support/builders/build-gallery.ts';
import { buildAddress } from '../../support/builders/build-order.ts';
import { buildPaid } from '../../support/builders/build-payment.ts';
import { givenPromotion } from '../../support/builders/build-promotion.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { changeSetting } from '../../support/change-setting.ts';
import { chooseOss } from '../../support/choose-oss.ts';
import { csvTable, minorOf } from '../../support/csv-table.ts';
import { startShop, type TestShop } from '../../support/shop.ts';
import { shapeFaults } from '../../support/tax-forms/form-shape.ts';
import { lineOf, listedEuros, ossSum, statementSums } from '../../support/tax-forms/form-figures.ts';
import { FORM_SHAPES } from '../../support/tax-forms/form-shapes.ts';
import { xmlTree } from '../../support/tax-forms/xml-tree.ts';
import { unzip } from '../../support/unzip.ts';

const ORDERS = 45;

let shop: TestShop;
let owner: Person;
let month: string;
let documents: Invoice[];

const story = fc.record({
  products: fc.array(
    fc.record({
      priceMinor: fc.integer({ min: 1, max: 30_000 }),
      digital: fc.boolean(),
      quantity: fc.integer({ min: 1, max: 7 }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  buyer: fc.constantFrom(
    { country: 'SK' },
    { country: 'SK', company: 'Dielňa s. r. o.', companyId: '12345678', vatId: 'SK2021234567' },
    { country: 'SK', company: 'Klub modelárov', companyId: '87654321' },
    { country: 'DE', postcode: '10115', city: 'Berlin' },
    { country: 'AT', postcode: '1010', city: 'Wien', company: 'Modellbau GmbH', vatId: 'ATU12345678' },
    { country: 'CZ', postcode: '11000', city: 'Praha', company: 'Modely s. r. o.', vatId: 'CZ12345678' },
    { country: 'FI', postcode: '00100', city: 'Helsinki' },
  ),
  oss: fc.boolean(),
  promotion: fc.option(fc.record({ percent: fc.integer({ min: 1, max: 95 }) })),
  refunds: fc.array(
    fc.record({
      line: fc.nat(3),
      kind: fc.constantFrom('amount', 'units', 'rest'),
      share: fc.double({ min: 0.01, max: 0.9, noNaN: true }),
    }),
    {
      maxLength: 3,
    },
  ),
});
type Story = typeof story extends fc.Arbitrary<infer Value> ? Value : never;

let serial = 0;
const refund = async (orderId: string, { line, kind, share }: Story['refunds'][number]) => {
  const order = await shop.ctx().repo(Order).findOneByOrFail({ id: orderId });
  const lines = await orderLines(shop.ctx(), orderId);
  const left = order.totalMinor - order.refundedMinor;
  const units = { items: [{ itemId: lines[line % lines.length]!.id, quantity: 1 }] };
  const part =
    kind === 'units' ? units : kind === 'amount' ? { amountMinor: Math.max(1, Math.floor(left * share)) } : {};
  const wish = { orderId, reason: 'Vrátenie', requestId: `sum-${(serial += 1)}`, ...part };
  await refundOrder(shop.ctx(), wish).catch((error: { code?: string }) => {
    expect(['REFUND_NOT_ALLOWED', 'VALIDATION_FAILED']).toContain(error.code);
  });
};

const tell = async ({ products, buyer, oss, promotion, refunds }: Story) => {
  await chooseOss(shop, oss ? '2020-01-01' : null);
  const ids = await Promise.all(
    products.map(({ priceMinor, digital }) =>
      buildSellable(shop, { priceMinor, type: digital ? 'DIGITAL' : 'PHYSICAL', stock: 20, weightGrams: 100 }),
    ),
  );
  const given = {
    kind: PromotionKind.PERCENT,
    percent: promotion?.percent ?? 1,
    productIds: ids,
    code: `SUM-${(serial += 1)}`,
  };
  const code = promotion ? (await createPromotion(await ownerCtx(shop), givenPromotion(given))).code : null;
  const lines = ids.map((productId, i) => ({ productId, quantity: products[i]!.quantity }));
  const billingAddress = buildAddress(buyer);
  const { orderId } = await buildPaid(shop, { lines, promotionCode: code, billingAddress });
  for (const each of refunds) await refund(orderId, each);
};

beforeAll(async () => {
  shop = await startShop();
  owner = await buildPerson(shop, { admin: true });
  // Of the two companies elsewhere VIES knows the Czech one.
  expect(await checkVatNumber(shop.ctx(), 'CZ12345678')).toMatchObject({ valid: true });
  for (const given of fc.sample(story, { seed: 20_261_126, numRuns: ORDERS })) await tell(given);
  month = dayOf(shop.clock.now()).slice(0, 7);
  documents = await shop
    .ctx()
    .repo(Invoice)
    .find({ order: { id: 'ASC' } });
}, 300_000);
afterAll(() => shop.close());

const sum = (rows: readonly Amounts[]): Amounts => ({
  netMinor: rows.reduce((total, { netMinor }) => total + netMinor, 0),
  taxMinor: rows.reduce((total, { taxMinor }) => total + taxMinor, 0),
});
const linesWith = (test: (line: Invoice['snapshot']['lines'][number], invoice: Invoice) => boolean) =>
  documents.flatMap((invoice) => invoice.snapshot.lines.filter((line) => test(line, invoice)));
const file = (name: string, period = month) =>
  shop.inject({ url: `/api/admin/accounting/${name}?period=${period}`, headers: owner.headers });

it('has documents of every kind to be summed', () => {
  const kinds = new Set(
    documents.flatMap(({ kind, snapshot }) => snapshot.taxes.map(({ taxCountry }) => `${kind} ${taxCountry}`)),
  );
  for (const kind of ['INVOICE SK', 'INVOICE DE', 'INVOICE CZ', 'CREDIT_NOTE SK', 'CREDIT_NOTE DE', 'CREDIT_NOTE CZ'])
    expect([...kinds]).toContain(kind);
});

it('splits each document into parts that sum to it, at its states and rates', async () => {
  for await (const { invoice, parts } of bookedDocuments(shop.ctx(), periodOf(month))) {
    const { netMinor, taxMinor, snapshot } = invoice;
    expect(sum(parts.map(({ line }) => line))).toEqual({ netMinor, taxMinor });
    for (const row of snapshot.taxes) {
      const own = parts.filter(
        ({ line }) => line.taxCountry === row.taxCountry && line.ratePercent === row.ratePercent,
      );
      expect(sum(own.map(({ line }) => line))).toEqual({ netMinor: row.netMinor, taxMinor: row.taxMinor });
      expect(own.every(({ line }) => Math.sign(line.netMinor) * Math.sign(line.taxMinor) >= 0)).toBe(true);
    }
  }
});

it('says in the returns of a month or quarter what the documents say, each part once', async () => {
  for (const period of [month, quarterOf(`${month}-01`)]) {
    const { vat, control, oss, ecSales, undeclared, documentCount } = await readReturns(shop.ctx(), period);
    expect(documentCount).toBe(documents.length);
    const line = (name: string) => vat.rows.find((row) => row.line === name)!;
    const home = linesWith(
      ({ taxCountry, ratePercent }, { kind }) => taxCountry === 'SK' && ratePercent > 0 && kind === InvoiceKind.INVOICE,
    );
    const taken = linesWith(
      ({ taxCountry, ratePercent }, { kind }) =>
        taxCountry === 'SK' && ratePercent > 0 && kind === InvoiceKind.CREDIT_NOTE,
    );
    expect(sum([line('01'), line('01a'), line('03')])).toEqual(sum(home));
    expect(line('17').taxMinor).toBe(sum(home).taxMinor);
    const free = linesWith((_, { snapshot }) => snapshot.exemption === 'UNION_BUSINESS');
    const intraUnion = free.filter(({ taxCountry }) => taxCountry === 'SK');
    const credited = intraUnion.filter(({ netMinor }) => netMinor < 0);
    expect(sum(free)).toEqual({ netMinor: sum(ecSales.rows).netMinor, taxMinor: 0 });
    expect(sum(ecSales.rows.filter(({ goods }) => goods))).toEqual(sum(intraUnion));
    expect(new Set(ecSales.rows.map(({ vatId }) => vatId))).toEqual(new Set(['CZ12345678']));
    expect([sum([line('13')]), sum([line('14')])]).toEqual(
      Array(2).fill(sum(intraUnion.filter(({ netMinor }) => netMinor > 0))),
    );
    expect(sum([line('24')])).toEqual(sum([...taken, ...credited]));
    expect(sum([...control.a1, ...control.c1, ...control.d2])).toEqual(sum([...home, ...taken]));
    expect(control.a1.every(({ vatId, buyerName }) => vatId !== null || buyerName === 'Klub modelárov')).toBe(true);
    const abroad = linesWith(({ taxCountry }, { snapshot }) => taxCountry !== 'SK' && !snapshot.exemption);
    expect(sum([...oss.rows, ...oss.corrections])).toEqual(sum(abroad));
    expect(sum([...home, ...taken, ...abroad, ...ecSales.rows, ...undeclared])).toEqual(sum(documents));
  }
});

it('writes the same into every file', async () => {
  const sheet = async (name: string, test: (row: Record<string, string>) => boolean = () => true) =>
    csvTable((await file(name)).body)
      .filter(test)
      .reduce((total, { base, tax }) => total + minorOf(base || '0') + minorOf(tax || '0'), 0);
  const total = documents.reduce((gross, { totalMinor }) => gross + totalMinor, 0);
  const home = linesWith(({ taxCountry, ratePercent }) => taxCountry === 'SK' && ratePercent > 0);
  const goods = linesWith(({ taxCountry }, { snapshot }) => taxCountry === 'SK' && snapshot.exemption !== undefined);
  const intraUnion = sum(goods).netMinor;
  const homeGross = home.reduce((gross, { grossMinor }) => gross + grossMinor, 0);
  expect(await sheet('control-statement.csv')).toBe(homeGross);
  expect(
    await sheet('vat-return.csv', ({ line, tax_line: taxLine }) => taxLine !== '17' && !['14', '15'].includes(line!)),
  ).toBe(homeGross + intraUnion);
  expect((await sheet('oss.csv')) + (await sheet('ec-sales-list.csv')) + homeGross).toBe(total);
  const pohoda = (await file('pohoda.xml')).body;
  const priced = (name: string) =>
    [...pohoda.matchAll(new RegExp(`<typ:${name}>(-?[\\d.]+)<`, 'g'))].reduce(
      (minor, match) => minor + minorOf(match[1]),
      0,
    );
  expect([priced('price'), priced('priceVAT'), priced('priceSum')]).toEqual([
    sum(documents).netMinor,
    sum(documents).taxMinor,
    total,
  ]);
  const [, , ...postings] = (await file('datev.csv')).rawPayload.toString('latin1').trimEnd().split('\r\n');
  const posted = postings
    .map((row) => row.split(';'))
    .reduce((minor, [amount, side]) => minor + minorOf(amount!.replace(',', '.')) * (side === '"H"' ? -1 : 1), 0);
  expect(posted).toBe(total);
  const zip = await shop.inject({ url: `/api/admin/documents/bundle.zip?month=${month}`, headers: owner.headers });
  const files = await unzip(zip.rawPayload);
  for (const name of ['invoices.csv', 'orders.csv', 'lines.csv']) {
    const rows = csvTable(files.get(name)!);
    for (const [column, expected] of [
      ['base', sum(documents).netMinor],
      ['vat', sum(documents).taxMinor],
      ['total', total],
    ] as const)
      expect(
        rows.reduce((minor, row) => minor + minorOf(row[column]), 0),
        `${name} ${column}`,
      ).toBe(expected);
  }
});

it('writes the same into the forms of the tax office, which are as their schemas say', async () => {
  const quarter = quarterOf(`${month}-01`);
  await changeSetting(shop, 'ACCOUNTING', { taxOffice: 'Žilina', signatory: null });
  const form = async (name: keyof typeof FORM_SHAPES) => {
    const tree = xmlTree((await file(name, quarter)).body);
    expect(shapeFaults(tree, FORM_SHAPES[name]), name).toEqual([]);
    return tree;
  };
  const { vat, control, oss, ecSales } = await readReturns(shop.ctx(), quarter);
  const vatForm = await form('vat-return.xml');
  for (const { line, netMinor, taxMinor } of vat.rows) {
    if (line !== '17') expect(lineOf(vatForm, line), line).toBe(netMinor);
    const taxLine = line === '17' ? '17' : TAX_LINES[line];
    if (taxLine) expect(lineOf(vatForm, taxLine), taxLine).toBe(taxMinor);
  }
  const declared = sum([...control.a1, ...control.c1, ...control.d2]);
  expect(statementSums(await form('control-statement.xml'))).toEqual(declared);
  const ossForm = await form('oss.xml');
  const { netMinor, taxMinor } = sum(oss.rows);
  expect([ossSum(ossForm, 'TaxableAmount'), ossSum(ossForm, 'VATAmount')]).toEqual([netMinor, taxMinor]);
  expect(ossSum(ossForm, 'BalanceOfVATDue')).toBe(sum([...oss.rows, ...oss.corrections]).taxMinor);
  const euros = ecSales.rows.map((row) => wholeEuros(row.netMinor)).filter(Boolean);
  expect(listedEuros(await form('ec-sales-list.xml'))).toEqual(euros);
});

it('writes no form that lacks who files it, or for a period that has another one', async () => {
  const refused = async (name: string, period: string): Promise<unknown> => {
    const answer = await file(name, period);
    expect(answer.statusCode).toBe(400);
    return answer.json<{ args: unknown }>().args;
  };
  await changeSetting(shop, 'ACCOUNTING', { taxOffice: null, signatory: null });
  expect(await refused('vat-return.xml', month)).toEqual({ taxOffice: 'REQUIRED' });
  expect(await refused('oss.xml', month)).toEqual({ period: 'QUARTER' });
  expect(await refused('control-statement.xml', '2024-11')).toEqual({ period: 'OLD_FORM' });
});

it('refuses what is no period or no file, and who may not see the documents of orders', async () => {
  for (const url of ['vat-return.csv?period=2026-13', 'oss.csv?period=2026-Q5', 'oss.csv', 'else.csv?period=2026-11'])
    expect((await shop.inject({ url: `/api/admin/accounting/${url}`, headers: owner.headers })).statusCode, url).toBe(
      400,
    );
  expect((await shop.inject({ url: `/api/admin/accounting/oss.csv?period=${month}` })).statusCode).toBe(401);
  expect([periodOf('2026-Q4'), lastDayOf(periodOf('2026-02'))]).toEqual([
    { name: '2026-Q4', from: '2026-10-01', to: '2027-01-01' },
    '2026-02-28',
  ]);
});

it('takes what is credited in a later quarter back as an amendment of the earlier one', async () => {
  const before = await readReturns(shop.ctx(), quarterOf(`${month}-01`));
  await chooseOss(shop, '2020-01-01');
  const kit = await buildSellable(shop, { priceMinor: 11_900, stock: 5 });
  const billingAddress = buildAddress({ country: 'DE', postcode: '10115', city: 'Berlin' });
  const { orderId } = await buildPaid(shop, { lines: [{ productId: kit, quantity: 1 }], billingAddress });
  shop.clock.advance(100 * 86_400_000);
  await refundOrder(shop.ctx(), { orderId, reason: 'Vrátenie', requestId: 'later-quarter' });
  const earlier = quarterOf(`${month}-01`);
  const later = await readReturns(shop.ctx(), quarterOf(dayOf(shop.clock.now())));
  const [invoice, note] = await shop
    .ctx()
    .repo(Invoice)
    .find({ where: { orderId }, order: { id: 'ASC' } });
  expect(later.oss.rows).toEqual([]);
  expect(later.oss.corrections).toEqual([
    { country: 'DE', quarter: earlier, netMinor: note!.netMinor, taxMinor: note!.taxMinor },
  ]);
  const after = await readReturns(shop.ctx(), earlier);
  expect(sum(after.oss.rows).taxMinor - sum(before.oss.rows).taxMinor).toBe(invoice!.taxMinor);
});
