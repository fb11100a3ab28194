import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BackupRefused } from './archive-index.ts';
import { stagingIn } from './unfinished.ts';

const lockIn = (dataDir: string): string => path.join(stagingIn(dataDir), 'pid');

/** The process and when it began, as the kernel counts it: another process may get the same number later. Empty: there is none. */
const identify = async (pid: number): Promise<string> => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return '';
  }
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  // proc_pid_stat(5): the name is in brackets and may hold anything; `starttime` is the 20th field behind it.
  return `${pid} ${stat === null ? 'since ever' : stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]!}`;
};

/** Throws BackupRefused while the process of an earlier restore lives. */
export const refuseBesideOther = async (dataDir: string): Promise<void> => {
  const held = await readFile(lockIn(dataDir), 'utf8').catch(() => '');
  const pid = parseInt(held, 10);
  if (pid > 0 && pid !== process.pid && (await identify(pid)) === held)
    throw new BackupRefused(`Another restore into ${dataDir} is at work`);
};

export const holdLock = async (dataDir: string): Promise<void> =>
  writeFile(lockIn(dataDir), await identify(process.pid));

/** For a restore that failed: its process may live on. */
export const releaseLock = (dataDir: string): Promise<void> => rm(lockIn(dataDir), { force: true });
