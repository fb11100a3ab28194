import { SEEN_KEY } from './forget-seen.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

/** A product as it was shown in this browser. */
export interface SeenProduct {
  id: number;
  name: string;
  /** Language of the name and of the picture's text. */
  locale: string;
  /** As of `seenAt`. */
  price: { minor: number; currency: string };
  image: { url: string; width: number; height: number; alt: string; kind?: 'PHOTO' | 'DRAWING' } | null;
  /** ISO 8601. */
  seenAt: string;
}

const MOST = 12;
const NONE: readonly SeenProduct[] = [];

const listeners = new Set<() => void>();
let known: readonly SeenProduct[] | undefined;

const isImage = (value: unknown): value is NonNullable<SeenProduct['image']> => {
  const { url, width, height, alt } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof url === 'string' &&
    /^\/media\/[\w.-]+$/.test(url) &&
    typeof width === 'number' &&
    typeof height === 'number' &&
    typeof alt === 'string'
  );
};

const isSeen = (value: unknown): value is SeenProduct => {
  const { id, name, locale, price, image, seenAt } = (value ?? {}) as Record<string, unknown>;
  const { minor, currency } = (price ?? {}) as Record<string, unknown>;
  return (
    Number.isInteger(id) &&
    typeof name === 'string' &&
    typeof locale === 'string' &&
    /^[a-z]{2}$/.test(locale) &&
    Number.isInteger(minor) &&
    typeof currency === 'string' &&
    /^[A-Z]{3}$/.test(currency) &&
    (image === null || isImage(image)) &&
    typeof seenAt === 'string' &&
    !Number.isNaN(Date.parse(seenAt))
  );
};

const read = (): readonly SeenProduct[] => {
  const stored = readStored(SEEN_KEY);
  return Array.isArray(stored) ? stored.filter(isSeen).slice(0, MOST) : NONE;
};

const become = (products: readonly SeenProduct[] | undefined) => {
  known = products;
  for (const listener of listeners) listener();
};

const onStorage = ({ key }: StorageEvent) => {
  if (key === SEEN_KEY || key === null) become(undefined);
};

let listening = false;

/** What another tab or a sign-out changes is heard from the first use on, or the list would be written back. */
const listen = () => {
  if (listening || typeof window === 'undefined') return;
  listening = true;
  window.addEventListener('storage', onStorage);
};

/** The products that this browser looked at last: newest first, each once, at most twelve, the same in all of its tabs. */
export const recentlyViewed = {
  /** The same array until something changes; empty on the server. */
  get: (): readonly SeenProduct[] => {
    listen();
    return (known ??= read());
  },

  /** Puts a product first; without storage it is known as long as the page. */
  add: (product: SeenProduct): void => {
    const products = [product, ...recentlyViewed.get().filter(({ id }) => id !== product.id)].slice(0, MOST);
    writeStored(SEEN_KEY, products);
    become(products);
  },

  clear: (): void => {
    removeStored(SEEN_KEY);
    become(NONE);
  },

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
