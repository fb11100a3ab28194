import * as z from 'zod';
import { takeAttempt, type Limit } from '../accounts/attempts.service.ts';
import { requireViewer } from '../accounts/sessions.service.ts';
import { bumpCatalogVersion } from '../catalog/search/search-index.service.ts';
import { paragraph, within } from '../core/checks.ts';
import { transaction, type Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { checked } from '../core/faults.ts';
import { DAY_MS } from '../core/time.ts';
import { checkId } from '../gallery/builds.queries.ts';
import { hasBought } from '../orders/buyer/verified-buyers.queries.ts';
import { ReviewState } from './review-state.ts';
import type { ReviewInput } from './reviews.types.ts';

const LEAST_TEXT = 20;
const MOST_TEXT = 2000;

/** Reviews written and changed by one account. */
const WRITTEN: Limit = { name: 'review', most: 30, windowMs: DAY_MS };

const review = z.object({
  rating: within(1, 5),
  text: paragraph({ max: MOST_TEXT }).refine((text) => text.length >= LEAST_TEXT, 'TOO_SHORT'),
});

const OWN_BUILD = `
  SELECT FROM build WHERE id = $1 AND user_id = $2 AND deleted_at IS NULL AND state IN ('SUBMITTED', 'PUBLISHED')
  FOR KEY SHARE`;

const checkBuild = async (tx: Ctx, buildId: string | null, userId: string): Promise<void> => {
  if (buildId === null) return;
  if ((await tx.sql(OWN_BUILD, [checkId(buildId), userId])).length === 0) throw new AppError(ErrorCode.NOT_FOUND);
};

/** Answers the state before, too: what was published until now leaves the page. */
const SAVE = `
  WITH before AS (SELECT state FROM review WHERE user_id = $1 AND product_id = $2)
  INSERT INTO review AS r (user_id, product_id, rating, text, build_id, state, version, written_at)
  VALUES ($1, $2, $3, $4, $5, 'SUBMITTED', 1, $6)
  ON CONFLICT (user_id, product_id) DO UPDATE SET rating = $3, text = $4, build_id = $5, state = 'SUBMITTED',
    reason = '', version = r.version + 1, written_at = $6, published_at = NULL
  RETURNING r.id, (SELECT state FROM before) AS before`;

/**
 * Writes the caller's one review of a product, or changes it; either way it waits for a moderator. Answers its id.
 * Throws UNAUTHENTICATED, VALIDATION_FAILED, PRODUCT_NOT_FOUND, REVIEW_NOT_BUYER, NOT_FOUND (the build), RATE_LIMITED.
 */
export const saveReview = async (ctx: Ctx, productId: number, given: ReviewInput): Promise<string> => {
  const { userId } = requireViewer(ctx);
  const { rating, text } = checked(review, given);
  const buildId = given.buildId ?? null;
  if ((await ctx.sql('SELECT FROM product WHERE id = $1', [productId])).length === 0)
    throw new AppError(ErrorCode.PRODUCT_NOT_FOUND);
  if (!(await hasBought(ctx).load({ userId, productId }))) throw new AppError(ErrorCode.REVIEW_NOT_BUYER);
  await takeAttempt(ctx, WRITTEN, userId);
  return transaction(ctx, async (tx) => {
    await checkBuild(tx, buildId, userId);
    const params = [userId, productId, rating, text, buildId, tx.shop.clock.now()];
    const [row] = await tx.sql<{ id: string; before: ReviewState | null }>(SAVE, params);
    if (row!.before === ReviewState.PUBLISHED) await bumpCatalogVersion(tx, { products: [productId] });
    return row!.id;
  });
};

/** Removes the caller's own review for good. Throws UNAUTHENTICATED, NOT_FOUND. */
export const deleteReview = async (ctx: Ctx, id: string): Promise<void> => {
  const { userId } = requireViewer(ctx);
  await transaction(ctx, async (tx) => {
    const [gone] = await tx.sql<{ state: ReviewState }>(
      'WITH gone AS (DELETE FROM review WHERE id = $1 AND user_id = $2 RETURNING state) SELECT state FROM gone',
      [checkId(id), userId],
    );
    if (!gone) throw new AppError(ErrorCode.NOT_FOUND);
    if (gone.state === ReviewState.PUBLISHED) await bumpCatalogVersion(tx);
  });
};
