import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { ErrorCode } from '../error-codes.ts';
import { AppError } from '../errors.ts';
import type { FileStore, StoredFile } from './files.ts';
import { HOUR_MS } from '../time.ts';

const ADDRESS = /^[0-9a-f]{64}$/;
const STALE_MS = HOUR_MS;

const isAbsent = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

const notAvailable = (cause?: unknown): AppError => new AppError(ErrorCode.FILE_NOT_AVAILABLE, {}, { cause });

/** Streams into a file nobody else names, hashing on the way; the bytes are on the disk when it resolves. */
const writeHashed = async (target: string, content: Readable): Promise<StoredFile> => {
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

/** Leftovers of a process that died while writing. */
const removeStale = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
    if (Date.now() - mtimeMs > STALE_MS) await rm(file, { force: true });
  }
};

const pathIn = (dir: string, sha256: string): string => {
  if (!ADDRESS.test(sha256)) throw notAvailable();
  return path.join(dir, sha256.slice(0, 2), sha256.slice(2));
};

const writerTo = (dir: string): FileStore['put'] => {
  const incoming = path.join(dir, 'incoming');
  let ready: Promise<void> | undefined;
  const prepare = (): Promise<void> => {
    ready ??= mkdir(incoming, { recursive: true, mode: 0o700 }).then(() => removeStale(incoming));
    return ready.catch((error: unknown) => {
      ready = undefined;
      throw error;
    });
  };
  return async (content) => {
    const source = content instanceof Readable ? content : Readable.from([Buffer.from(content)]);
    // A source may fail before it is read; without a listener that would end the process. The reading below throws the error.
    source.on('error', () => undefined);
    await prepare();
    const temporary = path.join(incoming, randomUUID());
    try {
      const stored = await writeHashed(temporary, source);
      const target = pathIn(dir, stored.sha256);
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      await rename(temporary, target);
      return stored;
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  };
};

/**
 * Files below `dir`, each at `ab/cdef…` by its SHA-256. A file appears by rename, so a reader sees all of it or nothing;
 * several processes may share the folder. A name that is no SHA-256 is treated as absent and never reaches the disk.
 */
export const createFileStore = (dir: string): FileStore => ({
  put: writerTo(dir),
  async size(sha256) {
    if (!ADDRESS.test(sha256)) return null;
    try {
      return (await stat(pathIn(dir, sha256))).size;
    } catch (error) {
      if (isAbsent(error)) return null;
      throw error;
    }
  },
  read(sha256, range = {}) {
    const file = pathIn(dir, sha256);
    if (!statSync(file, { throwIfNoEntry: false })) throw notAvailable();
    return createReadStream(file, { start: range.start ?? 0, end: range.end ?? Infinity });
  },
  async readAll(sha256) {
    const file = pathIn(dir, sha256);
    try {
      return await readFile(file);
    } catch (error) {
      throw isAbsent(error) ? notAvailable(error) : error;
    }
  },
  async remove(sha256) {
    if (ADDRESS.test(sha256)) await rm(pathIn(dir, sha256), { force: true });
  },
});
