import { rm } from 'node:fs/promises';
import * as z from 'zod';
import { requirePermission } from '../../accounts/sessions.service.ts';
import { bedRules } from '../../catalog/bed-fit.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { checked } from '../../core/faults.ts';
import { Permission } from '../../core/permissions.ts';
import { changeDraft, lockDraft, type KnownDraft } from '../draft/drafts.service.ts';
import type { DraftPart, ModelDraft } from '../draft/model-draft.entity.ts';
import { sizeOf, stateOf, withPart } from '../draft/part-change.ts';
import { baseNameOf, hexOf, partOf, sourceOf, stored } from '../draft/part-source.ts';
import { cutFileOf } from '../mesh/analyse-mesh.ts';
import type { PieceFile } from '../mesh/mesh-worker-messages.ts';
import { factsOf } from '../part-facts.ts';
import { storePictures } from '../picture/stored-pictures.ts';
import { MOST_PIECES } from './kernel/cut-plan.ts';
import type { CutWish } from './kernel/cut-solid.ts';
import { withCutTaken, type DraftCutting, type DraftPiece } from './draft-cutting.ts';
import { JOINTS } from './kernel/joints.ts';

const cutInput = z.object({ input: z.object({ bed: bedRules, joint: z.enum(JOINTS) }) });

const pieceOf = async (ctx: Ctx, { report, volume, dowel, count, ...made }: PieceFile): Promise<DraftPiece> => {
  const pictures = made.pictures ? await storePictures(ctx.shop.uploads, made.pictures) : undefined;
  return {
    fileName: `${made.name}.stl`,
    file: {
      stl: await stored(ctx, made.stl),
      threeMf: await stored(ctx, made.threeMf),
      sizeMm: sizeOf(report),
      facts: factsOf(report),
      errors: [],
      pictures,
      slicedGrams: null,
    },
    state: stateOf(report, volume, pictures?.photo ?? null),
    dowel,
    count,
  };
};

/** As many files as there may be: the pieces, and a dowel of each size. */
const MOST_FILES = MOST_PIECES + 6;

/** Cuts the file of a part in the mesh thread and stores what comes of it. */
const computed = async (ctx: Ctx, part: DraftPart, wish: CutWish): Promise<DraftCutting> => {
  const base = await ctx.shop.scratch.path();
  try {
    const source = await sourceOf(ctx, part);
    const order = { ...wish, base, name: baseNameOf(part) };
    const cut = await cutFileOf(source, order, { hex: hexOf(part), stopped: ctx.stopped });
    const pieces: DraftPiece[] = [];
    for (const file of cut.files) pieces.push(await pieceOf(ctx, file));
    return {
      isTaken: false,
      bed: wish.bed,
      before: stateOf(cut.before, cut.volumeBefore, part.pictures?.photo ?? null),
      pieces,
      cuts: cut.cuts.map(({ at: _at, ...between }) => between),
    };
  } finally {
    for (let i = 0; i < MOST_FILES; i++)
      for (const ending of ['stl', '3mf']) await rm(`${base}-${i}.${ending}`, { force: true });
  }
};

/**
 * Cuts the file of a part into the fewest pieces that go on a bed, and shows them beside it; the part stays whole until
 * `takeCut`. Takes seconds. Throws as `changeDraft`, NOT_FOUND for an unknown part, VALIDATION_FAILED for a bed that no printer
 * has, FILE_NOT_AVAILABLE, MESH_NOT_CUT with its reason, MESH_TOO_LARGE, MESH_TOO_LONG.
 */
export const cutDraftPart = async (
  ctx: Ctx,
  known: KnownDraft,
  partId: string,
  given: CutWish,
): Promise<ModelDraft> => {
  requirePermission(ctx, Permission.CATALOGUE);
  const { input: wish } = checked(cutInput, { input: given });
  const part = partOf(await transaction(ctx, (tx) => lockDraft(tx, known)), partId);
  const cutting = await computed(ctx, part, wish);
  return changeDraft(ctx, known, ({ parts }) => ({ parts: withPart(parts, { ...part, cutting }) }));
};

/** Puts the pieces of a part in its place; putting the part back undoes that. Throws as `changeDraft` and `withCutTaken`. */
export const takeCut = (ctx: Ctx, known: KnownDraft, partId: string): Promise<ModelDraft> =>
  changeDraft(ctx, known, (draft) => withCutTaken(draft, partId));
