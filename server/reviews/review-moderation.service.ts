import * as z from 'zod';
import { requirePermission } from '../accounts/sessions.service.ts';
import type { AuditAction } from '../audit/audit-actions.ts';
import { recordAction } from '../audit/audit.service.ts';
import { bumpCatalogVersion } from '../catalog/search/search-index.service.ts';
import { cutParagraph } from '../core/checks.ts';
import { transaction, type Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { checked } from '../core/faults.ts';
import { Permission } from '../core/permissions.ts';
import { checkId } from '../gallery/builds.queries.ts';
import { ReviewState } from './review-state.ts';
import { StoredReview } from './review.entity.ts';

const MOST_REASON = 500;

export interface ReadReview {
  readonly id: string;
  /** As the moderator has read it. */
  readonly version: number;
}

const lockRead = async (tx: Ctx, { id, version }: ReadReview): Promise<StoredReview> => {
  const review = await tx.repo(StoredReview).findOne({
    where: { id: checkId(id) },
    lock: { mode: 'pessimistic_write' },
  });
  if (!review) throw new AppError(ErrorCode.NOT_FOUND);
  if (review.version !== version) throw new AppError(ErrorCode.VERSION_CONFLICT, { id, version: review.version });
  return review;
};

const PRODUCT = 'SELECT name FROM product_translation WHERE product_id = $1 ORDER BY locale = $2 DESC LIMIT 1';

interface Decision {
  readonly action: AuditAction;
  readonly state: ReviewState;
  readonly reason: string;
}

/** Writes down a decision on what was read, and notes it; the same decision again changes nothing. */
const decide = (ctx: Ctx, read: ReadReview, { action, state, reason }: Decision): Promise<void> => {
  requirePermission(ctx, Permission.CATALOGUE);
  return transaction(ctx, async (tx) => {
    const review = await lockRead(tx, read);
    const [product] = await tx.sql<{ name: string }>(PRODUCT, [review.productId, tx.locale]);
    const before = { state: review.state, reason: review.reason };
    const after = { state, reason };
    await recordAction(tx, { action, subject: 'REVIEW', id: review.id, name: product?.name ?? '', before, after });
    if (before.state === state && before.reason === reason) return;
    const publishedAt = state === ReviewState.PUBLISHED ? tx.shop.clock.now() : null;
    await tx.repo(StoredReview).update({ id: review.id }, { state, reason, publishedAt });
    if ([before.state, state].includes(ReviewState.PUBLISHED))
      await bumpCatalogVersion(tx, { products: [review.productId] });
  });
};

/** Shows a review to everyone, in the version that was read; twice is as once. Throws FORBIDDEN, NOT_FOUND, VERSION_CONFLICT. */
export const publishReview = (ctx: Ctx, read: ReadReview): Promise<void> =>
  decide(ctx, read, { action: 'review.publish', state: ReviewState.PUBLISHED, reason: '' });

const refusal = z.object({ reason: cutParagraph(MOST_REASON) });

/**
 * Refuses a review, or takes a published one down at once, with the reason that its author reads (500 characters).
 * Throws FORBIDDEN, NOT_FOUND, VERSION_CONFLICT, VALIDATION_FAILED without a reason.
 */
export const rejectReview = async (ctx: Ctx, read: ReadReview, given: string): Promise<void> => {
  const { reason } = checked(refusal, { reason: given });
  await decide(ctx, read, { action: 'review.reject', state: ReviewState.REJECTED, reason });
};

/** Takes a decision back: the review waits again. Throws FORBIDDEN, NOT_FOUND, VERSION_CONFLICT. */
export const reopenReview = (ctx: Ctx, read: ReadReview): Promise<void> =>
  decide(ctx, read, { action: 'review.reopen', state: ReviewState.SUBMITTED, reason: '' });
