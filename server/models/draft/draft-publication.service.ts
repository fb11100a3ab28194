import { createHash } from 'node:crypto';
import { requirePermission } from '../../accounts/sessions.service.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError, validationFailed } from '../../core/errors.ts';
import type { StoredFile } from '../../core/files/files.ts';
import { enqueue } from '../../core/jobs/jobs.ts';
import { Permission } from '../../core/permissions.ts';
import { changedParts, type PartChanges } from '../version/model-changes.ts';
import { ModelVersion } from '../version/model-version.entity.ts';
import { partHashes, recordVersion, versionFiles, type ModelFileInput } from '../models.service.ts';
import { previewJob } from '../preview/preview.job.ts';
import { ProductModel } from '../product-model.entity.ts';
import { slicePartsJob } from '../slice/slice-parts.job.ts';
import { manifestOf, problemsOf } from './draft-manifest.ts';
import { checkTailoring } from './draft-tailoring.service.ts';
import { recordDraft } from './draft-log.ts';
import { lockDraft, type KnownDraft } from './drafts.service.ts';
import { ModelDraft, PaperKind, type DraftPart } from './model-draft.entity.ts';

/** A version that was just published. */
export interface PublishedVersion {
  readonly id: string;
  /** Against the version that was sold before it; null for the first one. */
  readonly changes: PartChanges | null;
}

/** Throws DRAFT_BROKEN for a mesh with errors, DRAFT_INCOMPLETE for what was not said; both name where. */
const checkComplete = (draft: ModelDraft): void => {
  const problems = problemsOf(draft);
  if (problems.length === 0) return;
  const broken = problems.filter(({ field }) => field === 'mesh');
  if (broken.length > 0) throw new AppError(ErrorCode.DRAFT_BROKEN, { parts: broken.map(({ partId }) => partId) });
  throw new AppError(ErrorCode.DRAFT_INCOMPLETE, { problems });
};

const soldOf = ({ stl, threeMf }: DraftPart): StoredFile[] => (threeMf ? [stl, threeMf] : [stl]);

/** Copies what the shop does not keep yet from the uploads; done again, it finds them there. */
const keepFiles = async ({ shop }: Ctx, { parts, papers }: ModelDraft): Promise<void> => {
  for (const { sha256 } of [...parts.flatMap(soldOf), ...papers.map(({ stored }) => stored)]) {
    if ((await shop.files.size(sha256)) === null) await shop.files.put(await shop.uploads.read(sha256));
  }
};

const partFiles = ({ parts }: ModelDraft): ModelFileInput[] =>
  parts.flatMap(({ id, quantity, stl, threeMf }, i) => {
    const name = `${String(i + 1).padStart(2, '0')}_${id}_x${quantity}`;
    const common = { partId: id, locale: null };
    return [
      { ...common, kind: 'STL' as const, format: 'STL', name: `stl/${name}.stl`, ...stl },
      ...(threeMf ? [{ ...common, kind: '3MF' as const, format: '3MF', name: `3mf/${name}.3mf`, ...threeMf }] : []),
    ];
  });

const ENDINGS = { GUIDE: 'pdf', LICENCE: 'txt' } as const;

/** Guides and licences, which belong to the whole model. */
const paperFiles = ({ modelId, papers }: ModelDraft): ModelFileInput[] =>
  papers.map(({ kind, locale, stored }) => {
    const language = locale === null ? '' : `-${locale}`;
    const name = kind === PaperKind.GUIDE ? `guide/${modelId}-guide${language}` : `licence${language}`;
    const format = ENDINGS[kind].toUpperCase();
    return { partId: null, kind, locale, format, name: `${name}.${ENDINGS[kind]}`, ...stored };
  });

/** What else belongs to the whole model. */
const otherFiles = async (tx: Ctx, baseId: string): Promise<ModelFileInput[]> =>
  (await versionFiles(tx, baseId))
    .filter(({ partId, kind }) => partId === null && !(kind in ENDINGS))
    .map(({ partId, kind, locale, name, format, bytes, sha256 }) => ({
      partId,
      kind,
      locale,
      name,
      format,
      bytes,
      sha256,
    }));

