import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { countOf } from './cart-rules.ts';
import { emptyCart, type CartState, type CartStore } from './cart-store.ts';

export interface CartContextValue {
  store: CartStore;
  isOpen: boolean;
  setOpen: (open: boolean) => void;
}

export const CartContext = createContext<CartContextValue | null>(null);

export interface Cart extends CartState, Pick<CartStore, 'add' | 'setQuantity' | 'remove' | 'undo' | 'clear'> {
  /** False on the server and in the first render, when nobody knows yet what is in the cart. */
  ready: boolean;
  count: number;
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
  const state = useSyncExternalStore(store.subscribe, store.get, emptyCart);
  const drawer = useMemo(() => ({ open: () => setOpen(true), close: () => setOpen(false) }), [setOpen]);
  return { ...store, ...state, ...drawer, isOpen, ready, count: countOf(state.items) };
};
