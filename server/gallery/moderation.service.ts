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
import { BuildState } from './build-state.ts';
import { StoredBuild } from './build.entity.ts';
import { checkId } from './builds.queries.ts';
import { hidePhoto, publishPhoto } from './photos.service.ts';

const MOST_REASON = 500;

const lock = async (tx: Ctx, id: string): Promise<StoredBuild> => {
  const build = await tx.repo(StoredBuild).findOne({ where: { id: checkId(id) }, lock: { mode: 'pessimistic_write' } });
  if (!build || build.deletedAt !== null) throw new AppError(ErrorCode.NOT_FOUND);
  if (build.state === BuildState.DRAFT) throw new AppError(ErrorCode.BUILD_CLOSED);
  return build;
};

const SETTLE = 'UPDATE build_report SET settled_at = $2 WHERE build_id = $1 AND settled_at IS NULL RETURNING 1';

type Decision = Pick<StoredBuild, 'state' | 'reason' | 'publishedAt'>;

/** Writes down a decision, closes the reports of the build, and notes both. */
const decide = async (tx: Ctx, action: AuditAction, build: StoredBuild, decision: Decision): Promise<void> => {
  const { id, title: name, state, reason } = build;
  await tx.repo(StoredBuild).update({ id }, decision);
  const settled = await tx.sql(SETTLE, [id, tx.shop.clock.now()]);
  const before = { state, reason, openReports: settled.length };
  const after = { state: decision.state, reason: decision.reason, openReports: 0 };
  await recordAction(tx, { action, subject: 'BUILD', id, name, before, after });
  const shown = [state, decision.state].includes(BuildState.PUBLISHED);
  if (shown && state !== decision.state) await bumpCatalogVersion(tx);
};

/** Shows a build to everyone and closes the reports of it; a published one stays where it is. Throws FORBIDDEN, NOT_FOUND, BUILD_CLOSED. */
export const publishBuild = async (ctx: Ctx, id: string): Promise<void> => {
  requirePermission(ctx, Permission.CATALOGUE);
  await transaction(ctx, async (tx) => {
    const build = await lock(tx, id);
    if (build.state === BuildState.REJECTED) throw new AppError(ErrorCode.BUILD_CLOSED);
    const publishedAt = build.publishedAt ?? tx.shop.clock.now();
    await publishPhoto(tx, build.photoSha256!);
    await decide(tx, 'build.publish', build, { state: BuildState.PUBLISHED, reason: '', publishedAt });
  });
};

const refusal = z.object({ reason: cutParagraph(MOST_REASON) });

/**
 * Refuses a build, or takes a published one down at once, with the reason that its builder reads (500 characters).
 * Throws FORBIDDEN, NOT_FOUND, BUILD_CLOSED, VALIDATION_FAILED without a reason.
 */
export const rejectBuild = async (ctx: Ctx, id: string, given: string): Promise<void> => {
  requirePermission(ctx, Permission.CATALOGUE);
  const { reason } = checked(refusal, { reason: given });
  await transaction(ctx, async (tx) => {
    const build = await lock(tx, id);
    await decide(tx, 'build.reject', build, { state: BuildState.REJECTED, reason, publishedAt: null });
    await hidePhoto(tx, build.photoSha256);
  });
};

/**
 * Takes a decision back: the build waits again and nobody else sees it. Throws FORBIDDEN, NOT_FOUND, and BUILD_CLOSED for
 * a draft and for one that has no photograph any more.
 */
export const reopenBuild = async (ctx: Ctx, id: string): Promise<void> => {
  requirePermission(ctx, Permission.CATALOGUE);
  await transaction(ctx, async (tx) => {
    const build = await lock(tx, id);
    if (build.photoSha256 === null) throw new AppError(ErrorCode.BUILD_CLOSED);
    await decide(tx, 'build.reopen', build, { state: BuildState.SUBMITTED, reason: '', publishedAt: null });
    await hidePhoto(tx, build.photoSha256);
  });
};