const hashOf = (...values: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex');

/** The version that is sold now, its products locked. Throws VERSION_CONFLICT when that is not what the draft follows. */
const lockBase = async (tx: Ctx, { modelId, baseVersionId }: ModelDraft): Promise<ModelVersion | null> => {
  const lock = { mode: 'pessimistic_write' as const };
  const products = await tx.repo(ProductModel).find({ where: { modelId }, order: { productId: 'ASC' }, lock });
  if (products.some(({ versionId }) => versionId !== baseVersionId)) throw new AppError(ErrorCode.VERSION_CONFLICT);
  return baseVersionId === null ? null : tx.repo(ModelVersion).findOneByOrFail({ id: baseVersionId });
};

const checkRevision = async (tx: Ctx, { modelId, revision }: ModelDraft): Promise<void> => {
  const taken = await tx.repo(ModelVersion).existsBy({ modelId, revision: revision! });
  if (taken) throw validationFailed({ revision: 'TAKEN' });
};

const partsOf = (parts: readonly DraftPart[]) => parts.map(({ id, stl: { sha256 } }) => ({ id, sha256 }));

const chosen = <T>(record: Readonly<Record<string, T>>, isKept: (key: string) => boolean): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => isKept(key)));

const isRecoloured = ({ parts }: ModelDraft, base: ModelVersion | null, partId: string): boolean => {
  const before = base?.manifest.parts.find(({ id }) => id === partId);
  return parts.find(({ id }) => id === partId)?.colour?.hex !== before?.colour.hex;
};

const publish = async (tx: Ctx, draft: ModelDraft): Promise<PublishedVersion> => {
  const base = await lockBase(tx, draft);
  await checkRevision(tx, draft);
  const changes = base && changedParts(await partHashes(tx, base.id), partsOf(draft.parts));
  const redrawn = new Set([...(changes?.changed ?? []), ...(changes?.removed ?? [])].map(({ id }) => id));
  const isAsBefore = (partId: string): boolean => !redrawn.has(partId);
  // Where parts belong is known of the sample alone; any other preview is made anew.
  const previewKey = base?.manifest.previewOf === 'PARTS' ? null : (base?.previewKey ?? null);
  const manifest = {
    ...manifestOf(draft, base?.manifest),
    ...(previewKey === null && { previewOf: 'PARTS' as const }),
  };
  const files = [...partFiles(draft), ...paperFiles(draft), ...(base ? await otherFiles(tx, base.id) : [])];
  const { id, modelId, changelog } = draft;
  await recordVersion(
    tx,
    {
      id,
      modelId,
      changelog,
      manifest,
      digest: hashOf(manifest, files),
      previewKey,
      partImages: chosen(base?.partImages ?? {}, isAsBefore),
      partPhotos: chosen(base?.partPhotos ?? {}, (partId) => isAsBefore(partId) && !isRecoloured(draft, base, partId)),
    },
    files,
  );
  await enqueue(tx, previewJob, { versionId: id }, { key: `models.preview:${id}` });
  await enqueue(tx, slicePartsJob, { versionId: id }, { key: `models.slice:${id}` });
  await tx.repo(ModelDraft).delete({ id });
  return { id, changes };
};

/**
 * Sells the draft from now on, as the version with the draft's id; versions before it stay. `alongside` joins the same
 * transaction. Of two calls at once one wins. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, VERSION_CONFLICT (published
 * already, changed after it was read, or another version is sold meanwhile), DRAFT_INCOMPLETE, DRAFT_BROKEN, TAILORING_BROKEN,
 * VALIDATION_FAILED for a version number that the model had already.
 */
export const publishDraft = async (
  ctx: Ctx,
  known: KnownDraft,
  alongside: (tx: Ctx, published: PublishedVersion) => Promise<void>,
): Promise<PublishedVersion> => {
  requirePermission(ctx, Permission.CATALOGUE);
  const seen = await transaction(ctx, (tx) => lockDraft(tx, known));
  checkComplete(seen);
  await checkTailoring(ctx, seen);
  await keepFiles(ctx, seen);
  return transaction(ctx, async (tx) => {
    const draft = await lockDraft(tx, known);
    const published = await publish(tx, draft);
    await recordDraft(tx, 'model.publish', null, draft);
    await alongside(tx, published);
    tx.shop.checkpoint?.('version.recorded');
    return published;
  });
};
