import type { ZodType } from 'zod';
import type { Ctx } from '../context.ts';
import { withTrace } from '../tracing/tracing.ts';
import { addJobs } from './job-queue.ts';

/** What a job waits for: a server outside the shop, or the thread that examines and draws meshes. */
export type Lane = 'mail' | 'paypal' | 'carriers' | 'peppol' | 'models';

/** Work done after a commit by the worker, at least once: `run` must be idempotent. */
export interface Job<Payload> {
  readonly name: string;
  readonly payload: ZodType<Payload>;
  /** Crontab line (UTC) for jobs that also run by the clock, with an empty payload. */
  readonly cron?: string;
  /** Jobs that wait have workers of their own: a slow mail server holds up mails alone, a heavy mesh meshes alone. */
  readonly lane?: Lane;
  /** Jobs of one queue run one after another, whatever their name: long work then leaves the worker to the others. */
  readonly queue?: string;
  /** Long work ends when `ctx.stopped` is aborted. */
  run(ctx: Ctx, payload: Payload): Promise<void>;
}

export const defineJob = <Payload>(job: Job<Payload>): Job<Payload> => job;

export interface EnqueueOptions {
  /** Jobs with one key are one job: a second enqueue before the run replaces it. */
  key?: string | null;
  /** Ten seconds late at most where it is nearer than that. */
  runAt?: Date | null;
  maxAttempts?: number;
}

/**
 * Adds a job in the caller's transaction: it exists exactly when the transaction commits, and from its last statement on.
 * Outside a transaction it exists at once.
 */
export const enqueue = async <Payload>(
  ctx: Ctx,
  job: Pick<Job<Payload>, 'name' | 'queue'>,
  given: Payload,
  { runAt = null, maxAttempts = 25, key = null }: EnqueueOptions = {},
): Promise<void> => {
  const { name: identifier, queue: queue_name = null } = job;
  const payload = withTrace(ctx.shop.tracing, given);
  const spec = { identifier, payload, queue_name, run_at: runAt, max_attempts: maxAttempts, job_key: key };
  if (ctx.enqueued) ctx.enqueued.push(spec);
  else await addJobs(ctx.sql, [spec]);
};
