import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { documentKeys } from '../../../server/accounting/booking/booked-documents.queries.ts';
import { bundleZip } from '../../../server/accounting/bundle/bundle-zip.ts';
import { periodOf } from '../../../server/accounting/period.ts';
import { invoicePdf } from '../../../server/invoices/pdf/invoice-pdf.job.ts';
import { Invoice } from '../../../server/invoices/invoice.entity.ts';
import { buildPerson, type Person } from '../../support/builders/build-gallery.ts';
import { buildPaidOrder } from '../../support/builders/build-paid-order.ts';
import { buildSellable } from '../../support/builders/build-sellable.ts';
import { csvTable, minorOf } from '../../support/csv-table.ts';
import { seedDocuments } from '../../support/seed-documents.ts';
import { seedOrders } from '../../support/seed-orders.ts';
import { startShop, type TestShop } from '../../support/shop.ts';
import { unzip } from '../../support/unzip.ts';
import { shortestMs } from '../../support/cpu-work.ts';

/** With MEASURE=1 as many as a large shop has in a month, and times and memory are printed. */
const DOCUMENTS = process.env.MEASURE ? 10_000 : 400;
const MONTH = '2025-03';
const MOST_MS = 1000;

let shop: TestShop;
let owner: Person;
let invoice: Invoice;
beforeAll(async () => {
  shop = await startShop();
  owner = await buildPerson(shop, { admin: true });
  await seedOrders(shop, DOCUMENTS, 20);
  const kit = await buildSellable(shop, { priceMinor: 12_900 });
  ({ invoice } = await buildPaidOrder(shop.ctx(), [kit]));
  await invoicePdf(shop.ctx(), invoice);
  const { pdfSha256 } = await shop.ctx().repo(Invoice).findOneByOrFail({ id: invoice.id });
  await seedDocuments(shop, { day: `${MONTH}-14`, pdfSha256 });
}, 300_000);
afterAll(() => shop.close());

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const keysOf = () => documentKeys(shop.ctx(), periodOf(MONTH));

describe('the bundle of a month of many documents', () => {
  it('reads no further than a few PDFs ahead of whoever takes it', async () => {
    const { length } = await invoicePdf(shop.ctx(), invoice);
    const reading = vi.spyOn(shop.shop.files, 'readAll');
    let [taken, ahead] = [0, 0];
    for await (const chunk of bundleZip(shop.ctx(), await keysOf(), periodOf(MONTH))) {
      ahead = Math.max(ahead, reading.mock.calls.length * length - taken);
      taken += (chunk as Buffer).length;
    }
    expect(reading).toHaveBeenCalledTimes(DOCUMENTS);
    expect(ahead / length).toBeLessThan(10);
    reading.mockRestore();
  });

  it('keeps no PDF that was taken', async () => {
    const { files } = shop.shop;
    const readAll = files.readAll.bind(files);
    const kept: WeakRef<Buffer>[] = [];
    // No spy: it would keep what was answered.
    files.readAll = async (sha256) => {
      const pdf = await readAll(sha256);
      kept.push(new WeakRef(pdf));
      return pdf;
    };
    for await (const _chunk of bundleZip(shop.ctx(), await keysOf(), periodOf(MONTH)))
      if (kept.length > DOCUMENTS / 2) break;
    collectGarbage();
    expect(kept.filter((pdf) => pdf.deref()).length).toBeLessThan(50);
    files.readAll = readAll;
  });

  it('ends when whoever takes it goes away', async () => {
    const reading = vi.spyOn(shop.shop.files, 'readAll');
    const zip = bundleZip(shop.ctx(), await keysOf(), periodOf(MONTH));
    await new Promise((resolve) => zip.once('data', resolve));
    await new Promise((resolve) => zip.once('close', resolve).destroy());
    const begun = reading.mock.calls.length;
    await keysOf();
    await keysOf();
    expect(reading.mock.calls.length).toBeLessThanOrEqual(begun + 4);
    reading.mockRestore();
  });

  it('breaks off where a document cannot be had, so that it never looks whole', async () => {
    const failing = vi.spyOn(shop.shop.files, 'size').mockRejectedValue(new Error('disk'));
    const making = vi.spyOn(shop.shop.files, 'put').mockRejectedValue(new Error('disk'));
    const keys = await keysOf();
    const missing = { id: '00000000-0000-7000-8000-000000000000', orderId: 'x' };
    const zip = bundleZip(shop.ctx(), [...keys.slice(0, 3), missing], periodOf(MONTH));
    const failed = await new Promise((resolve) => zip.once('error', resolve).resume());
    expect(failed).toBeInstanceOf(Error);
    failing.mockRestore();
    making.mockRestore();
  });

  it('is whole, in the order of the numbers, within bounded memory', async () => {
    const began = performance.now();
    let most = 0;
    const watching = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20);
    const before = process.memoryUsage().rss;
    const answer = await fetch(`${shop.url}/api/admin/documents/bundle.zip?month=${MONTH}`, { headers: owner.headers });
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of answer.body!) {
      bytes += chunk.length;
      if (!process.env.MEASURE) chunks.push(Buffer.from(chunk));
    }
    clearInterval(watching);
    if (process.env.MEASURE)
      console.log(
        `${DOCUMENTS} documents, ${(bytes / 1e6).toFixed(0)} MB in ${(performance.now() - began).toFixed(0)} ms, memory + ${((most - before) / 1e6).toFixed(0)} MB`,
      );
    else {
      const files = await unzip(Buffer.concat(chunks));
      expect(files.size).toBe(DOCUMENTS * 2 + 6);
      const list = csvTable(files.get('invoices.csv')!);
      expect(list.map(({ document }) => document)).toEqual(list.map(({ document }) => document).sort());
      for (const name of ['invoices.csv', 'orders.csv', 'lines.csv']) {
        const rows = csvTable(files.get(name)!);
        expect(
          rows.reduce((sum, { total }) => sum + minorOf(total), 0),
          name,
        ).toBe(DOCUMENTS * invoice.totalMinor);
      }
    }
  }, 300_000);
});

describe('a long list of documents', () => {
  it.each([
    '',
    'filter: { month: "2025-03" }',
    'filter: { search: "FA2025000123" }',
    'filter: { search: "kovacova" }',
    'filter: { search: "nobody at all" }',
    'filter: { state: PARTLY_CREDITED }',
    'filter: { country: "SK", kind: INVOICE }',
    'first: 100, page: 100',
  ])('is there at once with %j', async (args) => {
    const totals = args.replace(/first.*/, '');
    const query = `{ adminDocuments${args && `(${args})`} { totalCount items { number } }
      adminDocumentTotals${totals && `(${totals})`} { country } }`;
    const list = async () => expect((await shop.graphql(query, {}, owner)).errors).toBeUndefined();
    const ms = await shortestMs(list);
    if (process.env.MEASURE) console.log(`${ms.toFixed(0)} ms: ${args}`);
    expect(ms).toBeLessThan(MOST_MS);
  });
});
