import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { App } from './app/app.tsx';
import { createBrowserSession } from './app/data/browser-session.ts';
import { fadeBetweenPages } from './app/fade-between-pages.ts';
import { preloadFailures } from './app/failures/lazy-failures.tsx';
import { PageLoadError, setTextLoader } from './app/page-route.ts';
import { clientContext } from './app/data/preload.ts';
import { reloadPage, type Router } from './app/reload-page.ts';
import { ROOT_ID, routesWith } from './app/routes.tsx';
import { replayEarlyInput } from './app/start/replay-input.ts';
import { readState } from './app/data/server-state.ts';
import { isLocale, LANGUAGE_KEY } from './intl/locale.ts';
import { account } from './lib/account/account.ts';
import { csrfToken } from './lib/account/csrf.ts';
import { setClientLoader } from './lib/graphql/lazy-client.ts';
import { nextTask } from './lib/timing/next-task.ts';
import { readStored } from './lib/storage.ts';
import { whenIdle } from './lib/timing/when-idle.ts';

const state = readState();

const isOfAdmins = (path: string) => /^\/admin(\/|$)/.test(path);
const readAdminRoutes = () =>
  import('./app/admin-routes.tsx').then(
    ({ adminRoutes }) => adminRoutes,
    (cause: unknown) => {
      throw new PageLoadError('The routes of the administration did not arrive', { cause });
    },
  );
let adminsAreIn = isOfAdmins(window.location.pathname);
const routes = routesWith(adminsAreIn ? await readAdminRoutes() : []);

/** The page that is on the screen must be whole before it is hydrated. */
const resolveFirstPage = () =>
  Promise.all(
    (matchRoutes(routes, window.location) ?? []).map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );

await nextTask();
const made: { router?: Router } = {};
const session = createBrowserSession(state, (ready) => reloadPage(made.router, ready));
setClientLoader(() => session.get().client.load());
csrfToken().catch(() => undefined);
await resolveFirstPage();
setTextLoader(session.loadTexts);
await nextTask();

const router = createBrowserRouter(routes, {
  hydrationData: state.router,
  patchRoutesOnNavigation: async ({ path, patch }) => {
    if (adminsAreIn || !isOfAdmins(path)) return;
    patch(ROOT_ID, await readAdminRoutes());
    adminsAreIn = true;
  },
  getContext: () => new RouterContextProvider(new Map([[clientContext, session.loaderClient()]])),
});
made.router = router;
fadeBetweenPages(router);
await nextTask();

startTransition(() => {
  hydrateRoot(
    document,
    <App source={session} origin={state.origin} styles={state.styles} shop={state.shop}>
      <RouterProvider router={router} />
    </App>,
  );
  if (window.__MARTYX__.held) void replayEarlyInput(window.__MARTYX__.held);
});

const stored = readStored(LANGUAGE_KEY);
const asked = new URLSearchParams(window.location.search).has('lang') || document.cookie.includes(LANGUAGE_KEY);
if (!asked && isLocale(stored) && stored !== state.locale) void session.switchTo(stored).catch(() => undefined);

/** The server answered as to a visitor; what it refused may be the customer's own. */
if (state.router.errors && account.get()) void router.revalidate();

whenIdle(() => void import('./app/after-load.ts').then(({ afterLoad }) => afterLoad()));

whenIdle(
  () =>
    void session
      .loaderClient()
      .load()
      .catch(() => undefined),
);
whenIdle(preloadFailures);
