import { readFileSync } from 'node:fs';
import { slowness } from './cpu-work.ts';

const STEP_MS = 2;

/** Milliseconds that the main thread was on a processor: what others of the machine do in the meantime does not count. */
const threadWork = (): number => {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    // Elsewhere than on Linux: all threads together, which is more.
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
};

/** Milliseconds of CPU that some work kept the event loop at a time, at most; reckoned back to the machine that bounds were written on. */
export const longestBlocking = async (work: () => Promise<unknown>): Promise<number> => {
  const slow = await slowness();
  let [before, longest] = [threadWork(), 0];
  const look = (): void => {
    const now = threadWork();
    longest = Math.max(longest, now - before);
    before = now;
  };
  const looking = setInterval(look, STEP_MS);
  try {
    await work();
    look();
  } finally {
    clearInterval(looking);
  }
  return longest / slow;
};
