import type { ApolloClient, NormalizedCacheObject } from '@apollo/client';
import type { Locale } from '../../intl/locale.ts';
import { createClient } from './apollo.ts';
import { browserLink } from './browser-link.ts';

/** A client over HTTP in one language. `known` is what the page brought along when the browser began with it. */
export const createBrowserClient = (locale: Locale, known?: NormalizedCacheObject): ApolloClient => {
  const client = createClient(browserLink(locale), known && performance.timeOrigin);
  if (known) client.cache.restore(known);
  return client;
};
