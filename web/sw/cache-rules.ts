/** Caches of the worker: the shop's own hashed files, pictures of products, product pages for reading offline. */
export const CACHES = { assets: 'martyx-assets', pictures: 'martyx-pictures', pages: 'martyx-pages' } as const;
/** Pictures of the steps of kept build guides: the page puts them there and takes them away. */
export const GUIDE_PICTURES = 'martyx-guides';
export type CacheName = (typeof CACHES)[keyof typeof CACHES];

/** Screens that open without a connection, with the file of each: their HTML is the same for everybody and says nothing of anybody. */
export const OFFLINE_SCREENS = {
  '/offline': 'app/routes/offline.tsx',
  '/account/print-queue': 'app/routes/account/queue.tsx',
} as const;

type Asked = Pick<Request, 'method' | 'mode' | 'headers'>;
type Answer = Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>;

const PICTURE = /^\/media\/(placeholder|[0-9a-f]{64})\.(avif|jpe?g|png|svg|webp)$/;
const PRODUCT = /^\/products\/[1-9]\d{0,8}$/;
const ONE_LANGUAGE = /^\?lang=(en|sk|de)$/;
/** Answered by the server for machines, or to be saved as a file. */
const NO_PAGE =
  /^\/(api|assets|auth|downloads|gate|graphql|healthz|icons|locales|media|metrics|readyz|simulator)(\/|$)|\.\w+$/;

const TYPES: Record<CacheName, RegExp> = {
  [CACHES.assets]: /^(text\/(css|javascript)|application\/(javascript|json)|font\/|image\/)/,
  [CACHES.pictures]: /^image\//,
  [CACHES.pages]: /^text\/html\b/,
};

/**
 * Where an answer may be kept; null for all that is not named here: private answers, searches, prices, forms. A product's
 * page has its language in the address, and is kept when a script asks for it, never from a navigation.
 */
export const cacheFor = ({ pathname, search }: URL, { method, mode, headers }: Asked): CacheName | null => {
  if (method !== 'GET' || mode === 'navigate' || headers.has('authorization') || headers.has('range')) return null;
  if (pathname.startsWith('/assets/')) return CACHES.assets;
  if (pathname.startsWith('/locales/')) return search.startsWith('?v=') ? CACHES.assets : null;
  if (PICTURE.test(pathname)) return CACHES.pictures;
  return PRODUCT.test(pathname) && ONE_LANGUAGE.test(search) ? CACHES.pages : null;
};

/**
 * Only a whole answer of this shop of the expected kind, and a page only if search engines may list it: private pages, and
 * all behind the development gate, say `noindex`. Nothing that says `no-store`, or `must-revalidate`: it may be taken back.
 */
export const mayKeep = (cache: CacheName, { status, type, redirected, headers }: Answer): boolean => {
  if (status !== 200 || type !== 'basic' || redirected) return false;
  if (/\b(no-store|must-revalidate)\b/.test(headers.get('cache-control') ?? '')) return false;
  if (!TYPES[cache].test(headers.get('content-type') ?? '')) return false;
  return cache !== CACHES.pages || !/noindex/.test(headers.get('x-robots-tag') ?? '');
};

/** Whether a visitor opens a screen of the shop here, so that without a connection the offline page may answer. */
export const isScreen = ({ pathname }: URL, { method, mode }: Asked): boolean =>
  mode === 'navigate' && method === 'GET' && !NO_PAGE.test(pathname);

/** The development gate asks for its password: what was kept from before it closed must go. */
export const isGate = ({ status, headers }: Answer): boolean => status === 401 && headers.has('www-authenticate');
