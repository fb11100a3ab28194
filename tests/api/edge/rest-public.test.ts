import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProduct } from '../../support/builders/build-product.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

let shop: TestShop;
let product: number;
beforeAll(async () => {
  shop = await startShop();
  product = await buildProduct(shop.ctx(), { name: 'Rocket', nameSk: 'Raketa', priceMinor: 1290 });
});
afterAll(() => shop.close());

const get = (url: string, headers: Record<string, string> = {}) => shop.inject({ url, headers });
const urls = (): string[] => ['/api/products', '/api/products?page=0', `/api/products/${product}`];

describe('A read of products', () => {
  it('costs 304 without a body while nothing changed', async () => {
    for (const url of urls()) {
      const etag = String((await get(url)).headers.etag);
      expect(etag).toMatch(/^"[\w-]{27}"$/);
      for (const sent of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await get(url, { 'if-none-match': sent });
        expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
        expect(again.headers).toMatchObject({
          'cache-control': 'public, no-cache',
          vary: 'accept-encoding, accept-language',
        });
      }
      expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
    }
  });

  it('answers anew once a price has changed', async () => {
    const before = await Promise.all(urls().map((url) => get(url)));
    await shop.ctx().sql('UPDATE product SET price_minor = price_minor + 100 WHERE id = $1', [product]);
    for (const [index, url] of urls().entries()) {
      const etag = String(before[index]!.headers.etag);
      const after = await get(url, { 'if-none-match': etag });
      expect([after.statusCode, after.headers.etag === etag]).toEqual([200, false]);
    }
  });

  it('has a tag for each language, by header or by lang', async () => {
    const url = `/api/products/${product}`;
    const [en, sk, byLang] = await Promise.all([
      get(url, { 'accept-language': 'en' }),
      get(url, { 'accept-language': 'sk-SK,sk;q=0.9,en;q=0.8' }),
      get(`${url}?lang=sk`, { 'accept-language': 'en' }),
    ]);
    expect(sk.json<{ name: string }>().name).toBe('Raketa');
    expect(en.headers.etag).not.toBe(sk.headers.etag);
    expect(byLang.headers.etag).toBe(sk.headers.etag);
    expect((await get(url, { 'accept-language': 'de', 'if-none-match': String(sk.headers.etag) })).statusCode).toBe(
      200,
    );
  });

  it('answers HEAD with the same headers and no body', async () => {
    const [head, read] = await Promise.all([
      shop.inject({ method: 'HEAD', url: '/api/products' }),
      get('/api/products'),
    ]);
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', read.headers.etag]);
  });
});

const ORIGIN = { origin: 'https://other.example' };
const preflight = (url: string, headers: Record<string, string> = {}) =>
  shop.inject({ method: 'OPTIONS', url, headers: { ...ORIGIN, 'access-control-request-method': 'GET', ...headers } });

describe('A script of another site', () => {
  it('may read products and the API description, refusals too, without credentials', async () => {
    for (const url of [
      ...urls(),
      '/api/openapi.json',
      '/api/products/999999',
      '/api/products/x',
      '/api/products?size=0',
    ]) {
      const { headers } = await get(url, ORIGIN);
      expect(headers['access-control-allow-origin'], url).toBe('*');
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    }
    const { headers } = await get('/api/products', { ...ORIGIN, authorization: 'Bearer no' });
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  it('is told so before it asks: GET and If-None-Match, neither token nor other methods', async () => {
    for (const url of [...urls(), '/api/openapi.json']) {
      const { statusCode, headers } = await preflight(url, { 'access-control-request-headers': 'authorization' });
      expect(statusCode).toBe(204);
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, HEAD',
        'access-control-allow-headers': 'If-None-Match',
        'access-control-max-age': '86400',
      });
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    }
  });

  it.each([
    '/api/user/profile',
    '/api/cart',
    '/api/wishlist',
    '/api/orders/me',
    '/api/auth/login',
    '/api/csrf',
    '/api/back-office/v1/orders',
    '/api/back-office/v1/stock',
    '/graphql',
  ])('may not read %s', async (url) => {
    for (const answer of [await get(url, ORIGIN), await preflight(url)]) {
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });
});
