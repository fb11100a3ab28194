import { createReadStream, type Dirent } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ErrorCode } from '../error-codes.ts';
import { AppError } from '../errors.ts';
import { isAddress, type CopyStore, type FileStore, type ListedFile, type Scratch, type Storage } from './files.ts';
import { createScratch } from './scratch.ts';
import { streamOf, writeHashed } from './written-file.ts';

const isAbsent = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

const notAvailable = (cause?: unknown): AppError => new AppError(ErrorCode.FILE_NOT_AVAILABLE, {}, { cause });

const pathIn = (dir: string, sha256: string): string => {
  if (!isAddress(sha256)) throw notAvailable();
  return path.join(dir, sha256.slice(0, 2), sha256.slice(2));
};

const orNotAvailable = (error: unknown): never => {
  throw isAbsent(error) ? notAvailable(error) : error;
};

const entriesOf = (folder: string): Promise<Dirent[]> =>
  readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isAbsent(error)) return [];
    throw error;
  });

async function* listed(dir: string): AsyncGenerator<ListedFile> {
  for (const folder of await entriesOf(dir)) {
    if (!folder.isDirectory()) continue;
    for (const { name } of await entriesOf(path.join(dir, folder.name))) {
      const sha256 = `${folder.name}${name}`;
      const entry = isAddress(sha256) && (await stat(pathIn(dir, sha256)).catch(() => null));
      if (entry) yield { sha256, bytes: entry.size, writtenAt: entry.mtime };
    }
  }
}

const writerTo =
  (dir: string, incoming: Scratch): FileStore['put'] =>
  async (content) => {
    const source = streamOf(content);
    const temporary = await incoming.path();
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

/**
 * Files below `dir`, each at `ab/cdef…` by its SHA-256. A file appears by rename, so a reader sees all of it or nothing;
 * several processes may share the folder. A name that is no SHA-256 is treated as absent and never reaches the disk.
 */
export const createFileStore = (dir: string): FileStore => {
  const incoming = createScratch(path.join(dir, 'incoming'));
  return {
    put: writerTo(dir, incoming),
    async size(sha256) {
      if (!isAddress(sha256)) return null;
      try {
        return (await stat(pathIn(dir, sha256))).size;
      } catch (error) {
        if (isAbsent(error)) return null;
        throw error;
      }
    },
    async read(sha256, { start = 0, end = Infinity } = {}) {
      const file = pathIn(dir, sha256);
      await stat(file).catch(orNotAvailable);
      return createReadStream(file, { start, end });
    },
    readAll: async (sha256) => readFile(pathIn(dir, sha256)).catch(orNotAvailable),
    async remove(sha256) {
      if (isAddress(sha256)) await rm(pathIn(dir, sha256), { force: true });
    },
    list: () => listed(dir),
    removeUnfinished: (before) => incoming.sweep(before),
  };
};

/** Copies below `dir`, each at `ab/cdef…-ending`. One appears by rename; several processes may write the same. */
const createCopyStore = (dir: string): CopyStore => {
  const incoming = createScratch(path.join(dir, 'incoming'));
  const fileOf = (sha256: string, ending: string): string => `${pathIn(dir, sha256)}-${ending}`;
  return {
    read: (sha256, ending) => readFile(fileOf(sha256, ending)).catch(() => null),
    async keep(sha256, ending, content) {
      const file = fileOf(sha256, ending);
      const temporary = await incoming.path();
      try {
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(temporary, content);
        await rename(temporary, file);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    async forget(sha256) {
      const { dir: folder, base } = path.parse(pathIn(dir, sha256));
      const copies = (await entriesOf(folder)).filter(({ name }) => name.startsWith(`${base}-`));
      await Promise.all(copies.map(({ name }) => rm(path.join(folder, name), { force: true })));
    },
  };
};

/** Everything below one folder of this machine. */
export const diskStorage = (dataDir: string): Storage => ({
  files: createFileStore(path.join(dataDir, 'files')),
  uploads: createFileStore(path.join(dataDir, 'uploads')),
  copies: createCopyStore(path.join(dataDir, 'media-cache')),
  assets: null,
  scratch: createScratch(path.join(dataDir, 'scratch')),
});
