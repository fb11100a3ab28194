import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Runner, WorkerEvents } from 'graphile-worker';
import type { Logger } from 'pino';

const PAUSE_MS = 1_000;

export interface Keeping {
  /** Starts workers that tell these events. */
  readonly begin: (events: WorkerEvents) => Promise<Runner>;
  readonly logger: Logger;
}

export interface Kept {
  /** Takes no new job and waits for the running ones. */
  stop(): Promise<void>;
}

interface Started {
  readonly runner: Runner;
  /** Resolves when one of its workers is gone or could not ask for a job, or all of them are gone. */
  readonly lost: Promise<void>;
}

const start = async ({ begin }: Keeping): Promise<Started> => {
  const events = new EventEmitter() as WorkerEvents;
  const failed = new Promise<void>((resolve) => {
    events.once('worker:fatalError', () => resolve());
    events.once('worker:getJob:error', () => resolve());
  });
  const runner = await begin(events);
  return { runner, lost: Promise.race([runner.promise.catch(() => undefined), failed]) };
};

/**
 * Keeps workers at work. One that could not hand its job back, because the database went away just then, is gone for good,
 * and one whose first question failed asks no more: the job queue remembers that answer. All of them are started anew, as
 * soon as the database is there again.
 */
export const keepWorking = async (keeping: Keeping): Promise<Kept> => {
  let stopping = false;
  const ending = new Set<Promise<unknown>>();
  const end = ({ runner }: Started): void => void ending.add(runner.stop().catch(() => undefined));

  const startAgain = async (): Promise<Started | null> => {
    while (!stopping) {
      const started = await start(keeping).catch((error: unknown) => {
        keeping.logger.warn({ err: error }, 'workers of the job queue could not start yet');
        return null;
      });
      if (started && !stopping) return started;
      if (started) end(started);
      await pause(PAUSE_MS);
    }
    return null;
  };

  let current = await startAgain();
  const watch = async (): Promise<void> => {
    while (current) {
      await current.lost;
      end(current);
      if (stopping) return;
      keeping.logger.warn('workers of the job queue were lost; others are started');
      current = await startAgain();
    }
  };
  const watching = watch();
  return {
    stop: async () => {
      stopping = true;
      if (current) end(current);
      await watching;
      await Promise.all(ending);
    },
  };
};
