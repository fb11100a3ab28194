import type { WishlistPartsFragment } from './Wishlist.gen.ts';
import type { WishedProduct } from './wishlist-cells.ts';

export type WishlistItem = Omit<WishlistPartsFragment['items'][number], 'product'> & {
  /** Null until the server has said more of it. */
  product: WishlistPartsFragment['items'][number]['product'] | null;
};

export interface WishlistState extends Omit<WishlistPartsFragment, 'items'> {
  items: readonly WishlistItem[];
}

export const EMPTY: WishlistState = { __typename: 'Wishlist', items: [], shareToken: null, news: false };

/** How a change shows before the server has answered. */
export type Change = (state: WishlistState) => WishlistState;

/** Puts a product in front, unless it is there. */
export const adding =
  ({ id, price: { minor, currency } }: WishedProduct, addedAt: string): Change =>
  (state) => {
    if (state.items.some(({ productId }) => productId === id)) return state;
    const price = { __typename: 'Money' as const, minor, currency };
    const item = {
      __typename: 'WishlistItem' as const,
      productId: id,
      addedAt,
      isAvailable: true,
      price,
      product: null,
    };
    return { ...state, items: [item, ...state.items] };
  };

export const removing =
  (ids: readonly number[]): Change =>
  (state) => ({ ...state, items: state.items.filter(({ productId }) => !ids.includes(productId)) });

/** Brings items back to their places: the younger stands before the older. */
export const restoring =
  (items: readonly WishlistItem[]): Change =>
  (state) => {
    const back = items.filter((item) => !state.items.some(({ productId }) => productId === item.productId));
    const all = [...state.items, ...back];
    return { ...state, items: all.sort((a, b) => Date.parse(b.addedAt) - Date.parse(a.addedAt)) };
  };

export interface Stats {
  total: number;
  available: number;
  unavailable: number;
  value: { minor: number; currency: string };
}

/** Sums over what is shown; only what is sold is worth something. */
export const statsOf = ({ items }: WishlistState): Stats => {
  const available = items.filter(({ isAvailable }) => isAvailable);
  const minor = available.reduce((sum, { price }) => sum + price.minor, 0);
  return {
    total: items.length,
    available: available.length,
    unavailable: items.length - available.length,
    value: { minor, currency: available[0]?.price.currency ?? 'EUR' },
  };
};
