import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, signInAs, type SignedInHeaders } from '../../support/builders/build-account.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { csvTable } from '../../support/csv-table.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const URL = '/api/admin/products.csv';
const GROUP = '01900000-0000-7000-8000-000000000001';

interface Report {
  counts: Record<string, number>;
  rows: {
    errors: { field: string; code: string }[];
    changes: { field: string; before: string | null; after: string }[];
  }[];
}

let shop: TestShop;
let headers: SignedInHeaders;
beforeAll(async () => {
  shop = await startShop();
  headers = await signInAs(shop, await buildAccount(shop, { admin: true }));
  await buildProduct(shop.ctx(), { sku: 'VP-1', priceMinor: 1000 });
  await buildProduct(shop.ctx(), { sku: 'VP-2', productType: 'DIGITAL', priceMinor: 1000 });
});
afterAll(() => shop.close());

const exported = async (lang = 'en') => (await shop.inject({ url: `${URL}?lang=${lang}`, headers })).body;
const cellOf = async (lang = 'en') => csvTable(await exported(lang)).find(({ sku }) => sku === 'VP-1')!.volume_prices;
const send = async (payload: string): Promise<Report> =>
  (
    await shop.inject({
      method: 'POST',
      url: `${URL}?dryRun=false`,
      headers: { ...headers, 'content-type': 'text/csv' },
      payload,
    })
  ).json<Report>();
const sendCell = (cell: string, sku = 'VP-1') => send(`sku,volume_prices\n${sku},"${cell}"\n`);
const stored = async () => {
  const [row] = await shop
    .ctx()
    .sql<{ prices: unknown }>(`SELECT volume_prices AS prices FROM product WHERE sku = 'VP-1'`);
  return row!.prices;
};

describe('prices of quantities in the file of products', () => {
  it('come in, in any order, also those of one group of customers', async () => {
    const { rows } = await sendCell(`50: 8.90 | 10: 9,50 | 10: 9 @ ${GROUP}`);
    expect(rows[0]!.changes).toEqual([
      { field: 'volumePrices', before: null, after: `10: 9.50 | 10: 9.00 @ ${GROUP} | 50: 8.90`.slice(0, 80) },
    ]);
    expect(await stored()).toEqual([
      { from: 10, priceMinor: 950, groupId: null },
      { from: 10, priceMinor: 900, groupId: GROUP },
      { from: 50, priceMinor: 890, groupId: null },
    ]);
  });

  it.each(['en', 'sk'])('go out in %s as a file that changes nothing when it comes back', async (lang) => {
    await sendCell(`10: 9.50 | 50: 8.90 | 10: 9 @ ${GROUP}`);
    expect(await cellOf(lang)).toContain(lang === 'en' ? '50: 8.90' : '50: 8,90');
    const { counts } = await send(await exported(lang));
    expect(counts).toMatchObject({ UPDATED: 0, REJECTED: 0 });
  });

  it('stay where the cell is empty, and go with a hyphen', async () => {
    await sendCell('10: 9.50');
    await send('sku,price,volume_prices\nVP-1,11,\n');
    expect(await stored()).toHaveLength(1);
    await sendCell('-');
    expect([await stored(), await cellOf()]).toEqual([null, '']);
  });

  it.each([
    ['10 for 9.50', 'INVALID_FORMAT'],
    ['10: nine', 'INVALID_FORMAT'],
    ['10: 9.50 | 50: 9.90', 'CUSTOM'],
    ['1: 9.50', 'TOO_SMALL'],
  ])('are refused as %s', async (cell, code) => {
    expect((await sendCell(cell)).rows[0]!.errors).toEqual([{ field: 'volumePrices', code }]);
  });

  it('are of goods alone', async () => {
    const { rows } = await sendCell('10: 9.50', 'VP-2');
    expect(rows[0]!.errors).toEqual([{ field: 'volumePrices', code: 'NOT_ALLOWED' }]);
  });
});
