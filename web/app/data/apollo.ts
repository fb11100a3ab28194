import { ApolloClient, InMemoryCache, type FieldMergeFunction, type Reference, type ApolloLink } from '@apollo/client';
import { FreshClient, type InitialAnswers } from './fresh-client.ts';

/**
 * A part without an id keeps the fields that a smaller query did not ask for, as long as it is the same part. Otherwise
 * the prices of the cart would take a picture apart and the product page would ask for its product again.
 */
const mergeSameObject =
  (...keys: readonly string[]): FieldMergeFunction<Reference> =>
  (existing, incoming, { mergeObjects, readField }) =>
    existing && keys.every((key) => readField(key, existing) === readField(key, incoming))
      ? mergeObjects(existing, incoming)
      : incoming;

/** The same for a list of parts without ids of their own, one by one, as long as these are the same ones. */
const mergeSameList =
  (key: string): FieldMergeFunction<readonly Reference[]> =>
  (existing, incoming, { mergeObjects, readField }) =>
    existing?.length === incoming.length &&
    incoming.every((one, index) => readField(key, one) === readField(key, existing[index]))
      ? incoming.map((one, index) => mergeObjects(existing[index]!, one))
      : incoming;

/** What the page of a product, the home page and parts of them ask for in different depths. */
const PRODUCT_LISTS = { parts: 'id', gallery: 'url', attributes: 'key', tabs: 'id' };

const createCache = () =>
  new InMemoryCache({
    possibleTypes: { TabContent: ['TextContent', 'PrintInfoContent', 'DownloadsContent', 'ListContent'] },
    typePolicies: {
      // The product page asks only whether it flies; the rest comes later and stays.
      Product: {
        fields: {
          flight: { merge: true },
          ...Object.fromEntries(
            Object.entries(PRODUCT_LISTS).map(([field, key]) => [field, { merge: mergeSameList(key) }]),
          ),
        },
      },
      // What a mutation answers is the whole list.
      EditableProduct: { fields: { fitsWith: { merge: false } } },
      // These carry an id that is only unique inside their owner.
      Facet: { keyFields: false },
      ProductTab: { keyFields: false },
      ProductPart: { keyFields: false },
      OwnedVersion: { keyFields: false },
      ChangedPart: { keyFields: false },
      ShippingMethodQuote: { keyFields: false },
      PickupPlace: { keyFields: false },
      PickupPoint: { keyFields: false },
      Money: { keyFields: false, merge: mergeSameObject('minor', 'currency') },
      Image: { merge: mergeSameObject('url') },
      // The rail and the dashboard ask for different counts of the one shop.
      AdminCounts: { merge: true },
    },
  });

/**
 * A client with a cache of its own: one per request on the server, one per language in the browser. There it hands out what
 * the page `brought` before it asks.
 */
export const createClient = (link: ApolloLink, brought?: InitialAnswers): ApolloClient => {
  const cache = createCache();
  return import.meta.env.SSR
    ? new ApolloClient({ link, cache, ssrMode: true })
    : new FreshClient({ link, cache, brought });
};
