import { act, cleanup, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { NotFound } from '../../../web/app/failures/not-found.tsx';
import { ShopData } from '../../../web/app/shop-data.tsx';
import { ProductListPage } from '../../../web/features/catalog/list/product-list-page.tsx';
import { ProductPage } from '../../../web/features/catalog/product/product-page.tsx';
import { WithdrawnPage } from '../../../web/features/catalog/product/withdrawn-page.tsx';
import { loadDocument, type LegalPageName } from '../../../web/features/legal/documents.ts';
import { LegalPage } from '../../../web/features/legal/legal-page.tsx';
import { LOCALES, type Locale } from '../../../web/intl/locale.ts';
import { OriginContext } from '../../../web/lib/head.tsx';
import { card, fullProduct, productList } from '../../support/builders/build-web-product.ts';
import { headState, linkedData } from '../../support/web/page-head.ts';
import { renderPage, type Answers } from '../../support/web/web-page.tsx';

const ORIGIN = 'https://martyx.example';

const show = async (element: ReactNode, path: string, locale: Locale = 'en', answers: Answers = {}) => {
  await act(async () => {
    renderPage(<OriginContext value={ORIGIN}>{element}</OriginContext>, { path, locale, answers });
    await Promise.resolve();
  });
  await screen.findByRole('heading', { level: 1 });
  return headState();
};

const product = (more = {}) => (
  <ProductPage product={fullProduct(more)} buy={() => <button>buy</button>} viewer={() => null} />
);
const list = (path: string, locale?: Locale, products = productList()) =>
  show(<ProductListPage {...products} />, path, locale);

const inEach = (path: string) => {
  const sign = path.includes('?') ? '&' : '?';
  const [en, sk, de] = [path, `${path}${sign}lang=sk`, `${path}${sign}lang=de`].map((each) => ORIGIN + each);
  return { en, sk, de, 'x-default': en };
};

afterEach(() => {
  cleanup();
  document.head.innerHTML = '';
  localStorage.clear();
});

describe.each(LOCALES)('in %s, a page for search engines', (locale) => {
  const visited = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${locale}&utm_source=letter&gclid=1`;
  const legal = async (page: LegalPageName, path: string) => {
    await loadDocument(page, locale);
    return show(<LegalPage page={page} />, visited(path), locale);
  };
  const PAGES: [path: string, () => ReturnType<typeof show>][] = [
    ['/products/1', () => show(product(), visited('/products/1'), locale)],
    ['/products', () => list(visited('/products'), locale)],
    ['/products?category=rockets', () => list(visited('/products?category=rockets'), locale)],
    ['/products?type=files', () => list(visited('/products?type=files'), locale)],
    ['/terms-of-service', () => legal('terms', '/terms-of-service')],
    ['/guarantee', () => legal('guarantee', '/guarantee')],
    ['/privacy-policy', () => legal('privacy', '/privacy-policy')],
    ['/cookies-policy', () => legal('cookies', '/cookies-policy')],
  ];

  it.each(PAGES)(
    '%s names its own address, itself in each language, and what a link to it shows',
    async (path, visit) => {
      const { title, description, canonical, alternates, robots, meta } = await visit();
      const own = inEach(path)[locale];
      expect({ canonical, alternates, robots }).toEqual({ canonical: own, alternates: inEach(path), robots: null });
      expect(title).toMatch(/^.{4,80} · Martyx$/);
      expect(description).toMatch(/^.{30,200}$/);
      expect([meta('og:title'), meta('og:description'), meta('og:url')]).toEqual([title, description, own]);
      expect(meta('og:locale')).toBe({ en: 'en_GB', sk: 'sk_SK', de: 'de_DE' }[locale]);
      expect(meta('og:image')).toMatch(/^https:\/\/martyx\.example\/.+\.?jpg$/);
      expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
      expect(meta('twitter:card')).toBe('summary_large_image');
    },
  );
});

describe('a list', () => {
  it.each([
    ['/products?category=rockets&min=5&sort=price&a.length.min=3&stock=1', '/products?category=rockets'],
    ['/products?category=rockets&category=boats', '/products'],
    ['/products?category=rockets&type=kit', '/products?category=rockets'],
    ['/products?type=kit&type=files', '/products'],
    ['/products?sort=newest&from=25&after=abc', '/products?after=abc'],
    ['/products?category=rockets&after=abc&from=25', '/products?category=rockets&after=abc'],
    ['/products?after=abc&sort=price', '/products'],
    ['/products?after=abc&max=20', '/products'],
  ])('%s is known as %s', async (path, known) => {
    expect((await list(path)).alternates.en).toBe(ORIGIN + known);
  });

  it.each([
    ['the results of a search', '/products?search=raketa', productList()],
    ['a page counted from its end', '/products?before=abc', productList()],
    ['nothing', '/products?category=none', productList({ totalCount: 0, nodes: [] })],
  ])('of %s is not for search engines', async (_what, path, products) => {
    expect(await list(path, 'en', products)).toMatchObject({ robots: 'noindex', canonical: null, alternates: {} });
  });

  it('of a category that says something of itself tells that, with its picture', async () => {
    const picture = { ...card().image, url: '/media/shelf.webp' };
    const category = {
      __typename: 'Category' as const,
      id: '1',
      slug: 'rockets',
      description: 'Up and away.\n'.repeat(20),
      picture,
    };
    const { description, meta } = await list('/products?category=rockets', 'en', productList({ category }));
    expect(description).toMatch(/^Up and away\./);
    expect(description!.length).toBeLessThanOrEqual(200);
    expect(meta('og:image')).toBe(`${ORIGIN}/media/shelf.webp?w=1200&f=jpg`);
    expect(screen.getByText(/Up and away/)).toBeTruthy();
  });

  it('of a category bears its name, in the title, in the heading and in the way to it', async () => {
    const { title } = await list('/products?category=rockets');
    expect(title).toBe('Rockets · Martyx');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Rockets');
    expect(linkedData().BreadcrumbList!.itemListElement).toMatchObject([
      { position: 1, item: `${ORIGIN}/` },
      { position: 2, item: `${ORIGIN}/products` },
      { position: 3, name: 'Rockets' },
    ]);
  });
});

describe('a product', () => {
  it('tells what the page shows: name, price, stock, pictures, delivery and returns', async () => {
    await show(product(), '/products/1', 'sk');
    const { Product, BreadcrumbList } = linkedData();
    expect(Product).toMatchObject({
      name: screen.getByRole('heading', { level: 1 }).textContent,
      description: screen.getByText(/two-stage sport rocket\.$/).textContent,
      sku: 'MX-R0382',
      image: ['krivan', 'krivan-standing', 'd-side'].map((name) => `${ORIGIN}/media/${name}.webp?w=1280&f=webp`),
      brand: { name: 'Martyx' },
      offers: {
        url: `${ORIGIN}/products/1?lang=sk`,
        price: '129.00',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        shippingDetails: [
          { shippingRate: { value: '4.90', currency: 'EUR' }, shippingDestination: [{ addressCountry: 'SK' }] },
          { deliveryTime: { handlingTime: { maxValue: 2 }, transitTime: { minValue: 3, maxValue: 4 } } },
        ],
        hasMerchantReturnPolicy: { merchantReturnDays: 14, applicableCountry: ['SK', 'AT', 'CZ'] },
      },
    });
    const last = BreadcrumbList!.itemListElement as { name: string; item?: string }[];
    expect(last.map(({ item }) => item)).toEqual([
      `${ORIGIN}/?lang=sk`,
      `${ORIGIN}/products?lang=sk`,
      `${ORIGIN}/products?category=rockets&lang=sk`,
      undefined,
    ]);
  });

  it.each([
    ['OUT_OF_STOCK', 'https://schema.org/OutOfStock', 'oos'],
    ['LOW_STOCK', 'https://schema.org/LimitedAvailability', 'instock'],
  ] as const)('that is %s says so', async (stockState, availability, word) => {
    const { meta } = await show(product({ stockState }), '/products/1');
    expect(linkedData().Product!.offers).toMatchObject({ availability });
    expect([meta('product:availability'), meta('product:price:amount')]).toEqual([word, '129.00']);
  });

  it('of files promises neither delivery nor returns', async () => {
    const files = { productType: 'DIGITAL', stockState: 'ALWAYS', available: null, shippingRates: [] };
    await show(product(files), '/products/1');
    const offer = linkedData().Product!.offers as Record<string, unknown>;
    expect(offer.availability).toBe('https://schema.org/InStock');
    expect(Object.keys(offer)).not.toEqual(expect.arrayContaining(['shippingDetails']));
    expect(offer.hasMerchantReturnPolicy).toBeUndefined();
  });

  it('cannot end its own script element by its name', async () => {
    const { title } = await show(product({ name: '</script><b>x' }), '/products/1');
    const text = [...document.querySelectorAll('script')].map(({ innerHTML }) => innerHTML).join();
    expect([title, text.includes('<')]).toEqual(['</script><b>x · Martyx', false]);
    expect(linkedData().Product!.name).toBe('</script><b>x');
  });

  it('without a picture is shared with the picture of the shop', async () => {
    const image = { ...fullProduct().image, url: '/media/placeholder.svg' };
    const { meta } = await show(product({ image, gallery: [] }), '/products/1');
    expect(meta('og:image')).toMatch(/\/share.*\.jpg$/);
    expect(linkedData().Product!.image).toEqual([]);
  });
});

describe('the first page', () => {
  it('says who sells and how the shop is searched', async () => {
    await show(
      <>
        <h1>Home</h1>
        <ShopData />
      </>,
      '/',
      'de',
    );
    const { Organization, WebSite } = linkedData();
    expect(Organization).toMatchObject({ name: 'Martyx', url: `${ORIGIN}/`, address: { addressCountry: 'SK' } });
    expect(WebSite!.potentialAction).toMatchObject({
      target: { urlTemplate: `${ORIGIN}/products?search={search_term_string}&lang=de` },
    });
  });
});

describe('a page that is not there', () => {
  it('is kept from search engines', async () => {
    expect(await show(<NotFound />, '/nothing')).toMatchObject({ robots: 'noindex', canonical: null, alternates: {} });
  });

  it('because the product was withdrawn says so in the words of the shop, and leads on', async () => {
    const category = { __typename: 'Category', id: '1', slug: 'rockets', name: 'Rakety', listed: true } as const;
    const withdrawnProduct = { __typename: 'WithdrawnProduct' as const, id: 7, category, similar: [card({ id: 8 })] };
    const state = await show(<WithdrawnPage id={7} product={withdrawnProduct} />, '/products/7', 'sk');
    expect(state).toMatchObject({ title: 'Tento produkt už nepredávame · Martyx', robots: 'noindex', canonical: null });
    expect(screen.getByText('Product 7 is not active').lang).toBe('en');
    expect(screen.getByRole('link', { name: /Rakety/ }).getAttribute('href')).toBe('/products?category=rockets');
    expect(screen.getByRole('link', { name: /Kriváň/ }).getAttribute('href')).toBe('/products/8');
  });
});
