import { requireViewer } from '../accounts/sessions.service.ts';
import type { Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { defineLoader } from '../core/loader.ts';
import { money } from '../core/money.types.ts';
import type { SharedWishlist, WishlistItemView, WishlistStats, WishlistView } from './wishlist.types.ts';

interface ItemRow {
  productId: number;
  priceMinor: number;
  isAvailable: boolean;
  addedAt: string;
}

interface ListRow {
  updatedAt: Date;
  shareToken: string | null;
  news: boolean;
  items: ItemRow[];
}

const listBy = (column: 'user_id' | 'share_token'): string => `
  SELECT w.updated_at AS "updatedAt", w.share_token AS "shareToken", w.news,
    (SELECT coalesce(json_agg(json_build_object('productId', p.id, 'priceMinor', p.price_minor,
        'isAvailable', p.active, 'addedAt', i.added_at) ORDER BY i.added_at DESC), '[]')
      FROM wishlist_item i JOIN product p ON p.id = i.product_id WHERE i.user_id = w.user_id) AS items
  FROM wishlist w WHERE w.${column} = $1`;

const OWN = listBy('user_id');
const SHARED = listBy('share_token');

const itemOf = ({ priceMinor, addedAt, ...item }: ItemRow): WishlistItemView => ({
  ...item,
  price: money(priceMinor),
  addedAt: new Date(addedAt),
});

const statsOf = (items: readonly ItemRow[]): WishlistStats => {
  const available = items.filter(({ isAvailable }) => isAvailable);
  return {
    totalItems: items.length,
    availableItems: available.length,
    unavailableItems: items.length - available.length,
    totalValue: money(available.reduce((sum, { priceMinor }) => sum + priceMinor, 0)),
  };
};

/** The caller's list, in one statement; empty before the first product. Throws UNAUTHENTICATED. */
export const myWishlist = async (ctx: Ctx): Promise<WishlistView> => {
  const { userId } = requireViewer(ctx);
  const [row] = await ctx.sql<ListRow>(OWN, [userId], 'wishlist.own');
  const items = row?.items ?? [];
  return {
    items: items.map(itemOf),
    totalCount: items.length,
    stats: statsOf(items),
    lastUpdated: row?.updatedAt ?? null,
    shareToken: row?.shareToken ?? null,
    news: row?.news ?? false,
  };
};

/** What is sold of a list that its owner shares, in one statement. Throws NOT_FOUND, also once sharing has ended. */
export const sharedWishlist = async (ctx: Ctx, token: string): Promise<SharedWishlist> => {
  const [row] = token.includes('\0') ? [] : await ctx.sql<ListRow>(SHARED, [token.slice(0, 200)], 'wishlist.shared');
  if (!row) throw new AppError(ErrorCode.NOT_FOUND);
  return { items: row.items.filter(({ isAvailable }) => isAvailable).map(itemOf) };
};

const MARKS = 'SELECT product_id AS id FROM wishlist_item WHERE user_id = $1 AND product_id = ANY($2::int[])';

const marked = async (ctx: Ctx, ids: readonly number[]): Promise<Set<number>> => {
  if (!ctx.viewer) return new Set();
  const rows = await ctx.sql<{ id: number }>(MARKS, [ctx.viewer.userId, ids], 'wishlist.marks');
  return new Set(rows.map(({ id }) => id));
};

/** Whether each product is on the caller's list; never for a visitor. */
export const isInMyWishlist = defineLoader<number, boolean>(async (ctx, ids) => {
  const own = await marked(ctx, ids);
  return ids.map((id) => own.has(id));
});

/** The same for one product. Throws UNAUTHENTICATED. */
export const checkWishlist = async (ctx: Ctx, productId: number): Promise<boolean> => {
  requireViewer(ctx);
  return (await marked(ctx, [productId])).has(productId);
};
