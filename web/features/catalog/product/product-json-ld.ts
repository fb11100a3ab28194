import type { LinkedData } from '../../../lib/json-ld.tsx';
import type { FullProduct } from './buy-box.tsx';

const AVAILABILITY = {
  IN_STOCK: 'https://schema.org/InStock',
  LOW_STOCK: 'https://schema.org/LimitedAvailability',
  OUT_OF_STOCK: 'https://schema.org/OutOfStock',
  ALWAYS: 'https://schema.org/InStock',
  IN_PREPARATION: 'https://schema.org/OutOfStock',
} as const;

/** Days in which a consumer may withdraw from the purchase of goods, as the terms say. */
const RETURN_DAYS = 14;

interface Place {
  origin: string;
  /** The address of a path in the language of the page. */
  address: (path: string) => string;
}

const days = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

const shippingOf = ({ shippingRates, shipsInDays }: FullProduct) =>
  shippingRates.map(({ countries, price, minDays, maxDays }) => ({
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: price.decimal, currency: price.currency },
    shippingDestination: countries.map((addressCountry) => ({ '@type': 'DefinedRegion', addressCountry })),
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      ...(shipsInDays !== null && { handlingTime: days(0, shipsInDays) }),
      transitTime: days(minDays, maxDays),
    },
  }));

const returnsOf = ({ shippingRates }: FullProduct, { address }: Place) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: shippingRates.flatMap(({ countries }) => countries),
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: RETURN_DAYS,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  merchantReturnLink: `${address('/terms-of-service')}#withdrawal`,
});

const BEST = 5;

/** What search engines may show of reviews: only where somebody wrote one, and only those with a name. */
const reviewsOf = ({ rating: { average, count }, reviews }: FullProduct) =>
  average !== null && {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, bestRating: BEST },
    review: reviews.nodes
      .filter(({ author }) => author)
      .map(({ author, publishedAt, rating, text }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: author },
        datePublished: publishedAt?.slice(0, 10),
        reviewBody: text,
        reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: BEST },
      })),
  };

const picturesOf = ({ image, gallery }: FullProduct, origin: string) =>
  [...new Set([image, ...gallery].map(({ url }) => url))]
    .filter((url) => !url.endsWith('.svg'))
    .map((url) => `${origin}${url}?w=1280&f=webp`);

/** What search engines read: schema.org Product with its Offer. Files are neither sent nor returned. */
export function productData(product: FullProduct, place: Place): LinkedData {
  const goods = product.shippingRates.length > 0;
  return {
    '@type': 'Product',
    name: product.name,
    description: product.summary,
    sku: product.sku,
    mpn: product.sku,
    image: picturesOf(product, place.origin),
    brand: { '@type': 'Brand', name: 'Martyx' },
    category: product.category.name,
    ...reviewsOf(product),
    offers: {
      '@type': 'Offer',
      url: place.address(`/products/${product.id}`),
      price: product.price.decimal,
      priceCurrency: product.price.currency,
      ...(product.priceReduction?.until && { priceValidUntil: product.priceReduction.until }),
      availability: AVAILABILITY[product.stockState],
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', '@id': `${place.origin}/#organization`, name: 'Martyx' },
      ...(goods && { shippingDetails: shippingOf(product), hasMerchantReturnPolicy: returnsOf(product, place) }),
    },
  };
}
