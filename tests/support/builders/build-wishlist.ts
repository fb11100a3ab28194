/** An item of a list as the server answers it; `second` is its place in time. */
export const buildWish = (
  id: number,
  changes: { digital?: boolean; isAvailable?: boolean; soldOut?: boolean } = {},
) => {
  const { digital = false, isAvailable = true, soldOut = false } = changes;
  return {
    __typename: 'WishlistItem' as const,
    productId: id,
    addedAt: new Date(1e12 + id * 1000).toISOString(),
    isAvailable,
    price: { __typename: 'Money' as const, minor: id * 1000, currency: 'EUR' },
    product: {
      __typename: 'Product' as const,
      id,
      name: `Model ${id}`,
      sku: `MX-${id}`,
      productType: digital ? ('DIGITAL' as const) : ('PHYSICAL' as const),
      stockState: soldOut ? ('OUT_OF_STOCK' as const) : ('IN_STOCK' as const),
      image: {
        __typename: 'Image' as const,
        url: `/media/${id}.webp`,
        width: 800,
        height: 600,
        alt: '',
        kind: 'PHOTO' as const,
      },
    },
  };
};

export type BuiltWish = ReturnType<typeof buildWish>;

/** The server's side of a list: answers for all that the pages ask, over what it holds now. */
export const fakeWishlist = (...items: BuiltWish[]) => {
  const held = { items, shareToken: null as string | null, news: false };
  const list = () => ({ __typename: 'Wishlist' as const, ...held });
  const gone: BuiltWish[] = [];
  const drop = (out: (item: BuiltWish) => boolean) => {
    gone.push(...held.items.filter(out));
    held.items = held.items.filter((item) => !out(item));
    return { change: { __typename: 'WishlistChange' as const, wishlist: list() } };
  };
  const put = (ids: number[]) => {
    held.items = [...ids.map((id) => buildWish(id)), ...held.items];
    return list();
  };
  const answers = {
    MyCart: () => new Promise(() => undefined),
    MergeCart: () => new Promise(() => undefined),
    MyWishlist: () => ({ myWishlist: list() }),
    AddToWishlist: ({ id }: Record<string, unknown>) => ({ wishlist: put([id as number]) }),
    AddAllToWishlist: ({ ids }: Record<string, unknown>) => ({
      change: { __typename: 'WishlistChange', wishlist: put(ids as number[]) },
    }),
    RemoveFromWishlist: ({ id }: Record<string, unknown>) => {
      drop(({ productId }) => productId === id);
      return { wishlist: list() };
    },
    RemoveAllFromWishlist: ({ ids }: Record<string, unknown>) =>
      drop(({ productId }) => (ids as number[]).includes(productId)),
    CleanUpWishlist: () => drop(({ isAvailable }) => !isAvailable),
    RestoreToWishlist: ({ items: back }: Record<string, unknown>) => {
      const ids = (back as { productId: number }[]).map(({ productId }) => productId);
      const all = [...held.items, ...gone.filter(({ productId }) => ids.includes(productId))];
      held.items = all.sort((a, b) => b.productId - a.productId);
      return { wishlist: list() };
    },
    ShareWishlist: () => {
      held.shareToken = 'secret';
      return { wishlist: list() };
    },
    StopSharingWishlist: () => {
      held.shareToken = null;
      return { wishlist: list() };
    },
    SetWishlistNews: ({ news }: Record<string, unknown>) => {
      held.news = news as boolean;
      return { wishlist: list() };
    },
  };
  return { held, answers };
};
