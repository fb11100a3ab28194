import type { Ctx } from '../core/context.ts';
import { PromotionProblem } from './promotion-kinds.ts';
import type { Reduction } from './reductions.ts';

/**
 * Locked in the order of their ids, so that two orders of the same promotions wait for each other and never in a ring. One that
 * was changed or switched off since it was read has another version.
 */
const CLAIM = `
  WITH wanted AS (
    SELECT p.id, w.reduction FROM unnest($2::uuid[], $3::int[], $4::bigint[]) w (id, version, reduction)
    JOIN promotion p ON p.id = w.id AND p.version = w.version ORDER BY p.id FOR NO KEY UPDATE OF p
  ), claimed AS (
    UPDATE promotion p SET redeemed = p.redeemed + 1 FROM wanted w
    WHERE p.id = w.id AND (p.max_uses IS NULL OR p.redeemed < p.max_uses)
    RETURNING p.id, w.reduction
  )
  INSERT INTO promotion_redemption (order_id, promotion_id, reduction_minor, redeemed_at)
  SELECT $1, id, reduction, $5 FROM claimed RETURNING promotion_id AS id`;

const USED_UP = 'SELECT id FROM promotion WHERE id = ANY($1::uuid[]) AND redeemed >= max_uses';

/**
 * Counts a use of each promotion by a new order, in one statement; call it last in the transaction that places the order. Null:
 * done. Else nothing may be placed: USED_UP, with those that are, or UNKNOWN when one was changed since it was read.
 */
export const claimPromotions = async (
  ctx: Ctx,
  orderId: string,
  reductions: readonly Reduction[],
): Promise<{ problem: PromotionProblem; ids: readonly string[] } | null> => {
  const ids = reductions.map(({ promotion }) => promotion.id);
  const versions = reductions.map(({ promotion }) => promotion.version);
  const amounts = reductions.map(({ reductionMinor }) => reductionMinor);
  const params = [orderId, ids, versions, amounts, ctx.shop.clock.now()];
  const claimed = await ctx.sql<{ id: string }>(CLAIM, params, 'promotions.claim');
  if (claimed.length === ids.length) return null;
  const usedUp = (await ctx.sql<{ id: string }>(USED_UP, [ids])).map(({ id }) => id);
  return { problem: usedUp.length > 0 ? PromotionProblem.USED_UP : PromotionProblem.UNKNOWN, ids: usedUp };
};

const HELD = `
  SELECT p.id FROM promotion p JOIN promotion_redemption r ON r.promotion_id = p.id WHERE r.order_id = $1
  ORDER BY p.id FOR NO KEY UPDATE OF p`;

/** Gives the uses of an order back, once: it ended unpaid. Needs the order's lock. */
export const releasePromotions = async (ctx: Ctx, orderId: string): Promise<void> => {
  const text = `
    WITH held AS (${HELD}), released AS (
      UPDATE promotion_redemption r SET released_at = $2 FROM held
      WHERE r.order_id = $1 AND r.promotion_id = held.id AND r.released_at IS NULL RETURNING r.promotion_id AS id
    )
    UPDATE promotion p SET redeemed = p.redeemed - 1 FROM released WHERE p.id = released.id`;
  await ctx.sql(text, [orderId, ctx.shop.clock.now()], 'promotions.release');
};

/**
 * Counts the uses of an order again: it had ended, and was paid after all, at the price that was agreed. Also beyond a limit: the
 * money is here. Needs the order's lock.
 */
export const reclaimPromotions = async (ctx: Ctx, orderId: string): Promise<void> => {
  const text = `
    WITH held AS (${HELD}), again AS (
      UPDATE promotion_redemption r SET released_at = NULL FROM held
      WHERE r.order_id = $1 AND r.promotion_id = held.id AND r.released_at IS NOT NULL RETURNING r.promotion_id AS id
    )
    UPDATE promotion p SET redeemed = p.redeemed + 1 FROM again WHERE p.id = again.id`;
  await ctx.sql(text, [orderId], 'promotions.reclaim');
};
