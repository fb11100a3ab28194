import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../../../server/core/text/format.ts';
import { Permission } from '../../../server/core/permissions.ts';
import { refundOrder } from '../../../server/payments/refunds/refunds.service.ts';
import { buildAdminWith } from '../../support/builders/build-admin.ts';
import { buildPerson, type Person } from '../../support/builders/build-gallery.ts';
import { buildAddress } from '../../support/builders/build-order.ts';
import { buildPaidOrder } from '../../support/builders/build-paid-order.ts';
import { buildPaid } from '../../support/builders/build-payment.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { chooseOss } from '../../support/choose-oss.ts';
import { csvTable } from '../../support/csv-table.ts';
import { startShop, type TestShop } from '../../support/shop.ts';
import { unzip } from '../../support/unzip.ts';

let shop: TestShop;
let owner: Person;
let kit: number;
let month: string;
beforeAll(async () => {
  shop = await startShop();
  owner = await buildPerson(shop, { admin: true });
  kit = await buildSellable(shop, { priceMinor: 12_900, stock: 100 });
  month = dayOf(shop.clock.now()).slice(0, 7);
});
afterAll(() => shop.close());

interface Row {
  number: string;
  kind: string;
  state: string | null;
  country: string;
  buyerName: string;
  originalNumber: string | null;
  total: { minor: number };
  url: string;
  dataUrl: string;
}
interface Total {
  country: string;
  ratePercent: number;
  documentCount: number;
  net: { minor: number };
  tax: { minor: number };
  gross: { minor: number };
}
const LIST = `query ($filter: DocumentFilter, $first: Int, $page: Int) {
  adminDocuments(filter: $filter, first: $first, page: $page) { totalCount hasMore items {
    number kind state country buyerName originalNumber orderNumber total { minor } url dataUrl } }
  adminDocumentTotals(filter: $filter) { country ratePercent documentCount net { minor } tax { minor } gross { minor } } }`;
const ask = async (filter: object = {}, { headers } = owner, more: object = {}) => {
  const { data, errors } = await shop.graphql<{
    adminDocuments: { totalCount: number; items: Row[] };
    adminDocumentTotals: Total[];
  } | null>(LIST, { filter, ...more }, { headers });
  return {
    rows: data?.adminDocuments.items ?? [],
    count: data?.adminDocuments.totalCount,
    totals: data?.adminDocumentTotals ?? [],
    code: errors?.[0]?.extensions.code,
  };
};
const numbers = async (filter: object) => (await ask(filter)).rows.map(({ number }) => number);

const bundle = (which = month, { headers } = owner) =>
  shop.inject({ url: `/api/admin/documents/bundle.zip?month=${which}`, headers });

const refund = (orderId: string, amountMinor: number) =>
  refundOrder(shop.ctx(), { orderId, amountMinor, reason: 'Vrátenie', requestId: `refund-${orderId}-${amountMinor}` });

