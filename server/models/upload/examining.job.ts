import * as z from 'zod';
import type { Ctx } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import { defineJob } from '../../core/jobs.ts';
import type { Progress } from '../mesh/mesh.ts';
import { examineArchive, isArchiveOfParts } from './archive.ts';
import { examineFile } from './examining.ts';
import { ModelUpload, ModelUploadState } from './model-upload.entity.ts';
import { examinePaper } from './paper.ts';

const TELL_MS = 500;

/** Keeps the share, twice a second at most. */
const progressOf = (ctx: Ctx, id: string): Progress => {
  let told = 0;
  return (progress) => {
    if (Date.now() - told < TELL_MS) return;
    told = Date.now();
    void ctx
      .sql('UPDATE model_upload SET progress = $2, updated_at = $3 WHERE id = $1 AND progress < $2', [
        id,
        progress,
        ctx.shop.clock.now(),
      ])
      .catch((error: unknown) => ctx.shop.logger.warn({ err: error }, 'the progress of a report was not kept'));
  };
};

type Found = Pick<ModelUpload, 'state' | 'files' | 'manifest' | 'refusal'>;

const examine = async (ctx: Ctx, upload: ModelUpload): Promise<Found> => {
  const source = { name: upload.fileName, bytes: upload.bytes, sha256: upload.sha256! };
  const progress = progressOf(ctx, upload.id);
  if (await isArchiveOfParts(ctx.shop, source)) {
    const found = await examineArchive(ctx, source, progress);
    return { state: ModelUploadState.READY, refusal: null, ...found };
  }
  const file = (await examinePaper(ctx, source)) ?? (await examineFile(ctx, source, progress));
  const state = file.refusal ? ModelUploadState.REFUSED : ModelUploadState.READY;
  return { state, files: [file], manifest: null, refusal: file.refusal };
};

/** Examines what has arrived, one upload after the other; a repeated run finds the same. */
export const examineUploadJob = defineJob({
  name: 'models.examine',
  queue: 'models.examine',
  payload: z.object({ id: z.uuid() }),
  run: async (ctx, { id }) => {
    const repo = ctx.repo(ModelUpload);
    const upload = await repo.findOneBy({ id });
    if (upload?.state !== ModelUploadState.CHECKING) return;
    const found = await examine(ctx, upload).catch((error: unknown): Found => {
      if (!(error instanceof AppError)) throw error;
      return { state: ModelUploadState.REFUSED, files: [], manifest: null, refusal: error.code };
    });
    await repo.update({ id }, { ...found, progress: 1, updatedAt: ctx.shop.clock.now() });
  },
});
