import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BackOfficeScope } from '../../../server/core/permissions.ts';
import { buildProgram } from '../../support/builders/build-admin-key.ts';
import { buildOrder } from '../../support/builders/build-order.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { checkInvariants } from '../../support/invariants.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const URL = '/api/back-office/v1/stock';

let shop: TestShop;
let headers: Record<string, string>;
beforeAll(async () => {
  shop = await startShop();
  ({ headers } = await buildProgram(shop, [BackOfficeScope.STOCK_READ, BackOfficeScope.STOCK_WRITE]));
});
afterAll(async () => {
  expect(await checkInvariants(shop)).toEqual([]);
  await shop.close();
});

let serial = 0;
const product = async (onHand: number) => {
  const sku = `BO-${(serial += 1)}`;
  return { sku, id: await buildProduct(shop.ctx(), { sku, onHand }) };
};
const read = async (sku: string) => (await shop.inject({ url: `${URL}/${sku}`, headers })).json<{ onHand: number }>();
const write = (method: 'PUT' | 'POST', path: string, payload: object) =>
  shop.inject({ method, url: `${URL}/${path}`, headers, payload });

describe('stock, for a key', () => {
  it('is listed by part number, page by page, without files', async () => {
    const made = [await product(3), await product(4), await product(5)].map(({ sku }) => sku);
    await buildProduct(shop.ctx(), { sku: 'BO-FILES', productType: 'DIGITAL' });
    const seen: string[] = [];
    for (let after: string | null = ''; after !== null;) {
      const url = `${URL}?first=2${after && `&after=${after}`}`;
      const page: { items: { sku: string }[]; after: string | null } = (await shop.inject({ url, headers })).json();
      seen.push(...page.items.map(({ sku }) => sku));
      ({ after } = page);
    }
    expect(seen).toEqual(expect.arrayContaining(made));
    expect(seen).not.toContain('BO-FILES');
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('is changed by differences, of which every one counts', async () => {
    const { sku } = await product(10);
    const changes = Array.from({ length: 8 }, () => write('POST', `${sku}/changes`, { delta: 1, reason: 'DELIVERY' }));
    expect((await Promise.all(changes)).map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect(await read(sku)).toMatchObject({ onHand: 18 });
  });

  it('is set to what was counted, unless it changed since', async () => {
    const { sku } = await product(10);
    const count = (onHand: number) => write('PUT', sku, { onHand, expectedOnHand: 10, reason: 'COUNT' });
    const answers = await Promise.all([count(7), count(8), count(9)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const refused = answers.find(({ statusCode }) => statusCode !== 200)!;
    expect(refused.json()).toMatchObject({
      errorCode: 'VERSION_CONFLICT',
      args: { version: (await read(sku)).onHand },
    });
  });

  it('is never less than what orders were promised', async () => {
    const { sku, id } = await product(5);
    await buildOrder(shop.ctx(), { lines: [{ productId: id, quantity: 3 }] });
    const below = await write('PUT', sku, { onHand: 2, expectedOnHand: 5, reason: 'COUNT' });
    expect(below.json()).toMatchObject({ errorCode: 'STOCK_RESERVED', args: { reserved: 3, onHand: 5 } });
    const gone = await write('POST', `${sku}/changes`, { delta: -3, reason: 'DAMAGE' });
    expect(gone.json()).toMatchObject({ errorCode: 'STOCK_RESERVED' });
    expect(await read(sku)).toMatchObject({ onHand: 5, reserved: 3 });
  });

  it('is of no part number that nobody knows', async () => {
    const answer = await write('POST', 'NOTHING/changes', { delta: 1, reason: 'DELIVERY' });
    expect(answer.json()).toMatchObject({ errorCode: 'PRODUCT_NOT_FOUND' });
  });

  it('is set over GraphQL by the id of the product', async () => {
    const { id } = await product(10);
    const text = `mutation ($input: SetStockInput!) { setStock(input: $input) { id stock { onHand } } }`;
    const set = (onHand: number) =>
      shop.graphql(text, { input: { id, onHand, expectedOnHand: 10, reason: 'COUNT' } }, { headers });
    expect(await set(6)).toMatchObject({ data: { setStock: { stock: { onHand: 6 } } } });
    expect((await set(5)).errors?.[0]?.extensions).toMatchObject({ code: 'VERSION_CONFLICT', args: { version: 6 } });
  });
});
