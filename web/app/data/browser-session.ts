import { createDeferredClient, type DeferredClient } from '../../lib/graphql/deferred-client.ts';
import { PageLoadError } from '../page-route.ts';
import type { ServerState } from './server-state.ts';
import type { Session, SessionSource } from '../session.ts';
import { createCatalogue, type Catalogue } from '../../intl/catalogue.ts';
import { LANGUAGE_KEY, type Locale } from '../../intl/locale.ts';
import { setTextLoader } from '../../intl/lazy-texts.ts';
import type { Namespace } from '../../intl/namespaces.ts';
import { account } from '../../lib/account/account.ts';
import type { PageAnswers } from '../../lib/graphql/answer-key.ts';
import { writeStored } from '../../lib/storage.ts';

const YEAR = 31_536_000;

const remember = (locale: Locale) => {
  document.cookie = `${LANGUAGE_KEY}=${locale};path=/;max-age=${YEAR};samesite=lax`;
  writeStored(LANGUAGE_KEY, locale);
};

export interface BrowserSession extends SessionSource {
  /** Client for loaders: already the next language's while a switch is under way. */
  loaderClient: () => DeferredClient;
  loadTexts: (namespaces: readonly Namespace[]) => Promise<void>;
}

const clientIn = (locale: Locale, brought?: PageAnswers): DeferredClient =>
  createDeferredClient(
    () =>
      import('./browser-client.ts').then(
        ({ createBrowserClient }) => createBrowserClient(locale, brought),
        (cause: unknown) => {
          throw new PageLoadError('The client of GraphQL did not arrive', { cause });
        },
      ),
    brought,
  );

/** Calls back when another session begins or this one ends, not when only the account's own data changed. */
const onSessionChange = (changed: () => void) => {
  let token = account.get()?.token;
  account.subscribe(() => {
    const now = account.get()?.token;
    if (now === token) return;
    token = now;
    changed();
  });
};

const catalogueOf = async (locale: Locale, namespaces: Parameters<Catalogue['load']>[0]): Promise<Catalogue> => {
  const catalogue = createCatalogue(locale);
  await catalogue.load(namespaces);
  return catalogue;
};

/** Brings texts in the languages that are shown and wanted, and at once those of the first page that it did not bring itself. */
const textLoader = ({ namespaces: ofPage }: ServerState, catalogues: () => readonly Catalogue[]) => {
  const load: BrowserSession['loadTexts'] = (namespaces) =>
    Promise.all(catalogues().map((catalogue) => catalogue.load(namespaces))).then(() => {});
  setTextLoader(() => load(ofPage));
  load(ofPage).catch(() => undefined);
  return load;
};

/**
 * Follows the language and the account: with another of either comes a client with an empty cache, so that nothing of
 * the one before is shown. `reload` runs the loaders of the page again and calls `ready` in the moment in which the router
 * hands their data over: React shows together what it hears of together.
 */
export const createBrowserSession = (
  state: ServerState,
  reload: (ready: () => void) => Promise<void>,
): BrowserSession => {
  const listeners = new Set<() => void>();
  let shown: Catalogue = createCatalogue(state.locale, state.messages, state.whole ? state.namespaces : []);
  let wanted = shown;
  let loading = clientIn(state.locale, state.answers);
  let session: Session = { locale: state.locale, intl: shown.intl, client: loading };

  /** The page stays as it is until its data are here anew. Of several at a time the last one counts. */
  const renew = async () => {
    const client = clientIn(wanted.locale);
    loading = client;
    await client.load().catch(() => undefined);
    if (client !== loading) return client.stop();
    await reload(() => {
      if (client !== loading) return client.stop();
      shown = wanted;
      session = { locale: shown.locale, intl: shown.intl, client };
      for (const listener of listeners) listener();
    });
  };

  const switchTo = async (locale: Locale) => {
    remember(locale);
    if (locale === wanted.locale) return;
    wanted = await catalogueOf(locale, [...state.namespaces, ...shown.loaded()]);
    await renew();
  };

  onSessionChange(() => void renew());

  const loadTexts = textLoader(state, () => [shown, wanted]);

  return {
    get: () => session,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    switchTo,
    loaderClient: () => loading,
    loadTexts,
  };
};
