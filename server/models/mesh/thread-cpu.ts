import { readFileSync, readlinkSync } from 'node:fs';

/** The thread that this runs in, as the system numbers it; null where the system does not tell. */
export const threadNumber = (): number | null => {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  } catch {
    return null;
  }
};

const TICKS_PER_SECOND = 100;
const ticksOf = (stat: string): number => {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
};

/**
 * Seconds of CPU that a thread of this process has used, whatever else the machine did meanwhile; those of the whole process
 * where the system does not tell threads apart (`man 5 proc_pid_stat`: utime and stime, a hundred a second).
 */
export const cpuSecondsOf = (thread: number | null): number => {
  try {
    if (thread !== null) return ticksOf(readFileSync(`/proc/self/task/${thread}/stat`, 'latin1')) / TICKS_PER_SECOND;
  } catch {
    // It has ended, or the system has no such file.
  }
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
