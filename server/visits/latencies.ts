import { createHistogram } from 'node:perf_hooks';

export interface Latency {
  /** Calls since this process started. */
  readonly count: number;
  /** Half of the calls were faster; null without any. */
  readonly p50Ms: number | null;
  readonly p95Ms: number | null;
}

export interface Stopwatch {
  /** Runs `work` and remembers how long it took, unless it fails: how long a failure takes says nothing of speed. */
  time<T>(work: () => Promise<T>): Promise<T>;
  record(ms: number): void;
  read(): Latency;
}

/** Percentiles of all calls since it was made, in constant memory, to the microsecond. */
export const createStopwatch = (): Stopwatch => {
  const histogram = createHistogram();
  const record = (ms: number): void => histogram.record(Math.max(1, Math.round(ms * 1000)));
  const percentile = (share: number): number | null => (histogram.count ? histogram.percentile(share) / 1000 : null);
  return {
    record,
    time: async (work) => {
      const started = performance.now();
      const result = await work();
      record(performance.now() - started);
      return result;
    },
    read: () => ({ count: histogram.count, p50Ms: percentile(50), p95Ms: percentile(95) }),
  };
};
