import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { User } from '../../../server/accounts/user.entity.ts';
import { BackOfficeScope } from '../../../server/core/permissions.ts';
import { dayOf } from '../../../server/core/text/format.ts';
import { buildProgram } from '../../support/builders/build-admin-key.ts';
import { buildPaidOrder } from '../../support/builders/build-paid-order.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let program: Awaited<ReturnType<typeof buildProgram>>;
let numbers: string[];
let month: string;
beforeAll(async () => {
  shop = await startShop();
  program = await buildProgram(shop, [BackOfficeScope.DOCUMENTS_READ]);
  const kit = await buildProduct(shop.ctx());
  const paid = [];
  for (let n = 0; n < 3; n += 1) paid.push(await buildPaidOrder(shop.ctx(), [kit]));
  numbers = paid.map(({ invoice }) => invoice.number).sort();
  month = dayOf(shop.clock.now()).slice(0, 7);
});
afterAll(() => shop.close());

const get = (url: string, { headers } = program) => shop.inject({ url, headers });
const LIST = '/api/back-office/v1/documents';

interface Page {
  items: { number: string; pdf: string; ubl: string; total: number; net: number; tax: number }[];
  after: string | null;
}

describe('the documents of a month, for a key', () => {
  it('come page by page, each once, with sums that fit', async () => {
    const items: Page['items'] = [];
    for (let after: string | null = ''; after !== null;) {
      const page: Page = (await get(`${LIST}?month=${month}&first=2${after && `&after=${after}`}`)).json();
      items.push(...page.items);
      ({ after } = page);
    }
    expect(items.map(({ number }) => number).sort()).toEqual(numbers);
    for (const { net, tax, total } of items) expect(net + tax).toBeCloseTo(total, 2);
    expect((await get(`${LIST}?month=2001-01`)).json()).toEqual({ items: [], after: null });
    expect((await get(LIST)).json()).toMatchObject({ errorCode: 'VALIDATION_FAILED' });
  });

  it('are files too, one by one and all in one', async () => {
    const [document] = (await get(`${LIST}?month=${month}`)).json<Page>().items;
    const [pdf, ubl] = [await get(document!.pdf), await get(document!.ubl)];
    expect([pdf.headers['content-type'], pdf.rawPayload.subarray(0, 5).toString()]).toEqual([
      'application/pdf',
      '%PDF-',
    ]);
    expect([ubl.headers['content-type'], ubl.body.includes(document!.number)]).toEqual(['application/xml', true]);
    const bundle = await get(`/api/admin/documents/bundle.zip?month=${month}`);
    expect([bundle.statusCode, bundle.headers['content-type']]).toEqual([200, 'application/zip']);
    expect((await get(`${LIST}/FA0000000000/pdf`)).json()).toMatchObject({ errorCode: 'INVOICE_NOT_FOUND' });
  });

  it('open by links of GraphQL, which die with the key and with the right of its admin', async () => {
    const own = await buildProgram(shop, [BackOfficeScope.DOCUMENTS_READ]);
    const query = '{ adminDocuments { items { url } } }';
    const { data } = await shop.graphql<{ adminDocuments: { items: { url: string }[] } }>(query, {}, own);
    const { url } = data.adminDocuments.items[0]!;
    expect((await shop.inject({ url })).statusCode).toBe(200);
    await shop.ctx().repo(User).update({ id: own.admin.user.id }, { active: false });
    expect((await shop.inject({ url })).json()).toMatchObject({ errorCode: 'DOWNLOAD_LINK_EXPIRED' });
  });
});
