import * as z from 'zod';
import { transaction, type Ctx } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import type { StoredFile } from '../../core/files/files.ts';
import { defineJob, enqueue } from '../../core/jobs/jobs.ts';
import type { Progress } from '../mesh/mesh.ts';
import { examineNextPart, isArchiveOfParts } from './archive.ts';
import { examineFile, type UploadedFile } from './examine-file.ts';
import { ModelUpload, ModelUploadState, type ExaminedFile } from './model-upload.entity.ts';
import { objectsOf } from './objects-of-three-mf.ts';
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

/** Keeps what is known of the files of an upload while the rest of the last one is made. */
const keepAhead =
  (ctx: Ctx, id: string) =>
  (files: readonly ExaminedFile[]): void =>
    void ctx
      .sql(`UPDATE model_upload SET files = $2, updated_at = $3 WHERE id = $1 AND state = 'CHECKING'`, [
        id,
        JSON.stringify(files),
        ctx.shop.clock.now(),
      ])
      .catch((error: unknown) => ctx.shop.logger.warn({ err: error }, 'a report was not kept ahead'));

/** What a run that broke off kept ahead is not done. */
const isDone = ({ refusal, stl, paper }: ExaminedFile): boolean => Boolean(refusal ?? stl ?? paper);

interface ArchiveSource extends UploadedFile {
  /** Null: it was sent as one. */
  readonly split: StoredFile | null;
}

type Found = Pick<ModelUpload, 'state' | 'files' | 'manifest' | 'refusal' | 'split'>;

/** The archive of parts that an upload is, or that is made of a 3MF with several objects. */
const archiveOf = async (ctx: Ctx, upload: ModelUpload, source: UploadedFile): Promise<ArchiveSource | null> => {
  if (upload.split) return { ...source, ...upload.split, split: upload.split };
  if (await isArchiveOfParts(ctx.shop, source)) return { ...source, split: null };
  const split = upload.isOnePart ? null : await objectsOf(ctx, source);
  return split && { ...source, ...split, split };
};

const examine = async (ctx: Ctx, upload: ModelUpload): Promise<Found> => {
  const source = { name: upload.fileName, bytes: upload.bytes, sha256: upload.sha256! };
  const progress = progressOf(ctx, upload.id);
  const ahead = keepAhead(ctx, upload.id);
  const archive = await archiveOf(ctx, upload, source);
  if (archive) {
    const { split } = archive;
    const { whole, ...found } = await examineNextPart(ctx, archive, upload.files.filter(isDone), { progress, ahead });
    return { state: whole ? ModelUploadState.READY : ModelUploadState.CHECKING, refusal: null, split, ...found };
  }
  const file =
    (await examinePaper(ctx, source)) ?? (await examineFile(ctx, source, progress, (found) => ahead([found])));
  const state = file.refusal ? ModelUploadState.REFUSED : ModelUploadState.READY;
  return { state, files: [file], manifest: null, refusal: file.refusal, split: null };
};

/**
 * Examines what has arrived, one file a run: the other parts of an archive come after what else waits. Each uploader has a
 * queue, so that nobody waits for more than one file of another. A repeated run finds the same.
 */
export const examineUploadJob = defineJob({
  name: 'models.examine',
  lane: 'models',
  /** Without an uploader as an earlier shop enqueued it. */
  payload: z.object({ id: z.uuid(), uploader: z.string().default('') }),
  run: async (ctx, { id, uploader }) => {
    const upload = await ctx.repo(ModelUpload).findOneBy({ id });
    if (upload?.state !== ModelUploadState.CHECKING) return;
    const found = await examine(ctx, upload).catch((error: unknown): Found => {
      if (!(error instanceof AppError)) throw error;
      return { state: ModelUploadState.REFUSED, files: [], manifest: null, refusal: error.code, split: null };
    });
    const done = found.state !== ModelUploadState.CHECKING;
    await transaction(ctx, async (tx) => {
      const changed = { ...found, ...(done && { progress: 1 }), updatedAt: tx.shop.clock.now() };
      await tx.repo(ModelUpload).update({ id }, changed);
      if (!done) await enqueueExamination(tx, id, uploader);
    });
  },
});

/** Has an upload examined that is here as a whole. */
export const enqueueExamination = (tx: Ctx, id: string, uploader: string): Promise<void> => {
  const { name } = examineUploadJob;
  return enqueue(tx, { name, queue: `${name}:${uploader}` }, { id, uploader }, { key: `${name}:${id}` });
};
