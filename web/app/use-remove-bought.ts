import { useCallback, useEffect, useRef } from 'react';
import type { CartLineInput } from '../codegen/schema.gen.ts';
import { useCart } from '../features/cart/use-cart.ts';

/** Takes what was bought out of the cart; what was added meanwhile stays. Always the same function. */
export const useRemoveBought = (): ((lines: readonly CartLineInput[]) => void) => {
  const cart = useCart();
  const latest = useRef(cart);
  useEffect(() => {
    latest.current = cart;
  });
  return useCallback((lines) => {
    const { items, setQuantity } = latest.current;
    for (const { productId, quantity } of lines) {
      const item = items.find(({ product }) => product.id === productId);
      if (item) setQuantity(productId, item.quantity - quantity);
    }
  }, []);
};
