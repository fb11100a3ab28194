import { describe, expect, it } from 'vitest';
import { cacheFor, CACHES, isGate, isScreen, mayKeep } from '../../../web/sw/cache-rules.ts';

const KEY = 'a'.repeat(64);
const at = (address: string) => new URL(address, 'https://shop.example');

type Mode = 'cors' | 'navigate';
const asked = (mode: Mode = 'cors', headers: Record<string, string> = {}, method = 'GET') => ({
  method,
  mode,
  headers: new Headers(headers),
});
const answer = (headers: Record<string, string>, rest: object = {}) => ({
  status: 200,
  type: 'basic' as const,
  redirected: false,
  headers: new Headers(headers),
  ...rest,
});

describe('the service worker', () => {
  it('keeps hashed files, versioned texts, pictures, and a product page in one language', () => {
    const cacheOf = (address: string) => cacheFor(at(address), asked());
    expect(
      [
        '/assets/frame-Ab12.js',
        '/locales/sk/nav.json?v=1a2b',
        `/media/${KEY}.webp?w=320&f=avif`,
        '/products/7?lang=de',
      ].map(cacheOf),
    ).toEqual([CACHES.assets, CACHES.assets, CACHES.pictures, CACHES.pages]);
  });

  it.each([
    '/',
    '/graphql',
    '/graphql?query={me{id}}',
    '/api/cart',
    '/api/products/7',
    '/auth/login',
    '/downloads/abc?exp=1&sig=2',
    '/account/downloads',
    '/cart',
    '/checkout',
    '/order/1?key=secret',
    '/payment/paypal/success?token=1',
    '/admin',
    '/gate',
    '/simulator/paypal/approve',
    '/products',
    '/products/7',
    '/products/7?lang=xx',
    '/products/7?lang=sk&key=1',
    '/products/7/anything?lang=sk',
    '/locales/sk/nav.json',
    `/media/${KEY}.glb`,
    '/media/other.webp',
    '/sw.js',
    '/healthz',
  ])('never keeps %s', (address) => {
    expect(cacheFor(at(address), asked())).toBeNull();
  });

  it('keeps nothing that was asked for with a proof of identity, in part, to change something, or by a navigation', () => {
    const file = at('/assets/frame.js');
    expect([
      cacheFor(file, asked('cors', { authorization: 'Bearer x' })),
      cacheFor(file, asked('cors', { range: 'bytes=0-1' })),
      cacheFor(file, asked('cors', {}, 'POST')),
      cacheFor(at('/products/7?lang=sk'), asked('navigate')),
    ]).toEqual([null, null, null, null]);
  });

  it('keeps pictures of products, but none that may be taken back', () => {
    const keeps = (control: string) =>
      mayKeep(CACHES.pictures, answer({ 'content-type': 'image/webp', 'cache-control': control }));
    expect(keeps('public, max-age=31536000, immutable')).toBe(true);
    expect(keeps('public, max-age=300, must-revalidate')).toBe(false);
  });

  it('keeps only whole answers of this shop, of the kind that belongs there', () => {
    const script = { 'content-type': 'text/javascript; charset=utf-8' };
    const keeps = (headers: Record<string, string>, rest: object = {}) => mayKeep(CACHES.assets, answer(headers, rest));
    expect(keeps(script)).toBe(true);
    expect([
      keeps(script, { status: 404 }),
      keeps(script, { status: 206 }),
      keeps(script, { status: 401 }),
      keeps(script, { type: 'opaque', status: 0 }),
      keeps(script, { redirected: true }),
      keeps({ ...script, 'cache-control': 'private, no-store' }),
      keeps({ 'content-type': 'text/html' }),
    ]).toEqual(Array(7).fill(false));
  });

  it('keeps a page that search engines may list, and none that says noindex, as private ones and all behind the gate do', () => {
    const page = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-cache' };
    expect(mayKeep(CACHES.pages, answer(page))).toBe(true);
    expect(mayKeep(CACHES.pages, answer({ ...page, 'x-robots-tag': 'noindex, nofollow' }))).toBe(false);
  });

  it('answers without a connection for screens that are opened, not for calls, files and forms', () => {
    const opened = (address: string) => isScreen(at(address), asked('navigate'));
    expect(['/', '/products/7', '/checkout', '/account/downloads', '/order/1?key=a'].map(opened)).toEqual(
      Array(5).fill(true),
    );
    expect(
      ['/downloads/x', '/api/orders', '/graphql', '/auth/x', '/gate', '/simulator/x', '/robots.txt', '/sw.js'].map(
        opened,
      ),
    ).toEqual(Array(8).fill(false));
    expect(isScreen(at('/'), asked('cors'))).toBe(false);
    expect(isScreen(at('/checkout'), asked('navigate', {}, 'POST'))).toBe(false);
  });

  it('knows the development gate by its question, and takes no refusal of a page for it', () => {
    expect(isGate(answer({ 'www-authenticate': 'Cookie realm="Martyx"' }, { status: 401 }))).toBe(true);
    expect(isGate(answer({}, { status: 401 }))).toBe(false);
  });
});
