import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Whether the process is there; one that only waits to be buried is not. */
export const isRunning = (pid: number): boolean => {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

/** Waits until `what` holds, for half a minute at the most; says whether it did. */
export const until = async (what: () => boolean | Promise<boolean>): Promise<boolean> => {
  for (let i = 0; i < 600; i += 1) {
    if (await what()) return true;
    await pause(50);
  }
  return what();
};

export const untilEnded = (pid: number): Promise<boolean> => until(() => !isRunning(pid));

const parentOf = (pid: string): number => {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return 0;
  }
};

const commandOf = (pid: string): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
};

/** Ids of the running children of a process whose command line holds `word`. */
export const childrenOf = (parent: number, word: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === parent && commandOf(name).includes(word))
    .map(Number)
    .filter(isRunning);
