import { requirePermission } from '../../accounts/sessions.service.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { Permission } from '../../core/permissions.ts';
import { changeDraft, lockDraft, type KnownDraft } from '../draft/drafts.service.ts';
import type { DraftPart, ModelDraft } from '../draft/model-draft.entity.ts';
import { beforeChange, sizeOf, stateOf, withPart } from '../draft/part-change.ts';
import { hexOf, madeFiles, partOf, sourceOf } from '../draft/part-source.ts';
import { mendFile } from '../mesh/analyse-mesh.ts';
import { factsOf } from '../part-facts.ts';
import { storePictures } from '../picture/stored-pictures.ts';
import { withBedFindings } from '../printers/bed-finding.ts';
import { withMending, type DraftMending } from './draft-mending.ts';
import { stepsOf } from './mending-steps.ts';

/** Which part, and whether bodies that run through each other become one. */
export interface MendingWish {
  readonly partId: string;
  readonly unite: boolean;
}

/** Mends the file of a part in the mesh thread and stores what comes of it. */
const computed = async (ctx: Ctx, part: DraftPart, unite: boolean): Promise<DraftMending> => {
  const source = await sourceOf(ctx, part);
  const { made, files } = await madeFiles(ctx, part, (sold) =>
    mendFile(source, { unite }, { sold, hex: hexOf(part), stopped: ctx.stopped }),
  );
  const found = withBedFindings(made.report);
  const done = stepsOf(made.done);
  const pictures = made.pictures ? await storePictures(ctx.shop.uploads, made.pictures) : undefined;
  return {
    isTaken: false,
    other: {
      ...files,
      sizeMm: sizeOf(found),
      facts: { ...factsOf(found), mended: done.map(({ step }) => step) },
      errors: [],
      pictures,
      slicedGrams: null,
      orientation: part.orientation,
    },
    before: stateOf(withBedFindings(made.before), made.volumeBefore, part.pictures?.photo ?? null),
    after: stateOf(found, made.volume, pictures?.photo ?? null),
    done,
  };
};

/**
 * Mends the file that was sent for a part, and keeps the mended one beside it for the seller to choose; the part has the file
 * that was sent until then. Takes seconds. Throws as `changeDraft`, NOT_FOUND for an unknown part, FILE_NOT_AVAILABLE,
 * MESH_NOT_MENDED with its reason, MESH_TOO_LARGE, MESH_TOO_LONG.
 */
export const mendDraftPart = async (
  ctx: Ctx,
  known: KnownDraft,
  { partId, unite }: MendingWish,
): Promise<ModelDraft> => {
  requirePermission(ctx, Permission.CATALOGUE);
  const part = partOf(await transaction(ctx, (tx) => lockDraft(tx, known)), partId);
  const sent = beforeChange(part, part.mending);
  const mending = await computed(ctx, sent, unite);
  return changeDraft(ctx, known, ({ parts }) => ({ parts: withPart(parts, { ...sent, mending }) }));
};

/**
 * Gives a part its mended file, or the one that was sent back. Throws as `changeDraft`, NOT_FOUND for a part that was not
 * mended.
 */
export const takeMended = (ctx: Ctx, known: KnownDraft, partId: string, isTaken: boolean): Promise<ModelDraft> =>
  changeDraft(ctx, known, (draft) => {
    const part = partOf(draft, partId);
    if (!part.mending) throw new AppError(ErrorCode.NOT_FOUND);
    return { parts: withPart(draft.parts, withMending(part, part.mending, isTaken)) };
  });
