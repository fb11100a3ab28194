import { ApolloLink } from '@apollo/client';
import type { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { RouterContextProvider, type StaticHandlerContext } from 'react-router-dom';
import { adminRoutes } from './app/admin-routes.tsx';
import { createClient } from './app/data/apollo.ts';
import { asDeferredClient, type DeferredClient } from './lib/graphql/deferred-client.ts';
import { failurePage } from './app/failures/failure-page.ts';
import { knownAddressIn } from './app/addresses/known-address.ts';
import { pageHandleOf, type ViteManifest } from './app/manifest.ts';
import { answerContext, clientContext } from './app/data/preload.ts';
import { publicPathsOf } from './app/addresses/public-paths.ts';
import { routesWith } from './app/routes.tsx';
import { secretHeaders } from './app/addresses/secret-address.ts';
import { staticHandlersIn, type StaticHandler } from './app/addresses/static-handlers.ts';
import { PageRefusal } from './app/failures/page-error.ts';
import { cacheKeysIn } from './app/data/cache-keys.ts';
import { answersOf, type Execution } from './app/data/server-answers.ts';
import { serverPage } from './app/server-page.tsx';
import { askShopInfo } from './app/shop-info.ts';
import type { ShopFacts } from './lib/shop-info.ts';
import { requestLocale, type Locale } from './intl/locale.ts';

export { requestLocale };

const routes = routesWith(adminRoutes);

/** What the page of an address is made from: see `knownAddressIn`. */
export const knownAddress = knownAddressIn(routes);

/** Screens at one address each that search engines may list. */
export const publicPaths = publicPathsOf(routes);

export interface RenderRequest extends Execution {
  /** Path and query, of known parameters only. */
  url: string;
  locale: Locale;
  /** The shop's public origin. */
  origin: string;
  /** Where scripts, styles, fonts and pictures come from; null: the shop itself. The same in every request of a process. */
  cdn: string | null;
  /** Goes to every script of the page. */
  nonce: string;
  /** Of the client build; null under Vite's development server. */
  manifest: ViteManifest | null;
}

export type RenderResult =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      headers: Record<string, string>;
      pays: boolean;
      /** The products and categories on it, as `product-12` and `category-3`. */
      shows: string[];
      pipe: (target: Writable) => void;
    };

const handlerOf = staticHandlersIn(routes);

/** For the hooks of Apollo, which want one while a page is rendered. Nothing is asked through it, so it never knows anything. */
const CLIENT = createClient(ApolloLink.empty());

/** On these PayPal's buttons stand. */
const PAYING = new Set(['checkout', 'order'].map((name) => `app/routes/${name}.tsx`));

const HEADERS = { 'content-type': 'text/html; charset=utf-8', vary: 'accept-language, cookie' };

const redirectOf = (response: Response): RenderResult => ({
  kind: 'redirect',
  status: response.status,
  location: response.headers.get('location') ?? '/',
});

interface Prepared {
  readonly handler: StaticHandler;
  readonly context: StaticHandlerContext;
  readonly client: DeferredClient;
  readonly shop: ShopFacts | null;
}

const stream = (request: RenderRequest, { handler, context, client, shop }: Prepared) =>
  new Promise<RenderResult>((resolve) => {
    const { locale, nonce, onError } = request;
    const headers: Record<string, string> = { ...HEADERS, ...secretHeaders(request.url), 'content-language': locale };
    if (!pageHandleOf(context.matches)?.indexed) headers['x-robots-tag'] = 'noindex';
    const { tree, script } = serverPage({ ...request, routes: handler.dataRoutes, context, client, shop });
    const shows = cacheKeysIn(client.brought);
    // Without its facts the shop could not be asked: what there is of the page is shown, for now.
    const status = shop ? context.statusCode : 503;
    const pays = PAYING.has(pageHandleOf(context.matches)?.file ?? '');
    const { pipe } = renderToPipeableStream(tree, {
      nonce,
      bootstrapScriptContent: script,
      // Large parts stand in their place, never behind a script that puts them there: pages are read without scripts too.
      progressiveChunkSize: Infinity,
      onError,
      onShellReady: () => resolve({ kind: 'page', status, headers, pays, shows, pipe }),
      onShellError: () =>
        resolve({ kind: 'page', status: 500, headers, pays: false, shows: [], pipe: failurePage(nonce) }),
    });
  });

const isFault = (error: unknown): boolean => error instanceof Error && !(error instanceof PageRefusal);

/** Runs the page's loaders in this process and renders the whole document. Never rejects for a fault of a page. */
export const render = async (request: RenderRequest): Promise<RenderResult> => {
  const { url, origin, cdn, onError } = request;
  globalThis.__CDN__ = cdn ?? undefined;
  const answer = answersOf(request);
  const client = asDeferredClient(CLIENT, {});
  const requestContext = new RouterContextProvider();
  requestContext.set(clientContext, client);
  requestContext.set(answerContext, answer);
  const address = new URL(url, origin);
  const handler = handlerOf(address.pathname);
  const [outcome, shop] = await Promise.all([
    handler.query(new Request(address), { requestContext }),
    askShopInfo(answer),
  ]);
  if (outcome instanceof Response) return redirectOf(outcome);
  // A refusal is no fault; whatever else a route threw, such as its own code, would be told to nobody.
  for (const error of Object.values(outcome.errors ?? {})) if (isFault(error)) onError(error);
  return stream(request, { handler, context: outcome, client, shop });
};
