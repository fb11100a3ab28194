import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveCategory } from '../../../server/catalog/catalog-shelves.service.ts';
import { listedParts } from '../../../server/catalog/sitemap.queries.ts';
import { setActive, setPrice } from '../../../server/catalog/product/product-change.service.ts';
import { buildImage, buildProduct } from '../../support/builders/build-product.ts';
import { startShop, type TestShop } from '../../support/shop.ts';
import { readSitemap, readSitemapIndex, type SitemapEntry } from '../../support/sitemap.ts';
import { touchedBlocks } from '../../support/touched-blocks.ts';

const ORIGIN = 'https://martyx.example';
let shop: TestShop;
let kit: number;
let withdrawn: number;
let image: Awaited<ReturnType<typeof buildImage>>;

beforeAll(async () => {
  shop = await startShop({ env: { PUBLIC_URL: ORIGIN } });
  const ctx = shop.ctx();
  image = await buildImage(ctx);
  kit = await buildProduct(ctx, { name: 'Raketa <A> & "B"', images: [image] });
  withdrawn = await buildProduct(ctx, { active: false, category: 'boats' });
  await buildProduct(ctx, { category: 'odd' });
  await ctx.sql('UPDATE category SET slug = $1 WHERE slug = $2', ["r&d'<1>", 'odd']);
  await saveCategory(ctx, { slug: 'empty', position: 9, names: { en: 'Empty' } });
});
afterAll(() => shop.close());

const get = (url: string, headers: Record<string, string> = {}) => shop.inject({ method: 'GET', url, headers });
const sitemap = async (url = '/sitemap.xml'): Promise<SitemapEntry[]> => readSitemap((await get(url)).body);
const addresses = async () => (await sitemap()).map(({ loc }) => loc);
const product = (id: number, lang?: string) => `${ORIGIN}/products/${id}${lang ? `?lang=${lang}` : ''}`;

describe('robots.txt', () => {
  it('keeps crawlers from what is no page and from endless filters, and names the sitemap by the public address', async () => {
    const response = await get('/robots.txt', { host: 'evil.example' });
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    const lines = response.body.split('\n');
    expect(lines).toEqual(expect.arrayContaining(['User-agent: *', 'Disallow: /api/', 'Disallow: /products?*&sort=']));
    expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(lines).not.toContain('Disallow: /');
  });

  it('leaves private screens readable, because they say noindex themselves', async () => {
    const { body } = await get('/robots.txt');
    for (const path of ['/cart', '/account', '/admin', '/media']) expect(body).not.toContain(`Disallow: ${path}`);
  });

  it('closes everything behind the development gate', async () => {
    const gated = await startShop({ env: { GATE_PASSWORD: 'let me in' } });
    const robots = await gated.inject({ url: '/robots.txt' });
    const { statusCode } = await gated.inject({ url: '/sitemap.xml' });
    await gated.close();
    expect(robots.body).toBe('User-agent: *\nDisallow: /\n');
    expect([401, 403]).toContain(statusCode);
  });
});

