import type { ZodType } from 'zod';
import type { Ctx } from './context.ts';

/** Work done after a commit by the worker, at least once: `run` must be idempotent. */
export interface Job<Payload> {
  readonly name: string;
  readonly payload: ZodType<Payload>;
  /** Crontab line (UTC) for jobs that also run by the clock, with an empty payload. */
  readonly cron?: string;
  run(ctx: Ctx, payload: Payload): Promise<void>;
}

export const defineJob = <Payload>(job: Job<Payload>): Job<Payload> => job;

export interface EnqueueOptions {
  /** Jobs with one key are one job: a second enqueue before the run replaces it. */
  key?: string;
  runAt?: Date;
  maxAttempts?: number;
}

/** Adds a job in the caller's transaction: it exists exactly when the transaction commits. */
export const enqueue = async <Payload>(
  ctx: Ctx,
  job: Job<Payload>,
  payload: Payload,
  options: EnqueueOptions = {},
): Promise<void> => {
  await ctx.sql(
    'SELECT graphile_worker.add_job($1, payload := $2::json, run_at := $3, max_attempts := $4, job_key := $5)',
    [job.name, JSON.stringify(payload), options.runAt ?? null, options.maxAttempts ?? 25, options.key ?? null],
    'jobs.enqueue',
  );
};
