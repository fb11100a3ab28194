import { ApolloClient, InMemoryCache, type FieldMergeFunction, type Reference, type ApolloLink } from '@apollo/client';
import { connectionPolicy } from './connection-policy.ts';
import { FreshClient } from './fresh-client.ts';
import { PageCache } from './page-cache.ts';

const CacheOfThisSide = import.meta.env.SSR ? PageCache : InMemoryCache;

/**
 * A part without an id keeps the fields that a smaller query did not ask for, as long as it is the same part. Otherwise
 * the prices of the cart would take a picture apart and the product page would ask for its product again.
 */
const joinSame =
  (...keys: readonly string[]): FieldMergeFunction<Reference> =>
  (existing, incoming, { mergeObjects, readField }) =>
    existing && keys.every((key) => readField(key, existing) === readField(key, incoming))
      ? mergeObjects(existing, incoming)
      : incoming;

const createCache = () =>
  new CacheOfThisSide({
    resultCaching: !import.meta.env.SSR,
    possibleTypes: { TabContent: ['TextContent', 'PrintInfoContent', 'DownloadsContent', 'ListContent'] },
    typePolicies: {
      Query: { fields: { products: connectionPolicy } },
      // The product page asks only whether it flies; the rest comes later and stays.
      Product: { fields: { flight: { merge: true } } },
      // These carry an id that is only unique inside their owner.
      Facet: { keyFields: false },
      ProductTab: { keyFields: false },
      ProductPart: { keyFields: false },
      OwnedVersion: { keyFields: false },
      ChangedPart: { keyFields: false },
      ShippingMethodQuote: { keyFields: false },
      Money: { keyFields: false, merge: joinSame('minor', 'currency') },
      Image: { merge: joinSame('url') },
      // The rail and the dashboard ask for different counts of the one shop.
      AdminCounts: { merge: true },
    },
  });

/**
 * A client with a cache of its own: one per request on the server, one per language in the browser. What its cache is
 * given at first is as old as `born`, in milliseconds since 1970.
 */
export const createClient = (link: ApolloLink, born = Date.now()): ApolloClient => {
  const cache = createCache();
  return import.meta.env.SSR
    ? new ApolloClient({ link, cache, ssrMode: true })
    : new FreshClient({ link, cache, born });
};
