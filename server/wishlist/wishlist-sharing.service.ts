import { randomBytes } from 'node:crypto';
import { requireViewer } from '../accounts/sessions.service.ts';
import { transaction, type Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { sign, verifySignature } from '../core/signature.ts';

const LOCK = `
  INSERT INTO wishlist (user_id, updated_at, locale) VALUES ($1, $2, $3)
  ON CONFLICT (user_id) DO UPDATE SET user_id = excluded.user_id`;

/** Makes the list if there is none and locks it until the transaction ends. */
export const lockWishlist = (ctx: Ctx, userId: string): Promise<unknown> =>
  ctx.sql(LOCK, [userId, ctx.shop.clock.now(), ctx.locale], 'wishlist.lock');

/** Gives the caller's list a secret address; one that it has already stays. Throws UNAUTHENTICATED. */
export const shareWishlist = (ctx: Ctx): Promise<void> => {
  const { userId } = requireViewer(ctx);
  return transaction(ctx, async (tx) => {
    await lockWishlist(tx, userId);
    await tx.sql('UPDATE wishlist SET share_token = $2 WHERE user_id = $1 AND share_token IS NULL', [
      userId,
      randomBytes(24).toString('base64url'),
    ]);
  });
};

/** Makes the address of the caller's list lead nowhere, for good. Throws UNAUTHENTICATED. */
export const stopSharingWishlist = async (ctx: Ctx): Promise<void> => {
  await ctx.sql('UPDATE wishlist SET share_token = NULL WHERE user_id = $1', [requireViewer(ctx).userId]);
};

/** From now on news are told against today's prices and stock. */
const SEE_ALL = `
  UPDATE wishlist_item i SET seen_price_minor = p.price_minor,
    seen_on_sale = p.active AND (p.product_type = 'DIGITAL' OR coalesce(s.on_hand > s.reserved, false))
  FROM product p LEFT JOIN stock_level s ON s.product_id = p.id
  WHERE i.user_id = $1 AND p.id = i.product_id`;

/** Begins or ends the mails about lower prices and what is back, in the language of the call. Throws UNAUTHENTICATED. */
export const setWishlistNews = (ctx: Ctx, news: boolean): Promise<void> => {
  const { userId } = requireViewer(ctx);
  return transaction(ctx, async (tx) => {
    await lockWishlist(tx, userId);
    await tx.sql('UPDATE wishlist SET news = $2, locale = $3 WHERE user_id = $1', [userId, news, tx.locale]);
    if (news) await tx.sql(SEE_ALL, [userId]);
  });
};

const PURPOSE = 'wishlist-unsubscribe';

/** Ends the news of one list without signing in. It stays good as long as the account. */
export const unsubscribeToken = (ctx: Ctx, userId: string): string =>
  Buffer.from(`${userId}.${sign(ctx.shop, PURPOSE, userId)}`).toString('base64url');

/** Ends the news of the list that a mail's link names. Doing it twice is no error. Throws NOT_FOUND for a link that is none. */
export const unsubscribeFromWishlist = async (ctx: Ctx, token: string): Promise<void> => {
  const [userId = '', signature = ''] = Buffer.from(token.slice(0, 400), 'base64url').toString().split('.');
  if (!verifySignature(ctx.shop, PURPOSE, userId, signature)) throw new AppError(ErrorCode.NOT_FOUND);
  await ctx.sql('UPDATE wishlist SET news = false WHERE user_id = $1', [userId]);
};
