import { createReadStream, existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { ErrorCode } from '../error-codes.ts';
import { AppError } from '../errors.ts';
import type { FileStore, Storage } from '../files/files.ts';
import { BackupRefused, DATABASE, SECRETS } from './archive-index.ts';
import { verifyArchive } from './archive-reading.ts';
import { writeArchive, type ArchiveWriter } from './archive-writing.ts';
import { baseBackup, databaseBytes } from './base-backup.ts';

/** Bytes that are done, of about so many, and what with. */
export type BackupProgress = (done: number, total: number, note: string) => void;

export interface BackupSource {
  readonly dataDir: string;
  /** Of a superuser of the running server. */
  readonly databaseUrl: string;
  readonly storage: Pick<Storage, 'files' | 'uploads'>;
}

const STORES = ['files', 'uploads'] as const;
const OUTBOX = 'outbox';

const bytesIn = async (store: FileStore): Promise<number> => {
  let sum = 0;
  for await (const { bytes } of store.list()) sum += bytes;
  return sum;
};

/** What is not there any more when its turn comes was let go by the shop. */
const addFiles = async (archive: ArchiveWriter, { storage }: BackupSource): Promise<void> => {
  for (const folder of STORES) {
    for await (const { sha256 } of storage[folder].list()) {
      const name = `${folder}/${sha256}`;
      if (archive.has(name)) continue;
      const content = await storage[folder].read(sha256).catch((error: unknown) => {
        if (error instanceof AppError && error.code === ErrorCode.FILE_NOT_AVAILABLE) return null;
        throw error;
      });
      if (content) await archive.add(name, content);
    }
  }
};

const addOutbox = async (archive: ArchiveWriter, { dataDir }: BackupSource): Promise<void> => {
  for (const name of await readdir(path.join(dataDir, OUTBOX)).catch(() => [])) {
    if (name.endsWith('.eml'))
      await archive.add(`${OUTBOX}/${name}`, createReadStream(path.join(dataDir, OUTBOX, name)));
  }
};

const addDatabase = async (archive: ArchiveWriter, { databaseUrl }: BackupSource): Promise<void> => {
  const { tar, close } = await baseBackup(databaseUrl);
  try {
    await archive.add(DATABASE, tar);
  } finally {
    await close();
  }
};

/** Files of before the database and of after it: whatever the database names is there, though the shop writes and removes meanwhile. */
const fill = async (archive: ArchiveWriter, source: BackupSource): Promise<void> => {
  await archive.add(SECRETS, createReadStream(path.join(source.dataDir, SECRETS)));
  await addFiles(archive, source);
  await addOutbox(archive, source);
  await addDatabase(archive, source);
  await addFiles(archive, source);
  await archive.finish();
};

/**
 * Writes the database and all files of a running shop into one zip, reads it back whole, and only then gives it its name:
 * the database as of the end of its copy, and every file that it names. Throws BackupRefused.
 */
export const writeBackup = async (source: BackupSource, file: string, progress: BackupProgress): Promise<void> => {
  const unfinished = `${file}.unfinished`;
  if (existsSync(file)) throw new BackupRefused(`${file} is there already`);
  const stored = STORES.map((folder) => bytesIn(source.storage[folder]));
  const sizes = await Promise.all([...stored, databaseBytes(source.databaseUrl)]);
  const total = 2 * sizes.reduce((sum, bytes) => sum + bytes, 0);
  let done = 0;
  const tell = (note: string) => (bytes: number) => progress((done += bytes), Math.max(total, done), note);
  try {
    await fill(writeArchive(unfinished, tell('copied')), source);
    await verifyArchive(unfinished, tell('read back'));
    await rename(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      throw new BackupRefused(
        `${unfinished} is there: another backup is at work, or one was broken off; remove it then`,
      );
    await rm(unfinished, { force: true });
    throw error;
  }
};
