import { setTimeout as pause } from 'node:timers/promises';
import {
  Logger as WorkerLogger,
  run,
  type CronItem,
  parseCronItems,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import { createCtx } from '../context.ts';
import { JobNotices, type Connected } from './job-notices.ts';
import { RunningJobs } from './running-jobs.ts';
import type { Job, Lane } from './jobs.ts';
import { patientPool } from '../database/patient-pool.ts';
import type { Shop } from '../shop.ts';
import { MINUTE_MS } from '../time.ts';
import { traced, TRACE_KEY } from '../tracing/tracing.ts';
import { LOOK_AHEAD_MS } from './due-jobs.ts';
import { eachMinute } from './each-minute.ts';
import { keepWorking } from './keep-working.ts';
import { watchWorkers, type Liveness } from './worker-liveness.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- payloads differ per job
type AnyJob = Job<any>;

const GRACE_MS = 3_000;

/** Of each worker by itself, should notices and looks fail it. Each costs a transaction. */
const POLL_MS = 5 * MINUTE_MS;

/** How many jobs of a lane run at a time in this process. */
const AT_ONCE: Record<Lane | 'shop', number> = { shop: 4, mail: 2, paypal: 2, carriers: 2, peppol: 1, models: 2 };

export const tasksOf = (
  shop: Shop,
  jobs: readonly AnyJob[],
  inHand = new RunningJobs(shop.background.pool),
): TaskList =>
  Object.fromEntries(
    jobs.map((job) => [
      job.name,
      async (payload, helpers) => {
        const { _cron, [TRACE_KEY]: parent, ...input } = (payload ?? {}) as Record<string, unknown>;
        const ctx = createCtx(shop, { requestId: `job-${helpers.job.id}`, background: true, stopped: inHand.stopped });
        const start = {
          name: `job ${job.name}`,
          kind: 'consumer' as const,
          parent: typeof parent === 'string' ? parent : null,
          attributes: {
            'messaging.operation.name': 'process',
            'messaging.destination.name': job.name,
            'martyx.job_id': helpers.job.id,
            'martyx.job_try': helpers.job.attempts,
          },
        };
        await inHand.hold(helpers.job, () => traced(shop.tracing, start, () => job.run(ctx, job.payload.parse(input))));
      },
    ]),
  );

const cronOf = (jobs: readonly AnyJob[]): CronItem[] =>
  jobs.flatMap((job) =>
    job.cron ? [{ task: job.name, match: job.cron, options: { backfillPeriod: 0, maxAttempts: 3 } }] : [],
  );

/** A job that was interrupted is no error. */
const workerLogger = ({ logger }: Shop, { stopped }: RunningJobs) =>
  new WorkerLogger((scope) => (level, message) => {
    if (String(level) === 'error' && !stopped.aborted) logger.error({ task: scope.taskIdentifier }, message);
    else logger.debug({ task: scope.taskIdentifier }, message);
  });

/** When a job that just failed is tried again: the queue waits exp(tries) seconds, by the database's clock. */
const againInMs = ({ attempts }: { attempts: number }): number => 1000 * Math.exp(attempts) + 20;

const lanesOf = (jobs: readonly AnyJob[]) =>
  Object.entries(AT_ONCE)
    .map(([name, concurrency]) => ({ concurrency, own: jobs.filter(({ lane = 'shop' }) => lane === name) }))
    .filter(({ own }) => own.length > 0);

interface Beginning {
  readonly shop: Shop;
  readonly inHand: RunningJobs;
  readonly notices: JobNotices;
  readonly liveness: Liveness;
  readonly isWanted: () => boolean;
  readonly lane: ReturnType<typeof lanesOf>[number];
  /** Jobs that its clock enqueues. */
  readonly clocked: readonly AnyJob[];
}

/** Starts the workers of a lane. */
const beginLane =
  ({ shop, inHand, notices, liveness, isWanted, lane, clocked }: Beginning) =>
  (events: WorkerEvents): Promise<Runner> => {
    liveness.watch(events);
    events.on('job:complete', ({ job, error }) => {
      const inMs = againInMs(job);
      if (error && inMs < LOOK_AHEAD_MS) notices.expect({ name: job.task_identifier, inMs, count: 1 });
    });
    const taskList = tasksOf(shop, lane.own, inHand);
    const listen = (connected: Connected) => notices.listen(Object.keys(taskList), connected);
    return run({
      pgPool: patientPool(shop.background.pool, { logger: shop.logger, isWanted, listen }),
      taskList,
      parsedCronItems: parseCronItems(cronOf(clocked)),
      concurrency: lane.concurrency,
      pollInterval: POLL_MS,
      noHandleSignals: true,
      events,
      logger: workerLogger(shop, inHand),
    });
  };

export interface Worker {
  /**
   * Takes no new job and interrupts what may be interrupted. The other jobs have three seconds, or until `patience` is
   * over, and are given back then, to be done anew: the process has to end now.
   */
  stop(patience?: Promise<unknown> | null): Promise<void>;
}

/**
 * Runs jobs in this process, each lane by workers of its own. A job that fails is tried again with growing pauses; one
 * whose process died, soon after. A database that goes away is waited for.
 */
export const startWorker = async (shop: Shop, given: readonly AnyJob[]): Promise<Worker> => {
  const { logger } = shop;
  const { pool } = shop.background;
  const inHand = new RunningJobs(pool);
  const { jobs, clocked } = eachMinute(given);
  let stopping = false;
  const notices = new JobNotices({ pool, logger });
  const liveness = watchWorkers({ pool, logger, expect: (due) => notices.expect(due) });
  const setting = { shop, inHand, notices, liveness, isWanted: () => !stopping };
  const kept = await Promise.all(
    // One clock is enough: it enqueues the jobs of all lanes.
    lanesOf(jobs).map((lane, index) =>
      keepWorking({ logger, begin: beginLane({ ...setting, lane, clocked: index === 0 ? clocked : [] }) }),
    ),
  );
  return {
    stop: async (patience = null) => {
      stopping = true;
      inHand.interrupt();
      const ended = Promise.all(kept.map((one) => one.stop()));
      notices.close();
      const grace = pause(GRACE_MS, undefined, { ref: false });
      await Promise.race([ended, Promise.all([grace, patience])]);
      await inHand.requeue().catch((error: unknown) => logger.warn({ err: error }, 'jobs could not be given back'));
      await liveness.stop();
    },
  };
};
