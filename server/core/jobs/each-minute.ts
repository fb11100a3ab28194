import * as z from 'zod';
import type { Ctx } from '../context.ts';
import { traced } from '../tracing/tracing.ts';
import { defineJob, type Job } from './jobs.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- payloads differ per job
type AnyJob = Job<any>;

const EACH_MINUTE = '* * * * *';

/** Those that wait for nobody, and for no turn. */
const isShort = ({ cron, lane, queue }: AnyJob): boolean => cron === EACH_MINUTE && !lane && !queue;

const runOne = (ctx: Ctx, job: AnyJob): Promise<void> =>
  traced(ctx.shop.tracing, { name: `job ${job.name}`, kind: 'internal' }, () => job.run(ctx, job.payload.parse({})));

/** One after another, whatever one of them does; throws what the first one threw that failed, so that all are tried again. */
const runAll = async (ctx: Ctx, jobs: readonly AnyJob[]): Promise<void> => {
  const failures: unknown[] = [];
  for (const job of jobs) {
    if (ctx.stopped?.aborted) return;
    await runOne(ctx, job).catch((error: unknown) => {
      ctx.shop.logger.error({ err: error, task: job.name }, 'a job of each minute failed');
      failures.push(error);
    });
  }
  if (failures.length > 0) throw failures[0];
};

export interface EachMinute {
  /** All of them, and the one that runs the short ones. */
  readonly jobs: readonly AnyJob[];
  /** Those that the clock enqueues. */
  readonly clocked: readonly AnyJob[];
}

/**
 * Has the jobs that look each minute whether something is due run as one job, one after another: a job of its own costs three
 * transactions beside its look, and a shop at rest does little else. Whoever enqueues one of them still may.
 */
export const eachMinute = (jobs: readonly AnyJob[]): EachMinute => {
  const short = jobs.filter(isShort);
  const all = defineJob({
    name: 'core.each-minute',
    payload: z.object({}).loose(),
    cron: EACH_MINUTE,
    run: (ctx) => runAll(ctx, short),
  });
  return { jobs: [...jobs, all], clocked: [...jobs.filter((job) => !isShort(job)), all] };
};
