import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Window } from 'happy-dom';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { setActive, updateProduct } from '../../../server/catalog/product/product-change.service.ts';
import { Product } from '../../../server/catalog/product/product.entity.ts';
import { buildAccount, signInAs } from '../../support/builders/build-account.ts';
import { buildImage, buildProduct } from '../../support/builders/build-product.ts';
import { startServerProcess, type ServerProcess } from '../../support/server-process.ts';
import { startShop, type TestShop } from '../../support/shop.ts';
import { readSitemap } from '../../support/sitemap.ts';

const ORIGIN = 'https://martyx.example';
const PAYPAL = { PAYPAL_CLIENT_ID: 'client', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'WH-1' };
let shop: TestShop;
let server: ServerProcess;
let kit: number;
let files: number;

/** The built shop, on the database and files of this test: pages are kept there as they are for visitors. */
beforeAll(async () => {
  shop = await startShop();
  kit = await buildProduct(shop.ctx(), {
    slug: 'krivan',
    name: 'Rocket <A> & "B"',
    nameSk: 'Raketa',
    images: [await buildImage(shop.ctx())],
  });
  files = await buildProduct(shop.ctx(), { productType: 'DIGITAL', category: 'boats' });
  server = await startServerProcess({
    dataDir: shop.dataDir,
    env: { ...shop.env, PUBLIC_URL: ORIGIN, PAGE_BUDGET: '100000', ...PAYPAL },
  });
});
afterAll(async () => {
  await server.end('SIGTERM');
  await shop.close();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { redirect: 'manual', headers: { 'accept-language': 'en', ...headers } });

const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await get(path, headers);
  const document = new new Window().DOMParser().parseFromString(await response.text(), 'text/html');
  const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? null;
  return {
    status: response.status,
    robots: response.headers.get('x-robots-tag'),
    lang: document.documentElement.lang,
    title: document.title,
    heading: document.querySelector('h1')?.textContent,
    text: document.querySelector('main')?.textContent ?? '',
    description: attribute('meta[name=description]', 'content'),
    noindex: attribute('meta[name=robots]', 'content'),
    canonical: attribute('link[rel=canonical]', 'href'),
    image: attribute('meta[property="og:image"]', 'content'),
    alternates: Object.fromEntries(
      [...document.querySelectorAll('link[rel=alternate]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    ),
    data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (script) => JSON.parse(script.textContent) as Record<string, unknown>,
    ),
  };
};

const pathOf = (address: string): string => address.slice(ORIGIN.length);

describe('every address of the sitemap', () => {
  it('answers 200 in its language, calls itself by that address and names the same others', async () => {
    const entries = readSitemap(await (await get('/sitemap.xml')).text());
    expect(entries.length).toBeGreaterThanOrEqual(3 * 9);
    for (const { loc, alternates } of entries) {
      const page = await read(pathOf(loc));
      const lang = new URL(loc).searchParams.get('lang') ?? 'en';
      expect(page, loc).toMatchObject({ status: 200, lang, robots: null, noindex: null, canonical: loc, alternates });
    }
  });

  it('has a title and a description that no other page in its language has', async () => {
    const entries = readSitemap(await (await get('/sitemap.xml')).text());
    const heads = await Promise.all(
      entries.map(async ({ loc }) => {
        const { lang, title, description } = await read(pathOf(loc));
        return [`${lang} ${title}`, `${lang} ${description}`] as const;
      }),
    );
    for (const place of [0, 1] as const) {
      const words = heads.map((head) => head[place]);
      expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
    }
  });

  it('and every picture that it names is there, the shared ones as JPEG', async () => {
    const entries = readSitemap(await (await get('/sitemap.xml')).text());
    const images = new Set(entries.flatMap((entry) => entry.images));
    for (const image of images) expect((await get(pathOf(image))).status, image).toBe(200);
    for (const path of [`/products/${kit}`, `/products/${files}`, '/']) {
      const { image } = await read(path);
      const response = await get(pathOf(image!));
      expect([response.status, response.headers.get('content-type')], path).toEqual([200, 'image/jpeg']);
    }
  });
});

describe('the page of a product', () => {
  it('tells search engines what it tells people', async () => {
    const { data, heading, title } = await read(`/products/${kit}?lang=sk&utm_source=x`);
    const product = data.find((each) => each['@type'] === 'Product')!;
    expect(product).toMatchObject({ name: heading, offers: { url: `${ORIGIN}/products/${kit}?lang=sk` } });
    expect(title).toBe('Raketa · Martyx');
    expect(JSON.stringify((await read(`/products/${kit}`)).data)).toContain('Rocket <A> & \\"B\\"');
  });

  it('is reached from its slugs, old and new, and from every other way to write its id', async () => {
    const { version } = await shop
      .ctx()
      .repo(Product)
      .findOneOrFail({ where: { id: kit } });
    await updateProduct(shop.ctx(), kit, { slug: 'krivan-38' }, version);
    const ways = ['krivan', 'krivan-38', `00${kit}`, `${kit}/`, `%3${kit}`];
    for (const way of kit < 10 ? ways : ways.slice(0, 4)) {
      const response = await get(`/products/${way}?lang=sk`);
      expect([response.status, response.headers.get('location')], way).toEqual([301, `/products/${kit}?lang=sk`]);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('answers 410 as soon as the product is withdrawn, in each language, and 200 when it is back', async () => {
    const path = `/products/${files}`;
    expect([(await read(path)).status, (await read(path)).status]).toEqual([200, 200]);
    await setActive(shop.ctx(), files, false);
    await vi.waitFor(async () => expect((await read(path)).status).toBe(410));
    for (const lang of ['en', 'sk', 'de']) {
      const page = await read(`${path}?lang=${lang}`);
      expect(page).toMatchObject({ status: 410, lang, noindex: 'noindex', canonical: null });
      expect(page.text).toContain(`Product ${files} is not active`);
    }
    await setActive(shop.ctx(), files, true);
    await vi.waitFor(async () => expect((await read(path)).status).toBe(200));
  });

  it('answers 404 for what never was a product', async () => {
    for (const id of ['999999', '99999999999', '0']) {
      expect(await read(`/products/${id}`), id).toMatchObject({ status: 404, noindex: 'noindex' });
    }
    const { status, text } = await read('/products/abc');
    expect([status, text.includes('Invalid product ID: abc')]).toEqual([404, true]);
  });
});

describe('other addresses', () => {
  it('of one visitor or of the administration are kept from search engines, whatever stands on them', async () => {
    for (const path of ['/cart', '/checkout', '/login', '/register', '/account', '/admin', '/order/x', '/nothing']) {
      expect((await read(path)).robots, path).toBe('noindex');
    }
    expect(await read('/products?search=rocket')).toMatchObject({ status: 200, noindex: 'noindex', canonical: null });
  });

  it('of a category that moved lead on, of a hidden one or of nobody’s there is no page', async () => {
    const ctx = shop.ctx();
    await ctx.sql(`INSERT INTO category (slug, names, hidden) VALUES ('secret', '{"en": "Secret"}', true)`);
    await ctx.sql(`INSERT INTO former_category_slug SELECT 'ships', id FROM category WHERE slug = 'boats'`);
    const moved = await get('/products?category=ships&lang=sk');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/products?category=boats&lang=sk']);
    for (const slug of ['secret', 'nobodys']) {
      expect(await read(`/products?category=${slug}`), slug).toMatchObject({ status: 404, noindex: 'noindex' });
    }
    expect((await read('/products?category=boats&min=99999')).status).toBe(200);
  });

  it('of a search for a printer lead to what it prints, corrected or not', async () => {
    for (const words of ['ender+3', 'prusa+mk4']) {
      const { status, headers } = await get(`/products?search=${words}`);
      expect([status, headers.get('location')], words).toEqual([
        302,
        expect.stringMatching(/^\/products\?bed=2\d\dx2\d\dx/),
      ]);
    }
  });

  it('with doubled or trailing slashes lead to the tidy one inside the shop', async () => {
    for (const [path, tidy] of [
      ['/products/?category=boats', '/products?category=boats'],
      ['//martyx.test/', '/martyx.test'],
    ]) {
      const response = await get(path!);
      expect([response.status, response.headers.get('location')], path).toEqual([301, tidy]);
    }
  });

  it('of the page that is kept for visitors never mix languages', async () => {
    const langs = ['sk', 'de', 'en'];
    for (const lang of [...langs, ...langs]) {
      expect(await read('/products', { 'accept-language': lang })).toMatchObject({
        lang,
        canonical: `${ORIGIN}/products${lang === 'en' ? '' : `?lang=${lang}`}`,
      });
    }
  });
});

describe('a page that is the same for everybody', () => {
  const SHARED = 'public, max-age=0, s-maxage=20, stale-while-revalidate=40, stale-if-error=3600';
  const headersOf = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await get(path, headers);
    return Object.fromEntries(['cache-control', 'vary'].map((name) => [name, answer.headers.get(name)]));
  };

  it('may be kept by caches for many visitors where they can tell its language, and is the browser’s alone elsewhere', async () => {
    const byAddress = { 'cache-control': SHARED, vary: 'accept-encoding' };
    const byHeader = { 'cache-control': SHARED, vary: 'accept-encoding, accept-language' };
    const own = { 'cache-control': 'private, no-cache', vary: 'accept-encoding, accept-language, cookie' };
    const browser = { 'accept-language': 'sk-SK,sk;q=0.9' };
    const cookie = 'martyx_language=de';
    expect(await headersOf('/products?lang=sk', { ...browser, cookie })).toEqual(byAddress);
    expect(await headersOf('/products', { 'accept-language': 'sk' })).toEqual(byHeader);
    expect(await headersOf('/products', { 'accept-language': 'de', cookie })).toEqual(byHeader);
    expect(await headersOf('/products', { 'accept-language': 'sk', cookie })).toEqual(own);
    expect(await headersOf('/products', browser)).toEqual(own);
    expect((await headersOf('/account?lang=sk'))['cache-control']).toBe('private, no-cache');
  });

  it('names the products and categories on it, so that it can be removed from caches with them', async () => {
    const keysOf = async (path: string) => ((await get(path)).headers.get('surrogate-key') ?? '').split(' ');
    expect(await keysOf(`/products/${kit}`)).toEqual(
      expect.arrayContaining(['catalogue', 'settings', `product-${kit}`, expect.stringMatching(/^category-\d+$/)]),
    );
    const list = await keysOf('/products');
    expect(list).toEqual(expect.arrayContaining(['catalogue', 'settings', 'lists', `product-${kit}`]));
    expect((await get('/products')).headers.get('cache-tag')).toBe(list.join(','));
  });

  it('is the same, byte for byte, for who is signed in, and says nothing of any caller', async () => {
    const account = await buildAccount(shop, { firstName: 'Zuzana', lastName: 'Tajomná' });
    const secret = 'secret-of-the-caller';
    const headers = {
      ...(await signInAs(shop, account)),
      cookie: `martyx_device=${secret}`,
      'x-request-id': secret,
      'user-agent': secret,
    };
    for (const path of ['/', '/products', `/products/${kit}`, '/offline']) {
      const [visitor, signedIn] = [await get(path), await get(path, headers)];
      const [body, same] = [await visitor.text(), await signedIn.text()];
      expect([signedIn.headers.get('cache-control'), same === body], path).toEqual([SHARED, true]);
      const everything = same + JSON.stringify([...signedIn.headers]);
      for (const own of [secret, account.email, 'Zuzana', 'Tajomná', headers.authorization]) {
        expect(everything.includes(own), `${path}: ${own}`).toBe(false);
      }
      expect([signedIn.headers.get('set-cookie'), signedIn.headers.get('x-request-id')]).toEqual([null, null]);
    }
  });
});

describe('the code of every page', () => {
  it('can be loaded where there is no window', async () => {
    const folder = path.resolve(import.meta.dirname, '../../../dist/web/server/assets');
    const kept = JSON.parse(await readFile(path.resolve(folder, '../../../.kept.json'), 'utf8')) as object;
    const files = (await readdir(folder)).filter(
      (name) => name.endsWith('.js') && !(`web/server/assets/${name}` in kept),
    );
    const load = `for (const file of ${JSON.stringify(files)}) await import(${JSON.stringify(`${folder}/`)} + file); process.exit()`;
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', load]);
    expect(files.length).toBeGreaterThan(100);
  });
});

describe('a page whose table is locked for too long', () => {
  it('is one to come back to, as the other doors of the shop say', async () => {
    const other = new pg.Client({ connectionString: shop.databaseUrl });
    await other.connect();
    try {
      await other.query('BEGIN; LOCK TABLE product_translation IN ACCESS EXCLUSIVE MODE');
      const { status, headers } = await get('/products?search=locked');
      expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    } finally {
      await other.end();
    }
  });
});