describe('the list of documents', () => {
  it('tells of each invoice how much was credited, and of a credit note what it corrects', async () => {
    const [whole, part, all] = [
      await buildPaid(shop, { lines: [{ productId: kit, quantity: 1 }] }),
      await buildPaid(shop, { lines: [{ productId: kit, quantity: 1 }] }),
      await buildPaid(shop, { lines: [{ productId: kit, quantity: 1 }] }),
    ];
    await refund(part.orderId, 1000);
    await refundOrder(shop.ctx(), { orderId: all.orderId, reason: 'Vrátenie', requestId: 'all-of-it' });
    const { rows } = await ask();
    const of = (orderId: string) => rows.filter(({ url }) => url.includes(orderId));
    expect(of(whole.orderId).map(({ state }) => state)).toEqual(['UNCREDITED']);
    expect(of(part.orderId).map(({ state }) => state)).toEqual([null, 'PARTLY_CREDITED']);
    expect(of(all.orderId).map(({ state }) => state)).toEqual([null, 'CREDITED']);
    const [note, invoice] = of(part.orderId);
    expect(note).toMatchObject({ kind: 'CREDIT_NOTE', originalNumber: invoice!.number, total: { minor: -1000 } });
    const [one] = await numbers({ state: 'PARTLY_CREDITED' });
    expect(one).toBe(invoice!.number);
    expect(await numbers({ kind: 'CREDIT_NOTE' })).toHaveLength(2);
  });

  it('opens each document as PDF and as UBL, also where the buyer is no company', async () => {
    const [row] = (await ask()).rows;
    const pdf = await shop.inject({ url: row!.url });
    const ubl = await shop.inject({ url: row!.dataUrl });
    expect([pdf.headers['content-type'], ubl.headers['content-type']]).toEqual(['application/pdf', 'application/xml']);
  });

  it('finds by number, order and buyer, in any case and without diacritics', async () => {
    const billingAddress = buildAddress({
      firstName: 'Ľubor',
      lastName: 'Šťastný 100%',
      company: 'Modely Žilina s. r. o.',
    });
    const { invoice, order } = await buildPaidOrder(shop.ctx(), [kit], { billingAddress, email: 'lubor@posta.sk' });
    const words = [invoice.number, invoice.number.toLowerCase(), invoice.number.slice(-9), order.orderNumber];
    for (const search of [...words, 'lubor stastny', 'zilina', 'LUBOR@POSTA', '100%'])
      expect(await numbers({ search }), search).toEqual([invoice.number]);
    expect(await numbers({ search: 'fa' })).toContain(invoice.number);
    for (const search of ['nobody', "x' OR 1=1", 'FA2026%9', '_'])
      expect(await numbers({ search }), search).toEqual([]);
    expect((await ask({ search: invoice.number })).rows[0]!.buyerName).toBe('Modely Žilina s. r. o.');
  });

  it('sums base, VAT and total of a filter by country and rate, as its documents say', async () => {
    await chooseOss(shop, '2020-01-01');
    const billingAddress = buildAddress({ country: 'DE', postcode: '10115', city: 'Berlin' });
    const { invoice } = await buildPaidOrder(shop.ctx(), [kit], { billingAddress });
    await chooseOss(shop, null);
    const { totals, rows } = await ask({ country: 'DE' });
    const { netMinor, taxMinor, totalMinor } = invoice;
    expect(rows.map(({ number }) => number)).toEqual([invoice.number]);
    expect(totals).toEqual([
      {
        country: 'DE',
        ratePercent: 19,
        documentCount: 1,
        net: { minor: netMinor },
        tax: { minor: taxMinor },
        gross: { minor: totalMinor },
      },
    ]);
    const everything = await ask({ month });
    const sum = everything.rows.reduce((total, row) => total + row.total.minor, 0);
    expect(everything.totals.reduce((total, { gross }) => total + gross.minor, 0)).toBe(sum);
    expect(everything.totals.map(({ country }) => country)).toEqual(['DE', 'SK']);
  });

  it('has the documents of a month alone, and no more on a page than asked for', async () => {
    expect((await ask({ month: '2019-02' })).count).toBe(0);
    const { rows, count } = await ask({ month }, owner, { first: 2, page: 2 });
    expect([rows.length, count]).toEqual([2, (await ask()).count]);
  });

  it('refuses what is no month and who may not see the documents of orders', async () => {
    for (const bad of ['2026-13', '2026-1', 'x', '2026-01-01', "2026-01'"])
      expect((await ask({ month: bad })).code, bad).toBe('VALIDATION_FAILED');
    expect((await ask({ country: 'de' })).code).toBe('VALIDATION_FAILED');
    const clerk = await buildAdminWith(shop, [Permission.CATALOGUE, Permission.ANALYTICS, Permission.SETTINGS]);
    expect((await ask({}, clerk)).code).toBe('FORBIDDEN');
    expect((await bundle(month, clerk)).statusCode).toBe(403);
    expect((await bundle(month, { ...clerk, headers: {} as Person['headers'] })).statusCode).toBe(401);
    const bookkeeper = await buildAdminWith(shop, [Permission.ORDERS]);
    expect((await ask({}, bookkeeper)).code).toBeUndefined();
  });

  it('asks as many statements for one row as for many', async () => {
    const one = await shop.statements(() => ask({}, owner, { first: 1 }));
    const many = await shop.statements(() => ask({}, owner, { first: 50 }));
    expect(many).toBe(one);
  });
});

