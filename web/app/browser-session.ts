import { createClient } from './apollo.ts';
import { browserLink } from './browser-link.ts';
import type { ServerState } from './server-state.ts';
import type { Session, SessionSource } from './session.ts';
import { createCatalogue, type Catalogue } from '../intl/catalogue.ts';
import { LANGUAGE_KEY, type Locale } from '../intl/locale.ts';
import type { Namespace } from '../intl/namespaces.ts';
import { writeStored } from '../lib/storage.ts';

const YEAR = 31_536_000;

const remember = (locale: Locale) => {
  document.cookie = `${LANGUAGE_KEY}=${locale};path=/;max-age=${YEAR};samesite=lax`;
  writeStored(LANGUAGE_KEY, locale);
};

export interface BrowserSession extends SessionSource {
  /** Client for loaders: already the next language's while a switch is under way. */
  loaderClient: () => Session['client'];
  loadTexts: (namespaces: readonly Namespace[]) => Promise<void>;
}

/** `reload` runs the loaders of the page again and resolves when they are done. */
export const createBrowserSession = (state: ServerState, reload: () => Promise<void>): BrowserSession => {
  const listeners = new Set<() => void>();
  let catalogue: Catalogue = createCatalogue(state.locale, state.messages, state.namespaces);
  const first = createClient(browserLink(state.locale));
  first.cache.restore(state.cache);
  let session: Session = { locale: state.locale, intl: catalogue.intl, client: first };
  let loading = first;

  const switchTo = async (locale: Locale) => {
    remember(locale);
    if (locale === session.locale) return;
    const next = createCatalogue(locale);
    await next.load(catalogue.loaded());
    loading = createClient(browserLink(locale));
    await reload();
    await next.load(catalogue.loaded());
    catalogue = next;
    session = { locale, intl: next.intl, client: loading };
    for (const listener of listeners) listener();
  };

  return {
    get: () => session,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    switchTo,
    loaderClient: () => loading,
    loadTexts: (namespaces) => catalogue.load(namespaces),
  };
};
