import { takeAttempt, type Limit } from '../accounts/attempts.service.ts';
import { requireViewer } from '../accounts/sessions.service.ts';
import type { EncodedPhoto } from '../catalog/media/photo-encoding.ts';
import { bumpCatalogVersion } from '../catalog/search/search-index.service.ts';
import { transaction, type Ctx } from '../core/context.ts';
import { ErrorCode } from '../core/error-codes.ts';
import { AppError, validationFailed } from '../core/errors.ts';
import { DAY_MS } from '../core/time.ts';
import { checkBuild } from './build-input.ts';
import { BuildState, isOpen } from './build-state.ts';
import { StoredBuild } from './build.entity.ts';
import { checkId } from './builds.queries.ts';
import type { BuildInput } from './gallery.inputs.ts';
import { hidePhoto, publishPhoto, storePhoto } from './photos.service.ts';

/** New builds of one account. */
const NEW_BUILDS: Limit = { name: 'build-new', most: 20, windowMs: DAY_MS };

/** The caller's own build, locked. Throws NOT_FOUND, also for a deleted one unless `deleted` is wanted. */
const lockOwn = async (tx: Ctx, id: string, { deleted = false } = {}): Promise<StoredBuild> => {
  const { userId } = requireViewer(tx);
  const build = await tx.repo(StoredBuild).findOne({
    where: { id: checkId(id), userId },
    lock: { mode: 'pessimistic_write' },
  });
  if (!build || (build.deletedAt !== null && !deleted)) throw new AppError(ErrorCode.NOT_FOUND);
  return build;
};

/** The same, as long as it may be changed. Throws NOT_FOUND and BUILD_CLOSED. */
const lockOpen = async (tx: Ctx, id: string): Promise<StoredBuild> => {
  const build = await lockOwn(tx, id);
  if (!isOpen(build.state)) throw new AppError(ErrorCode.BUILD_CLOSED);
  return build;
};

/**
 * Writes down a new draft, or changes an own one that is not sent in; answers its id. Throws UNAUTHENTICATED,
 * VALIDATION_FAILED, PRODUCT_NOT_FOUND, NOT_FOUND, BUILD_CLOSED, RATE_LIMITED (20 new ones a day).
 */
export const saveBuild = async (ctx: Ctx, id: string | null, given: BuildInput): Promise<string> => {
  const { userId } = requireViewer(ctx);
  const facts = checkBuild(given);
  return transaction(ctx, async (tx) => {
    const [product] = await tx.sql('SELECT FROM product WHERE id = $1 AND active', [facts.productId]);
    if (!product) throw new AppError(ErrorCode.PRODUCT_NOT_FOUND);
    const repo = tx.repo(StoredBuild);
    if (id !== null) {
      await repo.update({ id: (await lockOpen(tx, id)).id }, facts);
      return id;
    }
    await takeAttempt(tx, NEW_BUILDS, userId);
    const { identifiers } = await repo.insert({
      ...facts,
      userId,
      state: BuildState.DRAFT,
      createdAt: tx.shop.clock.now(),
    });
    return identifiers[0]!.id as string;
  });
};

/** Gives an own build, not sent in yet, its photograph. Throws NOT_FOUND and BUILD_CLOSED. */
export const setPhoto = (ctx: Ctx, id: string, photo: EncodedPhoto): Promise<void> =>
  transaction(ctx, async (tx) => {
    const build = await lockOpen(tx, id);
    await storePhoto(tx, photo);
    const { sha256: photoSha256, width: photoWidth, height: photoHeight, color: photoColor } = photo;
    await tx.repo(StoredBuild).update({ id: build.id }, { photoSha256, photoWidth, photoHeight, photoColor });
  });

/** Throws unless the caller may give this build a photograph now: UNAUTHENTICATED, NOT_FOUND, BUILD_CLOSED. */
export const checkOpen = (ctx: Ctx, id: string): Promise<void> =>
  transaction(ctx, async (tx) => void (await lockOpen(tx, id)));

/** Sends an own build to the moderators. Throws NOT_FOUND, BUILD_CLOSED, and VALIDATION_FAILED without a photograph. */
export const submitBuild = (ctx: Ctx, id: string): Promise<void> =>
  transaction(ctx, async (tx) => {
    const build = await lockOpen(tx, id);
    if (!build.photoSha256) throw validationFailed({ photo: 'REQUIRED' });
    const submittedAt = tx.shop.clock.now();
    await tx.repo(StoredBuild).update({ id: build.id }, { state: BuildState.SUBMITTED, submittedAt, reason: '' });
  });

/** Takes an own build away from everyone at once. It can be brought back for an hour. Throws NOT_FOUND. */
export const deleteBuild = (ctx: Ctx, id: string): Promise<void> =>
  transaction(ctx, async (tx) => {
    const build = await lockOwn(tx, id);
    await tx.repo(StoredBuild).update({ id: build.id }, { deletedAt: tx.shop.clock.now() });
    await hidePhoto(tx, build.photoSha256);
    if (build.state === BuildState.PUBLISHED) await bumpCatalogVersion(tx);
  });

/** Undoes that. Throws NOT_FOUND once it is gone for good. */
export const restoreBuild = (ctx: Ctx, id: string): Promise<void> =>
  transaction(ctx, async (tx) => {
    const { state, photoSha256 } = await lockOwn(tx, id, { deleted: true });
    await tx.repo(StoredBuild).update({ id }, { deletedAt: null });
    if (state !== BuildState.PUBLISHED) return;
    await publishPhoto(tx, photoSha256!);
    await bumpCatalogVersion(tx);
  });
