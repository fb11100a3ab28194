import type { RouteObject } from 'react-router-dom';
import type { Namespace } from '../intl/namespaces.ts';

/** What a file in `app/routes` exports. */
export interface PageModule {
  Component: () => React.ReactNode;
  loader?: RouteObject['loader'];
  shouldRevalidate?: RouteObject['shouldRevalidate'];
}

export interface PageHandle {
  /** The page's file, as Vite's manifest names it. */
  file: string;
  namespaces: readonly Namespace[];
  /** Search engines may list it. */
  indexed?: boolean;
  /** All that it says is in its HTML. */
  readable?: boolean;
  /** It runs only with GraphQL's client. */
  usesClient?: boolean;
}

type LoadTexts = (namespaces: readonly Namespace[]) => Promise<void>;

let loadTexts: LoadTexts = async () => {};

/** The browser says here how the texts of a page come; the server has them all. */
export const setTextLoader = (load: LoadTexts) => {
  loadTexts = load;
};

/** Texts for a part of the page that comes later. In the browser only. */
export const loadPageTexts: LoadTexts = (namespaces) => loadTexts(namespaces);

/** A page whose code or texts did not arrive. The router never asks for them again; a fresh document does. */
export class PageLoadError extends TypeError {}

/** A route in a chunk of its own, read together with its texts. */
export const page = (
  path: string,
  file: string,
  namespaces: readonly Namespace[],
  load: () => Promise<PageModule>,
): RouteObject => ({
  ...(path ? { path } : { index: true }),
  handle: { file: `app/routes/${file}.tsx`, namespaces } satisfies PageHandle,
  lazy: async () => {
    try {
      const [module] = await Promise.all([load(), loadTexts(namespaces)]);
      return module;
    } catch (cause) {
      throw new PageLoadError(`${file} did not arrive`, { cause });
    }
  },
});

/** A page that can be read, and left by its links, before its code runs. */
export const readableWithoutScript = (route: RouteObject): RouteObject => ({
  ...route,
  handle: { ...(route.handle as PageHandle), readable: true } satisfies PageHandle,
});

/** A page that asks through the hooks of Apollo: GraphQL's client is fetched with its code, not after it. */
export const needsClient = (route: RouteObject): RouteObject => ({
  ...route,
  handle: { ...(route.handle as PageHandle), usesClient: true } satisfies PageHandle,
});

/** A page for search engines: it has a `PublicHead`, and a line in the sitemap when it stands at one address. Any other is kept from them. */
export const indexable = (route: RouteObject): RouteObject => ({
  ...route,
  handle: { ...(route.handle as PageHandle), indexed: true } satisfies PageHandle,
});
