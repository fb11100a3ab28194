import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, signInAs, type SignedInHeaders } from '../../support/builders/build-account.ts';
import { buildAdminWith } from '../../support/builders/build-admin.ts';
import { Permission } from '../../../server/core/permissions.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const URL = '/api/admin/products.csv';

interface Report {
  dryRun: boolean;
  saved: boolean;
  unknownColumns: string[];
  counts: Record<string, number>;
  rows: { row: number; sku: string; outcome: string; errors: object[]; changes: object[] }[];
  truncated: boolean;
  errorCode?: string;
  args?: Record<string, unknown>;
}

let shop: TestShop;
let headers: SignedInHeaders;
beforeAll(async () => {
  shop = await startShop();
  headers = await signInAs(shop, await buildAccount(shop, { admin: true }));
  await buildProduct(shop.ctx(), {
    sku: 'MX-A1',
    name: '=SUM(1;2) "quoted"\' kit',
    nameSk: 'Šíp; raketa',
    priceMinor: 12_900,
  });
  await buildProduct(shop.ctx(), { sku: 'MX-A2', name: "'=already", productType: 'DIGITAL', priceMinor: 5 });
  await buildProduct(shop.ctx(), { sku: 'MX-A3', name: 'Boat', category: 'boats', active: false });
});
afterAll(() => shop.close());

const exported = async (query = '', lang = 'en'): Promise<string> =>
  (await shop.inject({ url: `${URL}?lang=${lang}${query}`, headers })).body;
const send = async (payload: string | Buffer, query = 'dryRun=false', as: Record<string, string> = headers) =>
  (
    await shop.inject({
      method: 'POST',
      url: `${URL}?${query}`,
      headers: { ...as, 'content-type': 'text/csv' },
      payload,
    })
  ).json<Report>();
const products = () =>
  shop.ctx().sql<{ sku: string; price: number; version: number; onHand: number | null; name: string }>(
    `SELECT p.sku, p.price_minor::float8 AS price, p.version, s.on_hand AS "onHand", t.name, p.active
     FROM product p JOIN product_translation t ON t.product_id = p.id AND t.locale = 'en'
     LEFT JOIN stock_level s ON s.product_id = p.id ORDER BY p.sku`,
  );
const product = async (sku: string) => (await products()).find((one) => one.sku === sku);

describe('the file of products', () => {
  it('opens in spreadsheets of each language and runs nothing there', async () => {
    const en = await exported();
    expect(en.startsWith('\uFEFFsku,version,slug,type,category,active,price,stock,stock_change,')).toBe(true);
    expect(en).toContain('129.00');
    expect(en).toContain(`"'=SUM(1;2) ""quoted""' kit"`);
    const de = await exported('', 'de');
    expect(de).toContain('sku;version;');
    expect(de).toContain('129,00');
  });

  it('holds what the filter leaves', async () => {
    const skus = (text: string) => [...text.matchAll(/^MX-A\d/gm)].map(([sku]) => sku);
    expect(skus(await exported('&type=DIGITAL'))).toEqual(['MX-A2']);
    expect(skus(await exported('&state=INACTIVE'))).toEqual(['MX-A3']);
    expect(skus(await exported('&search=sip'))).toEqual(['MX-A1']);
    expect(skus(await exported())).toEqual(['MX-A1', 'MX-A2', 'MX-A3']);
  });

  it.each(['en', 'sk', 'de'])('changes nothing when it comes back as it went out (%s)', async (lang) => {
    const before = await products();
    const file = await exported('', lang);
    const report = await send(file);
    expect(report).toMatchObject({ saved: false, rows: [], counts: { UNCHANGED: 3, UPDATED: 0, REJECTED: 0 } });
    expect((await send(file.replaceAll('\r\n', '\n'))).counts.UNCHANGED).toBe(3);
    expect(await products()).toEqual(before);
  });

  it('comes back from a spreadsheet that left empty rows behind, with tabs too', async () => {
    const file = await exported('', 'sk');
    const blank = `${';'.repeat(file.split('\r\n')[0]!.split(';').length - 1)}\r\n`;
    const left = await send(file.replace('\r\n', `\r\n${blank}`) + blank + blank, 'dryRun=true');
    expect(left).toMatchObject({ rows: [], counts: { UNCHANGED: 3, REJECTED: 0 } });
    const tabs = await send('sku\tprice\r\nMX-A1\t129,00\r\n', 'dryRun=true');
    expect(tabs.counts).toMatchObject({ UNCHANGED: 1, REJECTED: 0 });
  });

  it('takes prices as spreadsheets write them, and none that could mean two', async () => {
    const priced = async (price: string) => {
      const { rows } = await send(`sku;price\nMX-A1;"${price}"\n`, 'dryRun=true');
      return (rows[0]!.changes[0] as { after: string } | undefined)?.after ?? 'refused';
    };
    for (const price of ['1299,50', '1299.5', '1 299,50 €', '1\u00a0299,50', '1.299,50', '€1,299.50'])
      expect([price, await priced(price)]).toEqual([price, '129950']);
    for (const price of ['1.299', '1,299', '1.29,50', '12.99.50', '-5'])
      expect([price, await priced(price)]).toEqual([price, 'refused']);
  });

  it('carries any text there and back', async () => {
    const texts = fc
      .string({
        unit: fc.constantFrom('=', "'", '"', ',', ';', '\n', '+', '-', '@', 'a', 'ž', ' ', '＝'),
        minLength: 1,
        maxLength: 12,
      })
      .filter((text) => text.trim() !== '');
    await fc.assert(
      fc.asyncProperty(texts, fc.constantFrom('en', 'sk'), async (text, lang) => {
        await shop
          .ctx()
          .sql(
            `UPDATE product_translation SET name = $1 WHERE name = (SELECT name FROM product_translation x JOIN product p ON p.id = x.product_id WHERE p.sku = 'MX-A3' AND x.locale = 'en')`,
            [text.trim()],
          );
        expect((await send(await exported('', lang), 'dryRun=true')).counts.UNCHANGED).toBe(3);
      }),
      { numRuns: 40 },
    );
  });

  it('is for admins of the catalogue', async () => {
    const customer = await signInAs(shop, await buildAccount(shop));
    const parcels = await buildAdminWith(shop, [Permission.ORDERS]);
    for (const [as, code] of [
      [{}, 'UNAUTHENTICATED'],
      [customer, 'FORBIDDEN'],
      [parcels.headers, 'FORBIDDEN'],
    ] as const) {
      expect((await send('sku\n', '', as as Record<string, string>)).errorCode).toBe(code);
      expect((await shop.inject({ url: URL, headers: as })).json<Report>().errorCode).toBe(code);
    }
  });
});

