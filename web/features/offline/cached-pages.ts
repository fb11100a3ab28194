import { recentlyViewed, type SeenProduct } from '../../lib/recently-viewed.ts';
import { savesData } from '../../lib/saves-data.ts';
import { CACHES } from '../../sw/cache-rules.ts';

const FILE = /\/assets\/[\w.-]+\.(?:css|js|svg|webp|woff2)/g;
/** The size that the offline page shows; other sizes are what the product's page itself asked for. */
const SHOWN = '?w=320&f=webp';

/** The one address at which a product's page is kept. */
export const cachedPagePath = (id: number, locale: string): string => `/products/${id}?lang=${locale}`;

/** A picture at the size that is kept for the offline page. */
export const cachedPicture = (url: string): string => (url.endsWith('.svg') ? url : url + SHOWN);

/** Whether the page of a product can be read without a connection. */
export const isPageCached = async (id: number, locale: string): Promise<boolean> => {
  if (typeof caches === 'undefined') return false;
  const page = await caches.match(cachedPagePath(id, locale), { cacheName: CACHES.pages, ignoreVary: true });
  return page !== undefined;
};

/** The worker keeps what passes through it: the page, the files that the page names, its picture. */
const cachePage = async ({ id, locale, image }: SeenProduct): Promise<void> => {
  const answer = await fetch(cachedPagePath(id, locale), { headers: { accept: 'text/html' } });
  if (!answer.ok) return;
  const files = new Set((await answer.text()).match(FILE));
  if (image) files.add(cachedPicture(image.url));
  const missing = await Promise.all([...files].map(async (file) => ((await caches.match(file)) ? [] : [file])));
  await Promise.all(missing.flat().map((file) => fetch(file)));
};

/**
 * From now on keeps the page of the product seen last for reading it offline, and drops all kept pages when the visitor
 * clears the list. Needs a worker in control of the page. Returns how to stop.
 */
export const cacheViewedPages = (): (() => void) => {
  let kept: string | undefined;
  const follow = () => {
    const [newest] = recentlyViewed.get();
    if (!newest) return void caches.delete(CACHES.pages);
    if (newest.seenAt === kept || savesData() || !navigator.onLine) return;
    kept = newest.seenAt;
    cachePage(newest).catch(() => undefined);
  };
  follow();
  return recentlyViewed.subscribe(follow);
};
