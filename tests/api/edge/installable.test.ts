import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawCall } from '../../support/raw-http.ts';
import { startServerProcess, type ServerProcess } from '../../support/server-process.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const PASSWORD = 'Dielňa pred otvorením';
let shop: TestShop;
let open: ServerProcess;
let gated: ServerProcess;

/** The built shop, once open and once behind the development gate. */
beforeAll(async () => {
  shop = await startShop();
  const { env } = shop;
  open = await startServerProcess({ dataDir: shop.dataDir, env });
  gated = await startServerProcess({ dataDir: shop.dataDir, env: { ...env, GATE_PASSWORD: PASSWORD } });
});
afterAll(async () => {
  await Promise.all([open.end('SIGTERM'), gated.end('SIGTERM')]);
  await shop.close();
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(open.url + path, { headers });

describe('the service worker', () => {
  it('is a script for the whole shop that no cache holds back and that may speak with the shop only', async () => {
    const { status, headers } = await get('/sw.js');
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'application/javascript; charset=utf-8',
      'no-cache',
    ]);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    );
  });

  it('answers 304 while it is the same, so that a check costs nothing', async () => {
    const etag = (await get('/sw.js', { 'accept-encoding': 'identity' })).headers.get('etag');
    // Node's fetch would ask for a fresh copy beside it.
    const headers = ['host: shop', `if-none-match: ${etag}`, 'connection: close'];
    const { status } = await rawCall(open.url, `GET /sw.js HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
    expect(status).toBe(304);
  });

  it('brings an offline page in every language, and only files that are there', async () => {
    const script = await (await get('/sw.js')).text();
    const addresses = [...script.matchAll(/[`'"](\/(?:offline\?|assets\/)[^`'"\s$]+)[`'"]/g)].map(
      ([, address]) => address!,
    );
    expect(addresses.filter((address) => address.startsWith('/offline'))).toEqual([
      '/offline?lang=en',
      '/offline?lang=sk',
      '/offline?lang=de',
    ]);
    expect(addresses.length).toBeGreaterThan(10);
    const missing = await Promise.all(
      addresses.map(async (address) => ((await get(address)).status === 200 ? [] : [address])),
    );
    expect(missing.flat()).toEqual([]);
  });

  it('is allowed on every page, and its offline page is none for search engines', async () => {
    const { headers } = await get('/offline?lang=sk', { accept: 'text/html' });
    expect(headers.get('content-security-policy')).toContain("worker-src 'self'");
    expect([headers.get('content-language'), headers.get('x-robots-tag')]).toEqual(['sk', 'noindex']);
  });
});

describe('the manifest', () => {
  it('has its own type and names icons that are there in the size that it says', async () => {
    const answer = await get('/manifest.webmanifest');
    expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json\b/);
    const { icons, ...manifest } = (await answer.json()) as {
      icons: { src: string; type: string; sizes: string; purpose?: string }[];
    };
    expect(manifest).toMatchObject({ short_name: 'Martyx', start_url: '/', scope: '/', display: 'standalone' });
    expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
      'any any',
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, type, sizes } of icons) {
      const icon = await get(src);
      expect([src, icon.status, icon.headers.get('content-type')]).toEqual([src, 200, type]);
      const bytes = Buffer.from(await icon.arrayBuffer());
      if (type === 'image/png') expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
    }
  });

  it('is named by every page, with the icon of the home screen and both colours of the bar', async () => {
    const html = await (await get('/about', { accept: 'text/html' })).text();
    expect(html).toMatch(/<link rel="manifest" href="\/manifest.webmanifest"/);
    expect(html).toMatch(/<link rel="apple-touch-icon" href="\/icons\/apple-touch-icon.png"/);
    expect((await get('/icons/apple-touch-icon.png')).status).toBe(200);
    expect([...html.matchAll(/<meta name="theme-color" media="([^"]+)"/g)].map(([, media]) => media)).toEqual([
      '(prefers-color-scheme: light)',
      '(prefers-color-scheme: dark)',
    ]);
  });
});

describe('behind the development gate', () => {
  it.each(['/sw.js', '/manifest.webmanifest', '/icons/icon-192.png', '/offline?lang=en'])(
    '%s is closed',
    async (path) => {
      const { status, headers } = await fetch(gated.url + path);
      expect([401, 403]).toContain(status);
      expect(headers.get('cache-control')).toBe('no-store');
    },
  );

  it('no page is one that the worker may keep', async () => {
    const entered = await fetch(`${gated.url}/gate`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ password: PASSWORD, next: '/' }),
    });
    const cookie = entered.headers.get('set-cookie')!.split(';')[0]!;
    const page = await fetch(`${gated.url}/products?lang=en`, { headers: { cookie, accept: 'text/html' } });
    expect([page.status, page.headers.get('x-robots-tag')]).toEqual([200, 'noindex, nofollow']);
  });
});
