import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { ErrorCode } from '../error-codes.ts';
import { AppError } from '../errors.ts';
import { isAddress, type FileRange } from './files.ts';
import { backOff, storeAway, type Bucket } from './s3-client.ts';

/** A store that sends nothing for so long, while somebody wants to read, is asked anew. */
const SILENT_MS = 20_000;
const MOST_BREAKS = 4;

interface Piece {
  readonly bucket: Bucket;
  readonly key: string;
  readonly start: number;
  readonly end?: number;
}

/** Null when the object ends before the first byte asked for. Throws FILE_NOT_AVAILABLE, SERVICE_UNAVAILABLE. */
const asked = async ({ bucket, key, start, end }: Piece): Promise<Response | null> => {
  const whole = start === 0 && end === undefined;
  const range = `bytes=${start}-${end ?? ''}`;
  const response = await bucket.send({ method: 'GET', key, headers: whole ? {} : { range } });
  if (response.status === 404) throw new AppError(ErrorCode.FILE_NOT_AVAILABLE);
  if (response.status === 416) return null;
  if (!whole && response.status !== 206) throw storeAway(new Error('the S3 store sends no ranges'));
  return response;
};

const withinTime = async <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing came for ${SILENT_MS} ms`)), SILENT_MS);
  });
  try {
    return await Promise.race([work, silence]);
  } finally {
    clearTimeout(timer);
  }
};

/** The bytes of one answer; the connection is free again when nobody reads on. */
async function* bodyOf(response: Response): AsyncGenerator<Buffer> {
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  try {
    for (;;) {
      const { done, value } = await withinTime(reader.read());
      if (done) return;
      yield Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Goes on where the store broke off, as long as bytes come between two breaks. */
async function* unbroken(piece: Piece, first: Response): AsyncGenerator<Buffer> {
  let body = bodyOf(first);
  try {
    for (let [at, breaks] = [piece.start, 0]; ;) {
      const next = await body.next().catch((error: unknown) => ({ error }));
      if ('error' in next) {
        if (breaks === MOST_BREAKS) throw storeAway(next.error);
        await backOff(breaks);
        breaks += 1;
        const rest = await asked({ ...piece, start: at });
        if (!rest) return;
        body = bodyOf(rest);
        continue;
      }
      if (next.done) return;
      breaks = 0;
      at += next.value.length;
      yield next.value;
    }
  } finally {
    await body.return(undefined);
  }
}

/** Passes a whole file on, and throws at its end when it is not what its address says. */
async function* checked(sha256: string, chunks: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
  if (hash.digest('hex') !== sha256) throw new Error(`the stored file ${sha256} is damaged`);
}

/**
 * Streams an object whose content has this SHA-256, or a part of it. It answers once the store has begun to send; a store
 * that breaks off is asked for the rest. Throws FILE_NOT_AVAILABLE, SERVICE_UNAVAILABLE.
 */
export const readObject = async (
  bucket: Bucket,
  { prefix, sha256 }: { readonly prefix: string; readonly sha256: string },
  { start = 0, end }: FileRange,
): Promise<Readable> => {
  if (!isAddress(sha256)) throw new AppError(ErrorCode.FILE_NOT_AVAILABLE);
  const piece = { bucket, key: `${prefix}${sha256}`, start, end };
  const first = await asked(piece);
  if (!first) return Readable.from([]);
  const chunks = unbroken(piece, first);
  const whole = start === 0 && end === undefined;
  return Readable.from(whole ? checked(sha256, chunks) : chunks, { objectMode: false });
};
