import { requireViewer } from '../accounts/sessions.service.ts';
import { transaction, type Ctx } from '../core/context.ts';
import type { ErrorCode } from '../core/error-codes.ts';
import { AppError, validationFailed } from '../core/errors.ts';
import { lockWishlist } from './wishlist-sharing.service.ts';
import { MOST_ITEMS } from './wishlist.types.ts';

export const MOST_AT_ONCE = 100;

export interface Skipped {
  productId: number;
  errorCode: ErrorCode;
}

export interface Changed {
  changed: number[];
  skipped: Skipped[];
}

interface Fate {
  id: number;
  errorCode: ErrorCode | null;
}

/** Locks the caller's list, so that two writers of one list wait for each other here, and notes the change if there is one. */
const changing = (ctx: Ctx, work: (ctx: Ctx, userId: string) => Promise<Changed>): Promise<Changed> => {
  const { userId } = requireViewer(ctx);
  return transaction(ctx, async (tx) => {
    await lockWishlist(tx, userId);
    const outcome = await work(tx, userId);
    if (outcome.changed.length > 0) {
      await tx.sql(
        'UPDATE wishlist SET updated_at = $2, locale = $3 WHERE user_id = $1',
        [userId, tx.shop.clock.now(), tx.locale],
        'wishlist.touch',
      );
    }
    return outcome;
  });
};

/** Each is a millisecond younger than the one before it, and all are younger than what is there. */
const ADD = `
  WITH own AS (
    SELECT count(*) AS n, max(added_at) AS last FROM wishlist_item WHERE user_id = $1
  ), wanted AS (
    SELECT w.id, w.place, p.active, p.price_minor, i.product_id IS NOT NULL AS present,
      p.product_type = 'DIGITAL' OR coalesce(s.on_hand > s.reserved, false) AS in_stock,
      count(*) FILTER (WHERE p.active AND i.product_id IS NULL) OVER (ORDER BY w.place) AS nth
    FROM unnest($2::int[]) WITH ORDINALITY w (id, place)
    LEFT JOIN product p ON p.id = w.id
    LEFT JOIN stock_level s ON s.product_id = w.id
    LEFT JOIN wishlist_item i ON i.user_id = $1 AND i.product_id = w.id
  ), added AS (
    INSERT INTO wishlist_item (user_id, product_id, added_at, seen_price_minor, seen_on_sale)
    SELECT $1, id, greatest($3::timestamptz, own.last + interval '1 ms') + (place - 1) * interval '1 ms', price_minor, in_stock
    FROM wanted, own WHERE active AND NOT present AND own.n + nth <= $4
    RETURNING product_id
  )
  SELECT wanted.id, CASE
      WHEN added.product_id IS NOT NULL THEN NULL
      WHEN present THEN 'ALREADY_IN_WISHLIST'
      WHEN active THEN 'WISHLIST_FULL'
      ELSE 'PRODUCT_NOT_FOUND' END AS "errorCode"
  FROM wanted LEFT JOIN added ON added.product_id = wanted.id ORDER BY place`;

const REMOVE = `
  WITH removed AS (DELETE FROM wishlist_item WHERE user_id = $1 AND product_id = ANY($2::int[]) RETURNING product_id)
  SELECT w.id, CASE WHEN removed.product_id IS NULL THEN 'NOT_IN_WISHLIST' END AS "errorCode"
  FROM unnest($2::int[]) WITH ORDINALITY w (id, place) LEFT JOIN removed ON removed.product_id = w.id ORDER BY place`;

const outcomeOf = (fates: readonly Fate[]): Changed => ({
  changed: fates.filter(({ errorCode }) => errorCode === null).map(({ id }) => id),
  skipped: fates.flatMap(({ id, errorCode }) => (errorCode === null ? [] : [{ productId: id, errorCode }])),
});

const once = (ids: readonly number[]): number[] => {
  if (ids.length > MOST_AT_ONCE) throw validationFailed({ productIds: 'TOO_MANY' });
  return [...new Set(ids)];
};

