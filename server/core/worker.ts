import { Logger as WorkerLogger, run, type CronItem, parseCronItems, type TaskList } from 'graphile-worker';
import { createCtx } from './context.ts';
import type { Job } from './jobs.ts';
import type { Shop } from './shop.ts';
import { watchWorkers } from './worker-liveness.ts';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- payloads differ per job
type AnyJob = Job<any>;

export const tasksOf = (shop: Shop, jobs: readonly AnyJob[]): TaskList =>
  Object.fromEntries(
    jobs.map((job) => [
      job.name,
      async (payload, helpers) => {
        const { _cron, ...input } = (payload ?? {}) as Record<string, unknown>;
        await job.run(createCtx(shop, { requestId: `job-${helpers.job.id}` }), job.payload.parse(input));
      },
    ]),
  );

const cronOf = (jobs: readonly AnyJob[]): CronItem[] =>
  jobs.flatMap((job) =>
    job.cron ? [{ task: job.name, match: job.cron, options: { backfillPeriod: 0, maxAttempts: 3 } }] : [],
  );

const workerLogger = ({ logger }: Shop) =>
  new WorkerLogger((scope) => (level, message) => {
    if (String(level) === 'error') logger.error({ task: scope.taskIdentifier }, message);
    else logger.debug({ task: scope.taskIdentifier }, message);
  });

export interface Worker {
  /** Takes no new job and waits for the running ones. */
  stop(): Promise<void>;
}

/** Runs jobs in this process. A job that fails is tried again with growing pauses; one whose process died, soon after. */
export const startWorker = async (shop: Shop, jobs: readonly AnyJob[]): Promise<Worker> => {
  const liveness = watchWorkers(shop);
  const runner = await run({
    pgPool: shop.pool,
    taskList: tasksOf(shop, jobs),
    parsedCronItems: parseCronItems(cronOf(jobs)),
    concurrency: 4,
    pollInterval: 2000,
    noHandleSignals: true,
    events: liveness.events,
    logger: workerLogger(shop),
  });
  return { stop: () => runner.stop().finally(() => liveness.stop()) };
};
