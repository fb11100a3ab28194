import { createStopwatch, type Latency } from './latencies.ts';
import type { Ctx } from '../core/context.ts';
import type { VisitFigures, VisitStore } from './visit-store.ts';

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
  const timed = (figures: VisitFigures): VisitFigures => ({
    count: (today) => reads.time(() => figures.count(today)),
    days: (first, last) => reads.time(() => figures.days(first, last)),
    countries: (first, last) => reads.time(() => figures.countries(first, last)),
  });
  const { figuresFor } = store;
  return {
    ...store,
    ...timed(store),
    ...(figuresFor && { figuresFor: (ctx: Ctx) => timed(figuresFor(ctx)) }),
    add: (visits) => writes.time(() => store.add(visits)),
    rows: (query) => reads.time(() => store.rows(query)),
    latencies: () => ({ reads: reads.read(), writes: writes.read() }),
  };
};
