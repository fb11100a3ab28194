import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { accountOf, endPostgresIn, startEmbeddedPostgres } from '../database/embedded-postgres.ts';
import type { FileStore, Storage } from '../files/files.ts';
import { readSecrets } from '../secrets.ts';
import { BackupRefused, DATABASE } from './archive-index.ts';
import { identifyArchive, readArchive } from './archive-reading.ts';
import { holdLock, refuseBesideOther, releaseLock } from './restore-lock.ts';
import { isRestoring, stagingIn } from './unfinished.ts';
import { untar } from './untar.ts';
import type { BackupProgress } from './writing.ts';

/** What a folder gets from a backup. The database comes last: with it a shop is there. */
const PARTS = ['secrets.json', 'outbox', 'uploads', 'files', 'postgres'];
/** What a restore that was broken off need not do again: each file was checked by its address. */
const KEPT = ['uploads', 'files'];

export interface RestoreOptions {
  /** The backup. */
  readonly file: string;
  readonly dataDir: string;
  readonly openStorage: (folder: string) => Promise<Storage>;
  readonly progress: BackupProgress;
  /** Called at named steps; only tests of crashes set it. */
  readonly checkpoint?: (name: string) => void;
}

/** Which backup the staging folder is made from, and whether all of it is there and was tried. */
const sourceIn = (dataDir: string): string => path.join(stagingIn(dataDir), 'backup');
const triedIn = (dataDir: string): string => path.join(stagingIn(dataDir), 'tried');

const removeParts = async (folder: string, parts: readonly string[]): Promise<void> => {
  for (const part of parts) await rm(path.join(folder, part), { recursive: true, force: true });
};

/** What an earlier restore left is this one's: it had an empty folder, and no shop has used it since. */
const takeOver = async (dataDir: string, backup: string): Promise<void> => {
  const staging = stagingIn(dataDir);
  await refuseBesideOther(dataDir);
  await endPostgresIn(staging);
  const isSame = (await readFile(sourceIn(dataDir), 'utf8').catch(() => '')) === backup;
  if (isSame && existsSync(triedIn(dataDir))) return;
  await removeParts(dataDir, PARTS);
  if (isSame) return removeParts(staging, [...PARTS.filter((part) => !KEPT.includes(part)), 'postgres.owner']);
  await rm(staging, { recursive: true });
};

const refuseShop = (dataDir: string): void => {
  const there = PARTS.filter((part) => existsSync(path.join(dataDir, part)));
  if (there.length > 0)
    throw new BackupRefused(
      `${dataDir} has a shop already (${there.join(', ')}): choose another DATA_DIR, or move that away`,
    );
};

const begin = async (dataDir: string, backup: string): Promise<void> => {
  if (isRestoring(dataDir)) await takeOver(dataDir, backup);
  else refuseShop(dataDir);
  await mkdir(stagingIn(dataDir), { recursive: true, mode: 0o700 });
  await holdLock(dataDir);
  await writeFile(sourceIn(dataDir), backup);
};

const SINGLE = /^(secrets\.json|outbox\/[\w.-]+)$/;
const STORED = /^(files|uploads)\/([0-9a-f]{64})$/;

const storedIn = (storage: Storage, name: string): { store: FileStore; address: string } | null => {
  const [, folder, address] = STORED.exec(name) ?? [];
  return folder ? { store: storage[folder as 'files' | 'uploads'], address: address! } : null;
};

/** Whether an entry is in its store already, to the last byte. */
const isThere = async (storage: Storage, name: string): Promise<boolean> => {
  const stored = storedIn(storage, name);
  if (!stored || (await stored.store.size(stored.address)) === null) return false;
  const hash = createHash('sha256');
  for await (const chunk of await stored.store.read(stored.address)) hash.update(chunk as Buffer);
  return hash.digest('hex') === stored.address;
};

const putChecked = async (store: FileStore, address: string, content: Readable): Promise<void> => {
  const { sha256 } = await store.put(content);
  if (sha256 !== address) throw new BackupRefused(`The backup is not whole: the file ${address} is another one`);
};

/** Puts one entry where it belongs, below the staging folder or into the store. */
const placeIn = async (staging: string, storage: Storage, name: string, content: Readable): Promise<void> => {
  const stored = storedIn(storage, name);
  if (stored) return putChecked(stored.store, stored.address, content);
  if (name === DATABASE) return untar(content as AsyncIterable<Buffer>, path.join(staging, 'postgres'));
  if (!SINGLE.test(name)) throw new BackupRefused(`The backup holds what no shop has: ${name}`);
  const target = path.join(staging, name);
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  await pipeline(content, createWriteStream(target, { flags: 'wx', mode: 0o600 }));
};

const unpack = async ({ file, dataDir, openStorage, progress, checkpoint }: RestoreOptions): Promise<void> => {
  const staging = stagingIn(dataDir);
  const storage = await openStorage(staging);
  for (const folder of ['files', 'uploads'] as const) await storage[folder].removeUnfinished(new Date());
  let done = 0;
  await readArchive(file, {
    has: async (name, { bytes, total }) => {
      const has = await isThere(storage, name);
      if (has) progress((done += bytes), total, 'unpacked');
      return has;
    },
    take: async (name, content, { total }) => {
      const told = async function* () {
        for await (const chunk of content) {
          progress((done += chunk.length), total, 'unpacked');
          yield chunk;
        }
      };
      await placeIn(staging, storage, name, Readable.from(told()));
      checkpoint?.(`unpacked ${name}`);
    },
  });
};

/** As root the database runs as somebody else, who has to own it. */
const giveAway = async (dataDir: string, folder: string): Promise<void> => {
  const { uid, gid } = accountOf(dataDir);
  if (uid === undefined || gid === undefined) return;
  const names = await readdir(folder, { recursive: true });
  for (const name of ['', ...names]) await chown(path.join(folder, name), uid, gid);
};

/** Has the database come up once where it lies: it replays its log, and says that it is whole. */
const tryDatabase = async ({ dataDir, checkpoint }: RestoreOptions): Promise<void> => {
  const staging = stagingIn(dataDir);
  await giveAway(staging, path.join(staging, 'postgres'));
  const { databasePassword: password } = readSecrets(staging);
  const server = await startEmbeddedPostgres({ dir: staging, password });
  checkpoint?.('database is up');
  await server.stop();
  await writeFile(triedIn(dataDir), '');
};

const moveIn = async ({ dataDir, checkpoint }: RestoreOptions): Promise<void> => {
  const staging = stagingIn(dataDir);
  for (const part of PARTS) {
    const from = path.join(staging, part);
    if (existsSync(from)) await rename(from, path.join(dataDir, part));
    checkpoint?.(`moved ${part}`);
  }
  await rm(staging, { recursive: true });
};

/**
 * Makes a folder that has no shop yet what it was when the backup was made: unpacked and checked aside, its database
 * started once, then moved into its place. Broken off at any point it leaves a folder in which no shop starts, and goes on
 * when it is called again: with the files that are unpacked, or with the move alone. Throws BackupRefused.
 */
export const restoreBackup = async (options: RestoreOptions): Promise<void> => {
  const { file, dataDir } = options;
  await begin(dataDir, await identifyArchive(file));
  try {
    if (!existsSync(triedIn(dataDir))) {
      await unpack(options);
      await tryDatabase(options);
    }
    await moveIn(options);
  } finally {
    await releaseLock(dataDir);
  }
};
