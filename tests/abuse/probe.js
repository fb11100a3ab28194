// Preloaded into the shop under attack only: tells its parent the work of the main thread in one stretch, and what stays in memory.
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const STEP_MS = 2;
const LOOK_MS = 100;
const MOST_LOOKS = 100;

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

const busy = (since) =>
  performance.eventLoopUtilization(since).utilization > 0.5 ||
  process.getActiveResourcesInfo().includes('FSReqCallback');

/** Connections and files whose reader is gone are closed by and by: what was read of them is still there, but does not stay. */
const rest = async () => {
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const since = performance.eventLoopUtilization();
    await pause(LOOK_MS);
    if (!busy(since)) return;
  }
};

const staying = async () => {
  await rest();
  // What the heap let go of outside itself is counted until the next turn, and what that held until the next collection.
  for (let i = 0; i < 3; i += 1) {
    globalThis.gc();
    await pause(0);
  }
  const { heapUsed, external } = process.memoryUsage();
  // Collecting is the probe's own work.
  before = threadWork();
  return heapUsed + external;
};

process.on('message', async ({ id, want }) => {
  look();
  const answer = want === 'bytes' ? await staying() : longest;
  longest = 0;
  process.send({ id, answer });
});
process.channel.unref();
