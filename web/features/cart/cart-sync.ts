import type { ApolloClient } from '@apollo/client';
import type { CartLineInput } from '../../codegen/schema.gen.ts';
import { keptValue } from '../../lib/sync/kept-value.ts';
import { Sync, type Synced } from '../../lib/sync/sync.ts';
import { uniqueKey } from '../../lib/unique-key.ts';
import { linesOf } from './cart-lines.ts';
import { rebase, sameLines } from './cart-changes.ts';
import { CART_CHANGED } from './cart-events.ts';
import type { CartItems } from './cart-rules.ts';
import { serverCart, type SavedCart, type ServerCart } from './cart-server.ts';
import type { CartStore } from './cart-store.ts';

const SAVE_DELAY_MS = 400;

/** Whose cart the cart of this browser mirrors. */
interface CartOwner {
  readonly user: string;
  /** What the server had when it was last heard; with a key, what it is asked to add. */
  readonly lines: readonly CartLineInput[];
  /** The cart of this browser is being added to the account's under this key, and there is no answer yet. */
  readonly key?: string;
}

const isLine = (value: unknown): value is CartLineInput => {
  const { productId, quantity } = (value ?? {}) as Partial<Record<keyof CartLineInput, unknown>>;
  return Number.isInteger(productId) && Number.isInteger(quantity);
};

const ownerFrom = (stored: unknown): CartOwner | null => {
  const { user, lines, key } = (stored ?? {}) as Partial<Record<keyof CartOwner, unknown>>;
  if (typeof user !== 'string' || !(key === undefined || typeof key === 'string')) return null;
  return Array.isArray(lines) && lines.every(isLine) ? { user, lines, key } : null;
};

/** What was changed here; with a key, the whole cart, to be added. */
type Sent = SavedCart & { readonly key?: string };

/** The cart of this browser and the account's, told apart by a mark beside the cart. */
const cartOf = (store: CartStore, server: ServerCart): Synced<Sent, CartItems> => {
  const mark = keptValue('martyx_cart_owner', ownerFrom);
  const here = () => linesOf(store.get().items);
  return {
    lock: 'martyx-cart',
    pause: SAVE_DELAY_MS,
    owner: () => mark.get()?.user ?? null,
    claim: (user) => {
      if (mark.get()) store.clear();
      mark.set({ user, lines: here(), key: uniqueKey() });
    },
    forget: () => {
      // Without a mark another tab has done it already, and the cart is the next visitor's.
      if (!mark.get()) return;
      mark.forget();
      store.clear();
    },
    next: () => {
      const { lines: base = [], key } = mark.get() ?? {};
      if (key !== undefined) return { lines: base, base: [], key };
      return sameLines(here(), base) ? null : { lines: here(), base };
    },
    send: ({ key, ...cart }, leaving) => {
      if (key === undefined) return server.save(cart, leaving);
      return cart.lines.length > 0 ? server.merge(cart.lines, key) : server.read();
    },
    ask: server.read,
    adopt: (there, sent) => {
      const { user, lines, key } = mark.get()!;
      // Another tab has added it.
      if (key !== sent?.key) return false;
      const change = { here: store.get().items, base: sent?.lines ?? lines, sum: key !== undefined };
      const items = rebase(there, change);
      mark.set({ user, lines: linesOf(there) });
      if (!sameLines(linesOf(items), here())) store.replace(items);
      return true;
    },
  };
};

/**
 * Keeps the cart of this browser and the cart of the signed-in customer the same, from sign-in to sign-out. Never throws
 * and never delays anything else. Returns how to stop.
 */
export const startCartSync = (store: CartStore, server: ServerCart): (() => void) => {
  const sync = new Sync(cartOf(store, server));
  const onNews = () => sync.run('look');
  const stops = [store.subscribe(() => sync.change()), sync.start()];
  window.addEventListener(CART_CHANGED, onNews);
  return () => {
    window.removeEventListener(CART_CHANGED, onNews);
    for (const stop of stops) stop();
  };
};

/** The same with the server of the moment's client. */
export const syncCustomerCart = (store: CartStore, client: () => Promise<ApolloClient>): (() => void) =>
  startCartSync(store, serverCart(client));