describe('sitemap.xml', () => {
  it('lists each product on sale in each language, with its pictures and its last change', async () => {
    const entries = await sitemap();
    const own = entries.filter(({ loc }) => loc.startsWith(product(kit)));
    expect(own.map(({ loc }) => loc)).toEqual([product(kit), product(kit, 'sk'), product(kit, 'de')]);
    for (const entry of own) {
      expect(entry.alternates).toEqual({
        en: product(kit),
        sk: product(kit, 'sk'),
        de: product(kit, 'de'),
        'x-default': product(kit),
      });
      expect(entry.images).toEqual([`${ORIGIN}/media/${image.key}?w=1280&f=webp`]);
      expect(Date.parse(entry.lastmod!)).toBeLessThanOrEqual(Date.now());
    }
  });

  it('names no page but those whose alternates name it back', async () => {
    const entries = new Map((await sitemap()).map((entry) => [entry.loc, entry]));
    for (const { loc, alternates } of entries.values()) {
      for (const href of Object.values(alternates))
        expect(entries.get(href)?.alternates, `${loc} → ${href}`).toEqual(alternates);
      expect(Object.values(alternates)).toContain(loc);
    }
  });

  it('lists the categories that have something on sale, escaped twice over', async () => {
    const categories = (await addresses()).filter((loc) => loc.includes('category='));
    expect(categories).toContain(`${ORIGIN}/products?category=rockets`);
    expect(categories).toContain(`${ORIGIN}/products?category=rockets&lang=sk`);
    expect(categories).toContain(`${ORIGIN}/products?category=r%26d%27%3C1%3E`);
    expect(categories.join()).not.toMatch(/boats|empty/);
  });

  it('drops a withdrawn product and its shelf at once, and takes it in again', async () => {
    await setActive(shop.ctx(), withdrawn, true);
    expect(await addresses()).toEqual(
      expect.arrayContaining([product(withdrawn), `${ORIGIN}/products?category=boats`]),
    );
    await setActive(shop.ctx(), withdrawn, false);
    expect((await addresses()).join()).not.toMatch(new RegExp(`products/${withdrawn}\\b|boats`));
  });

  it('says when a product last changed', async () => {
    const lastmod = async () => (await sitemap()).find(({ loc }) => loc === product(kit))!.lastmod!;
    const before = await lastmod();
    shop.clock.advance(3_600_000);
    await setPrice(shop.ctx(), kit, 4321);
    expect(Date.parse(await lastmod()) - Date.parse(before)).toBeGreaterThanOrEqual(3_500_000);
  });

  it('costs as many statements for one product as for fifty, and one while nothing changes', async () => {
    const count = () => shop.statements(() => get('/sitemap.xml'));
    await setPrice(shop.ctx(), kit, 1000);
    const few = await count();
    for (let i = 0; i < 50; i += 1) await buildProduct(shop.ctx());
    expect([await count(), await count()]).toEqual([few, 1]);
    expect(few).toBeLessThanOrEqual(4);
  });

  it('comes compressed, with a validator', async () => {
    const plain = await get('/sitemap.xml', { 'accept-encoding': 'identity' });
    const packed = await get('/sitemap.xml', { 'accept-encoding': 'gzip' });
    const shortest = await get('/sitemap.xml', { 'accept-encoding': 'gzip, br' });
    expect(plain.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect([packed, shortest].map(({ headers }) => headers['content-encoding'])).toEqual(['gzip', 'br']);
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
    expect(brotliDecompressSync(shortest.rawPayload).toString()).toBe(plain.body);
    const again = await get('/sitemap.xml', { 'if-none-match': String(packed.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('the parts of a large sitemap', () => {
  const fill = (count: number) =>
    shop.shop.pool.query(
      `INSERT INTO product (slug, sku, product_type, price_minor, tax_class, category_id, published_at, updated_at)
       SELECT 'bulk-' || n, 'B-' || n, 'DIGITAL', 100, 'digital', (SELECT min(id) FROM category), now(), '2026-01-01'
       FROM generate_series(1, $1) AS n`,
      [count],
    );

  it('are named by an index, hold every product once and each language of it, and end', async () => {
    await fill(5000);
    await setPrice(shop.ctx(), kit, 1100);
    const index = readSitemapIndex((await get('/sitemap.xml')).body);
    const names = ['sitemap-pages.xml', 'sitemap-products-1.xml', 'sitemap-products-2.xml'];
    expect(index.map(({ loc }) => loc)).toEqual(names.map((name) => `${ORIGIN}/${name}`));
    expect(index.at(-1)!.lastmod).toBe('2026-01-01T00:00:00.000Z');
    const parts = await Promise.all(names.slice(1).map((name) => sitemap(`/${name}`)));
    const first = await shop.ctx().sql('SELECT FROM product WHERE active AND id <= 5000');
    expect(parts[0]).toHaveLength(3 * first.length);
    const { rows } = await shop.shop.pool.query<{ n: number }>('SELECT count(*)::int AS n FROM product WHERE active');
    const all = parts.flat().map(({ loc }) => loc);
    expect([all.length, new Set(all).size]).toEqual([3 * rows[0]!.n, 3 * rows[0]!.n]);
    for (const path of [
      '/sitemap-products-3.xml',
      '/sitemap-products-0.xml',
      '/sitemap-products-9999.xml',
      '/sitemap-products-12345.xml',
    ]) {
      expect((await get(path)).statusCode, path).toBe(404);
    }
  });

  it('cost five blocks for each that the index names', async () => {
    const { pool } = shop.shop;
    await pool.query(
      `INSERT INTO product (id, slug, sku, product_type, price_minor, tax_class, category_id, published_at, updated_at)
         OVERRIDING SYSTEM VALUE
       SELECT 5000 * n + i, 'far-' || n || '-' || i, 'F-' || n || '-' || i, 'DIGITAL', 100, 'digital',
         (SELECT min(id) FROM category), now(), '2026-01-01'::date + i
       FROM generate_series(11, 110) AS n, generate_series(1, 20) AS i`,
    );
    await pool.query('VACUUM ANALYZE product');
    const parts = await listedParts(shop.ctx());
    expect(parts.map(({ part }) => part)).toEqual([1, 2, ...Array.from({ length: 100 }, (_, n) => n + 12)]);
    expect(new Set(parts.slice(2).map(({ updatedAt }) => updatedAt.toISOString()))).toEqual(
      new Set(['2026-01-21T00:00:00.000Z']),
    );
    expect(await touchedBlocks(shop.ctx(), listedParts)).toBeLessThanOrEqual(5 * parts.length);
  });
});
