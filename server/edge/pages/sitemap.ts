import { listedParts, listedProducts, listedShelves } from '../../catalog/sitemap.queries.ts';
import type { Ctx } from '../../core/context.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../core/locale.ts';
import { escapeXml } from '../../core/text/xml.ts';

interface Listed {
  /** Path and query, without a language. */
  address: string;
  updatedAt?: Date;
  /** Paths of the pictures on it. */
  images?: readonly string[];
}

/** The default language stands at the plain address, the others at `lang`: as the pages name themselves. */
const addressIn = (origin: string, address: string, locale: Locale): string => {
  if (locale === DEFAULT_LOCALE) return escapeXml(origin + address);
  return escapeXml(`${origin}${address}${address.includes('?') ? '&' : '?'}lang=${locale}`);
};

const alternate = (language: string, href: string): string =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;

/** One page: an entry for each language, each naming all of them. */
const entryOf = (origin: string, { address, updatedAt, images = [] }: Listed): string => {
  const same = [
    ...(updatedAt ? [`<lastmod>${updatedAt.toISOString()}</lastmod>`] : []),
    ...LOCALES.map((locale) => alternate(locale, addressIn(origin, address, locale))),
    alternate('x-default', addressIn(origin, address, DEFAULT_LOCALE)),
    ...images.map((path) => `<image:image><image:loc>${escapeXml(origin + path)}</image:loc></image:image>`),
  ].join('\n');
  return LOCALES.map((locale) => `<url>\n<loc>${addressIn(origin, address, locale)}</loc>\n${same}\n</url>\n`).join('');
};

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const URLSET =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" ' +
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n';

function* urlset(origin: string, pages: readonly Listed[]): Generator<string> {
  yield HEAD + URLSET;
  for (const page of pages) yield entryOf(origin, page);
  yield '</urlset>\n';
}

interface Part {
  name: string;
  updatedAt?: Date;
}

function* index(origin: string, parts: readonly Part[]): Generator<string> {
  yield `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
  for (const { name, updatedAt } of parts) {
    const lastmod = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : '';
    yield `<sitemap><loc>${escapeXml(`${origin}/${name}`)}</loc>${lastmod}</sitemap>\n`;
  }
  yield '</sitemapindex>\n';
}

/** Screens whose content is the catalogue: they change with it. */
const CATALOGUE = new Set(['/', '/products']);

const fixedPages = async (ctx: Ctx, paths: readonly string[]): Promise<Listed[]> => {
  const shelves = await listedShelves(ctx);
  const latest = shelves.reduce<Date | undefined>(
    (last, { updatedAt }) => (last && last > updatedAt ? last : updatedAt),
    undefined,
  );
  return [
    ...paths.map((address) => ({ address, ...(latest && CATALOGUE.has(address) && { updatedAt: latest }) })),
    ...shelves.map(({ slug, updatedAt }) => ({
      address: `/products?${new URLSearchParams({ category: slug }).toString()}`,
      updatedAt,
    })),
  ];
};

const productPages = async (ctx: Ctx, part: number): Promise<Listed[]> =>
  (await listedProducts(ctx, part)).map(({ id, updatedAt, images }) => ({
    address: `/products/${id}`,
    updatedAt,
    images: images.map((key) => `/media/${key}?w=1280&f=webp`),
  }));

/**
 * `sitemap-pages.xml`: the fixed screens, which stand at one address each without the catalogue's own, and the categories, in two languages more.
 * One statement, whatever is in the shop.
 */
export const pagesSitemap = async (ctx: Ctx, paths: readonly string[]): Promise<Iterable<string>> =>
  urlset(ctx.shop.config.publicUrl, await fixedPages(ctx, paths));

/** `sitemap-products-{part}.xml`, counted from 1. Null for a part that is not there. */
export const productsSitemap = async (ctx: Ctx, part: number): Promise<Iterable<string> | null> => {
  const pages = part >= 1 ? await productPages(ctx, part) : [];
  return pages.length > 0 ? urlset(ctx.shop.config.publicUrl, pages) : null;
};

/** `sitemap.xml`: everything, or the index of its parts once the products fill more than one. */
export const sitemap = async (ctx: Ctx, paths: readonly string[]): Promise<Iterable<string>> => {
  const { publicUrl } = ctx.shop.config;
  const parts = await listedParts(ctx);
  if (parts.length > 1) {
    const products = parts.map(({ part, updatedAt }) => ({ name: `sitemap-products-${part}.xml`, updatedAt }));
    return index(publicUrl, [{ name: 'sitemap-pages.xml' }, ...products]);
  }
  const [fixed, products] = [await fixedPages(ctx, paths), await productPages(ctx, parts[0]?.part ?? 1)];
  return urlset(publicUrl, [...fixed, ...products]);
};
