const STEPS_MS = [2_000, 3_000, 5_000, 8_000, 13_000, 20_000, 30_000];
const LONGEST_MS = 60_000;

/** How long to wait before asking for the n-th time (from 0): quickly at first, then once a minute. */
export const waitBeforeAsking = (n: number): number => STEPS_MS[n] ?? LONGEST_MS;
