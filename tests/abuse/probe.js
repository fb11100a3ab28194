// Preloaded into the shop under attack only: tells its parent the work of the main thread in one stretch, and what stays in memory.
import { readFileSync } from 'node:fs';

const STEP_MS = 2;

/** Milliseconds that the main thread was on a processor: what others of the machine do in the meantime does not count. */
const threadWork = () => {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    // Elsewhere than on Linux: all threads together, which is more.
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
};

let [before, longest] = [threadWork(), 0];

/** The event loop comes here between any two of its turns: what was worked since the last time was one stretch. */
const look = () => {
  const now = threadWork();
  longest = Math.max(longest, now - before);
  before = now;
};
setInterval(look, STEP_MS).unref();

const staying = () => {
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  // Collecting is the probe's own work.
  before = threadWork();
  return heapUsed + external;
};

process.on('message', ({ id, want }) => {
  look();
  const answer = want === 'bytes' ? staying() : longest;
  longest = 0;
  process.send({ id, answer });
});
process.channel.unref();
