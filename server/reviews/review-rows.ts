import type { Ctx } from '../core/context.ts';
import { publicName } from '../gallery/build-rows.ts';
import { isModerator } from '../gallery/moderators.ts';
import type { ReviewState } from './review-state.ts';
import type { ReviewView } from './reviews.types.ts';

/** A review with the name of its author, as `REVIEW_COLUMNS` reads it. */
export interface ReviewRow {
  id: string;
  userId: string;
  productId: number;
  rating: number;
  text: string;
  buildId: string | null;
  state: ReviewState;
  reason: string;
  version: number;
  writtenAt: Date;
  publishedAt: Date | null;
  firstName: string | null;
  lastName: string | null;
  username: string | null;
}

/** Columns of a `ReviewRow` from `review r JOIN users u`. */
export const REVIEW_COLUMNS = `
  r.id, r.user_id AS "userId", r.product_id AS "productId", r.rating, r.text, r.build_id AS "buildId", r.state, r.reason,
  r.version, r.written_at AS "writtenAt", r.published_at AS "publishedAt",
  u.first_name AS "firstName", u.last_name AS "lastName", u.username`;

/** Hand over only rows that the caller may see. */
export const reviewOf = (ctx: Ctx, row: ReviewRow): ReviewView => {
  const { id, productId, rating, text, buildId, state, version, writtenAt, publishedAt } = row;
  const open = isModerator(ctx) || ctx.viewer?.userId === row.userId;
  return {
    id,
    productId,
    rating,
    text,
    buildId,
    state,
    version,
    writtenAt,
    publishedAt,
    reason: open ? row.reason : '',
    author: publicName(row),
  };
};
