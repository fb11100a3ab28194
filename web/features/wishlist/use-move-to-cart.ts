import { useApolloClient } from '@apollo/client/react';
import type { StockState } from '../../codegen/schema.gen.ts';
import { message } from './wishlist-cells.ts';
import type { CartSlot } from './cart-slot.ts';
import type { WishlistItem } from './wishlist-state.ts';
import { wishlist } from './wishlist-store.ts';

const NOT_NOW: ReadonlySet<StockState> = new Set(['OUT_OF_STOCK', 'IN_PREPARATION']);

/** What can be put into the cart now. */
export const isOrderable = ({ isAvailable, product }: WishlistItem): boolean =>
  isAvailable && product !== null && !NOT_NOW.has(product.stockState);

/** Puts items into the cart and takes them off the list; files that the cart has already stay on the list. */
export const useMoveToCart = (cart: CartSlot) => {
  const client = useApolloClient();
  return async (items: readonly WishlistItem[]): Promise<void> => {
    const put = items.filter(isOrderable).filter(({ productId: id, price, product }) => {
      return cart.add({ id, productType: product!.productType, price: price.minor / 100 }) === 'added';
    });
    const left = items.find((item) => isOrderable(item) && !put.includes(item));
    const refuse = () => message.set({ text: 'cart.limitNotice', values: { name: left!.product!.name } });
    if (put.length === 0) return left && refuse();
    const takeBack = () => put.forEach(({ productId }) => cart.takeBack(productId));
    if (!(await wishlist.removeAll(client, put, false))) return takeBack();
    const undo = () => {
      takeBack();
      void wishlist.restore(client, put);
    };
    if (left) return refuse();
    message.set({ text: 'wishlist.moved', values: { count: put.length }, undo });
  };
};
