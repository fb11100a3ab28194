import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { matchPrecache, precache, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, type Strategy } from 'workbox-strategies';
import { cacheFor, CACHES, GUIDE_PICTURES, isGate, isScreen, mayKeep, type CacheName } from './cache-rules.ts';
import { offlineAnswer } from './offline-answer.ts';

declare const self: ServiceWorkerGlobalScope;
/** The offline page in every language and the files that it needs, of this build. */
declare const __PRECACHE__: PrecacheEntry[];

/** Where scripts, styles, fonts and pictures come from beside the shop itself, as the page says. */
const CDN = new URL(self.location.href).searchParams.get('cdn');

const DAY_SECONDS = 24 * 3600;
/** What varies stands in the address. */
const matchOptions = { ignoreVary: true };

const anySize = (request: Request, cacheName: string) =>
  caches.match(request, { ...matchOptions, cacheName, ignoreSearch: true });

/**
 * Keeps at most so many answers, for a day. Without a connection an older answer serves as well, and another size of a
 * picture is better than none.
 */
const bounded = (cacheName: CacheName, maxEntries: number) => ({
  cacheName,
  matchOptions,
  plugins: [
    {
      cacheWillUpdate: async ({ response }) => (mayKeep(cacheName, response) ? response : null),
      handlerDidError: async ({ request }) => (await anySize(request, cacheName)) ?? anySize(request, GUIDE_PICTURES),
    },
    new ExpirationPlugin({ maxEntries, maxAgeSeconds: DAY_SECONDS, purgeOnQuotaError: true, matchOptions }),
  ] satisfies WorkboxPlugin[],
});

const network = new NetworkOnly();

const answerFrom = (cacheName: CacheName, strategy: Strategy) =>
  registerRoute(
    ({ url, request, sameOrigin }) => sameOrigin && cacheFor(url, request) === cacheName,
    async (options) => (await matchPrecache(options.request)) ?? strategy.handle(options),
  );

setCacheNameDetails({ prefix: 'martyx', precache: 'offline', suffix: 'v1' });
precache(__PRECACHE__);
answerFrom(CACHES.assets, new CacheFirst(bounded(CACHES.assets, 200)));
answerFrom(CACHES.pictures, new CacheFirst(bounded(CACHES.pictures, 200)));
answerFrom(CACHES.pages, new NetworkFirst(bounded(CACHES.pages, 12)));

/** Without an address of its own it belongs to the one that was asked for, from which a module finds the others. */
const asAsked = (kept: Response) => new Response(kept.body, kept);

// What comes from a CDN is kept by its path, as the shop itself has it too, and serves without a connection.
registerRoute(
  ({ url }) => url.origin === CDN,
  async (options) => {
    const path = options.url.pathname + options.url.search;
    try {
      return await network.handle(options);
    } catch (error) {
      const kept = (await matchPrecache(path)) ?? (await caches.match(path, { ...matchOptions, ignoreSearch: true }));
      if (!kept) throw error;
      return asAsked(kept);
    }
  },
);

registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && isScreen(url, request),
  async (options) => {
    const answer = await network.handle(options).catch(() => null);
    if (!answer) return offlineAnswer(options.url);
    if (isGate(answer)) options.event.waitUntil(caches.delete(CACHES.pages));
    return answer;
  },
);

// Documents always come from the network, so a new worker can take over at once: there is no old version to get stuck
// in. Kept pages belong to the build that made them.
enableNavigationPreload();
void self.skipWaiting();
clientsClaim();
self.addEventListener('activate', (event) => event.waitUntil(caches.delete(CACHES.pages)));
