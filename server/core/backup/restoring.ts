import { createWriteStream, existsSync } from 'node:fs';
import { chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { accountOf, startEmbeddedPostgres } from '../database/embedded-postgres.ts';
import type { FileStore, Storage } from '../files/files.ts';
import { readSecrets } from '../secrets.ts';
import { BackupRefused, DATABASE } from './archive-index.ts';
import { readArchive } from './archive-reading.ts';
import { isRestoring, stagingIn } from './unfinished.ts';
import { untar } from './untar.ts';
import type { BackupProgress } from './writing.ts';

/** What a folder gets from a backup. The database comes last: with it a shop is there. */
const PARTS = ['secrets.json', 'outbox', 'uploads', 'files', 'postgres'];

const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const pidFileIn = (dataDir: string): string => path.join(stagingIn(dataDir), 'pid');

/** What an earlier restore left that was broken off is this one's to begin anew: it had an empty folder, and no shop has used it since. */
const begin = async (dataDir: string): Promise<void> => {
  if (isRestoring(dataDir)) {
    const pid = Number(await readFile(pidFileIn(dataDir), 'utf8').catch(() => '0'));
    if (pid > 0 && pid !== process.pid && lives(pid))
      throw new BackupRefused(`Another restore into ${dataDir} is at work`);
    for (const part of PARTS) await rm(path.join(dataDir, part), { recursive: true, force: true });
    await rm(stagingIn(dataDir), { recursive: true });
  }
  const there = PARTS.filter((part) => existsSync(path.join(dataDir, part)));
  if (there.length > 0)
    throw new BackupRefused(
      `${dataDir} has a shop already (${there.join(', ')}): choose another DATA_DIR, or move that away`,
    );
  await mkdir(stagingIn(dataDir), { recursive: true, mode: 0o700 });
  await writeFile(pidFileIn(dataDir), String(process.pid));
};

const putChecked = async (store: FileStore, address: string, content: Readable): Promise<void> => {
  const { sha256 } = await store.put(content);
  if (sha256 !== address) throw new BackupRefused(`The backup is not whole: the file ${address} is another one`);
};

const SINGLE = /^(secrets\.json|outbox\/[\w.-]+)$/;
const STORED = /^(files|uploads)\/([0-9a-f]{64})$/;

/** Puts one entry where it belongs, below the staging folder or into the store. */
const placeIn = async (staging: string, storage: Storage, name: string, content: Readable): Promise<void> => {
  const [, folder, address] = STORED.exec(name) ?? [];
  if (folder) return putChecked(storage[folder as 'files' | 'uploads'], address!, content);
  if (name === DATABASE) return untar(content as AsyncIterable<Buffer>, path.join(staging, 'postgres'));
  if (!SINGLE.test(name)) throw new BackupRefused(`The backup holds what no shop has: ${name}`);
  const target = path.join(staging, name);
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  await pipeline(content, createWriteStream(target, { flags: 'wx', mode: 0o600 }));
};

/** As root the database runs as somebody else, who has to own it. */
const giveAway = async (dataDir: string, folder: string): Promise<void> => {
  const { uid, gid } = accountOf(dataDir);
  if (uid === undefined || gid === undefined) return;
  const names = await readdir(folder, { recursive: true });
  for (const name of ['', ...names]) await chown(path.join(folder, name), uid, gid);
};

/** Has the database come up once where it lies: it replays its log, and says that it is whole. */
const tryDatabase = async (staging: string): Promise<void> => {
  await giveAway(staging, path.join(staging, 'postgres'));
  const { databasePassword: password } = readSecrets(staging);
  const server = await startEmbeddedPostgres({ dir: staging, password });
  await server.stop();
};

/**
 * Makes a folder that has no shop yet what it was when the backup was made: unpacked and checked aside, its database
 * started once, then moved into its place. Broken off at any point it leaves no shop, and is begun anew. Throws BackupRefused.
 */
export const restoreBackup = async (
  file: string,
  dataDir: string,
  openStorage: (folder: string) => Promise<Storage>,
  progress: BackupProgress,
): Promise<void> => {
  await begin(dataDir);
  const staging = stagingIn(dataDir);
  const storage = await openStorage(staging);
  let done = 0;
  await readArchive(file, async (name, content, { total }) => {
    const told = async function* () {
      for await (const chunk of content) {
        progress((done += chunk.length), total, 'unpacked');
        yield chunk;
      }
    };
    await placeIn(staging, storage, name, Readable.from(told()));
  });
  await tryDatabase(staging);
  for (const part of PARTS) {
    const from = path.join(staging, part);
    if (existsSync(from)) await rename(from, path.join(dataDir, part));
  }
  await rm(staging, { recursive: true });
};
