import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { ErrorCode } from '../core/error-codes.ts';
import { asAppError } from '../core/http/rest.ts';
import type { AcceptedVisit } from './visit.ts';

/** What a crash may lose. */
const FLUSH_MS = 1000;
const BATCH = 500;
/** For a store that could not take larger ones in its time. */
const LEAST_BATCH = 20;
/** Kept in memory while the store is away, a few megabytes; then the oldest go. */
const MOST_WAITING = 10_000;
const LAST_FLUSH_MS = 2000;

/** What a process has taken in and not written yet. */
export interface BufferState {
  readonly waiting: number;
  readonly capacity: number;
  /** When the oldest that waits was made; null when none does. */
  readonly oldest: Date | null;
  /** Since the process started: too many for the buffer, or refused by the store. */
  readonly dropped: number;
  readonly lastWrite: Date | null;
  /** The last write failed, and goes on being tried. */
  readonly away: boolean;
}

export interface VisitBuffer {
  /** Takes a visit in; it is written within a second. */
  add(visit: AcceptedVisit): void;
  /** Writes what waits. Rejects when the store is away; what waits then goes on waiting. */
  flush(): Promise<void>;
  /** Writes what waits, for two seconds at the most. Call it after the last `add`. */
  close(): Promise<void>;
  state(): BufferState;
}

type Write = (visits: readonly AcceptedVisit[]) => Promise<void>;

interface Tally {
  away: boolean;
  droppedWhileAway: number;
  dropped: number;
  lastWrite: Date | null;
}

const stateOf = ({ dropped, lastWrite, away }: Tally, unwritten: readonly AcceptedVisit[]): BufferState => ({
  waiting: unwritten.length,
  capacity: MOST_WAITING,
  oldest: unwritten[0]?.at ?? null,
  dropped,
  lastWrite,
  away,
});

/** Writes, and says how many at once: half as many after a try that failed, twice as many after one that did not. */
const createPace = (write: Write) => {
  let most = BATCH;
  return {
    most: () => most,
    write: async (batch: readonly AcceptedVisit[]): Promise<void> => {
      try {
        await write(batch);
        most = Math.min(BATCH, most * 2);
      } catch (error) {
        most = Math.max(LEAST_BATCH, Math.floor(most / 2));
        throw error;
      }
    },
  };
};

/** What waits, oldest first. A batch that the store refuses is dropped with an error in the log. */
const createQueue = (pace: ReturnType<typeof createPace>, logger: Logger) => {
  const waiting: AcceptedVisit[] = [];
  const state: Tally = { away: false, droppedWhileAway: 0, dropped: 0, lastWrite: null };
  let writing: readonly AcceptedVisit[] = [];

  const trim = (): void => {
    const { length } = waiting.splice(0, Math.max(0, waiting.length - MOST_WAITING));
    state.droppedWhileAway += length;
    state.dropped += length;
  };

  const writeBatch = async (batch: AcceptedVisit[]): Promise<void> => {
    writing = batch;
    try {
      await pace.write(batch);
      state.lastWrite = new Date();
    } catch (error) {
      if (asAppError(error).code !== ErrorCode.SERVICE_UNAVAILABLE) {
        state.dropped += batch.length;
        return logger.error({ err: error, visits: batch.length }, 'visits were refused by their store and dropped');
      }
      waiting.unshift(...batch);
      trim();
      if (!state.away) logger.warn({ err: error }, 'visits wait: their store is away');
      state.away = true;
      throw error;
    } finally {
      writing = [];
    }
  };

  const drain = async (): Promise<void> => {
    while (waiting.length > 0) await writeBatch(waiting.splice(0, pace.most()));
    if (state.away) logger.warn({ dropped: state.droppedWhileAway }, 'visits are written again');
    Object.assign(state, { away: false, droppedWhileAway: 0 });
  };

  const push = (visit: AcceptedVisit): void => {
    waiting.push(visit);
    trim();
  };

  /** Whether a whole batch is there that a write may take at once. */
  const isFull = (): boolean => waiting.length >= BATCH && !state.away;

  return { push, drain, isFull, read: () => stateOf(state, [...writing, ...waiting]) };
};

/** Gathers visits and writes them in batches, one at a time. What the store could not take is tried again each second. */
export const createVisitBuffer = (write: Write, logger: Logger): VisitBuffer => {
  const queue = createQueue(createPace(write), logger);
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;

  const flush = (): Promise<void> => (running ??= queue.drain().finally(() => (running = null)));
  const schedule = (): void => {
    timer ??= setTimeout(() => {
      timer = null;
      flush().catch(schedule);
    }, FLUSH_MS).unref();
  };

  return {
    add: (visit) => {
      queue.push(visit);
      schedule();
      if (queue.isFull()) flush().catch(() => undefined);
    },
    flush,
    state: queue.read,
    close: async () => {
      await Promise.race([flush().catch(() => undefined), pause(LAST_FLUSH_MS, undefined, { ref: false })]);
      if (timer) clearTimeout(timer);
      const { waiting } = queue.read();
      if (waiting > 0) logger.warn({ visits: waiting }, 'visits were lost: their store was away');
    },
  };
};
