import type { CartLineInput } from '../../codegen/schema.gen.ts';
import { CART_KEY, createCartStore } from './cart-store.ts';

/** Takes so many units of each product out of the cart of this browser, in every tab; what is beyond them stays. */
export const removeUnits = (lines: readonly CartLineInput[]): void => {
  const store = createCartStore();
  for (const { productId, quantity } of lines) {
    const item = store.get().items.find(({ product }) => product.id === productId);
    if (item) store.setQuantity(productId, item.quantity - quantity);
  }
  // A browser tells the other tabs alone.
  window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY }));
};
