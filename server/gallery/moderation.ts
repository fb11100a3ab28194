import { requireAdmin } from '../accounts/sessions.service.ts';
import { bumpCatalogVersion } from '../catalog/search.indexing.ts';
import { transaction, type Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError, validationFailed } from '../core/errors.ts';
import { MAX_PAGE } from '../core/page.ts';
import { sanitizeText } from '../core/text.ts';
import { BuildState } from './build-state.ts';
import { StoredBuild } from './build.entity.ts';
import { BUILD_COLUMNS, buildOf, type BuildRow } from './builds.rows.ts';
import { checkId } from './builds.reading.ts';
import type { BuildView } from './gallery.types.ts';
import { hidePhoto, publishPhoto } from './photos.ts';

const MOST_REASON = 500;

const WAITING = `
  SELECT ${BUILD_COLUMNS} FROM build b JOIN users u ON u.id = b.user_id
  WHERE b.deleted_at IS NULL AND (b.state = 'SUBMITTED' OR (b.state = 'PUBLISHED'
    AND EXISTS (SELECT FROM build_report r WHERE r.build_id = b.id AND r.settled_at IS NULL)))
  ORDER BY b.submitted_at, b.id LIMIT $1`;

/** Builds that were sent in, and published ones that somebody reported, oldest first. Throws FORBIDDEN, VALIDATION_FAILED. */
export const listWaitingBuilds = async (ctx: Ctx, first: number): Promise<BuildView[]> => {
  requireAdmin(ctx);
  if (first < 1 || first > MAX_PAGE) throw validationFailed({ first: 'OUT_OF_RANGE' });
  return (await ctx.sql<BuildRow>(WAITING, [first])).map((row) => buildOf(ctx, row));
};

const lock = async (tx: Ctx, id: string): Promise<StoredBuild> => {
  const build = await tx.repo(StoredBuild).findOne({ where: { id: checkId(id) }, lock: { mode: 'pessimistic_write' } });
  if (!build || build.deletedAt !== null) throw new AppError(ErrorCode.NOT_FOUND);
  if (build.state === BuildState.DRAFT) throw new AppError(ErrorCode.BUILD_CLOSED);
  return build;
};

const settleReports = (tx: Ctx, id: string): Promise<unknown> =>
  tx.sql('UPDATE build_report SET settled_at = $2 WHERE build_id = $1 AND settled_at IS NULL', [
    id,
    tx.shop.clock.now(),
  ]);

/** Shows a build to everyone and closes the reports of it; a published one stays where it is. Throws FORBIDDEN, NOT_FOUND, BUILD_CLOSED. */
export const publishBuild = async (ctx: Ctx, id: string): Promise<void> => {
  requireAdmin(ctx);
  await transaction(ctx, async (tx) => {
    const build = await lock(tx, id);
    if (build.state === BuildState.REJECTED) throw new AppError(ErrorCode.BUILD_CLOSED);
    const publishedAt = build.publishedAt ?? tx.shop.clock.now();
    await tx.repo(StoredBuild).update({ id }, { state: BuildState.PUBLISHED, publishedAt, reason: '' });
    await publishPhoto(tx, build.photoSha256!);
    await settleReports(tx, id);
    if (build.state !== BuildState.PUBLISHED) await bumpCatalogVersion(tx);
  });
};

/**
 * Refuses a build, or takes a published one down at once, with the reason that its builder reads (500 characters).
 * Throws FORBIDDEN, NOT_FOUND, BUILD_CLOSED, VALIDATION_FAILED without a reason.
 */
export const rejectBuild = async (ctx: Ctx, id: string, given: string): Promise<void> => {
  requireAdmin(ctx);
  const reason = sanitizeText(given, MOST_REASON);
  if (!reason) throw validationFailed({ reason: 'REQUIRED' });
  const { photoSha256 } = await transaction(ctx, async (tx) => {
    const build = await lock(tx, id);
    await tx.repo(StoredBuild).update({ id }, { state: BuildState.REJECTED, reason, publishedAt: null });
    await settleReports(tx, id);
    if (build.state === BuildState.PUBLISHED) await bumpCatalogVersion(tx);
    return build;
  });
  await hidePhoto(ctx, photoSha256);
};
