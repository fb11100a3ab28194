import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Ctx } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import type { StoredFile } from '../../core/files/files.ts';
import { splitObjects } from '../mesh/analyse-mesh.ts';
import { MAX_ARCHIVE_BYTES } from '../mesh/three-mf.ts';
import { isZip } from './archive.ts';

/**
 * The archive of parts that is made of a 3MF with several objects, in the store of uploads; null for one object, for what is
 * no 3MF, and for one that cannot be read: its examination says why.
 */
export const objectsOf = async (ctx: Ctx, { sha256, bytes }: StoredFile): Promise<StoredFile | null> => {
  if (bytes > MAX_ARCHIVE_BYTES || !(await isZip(ctx.shop, { sha256 }))) return null;
  const target = `${await ctx.shop.scratch.path()}.zip`;
  try {
    const source = { bytes, chunks: await ctx.shop.uploads.read(sha256) };
    const isSplit = await splitObjects(source, target, ctx.stopped);
    return isSplit ? await ctx.shop.uploads.put(createReadStream(target)) : null;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  } finally {
    await rm(target, { force: true });
  }
};
