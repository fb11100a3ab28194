const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface Freshness {
  /** For so many milliseconds an answer counts as new and is not asked for again. */
  maxAge: number;
  /** So many answers are kept, then the oldest goes. */
  entries: number;
  /** For so many milliseconds an older answer stays, to be shown where no newer one can be had; absent: `maxAge`. */
  keep?: number;
}

/** Section 9 of the specification: products, user data, static assets, API responses. */
export const FRESHNESS = {
  products: { maxAge: 10 * MINUTE, entries: 100, keep: HOUR },
  user: { maxAge: 5 * MINUTE, entries: 50 },
  static: { maxAge: 24 * HOUR, entries: 200 },
  api: { maxAge: 2 * MINUTE, entries: 1000 },
  /** What is paid and where an order stands: always asked for, what was known is shown meanwhile. */
  live: { maxAge: 0, entries: 50, keep: HOUR },
} satisfies Record<string, Freshness>;

export type Kind = keyof typeof FRESHNESS;

/** Also section 9: how often what has outlived its kind's lifetime is removed. */
export const SWEEP_EVERY = MINUTE;

/** And how often whatever is older than `CLEANUP_AGE` is removed, of any kind. */
export const CLEANUP_EVERY = 5 * MINUTE;
export const CLEANUP_AGE = HOUR;

const KINDS: Readonly<Record<string, Kind>> = {
  Home: 'products',
  Product: 'products',
  ProductAddress: 'products',
  ProductFits: 'products',
  ProductList: 'products',
  WithdrawnProduct: 'products',
  CheckoutAddresses: 'user',
  ItemVersion: 'user',
  MyAddresses: 'user',
  MyDownloads: 'user',
  MyOrders: 'user',
  MyPrinter: 'user',
  MyProfile: 'user',
  MySecurity: 'user',
  OwnedCopy: 'user',
  Countries: 'static',
  Printers: 'static',
  CartQuote: 'live',
  CheckoutQuote: 'live',
  Order: 'live',
  PaymentResult: 'live',
  PlacedOrder: 'live',
};

/** Kind of an operation's answers, by its name. */
export const kindOf = (operation: string): Kind => KINDS[operation] ?? 'api';

/** How long an answer of this kind may stay in the cache at all, in milliseconds. */
export const lifetimeOf = (kind: Kind): number => {
  const { maxAge, keep = maxAge }: Freshness = FRESHNESS[kind];
  return keep;
};
