/**
 * For caches between the shop and many visitors: twenty seconds old at the most, a minute while they ask anew, an hour while
 * the shop is away. A browser asks each time.
 */
export const FOR_SHARED_CACHES = 'public, max-age=0, s-maxage=20, stale-while-revalidate=40, stale-if-error=3600';

/** On everything public that is made from the catalogue, from the settings, of lists, and by the API. */
export const ALL = { catalogue: 'catalogue', settings: 'settings', lists: 'lists', api: 'api' } as const;

export const productKey = (id: number): string => `product-${id}`;
export const categoryKey = (id: number): string => `category-${id}`;
/** Of a picture or model, by the SHA-256 that its address begins with. */
export const mediaKey = (sha256: string): string => `media-${sha256.slice(0, 32)}`;

/** The headers in which caches look for the keys of an answer: Fastly and Varnish the one, Cloudflare the other. */
export const keyHeaders = (keys: readonly string[]): Record<string, string> => ({
  'surrogate-key': keys.join(' '),
  'cache-tag': keys.join(','),
});
