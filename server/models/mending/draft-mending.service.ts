import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { requirePermission } from '../../accounts/sessions.service.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import type { StoredFile } from '../../core/files/files.ts';
import { Permission } from '../../core/permissions.ts';
import { changeDraft, lockDraft, type KnownDraft } from '../draft/drafts.service.ts';
import type { DraftPart, ModelDraft } from '../draft/model-draft.entity.ts';
import { mendFile } from '../mesh/analyse-mesh.ts';
import type { MendedFile } from '../mesh/mesh-worker-messages.ts';
import { factsOf } from '../part-facts.ts';
import { storePictures } from '../picture/stored-pictures.ts';
import { withBedFindings } from '../printers/bed-finding.ts';
import { stateOf, withMending, type DraftMending } from './draft-mending.ts';
import { stepsOf } from './mending-steps.ts';

/** Bone: a filament, as long as nobody said which one. */
const BONE = '#e9e5da';

/** Which part, and whether bodies that run through each other become one. */
export interface MendingWish {
  readonly partId: string;
  readonly unite: boolean;
}

const partOf = ({ parts }: ModelDraft, partId: string): DraftPart => {
  const part = parts.find(({ id }) => id === partId);
  if (!part) throw new AppError(ErrorCode.NOT_FOUND);
  return part;
};

/** Among the uploads, or what the shop keeps of a version. */
const sourceOf = async ({ shop }: Ctx, { sha256 }: StoredFile) => {
  const uploaded = await shop.uploads.size(sha256);
  const store = uploaded === null ? shop.files : shop.uploads;
  const bytes = uploaded ?? (await store.size(sha256));
  if (bytes === null) throw new AppError(ErrorCode.FILE_NOT_AVAILABLE);
  return { bytes, chunks: await store.read(sha256) };
};

/** The file that was sent, whichever the part has now. */
const sentOf = ({ mending, ...part }: DraftPart): DraftPart =>
  mending?.isTaken ? { ...part, ...mending.other } : part;

const mendingOf = async (
  ctx: Ctx,
  part: DraftPart,
  { report, before, done, ...mended }: MendedFile,
  files: Files,
): Promise<DraftMending> => {
  const { uploads } = ctx.shop;
  const found = withBedFindings(report);
  const steps = stepsOf(done);
  const pictures = mended.pictures ? await storePictures(uploads, mended.pictures) : undefined;
  const mendedFacts = { ...factsOf(found), mended: steps.map(({ step }) => step) };
  const [x, y, z] = found.size.map((length) => Math.round(length * 100) / 100) as [number, number, number];
  return {
    isTaken: false,
    other: {
      ...files,
      ownThreeMf: undefined,
      sizeMm: [x, y, z],
      facts: mendedFacts,
      errors: [],
      pictures,
      slicedGrams: null,
    },
    before: stateOf(withBedFindings(before), mended.volumeBefore, part.pictures?.photo ?? null),
    after: stateOf(found, mended.volume, pictures?.photo ?? null),
    done: steps,
  };
};

type Files = Pick<DraftPart, 'stl' | 'threeMf'>;

/** Mends the file of a part in the mesh thread and stores what comes of it. */
const computed = async (ctx: Ctx, part: DraftPart, unite: boolean): Promise<DraftMending> => {
  const { uploads, scratch } = ctx.shop;
  const base = await scratch.path();
  const sold = { name: path.parse(part.fileName).name, threeMf: `${base}.3mf`, stl: `${base}.stl` };
  const stored = (file: string): Promise<StoredFile> => uploads.put(createReadStream(file));
  try {
    // A 3MF of the author's own is mended itself: what is lost of it is to be said.
    const source = await sourceOf(ctx, part.ownThreeMf && part.threeMf ? part.threeMf : part.stl);
    const mended = await mendFile(source, { unite }, { sold, hex: part.colour?.hex ?? BONE, stopped: ctx.stopped });
    return await mendingOf(ctx, part, mended, { stl: await stored(sold.stl), threeMf: await stored(sold.threeMf) });
  } finally {
    for (const file of [sold.threeMf, sold.stl]) await rm(file, { force: true });
  }
};

const withPart = (parts: readonly DraftPart[], part: DraftPart): DraftPart[] =>
  parts.map((one) => (one.id === part.id ? part : one));

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
  const seen = await transaction(ctx, (tx) => lockDraft(tx, known));
  const sent = sentOf(partOf(seen, partId));
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
