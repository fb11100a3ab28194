import { matchPrecache } from 'workbox-precaching';
import { LANGUAGE_KEY, requestLocale, type Locale } from '../intl/locale.ts';
import { CACHES, OFFLINE_SCREENS } from './cache-rules.ts';

declare const self: ServiceWorkerGlobalScope;

/** As the server chooses it. A browser that hides cookies from workers leaves the wish of the browser. */
const localeOf = async ({ pathname, search }: URL): Promise<Locale> => {
  const cookies = (self as { cookieStore?: CookieStore }).cookieStore;
  const chosen = await cookies?.get(LANGUAGE_KEY).catch(() => null);
  return requestLocale({
    url: pathname + search,
    cookie: chosen ? `${LANGUAGE_KEY}=${chosen.value}` : '',
    acceptLanguage: navigator.languages.join(','),
  });
};

/** Says in the page itself since when it is kept, in ISO 8601. */
const marked = async (page: Response): Promise<Response> => {
  const headers = new Headers(page.headers);
  const keptAt = new Date(headers.get('date') ?? Date.now()).toISOString();
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  return new Response((await page.text()).replace('<html ', `<html data-kept="${keptAt}" `), { headers });
};

/**
 * For a screen that the network did not bring: the product's page as it was kept, a screen that shows only what this
 * device keeps, else the offline page with the wanted address in the fragment, which no server ever sees.
 */
export const offlineAnswer = async (wanted: URL): Promise<Response> => {
  const locale = await localeOf(wanted);
  const search = `?lang=${locale}`;
  const kept = await caches.match(wanted.pathname + search, { cacheName: CACHES.pages, ignoreVary: true });
  if (kept) return wanted.search === search ? marked(kept) : Response.redirect(wanted.pathname + search);
  const screen = Object.keys(OFFLINE_SCREENS).find((each) => each !== '/offline' && each === wanted.pathname);
  const own = screen && (await matchPrecache(screen + search));
  if (own) return own;
  const page = await matchPrecache(`/offline${search}`);
  if (!page) return Response.error();
  if (wanted.pathname === '/offline' && wanted.search === search) return page;
  const fragment = wanted.pathname === '/offline' ? wanted.hash : `#${wanted.pathname}${wanted.search}${wanted.hash}`;
  return Response.redirect(`/offline${search}${fragment}`);
};
