import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import type { StoredFile } from '../../core/files/files.ts';
import type { MeshSource } from '../mesh/mesh.ts';
import type { SoldFiles } from '../mesh/mesh-worker-messages.ts';
import type { DraftPart, ModelDraft } from './model-draft.entity.ts';

/** Bone: a filament, as long as nobody said which one. */
const BONE = '#e9e5da';

/** What its pictures are drawn in. */
export const hexOf = ({ colour }: DraftPart): string => colour?.hex ?? BONE;

/** Throws NOT_FOUND. */
export const partOf = ({ parts }: ModelDraft, partId: string): DraftPart => {
  const part = parts.find(({ id }) => id === partId);
  if (!part) throw new AppError(ErrorCode.NOT_FOUND);
  return part;
};

/**
 * The file of a part, among the uploads or what the shop keeps of a version: a 3MF of the author's own itself, so that what is
 * lost of it can be said. Throws FILE_NOT_AVAILABLE.
 */
export const sourceOf = async ({ shop }: Ctx, part: DraftPart): Promise<MeshSource> => {
  const { sha256 } = part.ownThreeMf && part.threeMf ? part.threeMf : part.stl;
  const uploaded = await shop.uploads.size(sha256);
  const store = uploaded === null ? shop.files : shop.uploads;
  const bytes = uploaded ?? (await store.size(sha256));
  if (bytes === null) throw new AppError(ErrorCode.FILE_NOT_AVAILABLE);
  return { bytes, chunks: await store.read(sha256) };
};

/** What a part is called in its files. */
export const baseNameOf = ({ fileName }: DraftPart): string => path.parse(fileName).name;

/** Puts a file that was made among the uploads. */
export const stored = ({ shop }: Ctx, file: string): Promise<StoredFile> => shop.uploads.put(createReadStream(file));

/** Has both files of a part made and puts them among the uploads. */
export const madeFiles = async <Made>(
  ctx: Ctx,
  part: DraftPart,
  make: (sold: SoldFiles) => Promise<Made>,
): Promise<{ made: Made; files: Pick<DraftPart, 'stl' | 'threeMf'> }> => {
  const base = await ctx.shop.scratch.path();
  const sold = { name: baseNameOf(part), threeMf: `${base}.3mf`, stl: `${base}.stl` };
  try {
    const made = await make(sold);
    return { made, files: { stl: await stored(ctx, sold.stl), threeMf: await stored(ctx, sold.threeMf) } };
  } finally {
    for (const file of [sold.threeMf, sold.stl]) await rm(file, { force: true });
  }
};