describe('an import', () => {
  it('tells what would change before anything does', async () => {
    const text = 'sku;price;active\r\nMX-A1;99,50;ja\r\nMX-A2;0,05 €;\r\n';
    const dry = await send(text, '');
    expect(dry).toMatchObject({ dryRun: true, saved: false, counts: { UPDATED: 1, UNCHANGED: 1 } });
    expect(dry.rows).toEqual([
      {
        row: 2,
        sku: 'MX-A1',
        outcome: 'UPDATED',
        errors: [],
        changes: [{ field: 'priceMinor', before: '12900', after: '9950' }],
      },
    ]);
    expect((await product('MX-A1'))!.price).toBe(12_900);
    expect((await send(text)).saved).toBe(true);
    expect(await product('MX-A1')).toMatchObject({ price: 9950, version: 2 });
  });

  it('says which cell of which row is wrong', async () => {
    const report = await send(
      [
        'sku,type,category,price,name_en,summary_en,weight_g,stock_change',
        'MX-A1,,,abc,,,,',
        '',
        'MX-A1,,,1,,,,',
        'MX A9,PHYSICAL,nowhere,1,,Good,,',
        'MX-A2,PHYSICAL,,,,,5,1',
        ',,,1,,,,',
        'MX-A3,,,1,,,,,,too,many',
      ].join('\n'),
    );
    expect(report.rows.map(({ row, errors }) => [row, errors])).toEqual([
      [2, [{ field: 'priceMinor', code: 'INVALID_FORMAT' }]],
      [4, [{ field: 'sku', code: 'DUPLICATE' }]],
      [
        5,
        expect.arrayContaining([
          { field: 'weightGrams', code: 'REQUIRED' },
          { field: 'name.en', code: 'REQUIRED' },
          { field: 'sku', code: 'INVALID_FORMAT' },
          { field: 'category', code: 'UNKNOWN' },
        ]),
      ],
      [
        6,
        expect.arrayContaining([
          { field: 'productType', code: 'NOT_ALLOWED' },
          { field: 'version', code: 'REQUIRED' },
        ]),
      ],
      [7, [{ field: 'sku', code: 'REQUIRED' }]],
      [8, [{ field: 'row', code: 'TOO_MANY_CELLS' }]],
    ]);
    expect(report).toMatchObject({ saved: false, counts: { REJECTED: 6 } });
  });

  it('saves nothing, the good rows, or the good fields, as its policy says', async () => {
    const text = 'sku,price,active\nMX-A1,10.00,no\nMX-A3,bad,yes\n';
    expect((await send(text)).saved).toBe(false);
    expect((await product('MX-A1'))!.price).toBe(9950);
    expect(await send(text, 'dryRun=false&policy=REJECT_FAILED_ROWS')).toMatchObject({
      saved: true,
      counts: { UPDATED: 1 },
    });
    expect(await product('MX-A1')).toMatchObject({ price: 1000, active: false });
    expect(await product('MX-A3')).toMatchObject({ active: false });
    expect((await send(text, 'dryRun=false&policy=IGNORE_FAILED')).counts).toMatchObject({ UPDATED: 1, UNCHANGED: 1 });
    expect(await product('MX-A3')).toMatchObject({ active: true });
  });

  it('takes back all earlier rows when one row far below fails', async () => {
    const rows = Array.from({ length: 700 }, (_, i) => `N-${i},DIGITAL,rockets,1.00,Name ${i},Sum`);
    const text = ['sku,type,category,price,name_en,summary_en', ...rows, 'N-bad,DIGITAL,nowhere,1,Bad,Sum'].join('\n');
    const before = await products();
    expect(await send(text)).toMatchObject({ saved: false, counts: { CREATED: 700, REJECTED: 1 } });
    expect(await products()).toEqual(before);
    expect(await shop.ctx().sql(`SELECT FROM audit_entry WHERE subject_name LIKE 'Name %'`)).toEqual([]);
  });

  it('creates products off sale, with stock, texts, an address of their own and a line in the log', async () => {
    const text = `sku,type,category,price,weight_g,stock_change,name_en,summary_en,name_sk,summary_sk
NEW-1,physical,rockets,5,300,7,Ďumbier rocket,Small,Ďumbier,Malá
NEW-2,digital,rockets,5,,,Ďumbier rocket,Files,,`;
    expect(await send(text)).toMatchObject({ saved: true, counts: { CREATED: 2 } });
    const rows = await shop.ctx().sql(
      `SELECT p.slug, p.active, p.tax_class, s.on_hand, (SELECT count(*)::int FROM product_translation t WHERE t.product_id = p.id) AS texts,
        (SELECT price_minor::int FROM price_change c WHERE c.product_id = p.id) AS price,
        (SELECT action FROM audit_entry a WHERE a.subject_id = p.id::text) AS action
       FROM product p LEFT JOIN stock_level s ON s.product_id = p.id WHERE sku LIKE 'NEW-%' ORDER BY sku`,
    );
    const both = { active: false, price: 500, action: 'product.create' };
    expect(rows).toEqual([
      { ...both, slug: 'dumbier-rocket', tax_class: 'goods', on_hand: 7, texts: 2 },
      { ...both, slug: 'dumbier-rocket-new-2', tax_class: 'digital', on_hand: null, texts: 1 },
    ]);
  });

  it('counts a change of stock once, even if the file is sent twice', async () => {
    const { version } = (await product('NEW-1'))!;
    const text = `sku,version,stock_change\nNEW-1,${version},-2\n`;
    expect((await send(text)).saved).toBe(true);
    expect((await send(text)).rows[0]!.errors).toEqual([{ field: 'version', code: 'VERSION_CONFLICT' }]);
    expect((await product('NEW-1'))!.onHand).toBe(5);
    expect((await send(`sku,version,stock_change\nNEW-1,${version + 1},-6\n`)).rows[0]!.errors).toEqual([
      { field: 'stockDelta', code: 'BELOW_RESERVED' },
    ]);
  });

  it.each([
    ['', 'EMPTY'],
    ['name;price\nx;1', 'NO_SKU'],
    ['"sku,price"\r\n"MX-A1,1"\r\n', 'ONE_COLUMN'],
    ['sku,price,price\n', 'DUPLICATE_COLUMN'],
    ['sku,price\nA,"1', 'BROKEN'],
    ['sku,price\nA,"1"x', 'BROKEN'],
    [Buffer.from([0x73, 0x6b, 0x75, 0x0a, 0xe9, 0xff]), 'ENCODING'],
    [`sku\n${'A\n'.repeat(10_001)}`, 'TOO_MANY_ROWS'],
    [`sku${',x'.repeat(250)}\n`, 'TOO_MANY_COLUMNS'],
    [`sku,name_en\nA,${'x'.repeat(100_001)}\n`, 'CELL_TOO_LONG'],
  ])('refuses what is no file of products, case %#', async (text, code) => {
    expect(await send(text)).toMatchObject({ errorCode: 'VALIDATION_FAILED', args: { file: code } });
  });

  it('answers a first line of ten megabytes in a few words', async () => {
    for (const line of ['sku'.repeat(3_300_000), 'sku,'.repeat(2_450_000), `sku,${'"a",'.repeat(2_450_000)}`]) {
      const answer = await send(line);
      expect(answer).toMatchObject({ errorCode: 'VALIDATION_FAILED' });
      expect(JSON.stringify(answer).length).toBeLessThan(500);
    }
  });

  it('refuses more than 10 MB', async () => {
    const answer = await fetch(shop.url + URL, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'text/csv' },
      body: 'x'.repeat(10_000_001),
    });
    expect(answer.status).toBe(413);
  });

  it('names columns that it does not know', async () => {
    expect((await send('sku,prise\nMX-A1,5\n')).unknownColumns).toEqual(['prise']);
  });
});
