import { readStored, writeStored } from '../../lib/storage.ts';
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

/** The visitor's cart in local storage, the same in every tab. Without storage it lasts as long as the page. */
export const createCartStore = (): CartStore => {
  let state: CartState = { items: cartFrom(readStored(CART_KEY)), removed: null };
  const listeners = new Set<() => void>();
  const show = (next: CartState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const save = (items: CartItems, removed: CartState['removed'] = null) => {
    writeStored(CART_KEY, items);
    show({ items, removed });
  };
  const follow = followTabs((items) => show({ items, removed: null }));
  const remove = (id: number) => {
    const index = state.items.findIndex(({ product }) => product.id === id);
    const item = state.items[index];
    if (item) save(setQuantity(state.items, id, 0), { item, index });
  };
  return {
    get: () => state,
    subscribe: (listener) => {
      if (listeners.size === 0) follow.start();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) follow.stop();
      };
    },
    add: (product, quantity) => {
      const { items, result } = addToCart(state.items, product, quantity);
      if (result === 'added') save(items);
      return result;
    },
    setQuantity: (id, quantity) => (quantity >= 1 ? save(setQuantity(state.items, id, quantity)) : remove(id)),
    remove,
    undo: () => {
      if (state.removed) save(restoreItem(state.items, state.removed.item, state.removed.index));
    },
    clear: () => save([]),
  };
};
