import { keptValue } from '../../lib/sync/kept-value.ts';
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

const EMPTY: CartState = { items: [], removed: null };

/** The cart before the browser has read it: on the server and in the first render. */
export const emptyCart = (): CartState => EMPTY;

const createState = () => {
  const kept = keptValue(CART_KEY, cartFrom);
  let state = EMPTY;
  return {
    subscribe: kept.subscribe,
    /** After a change of another tab what was taken out here cannot be put back. */
    get: (): CartState => {
      const items = kept.get();
      if (items !== state.items) state = { items, removed: null };
      return state;
    },
    save: (items: CartItems, removed: CartState['removed'] = null): void => {
      state = { items, removed };
      kept.set(items);
    },
  };
};

/** The cart of this browser. Nothing is read before the first question. */
export const createCartStore = () => {
  const { get, subscribe, save } = createState();
  const remove = (id: number) => {
    const { items } = get();
    const index = items.findIndex(({ product }) => product.id === id);
    const item = items[index];
    if (item) save(setQuantity(items, id, 0), { item, index });
  };
  return {
    get,
    subscribe,
    /** A digital product that is there already is refused with `limit`; anything else adds `quantity`, 1 when left out. */
    add: (product: CartProduct, quantity?: number): AddResult => {
      const { items, result } = addToCart(get().items, product, quantity);
      if (result === 'added') save(items);
      return result;
    },
    /** Zero or less removes. */
    setQuantity: (id: number, quantity: number): void =>
      quantity >= 1 ? save(setQuantity(get().items, id, quantity)) : remove(id),
    remove,
    undo: (): void => {
      const { items, removed } = get();
      if (removed) save(restoreItem(items, removed.item, removed.index));
    },
    clear: (): void => save([]),
    /** Takes over a cart that is known elsewhere; what was taken out last can still be put back. */
    replace: (items: CartItems): void => {
      const { removed } = get();
      const isBack = items.some(({ product }) => product.id === removed?.item.product.id);
      save(items, isBack ? null : removed);
    },
  };
};

export type CartStore = ReturnType<typeof createCartStore>;
