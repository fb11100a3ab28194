import { open, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { ErrorCode } from '../../core/error-codes.ts';
import { AppError } from '../../core/errors.ts';
import type { Shop } from '../../core/shop.ts';
import { encodePhoto, sniffPhoto, type EncodedPhoto } from './photo-encoding.ts';

const MEGABYTE = 1024 * 1024;
const HEAD_BYTES = 12;

export interface PhotoLimits {
  readonly megabytes: number;
  /** Keeps the alpha of studio pictures; otherwise it becomes white. */
  readonly seeThrough?: boolean;
}

/** Writes the body down chunk by chunk; ends it at the first byte too many. */
const writeDown = async (file: string, body: Readable, megabytes: number): Promise<Buffer> => {
  const handle = await open(file, 'wx+', 0o600);
  let bytes = 0;
  try {
    for await (const chunk of body) {
      const data = chunk as Buffer;
      bytes += data.length;
      if (bytes > megabytes * MEGABYTE) throw new AppError(ErrorCode.PAYLOAD_TOO_LARGE, { megabytes });
      await handle.writeFile(data);
    }
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
};

/**
 * Takes a photograph from a stream of at most so many megabytes, by way of a file that is gone afterwards. Throws PAYLOAD_TOO_LARGE
 * and what `sniffPhoto` and `encodePhoto` throw.
 */
export const takePhoto = async (
  shop: Shop,
  body: Readable,
  { megabytes, seeThrough }: PhotoLimits,
): Promise<EncodedPhoto> => {
  const file = await shop.scratch.path();
  try {
    return await encodePhoto(file, sniffPhoto(await writeDown(file, body, megabytes)), seeThrough);
  } finally {
    await rm(file, { force: true });
  }
};
