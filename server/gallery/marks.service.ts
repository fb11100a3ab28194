import * as z from 'zod';
import { takeAttempt, type Limit } from '../accounts/attempts.service.ts';
import { requireViewer } from '../accounts/sessions.service.ts';
import { paragraph } from '../core/checks.ts';
import type { Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError } from '../core/errors.ts';
import { checked } from '../core/faults.ts';
import { DAY_MS, MINUTE_MS } from '../core/time.ts';
import { VISIBLE } from './build-rows.ts';
import { checkId } from './builds.queries.ts';

const MOST_REASON = 500;
const MOST_LIKES = 1000;

/** Likes given and taken back by one account. */
const LIKES: Limit = { name: 'build-like', most: 100, windowMs: 10 * MINUTE_MS };

/** Reports of one account. */
const REPORTS: Limit = { name: 'build-report', most: 20, windowMs: DAY_MS };

const SHOWN = `SELECT FROM build b JOIN users u ON u.id = b.user_id WHERE b.id = $1 AND ${VISIBLE}`;

const checkShown = async (ctx: Ctx, id: string): Promise<void> => {
  if ((await ctx.sql(SHOWN, [checkId(id)])).length === 0) throw new AppError(ErrorCode.NOT_FOUND);
};

const LIKE = `INSERT INTO build_like (build_id, user_id, liked_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`;
const UNLIKE = 'DELETE FROM build_like WHERE build_id = $1 AND user_id = $2';

/** Counts the caller among those who like a published build, or no longer; twice is as once. Throws NOT_FOUND, RATE_LIMITED. */
export const markLike = async (ctx: Ctx, id: string, liked: boolean): Promise<void> => {
  const { userId } = requireViewer(ctx);
  await checkShown(ctx, id);
  await takeAttempt(ctx, LIKES, userId);
  await (liked ? ctx.sql(LIKE, [id, userId, ctx.shop.clock.now()]) : ctx.sql(UNLIKE, [id, userId]));
};

const LIKED = `SELECT build_id AS id FROM build_like WHERE user_id = $1 ORDER BY liked_at DESC, build_id LIMIT $2`;

/** Ids of the builds that the caller likes, latest first, at most 1000. */
export const listLiked = async (ctx: Ctx): Promise<string[]> =>
  (await ctx.sql<{ id: string }>(LIKED, [requireViewer(ctx).userId, MOST_LIKES])).map(({ id }) => id);

const report = z.object({ reason: paragraph({ max: MOST_REASON }) });

/** A report that was decided counts anew only for what was published after that. */
const REPORT = `
  INSERT INTO build_report AS r (build_id, user_id, reason, reported_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (build_id, user_id) DO UPDATE SET reason = $3, reported_at = $4, settled_at = NULL
    WHERE r.settled_at < (SELECT b.published_at FROM build b WHERE b.id = r.build_id)`;

/**
 * Tells the moderators that a published build is unfit to be shown; it stays until they decide, however many report it.
 * Twice is as once. Throws NOT_FOUND, RATE_LIMITED, and VALIDATION_FAILED without a reason of 1 to 500 characters.
 */
export const reportBuild = async (ctx: Ctx, id: string, given: string): Promise<void> => {
  const { userId } = requireViewer(ctx);
  const { reason } = checked(report, { reason: given });
  await checkShown(ctx, id);
  await takeAttempt(ctx, REPORTS, userId);
  await ctx.sql(REPORT, [id, userId, reason, ctx.shop.clock.now()]);
};
