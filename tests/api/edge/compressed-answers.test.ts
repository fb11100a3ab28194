import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAccount, signInAs } from '../../support/builders/build-account.ts';
import { buildApiKey } from '../../support/builders/build-api-key.ts';
import { buildProduct } from '../../support/builders/build-product.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
  for (let n = 0; n < 12; n += 1) await buildProduct(shop.ctx(), { name: `Rocket ${n} of a long series` });
});
afterAll(() => shop.close());

const LIST = '{ products { nodes { id name slug summary category { slug name } } } }';
const read = (encoding: string, headers: Record<string, string> = {}) =>
  shop.inject({ url: '/api/products', headers: { 'accept-encoding': encoding, ...headers } });
const ask = (encoding: string, headers: Record<string, string> = {}, query = LIST) =>
  shop.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'accept-encoding': encoding, ...headers },
    payload: { query },
  });
const encodingOf = ({ headers }: { headers: object }): unknown =>
  (headers as Record<string, unknown>)['content-encoding'];

describe('an answer in JSON', () => {
  it.each([
    ['REST', read],
    ['GraphQL', ask],
  ])('of %s is the same in each encoding, a third of its length at most', async (_door, call) => {
    const plain = (await call('identity')).json<{ extensions?: unknown }>();
    delete plain.extensions;
    for (const [accepted, encoding, decode] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip;q=1, br;q=0', 'gzip', gunzipSync],
    ] as const) {
      const packed = await call(accepted);
      expect([encodingOf(packed), packed.headers['content-length']]).toEqual([
        encoding,
        String(packed.rawPayload.length),
      ]);
      const text = decode(packed.rawPayload).toString();
      const same = JSON.parse(text) as { extensions?: unknown };
      delete same.extensions;
      expect(same).toEqual(plain);
      expect(packed.rawPayload.length * 3).toBeLessThan(text.length);
      expect(packed.headers.vary).toContain('accept-encoding');
    }
  });

  it('has a weak tag while it is compressed, which a caller may send back in any encoding', async () => {
    const [plain, packed] = [await read('identity'), await read('br')];
    expect([packed.headers.etag, plain.headers.vary]).toEqual([`W/${plain.headers.etag}`, packed.headers.vary]);
    const again = await read('br', { 'if-none-match': String(packed.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('that is short is sent as it is, and so is any to who takes no encoding', async () => {
    expect(encodingOf(await ask('br', {}, '{ __typename }'))).toBeUndefined();
    expect(encodingOf(await ask('identity'))).toBeUndefined();
    expect(encodingOf(await ask('br;q=0.0, gzip;q=0'))).toBeUndefined();
  });

  it('is not compressed for a session, whose length would tell what is in it, but for a key', async () => {
    const session = await signInAs(shop, await buildAccount(shop));
    const key = await buildApiKey(shop, session, ['READ_CATALOGUE']);
    expect(encodingOf(await ask('br', session))).toBeUndefined();
    expect(encodingOf(await ask('br', key.headers))).toBe('br');
  });
});
