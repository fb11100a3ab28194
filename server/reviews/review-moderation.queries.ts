import { requirePermission } from '../accounts/sessions.service.ts';
import { Conditions } from '../core/database/conditions.ts';
import type { Ctx } from '../core/context.ts';
import { offsetOf, type ListPage } from '../core/list-page.ts';
import { Permission } from '../core/permissions.ts';
import { ReviewState } from './review-state.ts';
import type { AdminReviewPage } from './review-moderation.types.ts';
import { REVIEW_COLUMNS, reviewOf, type ReviewRow } from './review-rows.ts';

const FROM = 'FROM review r JOIN users u ON u.id = r.user_id';
const WAITING_COUNT = "(SELECT count(*)::int FROM review WHERE state = 'SUBMITTED')";

export interface ModeratedReviewsArgs extends ListPage {
  readonly state: ReviewState;
  /** Words of the text and of the author's names and address. */
  readonly search: string | null;
}

/** Reviews in one state, those that wait oldest first, others newest first; two statements. Throws FORBIDDEN. */
export const listModeratedReviews = async (
  ctx: Ctx,
  { state, search, ...page }: ModeratedReviewsArgs,
): Promise<AdminReviewPage> => {
  requirePermission(ctx, Permission.CATALOGUE);
  const found = new Conditions().add(state, (p) => `r.state = ${p}`);
  found.addWords(search, "(fold_text(r.text) || ' ' || u.search_text)");
  const counts = `SELECT count(*)::int AS "totalCount", ${WAITING_COUNT} AS waiting ${FROM} ${found.where}`;
  const counted = ctx.sql<Pick<AdminReviewPage, 'totalCount' | 'waiting'>>(counts, [...found.params]);
  const direction = state === ReviewState.SUBMITTED ? 'ASC' : 'DESC';
  const order = `r.written_at ${direction}, r.id ${direction}`;
  const part = `LIMIT ${found.param(page.first)} OFFSET ${found.param(offsetOf(page))}`;
  const text = `SELECT ${REVIEW_COLUMNS} ${FROM} ${found.where} ORDER BY ${order} ${part}`;
  const [rows, [total]] = await Promise.all([ctx.sql<ReviewRow>(text, found.params), counted]);
  return { items: rows.map((row) => reviewOf(ctx, row)), ...total!, hasMore: false };
};
