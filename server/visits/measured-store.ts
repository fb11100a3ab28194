import { createStopwatch, type Latency } from './latencies.ts';
import type { VisitStore } from './visit-store.ts';

/** How fast this process reads visits and writes them, since it started. */
export interface StoreLatencies {
  readonly reads: Latency;
  readonly writes: Latency;
}

export interface MeasuredStore extends VisitStore {
  latencies(): StoreLatencies;
}

/** The same store, with its figures, lists and writes timed. */
export const measured = (store: VisitStore): MeasuredStore => {
  const reads = createStopwatch();
  const writes = createStopwatch();
  return {
    ...store,
    add: (visits) => writes.time(() => store.add(visits)),
    count: (today) => reads.time(() => store.count(today)),
    days: (first, last) => reads.time(() => store.days(first, last)),
    countries: (first, last) => reads.time(() => store.countries(first, last)),
    rows: (query) => reads.time(() => store.rows(query)),
    latencies: () => ({ reads: reads.read(), writes: writes.read() }),
  };
};
