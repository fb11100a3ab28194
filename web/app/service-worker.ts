import { cacheViewedPages } from '../features/offline/cached-pages.ts';

/** With the origin that the shop's files come from, if that is another one. */
const WORKER = globalThis.__CDN__ ? `/sw.js?cdn=${encodeURIComponent(globalThis.__CDN__)}` : '/sw.js';

const removeAll = async (workers: ServiceWorkerContainer) => {
  for (const registration of await workers.getRegistrations()) await registration.unregister();
};

/**
 * Registers the worker that answers without a connection; while developing it takes an old one away. Call it when the
 * page has loaded: the worker fetches the offline page.
 */
export const startServiceWorker = async (): Promise<void> => {
  const workers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  if (!workers) return;
  if (!import.meta.env.PROD) return removeAll(workers);
  await workers.register(WORKER, { updateViaCache: 'none' });
  if (!workers.controller) {
    await new Promise((taken) => workers.addEventListener('controllerchange', taken, { once: true }));
  }
  cacheViewedPages();
};
