import { brotliDecompressSync } from 'node:zlib';
import { parse, type OperationDefinitionNode } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { setPrice } from '../../../server/catalog/product/product-change.service.ts';
import { mayBeMomentOld } from '../../../server/edge/graphql/moment-old.ts';
import { PUBLIC_READS } from '../../../server/edge/graphql/public-reads.ts';
import { buildAccount, signInAs } from '../../support/builders/build-account.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let other: TestShop;
let id: number;
beforeAll(async () => {
  shop = await startShop();
  other = await startShop({ databaseUrl: shop.databaseUrl });
  id = await buildProduct(shop.ctx(), { name: 'Glider', nameSk: 'Vetroň', priceMinor: 1000 });
  for (let n = 0; n < 12; n += 1) await buildProduct(shop.ctx(), { name: `Rocket ${n} of a long series` });
  await vi.waitFor(() => expect([shop, other].map((one) => one.shop.news.connected)).toEqual([true, true]));
});
afterAll(() => Promise.all([shop.close(), other.close()]));

const OURS = { 'apollo-require-preflight': 'true' };
const PRODUCT = 'query ($id: Int!) { product(id: $id) { name price { minor } } }';
const LIST = '{ products { nodes { id name slug summary category { slug name } } } }';
interface Asked {
  readonly query?: string;
  readonly variables?: object;
  readonly headers?: Record<string, string>;
  readonly at?: TestShop;
}
const get = ({ query = PRODUCT, variables = { id }, headers = {}, at = shop }: Asked = {}) => {
  const params = new URLSearchParams({ query, variables: JSON.stringify(variables) });
  return at.inject({ method: 'GET', url: `/graphql?${params}`, headers: { ...OURS, ...headers } });
};
const priceAt = async (at: TestShop): Promise<number> =>
  (await get({ at })).json<{ data: { product: { price: { minor: number } } } }>().data.product.price.minor;

describe('a GET of public data', () => {
  it('costs no statement once it was answered, and says how old its answer is', async () => {
    let [first, again] = [await get(), await get()];
    // Notices of what was built above may still come.
    await vi.waitFor(async () => {
      first = await get();
      expect(await shop.statementTexts(async () => (again = await get()))).toEqual([]);
    });
    expect([again.body, again.headers.etag]).toEqual([first.body, first.headers.etag]);
    expect(again.headers).toMatchObject({ age: '0', 'cache-control': first.headers['cache-control'] });
    expect(again.headers['x-request-id']).toBeUndefined();
    const known = await get({ headers: { 'if-none-match': String(first.headers.etag) } });
    expect([known.statusCode, known.body]).toEqual([304, '']);
  });

  it('is kept for each language, each set of variables and each kind of answer that is asked for', async () => {
    const named = async (asked: Asked) => (await get(asked)).json<{ data: { product: { name: string } } }>().data;
    expect(await named({})).toMatchObject({ product: { name: 'Glider' } });
    expect(await named({ headers: { 'accept-language': 'sk' } })).toMatchObject({ product: { name: 'Vetroň' } });
    expect(await named({ variables: { id: id + 1 } })).toMatchObject({
      product: { name: 'Rocket 0 of a long series' },
    });
    const type = 'application/graphql-response+json';
    expect((await get({ headers: { accept: type } })).headers['content-type']).toContain(type);
    expect((await get({ headers: { accept: 'application/json' } })).headers['content-type']).not.toContain(type);
  });

  it('is compressed once for all who take that', async () => {
    const headers = { 'accept-encoding': 'gzip, br' };
    const [one, same] = [await get({ query: LIST, headers }), await get({ query: LIST, headers })];
    const plain = await get({ query: LIST });
    expect(one.headers['content-encoding']).toBe('br');
    expect(one.rawPayload.equals(same.rawPayload)).toBe(true);
    expect(brotliDecompressSync(same.rawPayload).toString()).toBe(plain.body);
  });

  it('tells of a change at once where it was made, and within a notice elsewhere', async () => {
    expect([await priceAt(shop), await priceAt(other)]).toEqual([1000, 1000]);
    await setPrice(shop.ctx(), id, 2000);
    expect(await priceAt(shop)).toBe(2000);
    await vi.waitFor(async () => expect(await priceAt(other)).toBe(2000));
  });

  it('is answered once for all who ask meanwhile', async () => {
    const query = '{ categories { slug name } __typename }';
    const alone = await shop.statements(() => get({ query: `${query} ` }));
    const together = await shop.statements(() => Promise.all(Array.from({ length: 8 }, () => get({ query }))));
    expect(together).toBeLessThanOrEqual(alone);
  });

  it('is never given to who may not ask for it, from what others were answered', async () => {
    await get();
    const params = new URLSearchParams({ query: PRODUCT, variables: JSON.stringify({ id }) });
    const bare = await shop.inject({ method: 'GET', url: `/graphql?${params}` });
    expect(bare.statusCode).toBe(400);
    const session = await signInAs(shop, await buildAccount(shop));
    expect((await get({ headers: session })).headers['cache-control']).toBe('no-store');
  });
});

it('only what may be a moment old is public', () => {
  for (const name of PUBLIC_READS) {
    const document = parse(`{ ${name} }`);
    expect([name, mayBeMomentOld(document, document.definitions[0] as OperationDefinitionNode)]).toEqual([name, true]);
  }
});