/**
 * Puts products in front, the last one foremost, and says of the others why not: ALREADY_IN_WISHLIST, PRODUCT_NOT_FOUND
 * (also no longer sold), WISHLIST_FULL past 500. Throws UNAUTHENTICATED, VALIDATION_FAILED for more than 100.
 */
export const addAllToWishlist = (ctx: Ctx, ids: readonly number[]): Promise<Changed> => {
  const wanted = once(ids);
  return changing(ctx, async (tx, userId) =>
    outcomeOf(await tx.sql<Fate>(ADD, [userId, wanted, tx.shop.clock.now(), MOST_ITEMS], 'wishlist.add')),
  );
};

/** Takes products off; NOT_IN_WISHLIST for what was not there. Throws UNAUTHENTICATED, VALIDATION_FAILED for more than 100. */
export const removeAllFromWishlist = (ctx: Ctx, ids: readonly number[]): Promise<Changed> => {
  const wanted = once(ids);
  return changing(ctx, async (tx, userId) =>
    outcomeOf(await tx.sql<Fate>(REMOVE, [userId, wanted], 'wishlist.remove')),
  );
};

const refuse = ({ skipped: [skipped] }: Changed): void => {
  if (skipped) throw new AppError(skipped.errorCode, { id: skipped.productId });
};

/** Puts one product in front. Throws UNAUTHENTICATED, ALREADY_IN_WISHLIST, PRODUCT_NOT_FOUND, WISHLIST_FULL. */
export const addToWishlist = async (ctx: Ctx, productId: number): Promise<void> =>
  refuse(await addAllToWishlist(ctx, [productId]));

/** Takes one product off. Throws UNAUTHENTICATED, NOT_IN_WISHLIST. */
export const removeFromWishlist = async (ctx: Ctx, productId: number): Promise<void> =>
  refuse(await removeAllFromWishlist(ctx, [productId]));

const CLEAN_UP = `
  DELETE FROM wishlist_item i USING product p WHERE i.user_id = $1 AND p.id = i.product_id AND NOT p.active
  RETURNING i.product_id AS id`;

/** Takes off what is no longer sold. Throws UNAUTHENTICATED. */
export const cleanUpWishlist = (ctx: Ctx): Promise<Changed> =>
  changing(ctx, async (tx, userId) => {
    const rows = await tx.sql<{ id: number }>(CLEAN_UP, [userId], 'wishlist.clean-up');
    return { changed: rows.map(({ id }) => id), skipped: [] };
  });

export interface Restored {
  productId: number;
  addedAt: Date;
}

const RESTORE = `
  INSERT INTO wishlist_item (user_id, product_id, added_at, seen_price_minor, seen_on_sale)
  SELECT $1, p.id, least(r.added_at, $4::timestamptz), p.price_minor,
    p.active AND (p.product_type = 'DIGITAL' OR coalesce(s.on_hand > s.reserved, false))
  FROM unnest($2::int[], $3::timestamptz[]) r (id, added_at)
  JOIN product p ON p.id = r.id LEFT JOIN stock_level s ON s.product_id = p.id
  WHERE (SELECT count(*) FROM wishlist_item WHERE user_id = $1) + cardinality($2::int[]) <= $5
  ON CONFLICT DO NOTHING
  RETURNING product_id AS id`;

/**
 * Undoes a removal: products come back to their place, also those that are no longer sold; what is there already stays as
 * it is. Throws UNAUTHENTICATED, VALIDATION_FAILED for more than 500.
 */
export const restoreToWishlist = (ctx: Ctx, items: readonly Restored[]): Promise<Changed> => {
  if (items.length > MOST_ITEMS) throw validationFailed({ items: 'TOO_MANY' });
  const byId = new Map(items.map((item) => [item.productId, item.addedAt]));
  return changing(ctx, async (tx, userId) => {
    const params = [userId, [...byId.keys()], [...byId.values()], tx.shop.clock.now(), MOST_ITEMS];
    const rows = await tx.sql<{ id: number }>(RESTORE, params, 'wishlist.restore');
    return { changed: rows.map(({ id }) => id), skipped: [] };
  });
};
