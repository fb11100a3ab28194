import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { countOf, type AddResult, type CartItems, type CartProduct } from './cart-rules.ts';
import { emptyCart, type CartState, type CartStore } from './cart-store.ts';

export interface CartContextValue {
  /** Made when it is first asked for, in the browser only. */
  store: () => CartStore;
  isOpen: boolean;
  setOpen: (open: boolean) => void;
}

export const CartContext = createContext<CartContextValue | null>(null);

export interface Cart {
  /** False on the server and in the first render, when nobody knows yet what is in the cart. */
  ready: boolean;
  items: CartItems;
  count: number;
  /** A digital product that is there already is refused with `limit`; anything else adds `quantity`, 1 when left out. */
  add: (product: CartProduct, quantity?: number) => AddResult;
  /** Zero or less removes. */
  setQuantity: (id: number, quantity: number) => void;
  remove: (id: number) => void;
  /** What `remove` took out last; null after any other change. */
  removed: CartState['removed'];
  undo: () => void;
  clear: () => void;
  /** The drawer. */
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

export const useCart = (): Cart => {
  const context = useContext(CartContext);
  if (!context) throw new Error('useCart must be used within a CartProvider');
  const { store, isOpen, setOpen } = context;
  const ready = useHydrated();
  const state = useSyncExternalStore(
    (listener) => store().subscribe(listener),
    () => store().get(),
    emptyCart,
  );
  const actions = useMemo(
    () => ({
      add: (product: CartProduct, quantity?: number) => store().add(product, quantity),
      setQuantity: (id: number, quantity: number) => store().setQuantity(id, quantity),
      remove: (id: number) => store().remove(id),
      undo: () => store().undo(),
      clear: () => store().clear(),
      open: () => setOpen(true),
      close: () => setOpen(false),
    }),
    [store, setOpen],
  );
  return { ...actions, ready, isOpen, items: state.items, removed: state.removed, count: countOf(state.items) };
};
