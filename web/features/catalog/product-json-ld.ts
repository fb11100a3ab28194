import type { FullProduct } from './buy-box.tsx';

const AVAILABILITY = {
  IN_STOCK: 'https://schema.org/InStock',
  LOW_STOCK: 'https://schema.org/LimitedAvailability',
  OUT_OF_STOCK: 'https://schema.org/OutOfStock',
  ALWAYS: 'https://schema.org/InStock',
} as const;

/** What search engines read: schema.org Product with its Offer. Safe to stand inside a script element. */
export function productJsonLd(product: FullProduct, origin: string): string {
  const url = `${origin}/products/${product.id}`;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.summary,
    sku: product.sku,
    image: [product.image, ...product.gallery].map((picture) => `${origin}${picture.url}`),
    brand: { '@type': 'Brand', name: 'Martyx' },
    category: product.category.name,
    offers: {
      '@type': 'Offer',
      url,
      price: product.price.decimal,
      priceCurrency: product.price.currency,
      availability: AVAILABILITY[product.stockState],
      itemCondition: 'https://schema.org/NewCondition',
    },
  };
  return JSON.stringify(data).replace(/</g, '\\u003c');
}