describe('the bundle of a month', () => {
  it('holds every document in both forms, and lists with their checksums', async () => {
    const { rows } = await ask({ month });
    const answer = await bundle();
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="martyx-${month}.zip"`,
      'cache-control': 'no-store',
    });
    const files = await unzip(answer.rawPayload);
    const list = csvTable(files.get('invoices.csv')!);
    expect(list.map(({ document }) => document).sort()).toEqual(rows.map(({ number }) => number).sort());
    for (const { document, pdf, pdf_sha256: pdfSum, ubl, ubl_sha256: ublSum } of list) {
      expect([pdf, ubl]).toEqual([`pdf/${document}.pdf`, `ubl/${document}.xml`]);
      const sums = [pdf!, ubl!].map((name) => createHash('sha256').update(files.get(name)!).digest('hex'));
      expect([pdfSum, ublSum]).toEqual(sums);
      expect(files.get(ubl!)!.toString()).toContain(`<cbc:ID>${document}</cbc:ID>`);
    }
    expect(files.size).toBe(rows.length * 2 + 6);
    expect((await shop.inject({ url: rows[0]!.url })).rawPayload.equals(files.get(`pdf/${rows[0]!.number}.pdf`)!)).toBe(
      true,
    );
  });

  it('keeps what a buyer writes from becoming a formula', async () => {
    const billingAddress = buildAddress({ company: '=HYPERLINK("http://evil.example")' });
    await buildPaidOrder(shop.ctx(), [kit], { billingAddress });
    const files = await unzip((await bundle()).rawPayload);
    for (const name of ['invoices.csv', 'orders.csv']) {
      const text = files.get(name)!.toString();
      expect(text).toContain(`"'=HYPERLINK`);
      expect(text).not.toMatch(/[,\n]"?=HYPERLINK/);
    }
  });

  it('says beforehand how many documents and about how many bytes they are', async () => {
    const query = 'query ($month: String!) { documentBundle(month: $month) { documentCount byteCount } }';
    type Measured = { documentBundle: { documentCount: number; byteCount: number } };
    const { data } = await shop.graphql<Measured>(query, { month }, owner);
    const { length } = (await bundle()).rawPayload;
    expect(data.documentBundle.documentCount).toBe((await ask({ month })).count);
    expect(data.documentBundle.byteCount / length).toBeGreaterThan(0.8);
    expect(data.documentBundle.byteCount / length).toBeLessThan(1.25);
    const none = await shop.graphql<Measured>(query, { month: '2019-01' }, owner);
    expect(none.data.documentBundle).toEqual({ documentCount: 0, byteCount: 0 });
  });

  it('is a zip of empty lists where a month has no documents', async () => {
    const files = await unzip((await bundle('2019-01')).rawPayload);
    expect([...files.keys()]).toEqual([
      'invoices.csv',
      'orders.csv',
      'lines.csv',
      'gift-cards.csv',
      'payment-accounts.csv',
      'payment-movements.csv',
    ]);
    for (const content of files.values()) expect(csvTable(content)).toEqual([]);
  });

  it('stands in the audit log, and is refused after ten of them', async () => {
    const clerk = await buildAdminWith(shop, [Permission.ORDERS]);
    for (let i = 0; i < 10; i += 1) expect((await bundle('2019-01', clerk)).statusCode).toBe(200);
    expect((await bundle('2019-01', clerk)).statusCode).toBe(429);
    const entries = await shop
      .ctx()
      .sql<{ subject: string; name: string; after: object }>(
        `SELECT subject, subject_name AS name, after FROM audit_entry WHERE actor_id = $1`,
        [clerk.user.id],
      );
    expect(entries).toHaveLength(10);
    expect(entries[0]).toEqual({ subject: 'ACCOUNTING', name: '2019-01', after: { file: 'bundle.zip', documents: 0 } });
    expect((await bundle('2019-1x')).statusCode).toBe(400);
  });
});
