import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { StoredFile } from './files.ts';

/**
 * The content as a stream. A source may fail before it is read: without a listener that would end the process; whoever
 * reads it meets the error.
 */
export const streamOf = (content: Uint8Array | Readable): Readable => {
  const source = content instanceof Readable ? content : Readable.from([Buffer.from(content)]);
  return source.on('error', () => undefined);
};

/** Streams into a file nobody else names, hashing on the way; the bytes are on the disk when it resolves. */
export const writeHashed = async (target: string, content: Readable): Promise<StoredFile> => {
  const hash = createHash('sha256');
  let bytes = 0;
  const handle = await open(target, 'wx', 0o600);
  try {
    for await (const chunk of content) {
      const data = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk as Uint8Array | string);
      hash.update(data);
      bytes += data.length;
      await handle.writeFile(data);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { sha256: hash.digest('hex'), bytes };
};
