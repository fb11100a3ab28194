import { requirePermission } from '../../accounts/sessions.service.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { Permission } from '../../core/permissions.ts';
import { changeDraft, lockDraft, type KnownDraft } from '../draft/drafts.service.ts';
import type { DraftPart, ModelDraft } from '../draft/model-draft.entity.ts';
import { beforeChange, sizeOf, stateOf, withChosen, withPart } from '../draft/part-change.ts';
import { hexOf, madeFiles, partOf, sourceOf } from '../draft/part-source.ts';
import { turnFile } from '../mesh/analyse-mesh.ts';
import { factsOf } from '../part-facts.ts';
import { storePictures } from '../picture/stored-pictures.ts';
import { withBedFindings } from '../printers/bed-finding.ts';
import type { DraftTurning } from './draft-turning.ts';
import { afterTurn } from './rotation.ts';

/** Turns the file of a part in the mesh thread and stores what comes of it. */
const computed = async (ctx: Ctx, part: DraftPart): Promise<DraftTurning> => {
  const source = await sourceOf(ctx, part);
  const { made, files } = await madeFiles(ctx, part, (sold) =>
    turnFile(source, { sold, hex: hexOf(part), stopped: ctx.stopped }),
  );
  const { before, turn } = made;
  const found = withBedFindings(made.report);
  const pictures = made.pictures ? await storePictures(ctx.shop.uploads, made.pictures) : undefined;
  const volumeIn = ({ watertight, volume }: typeof before): number | null => (watertight ? volume : null);
  return {
    isTaken: false,
    other: {
      ...files,
      sizeMm: sizeOf(found),
      facts: { ...factsOf(found), mended: part.facts?.mended },
      errors: found.findings.filter(({ severity }) => severity === 'error').map(({ code }) => code),
      pictures,
      slicedGrams: null,
      orientation: { turn: afterTurn(part.orientation?.turn ?? [0, 0, 0], turn), onBed: true },
    },
    before: stateOf(withBedFindings(before), volumeIn(before), part.pictures?.photo ?? null),
    after: stateOf(found, volumeIn(found), pictures?.photo ?? null),
    turn,
  };
};

/**
 * Turns the file of a part so that it needs the least support, and keeps the turned one beside it for the seller to choose. Takes
 * seconds. Throws as `changeDraft`, NOT_FOUND for an unknown part, FILE_NOT_AVAILABLE, MESH_NOT_TURNED with its reason,
 * MESH_TOO_LARGE, MESH_TOO_LONG.
 */
export const turnDraftPart = async (ctx: Ctx, known: KnownDraft, partId: string): Promise<ModelDraft> => {
  requirePermission(ctx, Permission.CATALOGUE);
  const part = partOf(await transaction(ctx, (tx) => lockDraft(tx, known)), partId);
  const lain = beforeChange(part, part.turning);
  const turning = await computed(ctx, lain);
  return changeDraft(ctx, known, ({ parts }) => ({ parts: withPart(parts, { ...lain, turning }) }));
};

/** Gives a part its turned file, or the one that it was made of. Throws as `changeDraft`, NOT_FOUND for a part that was not turned. */
export const takeTurned = (ctx: Ctx, known: KnownDraft, partId: string, isTaken: boolean): Promise<ModelDraft> =>
  changeDraft(ctx, known, (draft) => {
    const part = partOf(draft, partId);
    if (!part.turning) throw new AppError(ErrorCode.NOT_FOUND);
    const { turning, ...lying } = part;
    const chosen = withChosen(lying, turning, isTaken);
    return { parts: withPart(draft.parts, { ...chosen.part, turning: chosen.change }) };
  });
