import { useMemo, useState, type ReactNode } from 'react';
import { createCartStore } from './cart-store.ts';
import { useCartSync } from './use-cart-sync.ts';
import { CartContext } from './use-cart.ts';

export const CartProvider = ({ children }: { children: ReactNode }) => {
  const [store] = useState(createCartStore);
  useCartSync(store);
  const [isOpen, setOpen] = useState(false);
  const value = useMemo(() => ({ store, isOpen, setOpen }), [store, isOpen]);
  return <CartContext value={value}>{children}</CartContext>;
};
