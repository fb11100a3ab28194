import { readStored, writeStored } from '../../lib/storage.ts';
import { linesOf, sameLines } from './cart-lines.ts';
import {
  addToCart,
  cartFrom,
  restoreItem,
  setQuantity,
  type AddResult,
  type CartItem,
  type CartItems,
  type CartProduct,
} from './cart-rules.ts';

export const CART_KEY = 'martyx_cart_v1';

export interface CartState {
  readonly items: CartItems;
  /** What was taken out last and can be put back. */
  readonly removed: { readonly item: CartItem; readonly index: number } | null;
}

export interface CartStore {
  get(): CartState;
  subscribe(listener: () => void): () => void;
  add(product: CartProduct, quantity?: number): AddResult;
  setQuantity(id: number, quantity: number): void;
  remove(id: number): void;
  undo(): void;
  clear(): void;
  /** Takes over a cart that is known elsewhere; what was taken out last can still be put back. */
  replace(items: CartItems): void;
  /** Takes over what another tab has stored, before its event arrives. */
  refresh(): void;
}

const EMPTY: CartState = { items: [], removed: null };

/** The cart before the browser has read it: on the server and in the first render. */
export const emptyCart = (): CartState => EMPTY;

/** Hands over the cart that another tab has stored. */
const followTabs = (show: (items: CartItems) => void) => {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === CART_KEY || key === null) show(cartFrom(readStored(CART_KEY)));
  };
  return {
    start: () => window.addEventListener('storage', onStorage),
    stop: () => window.removeEventListener('storage', onStorage),
  };
};

/** The state of the cart, stored and told to whoever listens. */
const createCell = () => {
  let state: CartState = { items: cartFrom(readStored(CART_KEY)), removed: null };
  const listeners = new Set<() => void>();
  const show = (next: CartState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const follow = followTabs((items) => show({ items, removed: null }));
  return {
    get: () => state,
    show,
    save: (items: CartItems, removed: CartState['removed'] = null) => {
      writeStored(CART_KEY, items);
      show({ items, removed });
    },
    differsFrom: (items: CartItems) => !sameLines(linesOf(items), linesOf(state.items)),
    subscribe: (listener: () => void) => {
      if (listeners.size === 0) follow.start();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) follow.stop();
      };
    },
  };
};

/** The visitor's cart in local storage, the same in every tab. Without storage it lasts as long as the page. */
export const createCartStore = (): CartStore => {
  const { get, subscribe, show, save, differsFrom } = createCell();
  const remove = (id: number) => {
    const { items } = get();
    const index = items.findIndex(({ product }) => product.id === id);
    const item = items[index];
    if (item) save(setQuantity(items, id, 0), { item, index });
  };
  return {
    get,
    subscribe,
    add: (product, quantity) => {
      const { items, result } = addToCart(get().items, product, quantity);
      if (result === 'added') save(items);
      return result;
    },
    setQuantity: (id, quantity) => (quantity >= 1 ? save(setQuantity(get().items, id, quantity)) : remove(id)),
    remove,
    undo: () => {
      const { items, removed } = get();
      if (removed) save(restoreItem(items, removed.item, removed.index));
    },
    clear: () => save([]),
    replace: (items) => {
      const { removed } = get();
      const isBack = items.some(({ product }) => product.id === removed?.item.product.id);
      if (differsFrom(items)) save(items, isBack ? null : removed);
    },
    refresh: () => {
      const stored = readStored(CART_KEY);
      const items = cartFrom(stored);
      if (stored !== undefined && differsFrom(items)) show({ items, removed: null });
    },
  };
};
