import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorPolicy } from '../../../server/catalog/admin/bulk.types.ts';
import { readEditable } from '../../../server/catalog/admin/admin-product-edit.queries.ts';
import { importProducts } from '../../../server/catalog/admin/product-csv-import.service.ts';
import type { Ctx } from '../../../server/core/context.ts';
import { buildAccount, signInAs } from '../../support/builders/build-account.ts';
import { ownerCtx } from '../../support/builders/build-admin.ts';
import {
  inDays,
  later,
  oldProduct,
  planSale,
  sale,
  shownPrice,
  storedPrices,
  today,
} from '../../support/builders/build-planned-sale.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { csvTable } from '../../support/csv-table.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let admin: Ctx;
beforeAll(async () => {
  shop = await startShop();
  admin = await ownerCtx(shop);
});
afterAll(() => shop.close());

describe('a file of products', () => {
  const send = (lines: string[]) =>
    importProducts(admin, lines.join('\n'), { dryRun: false, policy: ErrorPolicy.REJECT_FAILED_ROWS });

  it('plans sales, says what is wrong with them, and takes them away by a hyphen', async () => {
    const ids = [await oldProduct(shop), await buildProduct(shop.ctx(), { priceMinor: 1000 })];
    const skus = (
      await shop.ctx().sql<{ sku: string }>('SELECT sku FROM product WHERE id = ANY($1) ORDER BY id', [ids])
    ).map(({ sku }) => sku);
    const head = 'sku,sale_price,sale_from,sale_to';
    const { rows } = await send([
      head,
      `${skus[0]},8.00,${today(shop)},${inDays(shop, 2)}`,
      `${skus[1]},10.00,${inDays(shop, 1)},${inDays(shop, 2)}`,
    ]);
    expect(rows).toMatchObject([
      { outcome: 'UPDATED' },
      { outcome: 'REJECTED', errors: [{ field: 'salePriceMinor', code: 'NOT_BELOW' }] },
    ]);
    expect((await shownPrice(shop, ids[0]!)).price.minor).toBe(800);
    const taken = await send([head, `${skus[0]},-,,`]);
    expect(taken.rows[0]!.changes).toContainEqual({ field: 'salePriceMinor', before: '800', after: '-' });
    expect(await storedPrices(shop, ids[0]!)).toMatchObject({ price: 1000, sale: null });
  });

  it.each(['en', 'sk'])('has later sales in %s, out and in', async (lang) => {
    const id = await oldProduct(shop);
    const sku = (await readEditable(admin, id)).sku;
    const laterSales = [later(900, inDays(shop, 5), inDays(shop, 6)), later(850, inDays(shop, 8), inDays(shop, 9))];
    await planSale(admin, id, { ...sale(800, today(shop), inDays(shop, 1)), laterSales });
    const url = `/api/admin/products.csv?lang=${lang}`;
    const headers = await signInAs(shop, await buildAccount(shop, { admin: true }));
    const { body } = await shop.inject({ url, headers });
    const row = csvTable(body).find((one) => one.sku === sku)!;
    const prices = lang === 'en' ? ['9.00', '8.50'] : ['9,00', '8,50'];
    const cell = `${prices[0]}: ${inDays(shop, 5)} - ${inDays(shop, 6)} | ${prices[1]}: ${inDays(shop, 8)} - ${inDays(shop, 9)}`;
    expect(row.later_sales).toBe(cell);
    expect((await send(['sku,later_sales', `${sku},"${cell}"`])).rows).toEqual([]);
    const { rows } = await send(['sku,later_sales', `${sku},"${prices[0]}: ${inDays(shop, 1)} - ${inDays(shop, 6)}"`]);
    expect(rows).toMatchObject([{ outcome: 'REJECTED', errors: [{ field: 'laterSales', code: 'OVERLAPS' }] }]);
    await send(['sku,later_sales', `${sku},-`]);
    expect(await readEditable(admin, id)).toMatchObject({ sale: { price: { minor: 800 } }, laterSales: [] });
  });

  it('leaves a sale alone as a whole where a part of it is wrong', async () => {
    const id = await oldProduct(shop);
    const sku = (await readEditable(admin, id)).sku;
    const file = [
      'sku,price,sale_price,sale_from,sale_to',
      `${sku},11.00,8.00,${inDays(shop, -3)},${inDays(shop, -2)}`,
    ].join('\n');
    await importProducts(admin, file, { dryRun: false, policy: ErrorPolicy.IGNORE_FAILED });
    expect(await storedPrices(shop, id)).toMatchObject({ sale: null });
  });
});
