/** Milliseconds of CPU of all threads of this process that a call takes: what others of the machine do meanwhile counts little. */
const cpuMsOf = async (call: () => unknown): Promise<number> => {
  const before = process.cpuUsage();
  await call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

const WORDS = Array.from({ length: 3000 }, (_, i) => `${i * 7919} kit ${i % 13},`).join('');

/** Work of the kind that the shop does: patterns, short texts, maps. */
const exercise = (): number => {
  const counts = new Map<string, number>();
  for (const [word] of WORDS.matchAll(/[^, ]+/g)) counts.set(word, (counts.get(word) ?? 0) + word.length);
  return [...counts.values()].sort((a, b) => a - b).length;
};

const EXERCISES = 8;
/** What the exercises take on the machine that the bounds of the tests were written on, at rest. */
const AT_REST_MS = 12;

let warm = false;

/** How many times slower than that machine this one is at the moment; at least 1. About 10 ms. */
export const slowness = async (): Promise<number> => {
  const exercises = () => {
    for (let i = 0; i < EXERCISES; i += 1) exercise();
  };
  if (!warm) exercises();
  warm = true;
  return Math.max(1, (await cpuMsOf(exercises)) / AT_REST_MS);
};

/**
 * Milliseconds of CPU that the cheapest of some runs takes, reckoned back to the machine that bounds were written on: neither
 * a slow machine nor a collection of garbage makes a test fail, and work that grows with the square does.
 */
export const workMs = async (call: () => unknown, runs = 3): Promise<number> => {
  let least = Infinity;
  for (let run = 0; run < runs; run += 1) {
    const before = await slowness();
    least = Math.min(least, (await cpuMsOf(call)) / before);
  }
  return least;
};

/** Milliseconds of the shortest of three runs, for what waits for the database; reckoned back as the work is. */
export const shortestMs = async (call: () => unknown): Promise<number> => {
  let least = Infinity;
  for (let run = 0; run < 3; run += 1) {
    const before = await slowness();
    const began = performance.now();
    await call();
    least = Math.min(least, (performance.now() - began) / before);
  }
  return least;
};
