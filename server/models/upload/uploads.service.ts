import { Readable } from 'node:stream';
import * as z from 'zod';
import { requirePermission } from '../../accounts/sessions.service.ts';
import { recordAction } from '../../audit/audit.service.ts';
import { transaction, type Ctx } from '../../core/context.ts';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import { checked } from '../../core/faults.ts';
import type { StoredFile } from '../../core/files/files.ts';
import { Permission } from '../../core/permissions.ts';
import { isUuid, sanitizeLine } from '../../core/text/text.ts';
import { MAX_MESH_BYTES } from '../mesh/mesh.ts';
import { enqueueExamination } from './examine-upload.job.ts';
import { ModelUpload, ModelUploadState } from './model-upload.entity.ts';

const TELL_MS = 500;
/** A reception that says nothing for so long has died with its process. */
const SILENT_MS = 10_000;

const tooLarge = (): AppError => new AppError(ErrorCode.PAYLOAD_TOO_LARGE, { megabytes: MAX_MESH_BYTES / 1e6 });

/** An id that may reach the database. Throws NOT_FOUND. */
export const checkedId = (id: string): string => {
  if (!isUuid(id)) throw new AppError(ErrorCode.NOT_FOUND);
  return id;
};

const announced = z.object({
  fileName: z
    .string()
    .transform((name) => sanitizeLine(name, 200))
    .pipe(z.string().min(1, 'REQUIRED')),
  bytes: z.number().min(1, 'INVALID'),
});

/**
 * Announces a file of so many bytes, 200 MB at most; the bytes follow by PUT. `isOnePart`: a 3MF is not parted by its objects. Throws UNAUTHENTICATED, FORBIDDEN,
 * VALIDATION_FAILED, PAYLOAD_TOO_LARGE.
 */
export const beginUpload = async (ctx: Ctx, given: string, bytes: number, isOnePart = false): Promise<ModelUpload> => {
  requirePermission(ctx, Permission.CATALOGUE);
  const { fileName } = checked(announced, { fileName: given, bytes });
  if (bytes > MAX_MESH_BYTES) throw tooLarge();
  const now = ctx.shop.clock.now();
  const state = ModelUploadState.WAITING;
  return transaction(ctx, async (tx) => {
    const repo = tx.repo(ModelUpload);
    const { identifiers } = await repo.insert({ fileName, bytes, isOnePart, state, createdAt: now, updatedAt: now });
    const id = identifiers[0]!.id as string;
    await recordAction(tx, { action: 'model.upload', subject: 'MODEL', id, name: fileName, after: { bytes } });
    return findUpload(tx, id);
  });
};

/** How far an upload is. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
export const findUpload = async (ctx: Ctx, id: string): Promise<ModelUpload> => {
  requirePermission(ctx, Permission.CATALOGUE);
  const upload = await ctx.repo(ModelUpload).findOneBy({ id: checkedId(id) });
  if (!upload) throw new AppError(ErrorCode.NOT_FOUND);
  return upload;
};

const CLAIM = `
  UPDATE model_upload SET state = 'RECEIVING', bytes_received = 0, updated_at = $2
  WHERE id = $1 AND (state = 'WAITING' OR (state = 'RECEIVING' AND updated_at < $3)) RETURNING id`;

/** From here on no other request gives this upload its bytes. */
const claim = async (ctx: Ctx, id: string): Promise<ModelUpload> => {
  const upload = await findUpload(ctx, id);
  const now = ctx.shop.clock.now();
  const claimed = await ctx.sql(CLAIM, [id, now, new Date(now.getTime() - SILENT_MS)]);
  if (claimed.length === 0) throw new AppError(ErrorCode.UPLOAD_CLOSED);
  return upload;
};

/** The same bytes, counted: ends at the first one too many, and tells how many there were every half second. */
async function* counted(body: Readable, most: number, tell: (received: number) => void): AsyncGenerator<Buffer> {
  let received = 0;
  let told = Date.now();
  // The sender is to read why, so what is left of the body is not cut off here.
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    received += (chunk as Buffer).length;
    if (received > most) throw tooLarge();
    if (Date.now() - told >= TELL_MS) {
      told = Date.now();
      tell(received);
    }
    yield chunk as Buffer;
  }
}

const store = async (ctx: Ctx, { id, bytes }: ModelUpload, body: Readable): Promise<StoredFile> => {
  const tell = (received: number): void =>
    void ctx
      .sql(`UPDATE model_upload SET bytes_received = $2, updated_at = $3 WHERE id = $1 AND state = 'RECEIVING'`, [
        id,
        received,
        ctx.shop.clock.now(),
      ])
      .catch((error: unknown) => ctx.shop.logger.warn({ err: error }, 'the progress of an upload was not kept'));
  const stored = await ctx.shop.uploads.put(Readable.from(counted(body, bytes, tell))).catch((error: unknown) => {
    if (error instanceof AppError) throw error;
    throw body.readableAborted ? new AppError(ErrorCode.UPLOAD_INCOMPLETE, {}, { cause: error }) : error;
  });
  if (stored.bytes < bytes) throw new AppError(ErrorCode.UPLOAD_INCOMPLETE);
  return stored;
};

const release = (ctx: Ctx, id: string): Promise<unknown> =>
  ctx.sql(
    `UPDATE model_upload SET state = 'WAITING', bytes_received = 0, updated_at = $2
     WHERE id = $1 AND state = 'RECEIVING'`,
    [id, ctx.shop.clock.now()],
  );

const arrived = (ctx: Ctx, id: string, { sha256, bytes }: StoredFile): Promise<void> =>
  transaction(ctx, async (tx) => {
    await tx
      .repo(ModelUpload)
      .update(
        { id },
        { state: ModelUploadState.CHECKING, sha256, bytesReceived: bytes, updatedAt: tx.shop.clock.now() },
      );
    await enqueueExamination(tx, id, requirePermission(tx, Permission.CATALOGUE).userId);
  });

/** Bytes on their way, and how many the sender says they are; null: it does not say. */
export interface Sent {
  readonly body: Readable;
  readonly bytes: number | null;
}

/**
 * Streams the bytes of an announced upload to the disk and has them examined by a job. When it fails, the upload waits
 * for its bytes again, from the first. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, UPLOAD_CLOSED (they are on their way
 * or here already), PAYLOAD_TOO_LARGE (more than announced), UPLOAD_INCOMPLETE.
 */
export const receiveUpload = async (ctx: Ctx, id: string, { body, bytes }: Sent): Promise<ModelUpload> => {
  const announced = (await findUpload(ctx, id)).bytes;
  if (bytes !== null && bytes > announced) throw tooLarge();
  if (bytes !== null && bytes < announced) throw new AppError(ErrorCode.UPLOAD_INCOMPLETE);
  const upload = await claim(ctx, id);
  try {
    const stored = await store(ctx, upload, body);
    ctx.shop.checkpoint?.('upload.stored');
    await arrived(ctx, id, stored);
  } catch (error) {
    await release(ctx, id);
    throw error;
  }
  return findUpload(ctx, id);
};
