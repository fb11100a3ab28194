import { requireViewer } from '../accounts/sessions.service.ts';
import type { Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { checked } from '../core/faults.ts';
import { askedPart, pageOf, placeOf, type Part } from '../core/connection.ts';
import { defineLoader, inOrder } from '../core/loader.ts';
import { checkId } from '../gallery/builds.queries.ts';
import { isModerator } from '../gallery/moderators.ts';
import { hasBought } from '../orders/buyer/verified-buyers.queries.ts';
import { REVIEW_COLUMNS, reviewOf, type ReviewRow } from './review-rows.ts';
import type { OwnReview, ProductRating, ReviewConnection, ReviewView } from './reviews.types.ts';

const ratingOf = (stars: readonly number[]): ProductRating => {
  const count = stars.reduce((sum, each) => sum + each, 0);
  const total = stars.reduce((sum, each, index) => sum + each * (index + 1), 0);
  return { average: count > 0 ? Math.round((total / count) * 100) / 100 : null, count, stars: [...stars] };
};

const RATINGS = 'SELECT product_id AS "productId", stars FROM product_rating WHERE product_id = ANY($1::int[])';

/** Counts kept with each change of a review; nothing is added up when they are read. */
export const ratingOfProduct = defineLoader<number, ProductRating>(async (ctx, ids) => {
  const rows = await ctx.sql<{ productId: number; stars: number[] }>(RATINGS, [ids], 'reviews.ratings');
  return inOrder(ids, rows, ({ productId }) => productId).map((row) => ratingOf(row?.stars ?? [0, 0, 0, 0, 0]));
});

const LIST = `
  SELECT ${REVIEW_COLUMNS} FROM review r JOIN users u ON u.id = r.user_id
  WHERE r.product_id = $1 AND r.state = 'PUBLISHED'
    AND ($3::timestamptz IS NULL OR (r.published_at, r.id) < ($3, $4::uuid))
  ORDER BY r.published_at DESC, r.id DESC LIMIT $2`;

/** Published reviews of one product, newest first; 1 to 100. Throws VALIDATION_FAILED, CURSOR_INVALID. */
export const listReviews = async (
  ctx: Ctx,
  { productId, ...part }: Part & { readonly productId: number },
): Promise<ReviewConnection> => {
  const { first } = checked(askedPart, part);
  const place = placeOf(part.after);
  const { count } = await ratingOfProduct(ctx).load(productId);
  const found = count > 0 ? await ctx.sql<ReviewRow>(LIST, [productId, first + 1, ...place], 'reviews.list') : [];
  const { nodes, pageInfo } = pageOf(found, part, ({ publishedAt, id }) => ({ at: publishedAt!, id }));
  return { nodes: nodes.map((row) => reviewOf(ctx, row)), pageInfo, totalCount: count };
};

const ONE = `
  SELECT ${REVIEW_COLUMNS} FROM review r JOIN users u ON u.id = r.user_id
  WHERE r.id = $1 AND (r.state = 'PUBLISHED' OR $2 OR r.user_id = $3)`;

/** A review that the caller may see. Throws NOT_FOUND. */
export const findReview = async (ctx: Ctx, id: string): Promise<ReviewView> => {
  const [row] = await ctx.sql<ReviewRow>(ONE, [checkId(id), isModerator(ctx), ctx.viewer?.userId ?? null]);
  if (!row) throw new AppError(ErrorCode.NOT_FOUND);
  return reviewOf(ctx, row);
};

const OWN = `
  SELECT ${REVIEW_COLUMNS} FROM review r JOIN users u ON u.id = r.user_id WHERE r.user_id = $1 AND r.product_id = $2`;

/** What the caller wrote of a product and whether they may. Throws UNAUTHENTICATED. */
export const findOwnReview = async (ctx: Ctx, productId: number): Promise<OwnReview> => {
  const { userId } = requireViewer(ctx);
  const [mayWrite, [row]] = await Promise.all([
    hasBought(ctx).load({ userId, productId }),
    ctx.sql<ReviewRow>(OWN, [userId, productId]),
  ]);
  return { mayWrite, review: row ? reviewOf(ctx, row) : null };
};
